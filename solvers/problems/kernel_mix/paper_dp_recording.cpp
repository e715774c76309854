// SPDX-License-Identifier: Apache-2.0
// Algorithm 1 of the concurrency paper, step by step, as V[i, b, w].
#include "solvers/core/context.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/dp/row_buffer.h"
#include "solvers/problems/kernel_mix/launches.h"
#include "solvers/problems/kernel_mix/least_shared_memory.h"
#include "solvers/problems/kernel_mix/parts.h"
#include "solvers/steps/dp_recording.h"
#include "solvers/steps/table_layers.h"

#include <algorithm>
#include <cmath>

namespace ks {

namespace {

/// Algorithm 1 according to its Bellman equation. The way back is ours; the paper carries the set P along.
std::vector<std::string> paper_code() {
    return {
        "for b = 0 to B, w = 0 to W do",
        "  V[0, b, w] <- 0  {no kernel takes no shared memory}",
        "end for",
        "for i = 1 to n do",
        "  for b = 0 to B, w = 0 to W do",
        "    for b_i = 1 to b do",
        "      w_i <- ceil(c_i / (32 b_i))  {at most 32 warps a block}",
        "      Q <- V[i - 1, b - b_i, w - w_i b_i] + s_i b_i",
        "    end for",
        "    V[i, b, w] <- least Q, else inf;  P[i, b, w] <- its b_i",
        "  end for",
        "end for",
        "b <- B;  w <- W  {way back}",
        "for i = n down to 1 do",
        "  b_i <- P[i, b, w]",
        "  b <- b - b_i;  w <- w - w_i b_i",
        "end for",
        "does the sum of 32 w_i b_i r_i keep to R?  {left out of V}",
    };
}
constexpr int none_line = 2, term_line = 8, least_line = 10, from_line = 13, choice_line = 15,
              go_on_line = 16, registers_line = 18;

/// A kernel of the table: one per copy.
struct Copy {
    std::size_t kernel = 0;
    std::string name;
    std::vector<KernelShape> shapes;
};

/// The rows of all layers, the base row first. Row 1 + (i - 1) * (B + 1) + b holds V[i, b, ·].
class Rows {
public:
    explicit Rows(const Plan::Resources& limits) : limits_(limits) {}

    std::int64_t of_layer() const { return limits_.blocks + 1; }
    std::int64_t columns() const { return limits_.warps + 1; }
    /// Returns the row of V[i, b, ·]; the base row serves all b without a kernel.
    std::int64_t at(std::int64_t i, std::int64_t b) const {
        return i == 0 ? 0 : 1 + (i - 1) * of_layer() + b;
    }

    /// Converts a value to its cell, and back.
    static double cell(std::int64_t bytes) {
        return bytes == no_shared_memory ? INFINITY : static_cast<double>(bytes);
    }
    static std::int64_t bytes(double cell) {
        return std::isinf(cell) ? no_shared_memory : static_cast<std::int64_t>(cell);
    }

