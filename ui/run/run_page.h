// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/run/run_queue.h"

class QLabel;
class QPushButton;
class QStackedLayout;
class QTableView;
class QToolButton;

namespace ks::ui {

class AnswerView;
class CampaignView;
class Fold;
class LivePanel;
class PageHead;
class RunModel;
class RunStatus;
class VariantList;
class WatchControls;

/// Runs the ticked variants on the open instance and shows live progress, what is watched of a run, the table
/// of runs, the answer and its check. The other half of the page measures campaigns.
class RunPage : public Page {
    Q_OBJECT

public:
    explicit RunPage(Session& session);

    void activated() override;
    Result<void> apply(const ViewOptions& options) override;
    bool busy() const override;
    std::optional<Error> problem() const override;
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

protected:
    void make_room() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Half { runs, campaigns };
    QWidget* build_side();
    QWidget* build_variants();
    QWidget* build_right();
    QWidget* build_runs();
    void add_keys();
    void connect_halves();
    void connect_runs();
    QWidget* build_legend();
    QWidget* build_empty();
    void show_campaigns(bool on);
    void show_state();
    bool running() const;
    void fit_columns();
    void show_primary();
    void show_answer();
    void toggle();
    bool shows_watched() const;

    RunQueue queue_;
    PageHead* head_;
    QPushButton* campaigns_button_;
    QStackedLayout* layers_;
    QStackedLayout* halves_;
    CampaignView* campaigns_;
    VariantList* variants_;
    Fold *fold_ = nullptr, *campaigns_fold_ = nullptr;
    WatchControls* watch_;
    RunStatus* status_;
    LivePanel* live_ = nullptr;
    RunModel* model_;
    QTableView* runs_;
    QToolButton* clear_;
    QLabel* legend_ = nullptr;
    QLabel* no_runs_;
    AnswerView* answer_;
};

} // namespace ks::ui
