// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/kernels/parry_host.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/last_column.h"
#include "solvers/dp/plan.h"
#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/subset_sum/exact_subset.h"
#include "solvers/problems/subset_sum/parry.h"

#include <algorithm>
#include <climits>
#include <functional>
#include <vector>

namespace ks {

namespace {

constexpr std::int64_t aligned = 256; ///< allocations begin at multiples of it
/// Above this, cell numbers of the last block do not fit 32 bits.
constexpr std::int64_t most_target = INT_MAX - 32 * 1024;

std::int64_t round_up(std::int64_t value, std::int64_t unit) {
    return (value + unit - 1) / unit * unit;
}

/// A weight that fits no cell of a row is passed as one more than the row's last cell.
int fitting(std::int64_t weight, std::int64_t target) {
    return static_cast<int>(std::min(weight, target + 1));
}

/// Returns the end of the rows: the target, or the sum of all weights if larger sums cannot be reached.
std::int64_t end_of(const SubsetSumInstance& instance, const Parameters& parameters) {
    const bool at_target = parameters.choice("rows-end") == "target" && instance.target() <= most_target;
    return at_target ? instance.target() : dp::last_column(instance);
}

const std::string& row_kernel(const ParryKernel& declared, const Parameters& parameters) {
    const bool past_l1 = !declared.row_past_l1.empty() && parameters.choice("l1") == "off";
    return past_l1 ? declared.row_past_l1 : declared.row;
}

/// The launches of a kernel for rows up to some target.
class RowLaunches {
public:
    RowLaunches(const ParryKernel& declared, const Parameters& parameters)
        : block_(static_cast<int>(parameters.integer("block"))), cells_(declared.cells_a_thread) {
        one_.block = block_;
        one_.shared_bytes = declared.shared_bytes_a_thread * block_;
        if (declared.shared_bytes_a_thread > 0) {
            if (const std::string& choice = parameters.choice("carveout"); choice != "driver")
                one_.carveout = choice == "shared" ? 100 : 0;
        }
    }

    int block() const { return block_; }
    std::int64_t block_cells() const { return std::int64_t{block_} * cells_; }
    std::int64_t blocks(std::int64_t target) const { return target / block_cells() + 1; }
    /// Returns the number of cells of a buffer with rows up to this target.
    std::int64_t buffer_cells(std::int64_t target) const { return round_up(target + 1, cells_); }
    LaunchShape one_block() const { return one_; }
    LaunchShape row(std::int64_t target) const {
        LaunchShape shape = one_;
        shape.grid = blocks(target);
        return shape;
    }

private:
    int block_, cells_;
    LaunchShape one_;
};

/// The decision whether some of these weights sum to exactly the target.
class Decision {
public:
    static Result<Decision> prepare(const ParryKernel& declared, const Parameters& parameters,
                                    std::int64_t target, Backend& backend) {
        Decision made(backend, RowLaunches(declared, parameters));
        KS_TRY(made.first_, backend.kernel("subset_sum_parry_basic_v2.first"));
        KS_TRY(made.row_, backend.kernel(row_kernel(declared, parameters)));
        const std::int64_t cells = made.launches_.buffer_cells(target);
        KS_TRY(made.above_, backend.allocate({.name = "row 0", .element_bytes = 1, .shape = {cells}}));
        KS_TRY(made.below_, backend.allocate({.name = "row 1", .element_bytes = 1, .shape = {cells}}));
        if (declared.over_the_host)
            made.on_host_.resize(static_cast<std::size_t>(cells));
        return made;
    }

    /// Stops at the first row that reaches the target.
    Result<bool> decide(std::span<const std::int64_t> weights, std::int64_t target, Context& context) {
        KS_CHECK(begin(target, context));
        for (const std::int64_t weight : weights) {
            KS_CHECK(context.check());
            KS_TRY(const bool reached, on_host_.empty() ? next_row(weight, target, context)
                                                        : next_row_over_the_host(weight, target, context));
            if (reached)
                return true;
        }
        return target == 0; // only the sum 0 is reached without any weight
    }

private:
    Decision(Backend& backend, const RowLaunches& launches) : backend_(&backend), launches_(launches) {}

    /// Makes the row before any weight.
    Result<void> begin(std::int64_t target, Context& context) {
        if (!on_host_.empty()) {
            std::ranges::fill(on_host_, 0);
            on_host_[0] = 1;
            return {};
        }
        const std::int64_t cells = launches_.buffer_cells(target);
        return backend_->launch(context, first_,
                                {.grid = (cells - 1) / launches_.block() + 1, .block = launches_.block()},
                                above_, static_cast<int>(cells));
    }

    Result<void> launch(std::int64_t weight, std::int64_t target, Context& context) {
        return backend_->launch(context, row_, launches_.row(target), fitting(weight, target), above_, below_,
                                static_cast<int>(target), 0, 0);
    }

