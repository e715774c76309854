// SPDX-License-Identifier: Apache-2.0
#include "solvers/dp/way_back.h"

#include "solvers/core/formatted.h"

#include <string>

namespace ks {

Error contradiction(std::int64_t row, std::int64_t column) {
    return Error{
        .code = ErrorCode::check,
        .what = formatted(
            "the finished table contradicts itself: nothing explains the cell of row {} at capacity {}", row,
            column),
        .todo = "report this with the instance; the variant computed a wrong cell"};
}

} // namespace ks
