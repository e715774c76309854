// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ks {

/// "1.5 GiB", "768 KiB", "12 bytes": a number of bytes for people.
std::string bytes_text(std::int64_t bytes);

/// Reads a size: a number of bytes, or one with K, M or G (powers of 1024) behind it, "4G". Else, or below
/// `least`, a usage error.
Result<std::int64_t> parse_bytes(std::string_view text, std::int64_t least = 1);

/// The least size that `parse_bytes` takes and that holds `bytes`: "13G", for "raise it with --memory 13G".
std::string size_holding(std::int64_t bytes);

/// "12.5 s", "90 ms": a duration for people.
std::string seconds_text(double seconds);

} // namespace ks
