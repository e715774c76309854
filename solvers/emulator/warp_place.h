// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <string_view>

namespace ks {

/// The warp whose lanes are all recorded: `--window LAUNCH:BLOCK:WARP`, each number from 0.
struct WarpPlace {
    std::int64_t launch = 0, block = 0;
    int warp = 0;

    friend bool operator==(const WarpPlace&, const WarpPlace&) = default;
};

/// Maximum number of recorded instructions of that warp. Further instructions are counted only.
inline constexpr std::int64_t most_recorded_instructions = 16384;

/// Parses a text such as "2:0:1"; any other text is a usage error.
Result<WarpPlace> parse_warp_place(std::string_view text);

} // namespace ks
