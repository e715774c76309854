// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/result/check.h"

namespace ks {

namespace {

bool fits(const Plan::Resources& used, const Plan::Resources& limits) {
    return used.warps <= limits.warps && used.blocks <= limits.blocks && used.registers <= limits.registers &&
           used.shared_bytes <= limits.shared_bytes;
}

} // namespace

Result<void> check_plan(const Plan& plan) {
    std::int64_t count = 0;
    for (std::size_t i = 0; i < plan.batches.size(); ++i) {
        const Plan::Batch& batch = plan.batches[i];
        if (batch.kernels.empty())
            return wrong_answer(formatted("batch {} of its plan holds no kernel", i));
        if (!fits(batch.used, batch.limits))
            return wrong_answer(formatted("batch {} of its plan takes more than a multiprocessor has", i));
        count += batch.repeat;
    }
    if (count != plan.batch_count)
        return wrong_answer(counted("its plan has {} batch, not {}", "its plan has {} batches, not {}", count,
                                    count, plan.batch_count));
    if (plan.batch_count < plan.lower_bound)
        return wrong_answer(
            formatted("its plan has fewer batches than its lower bound {}", plan.lower_bound));
    return {};
}

} // namespace ks
