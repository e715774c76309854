// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/kernels/tuned_host.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/last_column.h"
#include "solvers/dp/segments.h"
#include "solvers/problems/multiple_choice/kernels/device_items.h"
#include "solvers/problems/multiple_choice/way_back.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>

namespace ks {

namespace {

/// How a launch of mckp_tuned_rows covers a row.
struct Tiling {
    int cells = 12; ///< per thread
    int tile = 0, tile_warps = 0, groups = 0, blocks = 0, shared_bytes = 0, window_cells = 0;

    static constexpr double few =
        64; ///< items per class below which four cells per thread are faster than twelve

    int span() const { return tile_warps * 32 * cells; }
    int block() const { return tile_warps * groups * 32; }

    /// Gives each block one tile if the row allows it, so that no block waits for the second tile of another.
    /// `items` is the average number per class: with few items the item loop is short, and fewer threads
    /// reach the barriers sooner.
    Tiling(std::int64_t columns, std::int64_t blocks_at_once, int most_warps, int most_shared_bytes,
           int cell_bytes, int batch, double items)
        : cells(items < few ? 4 : 12), shared_bytes(most_shared_bytes) {
        window_cells = (shared_bytes - batch * (4 + cell_bytes)) / cell_bytes;
        const std::int64_t warp_cells = std::int64_t{32} * cells;
        const std::int64_t most =
            std::min<std::int64_t>(most_warps, window_cells / 2 / warp_cells) * warp_cells;
        const std::int64_t rounds = (columns + blocks_at_once * most - 1) / (blocks_at_once * most);
        const std::int64_t cells_a_tile = (columns + blocks_at_once * rounds - 1) / (blocks_at_once * rounds);
        tile = static_cast<int>(std::max(cells_a_tile, warp_cells));
        tile_warps = static_cast<int>((tile + warp_cells - 1) / warp_cells);
        groups = std::clamp(static_cast<int>(items / 8), 1, most_warps / tile_warps);
        blocks = static_cast<int>(std::min(blocks_at_once, (columns + tile - 1) / tile));
    }
};

/// A launch cannot be interrupted, so it gets about 50 ms of work at 5 T cell-items/s. `items`: average per
/// class.
std::int64_t rows_a_launch(double items, std::int64_t columns) {
    const double row_work = std::max(1.0, items) * static_cast<double>(columns);
    return static_cast<std::int64_t>(std::max(1.0, 2.5e11 / row_work));
}

Result<dp::RowNeeds> needs_of_tuned(const MultipleChoiceInstance& instance) {
    // A tile may begin beyond the last cell.
    KS_CHECK(check_mckp_sizes(instance, std::int64_t{1} << 24));
    dp::RowNeeds needs = multiple_choice_device_needs(instance);
    const auto items = static_cast<std::int64_t>(instance.all_items().size());
    const auto classes = static_cast<std::int64_t>(instance.class_count());
    needs.device_bytes += items * (4 + 4 + element_bytes(needs.cell)) + classes * 12 + 20;
    needs.host_bytes += classes * 12;
    return needs;
}

template <class Cell, class Rows>
Result<std::optional<WayBack>> walk(const MultipleChoiceInstance& instance, const dp::RowPlan& plan,
                                    Rows& rows, dp::SegmentedRun<Cell, MultipleChoiceInstance>& run) {
    std::int64_t j = dp::last_column(instance);
    KS_TRY(std::int64_t cell, rows.cell_at(plan.rows, j));
    if (cell < 0)
        return std::optional<WayBack>();
    WayBack way{.objective = cell};
    std::vector<std::int32_t> chosen(instance.class_count(), -1);
    for (std::int64_t k = plan.segments(); k-- > 0;) {
        KS_CHECK(run.hold(k));
        KS_CHECK(rows.walk(plan.begin(k), plan.end(k), chosen, j, cell));
    }
    way.columns.assign(chosen.size() + 1, dp::last_column(instance));
    way.choices.resize(chosen.size());
    for (std::size_t i = chosen.size(); i-- > 0;) {
        if (chosen[i] < 0)
            return contradiction(static_cast<std::int64_t>(i) + 1, way.columns[i + 1]);
        way.choices[i] = chosen[i];
        way.columns[i] = way.columns[i + 1] - instance.items(i)[static_cast<std::size_t>(chosen[i])].weight;
    }
    return std::optional<WayBack>(std::move(way));
}

} // namespace

MckpTuned::MckpTuned(int batch, int scanners)
    : info_(VariantInfo{
          .id = "mckp.tuned",
          .title = "Tuned: undominated items, one launch, the row in shared memory",
          .kind = std::string(MultipleChoiceInstance::kind_id),
          .place = Place::kernel,
          .table = true,
          .cooperative = true,
          .parameters = {{.name = "dominance",
                          .type = Parameter::Type::choice,
                          .values = {"on", "off"},
                          .title = "Drop dominated items"}},
      }),
      batch_(batch), scanners_(scanners) {}

/// Sorts the items on the device, computes the rows of many classes per launch, and finds the way back on the
/// device.
template <class Cell>
class MckpTuned::Rows final : public MultipleChoiceDevice<Cell> {
public:
    Rows(const MckpTuned& variant, const MultipleChoiceInstance& instance, Context& context)
        : MultipleChoiceDevice<Cell>(instance, context), variant_(variant) {}

