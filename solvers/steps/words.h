// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"

#include <cstdint>
#include <string>
#include <vector>

// The words of a step's sentence.
namespace ks::words {

/// "z2(7)"
std::string cell(std::int64_t row, std::int64_t column);
/// "3", or "-inf" for a negative cell
std::string value(std::int64_t cell);
/// "(1, 4)": value and weight, as in the thesis
std::string pair(const Item& item);
/// "items 1a and 2a", "item 3", "items 1a, 2a, 3b, ... (97 in all)", or `none` for an empty list
std::string items(const std::vector<std::string>& names, const std::string& none);

} // namespace ks::words
