// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/front/problem.h"

#include <cstdint>

namespace ks {

/// The costs of interest, both ends included.
struct CostRange {
    std::int64_t from = 0;
    std::int64_t to = INT64_MAX;
};

/// Computes the front by lists of undominated points (Nemhauser and Ullmann, Management Science 15 (1969),
/// Equation 8). The list of the first i groups is merged from copies of the previous list, each shifted by a
/// choice of group i. A point is dropped if a point of at most its cost has at least its gain. No table is
/// needed, so costs may be of any size. Among equal points the one with the earlier choice of the last group
/// stays, and taking nothing comes before all choices. The result is empty if no selection respects the limit
/// and the range. The front contains only points of the range; cheaper points may still dominate them.
///
/// `most_points`: maximum length of any list. It is a limit error if a list is longer, or if lists, ways and
/// front together need more than `context.memory_budget`. Stages: `compute`, `way-back`.
struct FrontLists {
    Front front;
    std::int64_t longest_list = 0;
    std::int64_t points_merged = 0; ///< number of points of all shifted copies; few of them are compared one
                                    ///< by one
};
Result<FrontLists> front_by_lists(const FrontProblem& problem, Context& context, CostRange range = {},
                                  std::size_t most_points = SIZE_MAX);

} // namespace ks
