// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace ks {

/// Returns whether the text begins with =, +, - or @, with one of their full-width forms, which Japanese
/// spreadsheets accept, or with a tab or a line end, which some spreadsheets remove.
bool begins_formula(std::string_view text);

/// Returns the text of a cell such that no spreadsheet computes it: a text that begins a formula and is not a
/// number gets an apostrophe before it. `without_guard` is the
/// inverse, so a text that already has such apostrophes gets one more.
std::string with_guard(std::string text);

/// Returns the text that was passed to `with_guard`.
std::string without_guard(std::string text);

} // namespace ks
