// SPDX-License-Identifier: Apache-2.0
// Batches by first-fit decreasing: what one gets without column generation.
#include "solvers/core/formatted.h"
#include "solvers/core/variant.h"
#include "solvers/problems/kernel_mix/label_layers.h"
#include "solvers/problems/kernel_mix/launches.h"

#include <algorithm>

namespace ks::cpu {

namespace {

/// Of every resource the least that any of the shapes takes. No shape need take so little of all at once.
Plan::Resources least_of(const std::vector<Shape>& shapes) {
    Plan::Resources least = shapes.front().takes;
    for (const Shape& shape : shapes)
        least = {.warps = std::min(least.warps, shape.takes.warps),
                 .blocks = std::min(least.blocks, shape.takes.blocks),
                 .registers = std::min(least.registers, shape.takes.registers),
                 .shared_bytes = std::min(least.shared_bytes, shape.takes.shared_bytes)};
    return least;
}

/// The part of a multiprocessor that a kernel takes of what it takes most of.
double size_of(const Launches& of, const Plan::Resources& limits) {
    const Plan::Resources least = least_of(of.shapes);
    const auto part = [](std::int64_t takes, std::int64_t limit) {
        return takes == 0 ? 0.0 : static_cast<double>(takes) / static_cast<double>(limit);
    };
    return std::max({part(least.warps, limits.warps), part(least.blocks, limits.blocks),
                     part(least.registers, limits.registers), part(least.shared_bytes, limits.shared_bytes)});
}

/// What all kernels take at least, divided by what a multiprocessor has, for the resource that is scarcest.
std::int64_t simple_bound(const Workload& workload, const Plan::Resources& limits) {
    Plan::Resources all;
    for (const Launches& of : workload.kernels) {
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

struct OpenBatch {
    LabelLayers layers;
    std::vector<const Launches*> holds;

    Plan::Batch closed(const KernelMixInstance& instance) const {
        const std::vector<std::size_t> chosen = layers.best();
        std::vector<Launch> launches;
        for (std::size_t i = 0; i < holds.size(); ++i)
            launches.push_back({.kernel = holds[i]->kernel, .shape = holds[i]->shapes[chosen[i]]});
        return batch_of(instance, launches);
    }
};

class FirstFit {
public:
    FirstFit(const KernelMixInstance& instance, const Workload& workload)
        : instance_(instance), workload_(workload) {}

    Result<void> pack(Context& context) {
        std::vector<const Launches*> order;
        for (const Launches& of : workload_.kernels)
            order.push_back(&of);
        std::ranges::stable_sort(order, std::ranges::greater(),
                                 [this](const Launches* of) { return size_of(*of, instance_.limits()); });
        std::int64_t done = 0;
        for (const Launches* of : order) {
            std::size_t at = 0; // batches only fill up: what did not hold a copy holds no later one
            for (std::int64_t copy = 0; copy < of->copies; ++copy) {
                context.report("compute", done++, workload_.copies);
                KS_CHECK(put(*of, at, context));
            }
        }
        context.report("compute", workload_.copies, workload_.copies);
        return {};
    }

    /// Equal batches that follow each other become one that is repeated.
    Plan plan() const {
        Plan plan{.batches = {},
                  .batch_count = static_cast<std::int64_t>(batches_.size()),
                  .lower_bound = simple_bound(workload_, instance_.limits()),
                  .infeasible = workload_.infeasible};
        plan.optimal = plan.batch_count == plan.lower_bound;
        for (const OpenBatch& open : batches_) {
            Plan::Batch batch = open.closed(instance_);
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

private:
    /// Puts a copy into the first batch from `at` on that holds it.
    Result<void> put(const Launches& of, std::size_t& at, const Context& context) {
        for (;; ++at) {
            if (at == batches_.size()) {
                batches_.push_back({.layers = LabelLayers(instance_.limits()), .holds = {}});
                bytes_ += batches_.back().layers.bytes();
            }
            OpenBatch& batch = batches_[at];
            const std::int64_t others = bytes_ - batch.layers.bytes();
            KS_TRY(const bool there, batch.layers.add(of.shapes, context.memory_budget - others, context));
            bytes_ = others + batch.layers.bytes();
            if (there) {
                batch.holds.push_back(&of);
                return {};
            }
        }
    }

    const KernelMixInstance& instance_;
    const Workload& workload_;
    std::vector<OpenBatch> batches_;
    std::int64_t bytes_ = 0; ///< of all their layers
};

class KernelMixFirstFit final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    /// As many batches as copies, of one label each, is the most there can be on a device of today.
    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        const auto& instance = static_cast<const KernelMixInstance&>(any);
        return Estimate{.host_bytes =
                            2 * instance.launches() * LabelLayers::least_layer_bytes(instance.limits()),
                        .operations = static_cast<double>(instance.launches())};
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        const auto& instance = static_cast<const KernelMixInstance&>(any);
        context.begin_stage("compute");
        const Workload workload = workload_of(instance);
        FirstFit batches(instance, workload);
        KS_CHECK(batches.pack(context));
        Answer answer{.status = Status::feasible};
        answer.plan = batches.plan();
        context.end_stage();
        return answer;
    }

private:
    const VariantInfo info_{
        .id = "kernel-mix.first-fit",
        .title = "Batches: first-fit decreasing",
        .kind = std::string(KernelMixInstance::kind_id),
        .exact = false,
    };
};

} // namespace

const Variant& variant_kernel_mix_first_fit() {
    static const KernelMixFirstFit variant;
    return variant;
}

} // namespace ks::cpu