    /// The number of used items is known only after sorting: with fewer items a tile has fewer groups, and
    /// with few items a thread has fewer cells.
    Result<LargestLaunch> largest_launch() {
        KS_CHECK(find_row_kernels());
        const double all = items_a_class(static_cast<std::int64_t>(this->instance_.all_items().size()));
        LargestLaunch largest{.together = true};
        for (const double items : {all, std::min(all, std::nextafter(Tiling::few, 0.0))}) {
            KS_TRY(const Tiling tiling, tiling_of(items));
            if (std::int64_t{tiling.blocks} * tiling.block() > largest.grid * largest.block) {
                largest.grid = tiling.blocks;
                largest.block = tiling.block();
            }
        }
        return largest;
    }

    /// Looks the kernels up, uploads (stage `upload`) and sorts the items (stage `dominance`).
    Result<void> prepare(const dp::RowPlan& plan, bool dominance) {
        KS_TRY(mark_, find("mark", ""));
        KS_TRY(sort_, find("sort", ""));
        KS_CHECK(find_row_kernels());
        KS_TRY(way_back_, find("way_back", ""));
        this->context_.begin_stage("upload");
        KS_CHECK(this->upload(plan));
        KS_CHECK(prepare_lists());
        this->context_.begin_stage("dominance");
        return sort(dominance);
    }

    Result<void> compute(std::int64_t first, std::int64_t last, std::span<const Cell> from,
                         dp::RowProgress& progress) override {
        KS_CHECK(this->begin(first, from));
        const double items = items_a_class(kept_items_);
        KS_TRY(const Tiling tiling, tiling_of(items));
        const std::int64_t most = rows_a_launch(items, this->columns());
        for (std::int64_t i = first; i < last; i += most) {
            KS_CHECK(this->context_.check());
            progress.row(i + 1);
            KS_CHECK(launch(rows_kernel(items), tiling, i, std::min(most, last - i)));
            KS_CHECK(this->backend_.synchronise(this->context_));
        }
        return {};
    }

    /// Follows the way back from z_last(j) = `cell` to row `first`; the rows between are on the device. Adds
    /// to `chosen` the items of the classes first + 1 .. last and updates j and cell, if a way exists.
    Result<void> walk(std::int64_t first, std::int64_t last, std::vector<std::int32_t>& chosen,
                      std::int64_t& j, std::int64_t& cell) {
        std::array<Cell, 2> state{static_cast<Cell>(j), static_cast<Cell>(cell)};
        KS_CHECK(this->backend_.upload_items(state_, std::span<const Cell>(state)));
        KS_CHECK(this->backend_.launch(this->context_, way_back_, {.grid = 1, .block = 512},
                                       offsets_.at(4 * first), this->items_.weights, this->items_.values,
                                       this->row_at(first), static_cast<int>(last - first),
                                       static_cast<int>(this->columns()), state_, chosen_.at(4 * first)));
        KS_CHECK(this->backend_.synchronise(this->context_));
        const std::span<std::int32_t> part = std::span(chosen).subspan(
            static_cast<std::size_t>(first), static_cast<std::size_t>(last - first));
        KS_CHECK(this->backend_.download_items(chosen_, part, 4 * first));
        if (first == 0)
            return {};
        KS_CHECK(this->backend_.download_items(state_, std::span<Cell>(state)));
        j = state[0];
        cell = state[1];
        return {};
    }

    /// Returns z_i(j); row i must be on the device.
    Result<std::int64_t> cell_at(std::int64_t i, std::int64_t j) {
        Cell cell = 0;
        const Buffer::View row = this->row_at(i);
        KS_CHECK(this->backend_.download_items(row.buffer, std::span<Cell>(&cell, 1),
                                               row.offset + j * static_cast<std::int64_t>(sizeof(Cell))));
        return static_cast<std::int64_t>(cell);
    }

    std::int64_t kept_items() const { return kept_items_; }

private:
    Result<Kernel> find(const std::string& name, const std::string& more) {
        return this->backend_.kernel(
            formatted("mckp_tuned.{}<{}{}>", name, sizeof(Cell) == 4 ? "int32" : "int64", more));
    }

