// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/first_fit.h"

#include <algorithm>
#include <numeric>

namespace ks {

namespace {

class FirstFit {
public:
    FirstFit(const Plan::Resources& limits, const Context& context, const HearTrial& tried)
        : limits_(limits), context_(context), tried_(tried) {}

    /// Puts a copy of kernel `i` into the first batch from `at` on that can hold it.
    Result<void> put(std::size_t i, const Launches& of, std::size_t& at) {
        for (;; ++at) {
            if (at == batches_.size()) {
                batches_.push_back({.layers = LabelLayers(limits_), .holds = {}});
                bytes_ += batches_.back().layers.bytes();
            }
            FilledBatch& batch = batches_[at];
            const std::int64_t others = bytes_ - batch.layers.bytes();
            KS_TRY(const bool there, batch.layers.add(of.shapes, context_.memory_budget - others, context_));
            bytes_ = others + batch.layers.bytes();
            if (there)
                batch.holds.push_back(i);
            if (tried_)
                tried_(i, at, batch, there);
            if (there)
                return {};
        }
    }

    std::vector<FilledBatch> batches() && { return std::move(batches_); }

private:
    Plan::Resources limits_;
    const Context& context_;
    const HearTrial& tried_;
    std::vector<FilledBatch> batches_;
    std::int64_t bytes_ = 0; ///< of the layers of all batches
};

Plan::Batch closed(const KernelMixInstance& instance, const Workload& workload, const FilledBatch& batch) {
    const std::vector<std::size_t> chosen = batch.layers.best();
    std::vector<Launch> launches;
    for (std::size_t i = 0; i < batch.holds.size(); ++i) {
        const Launches& of = workload.kernels[batch.holds[i]];
        launches.push_back({.kernel = of.kernel, .shape = of.shapes[chosen[i]]});
    }
    return batch_of(instance, launches);
}

} // namespace

Result<std::vector<FilledBatch>> first_fit(std::span<const Launches> kernels,
                                           std::span<const std::int64_t> copies,
                                           const Plan::Resources& limits, const Context& context,
                                           const std::function<void(std::int64_t)>& placed,
                                           const HearTrial& tried) {
    FirstFit batches(limits, context, tried);
    std::int64_t done = 0;
    for (const std::size_t i : order_by_size(kernels, limits)) {
        std::size_t at = 0; // batches only become fuller: one that could not hold a copy cannot hold later
                            // ones
        for (std::int64_t copy = 0; copy < copies[i]; ++copy) {
            if (placed)
                placed(done++);
            KS_CHECK(batches.put(i, kernels[i], at));
        }
    }
    return std::move(batches).batches();
}

std::vector<std::size_t> order_by_size(std::span<const Launches> kernels, const Plan::Resources& limits) {
    std::vector<std::size_t> order(kernels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t i) { return size_of(kernels[i], limits); });
    return order;
}

double size_of(const Launches& of, const Plan::Resources& limits) {
    const Plan::Resources least = least_of(of.shapes);
    const auto part = [](std::int64_t takes, std::int64_t limit) {
        return takes == 0 ? 0.0 : static_cast<double>(takes) / static_cast<double>(limit);
    };
    return std::max({part(least.warps, limits.warps), part(least.blocks, limits.blocks),
                     part(least.registers, limits.registers), part(least.shared_bytes, limits.shared_bytes)});
}

std::int64_t simple_bound(std::span<const Launches> kernels, const Plan::Resources& limits) {
    Plan::Resources all;
    for (const Launches& of : kernels) {
        const Plan::Resources least = least_of(of.shapes);
        all = sum_of(all, {.warps = of.copies * least.warps,
                           .blocks = of.copies * least.blocks,
                           .registers = of.copies * least.registers,
                           .shared_bytes = of.copies * least.shared_bytes});
    }
    const auto batches = [](std::int64_t takes, std::int64_t limit) {
        return takes == 0 ? 0 : (takes + limit - 1) / limit;
    };
    return std::max({batches(all.warps, limits.warps), batches(all.blocks, limits.blocks),
                     batches(all.registers, limits.registers),
                     batches(all.shared_bytes, limits.shared_bytes)});
}

Plan plan_of(const KernelMixInstance& instance, const Workload& workload,
             const std::vector<FilledBatch>& batches) {
    Plan plan{.batches = {},
              .batch_count = static_cast<std::int64_t>(batches.size()),
              .lower_bound = simple_bound(workload.kernels, instance.limits()),
              .infeasible = workload.infeasible};
    plan.optimal = plan.batch_count == plan.lower_bound;
    for (const FilledBatch& filled : batches) {
        Plan::Batch batch = closed(instance, workload, filled);
        if (!plan.batches.empty())
            batch.repeat = plan.batches.back().repeat;
        if (!plan.batches.empty() && batch == plan.batches.back()) {
            ++plan.batches.back().repeat;
            continue;
        }
        batch.repeat = 1;
        plan.batches.push_back(std::move(batch));
    }
    return plan;
}

} // namespace ks
