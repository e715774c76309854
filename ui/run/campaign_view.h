// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/background_task.h"
#include "ui/jobs/file_reading.h"
#include "ui/run/campaign_run.h"
#include "visual/export/picture.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QTableView;

namespace ks::ui {

class CampaignModel;

/// The part of the Run page for campaigns: those that ship and those that were opened. One of them is
/// measured, and its table fills row by row.
class CampaignView : public QWidget {
    Q_OBJECT

public:
    explicit CampaignView(Session& session);

    /// Starts the chosen campaign, or continues it.
    void start();
    void cancel() { run_.cancel(); }
    bool running() const { return run_.running(); }
    bool can_start() const;
    bool has_rows() const;
    /// The list to choose a campaign from, which gives way to the rows where there is little room.
    QWidget& list_side() { return *list_side_; }
    /// The text of the start button: "Measure", "Go on".
    QString start_text() const;
    std::optional<Error> failure() const { return run_.failure(); }

    /// The rows so far. It is an error (input) if nothing is measured yet.
    Result<visual::Picture> picture(QSizeF size) const;
    Result<QByteArray> csv() const;

signals:
    void changed();
    void settled();
    void open_wanted();
    void results_wanted(const QString& path); ///< the user wants to compare what was measured

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* build_list();
    QWidget* build_head();
    QWidget* build_live();
    QWidget* build_rows();
    void fit_columns();
    void catch_up();
    void fill_list();
    void read_again();
    void take(const std::vector<CampaignFile>& files);
    void add(const CampaignFile& file);
    void choose(int row);
    void choose_output();
    void propose_output(const CampaignFile& file);
    void show_output();
    void show_held(const QString& path, std::optional<std::size_t> rows, std::size_t of);
    void show_live();
    void finish();
    const CampaignFile* chosen() const;

    Session& session_;
    CampaignRun run_;
    std::vector<CampaignFile> files_;
    bool filled_ = false, outdated_ = false; ///< outdated: `files_` were read with other variants
    QListWidget* list_;
    QWidget* list_side_ = nullptr;
    QLabel* title_;
    QLabel* about_;
    QLineEdit* output_;
    QPushButton* other_output_;
    QLabel* held_;
    FileReading looking_;                  ///< at the file for the results
    std::optional<std::size_t> rows_held_; ///< in it; nothing: none of this campaign, or not known yet
    QWidget* live_ = nullptr;
    QLabel* doing_;
    QLabel* remaining_;
    QLabel* measured_;
    QProgressBar* bar_;
    QLabel* failure_;
    CampaignModel* model_;
    QTableView* rows_;
    QPushButton* compare_;
    BackgroundTask reading_;
};

} // namespace ks::ui