    Result<void> find_row_kernels() {
        KS_TRY(few_, find("rows", ",4"));
        KS_TRY(many_, find("rows", ",12"));
        return {};
    }

    double items_a_class(std::int64_t items) const {
        return static_cast<double>(items) / static_cast<double>(this->instance_.class_count());
    }
    const Kernel& rows_kernel(double items) const { return items < Tiling::few ? few_ : many_; }

    /// One block per SM uses all of its shared memory, with as many warps as fit the registers.
    Result<Tiling> tiling_of(double items) {
        const int most_shared = this->backend_.shared_bytes_per_block();
        int warps = 32;
        for (;; warps -= 4) {
            KS_TRY(const std::int64_t resident,
                   this->backend_.coresident_blocks(rows_kernel(items),
                                                    {.block = 32 * warps, .shared_bytes = most_shared}));
            if (resident >= this->backend_.sms() || warps == 4)
                break;
        }
        return Tiling(this->columns(), this->backend_.sms(), warps, most_shared, sizeof(Cell),
                      variant_.batch_, items);
    }

    Result<Buffer> allocate(const std::string& name, std::size_t element_bytes, std::size_t elements) {
        return this->backend_.allocate(
            {.name = name, .element_bytes = element_bytes, .shape = {static_cast<std::int64_t>(elements)}});
    }

    Result<void> prepare_lists() {
        const std::size_t items = this->instance_.all_items().size(), classes = this->instance_.class_count();
        KS_TRY(offsets_, this->upload_offsets());
        KS_TRY(kept_, allocate("kept", 4, items));
        KS_TRY(sorted_weights_, allocate("sorted weights", 4, items));
        KS_TRY(sorted_values_, allocate("sorted values", sizeof(Cell), items));
        KS_TRY(counts_, allocate("counts", 4, classes));
        KS_TRY(state_, allocate("state", sizeof(Cell), 2));
        KS_TRY(chosen_, allocate("chosen", 4, classes));
        return {};
    }

    Result<void> sort(bool dominance) {
        const auto items = static_cast<int>(this->instance_.all_items().size());
        const auto classes = static_cast<int>(this->instance_.class_count());
        constexpr int block = 256;
        const LaunchShape shape{.grid = (std::int64_t{items} * variant_.scanners_ + block - 1) / block,
                                .block = block};
        KS_CHECK(this->backend_.fill(counts_, std::byte{0}));
        KS_CHECK(this->backend_.launch(
            this->context_, mark_, shape, offsets_, classes, this->items_.weights, this->items_.values, items,
            static_cast<int>(dp::last_column(this->instance_)), static_cast<int>(dominance), kept_));
        KS_CHECK(this->backend_.launch(this->context_, sort_, shape, offsets_, classes, this->items_.weights,
                                       this->items_.values, kept_, items, sorted_weights_, sorted_values_,
                                       counts_));
        heaviest_ = heaviest(); // while the device sorts
        std::vector<std::int32_t> counts(this->instance_.class_count());
        KS_CHECK(this->backend_.download_items(counts_, std::span<std::int32_t>(counts)));
        kept_items_ = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
        return {};
    }

    Result<void> launch(const Kernel& kernel, const Tiling& tiling, std::int64_t first, std::int64_t rows) {
        const bool one_window = heaviest_ <= tiling.window_cells - tiling.span();
        return this->backend_.launch(this->context_, kernel,
                                     {.grid = tiling.blocks,
                                      .block = tiling.block(),
                                      .shared_bytes = tiling.shared_bytes,
                                      .cooperative = true},
                                     offsets_.at(4 * first), counts_.at(4 * first), sorted_weights_,
                                     sorted_values_, this->row_at(first), static_cast<int>(rows),
                                     static_cast<int>(this->columns()), tiling.tile, tiling.tile_warps,
                                     tiling.groups, tiling.window_cells, static_cast<int>(one_window));
    }

    /// Returns the largest of the weights that fit at all.
    std::int64_t heaviest() const {
        std::int64_t most = 0;
        for (const Item& item : this->instance_.all_items())
            if (item.weight <= dp::last_column(this->instance_))
                most = std::max(most, item.weight);
        return most;
    }

