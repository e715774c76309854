// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <string_view>

namespace ks {

/// The warp whose lanes are all recorded: `--window LAUNCH:BLOCK:WARP`, each counted from 0.
struct WarpPlace {
    std::int64_t launch = 0, block = 0;
    int warp = 0;

    friend bool operator==(const WarpPlace&, const WarpPlace&) = default;
};

/// Instructions of that warp beyond this many are counted, not recorded.
inline constexpr std::int64_t most_recorded_instructions = 16384;

/// Reads "2:0:1"; any other text is a usage error.
Result<WarpPlace> parse_warp_place(std::string_view text);

} // namespace ks
