// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/kernels/launch_order.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/variant.h"
#include "solvers/instance/random.h"
#include "solvers/lp/linear_program.h"
#include "solvers/occupancy/occupancy.h"
#include "solvers/problems/kernel_mix/first_fit.h"
#include "solvers/problems/kernel_mix/label_layers.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace ks {

namespace cpu {
const Variant& variant_kernel_mix_first_fit();
const Variant& variant_kernel_mix_column_generation();
} // namespace cpu

namespace {

using Shapes = RunSchedule::Shapes;
using Batches = RunSchedule::Batches;
using Queues = RunSchedule::Queues;

std::vector<KernelShape> held_shapes(const KernelMixInstance& instance, const MixKernel& kernel) {
    std::vector<KernelShape> shapes = shapes_of(instance, kernel);
    std::erase_if(shapes, [&](const KernelShape& shape) { return !is_held(instance, kernel, shape); });
    return shapes;
}

/// Returns the shape with as many blocks of `warps` warps as a multiprocessor holds.
KernelShape full_shape(const KernelMixInstance& instance, const MixKernel& kernel, std::int64_t warps) {
    const Occupancy held = occupancy(
        instance.sm(),
        {.threads = warps * warp_size, .registers = kernel.registers, .shared_bytes = kernel.shared_bytes});
    return shape_of(instance, kernel, held.blocks, warps);
}

KernelShape own_shape(const KernelMixInstance& instance, const MixKernel& kernel, const OwnShape& own) {
    if (own.whole_device)
        if (const KernelShape full = full_shape(instance, kernel, own.warps);
            full.takes.warps >= instance.warps_of(kernel))
            return full;
    const auto distance = [&](const KernelShape& shape) { return std::abs(shape.warps - own.warps); };
    const std::vector<KernelShape> held = held_shapes(instance, kernel);
    return *std::ranges::min_element(held, {}, distance);
}

/// The largest share of any resource of a multiprocessor that a batch requests.
struct Asked {
    double part = 0;
    std::string_view of;
};
Asked asked_by(const Plan::Batch& batch) {
    const auto part = [](std::int64_t used, std::int64_t limit, std::string_view of) {
        return Asked{.part = used == 0 ? 0 : static_cast<double>(used) / static_cast<double>(limit),
                     .of = of};
    };
    const Plan::Resources &used = batch.used, &limits = batch.limits;
    const std::array all{part(used.warps, limits.warps, "warps"), part(used.blocks, limits.blocks, "blocks"),
                         part(used.registers, limits.registers, "registers"),
                         part(used.shared_bytes, limits.shared_bytes, "shared memory")};
    return *std::ranges::max_element(all, {}, &Asked::part);
}

/// Puts the kernels of a workload into batches.
class Ordering {
public:
    Ordering(const KernelMixInstance& instance, std::uint64_t seed, const Context& context)
        : instance_(instance), workload_(workload_of(instance)), random_(seed), context_(context) {}

    Result<LaunchOrder> order(const RunSchedule& schedule, const OwnShape& own) {
        if (schedule.batches == Batches::planned)
            return context_.plan != nullptr ? given(*context_.plan) : planned();
        std::vector<Launch> launches = copies(schedule, own);
        if (schedule.batches == Batches::random)
            shuffle(launches);
        if (schedule.shapes == Shapes::best) {
            KS_CHECK(fill_by_labels(launches));
        } else {
            fill(launches, schedule.batches);
        }
        return with_plan();
    }

private:
    const MixKernel& kernel_of(const Launch& launch) const { return instance_.kernels()[launch.kernel]; }

    /// Returns every copy of every kernel, with a shape. If the batch decides about shapes, the shape is
    /// arbitrary.
    std::vector<Launch> copies(const RunSchedule& schedule, const OwnShape& own) {
        std::vector<Launch> launches;
        for (const Launches& of : workload_.kernels) {
            const MixKernel& kernel = instance_.kernels()[of.kernel];
            const std::vector<KernelShape> held = held_shapes(instance_, kernel);
            for (std::int64_t copy = 0; copy < of.copies; ++copy)
                launches.push_back({.kernel = of.kernel,
                                    .shape = schedule.shapes == Shapes::own
                                                 ? own_shape(instance_, kernel, own)
                                                 : held[drawn(held.size())]});
        }
        return launches;
    }

