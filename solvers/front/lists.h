// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/front/problem.h"

#include <cstdint>

namespace ks {

/// The costs that are of interest, both ends included.
struct CostRange {
    std::int64_t from = 0;
    std::int64_t to = INT64_MAX;
};

/// The front by lists of undominated points (Nemhauser and Ullmann, Management Science 15 (1969), Equation
/// 8): the list of the first i groups is merged from copies of the one before, each moved by a choice of
/// group i, and a point that a cheaper or equally dear one reaches with at least its gain is dropped. It
/// takes no table, so costs may be of any size. Of equal points the one with the earlier choice of the last
/// group stays, none before all. Empty: no selection keeps to the limit and the range. Only points of the
/// range are in the front; what is cheaper may still dominate them.
///
/// `most_points`: of any list; more are a limit error, as are lists, ways and a front that together need
/// more than `context.memory_budget`. Stages: `compute`, `way-back`.
struct FrontLists {
    Front front;
    std::int64_t longest_list = 0;
    std::int64_t points_merged = 0; ///< of all moved copies; few of them are compared one by one
};
Result<FrontLists> front_by_lists(const FrontProblem& problem, Context& context, CostRange range = {},
                                  std::size_t most_points = SIZE_MAX);

} // namespace ks
