// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/kernels/tuned_host.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/plan.h"
#include "solvers/kernels/backend.h"
#include "solvers/kernels/written_array.h"
#include "solvers/problems/instruction_set/way_back.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

namespace ks {

namespace {

constexpr double few_choices = 64; ///< number of choices per task below which four cells per thread are
                                   ///< faster than twelve

/// The kernel instantiation that an instance needs.
struct TunedKinds {
    bool wide = false;   ///< cells of 64 bits
    bool narrow = false; ///< one-byte choices
    int cells = 12;      ///< per thread

    explicit TunedKinds(const TunedTasks& tasks)
        : wide(tasks.wide), narrow(!wide && tasks.longest <= UINT8_MAX + 1) {
        const auto choices = static_cast<double>(tasks.costs.size());
        if (wide || (narrow && choices < few_choices * tasks.rows()))
            cells = 4;
    }
    std::int64_t cell_bytes() const { return wide ? 8 : 4; }
    std::int64_t choice_bytes() const { return narrow ? 1 : 2; }
    const char* cell() const { return wide ? "int64" : "int32"; }
    const char* choice() const { return narrow ? "uint8" : "uint16"; }
};

std::int64_t stretches_of(const TunedTasks& tasks, const TunedSizes& sizes) {
    return tasks.lasts.back() / sizes.stretch + 1;
}

Estimate estimate_of(const TunedTasks& tasks, const TunedSizes& sizes) {
    const TunedKinds kinds(tasks);
    const std::int64_t columns = std::int64_t{tasks.lasts.back()} + 1, m = tasks.rows();
    const auto choices = static_cast<std::int64_t>(tasks.costs.size());
    const std::int64_t lists = choices * (12 + kinds.cell_bytes()) + (m + 1) * 32;
    const std::int64_t points = columns * (4 + kinds.cell_bytes() + 4 * m);
    // For each row either its cells or its choices are kept.
    std::int64_t rows = 2 * (columns + 3) * kinds.cell_bytes();
    for (int row = 1; row <= tasks.rows(); ++row)
        rows += (std::int64_t{tasks.lasts[static_cast<std::size_t>(row)]} + 4) *
                (tuned_may_share(tasks, row) ? kinds.cell_bytes() : kinds.choice_bytes());
    Estimate estimate{.host_bytes = lists + points + columns * 32,
                      .device_bytes = lists + rows + points + 4 * (stretches_of(tasks, sizes) + 1)};
    for (int row = 1; row <= tasks.rows(); ++row)
        estimate.operations += tuned_steps(tasks, row);
    return estimate;
}

/// One run: the tasks, the buffers on the device, and the kernels.
class TunedRun {
public:
    TunedRun(const TunedTasks& tasks, const TunedSizes& sizes, Context& context)
        : tasks_(tasks), sizes_(sizes), kinds_(tasks), context_(context), backend_(*context.backend) {}

    Result<LargestLaunch> largest_launch() {
        KS_CHECK(check_tasks());
        KS_TRY(rows_kernel_, find("rows<{},{},{}>"));
        KS_TRY(const TunedBlocks blocks, find_blocks());
        return LargestLaunch{.grid = grid_of(blocks), .block = 32 * blocks.warps, .together = true};
    }

    Result<Front> solve(std::int64_t denominator, std::int64_t software) {
        KS_CHECK(check_tasks());
        KS_CHECK(find_kernels());
        KS_TRY(const TunedBlocks blocks, find_blocks());
        context_.begin_stage("upload");
        tiling_ = tuned_tiling(tasks_, blocks, sizes_);
        KS_CHECK(upload());
        context_.begin_stage("compute");
        KS_CHECK(compute(blocks));
        context_.begin_stage("front");
        KS_CHECK(find_points());
        context_.begin_stage("download");
        KS_TRY(Front front, download(denominator, software));
        context_.end_stage();
        return front;
    }

private:
    Result<Kernel> find(const char* name) {
        std::string full = std::string("instruction_set_tuned.") + name;
        const auto put = [&](const std::string& text) {
            if (const std::size_t at = full.find("{}"); at != std::string::npos)
                full.replace(at, 2, text);
        };
        put(kinds_.cell());
        put(kinds_.choice());
        put(std::to_string(kinds_.cells));
        return backend_.kernel(full);
    }

    /// During the way back a point's choices are in shared memory, so the number of tasks is limited.
    Result<void> check_tasks() const {
        const int most = shared_bytes() / 4;
        if (tasks_.rows() <= most)
            return {};
        return Error{.code = ErrorCode::limit,
                     .what = formatted("instruction-set.tuned takes up to {} tasks on this device", most),
                     .where = "/tasks",
                     .todo = "use another variant"};
    }