    /// Returns a random index below `count`.
    std::size_t drawn(std::size_t count) {
        return static_cast<std::size_t>(random_.between(0, static_cast<std::int64_t>(count) - 1));
    }

    void shuffle(std::vector<Launch>& launches) {
        for (std::size_t left = launches.size(); left > 1; --left)
            std::swap(launches[left - 1], launches[drawn(left)]);
    }

    void close(const std::vector<Launch>& launches) {
        if (launches.empty())
            return;
        Plan::Batch batch = batch_of(instance_, launches);
        if (!order_.batches.empty())
            batch.repeat = order_.batches.back().repeat;
        if (!order_.batches.empty() && batch == order_.batches.back()) {
            ++order_.batches.back().repeat;
            return;
        }
        batch.repeat = 1;
        order_.batches.push_back(std::move(batch));
    }

    /// Adds kernels to a batch as long as it can hold the next one; earlier batches are never reopened.
    void fill(const std::vector<Launch>& launches, Batches batches) {
        std::vector<Launch> batch;
        Plan::Resources takes;
        for (const Launch& launch : launches) {
            const Plan::Resources with = sum_of(takes, launch.shape.takes);
            const bool goes_on = batches == Batches::together ||
                                 (batches == Batches::random && fits(with, instance_.limits()));
            if (!goes_on) {
                close(batch);
                batch.clear();
            }
            takes = goes_on ? with : launch.shape.takes;
            batch.push_back(launch);
        }
        close(batch);
    }

    /// Does the same; a batch can hold a kernel if there are shapes for all its kernels together.
    Result<void> fill_by_labels(std::vector<Launch> launches) {
        LabelLayers layers(instance_.limits());
        std::vector<Launch> batch;
        std::vector<std::vector<KernelShape>> shapes;
        const auto choose = [&] {
            const std::vector<std::size_t> best = layers.best();
            for (std::size_t i = 0; i < batch.size(); ++i)
                batch[i].shape = shapes[i][best[i]];
            close(batch);
            batch.clear();
            shapes.clear();
            layers = LabelLayers(instance_.limits());
        };
        for (const Launch& launch : launches) {
            std::vector<KernelShape> useful = useful_shapes(instance_, kernel_of(launch));
            KS_TRY(bool there, layers.add(useful, context_.memory_budget, context_));
            if (!there) {
                choose();
                KS_TRY(there, layers.add(useful, context_.memory_budget, context_));
            }
            batch.push_back(launch);
            shapes.push_back(std::move(useful));
        }
        choose();
        return {};
    }

    /// Returns the order of a given plan. The plan's bound is not used, because it was not proven here.
    LaunchOrder given(const Plan& plan) {
        order_.batches = plan.batches;
        order_.plan = plan;
        if (workload_.copies > 0)
            order_.plan.lower_bound = simple_bound(workload_.kernels, instance_.limits());
        order_.plan.optimal = plan.batch_count == order_.plan.lower_bound;
        order_.facts.push_back({.name = "planner",
                                .value = std::string("given"),
                                .unit = {},
                                .sentence = "The plan was given with the run."});
        return std::move(order_);
    }

