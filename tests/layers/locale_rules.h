// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/layers/include_rules.h"

namespace ks::layers {

/// Finds lines of the sources that depend on the locale: calls of C library functions that read or write
/// decimal numbers, classify or convert letters, or sort; and uses of nlohmann's parser in a file that does
/// not include core/plain_numbers.h. In solvers/, every function of the printf family and every function that
/// sets a locale counts. Comments are not checked.
std::vector<Violation> check_locale(const std::filesystem::path& root);

} // namespace ks::layers
