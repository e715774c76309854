// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace ks {

/// Returns the text of a cell such that no spreadsheet computes it: a text that begins with =, +, -, @, a tab
/// or a carriage return and that is not a number gets an apostrophe before it. `without_guard` is the
/// inverse, so a text that already has such apostrophes gets one more.
std::string with_guard(std::string text);

/// Returns the text that was passed to `with_guard`.
std::string without_guard(std::string text);

} // namespace ks
