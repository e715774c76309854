// SPDX-License-Identifier: Apache-2.0
// Batches by column generation, with whole numbers by branch and price.
#include "solvers/core/formatted.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/lp/lp_recorder.h"
#include "solvers/problems/kernel_mix/batch_plan.h"
#include "solvers/problems/kernel_mix/branch_and_price.h"
#include "solvers/problems/kernel_mix/first_fit.h"
#include "solvers/problems/kernel_mix/label_layers.h"
#include "solvers/problems/kernel_mix/launches.h"
#include "solvers/problems/kernel_mix/parts.h"

#include <algorithm>

namespace ks::cpu {

namespace {

constexpr const char* column_generation_id = "kernel-mix.column-generation";

std::vector<Fact> facts_of(const BranchAndPrice& batches, const KernelTypes& types,
                           const Plan::Resources& limits) {
    const auto number_of_types = static_cast<std::int64_t>(types.all.size());
    const auto patterns = static_cast<std::int64_t>(batches.columns().patterns().size());
    const std::int64_t rounds = batches.columns().rounds();
    if (rounds == 0)
        return {Fact{.name = "rounds",
                     .value = rounds,
                     .unit = "rounds",
                     .sentence = "First-fit makes as few batches as the scarcest resource asks for, so no "
                                 "linear program was solved."}};
    // At its end the linear program requires at least what the scarcest resource requires.
    const bool came_far = batches.lp_bound() > static_cast<double>(simple_bound(types.all, limits)) - 1;
    return {
        {.name = "lp-bound",
         .value = batches.lp_bound(),
         .unit = "batches",
         .sentence = came_far ? formatted("Even with parts of batches there would have to be {:.3f}.",
                                          batches.lp_bound())
                              : formatted("Column generation was cut short: it proves that {:.3f} are "
                                          "needed, less than the scarcest resource asks for.",
                                          batches.lp_bound())},
        {.name = "rounds",
         .value = rounds,
         .unit = "rounds",
         .sentence = formatted("Column generation took {} for {}.", counted("{} round", "{} rounds", rounds),
                               counted("{} type of kernels", "{} types of kernels", number_of_types))},
        {.name = "columns",
         .value = patterns,
         .unit = "patterns",
         .sentence = counted("It knew {} pattern of a batch at the end.",
                             "It knew {} patterns of a batch at the end.", patterns)},
        {.name = "nodes",
         .value = batches.nodes(),
         .unit = "nodes",
         .sentence = counted("Branch and price looked at {} node.", "Branch and price looked at {} nodes.",
                             batches.nodes())}};
}

/// Counts first-fit's batches, and the patterns of all types in the linear program. The number of labels of a
/// round is known only during the run.
Result<Estimate> estimate_column_generation(const KernelMixInstance& instance, const Parameters&,
                                            std::int64_t) {
    const auto types = static_cast<std::int64_t>(instance.kernels().size());
    constexpr std::int64_t type_bytes = 4096;
    return Estimate{.host_bytes =
                        2 * instance.launches() * LabelLayers::least_layer_bytes(instance.limits()) +
                        types * type_bytes,
                    .operations = static_cast<double>(instance.launches())};
}

Result<Answer> solve_column_generation(const KernelMixInstance& instance, const Parameters& parameters,
                                       Context& context) {
    const Workload workload = workload_of(instance);
    if (workload.copies == 0)
        return nothing_to_plan(workload);
    const KernelTypes types = types_of(workload);
    KS_TRY(BranchAndPrice batches, BranchAndPrice::make(types, instance.limits(), *context.lp));
    KS_CHECK(batches.run(parameters.integer("nodes"), context));
    KS_TRY(Plan plan, plan_of(instance, types, batches, context));
    Answer answer = answer_of(std::move(plan), workload);
    answer.facts = facts_of(batches, types, instance.limits());
    return answer;
}

Result<std::shared_ptr<const Recording>> refuse_to_record(const std::shared_ptr<const KernelMixInstance>&,
                                                          const std::stop_token&) {
    return Error{.code = ErrorCode::usage,
                 .what = formatted("the steps of {} need linear programs, which are not solved here",
                                   column_generation_id),
                 .todo = "see them with `knapscope-run steps`, or step through kernel-mix.first-fit"};
}
/// Stepping through this variant needs an LP solver.
class KernelMixColumnGeneration final : public VariantOf<KernelMixInstance>, public LpRecorder {
public:
    using VariantOf::VariantOf;

    Result<std::shared_ptr<const Recording>> record_with(const LpSolver& lp, InstancePtr instance,
                                                         std::stop_token stop) const override {
        return record_column_generation(typed(std::move(instance)), lp, std::move(stop));
    }
};

} // namespace

const Variant& variant_kernel_mix_column_generation() {
    static const KernelMixColumnGeneration variant({
        .info =
            {
                .id = column_generation_id,
                .title = "Batches: column generation, then branch and price",
                .paper = "concurrency",
                .section = "IV-B",
                .algorithm = "2",
                .steps = true,
                .linear_programs = true,
                .parameters = {{.name = "nodes",
                                .min = 100,
                                .max = 1'000'000,
                                .standard = 1000,
                                .unit = "nodes",
                                .title = "Nodes of branch and price, at most"}},
            },
        .estimate = estimate_column_generation,
        .solve = solve_column_generation,
        .record = refuse_to_record,
    });
    return variant;
}

} // namespace ks::cpu
