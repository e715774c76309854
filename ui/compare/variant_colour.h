// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace ks::ui {

/// The number from which a variant's colour follows in every chart: its place among the variants of its kind
/// that this program has; 0 for a variant of another program.
std::size_t colour_number(const std::string& variant);

} // namespace ks::ui
