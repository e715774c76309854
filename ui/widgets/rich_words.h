// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ks::ui {

/// Converts a sentence from `scene::readable` to HTML: "z_{2}(7)" becomes "z<sub>2</sub>(7)".
std::string rich_in_html(std::string_view readable);

} // namespace ks::ui
