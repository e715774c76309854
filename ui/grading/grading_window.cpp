// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/grading/grading_window.h"

#include "solvers/core/csv_text.h"
#include "solvers/core/files.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/widgets/called.h"
#include "ui/widgets/cell_text.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "visual/paint/theme.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace ks::ui {
namespace {

/// "12 files; 1 cannot be graded, 2 late, 1 repeated, 1 edited."
QString summary_of(const std::vector<GradedFile>& files) {
    const auto count = [&files](auto is) { return std::ranges::count_if(files, is); };
    const auto late = count([](const GradedFile& file) { return file.late; });
    const auto repeated = count([](const GradedFile& file) { return !file.same_as.empty(); });
    const auto edited = count([](const GradedFile& file) { return !file.edited.empty(); });
    const auto not_graded = count([](const GradedFile& file) { return !file.not_graded.empty(); });
    return GradingWindow::tr("Files: %1. Not graded: %2. Late: %3. Repeated: %4. Edited: %5.")
        .arg(files.size())
        .arg(not_graded)
        .arg(late)
        .arg(repeated)
        .arg(edited);
}

} // namespace

GradingWindow::GradingWindow(Session& session, QWidget* parent)
    : QDialog(parent), session_(session), sheet_button_(called(new QPushButton(tr("Sheet…")), "grading-sheet",
                                                               tr("Choose the sheet of exercises"))),
      folder_button_(
          called(new QPushButton(tr("Folder…")), "grading-folder", tr("Choose the folder of answer files"))),
      cancel_(called(new QPushButton(tr("Cancel")), "grading-cancel", tr("Cancel the grading"))),
      export_(called(new QPushButton(tr("Export CSV…")), "grading-export", tr("Export the table as CSV"))),
      sheet_name_(labelled({}, "quiet")), folder_name_(labelled({}, "quiet")),
      said_(labelled({}, "sentence")),
      progress_(called(new QProgressBar, "grading-progress", tr("Graded files"))),
      table_(called(new QTableView, "graded-files", tr("Answers by file"))) {
    setObjectName(QStringLiteral("grading"));
    setWindowTitle(tr("Grade answers"));
    said_->setObjectName(QStringLiteral("grading-said"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    order_.setSourceModel(&files_);
    table_->setModel(&order_);
    table_->setSortingEnabled(true);
    table_->setAlternatingRowColors(true);
    table_->verticalHeader()->hide();
    copies_cells(*table_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    column->addWidget(build_choices());
    progress_row_ = build_progress();
    column->addWidget(progress_row_);
    column->addWidget(said_);
    column->addWidget(table_, 1);
    column->addWidget(build_buttons());
    resize(QSize(960, 560) * session.theme().scale());
    connect(&grading_, &FolderGrading::told, this, &GradingWindow::show_progress);
    connect(&grading_, &FolderGrading::finished, this, &GradingWindow::show_outcome);
    choose_sheet({});
    choose_folder({});
}

QWidget* GradingWindow::build_choices() {
    auto* choices = new QWidget;
    auto* grid = new QGridLayout(choices);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const auto& [button, name] :
         {std::pair(sheet_button_, sheet_name_), std::pair(folder_button_, folder_name_)}) {
        button->setAutoDefault(false);
        name->setTextFormat(Qt::PlainText);
        grid->addWidget(button, row, 0);
        grid->addWidget(name, row++, 1);
    }
    connect(sheet_button_, &QPushButton::clicked, this, &GradingWindow::ask_for_sheet);
    connect(folder_button_, &QPushButton::clicked, this, &GradingWindow::ask_for_folder);
    return choices;
}

QWidget* GradingWindow::build_progress() {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(progress_, 1);
    row->addWidget(cancel_);
    cancel_->setAutoDefault(false);
    connect(cancel_, &QPushButton::clicked, &grading_, &FolderGrading::cancel);
    bar->hide();
    return bar;
}

QWidget* GradingWindow::build_buttons() {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    auto* close = called(new QPushButton(tr("Close")), "grading-close", tr("Close"));
    export_->setAutoDefault(false);
    close->setAutoDefault(false);
    row->addWidget(export_);
    row->addStretch();
    row->addWidget(close);
    connect(export_, &QPushButton::clicked, this, &GradingWindow::export_csv);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    return bar;
}

void GradingWindow::choose_sheet(const QString& path) {
    sheet_ = path;
    sheet_name_->setText(path.isEmpty() ? tr("The sheet that the class has done") : path);
    grade();
}

void GradingWindow::choose_folder(const QString& path) {
    folder_ = path;
    folder_name_->setText(path.isEmpty() ? tr("The folder with the answer files of the class") : path);
    grade();
}

void GradingWindow::ask_for_sheet() {
    const QString path = ask_what_to_open(*this, session_, tr("The sheet of exercises"),
                                          tr("Sheets of exercises (*.json);;All files (*)"));
    if (!path.isEmpty())
        choose_sheet(path);
}

void GradingWindow::ask_for_folder() {
    const QString path = ui::ask_for_folder(*this, session_, tr("The folder of answer files"));
    if (!path.isEmpty())
        choose_folder(path);
}

/// Begins once both are chosen. A choice during the grading begins it again.
void GradingWindow::grade() {
    export_->setEnabled(false);
    if (sheet_.isEmpty() || folder_.isEmpty())
        return say(tr("Choose the sheet and the folder."), false);
    if (grading_.busy()) {
        again_ = true;
        return grading_.cancel();
    }
    say({}, false);
    files_.clear();
    progress_->setRange(0, 0);
    progress_row_->show();
    grading_.start(sheet_, folder_);
}

void GradingWindow::show_progress(int done, int of) {
    progress_->setRange(0, std::max(of, 1));
    progress_->setValue(done);
}

void GradingWindow::show_outcome() {
    progress_row_->hide();
    if (std::exchange(again_, false))
        return grade();
    const Result<GradedFolder>& outcome = *grading_.outcome();
    export_->setEnabled(static_cast<bool>(outcome));
    if (outcome)
        show_files(*outcome);
    else if (outcome.error().code == ErrorCode::cancelled)
        say(tr("The grading was cancelled. Choose the folder to begin again."), false);
    else
        say(sentence(outcome.error()), true);
}

void GradingWindow::show_files(const GradedFolder& graded) {
    say(summary_of(graded.files), false);
    files_.set_graded(graded);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->sortByColumn(0, Qt::AscendingOrder);
    fit_cells();
    widen();
}

/// The window shows all columns, as far as the screen is wide enough.
void GradingWindow::widen() {
    const int hidden = table_->horizontalHeader()->length() - table_->viewport()->width();
    const int most = screen()->availableGeometry().width() - (frameGeometry().width() - width());
    if (hidden > 0 && width() < most)
        resize(std::min(width() + hidden, most), height());
}

/// A long text wraps in a column that is not wide, and its row is as high as it needs. Only the first rows
/// are measured for the widths, and only rows with a long text for their height: a folder may have thousands.
void GradingWindow::fit_cells() {
    constexpr int measured_rows = 100;
    table_->horizontalHeader()->setResizeContentsPrecision(measured_rows);
    table_->resizeColumnsToContents();
    const int widest = static_cast<int>(280 * session_.theme().scale());
    const int margin = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
    const QFontMetrics metrics = table_->fontMetrics();
    for (int c = 0; c < order_.columnCount(); ++c) {
        const int width = std::min(table_->columnWidth(c), widest);
        table_->setColumnWidth(c, width);
        for (int r = 0; r < order_.rowCount(); ++r)
            if (metrics.horizontalAdvance(order_.index(r, c).data().toString()) > width - margin)
                table_->resizeRowToContents(r);
    }
}

Result<void> GradingWindow::write_csv(const QString& path) const {
    const auto& outcome = grading_.outcome();
    if (!outcome || !*outcome)
        return Error{.code = ErrorCode::usage, .what = "no answers are graded", .todo = "choose a folder"};
    return write_file(path.toStdString(), csv_text(graded_rows((*outcome)->sheet, (*outcome)->files)));
}

void GradingWindow::export_csv() {
    const QString path = ask_where_to_save(*this, session_, tr("Export the table as CSV"),
                                           QStringLiteral("points.csv"), tr("CSV files (*.csv)"));
    if (path.isEmpty())
        return;
    const Result<void> written = write_csv(path);
    say(written ? tr("%1 was written.").arg(QFileInfo(path).fileName()) : sentence(written.error()),
        !written);
}

void GradingWindow::say(const QString& text, bool wrong) {
    said_->setText(text);
    said_->setAccessibleName(text);
    said_->setProperty("role", wrong ? "error" : "sentence");
    restyle(*said_);
    said_->setVisible(!text.isEmpty());
}

} // namespace ks::ui
