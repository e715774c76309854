// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/kernels/host.h"

namespace ks {

VariantInfo knapsack_rows_info(std::string id, std::int64_t standard_block) {
    VariantInfo info;
    info.id = std::move(id);
    info.kind = KnapsackInstance::kind_id;
    info.place = Place::kernel;
    info.paper = "thesis";
    info.complexity = {.time = "O(N · C)", .space = "O(n · C)", .source = "Table 1.1; Section 2.1.2"};
    info.parameters = {block_parameter(standard_block)};
    return info;
}

dp::RowNeeds KnapsackFamily::needs(const KnapsackInstance& instance) {
    dp::RowNeeds needs = dp::needs_of(instance);
    needs.on_device = true;
    return needs;
}

Result<void> KnapsackFamily::check(const KnapsackInstance& instance, std::int64_t threads) {
    return check_kernel_capacity(dp::last_column(instance), threads);
}

template class RowKernels<KnapsackFamily>;

} // namespace ks
