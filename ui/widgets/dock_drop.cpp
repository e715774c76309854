// SPDX-License-Identifier: GPL-3.0-or-later
// The target of a part whose title is being dragged.
#include "ui/widgets/dock_area.h"

#include <QFrame>
#include <QSplitter>

namespace ks::ui {

/// A drop near an edge, or over other parts, docks the part; outside the window the part becomes a separate
/// window; over the centre nothing changes.
std::optional<DockArea::Target> DockArea::target_at(const DockPart& part, QPoint global) const {
    if (!window()->frameGeometry().contains(global))
        return Target{.floating = true};
    const QPoint at = mapFromGlobal(global);
    if (!rect().contains(at))
        return std::nullopt;
    constexpr int edge = 4; // the outer quarter
    const QRect all = rect();
    const int wide = all.width() / edge, high = all.height() / edge;
    const std::array<QRect, 3> strips{QRect(0, 0, wide, all.height()),
                                      QRect(all.width() - wide, 0, wide, all.height()),
                                      QRect(0, all.height() - high, all.width(), high)};
    for (const DockPlace place : {DockPlace::left, DockPlace::right, DockPlace::bottom}) {
        const QSplitter& its = side(place);
        const QRect there = its.isVisible() ? QRect(its.mapTo(this, QPoint()), its.size()) : QRect();
        const QRect& strip = strips[static_cast<std::size_t>(place)];
        if (!there.contains(at) && !strip.contains(at))
            continue;
        Target target{.place = place, .shown = there.isEmpty() ? strip : there};
        for (int i = 0; i < its.count(); ++i) {
            const QWidget& other = *its.widget(i);
            const QPoint middle = other.mapTo(this, other.rect().center());
            const bool behind = place == DockPlace::bottom ? at.x() > middle.x() : at.y() > middle.y();
            target.order += behind && &other != &part ? 1 : 0;
        }
        return target;
    }
    return std::nullopt;
}

void DockArea::show_target(const DockPart& part, QPoint global) {
    const auto target = target_at(part, global);
    target_->setVisible(target && !target->floating);
    if (!target_->isVisible())
        return;
    target_->setGeometry(target->shown);
    target_->raise();
}

void DockArea::hide_target() {
    target_->hide();
}

void DockArea::drop(DockPart& part, QPoint global) {
    const auto target = target_at(part, global);
    if (!target)
        return;
    centre_.setFocus(); // the title had the focus, for Escape
    if (!target->floating)
        return move(part, target->place, target->order);
    DockState state = part.state();
    state.window = {global, part.size()}; // at the place of the drop
    part.set_state(state);
    set_floating(part, true);
}

} // namespace ks::ui
