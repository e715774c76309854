// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "ui/widgets/dock_area.h"

#include <QString>

#include <map>

class QWidget;

namespace ks::ui {

/// How a page divides its room, where that is not as at first, in plain numbers that every version reads.
struct PageLayout {
    DockLayout docks;
    std::map<QString, bool> panels; ///< by name of the button: whether its panel is shown

    bool empty() const { return docks == DockLayout() && panels.empty(); }
    friend bool operator==(const PageLayout&, const PageLayout&) = default;
};

/// The largest part that is believed, and the most parts and panels.
inline constexpr int most_part = 16384, most_parts = 16;

PageLayout layout_of(const QWidget& page);
/// What fits the page; everything else is as at first.
void lay_out(QWidget& page, const PageLayout& layout);

Json layout_json(const PageLayout& layout);
/// What is wrong in it is left out: a layout is not worth refusing what it stands in.
PageLayout read_page_layout(const json::Cursor& at);

} // namespace ks::ui