    Result<RowSource> computed(const std::vector<Copy>& copies, const Context& context) const {
        auto rows = std::make_shared<std::vector<RowBuffer>>();
        KS_TRY(RowBuffer base, RowBuffer::zeros(CellType::float64, columns()));
        rows->push_back(std::move(base));
        for (std::size_t i = 1; i <= copies.size(); ++i)
            for (std::int64_t b = 0; b <= limits_.blocks; ++b) {
                KS_CHECK(context.check());
                KS_TRY(RowBuffer row, RowBuffer::zeros(CellType::float64, columns()));
                const auto before = [&](std::int64_t blocks, std::int64_t warps) {
                    const auto above = static_cast<std::size_t>(at(static_cast<std::int64_t>(i) - 1, blocks));
                    return bytes((*rows)[above].elements<double>()[static_cast<std::size_t>(warps)]);
                };
                for (std::int64_t w = 0; w <= limits_.warps; ++w)
                    row.elements<double>()[static_cast<std::size_t>(w)] =
                        cell(least_shared_memory(copies[i - 1].shapes, b, w, before,
                                                 [](std::size_t, std::int64_t) {})
                                 .bytes);
                rows->push_back(std::move(row));
            }
        const auto count = static_cast<std::int64_t>(rows->size());
        return RowSource::over(
            count,
            [rows](std::int64_t row) -> Result<RowCells> {
                return (*rows)[static_cast<std::size_t>(row)].cells();
            },
            context.stop);
    }

private:
    Plan::Resources limits_;
};

std::string blocks_words(const KernelShape& shape) {
    return formatted("{} {} of {} {}", shape.blocks, counted("block", "blocks", shape.blocks), shape.warps,
                     counted("warp", "warps", shape.warps));
}

struct Way {
    WayBack back;
    std::vector<std::int64_t> rows;  ///< [layer]
    std::vector<std::size_t> shapes; ///< of each copy
};

class PaperDpRecording final : public DpRecording, public TableLayers {
public:
    PaperDpRecording(std::shared_ptr<const KernelMixInstance> instance, Workload workload,
                     std::vector<Copy> copies, RowSource source, const std::optional<Way>& way)
        : DpRecording("kernel-mix.paper-dp", paper_code(), std::move(source),
                      static_cast<std::int64_t>(copies.size()) * Rows(instance->limits()).of_layer(), 1,
                      way ? std::optional(way->back) : std::nullopt),
          instance_(std::move(instance)), workload_(std::move(workload)), copies_(std::move(copies)),
          limits_(instance_->limits()), rows_(limits_),
          shapes_(way ? way->shapes : std::vector<std::size_t>()) {
        std::vector<std::string> names;
        for (const Copy& copy : copies_)
            names.push_back(copy.name);
        name_layers(names, way ? way->rows : std::vector<std::int64_t>());
        measure_items();
    }

    std::string_view rows_are() const override { return "kernel"; }
    std::string_view columns_are() const override { return "warps"; }
    std::string_view cells_are() const override { return "V"; }
    std::int64_t layer_rows() const override { return rows_.of_layer(); }
    std::string rows_title() const override { return said("kernel i, blocks b"); }
    std::string columns_title() const override { return said("warps w"); }
    std::string row_name(std::int64_t row) const override {
        return row == 0 ? "0" : formatted("{}, {}", layer_of(row), blocks_of(row));
    }
    std::string row_words(std::int64_t row) const override {
        return row == 0 ? said("no kernel") : formatted("{}, b = {}", copy_of(row).name, blocks_of(row));
    }
    std::string cell_name(CellAt at) const override {
        return at.row == 0 ? formatted("V[0, b, {}]", at.column)
                           : formatted("V[{}, {}, {}]", layer_of(at.row), blocks_of(at.row), at.column);
    }
    bool less_is_better() const override { return true; }
    bool rows_never_fall() const override { return false; }
    std::int64_t items_of(std::int64_t row) const override { return row == 0 ? 0 : 1; }
    std::string item(std::int64_t row, std::int64_t) const override { return copy_of(row).name; }
    std::optional<Answer> answer() const override {
        if (!way())
            return not_found_at_once(workload_);
        const Choice only = choice();
        return only.refused == nullptr && fits(only.takes, limits_)
                   ? found_at_once(*instance_, workload_, only.launches)
                   : not_found_at_once(workload_);
    }

private:
    std::int64_t layer_of(std::int64_t row) const { return row == 0 ? 0 : (row - 1) / rows_.of_layer() + 1; }
    std::int64_t blocks_of(std::int64_t row) const { return row == 0 ? 0 : (row - 1) % rows_.of_layer(); }
    const Copy& copy_of(std::int64_t row) const {
        return copies_[static_cast<std::size_t>(layer_of(row) - 1)];
    }
    std::int64_t layers() const { return static_cast<std::int64_t>(copies_.size()); }

