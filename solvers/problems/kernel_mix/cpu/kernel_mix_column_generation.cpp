// SPDX-License-Identifier: Apache-2.0
// Batches by column generation, with whole numbers by branch and price.
#include "solvers/core/formatted.h"
#include "solvers/core/variant.h"
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

class KernelMixColumnGeneration final : public Variant, public LpRecorder {
public:
    const VariantInfo& info() const override { return info_; }

    /// First-fit's batches, and what the patterns of all types take in the linear program. How many labels a
    /// round has is known only when they are there.
    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        const auto& instance = static_cast<const KernelMixInstance&>(any);
        const auto types = static_cast<std::int64_t>(instance.kernels().size());
        constexpr std::int64_t type_bytes = 4096;
        return Estimate{.host_bytes =
                            2 * instance.launches() * LabelLayers::least_layer_bytes(instance.limits()) +
                            types * type_bytes,
                        .operations = static_cast<double>(instance.launches())};
    }

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        const auto& instance = static_cast<const KernelMixInstance&>(any);
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

    Result<std::shared_ptr<const Recording>> record(InstancePtr, std::stop_token) const override {
        return Error{
            .code = ErrorCode::usage,
            .what = formatted("the steps of {} need linear programs, which are not solved here", info_.id),
            .todo = "see them with `knapscope-run steps`, or step through kernel-mix.first-fit"};
    }
    Result<std::shared_ptr<const Recording>> record_with(const LpSolver& lp, InstancePtr instance,
                                                         std::stop_token stop) const override {
        return record_column_generation(std::move(instance), lp, std::move(stop));
    }

private:
    static std::vector<Fact> facts_of(const BranchAndPrice& batches, const KernelTypes& types,
                                      const Plan::Resources& limits) {
        const auto number_of_types = static_cast<std::int64_t>(types.all.size());
        const auto patterns = static_cast<std::int64_t>(batches.columns().patterns().size());
        const std::int64_t rounds = batches.columns().rounds();
        if (rounds == 0)
            return {Fact{.name = "rounds",
                         .value = rounds,
                         .unit = "rounds",
                         .sentence =
                             "First-fit makes as few batches as the scarcest resource asks for, so no "
                             "linear program was solved."}};
        // At its end the linear program asks for no less than the scarcest resource does.
        const bool came_far = batches.lp_bound() > static_cast<double>(simple_bound(types.all, limits)) - 1;
        return {{.name = "lp-bound",
                 .value = batches.lp_bound(),
                 .unit = "batches",
                 .sentence = came_far
                                 ? formatted("Even with parts of batches there would have to be {:.3f}.",
                                             batches.lp_bound())
                                 : formatted("Column generation was cut short: it proves that {:.3f} are "
                                             "needed, less than the scarcest resource asks for.",
                                             batches.lp_bound())},
                {.name = "rounds",
                 .value = rounds,
                 .unit = "rounds",
                 .sentence = formatted("Column generation took {} rounds for {} types of kernels.", rounds,
                                       number_of_types)},
                {.name = "columns",
                 .value = patterns,
                 .unit = "patterns",
                 .sentence = formatted("It knew {} patterns of a batch at the end.", patterns)},
                {.name = "nodes",
                 .value = batches.nodes(),
                 .unit = "nodes",
                 .sentence = formatted("Branch and price looked at {} nodes.", batches.nodes())}};
    }

    const VariantInfo info_{
        .id = "kernel-mix.column-generation",
        .title = "Batches: column generation, then branch and price",
        .kind = std::string(KernelMixInstance::kind_id),
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
    };
};

} // namespace

const Variant& variant_kernel_mix_column_generation() {
    static const KernelMixColumnGeneration variant;
    return variant;
}

} // namespace ks::cpu
