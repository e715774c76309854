// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/dp/way_back.h"
#include "solvers/front/problem.h"
#include "solvers/front/way_progress.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace ks {

/// Rows of the least value as float64, infinite where no selection costs j. A cell is off by at most `error`.
/// Two cells may be closer to each other than twice that; then only their exact fractions tell which is less.
struct RoundedRows {
    double per_gain = 0; ///< what one unit of gain takes from the value: 1 / denominator
    double error = 0;

    static bool is_reached(double cell) { return cell < std::numeric_limits<double>::infinity(); }
    bool may_lead(double before, const FrontProblem::Choice& choice, double cell) const {
        return before - static_cast<double>(choice.gain) * per_gain <= cell + 3 * error;
    }
    bool may_stay(double before, double cell) const { return before <= cell + 3 * error; }
    bool may_be_better(double cell, double least) const { return cell < least + 2 * error; }
};

/// What a table of exact costs tells of a problem whose value falls, rows of float64 as `RoundedRows` reads
/// them. A row adds at most four roundings of a choice's value (gain and period become float64, beyond 2^53;
/// the inverse; the product) and one of the difference, which a fused multiply-add saves, each of at most
/// 2^-53 of the empty selection's value; six are allowed for.
RoundedRows rounded_rows(const FrontProblem& problem);

/// The front out of rows 1..m of exact costs that hold rounded values: cell j of row i tells what the groups
/// 1..i reach at a cost of exactly j; m is the number of groups. On the way down the cells are collected
/// through which a point's selection may pass; on the way up their exact gains are worked out. So rounding
/// decides nothing: no point appears or vanishes by it. A row is asked for once, as a whole, from m down. Of
/// choices that do equally well the last one is taken, and none before all. A table in which nothing explains
/// a cell is an error (check). The cells on ways and the front are held against the memory budget before they
/// are kept.
Result<Front> front_of_rounded_rows(const FrontProblem& problem, std::int64_t columns, const CellAccess& row,
                                    Context& context, const WayProgress& progress = {});

/// What it takes in any case, beside the cells on ways. Beyond 2^56 columns it stays the same, which no
/// memory has either.
constexpr std::int64_t rounded_rows_bytes(std::int64_t columns) {
    return std::min(columns, std::int64_t{1} << 56) * static_cast<std::int64_t>(sizeof(std::int64_t) + 1);
}

} // namespace ks
