// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stepping/step_outline.h"

#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/paint/theme.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {
namespace {

/// Of a unit with more steps only those around the current one are listed.
constexpr std::int64_t most_steps = 2000;

constexpr double panel_width = 560, panel_height = 420;

} // namespace

OutlineModel::OutlineModel(Stepper& stepper, QObject* parent)
    : QAbstractTableModel(parent), stepper_(stepper) {}

void OutlineModel::follow() {
    const std::int64_t at = stepper_.at();
    if (track_ == stepper_.shared_track() && at >= begin_ && at < end_)
        return;
    beginResetModel();
    if (track_ != stepper_.shared_track()) {
        track_ = stepper_.shared_track();
        entries_ = track_ ? track_->outline() : std::vector<OutlineEntry>();
    }
    lines_.clear();
    begin_ = end_ = 0;
    if (track_) {
        if (entries_.empty() || entries_.front().step > 0)
            lines_.push_back({.at = 0});
        const auto after = std::ranges::upper_bound(entries_, at, {}, &OutlineEntry::step);
        const std::int64_t end = after == entries_.end() ? track_->count() + 1 : after->step;
        for (auto entry = entries_.begin(); entry != entries_.end(); ++entry) {
            lines_.push_back({entry->step, entry->level, in_language(entry->title)});
            if (entry + 1 == after)
                add_steps(entry->step, end);
        }
        if (after == entries_.begin())
            begin_ = 0, end_ = end;
    }
    endResetModel();
}

/// Adds the steps of the current unit, which begins at `begin` with a line of its own.
void OutlineModel::add_steps(std::int64_t begin, std::int64_t end) {
    const std::int64_t at = stepper_.at();
    const bool all = end - begin <= most_steps;
    begin_ = all ? begin : std::max(begin, at - most_steps / 2);
    end_ = all ? end : std::min(end, at + most_steps / 2);
    for (std::int64_t step = std::max(begin_, begin + 1); step < end_; ++step)
        lines_.push_back({.at = step});
}

int OutlineModel::current() const {
    const auto after = std::ranges::upper_bound(lines_, stepper_.at(), {}, &Line::at);
    return static_cast<int>(after - lines_.begin()) - 1;
}

void OutlineModel::retell() {
    if (!lines_.empty())
        emit dataChanged(index(0, sentence), index(rowCount() - 1, sentence));
}

int OutlineModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}
int OutlineModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = lines_[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole)
        return plain_tip(index.column() != sentence ? track_->label(line.at)
                         : stepper_.tells(line.at)  ? track_->sentence(line.at)
                                                    : tr("not shown yet"));
    const bool words = role == Qt::DisplayRole || role == Qt::EditRole;
    if (words && index.column() == sentence)
        return stepper_.tells(line.at) ? track_->sentence(line.at) : tr("not shown yet");
    if (words) {
        const QString indent(role == Qt::EditRole         ? 0
                             : line.level == Level::phase ? 0
                             : line.level == Level::row   ? 2
                                                          : 4,
                             QLatin1Char(' '));
        return indent + (line.title.isEmpty() ? track_->label(line.at) : line.title);
    }
    if (role == Qt::ForegroundRole && index.column() == sentence && !stepper_.tells(line.at))
        return QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
    if (role == Qt::FontRole && index.column() == place && line.level == Level::phase &&
        !line.title.isEmpty()) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

QVariant OutlineModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == place ? tr("Where") : tr("What happens");
}

StepOutline::StepOutline(Session& session, Stepper& stepper)
    : session_(session), stepper_(stepper), model_(new OutlineModel(stepper, this)), list_(new QTreeView),
      said_(labelled({}, "quiet")) {
    setObjectName(QStringLiteral("outline-panel"));
    setAccessibleName(tr("Outline"));
    list_->setObjectName(QStringLiteral("outline"));
    list_->setAccessibleName(tr("Phases, rows and steps"));
    list_->setModel(model_);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->header()->hide();
    list_->header()->setStretchLastSection(true);
    copies_cells(*list_);
    said_->setObjectName(QStringLiteral("no-change"));
    said_->setWordWrap(true);
    said_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(build_changes());
    column->addWidget(said_);
    column->addWidget(list_, 1);
    hide();

    const auto go = [this](const QModelIndex& index) { stepper_.go(model_->position(index.row())); };
    connect(list_, &QTreeView::clicked, this, go);
    connect(list_, &QTreeView::activated, this, go);
    connect(&stepper, &Stepper::track_changed, this, &StepOutline::follow);
    connect(&stepper, &Stepper::moved, this, &StepOutline::follow);
    connect(&stepper, &Stepper::told, model_, &OutlineModel::retell);
    connect(&stepper, &Stepper::no_change, this, [this](const QString& why) {
        said_->setText(why);
        said_->show();
    });
    connect(&session, &Session::theme_changed, this, [this] {
        retint(*this, session_.theme());
        lay_out();
    });
}

QWidget* StepOutline::build_changes() {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(labelled(tr("Next change of"), "quiet"));
    const auto add = [&](Watched what, const QString& text, const char* key) {
        auto* button = new QPushButton(text);
        button->setObjectName(QString::fromLatin1(key));
        button->setToolTip(with_key(tr("Go to the next step where it changes"), key));
        connect(button, &QPushButton::clicked, this, [this, what] { stepper_.next_change(what); });
        row->addWidget(button);
        changes_.emplace_back(what, button);
    };
    add(Watched::cell, tr("this cell"), "step.cell-changes");
    add(Watched::choice, tr("the choice"), "step.choice-changes");
    add(Watched::branch, tr("the branch"), "step.branch-changes");
    row->addStretch();
    auto* close = tool_button(QStringLiteral("close"), tr("Close the outline"), tr("Close"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    row->addWidget(close);
    return line;
}

void StepOutline::open_above(QWidget& bar) {
    if (bar_ != &bar) {
        bar_ = &bar;
        setParent(bar.window());
        bar.window()->installEventFilter(this);
        bar.installEventFilter(this);
    }
    retint(*this, session_.theme());
    lay_out();
    show();
    raise();
    follow();
}

bool StepOutline::eventFilter(QObject* watched, QEvent* event) {
    if (watched == bar_ && event->type() == QEvent::Hide)
        hide();
    else if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        lay_out();
    return QFrame::eventFilter(watched, event);
}

void StepOutline::lay_out() {
    if (!bar_)
        return;
    const double scale = session_.theme().scale();
    const QPoint end = bar_->mapTo(bar_->window(), QPoint(bar_->width(), 0));
    const int width = std::min(qRound(panel_width * scale), bar_->width() - 16);
    const int height = std::min(qRound(panel_height * scale), end.y() - 16);
    setGeometry(end.x() - width - 8, end.y() - height - 4, width, height);
    list_->setColumnWidth(OutlineModel::place, width * 2 / 5);
}

void StepOutline::follow() {
    if (!isVisible())
        return;
    said_->hide();
    for (const auto& [what, button] : changes_)
        button->setEnabled(stepper_.can_watch(what));
    model_->follow();
    const QSignalBlocker quiet(list_);
    list_->setCurrentIndex(model_->index(model_->current(), 0));
    list_->scrollTo(list_->currentIndex());
}

void StepOutline::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

void StepOutline::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    if (isHidden()) // not with the whole window
        emit closed();
}

} // namespace ks::ui
