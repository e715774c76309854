// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace ks::ui {
namespace {

int least_width(const QLayoutItem& item) {
    return std::min(item.minimumSize().width(), item.sizeHint().width());
}

} // namespace

FlowLayout::FlowLayout(int most_a_line, int spacing) : most_a_line_(most_a_line) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : items_)
        delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* const item = itemAt(index);
    if (item)
        items_.erase(items_.begin() + index);
    return item;
}

/// The index after the last item of the line that begins with `begin`.
std::size_t FlowLayout::line_end(std::size_t begin, int width) const {
    int least = 0;
    std::size_t end = begin;
    for (; end < items_.size() && end - begin < static_cast<std::size_t>(most_a_line_); ++end) {
        least += least_width(*items_[end]) + (end > begin ? spacing() : 0);
        if (end > begin && least > width)
            break;
    }
    return end;
}

/// Returns the height of all lines.
int FlowLayout::arrange(const QRect& rect, bool apply) const {
    int y = rect.y();
    for (std::size_t begin = 0; begin < items_.size();) {
        const std::size_t end = line_end(begin, rect.width());
        const int gaps = static_cast<int>(end - begin - 1) * spacing();
        int wanted = 0, least = 0, height = 0;
        for (std::size_t i = begin; i < end; ++i) {
            wanted += items_[i]->sizeHint().width();
            least += least_width(*items_[i]);
        }
        const int room = rect.width() - gaps;
        const double share = wanted <= room ? 1.0
                             : wanted > least
                                 ? std::max(0.0, static_cast<double>(room - least) / (wanted - least))
                                 : 0.0;
        int x = rect.x();
        for (std::size_t i = begin; i < end; ++i) {
            QLayoutItem& item = *items_[i];
            const int narrow = least_width(item);
            const int width =
                std::min(narrow + static_cast<int>((item.sizeHint().width() - narrow) * share), rect.width());
            const int high = item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
            if (apply)
                item.setGeometry({x, y, width, high});
            x += width + spacing();
            height = std::max(height, high);
        }
        begin = end;
        y += height + (begin < items_.size() ? spacing() : 0);
    }
    return y - rect.y();
}

QSize FlowLayout::sizeHint() const {
    int widest = 0;
    for (std::size_t begin = 0; begin < items_.size();) {
        const std::size_t end = std::min(items_.size(), begin + static_cast<std::size_t>(most_a_line_));
        int width = static_cast<int>(end - begin - 1) * spacing();
        for (std::size_t i = begin; i < end; ++i)
            width += items_[i]->sizeHint().width();
        widest = std::max(widest, width);
        begin = end;
    }
    return {widest, heightForWidth(widest)};
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (const QLayoutItem* item : items_)
        least = least.expandedTo({least_width(*item), item->minimumSize().height()});
    return least;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

} // namespace ks::ui
