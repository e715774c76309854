// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the Pareto page.
#include "ui/base/reading_bar.h"
#include "ui/base/session.h"
#include "ui/pareto/front_canvas.h"
#include "ui/pareto/pareto_page.h"
#include "ui/pareto/view_bar.h"
#include "ui/pareto/what_if.h"
#include "ui/widgets/dock_area.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/parts.h"
#include "visual/paint/fonts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

namespace {

/// The label with the message in an empty state.
QLabel* sentence_of(const QWidget& state) {
    for (auto* label : state.findChildren<QLabel*>())
        if (label->property("role").toString() == QLatin1String("sentence"))
            return label;
    return nullptr;
}

} // namespace

QWidget* ParetoPage::build_body() {
    canvas_->setObjectName(QStringLiteral("front"));
    canvas_->setAccessibleName(tr("Points of cost and value that no other one beats"));
    canvas_->set_theme(session().theme());
    timeline_->setObjectName(QStringLiteral("timeline"));
    timeline_->setAccessibleName(tr("When each task has the processor"));
    timeline_->set_theme(session().theme());
    timeline_->set_scene([this](QSizeF size) {
        scene::DisplayList list{size.width(), size.height(), {}, {}};
        scene::draw_schedules(list, schedule_picture(), {0, 0, size.width(), size.height()},
                              paint::FontMeasure());
        return list;
    });
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addWidget(head_);
    column->addWidget(new ReadingBar(reading_));
    column->addWidget(build_progress());
    problem_ = labelled({}, "error");
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->hide();
    column->addWidget(problem_);
    column->addWidget(build_docks(), 1);
    view_fold_ = &head_->add_fold(*view_bar_, tr("Costs"),
                                  tr("Show or hide the range of costs, and fronts beside this one"));
    timeline_fold_ =
        &head_->add_fold(*timeline_, tr("Timeline"), tr("Show or hide when each task has the processor"));
    side_fold_ = &head_->add_fold(*side_, tr("Point"), tr("Show or hide the chosen point in words"));
    return body;
}

/// The front is in the centre; the chosen point is to its right, and the timeline below.
QWidget* ParetoPage::build_docks() {
    auto* main = new QWidget;
    auto* column = new QVBoxLayout(main);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(view_bar_);
    column->addWidget(canvas_, 1);
    auto* docks = new DockArea(*main, {.lines = Qt::Vertical});
    docks->add(
        *timeline_,
        {.name = "timeline", .title = tr("Timeline"), .place = DockPlace::bottom, .wanted = [this](QSizeF) {
             return QSizeF(0, scene::schedule_height(schedule_picture()));
         }});
    side_ = build_side();
    docks->add(*side_,
               {.name = "point", .title = tr("Point"), .place = DockPlace::right, .wanted = [](QSizeF) {
                    constexpr int side_width = 344;
                    return QSizeF(side_width, 0);
                }});
    return docks;
}

QWidget* ParetoPage::build_side() {
    auto* words = new QWidget;
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(16, 0, 8, 0);
    column->setSpacing(16);
    column->addWidget(point_);
    column->addWidget(hairline(Qt::Horizontal));
    column->addWidget(what_if_);
    column->addWidget(hairline(Qt::Horizontal));
    column->addWidget(&point_->neighbours());
    point_->set_neighbours_after(what_if_->last());
    source_ = labelled({}, "quiet");
    source_->setObjectName(QStringLiteral("source"));
    source_->setWordWrap(true);
    column->addWidget(source_);
    column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("side"));
    scroll->setAccessibleName(tr("Point"));
    scroll->setWidget(words);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // its room is reserved, so that the sliders do not move
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    return scroll;
}

QWidget* ParetoPage::build_progress() {
    progress_ = new QWidget;
    auto* row = new QHBoxLayout(progress_);
    row->setContentsMargins(0, 0, 0, 0);
    bar_ = new QProgressBar;
    bar_->setRange(0, progress_steps);
    bar_->setObjectName(QStringLiteral("progress"));
    bar_->setTextVisible(false);
    bar_->setAccessibleName(tr("How far finding the front is"));
    doing_ = labelled({}, "quiet");
    doing_->setObjectName(QStringLiteral("doing"));
    cancel_ = new QPushButton(tr("Cancel"));
    cancel_->setObjectName(QStringLiteral("cancel"));
    find_again_ = new QPushButton(tr("Find the front"));
    find_again_->setObjectName(QStringLiteral("find-again"));
    row->addWidget(doing_);
    row->addWidget(bar_, 1);
    row->addWidget(cancel_);
    row->addWidget(find_again_);
    row->addStretch();
    progress_->hide();
    connect(cancel_, &QPushButton::clicked, this, &ParetoPage::cancel);
    connect(find_again_, &QPushButton::clicked, this, &ParetoPage::find);
    return progress_;
}

QWidget* ParetoPage::build_empty() {
    auto* empty = new EmptyState(
        QStringLiteral("pareto"), tr("Nothing to trade off yet"),
        tr("Open an instance or let a preset make one: the page draws what every budget buys at best."));
    offer_instances(*empty);
    return empty;
}

QWidget* ParetoPage::build_kindless() {
    auto* kindless =
        new EmptyState(QStringLiteral("pareto"), tr("There is no front of this"),
                       tr("Instances of this kind have one answer, not one for each cost. Open or "
                          "generate one whose choices have a cost and a value."));
    offer_instances(*kindless);
    return kindless;
}

QWidget* ParetoPage::build_refused() {
    auto* refused = new EmptyState(QStringLiteral("pareto"), tr("The front is not shown"), {});
    refusal_ = sentence_of(*refused);
    refusal_->setObjectName(QStringLiteral("refusal"));
    narrower_ = &refused->add_button(tr("Only the cheaper half"));
    narrower_->setObjectName(QStringLiteral("narrower"));
    connect(narrower_, &QPushButton::clicked, this, [this] {
        const auto problem = kind_of(*shown_).front->problem(*shown_);
        const std::int64_t last = problem ? problem->last_cost() : INT64_MAX;
        range_.to = std::min(range_.to, last) / 2;
        find();
    });
    auto& again = refused->add_button(tr("Try again"));
    again.setObjectName(QStringLiteral("again"));
    connect(&again, &QPushButton::clicked, this, &ParetoPage::find);
    return refused;
}

} // namespace ks::ui
