// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/concurrency/sm_canvas.h"

#include "visual/paint/fonts.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ks::ui {

namespace {

constexpr int motion_ms = 120;

scene::SmAmounts amounts(const scene::SmLaunch& launch) {
    return scene::taken_by({&launch, 1});
}

} // namespace

SmCanvas::SmCanvas(SmChoice& choice, QWidget* parent) : Canvas(parent), choice_(choice) {
    motion_.setStartValue(0.0);
    motion_.setEndValue(1.0);
    motion_.setDuration(motion_ms);
    motion_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&motion_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& part) { move(part.toDouble()); });
    connect(&choice, &SmChoice::replaced, this, &SmCanvas::begin_motion);
    connect(&choice, &SmChoice::changed, this, [this] {
        motion_.stop();
        on_the_way_.clear();
        before_ = choice_.launches();
        refresh();
    });
    set_scene([this](QSizeF size) {
        scene::DisplayList list{size.width(), size.height(), {}, {}};
        if (choice_.problem().kernels.empty())
            return list;
        const auto drawn =
            scene::draw_sm(list, shown(), {0, 0, size.width(), size.height()}, paint::FontMeasure());
        const QSizeF here = QSizeF(this->size()) / scale(); // a picture for a file may have another size
        if (std::abs(here.width() - size.width()) < 1 && std::abs(here.height() - size.height()) < 1)
            drawn_ = drawn;
        return list;
    });
}

scene::SmPicture SmCanvas::shown() const {
    return {.problem = &choice_.problem(),
            .launches = choice_.launches(),
            .on_the_way = on_the_way_,
            .selected = selected_,
            .title = title_};
}

void SmCanvas::set_title(const QString& title) {
    title_ = title.toStdString();
    refresh();
}

void SmCanvas::select(std::optional<std::size_t> launch) {
    selected_ = launch;
    refresh();
}

/// A launch starts at the amounts of an earlier launch of the same kernel, or at 0 if there is none.
void SmCanvas::begin_motion() {
    selected_.reset();
    pull_.reset();
    motion_.stop();
    from_.clear();
    for (const scene::SmLaunch& launch : choice_.launches()) {
        const auto was = std::ranges::find(before_, launch.kernel, &scene::SmLaunch::kernel);
        from_.push_back(was == before_.end() ? scene::SmAmounts{} : amounts(*was));
        if (was != before_.end())
            before_.erase(was);
    }
    before_ = choice_.launches();
    on_the_way_.clear();
    if (isVisible() && qEnvironmentVariable("KNAPSCOPE_ANIMATIONS") != QLatin1String("off"))
        motion_.start();
    else
        refresh();
}

void SmCanvas::move(double part) {
    on_the_way_.clear();
    if (part < 1)
        for (std::size_t i = 0; i < from_.size(); ++i) {
            scene::SmAmounts at = amounts(choice_.launches()[i]);
            for (std::size_t r = 0; r < at.size(); ++r)
                at[r] = from_[i][r] + (at[r] - from_[i][r]) * part;
            on_the_way_.push_back(at);
        }
    refresh();
}

std::optional<std::pair<std::size_t, scene::SmResource>> SmCanvas::part_at(QPointF position) const {
    const scene::Point at{position.x() / scale(), position.y() / scale()};
    const auto& regions = list().regions;
    const auto found = std::find_if(regions.rbegin(), regions.rend(), [&](const scene::Region& region) {
        const scene::Rect& rect = region.rect;
        return at.x >= rect.x && at.x < rect.x + rect.width && at.y >= rect.y && at.y < rect.y + rect.height;
    });
    return found == regions.rend() ? std::nullopt : scene::launch_of_region(found->id);
}

/// One notch changes the number of blocks by one or, in the column of warps, the warps of each block by one.
void SmCanvas::wheelEvent(QWheelEvent* event) {
    const auto part = part_at(event->position());
    const int turned = event->angleDelta().y();
    if (!part || turned == 0)
        return event->ignore(); // the page scrolls instead
    const auto [launch, resource] = *part;
    const PlanProblem::Shape& now = choice_.launches()[launch].shape;
    emit launch_chosen(launch);
    const int by = turned > 0 ? 1 : -1;
    if (resource == scene::SmResource::warps || resource == scene::SmResource::registers)
        choice_.set_block_warps(launch, now.warps + by);
    else
        choice_.set_blocks(launch, now.blocks + by);
    event->accept();
}

void SmCanvas::mousePressEvent(QMouseEvent* event) {
    Canvas::mousePressEvent(event);
    const auto part = part_at(event->position());
    if (!part || event->button() != Qt::LeftButton)
        return;
    const auto [launch, resource] = *part;
    emit launch_chosen(launch);
    pull_ = {.launch = launch,
             .resource = resource,
             .y = event->position().y(),
             .pixels = drawn_.all * scale(),
             .from = choice_.launches()[launch]};
}

void SmCanvas::mouseMoveEvent(QMouseEvent* event) {
    Canvas::mouseMoveEvent(event);
    const auto part = pull_ ? std::nullopt : part_at(event->position());
    setCursor(pull_ || part ? Qt::SizeVerCursor : Qt::ArrowCursor);
    if (!pull_ || std::abs(event->position().y() - pull_->y) < QApplication::startDragDistance())
        return;
    const auto r = static_cast<std::size_t>(pull_->resource);
    const scene::SmLaunch& from = pull_->from;
    const double more =
        (pull_->y - event->position().y()) / pull_->pixels * scene::amounts_of(choice_.problem().limits)[r];
    choice_.set_amount(pull_->launch, from.shape, pull_->resource,
                       scene::amounts_of(from.shape.takes)[r] +
                           more / static_cast<double>(std::max<std::int64_t>(1, from.copies)));
}

void SmCanvas::mouseReleaseEvent(QMouseEvent* event) {
    Canvas::mouseReleaseEvent(event);
    pull_.reset();
}

} // namespace ks::ui
