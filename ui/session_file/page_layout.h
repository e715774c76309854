// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>
#include <vector>

class QWidget;

namespace ks::ui {

/// How a page's room is divided, in plain numbers that every version reads.
struct PageLayout {
    std::map<QString, std::vector<int>> splitters; ///< by name: the sizes of the parts, in pixels
    std::map<QString, bool> panels;                ///< by name of the button: whether its panel is shown

    bool empty() const { return splitters.empty() && panels.empty(); }
    friend bool operator==(const PageLayout&, const PageLayout&) = default;
};

/// The largest part that is believed, and the most parts and panels.
inline constexpr int most_part = 16384, most_parts = 16;

PageLayout layout_of(const QWidget& page);
/// What fits the page; the rest is left as it is.
void lay_out(QWidget& page, const PageLayout& layout);

} // namespace ks::ui