    std::int64_t bytes(CellAt at) const {
        return Rows::bytes(row(at.row).elements<double>()[static_cast<std::size_t>(at.column)]);
    }
    static std::string bytes_words(std::int64_t bytes) {
        return bytes == no_shared_memory ? "inf" : std::to_string(bytes);
    }
    /// Returns "V[1, 3, 49]", also for layer 0, of which the table has only one row.
    static std::string name(std::int64_t i, std::int64_t b, std::int64_t w) {
        return formatted("V[{}, {}, {}]", i, b, w);
    }
    /// Returns the cell that a shape leaves to the kernels before it.
    CellAt before(CellAt at, const KernelShape& shape) const {
        return {rows_.at(layer_of(at.row) - 1, blocks_of(at.row) - shape.takes.blocks),
                at.column - shape.takes.warps};
    }
    std::string before_name(CellAt at, const KernelShape& shape) const {
        return name(layer_of(at.row) - 1, blocks_of(at.row) - shape.takes.blocks,
                    at.column - shape.takes.warps);
    }

    void describe_start(Step& step) const override {
        step.text = formatted("V[i, b, w] will be the least shared memory, in bytes, of kernels 1 to i "
                              "together where they take "
                              "at most b blocks and w warps of a multiprocessor. There is a layer of rows "
                              "for each of the {} {}.",
                              layers(), counted("kernel", "kernels", layers()));
    }

    void describe_initialised(Step& step, std::int64_t) const override {
        step.lines = {none_line};
        step.text =
            said("V[0, b, w] = 0 for every b and w: no kernel takes no shared memory. The row stands for "
                 "every b.");
    }

    void describe_cell(Step& step, CellAt at) const override {
        const Copy& copy = copy_of(at.row);
        const std::int64_t i = layer_of(at.row), b = blocks_of(at.row);
        const LeastShared least = least_shared_memory(
            copy.shapes, b, at.column,
            [&](std::int64_t blocks, std::int64_t warps) {
                return bytes({rows_.at(i - 1, blocks), warps});
            },
            [&](std::size_t k, std::int64_t sum) { hear(step, at, copy.shapes[k], sum); });
        const std::string left = cell_name(at);
        step.lines = {least_line};
        if (step.considered.empty()) {
            step.text = formatted("{} = inf: {}", left, why_none(copy, b, at.column));
            return;
        }
        step.lines = {term_line, least_line};
        if (least.bytes == no_shared_memory) {
            step.text =
                formatted("{} = inf: whatever is left to the kernels before {} is too little for them.", left,
                          copy.name);
            return;
        }
        const KernelShape& shape = copy.shapes[least.shape];
        const auto best = std::ranges::find(step.considered, shape_name(shape), &Considered::name);
        best->best = true;
        step.source = before(at, shape);
        step.text =
            formatted("{} = {} + {} = {}: {} takes {}", left, before_name(at, shape),
                      shape.takes.shared_bytes, bytes_words(least.bytes), copy.name, blocks_words(shape));
        step.text += i == 1 ? std::string(".")
                            : formatted(", which leaves {} to the kernels before it.", left_words(at, shape));
    }

    static std::string shape_name(const KernelShape& shape) {
        return formatted("b = {}, w = {}", shape.blocks, shape.warps);
    }
    std::string left_words(CellAt at, const KernelShape& shape) const {
        const std::int64_t blocks = blocks_of(at.row) - shape.takes.blocks,
                           warps = at.column - shape.takes.warps;
        return formatted("{} {} and {} {}", blocks, counted("block", "blocks", blocks), warps,
                         counted("warp", "warps", warps));
    }

