// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dock_area.h"

#include "ui/widgets/parts.h"

#include <QEvent>
#include <QFrame>
#include <QScreen>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace ks::ui {
namespace {

/// A splitter that distributes its room again when its size changes or a child needs less, and whose handles
/// may have a hairline.
class DockSplitter : public QSplitter {
public:
    using Share = std::function<void(QSplitter&)>;
    DockSplitter(Qt::Orientation orientation, const char* name, const DockArea::Look& look, Share share)
        : QSplitter(orientation), look_(look), share_(std::move(share)) {
        setObjectName(QLatin1String(name));
        setChildrenCollapsible(false);
        if (look.gap > 0 && orientation == Qt::Horizontal)
            setHandleWidth(look.gap);
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QSplitter::resizeEvent(event);
        share_(*this);
    }
    bool event(QEvent* event) override {
        const bool done = QSplitter::event(event);
        if (event->type() == QEvent::LayoutRequest)
            share_(*this);
        return done;
    }
    QSplitterHandle* createHandle() override {
        QSplitterHandle* handle = QSplitter::createHandle();
        if (!look_.lines.testFlag(orientation()))
            return handle;
        const bool flat = orientation() == Qt::Horizontal;
        QWidget* line = hairline(flat ? Qt::Vertical : Qt::Horizontal);
        line->setAttribute(Qt::WA_TransparentForMouseEvents);
        auto* inside = new QVBoxLayout(handle);
        const int ends = look_.line_ends;
        inside->setContentsMargins(flat ? 0 : ends, flat ? ends : 0, flat ? 0 : ends, flat ? ends : 0);
        inside->addWidget(line, 0, flat ? Qt::AlignHCenter : Qt::AlignVCenter);
        return handle;
    }

private:
    DockArea::Look look_;
    Share share_;
};

/// Moves and shrinks a window's rectangle so that it fits on a screen; empty if no screen shows it.
QRect on_a_screen(const QRect& window, const QWidget& beside) {
    for (const QScreen* screen : beside.screen()->virtualSiblings())
        if (const QRect room = screen->availableGeometry(); room.intersects(window)) {
            const QSize size = window.size().boundedTo(room.size());
            return {QPoint(std::clamp(window.x(), room.left(), room.right() + 1 - size.width()),
                           std::clamp(window.y(), room.top(), room.bottom() + 1 - size.height())),
                    size};
        }
    return {};
}

} // namespace

DockArea::DockArea(QWidget& centre, const Look& look) : centre_(centre), target_(new QFrame(this)) {
    const auto made = [this, &look](Qt::Orientation orientation, const char* name) {
        return new DockSplitter(orientation, name, look, [this](QSplitter& resized) { share(resized); });
    };
    across_ = made(Qt::Horizontal, look.across);
    middle_ = made(Qt::Vertical, look.middle);
    sides_ = {made(Qt::Vertical, "left"), made(Qt::Vertical, "right"), made(Qt::Horizontal, "bottom")};
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(across_);
    across_->addWidget(middle_);
    middle_->addWidget(&centre_);
    for (QSplitter* side : sides_) {
        side->setParent(this);
        side->hide();
    }
    for (QSplitter* splitter : splitters())
        connect(splitter, &QSplitter::splitterMoved, this, [this, splitter] { keep(*splitter); });
    target_->setObjectName(QStringLiteral("dock-target"));
    target_->setAttribute(Qt::WA_TransparentForMouseEvents);
    target_->hide();
    setFocusProxy(&centre_);
}

std::vector<QSplitter*> DockArea::splitters() const {
    return {across_, middle_, sides_[0], sides_[1], sides_[2]};
}

DockPart& DockArea::add(QWidget& content, DockPart::About about) {
    const DockPlace place = about.place;
    auto* part = new DockPart(*this, content, std::move(about));
    parts_.push_back(part);
    put(*part, {.place = place, .order = side(place).count()});
    first_[part] = state_of(*part);
    settle();
    return *part;
}

/// The current state: the part's index among its neighbours, and the rectangle of its window.
DockState DockArea::state_of(const DockPart& part) const {
    DockState state = part.state();
    if (state.floating)
        state.window = part.isVisible() ? part.geometry() : state.window;
    else
        state.order = side(state.place).indexOf(const_cast<DockPart*>(&part));
    return state;
}

/// The sizes that the user set for its neighbours are discarded, because the neighbours change.
void DockArea::take_out(DockPart& part) {
    for (QSplitter* side : sides_)
        if (side->indexOf(&part) >= 0)
            kept_.erase(side);
    part.give_up_window();
    part.setParent(this);
}

