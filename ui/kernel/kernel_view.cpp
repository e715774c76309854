// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/kernel_view.h"

#include "solvers/core/formatted.h"
#include "ui/base/session.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/dock_area.h"
#include "ui/widgets/parts.h"
#include "visual/paint/theme.h"
#include "visual/scene/kernel/findings_list.h"
#include "visual/scene/kernel/kernel_counters_table.h"

#include <QAction>
#include <QComboBox>
#include <QGridLayout>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace ks::ui {

namespace {

using scene::DisplayList;
using scene::Rect;

constexpr double strip_title = 20; // the height of the title's line, which also contains the chooser

Canvas* canvas(const char* name, const QString& title) {
    auto* made = new Canvas;
    made->setObjectName(QLatin1String(name));
    made->setAccessibleName(title);
    return made;
}

/// A canvas as high as its content.
template <class Draw>
DisplayList scrolled_list(QSizeF size, Draw draw) {
    DisplayList list{size.width(), 0, {}, {}};
    list.height = std::ceil(draw(list, Rect{0, 0, size.width() - 4, size.height()}));
    return list;
}

/// A canvas that fits its content into its size.
template <class Draw>
DisplayList fitted_list(QSizeF size, Draw draw) {
    DisplayList list{size.width(), size.height(), {}, {}};
    draw(list, Rect{0, 0, size.width(), size.height()});
    return list;
}

} // namespace

KernelView::KernelView(Session& session, Shape shape)
    : session_(session), shape_(shape), source_head_(canvas("source-head", tr("Columns of the source"))),
      source_(canvas("source", tr("Source"))), findings_(canvas("findings", tr("Findings"))),
      memory_(canvas("memory", tr("Memory"))), lanes_(canvas("lanes", tr("Lanes and cells"))),
      schedule_(canvas("schedule", tr("Block schedule"))),
      counters_(canvas("kernel-counters", tr("Counters of the kernel"))), strip_(new ChoiceBox),
      right_(new QStackedLayout) {
    source_area_ = scrolled(source_);
    findings_area_ = scrolled(findings_);
    findings_->installEventFilter(this);
    source_area_->viewport()->installEventFilter(this);
    findings_area_->setMinimumHeight(64);
    lanes_side_ = build_lanes();
    auto* pictures = new QWidget;
    pictures->setLayout(right_);
    right_->addWidget(new QWidget); // replaced by set_waiting
    right_->addWidget(memory_);
    right_->addWidget(schedule_);
    right_->addWidget(scrolled(counters_));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(shape == Shape::page ? build_docks(*pictures) : build_half(*pictures));

    for (Canvas* each : {source_head_, source_, findings_, memory_, lanes_, schedule_, counters_}) {
        each->set_theme(session.theme());
        connect(&session, &Session::theme_changed, each, [this, each] { each->set_theme(session_.theme()); });
    }
    connect(&session, &Session::theme_changed, this, &KernelView::draw_source);
    for (Canvas* each : {source_, findings_, memory_, lanes_, schedule_, counters_}) {
        connect(each, &Canvas::clicked, this, &KernelView::obey);
        auto* write = new QAction(tr("Export “%1”…").arg(each->accessibleName()), each);
        connect(write, &QAction::triggered, this, [this, each] { ask_export(each->objectName()); });
        each->addAction(write);
        each->setContextMenuPolicy(Qt::ActionsContextMenu); // so that the menu key opens it, too
    }
    connect(strip_, &QComboBox::activated, this, [this] {
        moment_.watch = strip_->currentData().toString().toStdString();
        refresh();
    });
    setFocusProxy(source_);
}

QScrollArea* KernelView::scrolled(Canvas* inside) const {
    inside->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum); // as high as its content
    auto* area = new QScrollArea;
    area->setWidget(inside);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus); // the canvas inside takes the keys
    return area;
}

QWidget* KernelView::build_source() {
    auto* source = new QWidget;
    auto* column = new QVBoxLayout(source);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(source_head_);
    column->addWidget(source_area_, 1);
    return source;
}