    Result<void> find_kernels() {
        KS_TRY(begin_, find("begin<{},{}>"));
        KS_TRY(rows_kernel_, find("rows<{},{},{}>"));
        KS_TRY(count_, find("count<{}>"));
        KS_TRY(scan_, find("scan"));
        KS_TRY(points_, find("points<{}>"));
        KS_TRY(way_back_, find("way_back<{},{}>"));
        return {};
    }

    int shared_bytes() const { return backend_.shared_bytes_per_block(); }

    /// One block uses all of an SM's shared memory. It has as many warps as fit the registers, and as many
    /// results as fit the window.
    Result<TunedBlocks> find_blocks() {
        TunedBlocks blocks{.blocks = backend_.sms(),
                           .cells = kinds_.cells,
                           .cell_bytes = static_cast<int>(kinds_.cell_bytes())};
        const auto cell = static_cast<int>(kinds_.cell_bytes());
        blocks.window_cells = (shared_bytes() - sizes_.batch * (4 + cell)) / cell;
        for (blocks.warps = 32;; blocks.warps -= 4) {
            const bool has_room = 32 * blocks.warps * blocks.cells <= blocks.window_cells;
            KS_TRY(const std::int64_t resident,
                   backend_.coresident_blocks(rows_kernel_,
                                              {.block = 32 * blocks.warps, .shared_bytes = shared_bytes()}));
            if ((resident >= backend_.sms() && has_room) || blocks.warps == 4)
                return blocks;
        }
    }

    /// Uses at most as many blocks as the longest row has tiles of one warp.
    std::int64_t grid_of(const TunedBlocks& blocks) const {
        const std::int64_t least = std::int64_t{32} * blocks.cells;
        return std::min<std::int64_t>(blocks.blocks, (tasks_.lasts.back() + least) / least);
    }

    template <class T, class Numbers>
    Result<Buffer> written(const char* name, const Numbers& numbers) {
        return written_array<T>(backend_, name, std::max<std::int64_t>(1, std::ssize(numbers)),
                                [&](std::span<T> into) { std::ranges::copy(numbers, into.begin()); });
    }

    Result<Buffer> allocate(const char* name, std::int64_t element_bytes, std::int64_t elements) {
        return backend_.allocate(
            {.name = name, .element_bytes = static_cast<std::size_t>(element_bytes), .shape = {elements}});
    }

    Result<void> upload() {
        KS_TRY(order_, written<std::int32_t>("order", tasks_.order));
        KS_TRY(costs_, written<std::int32_t>("costs", tasks_.costs));
        KS_TRY(indices_, written<std::int32_t>("indices", tasks_.indices));
        KS_TRY(facts_, written<std::int32_t>("facts", facts_of_rows()));
        KS_TRY(ends_, written<std::int32_t>("ends", tiling_.ends));
        const std::vector<std::int64_t> values = numbered_gains();
        if (kinds_.wide) {
            KS_TRY(values_, written<std::int64_t>("values", values));
        } else {
            KS_TRY(values_, written<std::int32_t>("values", values));
        }
        KS_TRY(rows_, allocate("rows", kinds_.cell_bytes(), tiling_.all_cells));
        KS_TRY(choices_,
               allocate("choices", kinds_.choice_bytes(), std::max<std::int64_t>(4, tiling_.all_choices)));
        KS_TRY(counts_, allocate("counts", 4, stretches_of(tasks_, sizes_) + 1));
        KS_CHECK(write_first_row());
        // Otherwise the rows' stage would include copies that are still running.
        return backend_.synchronise(context_);
    }

    /// Row 1 needs no maximum, so it is cheaper in a separate launch.
    Result<void> write_first_row() {
        constexpr int block = 256;
        const std::int64_t columns = tasks_.lasts[std::min<std::size_t>(2, tasks_.order.size())] + 1;
        const LaunchShape shape{.grid = (columns + block - 1) / block, .block = block};
        return backend_.launch(context_, begin_, shape, facts_, ends_, costs_, values_, rows_, choices_,
                               tasks_.rows());
    }

    /// Eight numbers per row, in the order that the kernels take them.
    std::vector<std::int32_t> facts_of_rows() const {
        const auto inverse = [](std::int64_t of, std::int32_t by) {
            return static_cast<std::int32_t>(static_cast<std::uint32_t>(of / by + 1));
        };
        std::vector<std::int32_t> facts(8, 0); // of row 0 only its last column and its place are used
        for (std::size_t row = 1; row < tasks_.lasts.size(); ++row) {
            const std::int32_t warps = tiling_.tile_warps[row], sharers = tiling_.sharers[row];
            facts.insert(facts.end(), {tasks_.lasts[row], warps | inverse(std::int64_t{1} << 16, warps) << 8,
                                       tiling_.batches[row - 1], tiling_.batches[row], sharers,
                                       sharers == 1 ? 0 : inverse(std::int64_t{1} << 32, sharers),
                                       tiling_.cells[row], tiling_.choices[row]});
        }
        return facts;
    }

