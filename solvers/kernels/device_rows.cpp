// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/device_rows.h"

#include "solvers/core/formatted.h"

#include <limits>

namespace ks {

Result<void> check_kernel_capacity(std::int64_t capacity, std::int64_t threads, const char* field) {
    if (capacity <= std::numeric_limits<std::int32_t>::max() - 1 - threads)
        return {};
    return Error{
        .code = ErrorCode::limit,
        .what = formatted("the {} {} is too large for a kernel", field, capacity),
        .where = formatted("/{}", field),
        .todo = formatted(
            "kernels count cells in 31 bits: {} + 1 + the threads beyond it must stay below 2^31", field)};
}

Result<dp::RowPlan> plan_device_rows(const std::string& variant, const dp::RowNeeds& needs,
                                     const Context& context) {
    if (context.backend == nullptr)
        return Error{.code = ErrorCode::internal, .what = formatted("{} was run without a backend", variant)};
    KS_TRY(const dp::RowPlan plan,
           dp::plan_rows(needs, context.memory_budget, context.backend->free_bytes()));
    KS_CHECK(dp::check_memory(plan.estimate, context.memory_budget));
    return plan;
}

} // namespace ks