    void hear(Step& step, CellAt at, const KernelShape& shape, std::int64_t sum) const {
        const CellValue read = cell_value(before(at, shape));
        if (std::ranges::find(step.read, read.at, &CellValue::at) == step.read.end())
            step.read.push_back(read);
        step.considered.push_back({.name = shape_name(shape),
                                   .text = formatted("{} + {} = {}", before_name(at, shape),
                                                     shape.takes.shared_bytes, bytes_words(sum)),
                                   .fits = sum != no_shared_memory,
                                   .from = before(at, shape),
                                   .adds = shape.takes.shared_bytes});
    }

    /// Returns why no shape of a kernel fits alone.
    static std::string why_none(const Copy& copy, std::int64_t b, std::int64_t w) {
        if (copy.shapes.empty())
            return formatted("{} has no number of blocks of at most {} warps each.", copy.name,
                             most_block_warps);
        const KernelShape& fewest = copy.shapes.front();
        if (b < fewest.blocks)
            return formatted("{} takes at least {} {}, for a block has at most {} warps.", copy.name,
                             fewest.blocks, counted("block", "blocks", fewest.blocks), most_block_warps);
        std::int64_t warps = INT64_MAX;
        for (const KernelShape& shape : copy.shapes)
            if (shape.blocks <= b)
                warps = std::min(warps, shape.takes.warps);
        return counted("with at most {} {} {} takes {} warp or more, and there are {}.",
                       "with at most {} {} {} takes {} warps or more, and there are {}.", warps, b,
                       counted("block", "blocks", b), copy.name, warps, w);
    }

    void describe_optimum(Step& step) const override {
        step.lines = {from_line};
        const CellAt end{rows() - 1, columns() - 1};
        step.text = way()
                        ? formatted("{} = {}: no choice that keeps to the blocks and warps takes less shared "
                                    "memory. With which blocks?",
                                    cell_name(end), bytes_words(bytes(end)))
                        : formatted("{} = inf: with no choice do all kernels keep to {} blocks and {} warps. "
                                    "They do not run at once.",
                                    cell_name(end), limits_.blocks, limits_.warps);
        if (way() && layers() == 0)
            step.text = said("There is no kernel that a multiprocessor can hold.");
    }

    const KernelShape& chosen(std::int64_t i) const {
        const auto at = static_cast<std::size_t>(i - 1);
        return copies_[at].shapes[shapes_[at]];
    }

    void describe_choice(Step& step, std::int64_t i) const override {
        const CellAt at = on_way(i);
        const Copy& copy = copies_[static_cast<std::size_t>(i - 1)];
        const KernelShape& shape = chosen(i);
        step.lines = {choice_line, go_on_line};
        step.read = {cell_value(before(at, shape))};
        step.source = before(at, shape);
        step.considered = {{.name = copy.name, .text = shape_name(shape), .fits = true, .best = true}};
        step.text = formatted("{} = {} came from {} of {}", cell_name(at), bytes_words(bytes(at)),
                              blocks_words(shape), copy.name);
        if (i > 1) {
            step.text += formatted("; go on at {}.", before_name(at, shape));
            return;
        }
        step.lines.push_back(registers_line);
        step.text += ". " + verdict();
    }

    struct Choice {
        std::vector<Launch> launches;
        Plan::Resources takes;         ///< of all of them together
        const Copy* refused = nullptr; ///< a multiprocessor cannot hold its blocks
    };
    /// Returns the only choice that the table knows, if there is a way back.
    Choice choice() const {
        Choice only;
        for (std::int64_t i = 1; i <= layers(); ++i) {
            const Copy& copy = copies_[static_cast<std::size_t>(i - 1)];
            only.launches.push_back({.kernel = copy.kernel, .shape = chosen(i)});
            only.takes = sum_of(only.takes, chosen(i).takes);
            if (!is_held(*instance_, instance_->kernels()[copy.kernel], chosen(i)))
                only.refused = &copy;
        }
        return only;
    }

