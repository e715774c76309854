// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/dp/way_back.h"
#include "solvers/front/problem.h"
#include "solvers/front/way_progress.h"

#include <algorithm>
#include <cstdint>

namespace ks {

/// The front out of rows 1..m of exact costs that hold whole numbers, int32 or int64: cell j of row i is the
/// greatest gain of choices of the groups 1..i that cost exactly j, negative where there are none; m is the
/// number of groups. A cell that lies on a way tells exactly which cell of the row above it comes from, so
/// one way down from each point is followed; ways that meet go on as one. A row is asked for once, as a
/// whole, from m down. Of choices that do equally well the last one is taken, and none before all. A table in
/// which nothing explains a cell is an error (check). The ways and the front are held against the memory
/// budget when their number is known.
Result<Front> front_of_gain_rows(const FrontProblem& problem, std::int64_t columns, const CellAccess& row,
                                 Context& context, std::int64_t threads = 1,
                                 const WayProgress& progress = {});

/// What it takes in any case, beside the ways. Beyond 2^56 columns it stays the same, which no memory has
/// either.
constexpr std::int64_t gain_rows_bytes(std::int64_t columns) {
    return std::min(columns, std::int64_t{1} << 56) * static_cast<std::int64_t>(sizeof(std::uint32_t) + 1);
}

} // namespace ks