void DockArea::put(DockPart& part, const DockState& state) {
    placing_ = true; // the page does not cause this hiding and showing
    take_out(part);
    part.set_state(state);
    if (state.floating) {
        open_window(part);
    } else {
        QSplitter& into = side(state.place);
        kept_.erase(&into);
        into.insertWidget(std::clamp(state.order, 0, into.count()), &part);
    }
    part.show_title(arranging_);
    seat_sides();
    placing_ = false;
}

/// The window first opens over the part's former place, so that the user recognises it.
void DockArea::open_window(DockPart& part) {
    DockState state = part.state();
    const QSize size = part.size().expandedTo({320, 240});
    const QRect place = on_a_screen(state.window, *this);
    part.setParent(this, Qt::Tool); // the window's shortcuts then work in it, too
    state.window = place.isEmpty() ? QRect(mapToGlobal(rect().center()) - QPoint(160, 120), size) : place;
    part.set_state(state);
    part.setGeometry(state.window);
}

/// A side exists while it has parts.
void DockArea::seat_sides() {
    for (const DockPlace place : {DockPlace::left, DockPlace::right, DockPlace::bottom}) {
        QSplitter& around = place == DockPlace::bottom ? *middle_ : *across_;
        QSplitter& its = side(place);
        const bool there = around.indexOf(&its) >= 0, needed = its.count() > 0;
        if (there == needed)
            continue;
        kept_.erase(&around);
        if (needed)
            around.insertWidget(place == DockPlace::left ? 0 : around.count(), &its);
        else
            its.setParent(this);
    }
}

void DockArea::settle() {
    if (placing_)
        return;
    placing_ = true;
    for (DockPart* part : parts_)
        part->setVisible(part->present() && (!part->state().floating || isVisible()));
    for (QSplitter* side : sides_) {
        bool any = false;
        for (int i = 0; i < side->count(); ++i)
            any = any || static_cast<DockPart*>(side->widget(i))->present();
        side->setVisible(any);
    }
    placing_ = false;
    for (QSplitter* splitter : {sides_[0], sides_[1], sides_[2], middle_, across_})
        splitter->refresh(); // otherwise it would happen later, with the sizes of the previous children
    share_out();
}

void DockArea::move(DockPart& part, DockPlace place, int order) {
    DockState state = state_of(part);
    state.place = place;
    state.order = order;
    state.shown = true;
    state.floating = false;
    put(part, state);
    settle();
    emit arranged();
}

void DockArea::set_floating(DockPart& part, bool on) {
    DockState state = state_of(part);
    if (state.floating == on && state.shown)
        return;
    state.floating = on;
    state.shown = true;
    put(part, state);
    settle();
    emit arranged();
}

void DockArea::show_part(DockPart& part, bool shown) {
    const bool focused = part.isAncestorOf(part.window()->focusWidget());
    DockState state = state_of(part);
    state.shown = shown;
    part.set_state(state);
    settle();
    if (focused && !shown)
        centre_.setFocus();
    emit arranged();
}

void DockArea::set_arranging(bool on) {
    arranging_ = on;
    for (DockPart* part : parts_)
        part->show_title(on);
    share_out();
}

void DockArea::set_scale(double scale) {
    scale_ = scale;
    share_out();
}

DockLayout DockArea::layout() const {
    DockLayout layout;
    for (const DockPart* part : parts_)
        if (const DockState state = state_of(*part); state != first_.at(part))
            layout.parts[part->objectName().mid(5)] = state;
    for (const QSplitter* splitter : splitters())
        if (const auto kept = kept_.find(splitter); kept != kept_.end())
            layout.splitters[splitter->objectName()] = {kept->second.begin(), kept->second.end()};
    return layout;
}

void DockArea::lay_out(const DockLayout& layout) {
    std::vector<std::pair<DockState, DockPart*>> places;
    for (DockPart* part : parts_) {
        const auto found = layout.parts.find(part->objectName().mid(5));
        places.emplace_back(found == layout.parts.end() ? first_.at(part) : found->second, part);
    }
    std::ranges::stable_sort(places, {}, [](const auto& each) { return each.first.order; });
    for (DockPart* part : parts_)
        take_out(*part);
    for (const auto& [state, part] : places)
        put(*part, state);
    kept_.clear();
    for (QSplitter* splitter : splitters())
        if (const auto found = layout.splitters.find(splitter->objectName());
            found != layout.splitters.end() &&
            found->second.size() == static_cast<std::size_t>(splitter->count()))
            kept_[splitter] = {found->second.begin(), found->second.end()};
    settle();
    emit arranged();
}

} // namespace ks::ui