    /// States whether the choice is a plan.
    std::string verdict() const {
        const Choice only = choice();
        const Plan::Resources& takes = only.takes;
        const std::string sums =
            formatted("Together {} of {} bytes and {} of {} registers, which V left out", takes.shared_bytes,
                      limits_.shared_bytes, takes.registers, limits_.registers);
        if (takes.registers > limits_.registers)
            return sums +
                   said(": too many. Another choice might fit, and the paper's method does not find it.");
        if (takes.shared_bytes > limits_.shared_bytes)
            return sums + said(": even the least shared memory is too much. They do not run at once.");
        if (only.refused != nullptr)
            return formatted("{}; but no multiprocessor holds the blocks of {}.", sums, only.refused->name);
        return sums + said(": all run at once.");
    }

    std::shared_ptr<const KernelMixInstance> instance_;
    Workload workload_;
    std::vector<Copy> copies_;
    Plan::Resources limits_;
    Rows rows_;
    std::vector<std::size_t> shapes_; ///< of each copy on the way back
};

/// Returns the copies; copies of one kernel have numbers: "scan #2".
std::vector<Copy> copies_of(const KernelMixInstance& instance, const Workload& workload) {
    std::vector<Copy> copies;
    for (const Launches& of : workload.kernels)
        for (std::int64_t n = 1; n <= of.copies; ++n) {
            std::string name = instance.kernel_name(of.kernel);
            if (of.copies > 1)
                name += formatted(" #{}", n);
            copies.push_back({.kernel = of.kernel,
                              .name = std::move(name),
                              .shapes = shapes_of(instance, instance.kernels()[of.kernel])});
        }
    return copies;
}

/// Returns the way back from V[n, B, W], or nothing if that is infinite.
std::optional<Way> way_of(const std::vector<Copy>& copies, const Rows& rows, const RowSource& source) {
    const auto bytes = [&source](std::int64_t row, std::int64_t column) {
        return Rows::bytes(source(row).elements<double>()[static_cast<std::size_t>(column)]);
    };
    const std::size_t n = copies.size();
    std::int64_t b = rows.of_layer() - 1, w = rows.columns() - 1;
    const std::int64_t least = bytes(rows.at(static_cast<std::int64_t>(n), b), w);
    if (least == no_shared_memory)
        return {};
    Way way{.back = {.objective = least,
                     .choices = std::vector<std::optional<std::int64_t>>(n, 0),
                     .columns = std::vector<std::int64_t>(n + 1)},
            .rows = std::vector<std::int64_t>(n + 1),
            .shapes = std::vector<std::size_t>(n)};
    for (std::size_t i = n;; --i) {
        const auto layer = static_cast<std::int64_t>(i);
        way.rows[i] = rows.at(layer, b);
        way.back.columns[i] = w;
        if (i == 0)
            return way;
        const std::vector<KernelShape>& shapes = copies[i - 1].shapes;
        way.shapes[i - 1] = least_shared_memory(
                                shapes, b, w,
                                [&](std::int64_t blocks, std::int64_t warps) {
                                    return bytes(rows.at(layer - 1, blocks), warps);
                                },
                                [](std::size_t, std::int64_t) {})
                                .shape;
        const Plan::Resources& takes = shapes[way.shapes[i - 1]].takes;
        b -= takes.blocks;
        w -= takes.warps;
    }
}

} // namespace

Result<std::shared_ptr<const Recording>> record_paper_dp(std::shared_ptr<const KernelMixInstance> instance,
                                                         std::stop_token stop) {
    Workload workload = workload_of(*instance);
    const Rows rows(instance->limits());
    KS_CHECK(check_recordable_cells(workload.copies * rows.of_layer(), rows.columns() - 1));
    std::vector<Copy> copies = copies_of(*instance, workload);
    Context context;
    context.stop = std::move(stop);
    KS_TRY(RowSource source, rows.computed(copies, context));
    std::optional<Way> way = way_of(copies, rows, source);
    return std::shared_ptr<const Recording>(std::make_shared<PaperDpRecording>(
        std::move(instance), std::move(workload), std::move(copies), std::move(source), std::move(way)));
}

} // namespace ks
