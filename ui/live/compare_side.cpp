// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/compare_side.h"

#include "ui/base/session.h"
#include "ui/live/recordings.h"
#include "ui/live/watched_runs.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/parts.h"
#include "visual/paint/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace ks::ui {
namespace {

constexpr int most_rows_seen = 5;

} // namespace

CompareSide::CompareSide(Session& session, WatchedRuns& runs)
    : session_(session), runs_(runs), list_(new QTableView),
      baseline_(
          add_button("set-baseline", tr("Set as baseline"), tr("Compare the other runs with this one"))),
      save_(add_button("save-live", tr("Save…"), tr("Save this run with all that was told of it"))),
      open_(add_button("open-live", tr("Open"),
                       tr("Open a run that was saved, or replay one that ships with the program"))),
      remove_(add_button("remove-live", tr("Remove"), tr("Forget this run; a file of it stays"))) {
    setObjectName(QStringLiteral("compare-side"));
    build_list();
    build_open();
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (QPushButton* button : {baseline_, save_, open_, remove_})
        row->addWidget(button);
    row->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(list_);
    column->addLayout(row);
    connect(baseline_, &QPushButton::clicked, this,
            [this] { runs_.set_baseline(runs_.baseline() == current() ? -1 : current()); });
    connect(save_, &QPushButton::clicked, this, [this] { emit save_wanted(current()); });
    connect(remove_, &QPushButton::clicked, this, [this] { runs_.remove(current()); });
    connect(&runs, &WatchedRuns::changed, this, &CompareSide::show_state);
    connect(&session, &Session::theme_changed, this, &CompareSide::fit_rows);
    connect(list_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        show_state();
        emit chosen(current());
    });
    show_state();
}

QPushButton* CompareSide::add_button(const char* id, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(id));
    button->setToolTip(plain_tip(tip));
    return button;
}

/// Builds the menu that opens a file or one of the recordings.
void CompareSide::build_open() {
    auto* menu = new QMenu(open_);
    menu->setObjectName(QStringLiteral("open-live-menu"));
    connect(menu->addAction(tr("A file…")), &QAction::triggered, this, &CompareSide::open_wanted);
    menu->addSeparator();
    offer_recordings(*menu, [this](const QString& path) { emit recording_wanted(path); });
    open_->setMenu(menu);
}

void CompareSide::build_list() {
    list_->setObjectName(QStringLiteral("watched-runs"));
    list_->setAccessibleName(tr("Watched runs of this session"));
    list_->setModel(&runs_);
    list_->setSelectionBehavior(QAbstractItemView::SelectRows);
    list_->setSelectionMode(QAbstractItemView::SingleSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setShowGrid(false);
    copies_cells(*list_);
    list_->setAlternatingRowColors(true);
    list_->setTabKeyNavigation(false);
    list_->setWordWrap(false);
    list_->verticalHeader()->hide();
    list_->horizontalHeader()->setHighlightSections(false);
    list_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->horizontalHeader()->setSectionResizeMode(WatchedRuns::title, QHeaderView::Stretch);
    fit_rows();
}

/// Makes the list as high as its rows, up to a few.
void CompareSide::fit_rows() {
    const int row = qRound(30 * session_.theme().scale());
    list_->verticalHeader()->setDefaultSectionSize(row);
    list_->setFixedHeight((std::clamp(runs_.count(), 1, most_rows_seen) + 1) * row + 4);
}

int CompareSide::current() const {
    const QModelIndex at = list_->currentIndex();
    return at.isValid() ? at.row() : -1;
}

void CompareSide::choose(int row) {
    list_->selectRow(row);
}

void CompareSide::show_state() {
    fit_rows();
    const bool any = runs_.entry(current());
    for (QPushButton* button : {baseline_, save_, remove_})
        button->setEnabled(any);
    const bool is_it = any && runs_.baseline() == current();
    baseline_->setText(is_it ? tr("No baseline") : tr("Set as baseline"));
}

} // namespace ks::ui