    /// Returns the order that `plan` computes, without the facts about its run.
    Result<LaunchOrder> planned() {
        Sentence missing;
        if (context_.lp == nullptr)
            missing = said("this program was built without a solver");
        else if (const std::optional<Error> error = context_.lp->unavailable())
            missing = error->what;
        const Variant& planner = missing.empty() ? cpu::variant_kernel_mix_column_generation()
                                                 : cpu::variant_kernel_mix_first_fit();
        Context quiet = context_;
        quiet.on_progress = {};
        quiet.on_stage = {};
        KS_TRY(const Parameters usual, Parameters::parse(planner.info().parameters, {}));
        KS_TRY(Answer answer, planner.solve(instance_, usual, quiet));
        order_.batches = answer.plan->batches;
        order_.plan = std::move(*answer.plan);
        order_.facts.push_back(
            {.name = "planner",
             .value = planner.info().id,
             .unit = {},
             .sentence = missing.empty()
                             ? formatted("The plan is by {}.", planner.info().id)
                             : formatted("The plan is by {}, for no linear program can be solved here: {}.",
                                         planner.info().id, missing)});
        return std::move(order_);
    }

    /// Batches that fit are a plan. Otherwise the plan has the same launches one after the other.
    LaunchOrder with_plan() {
        Plan& plan = order_.plan;
        plan.infeasible = workload_.infeasible;
        plan.batch_count = workload_.copies;
        if (workload_.copies > 0)
            plan.lower_bound = simple_bound(workload_.kernels, instance_.limits());
        const auto holds = [](const Plan::Batch& batch) { return fits(batch.used, batch.limits); };
        if (std::ranges::all_of(order_.batches, holds)) {
            plan.batches = order_.batches;
            plan.batch_count = 0;
            for (const Plan::Batch& batch : plan.batches)
                plan.batch_count += batch.repeat;
        } else {
            for (const Plan::Batch& batch : order_.batches)
                for (const Plan::Kernel& kernel : batch.kernels)
                    plan.batches.push_back(alone(kernel));
        }
        plan.optimal = plan.batch_count == plan.lower_bound;
        return std::move(order_);
    }

    Plan::Batch alone(const Plan::Kernel& kernel) const {
        const auto index = static_cast<std::size_t>(kernel.index);
        return batch_of(instance_,
                        {{.kernel = index,
                          .shape = shape_of(instance_, instance_.kernels()[index], kernel.blocks_per_sm,
                                            kernel.threads_per_block / warp_size)}});
    }

    const KernelMixInstance& instance_;
    const Workload workload_;
    Random random_;
    const Context& context_;
    LaunchOrder order_;
};

Fact what_is_asked(const Asked& asked) {
    return {.name = "asked-for",
            .value = asked.part,
            .unit = {},
            .sentence = formatted("Kernels that are to run at the same time ask for up to {:.2f} of a "
                                  "multiprocessor's {}{}.",
                                  asked.part, asked.of,
                                  asked.part > 1 ? said(", so some of their blocks wait for others") : "")};
}

} // namespace

std::span<const RunSchedule> run_schedules() {
    static constexpr std::array all{
        RunSchedule{.name = "sequential", .batches = Batches::alone, .queues = Queues::one},
        RunSchedule{.name = "random", .shapes = Shapes::random},
        RunSchedule{.name = "own"},
        RunSchedule{.name = "graph", .queues = Queues::graph},
        RunSchedule{.name = "planned", .shapes = Shapes::best, .batches = Batches::planned},
        RunSchedule{
            .name = "table-2-s", .shapes = Shapes::random, .batches = Batches::alone, .queues = Queues::one},
        RunSchedule{.name = "table-2-cr", .shapes = Shapes::random, .batches = Batches::random},
        RunSchedule{.name = "table-2-co", .shapes = Shapes::best, .batches = Batches::random}};
    return all;
}

const RunSchedule& run_schedule(std::string_view name) {
    return *std::ranges::find(run_schedules(), name, &RunSchedule::name);
}

Result<LaunchOrder> launch_order(const KernelMixInstance& instance, const RunSchedule& schedule,
                                 const OwnShape& own, std::uint64_t seed, const Context& context) {
    KS_TRY(LaunchOrder order, Ordering(instance, seed, context).order(schedule, own));
    Asked most;
    for (const Plan::Batch& batch : order.batches)
        most =
            std::max(most, asked_by(batch), [](const Asked& a, const Asked& b) { return a.part < b.part; });
    if (!order.batches.empty())
        order.facts.push_back(what_is_asked(most));
    return order;
}

} // namespace ks
