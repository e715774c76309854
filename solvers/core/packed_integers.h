// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// Returns integers as text for a JSON document: each as the difference to the previous one, in zigzag
/// encoding and in groups of seven bits, lowest first (as DWARF's LEB128), and those bytes as base64 with
/// padding (RFC 4648). Columns that rise slowly take about two characters per number.
std::string pack_integers(std::span<const std::int64_t> integers);

/// Returns the `count` integers of such a text. Anything else is an input error without a place.
Result<std::vector<std::int64_t>> unpack_integers(std::string_view text, std::size_t count);

} // namespace ks