    /// Returns the gains, shifted up, with the choices' numbers in the low bits.
    std::vector<std::int64_t> numbered_gains() const {
        std::vector<std::int64_t> values;
        for (std::size_t row = 0; row + 1 < tasks_.firsts.size(); ++row)
            for (std::int32_t k = tasks_.firsts[row]; k < tasks_.firsts[row + 1]; ++k)
                values.push_back((tasks_.gains[static_cast<std::size_t>(k)] << tasks_.bits) |
                                 (k - tasks_.firsts[row]));
        return values;
    }

    /// Returns the mask of a choice's number.
    std::int64_t low() const { return (std::int64_t{1} << tasks_.bits) - 1; }

    Result<void> compute(const TunedBlocks& blocks) {
        const LaunchShape shape{.grid = grid_of(blocks),
                                .block = 32 * blocks.warps,
                                .shared_bytes = shared_bytes(),
                                .cooperative = true};
        int first = 1;
        for (const int end : tiling_.launch_ends) {
            KS_CHECK(context_.check());
            context_.report("compute", first, tasks_.rows());
            const auto launch = [&](auto mask) {
                return backend_.launch(context_, rows_kernel_, shape, facts_, ends_, costs_, values_, rows_,
                                       choices_, first, end, mask);
            };
            KS_CHECK(kinds_.wide ? launch(low()) : launch(static_cast<std::int32_t>(low())));
            KS_CHECK(backend_.synchronise(context_));
            first = end;
        }
        return {};
    }

    /// Returns how many ways a block of 256 threads follows at once: as many as leave room for a second block
    /// on the SM.
    std::int64_t ways_together() const {
        return std::clamp<std::int64_t>(shared_bytes() / 4 / (4 * tasks_.rows()), 1, 256);
    }

    Result<void> find_points() {
        const auto stretches = static_cast<int>(stretches_of(tasks_, sizes_));
        const int last = tasks_.lasts.back();
        constexpr int block = 256;
        const LaunchShape warp_a_stretch{.grid = (std::int64_t{stretches} * 32 + block - 1) / block,
                                         .block = block};
        const Buffer::View last_row = rows_.at(std::int64_t{4} * tiling_.cells.back() * kinds_.cell_bytes());
        KS_CHECK(backend_.launch(context_, count_, warp_a_stretch, last_row, last, stretches, tasks_.bits,
                                 counts_));
        KS_CHECK(backend_.launch(context_, scan_, {.grid = 1, .block = 1024}, stretches, counts_));
        std::int32_t points = 0;
        KS_CHECK(backend_.download_items(counts_, std::span(&points, 1), std::int64_t{4} * stretches));
        point_count_ = points;
        KS_TRY(point_costs_, allocate("point costs", 4, points));
        KS_TRY(point_gains_, allocate("point gains", kinds_.cell_bytes(), points));
        KS_TRY(chosen_, allocate("chosen", 4, std::int64_t{points} * tasks_.rows()));
        KS_CHECK(backend_.launch(context_, points_, warp_a_stretch, last_row, last, stretches, counts_,
                                 tasks_.bits, point_costs_, point_gains_));
        const std::int64_t together = ways_together();
        const LaunchShape walk{.grid = (points + together - 1) / together,
                               .block = block,
                               .shared_bytes = static_cast<int>(together * 4 * tasks_.rows())};
        const auto launch = [&](auto mask) {
            return backend_.launch(context_, way_back_, walk, order_, facts_, ends_, costs_, indices_, rows_,
                                   choices_, mask, tasks_.rows(), points, static_cast<int>(together),
                                   point_costs_, chosen_);
        };
        KS_CHECK(kinds_.wide ? launch(low()) : launch(static_cast<std::int32_t>(low())));
        return backend_.synchronise(context_);
    }

    Result<Front> download(std::int64_t denominator, std::int64_t software) {
        const auto points = static_cast<std::size_t>(point_count_);
        std::vector<std::int32_t> costs(points);
        KS_CHECK(backend_.download_items(point_costs_, std::span(costs)));
        std::vector<Front::Point> found(points);
        const auto fill = [&]<class Cell>(std::vector<Cell> gains) -> Result<void> {
            KS_CHECK(backend_.download_items(point_gains_, std::span(gains)));
            for (std::size_t p = 0; p < points; ++p)
                found[p] = {.cost = costs[p], .numerator = software - static_cast<std::int64_t>(gains[p])};
            return {};
        };
        KS_CHECK(kinds_.wide ? fill(std::vector<std::int64_t>(points))
                             : fill(std::vector<std::int32_t>(points)));
        Front::Choices chosen(points * static_cast<std::size_t>(tasks_.rows())); // uninitialised
        KS_CHECK(backend_.download_items(chosen_, std::span<Front::Chosen>(chosen)));
        return Front(denominator, std::move(found), static_cast<std::size_t>(tasks_.rows()),
                     std::move(chosen));
    }

