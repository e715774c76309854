// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/grading/folder_grading.h"
#include "ui/grading/graded_table.h"

#include <QDialog>
#include <QSortFilterProxyModel>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace ks::ui {

class Session;

/// The answers of a class to a sheet of exercises, as a table: name, points by exercise, misconceptions, and
/// what a teacher has to look at, which are late, repeated and edited files.
class GradingWindow : public QDialog {
    Q_OBJECT

public:
    explicit GradingWindow(Session& session, QWidget* parent = nullptr);

    /// Grades the files of the folder. Empty: it is not chosen yet.
    void choose_sheet(const QString& path);
    void choose_folder(const QString& path);
    bool busy() const { return grading_.busy(); }
    /// Writes the table as CSV. Fails (output) if the file cannot be written.
    Result<void> write_csv(const QString& path) const;

private:
    QWidget* build_choices();
    QWidget* build_progress();
    QWidget* build_buttons();
    void ask_for_sheet();
    void ask_for_folder();
    void grade();
    void show_progress(int done, int of);
    void show_outcome();
    void show_files(const GradedFolder& graded);
    void fit_cells();
    void widen();
    void export_csv();
    void say(const QString& text, bool wrong);

    Session& session_;
    QString sheet_, folder_;
    FolderGrading grading_;
    bool again_ = false; ///< another sheet or folder was chosen meanwhile
    QPushButton *sheet_button_, *folder_button_, *cancel_, *export_;
    QLabel *sheet_name_, *folder_name_, *said_;
    QProgressBar* progress_;
    QWidget* progress_row_ = nullptr;
    GradedTable files_;
    QSortFilterProxyModel order_; ///< of the rows, as the user sorts them
    QTableView* table_;
};

} // namespace ks::ui
