// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/batch_plan.h"

#include "solvers/problems/kernel_mix/label_layers.h"

#include <algorithm>
#include <map>

namespace ks {

namespace {

/// The copies of each type's kernels that are not in a batch yet.
class Remaining {
public:
    explicit Remaining(const KernelTypes& types) : members_(types.members), at_(members_.size(), 0) {}

    /// Returns for how many batches of this pattern the kernels stay the same, if each type's next kernel
    /// goes first.
    std::int64_t alike(const Pattern& pattern) const {
        std::int64_t batches = INT64_MAX;
        for (const Pattern::Part& part : pattern.parts)
            batches = std::min(batches, next(part.type).copies / part.copies);
        return std::max<std::int64_t>(1, batches);
    }
    /// Takes the copies of `batches` batches, and returns the kernels of one.
    std::vector<std::size_t> take(const Pattern::Part& part, std::int64_t batches) {
        std::vector<std::size_t> kernels;
        while (static_cast<std::int64_t>(kernels.size()) < part.copies) {
            KernelTypes::Member& member = next(part.type);
            const std::int64_t due = part.copies - static_cast<std::int64_t>(kernels.size());
            const std::int64_t some = std::min(due, member.copies);
            kernels.insert(kernels.end(), static_cast<std::size_t>(some), member.kernel);
            member.copies -= some * batches;
            if (member.copies == 0)
                ++at_[part.type];
        }
        return kernels;
    }

private:
    KernelTypes::Member& next(std::size_t type) { return members_[type][at_[type]]; }
    const KernelTypes::Member& next(std::size_t type) const { return members_[type][at_[type]]; }

    std::vector<std::vector<KernelTypes::Member>> members_;
    std::vector<std::size_t> at_; ///< [type]: the next member
};

} // namespace

Result<std::vector<Plan::Batch>> batches_of(const KernelMixInstance& instance, const KernelTypes& types,
                                            const std::vector<PatternUse>& uses, const Context& context) {
    std::map<Pattern, std::int64_t> together;
    for (const PatternUse& use : uses)
        together[use.pattern] += use.batches;
    Remaining remaining(types);
    std::vector<Plan::Batch> batches;
    for (auto& [pattern, due] : together) {
        LabelLayers layers(instance.limits());
        for (const Pattern::Part& part : pattern.parts)
            for (std::int64_t copy = 0; copy < part.copies; ++copy)
                KS_CHECK(layers.add(types.all[part.type].shapes, context.memory_budget, context));
        const std::vector<std::size_t> shapes = layers.best();
        while (due > 0) {
            const std::int64_t some = std::min(due, remaining.alike(pattern));
            std::vector<Launch> launches;
            for (const Pattern::Part& part : pattern.parts)
                for (const std::size_t kernel : remaining.take(part, some))
                    launches.push_back(
                        {.kernel = kernel, .shape = types.all[part.type].shapes[shapes[launches.size()]]});
            batches.push_back(batch_of(instance, launches));
            batches.back().repeat = some;
            due -= some;
        }
    }
    return batches;
}

Result<Plan> plan_of(const KernelMixInstance& instance, const KernelTypes& types,
                     const BranchAndPrice& batches, const Context& context) {
    Plan plan{.batches = {},
              .batch_count = batches.batches(),
              .lower_bound = batches.bound(),
              .optimal = batches.batches() == batches.bound()};
    KS_TRY(plan.batches, batches_of(instance, types, batches.best(), context));
    return plan;
}

Answer answer_of(Plan plan, const Workload& workload) {
    Answer answer{.status = plan.optimal ? Status::optimal : Status::feasible};
    plan.infeasible = workload.infeasible;
    answer.plan = std::move(plan);
    return answer;
}

Answer nothing_to_plan(const Workload& workload) {
    return answer_of(Plan{.batches = {}, .optimal = true}, workload);
}

} // namespace ks