    const MckpTuned& variant_;
    Buffer offsets_, kept_, sorted_weights_, sorted_values_, counts_, state_, chosen_;
    Kernel mark_, sort_, few_, many_, way_back_;
    std::int64_t kept_items_ = 0, heaviest_ = 0;
};

Result<Estimate> MckpTuned::estimate(const Instance& any, const Parameters&, std::int64_t memory) const {
    KS_TRY(const dp::RowNeeds needs, needs_of_tuned(static_cast<const MultipleChoiceInstance&>(any)));
    KS_TRY(const dp::RowPlan plan, dp::plan_rows(needs, memory));
    return plan.estimate;
}

Result<LargestLaunch> MckpTuned::largest_launch(const Instance& any, const Parameters&,
                                                Context& context) const {
    const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
    return instance.row_width() == RowWidth::bits32
               ? Rows<std::int32_t>(*this, instance, context).largest_launch()
               : Rows<std::int64_t>(*this, instance, context).largest_launch();
}

namespace {

/// Returns the weights of a class's used items: those that fit and, with `dominance`, that no other item
/// dominates.
std::vector<std::int64_t> weights_taking_part(std::span<const Item> items, std::int64_t capacity,
                                              bool dominance) {
    std::vector<Item> fitting;
    std::ranges::copy_if(items, std::back_inserter(fitting),
                         [capacity](const Item& item) { return item.weight <= capacity; });
    std::ranges::sort(fitting, [](const Item& a, const Item& b) {
        return a.weight != b.weight ? a.weight < b.weight : a.value > b.value;
    });
    std::vector<std::int64_t> weights;
    std::int64_t best = -1; // values are not negative
    for (const Item& item : fitting) {
        if (dominance && item.value <= best)
            continue;
        best = std::max(best, item.value);
        weights.push_back(item.weight);
    }
    return weights;
}

/// Returns how many of the items were used. If all were used, the text does not mention others.
Sentence words_of_kept(std::int64_t items, std::int64_t kept, bool dominance) {
    if (dominance && kept == items)
        return counted("The only item took part: it is neither dominated nor too heavy.",
                       "All {} items took part: none is dominated or too heavy.", items, items);
    const std::string took_part =
        counted("Of {} item {} took part", "Of {} items {} took part", items, items, kept);
    return dominance ? formatted("{}; the others are dominated or too heavy.", took_part)
                     : formatted("{}.", took_part);
}

} // namespace

Result<std::optional<KernelWork>> MckpTuned::work(const Instance& any, const Parameters& parameters,
                                                  std::int64_t, Context& context) const {
    const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
    KS_CHECK(needs_of_tuned(instance));
    const bool dominance = parameters.choice("dominance") == "on";
    const std::int64_t columns = dp::columns_of(instance);
    const auto rows = static_cast<std::int64_t>(instance.class_count());
    const auto cell = static_cast<double>(cell_bytes(instance.row_width()));
    double steps = 0, kept = 0;
    for (std::size_t i = 0; i < instance.class_count(); ++i) {
        KS_CHECK(context.check());
        for (const std::int64_t weight :
             weights_taking_part(instance.items(i), dp::last_column(instance), dominance)) {
            steps += static_cast<double>(columns - weight);
            ++kept;
        }
    }
    const std::int64_t a_launch = rows_a_launch(kept / static_cast<double>(rows), columns);
    const std::int64_t launches = (rows + a_launch - 1) / a_launch;
    const auto row_bytes = static_cast<double>(columns) * cell;
    return std::optional(
        KernelWork{.operations = steps,
                   .max_plus_32 = cell == 4,
                   .device_bytes = static_cast<double>(rows + launches) * row_bytes + kept * (4 + cell),
                   .shared_bytes = kept * row_bytes,
                   .launches = launches,
                   .waited_launches = launches,
                   .grid_barriers = rows});
}

Result<Answer> MckpTuned::solve(const Instance& any, const Parameters& parameters, Context& context) const {
    const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
    KS_TRY(const dp::RowNeeds needs, needs_of_tuned(instance));
    KS_TRY(const dp::RowPlan plan, plan_device_rows(info_.id, needs, context));
    const bool dominance = parameters.choice("dominance") == "on";
    return with_integer_cell(
        instance, [&]<class Cell>(Cell) { return solve_cells<Cell>(instance, plan, dominance, context); });
}

template <class Cell>
Result<Answer> MckpTuned::solve_cells(const MultipleChoiceInstance& instance, const dp::RowPlan& plan,
                                      bool dominance, Context& context) const {
    Rows<Cell> rows(*this, instance, context);
    KS_CHECK(rows.prepare(plan, dominance));
    dp::SegmentedRun<Cell, MultipleChoiceInstance> run(instance, plan, rows, context);
    KS_CHECK(run.forward());
    context.begin_stage("way-back");
    KS_TRY(const std::optional<WayBack> way, (walk<Cell>(instance, plan, rows, run)));
    context.end_stage();
    Answer answer = answer_of(instance, way);
    answer.facts = dp::facts_of(plan);
    const auto items = static_cast<std::int64_t>(instance.all_items().size());
    answer.facts.push_back({.name = "items-kept",
                            .value = rows.kept_items(),
                            .unit = "items",
                            .sentence = words_of_kept(items, rows.kept_items(), dominance)});
    return answer;
}

} // namespace ks