    const TunedTasks& tasks_;
    const TunedSizes& sizes_;
    TunedKinds kinds_;
    TunedTiling tiling_;
    Context& context_;
    Backend& backend_;
    Kernel begin_, rows_kernel_, count_, scan_, points_, way_back_;
    Buffer order_, facts_, costs_, indices_, ends_, values_;
    Buffer rows_, choices_, counts_, point_costs_, point_gains_, chosen_;
    std::int64_t point_count_ = 0;
};

} // namespace

namespace {

/// The number of points is known only after the rows, so the estimate counts a point in every column.
Result<Estimate> estimate_tuned(const TunedSizes& sizes, const InstructionSetInstance& instance,
                                const Parameters&, std::int64_t) {
    KS_TRY(const TunedTasks tasks, TunedTasks::of(instance));
    return estimate_of(tasks, sizes);
}

Result<LargestLaunch> largest_launch_tuned(const TunedSizes& sizes, const InstructionSetInstance& instance,
                                           const Parameters&, Context& context) {
    KS_TRY(const TunedTasks tasks, TunedTasks::of(instance));
    return TunedRun(tasks, sizes, context).largest_launch();
}

/// The work of the rows. A step is max(best, cell + value), for each cell of a row and each used choice that
/// costs at most the cell's column.
Result<std::optional<KernelWork>> work_tuned(const InstructionSetInstance& instance, const Parameters&,
                                             std::int64_t, Context&) {
    KS_TRY(const TunedTasks tasks, TunedTasks::of(instance));
    const TunedKinds kinds(tasks);
    KernelWork work{.max_plus_32 = !kinds.wide};
    double shared = 0;
    for (int row = 2; row <= tasks.rows(); ++row) {
        const double columns = tasks.lasts[static_cast<std::size_t>(row)] + 1.0;
        const double above = tasks.lasts[static_cast<std::size_t>(row) - 1] + 1.0;
        work.operations += tuned_steps(tasks, row);
        work.device_bytes += (columns + above) * static_cast<double>(kinds.cell_bytes()) +
                             columns * static_cast<double>(kinds.choice_bytes());
        shared += columns * tasks.choices(row) * static_cast<double>(kinds.cell_bytes());
    }
    work.shared_bytes = shared;
    work.launches = work.waited_launches = std::ssize(tuned_launch_ends(tasks));
    work.grid_barriers = tasks.rows() - 1 - work.launches;
    return std::optional(work);
}

Result<Answer> solve_tuned(const TunedSizes& sizes, const InstructionSetInstance& instance, const Parameters&,
                           Context& context) {
    KS_TRY(const TunedTasks tasks, TunedTasks::of(instance));
    KS_CHECK(dp::check_memory(estimate_of(tasks, sizes), context.memory_budget));
    KS_TRY(Front front, TunedRun(tasks, sizes, context).solve(instance.denominator(), instance.software()));
    Answer answer = answer_of(instance, std::move(front));
    const auto all = static_cast<std::int64_t>(instance.all_choices().size());
    const std::int64_t kept = std::ssize(tasks.costs) - tasks.rows();
    answer.facts = {
        {.name = "choices-kept",
         .value = kept,
         .unit = "choices",
         .sentence =
             kept == all
                 ? counted("The only choice took part: it is not dominated, gains something and does not "
                           "cost too "
                           "much.",
                           "All {} choices took part: none is dominated, gains nothing or costs too much.",
                           all, all)
                 : counted(
                       "The only choice took no part: it is dominated, gains nothing or costs too much.",
                       "Of {} choices {} took part; the others are dominated, gain nothing or cost too much.",
                       all, all, kept)},
        {.name = "cells",
         .value = tasks.cells,
         .unit = "cells",
         .sentence =
             counted("The rows have {} cell, each as far as its tasks' dearest choices go.",
                     "The rows have {} cells, each as far as its tasks' dearest choices go.", tasks.cells)}};
    return answer;
}

} // namespace

VariantOf<InstructionSetInstance> instruction_set_tuned(const TunedSizes& sizes) {
    return VariantOf<InstructionSetInstance>(
        {.info = {.id = "instruction-set.tuned",
                  .title = "Tuned: whole numbers with the choice inside, the front on the device",
                  .place = Place::kernel,
                  .cooperative = true},
         .estimate = std::bind_front(estimate_tuned, sizes),
         .largest_launch = std::bind_front(largest_launch_tuned, sizes),
         .work = work_tuned,
         .solve = std::bind_front(solve_tuned, sizes)});
}

} // namespace ks
