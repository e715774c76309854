// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/dp/way_back.h"
#include "solvers/front/problem.h"
#include "solvers/front/way_progress.h"

#include <algorithm>
#include <cstdint>

namespace ks {

/// Returns the front from rows 1..m of exact costs that hold integers, int32 or int64. Cell j of row i is the
/// greatest gain of choices of groups 1..i that cost exactly j, negative if there are none; m is the number
/// of groups. The value of a cell determines exactly which cell of the row above it comes from. So one way is
/// followed down from each point, and ways that meet continue as one. Rows are requested once each, as a
/// whole, from m down to 1. Among equally good choices, taking nothing is preferred, then the last choice. A
/// table in which nothing explains a cell is an error (check). The memory for the ways and the front is
/// checked as soon as their number is known.
Result<Front> front_of_gain_rows(const FrontProblem& problem, std::int64_t columns, const CellAccess& row,
                                 Context& context, std::int64_t threads = 1,
                                 const WayProgress& progress = {});

/// Returns the bytes that are needed in any case, in addition to the ways. The result is constant beyond 2^56
/// columns, which fit no memory either.
constexpr std::int64_t gain_rows_bytes(std::int64_t columns) {
    return std::min(columns, std::int64_t{1} << 56) * static_cast<std::int64_t>(sizeof(std::uint32_t) + 1);
}

} // namespace ks