/// The centre contains the pictures: the warp's memory access, with the lanes below.
QWidget* KernelView::build_docks(QWidget& pictures) {
    docks_ = new DockArea(pictures, {.across = "halves", .middle = "pictures"});
    docks_->add(
        *build_source(),
        {.name = "source", .title = tr("Source"), .place = DockPlace::left, .wanted = [](QSizeF page) {
             constexpr double share = 10.0 / 19, gap = 16;
             return QSizeF((page.width() - gap) * share, 0);
         }});
    docks_->add(*findings_area_,
                {.name = "findings",
                 .title = tr("Findings"),
                 .place = DockPlace::left,
                 .wanted = [this](QSizeF page) { return QSizeF(0, findings_height(page.height())); }});
    docks_->add(*lanes_side_, {.name = "lanes",
                               .title = tr("Lanes and cells"),
                               .place = DockPlace::bottom,
                               .wanted = [](QSizeF page) {
                                   constexpr double share = 13.0 / 33, gap = 16;
                                   return QSizeF(0, (page.height() - gap) * share);
                               }});
    return docks_;
}

/// The source above the pictures; findings and lanes do not fit.
QWidget* KernelView::build_half(QWidget& pictures) {
    auto* halves = new QSplitter(Qt::Vertical);
    halves->setChildrenCollapsible(false);
    halves->addWidget(build_source());
    halves->addWidget(&pictures);
    constexpr int above = 460, below = 540;
    halves->setSizes({above, below});
    for (QWidget* left_out : {static_cast<QWidget*>(findings_area_), lanes_side_}) {
        left_out->setParent(this);
        left_out->hide();
    }
    return halves;
}

scene::SourceListing KernelView::listing() const {
    if (moment_.kernel)
        return listing_of(moment_);
    scene::SourceListing listing;
    listing.lines = lines_;
    return listing;
}

/// The headings stay above the lines while these scroll, and have the same width.
void KernelView::draw_source() {
    source_head_->set_scene([this](QSizeF size) {
        DisplayList list{size.width(), scene::source_head_height, {}, {}};
        const double width = source_area_->viewport()->width() / session_.theme().scale() - 4;
        scene::add_source_head(list, listing(), {0, 0, width, scene::source_head_height}, measure_);
        return list;
    });
    source_->set_scene([this](QSizeF size) {
        return scrolled_list(size, [&](DisplayList& list, Rect area) {
            const scene::SourceListing source = listing();
            area.height = scene::source_lines_height(source, area.width, measure_);
            return scene::add_source_lines(list, source, area, measure_);
        });
    });
    source_head_->setFixedHeight(qCeil(scene::source_head_height * session_.theme().scale()));
    source_head_->setVisible(moment_.kernel != nullptr);
}

QWidget* KernelView::build_lanes() {
    strip_->setObjectName(QStringLiteral("strip"));
    strip_->setAccessibleName(tr("What the lanes show"));
    strip_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* lanes = new QWidget;
    auto* over = new QGridLayout(lanes); // the chooser covers the end of the strip's title
    over->setContentsMargins(0, 0, 0, 0);
    over->addWidget(lanes_, 0, 0);
    over->addWidget(strip_, 0, 0, Qt::AlignTop | Qt::AlignRight);
    return lanes;
}

/// Shows one layer of the centre. Only the warp's layer has lanes.
void KernelView::show_picture(int layer) {
    right_->setCurrentIndex(layer);
    lanes_side_->setVisible(docks_ && layer == 1);
}

void KernelView::set_waiting(QWidget* waiting) {
    QWidget* before = right_->widget(0);
    right_->removeWidget(before);
    before->deleteLater();
    right_->insertWidget(0, waiting);
    show_picture(moment_.kernel ? 1 : 0);
}

