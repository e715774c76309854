// SPDX-License-Identifier: GPL-3.0-or-later
// How a page distributes its room among its parts.
#include "ui/widgets/dock_area.h"

#include <QResizeEvent>
#include <QSplitter>

#include <algorithm>

namespace ks::ui {

/// Keeps the proportions that the user set. A hidden part keeps its size.
void DockArea::keep(QSplitter& splitter) {
    QList<int> sizes = splitter.sizes();
    const QList<int> before = kept_[&splitter]; // empty the first time
    for (int i = 0; i < splitter.count(); ++i)
        if (splitter.widget(i)->isHidden())
            sizes[i] = before.value(i);
    kept_[&splitter] = sizes;
}

/// From the outside inwards: a splitter distributes the room that it got from its parent.
void DockArea::share_out() {
    for (QSplitter* splitter : splitters())
        if (!splitter->isHidden())
            share(*splitter);
}

void DockArea::share(QSplitter& splitter) {
    const auto found = kept_.find(&splitter);
    const QList<int> kept = found == kept_.end() ? QList<int>() : found->second;
    QList<int> sizes;
    int shown = 0, fixed = 0, rest = 0;
    for (int i = 0; i < splitter.count(); ++i) {
        const QWidget& child = *splitter.widget(i);
        const int size = child.isHidden() ? 0 : kept.value(i) > 0 ? kept[i] : wanted(child, splitter);
        sizes << size;
        shown += child.isHidden() ? 0 : 1;
        fixed += size;
        rest += !child.isHidden() && size == 0 ? 1 : 0;
    }
    const int all = splitter.orientation() == Qt::Horizontal ? splitter.width() : splitter.height();
    const int left = all - splitter.handleWidth() * std::max(0, shown - 1) - fixed;
    for (int i = 0; i < sizes.size(); ++i)
        if (sizes[i] == 0 && !splitter.widget(i)->isHidden())
            sizes[i] = std::max(1, left / rest);
    splitter.setSizes(sizes);
}

/// The wanted size of a splitter's child, in pixels; 0: the rest.
int DockArea::wanted(const QWidget& child, const QSplitter& in) const {
    const QSizeF page = QSizeF(size()) / scale_;
    const auto pixels = [this](double length) { return qRound(length * scale_); };
    if (&in != across_ && &in != middle_) { // one of several parts at a side
        const bool beneath = in.orientation() == Qt::Vertical;
        return beneath ? pixels(static_cast<const DockPart&>(child).wanted(page).height()) : 0;
    }
    if (&child == middle_ || &child == &centre_)
        return 0;
    const auto& side = static_cast<const QSplitter&>(child);
    const bool beside = &in == across_;
    double most = 0;
    for (int i = 0; i < side.count(); ++i) {
        const auto& part = static_cast<const DockPart&>(*side.widget(i));
        const QSizeF size = part.present() ? part.wanted(page) : QSizeF(0, 0);
        most = std::max(most, beside ? size.width() : size.height());
    }
    constexpr double usual = 0.35; // share of the page, for a part that was designed for another side
    const double otherwise = usual * (beside ? page.width() : page.height());
    return pixels(most > 0 ? most : otherwise);
}

void DockArea::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    share_out();
}

void DockArea::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    settle();
}

/// Separate windows of a page are hidden together with the page.
void DockArea::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    for (DockPart* part : parts_) // store their current positions
        part->set_state(state_of(*part));
    settle();
}

} // namespace ks::ui
