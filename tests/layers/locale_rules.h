// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/layers/include_rules.h"

namespace ks::layers {

/// Finds lines of the sources that call a function of the C library whose result depends on the locale: one
/// that reads or writes numbers with decimals, classifies or changes letters, or sorts; and nlohmann's parser
/// in a file that does not include core/plain_numbers.h. In solvers/ every function of the printf family and
/// every function that sets a locale counts. Comments are not checked.
std::vector<Violation> check_locale(const std::filesystem::path& root);

} // namespace ks::layers
