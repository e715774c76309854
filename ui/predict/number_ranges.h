// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <set>

namespace ks::ui {

/// Returns the numbers that a text like "0-7, 9" names, each below `count`. An empty text names none. Nothing
/// if the text is not such a list, or a number is too large.
std::optional<std::set<int>> numbers_of_ranges(const QString& text, int count);

} // namespace ks::ui
