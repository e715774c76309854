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

/// Rows of the least value as float64, infinite if no selection costs j. Each cell has an error of at most
/// `error`. If two cells differ by less than twice that, only their exact fractions decide which is less.
struct RoundedRows {
    double per_gain = 0; ///< decrease of the value per unit of gain: 1 / denominator
    double error = 0;

    static bool is_reached(double cell) { return cell < std::numeric_limits<double>::infinity(); }
    bool may_lead(double before, const FrontProblem::Choice& choice, double cell) const {
        return before - static_cast<double>(choice.gain) * per_gain <= cell + 3 * error;
    }
    bool may_stay(double before, double cell) const { return before <= cell + 3 * error; }
    bool may_be_better(double cell, double least) const { return cell < least + 2 * error; }
};

/// Returns how to read the rows of a table of exact costs, for a problem whose value falls. A row adds at
/// most four roundings of a choice's value (gain and period become float64, beyond 2^53; the inverse; the
/// product) and one of the difference, which a fused multiply-add saves. Each is at most 2^-53 of the value
/// of the empty selection; the error allows for six.
RoundedRows rounded_rows(const FrontProblem& problem);

/// Returns the front from rows 1..m of exact costs that hold rounded values. Cell j of row i is the value
/// that groups 1..i reach at a cost of exactly j; m is the number of groups. The way down collects the cells
/// through which a point's selection may pass, and the way up computes their exact gains. So rounding neither
/// adds nor removes a point. Rows are requested once each, as a whole, from m down to 1. Among equally good
/// choices, taking nothing is preferred, then the last choice. A table in which nothing explains a cell is an
/// error (check). The memory for the cells on ways and for the front is checked before they are stored.
Result<Front> front_of_rounded_rows(const FrontProblem& problem, std::int64_t columns, const CellAccess& row,
                                    Context& context, const WayProgress& progress = {});

/// Returns the bytes that are needed in any case, in addition to the cells on ways. The result is constant
/// beyond 2^56 columns, which fit no memory either.
constexpr std::int64_t rounded_rows_bytes(std::int64_t columns) {
    return std::min(columns, std::int64_t{1} << 56) * static_cast<std::int64_t>(sizeof(std::int64_t) + 1);
}

} // namespace ks