void KernelView::show_source(std::vector<std::string> lines) {
    lines_ = std::move(lines);
    // This comes first: hiding a part below makes its layout ask every picture for its size, even hidden
    // ones, and these are drawn from the old trace.
    for (Canvas* canvas : {findings_, memory_, lanes_})
        canvas->set_scene({});
    moment_ = {.kernel = nullptr, .at = 0, .heat = moment_.heat, .chosen_line = 0, .finding = -1};
    show_picture(0);
    findings_area_->hide(); // findings come from a trace
    draw_source();
}

void KernelView::set_words(const QString& words) {
    for (Canvas* canvas : {memory_, lanes_})
        canvas->set_words(words);
}

void KernelView::show_moment(const scene::KernelMoment& moment) {
    const bool fresh = moment.kernel != moment_.kernel;
    moment_ = moment;
    if (!fresh) {
        refresh();
        follow_line();
        return;
    }
    fill_strips();
    findings_area_->setVisible(docks_ != nullptr);
    draw_right();
    draw_source();
    findings_->set_scene([this](QSizeF size) {
        return scrolled_list(size, [&](DisplayList& list, const Rect& area) {
            return scene::add_findings(list, moment_, area, measure_);
        });
    });
    memory_->set_scene([this](QSizeF size) {
        return fitted_list(size, [&](DisplayList& list, const Rect& area) {
            scene::add_memory_view(list, moment_, area, measure_);
        });
    });
    lanes_->set_scene([this](QSizeF size) {
        return fitted_list(size, [&](DisplayList& list, const Rect& area) {
            const QSizeF chooser =
                strip_->isVisibleTo(this) ? QSizeF(strip_->sizeHint()) / session_.theme().scale() : QSizeF();
            const double above = std::ceil(std::max(0.0, chooser.height() - strip_title));
            scene::add_lanes_view(list, moment_, {area.x, area.y + above, area.width, area.height - above},
                                  measure_, chooser.width());
        });
    });
    QMetaObject::invokeMethod(this, &KernelView::settle, Qt::QueuedConnection);
}

void KernelView::show_right(Right what) {
    shown_ = what;
    if (moment_.kernel)
        draw_right();
}

void KernelView::set_hardware(const HardwareCountPtr& counted, const QString& why) {
    hardware_ = counted;
    why_no_hardware_ = why.toStdString();
    if (moment_.kernel && shown_ == Right::counters)
        draw_counters();
}

scene::KernelCounters KernelView::counters() const {
    const Trace& trace = moment_.kernel->trace();
    return scene::kernel_counters(trace, trace.window ? trace.window->at.launch : 0, hardware_.get(),
                                  why_no_hardware_);
}

/// Steps change neither the schedule nor the counters.
void KernelView::draw_right() {
    show_picture(shown_ == Right::warp ? 1 : shown_ == Right::schedule ? 2 : 3);
    if (shown_ == Right::schedule)
        draw_schedule();
    else if (shown_ == Right::counters)
        draw_counters();
}

void KernelView::draw_counters() {
    beside_ = counters();
    counters_->set_scene([this](QSizeF size) {
        return scrolled_list(size, [&](DisplayList& list, Rect area) {
            constexpr double all_lines = 1e5; // no limit: the table is scrolled
            area.height = all_lines;
            return scene::add_kernel_counters(list, beside_, area, measure_);
        });
    });
}

void KernelView::draw_schedule() {
    const Trace& trace = moment_.kernel->trace();
    const std::int64_t launch = trace.window ? trace.window->at.launch : 0;
    timeline_ = scene::timeline_of(trace, launch);
    no_timeline_ = scene::why_no_timeline(trace, launch);
    schedule_->set_scene([this](QSizeF size) { return schedule_list(size); });
}

/// The picture that replaces the warp's pictures, for an export.
DisplayList KernelView::right_list(QSizeF size) const {
    if (shown_ == Right::schedule)
        return schedule_list(size);
    return fitted_list(size, [&](DisplayList& list, const Rect& area) {
        scene::add_kernel_counters(list, beside_, area, measure_);
    });
}