    /// Computes the next row, then swaps the two rows.
    Result<bool> next_row(std::int64_t weight, std::int64_t target, Context& context) {
        KS_CHECK(launch(weight, target, context));
        KS_CHECK(backend_->synchronise(context));
        std::swap(above_, below_);
        unsigned char reached = 0;
        KS_CHECK(backend_->download_items(above_, std::span(&reached, 1), target));
        return reached != 0;
    }

    Result<bool> next_row_over_the_host(std::int64_t weight, std::int64_t target, Context& context) {
        const auto cells = std::span(on_host_).first(static_cast<std::size_t>(target) + 1);
        KS_CHECK(by_pieces(cells, context, [this](std::span<const unsigned char> piece, std::int64_t at) {
            return backend_->upload_items(above_, piece, at);
        }));
        KS_CHECK(launch(weight, target, context));
        KS_CHECK(by_pieces(cells, context, [this](std::span<unsigned char> piece, std::int64_t at) {
            return backend_->download_items(below_, piece, at);
        }));
        return cells.back() != 0;
    }

    /// Copies a row in pieces of some milliseconds each, so that the copy can be cancelled.
    template <class Copy>
    static Result<void> by_pieces(std::span<unsigned char> cells, const Context& context, Copy copy) {
        constexpr std::size_t cells_a_piece = std::size_t{1} << 26;
        for (std::size_t at = 0; at < cells.size(); at += cells_a_piece) {
            KS_CHECK(context.check());
            KS_CHECK(copy(cells.subspan(at, std::min(cells_a_piece, cells.size() - at)),
                          static_cast<std::int64_t>(at)));
        }
        return {};
    }

    Backend* backend_;
    RowLaunches launches_;
    Kernel first_, row_;
    Buffer above_, below_;
    std::vector<unsigned char> on_host_; ///< for basic v1
};

/// Some blocks of the first row, each with the cells that it reads.
class Sample {
public:
    Sample(const ParryKernel& declared, const Parameters& parameters, const SubsetSumInstance& instance,
           std::int64_t target)
        : launches_(declared, parameters), kernel_(row_kernel(declared, parameters)), target_(target),
          weight_(fitting(instance.weights().front(), target)),
          run_(std::min(launches_.blocks(target), parameters.integer("sample"))) {}

    std::int64_t buffer_cells() const {
        return round_up(weight_ + launches_.block_cells() + 2 * aligned, aligned);
    }
    std::int64_t cells() const { return run_ * launches_.block_cells(); }

