// SPDX-License-Identifier: Apache-2.0
// Subset sum, 64 sums at a time: a row of bits, shifted by each weight and or-ed onto itself.
#include "solvers/cpu/multicore.h"
#include "solvers/dp/last_column.h"
#include "solvers/dp/plan.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/exact_subset.h"
#include "solvers/problems/subset_sum/reached_sums.h"

#include <algorithm>
#include <vector>

namespace ks::cpu {

namespace {

std::int64_t threads_for(std::int64_t limit, const Parameters& parameters) {
    return ReachedSums::useful_threads(limit, parameters.integer("threads"));
}

Result<Estimate> estimate_bitset(const SubsetSumInstance& instance, const Parameters& parameters,
                                 std::int64_t) {
    KS_CHECK(find_shift_or(parameters.choice("simd")));
    const std::int64_t limit = dp::last_column(instance);
    // The rows are still allocated while the subset is found.
    return Estimate{
        .host_bytes = ReachedSums::bytes(limit, threads_for(limit, parameters)) + exact_subset_bytes(limit),
        .operations = static_cast<double>(instance.weights().size()) * (static_cast<double>(limit) + 1)};
}

Result<Answer> solve_bitset(const SubsetSumInstance& instance, const Parameters& parameters,
                            Context& context) {
    KS_TRY(const Estimate needed, estimate_bitset(instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    KS_TRY(const ShiftOr shift_or, find_shift_or(parameters.choice("simd")));
    const std::int64_t limit = dp::last_column(instance);
    const auto n = static_cast<std::int64_t>(instance.weights().size());
    context.begin_stage("compute");
    KS_TRY(ReachedSums sums, ReachedSums::allocate(limit, shift_or, threads_for(limit, parameters)));
    std::vector<std::int64_t> ascending(instance.weights().begin(), instance.weights().end());
    std::ranges::sort(ascending);
    KS_CHECK(sums.add(ascending, context,
                      [&](std::size_t i) { context.report("compute", static_cast<std::int64_t>(i), n); }));
    context.begin_stage("way-back");
    KS_TRY(const std::int64_t sum, sums.largest(context));
    KS_TRY(Answer answer, answer_of_sum(instance.weights(), sum, Status::optimal, shift_or, context));
    context.end_stage();
    answer.facts = dp::end_facts(instance);
    return answer;
}

} // namespace

const Variant& variant_subset_sum_bitset() {
    static const VariantOf<SubsetSumInstance> variant({
        .info =
            {
                .id = "subset-sum.bitset",
                .title = "Bits: 64 sums and more at a time, in vectors",
                .parameters = multicore_parameters(),
            },
        .estimate = estimate_bitset,
        .solve = solve_bitset,
    });
    return variant;
}

} // namespace ks::cpu
