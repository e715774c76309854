// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_table.h"

#include "solvers/core/stage_words.h"
#include "ui/base/session.h"
#include "ui/run/answer_view.h"
#include "ui/run/run_delegate.h"
#include "ui/run/run_model.h"
#include "ui/runs/answer_quality.h"
#include "ui/runs/run_words.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/parts.h"
#include "visual/paint/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace ks::ui {

RunTable::RunTable(Session& session)
    : session_(session), model_(new RunModel(session, this)), runs_(new QTableView),
      clear_(tool_button(QStringLiteral("remove"), tr("Clear"), tr("Forget the runs of this session"), true)),
      no_runs_(labelled({}, "quiet")), answer_(new AnswerView) {
    build();
    connect_all();
    fit_rows();
    show_state();
}

void RunTable::connect_all() {
    connect(&session_, &Session::catalogue_changed, this, &RunTable::show_state);
    connect(&session_, &Session::instance_changed, this, &RunTable::show_state);
    connect(&session_, &Session::watched_added, this, &RunTable::show_state);
    connect(&session_, &Session::outcomes_changed, this, [this] {
        show_state();
        // Not selectRow: a key that is held would add the row to the selection.
        runs_->selectionModel()->setCurrentIndex(model_->index(model_->rowCount() - 1, 0),
                                                 QItemSelectionModel::ClearAndSelect |
                                                     QItemSelectionModel::Rows);
        fit_columns();
    });
    connect(&session_, &Session::theme_changed, this, &RunTable::fit_rows);
    connect(&session_, &Session::theme_changed, this, &RunTable::fit_columns, Qt::QueuedConnection);
    connect(runs_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RunTable::show_answer);
}

void RunTable::build() {
    runs_->setObjectName(QStringLiteral("runs"));
    runs_->setAccessibleName(tr("Runs of this session"));
    runs_->setModel(model_);
    runs_->setItemDelegate(new RunDelegate(session_, this));
    runs_->setSelectionBehavior(QAbstractItemView::SelectRows);
    runs_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    runs_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    runs_->setShowGrid(false);
    copies_cells(*runs_);
    runs_->setAlternatingRowColors(true);
    runs_->setTabKeyNavigation(false);
    runs_->verticalHeader()->hide();
    runs_->viewport()->installEventFilter(this);
    runs_->horizontalHeader()->setHighlightSections(false);
    runs_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    runs_->horizontalHeader()->setSectionResizeMode(RunModel::stages, QHeaderView::Stretch);
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    no_runs_->setObjectName(QStringLiteral("no-runs"));
    no_runs_->setWordWrap(true);
    column->addWidget(no_runs_);
    column->addWidget(runs_, 1);
    clear_->setObjectName(QStringLiteral("clear-runs"));
    connect(clear_, &QToolButton::clicked, this, [this] { session_.clear_outcomes(); });
    auto* below = new QHBoxLayout;
    below->addWidget(build_legend(), 1);
    below->addWidget(clear_);
    column->addLayout(below);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(16);
    all->addLayout(column, 1);
    all->addWidget(hairline(Qt::Horizontal));
    all->addWidget(answer_);
}

QWidget* RunTable::build_legend() {
    auto* legend = legend_ = new QLabel;
    legend->setObjectName(QStringLiteral("legend"));
    legend->setProperty("role", "quiet");
    legend->setWordWrap(true);
    QSizePolicy policy = legend->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // or the table's room would depend on which columns it shows
    legend->setSizePolicy(policy);
    const auto show = [this, legend] {
        QString text;
        for (const QString& stage : stage_names(session_.outcomes()))
            text += QStringLiteral("<span style='color:%1'>■</span>&nbsp;%2&nbsp;&nbsp; ")
                        .arg(session_.theme().mark(stage_role(stage)).name(),
                             QString::fromStdString(stage_words(stage.toStdString())));
        legend->setText(text);
    };
    connect(&session_, &Session::theme_changed, legend, show);
    connect(&session_, &Session::outcomes_changed, legend, show); // a variant may add stages of its own
    show();
    return legend;
}

void RunTable::show_state() {
    const bool any = model_->rowCount() > 0;
    no_runs_->setText(session_.runner_problem() ? tr("Nothing can run here: see on the left.")
                      : session_.watched().empty()
                          ? tr("No runs yet: tick variants and press Run.")
                          : tr("This table has no runs yet: tick variants and press Run. "
                               "The runs that were watched are under Live, Blocks and Timing."));
    no_runs_->setVisible(!any);
    clear_->setEnabled(any);
    show_answer();
}

void RunTable::fit_rows() {
    runs_->verticalHeader()->setDefaultSectionSize(qRound(30 * session_.theme().scale()));
}

/// In a narrow window the bars of the stages give way to the numbers; the tool tip of a row still lists the
/// stages. The column of instances is there if there are several.
void RunTable::fit_columns() {
    runs_->setColumnHidden(RunModel::instance, !several_instances(session_.outcomes()));
    int others = 0;
    for (int column = 0; column < RunModel::column_count; ++column)
        if (column != RunModel::stages && !runs_->isColumnHidden(column))
            others += std::max(runs_->horizontalHeader()->sectionSizeHint(column),
                               static_cast<QAbstractItemView*>(runs_)->sizeHintForColumn(column));
    const int least = std::max(qRound(56 * session_.theme().scale()),
                               runs_->horizontalHeader()->sectionSizeHint(RunModel::stages));
    const bool hidden = others + least > runs_->viewport()->width();
    runs_->setColumnHidden(RunModel::stages, hidden);
    runs_->horizontalHeader()->setStretchLastSection(hidden);
    legend_->setVisible(!hidden);
}

bool RunTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched == runs_->viewport() && event->type() == QEvent::Resize)
        fit_columns();
    return QWidget::eventFilter(watched, event);
}

void RunTable::show_answer() {
    const int row = runs_->currentIndex().row();
    const bool chosen = row >= 0 && row < model_->rowCount();
    if (!chosen)
        return answer_->show_run(nullptr, session_.instance());
    const Outcome& run = model_->outcome(row);
    answer_->show_run(&run, session_.instance(),
                      QString::fromStdString(quality_of(run, session_.outcomes()).words));
}

} // namespace ks::ui