    Result<Answer> run(Context& context) const {
        Backend& backend = *context.backend;
        KS_TRY(const Kernel kernel, backend.kernel(kernel_));
        context.begin_stage("upload");
        const std::vector<std::int64_t> shape{buffer_cells()};
        KS_TRY(const Buffer above, backend.allocate({.name = "above", .element_bytes = 1, .shape = shape}));
        KS_TRY(const Buffer row, backend.allocate({.name = "row", .element_bytes = 1, .shape = shape}));
        KS_CHECK(backend.fill(above, std::byte{0}));
        context.begin_stage("compute");
        const std::int64_t blocks = launches_.blocks(target_);
        for (std::int64_t i = 0; i < run_; ++i) {
            KS_CHECK(context.check());
            context.report("compute", i + 1, run_);
            const std::int64_t first = (2 * i + 1) * blocks / (2 * run_) * launches_.block_cells();
            const std::int64_t base = std::max<std::int64_t>(0, first - weight_) / aligned * aligned;
            KS_CHECK(backend.launch(context, kernel, launches_.one_block(), weight_, above, row,
                                    static_cast<int>(target_), static_cast<int>(first),
                                    static_cast<int>(base)));
        }
        KS_CHECK(backend.synchronise(context));
        context.end_stage();
        return Answer{.status = Status::feasible,
                      .objective = 0,
                      .weight = 0,
                      .selection = Selection(),
                      .facts = {{.name = "blocks-run",
                                 .value = run_,
                                 .unit = "blocks",
                                 .sentence = formatted("Only {} of the first row's {} blocks ran, spread "
                                                       "evenly; no sum was looked for.",
                                                       run_, blocks)}}};
    }

private:
    RowLaunches launches_;
    const std::string& kernel_;
    std::int64_t target_;
    int weight_;
    std::int64_t run_;
};

} // namespace

VariantInfo parry_rows_info(std::string id, std::int64_t standard_block) {
    VariantInfo info;
    info.id = std::move(id);
    info.place = Place::kernel;
    info.paper = "sso";
    info.parameters = {
        block_parameter(standard_block),
        {.name = "rows-end",
         .type = Parameter::Type::choice,
         .values = {"sum", "target"},
         .title = "Rows end at the sum of all weights, if that is less, or at any target below 2^31"},
        {.name = "sample",
         .max = 100'000,
         .unit = "blocks",
         .title = "Blocks of the first row to run, spread evenly, without an answer (0: solve)",
         .answers = false}};
    return info;
}

Parameter l1_parameter() {
    return {.name = "l1",
            .type = Parameter::Type::choice,
            .values = {"on", "off"},
            .title = "Loads through the L1 cache, or past it (nvcc's -dlcm=cg)"};
}

Parameter carveout_parameter() {
    return {.name = "carveout",
            .type = Parameter::Type::choice,
            .values = {"driver", "shared", "l1"},
            .title = "What shared memory and the L1 cache divide: by the driver, for shared memory, for L1"};
}

namespace {

Result<Estimate> estimate_rows_of_bytes(const ParryKernel& declared, const SubsetSumInstance& instance,
                                        const Parameters& parameters, std::int64_t) {
    const std::int64_t target = end_of(instance, parameters);
    if (target > most_target)
        return Error{.code = ErrorCode::limit,
                     .what =
                         formatted("{} numbers its cells with 32 bits and takes no target above {}; its two "
                                   "rows would have {:.3g} bytes",
                                   declared.info.id, most_target, 2 * (static_cast<double>(target) + 1)),
                     .todo = "choose a smaller target"};
    if (parameters.integer("sample") > 0) {
        const Sample sample(declared, parameters, instance, target);
        return Estimate{.device_bytes = 2 * sample.buffer_cells(),
                        .operations = static_cast<double>(sample.cells())};
    }
    const std::int64_t cells = RowLaunches(declared, parameters).buffer_cells(target);
    const std::int64_t on_host = declared.over_the_host ? cells : 0;
    return Estimate{.host_bytes = on_host + exact_subset_bytes(target),
                    .device_bytes = 2 * cells,
                    .operations = parry_cells(instance.weights().size(), target)};
}

Result<LargestLaunch> largest_launch_rows_of_bytes(const ParryKernel& declared,
                                                   const SubsetSumInstance& instance,
                                                   const Parameters& parameters, Context&) {
    const RowLaunches launches(declared, parameters);
    return LargestLaunch{.grid = launches.blocks(end_of(instance, parameters)), .block = launches.block()};
}

/// Known after the launches, and approximate: a decision's target may be a little below the row's end. A step
/// is a cell. Copies to and from the host are not counted.
Result<std::optional<KernelWork>> work_rows_of_bytes(const ParryKernel& declared,
                                                     const SubsetSumInstance& instance,
                                                     const Parameters& parameters, std::int64_t launches,
                                                     Context&) {
    const std::int64_t target = end_of(instance, parameters);
    // Each decision begins with a launch that makes the row before any weight, unless the host makes it.
    const std::int64_t begun = declared.over_the_host ? 0 : parry_decisions(target);
    if (launches <= begun || parameters.integer("sample") > 0)
        return std::optional<KernelWork>();
    const auto cells = static_cast<double>(target + 1);
    const auto rows = static_cast<double>(launches - begun);
    return std::optional(KernelWork{.operations = rows * cells,
                                    .unit = "cells",
                                    .device_bytes = 2 * rows * cells + static_cast<double>(begun) * cells,
                                    .launches = launches,
                                    .waited_launches = launches - begun});
}

Result<Answer> solve_rows_of_bytes(const ParryKernel& declared, const SubsetSumInstance& instance,
                                   const Parameters& parameters, Context& context) {
    KS_TRY(const Estimate needed,
           estimate_rows_of_bytes(declared, instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    const std::int64_t target = end_of(instance, parameters);
    if (parameters.integer("sample") > 0)
        return Sample(declared, parameters, instance, target).run(context);
    KS_TRY(const cpu::ShiftOr shift_or, cpu::find_shift_or("best"));
    context.begin_stage("upload");
    KS_TRY(Decision decision, Decision::prepare(declared, parameters, target, *context.backend));
    context.begin_stage("compute");
    const auto decide = [&](std::span<const std::int64_t> weights, std::int64_t left) {
        return decision.decide(weights, left, context);
    };
    KS_TRY(const std::int64_t sum, parry(instance.weights(), target, decide, context));
    context.begin_stage("way-back");
    KS_TRY(Answer answer, answer_of_sum(instance.weights(), sum, Status::optimal, shift_or, context));
    context.end_stage();
    answer.facts = {decisions_fact(target)};
    for (Fact& end : dp::end_facts(instance.target(), target))
        answer.facts.push_back(std::move(end));
    return answer;
}

} // namespace

VariantOf<SubsetSumInstance> parry_by_rows(const ParryKernel& declared) {
    return VariantOf<SubsetSumInstance>(
        {.info = declared.info,
         .estimate = std::bind_front(estimate_rows_of_bytes, declared),
         .largest_launch = std::bind_front(largest_launch_rows_of_bytes, declared),
         .work = std::bind_front(work_rows_of_bytes, declared),
         .solve = std::bind_front(solve_rows_of_bytes, declared)});
}

} // namespace ks
