// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/memory.h"

#include "solvers/core/formatted.h"

#include <string>

namespace ks::two_list {

Result<CellMemory<std::int64_t>> allocate_list(std::int64_t sums) {
    CellMemory<std::int64_t> list(
        static_cast<std::int64_t*>(allocate_cells(static_cast<std::size_t>(sums) * 8)));
    if (!list)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the system has no memory for a list of {} sums", sums),
                     .todo = "close other programs or choose a smaller instance"};
    return list;
}

Result<void> check_weights(std::size_t weights, std::size_t most, const Sentence& todo) {
    if (weights <= most)
        return {};
    return Error{.code = ErrorCode::limit,
                 .what =
                     formatted("the instance has {} weights; this method takes {} at most", weights, most),
                 .todo = todo};
}

} // namespace ks::two_list