DisplayList KernelView::schedule_list(QSizeF size) const {
    return fitted_list(size, [&](DisplayList& list, const Rect& area) {
        if (timeline_)
            scene::add_block_timeline(list, *timeline_, area, measure_);
        else
            scene::add_no_timeline(list, no_timeline_, area, measure_);
    });
}

/// Fills the chooser of the strip: the instruction's values, the local variables that the kernel watches, and
/// the arrays.
void KernelView::fill_strips() {
    strip_->clear();
    strip_->addItem(tr("This instruction"), QString());
    for (const std::string& name : moment_.kernel->watches())
        strip_->addItem(tr("Variable %1").arg(QString::fromStdString(name)), QString::fromStdString(name));
    for (const std::string& name : moment_.kernel->arrays())
        strip_->addItem(tr("Array %1").arg(QString::fromStdString(name)),
                        QString::fromStdString(name + std::string(scene::array_suffix)));
    const int known = strip_->findData(QString::fromStdString(moment_.watch));
    strip_->setCurrentIndex(std::max(0, known));
    moment_.watch = strip_->currentData().toString().toStdString();
    strip_->setVisible(strip_->count() > 1);
}

void KernelView::refresh() {
    for (Canvas* each : {source_head_, source_, findings_, memory_, lanes_})
        each->refresh();
}

void KernelView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // after the layout has finished
    QMetaObject::invokeMethod(this, &KernelView::settle, Qt::QueuedConnection);
}

/// With another width the findings' sentences wrap differently, so they need another height.
bool KernelView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == source_area_->viewport() && event->type() == QEvent::Resize) // a question takes its room
        QMetaObject::invokeMethod(this, &KernelView::follow_line, Qt::QueuedConnection);
    if (watched == findings_ && event->type() == QEvent::Resize) {
        const auto* resized = static_cast<QResizeEvent*>(event);
        if (resized->size().width() != resized->oldSize().width())
            QMetaObject::invokeMethod(this, &KernelView::settle, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

void KernelView::settle() {
    if (docks_)
        docks_->settle();
    follow_line();
}

/// The height of the findings: all of it if the source leaves enough room; at least a third of the page if
/// they need it.
double KernelView::findings_height(double page) const {
    constexpr double most_share = 0.35, gap = 16;
    const double scale = session_.theme().scale(), least = findings_area_->minimumHeight() / scale;
    if (!moment_.kernel)
        return least;
    const double all = page - gap;
    const double spare = all - source_head_->height() / scale - source_->list().height;
    return std::clamp(findings_->sizeHint().height() / scale, least,
                      std::max({least, all * most_share, spare}));
}

void KernelView::set_asking(bool on) {
    asking_ = on;
    follow_line();
}

/// Scrolls the current line into view.
void KernelView::follow_line() {
    if (!moment_.kernel)
        return;
    scene::KernelMoment followed = moment_;
    if (asking_ && followed.at < moment_.kernel->count())
        followed.at += 1; // the question is about the next instruction
    const scene::SourceListing listing = listing_of(followed);
    const int line =
        listing.current > 0  ? listing.current
        : listing.chosen > 0 ? listing.chosen
        : listing.costs.empty()
            ? 0
            : listing.costs.begin()->first; // the first line that runs, after the comment at the top
    const std::string id = written("line {}", line);
    for (const scene::Region& region : source_->list().regions)
        if (region.id == id) {
            const double scale = session_.theme().scale();
            source_area_->ensureVisible(0, qRound((region.rect.y + region.rect.height / 2) * scale), 0,
                                        std::min(qRound(72 * scale), source_area_->viewport()->height() / 3));
            return;
        }
}

void KernelView::obey(const QString& region) {
    const QString number = region.section(QLatin1Char(' '), 1);
    if (region.startsWith(QLatin1String("line ")))
        emit line_chosen(number.toInt());
    else if (region.startsWith(QLatin1String("finding ")))
        emit finding_chosen(number.toInt());
    else if (region == QLatin1String("wrong"))
        emit wrong_chosen();
}

} // namespace ks::ui
