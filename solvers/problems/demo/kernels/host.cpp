// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/demo/kernels/host.h"

#include "solvers/core/formatted.h"
#include "solvers/occupancy/devices.h"

#include <algorithm>
#include <numeric>

namespace ks {

namespace {

constexpr std::int64_t aligned = 256; ///< allocations begin at multiples of it
/// Above this, cell numbers leave 32 bits.
constexpr std::int64_t most_capacity = std::int64_t{1} << 30;

std::int64_t round_up(std::int64_t value, std::int64_t unit) {
    return (value + unit - 1) / unit * unit;
}

/// A weight that no cell of the row can hold counts as one more than the capacity.
int weight_of(const KnapsackInstance& instance, std::size_t item) {
    return static_cast<int>(std::min(instance.items()[item].weight, instance.capacity() + 1));
}

} // namespace

Parameter demo_number(std::string name, std::int64_t min, std::int64_t max, std::int64_t standard,
                      std::string unit, std::string title) {
    return {.name = std::move(name),

            .min = min,
            .max = max,
            .standard = standard,
            .unit = std::move(unit),
            .title = std::move(title)};
}

Parameter demo_block(std::int64_t standard, std::int64_t most) {
    Parameter block = demo_number("block", 32, most, standard, "threads", "Threads a block");
    block.step = 32;
    return block;
}

Demo::Demo(const std::string& id, std::string title, std::vector<Parameter> parameters) {
    info_.id = "demo." + id;
    info_.title = std::move(title);
    info_.kind = KnapsackInstance::kind_id;
    info_.question = Question::demo;
    info_.exact = false;
    info_.place = Place::kernel;
    info_.emulator_only = true;
    info_.parameters = std::move(parameters);
}

Result<Estimate> Demo::estimate(const Instance& instance, const Parameters& parameters, std::int64_t) const {
    const auto& knapsack = static_cast<const KnapsackInstance&>(instance);
    if (knapsack.capacity() > most_capacity)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("{} takes no capacity above {}", info_.id, most_capacity),
                     .todo = "choose a smaller instance"};
    return needs(knapsack, parameters);
}

/// None of the blocks waits for another, unless a demo says otherwise.
Result<LargestLaunch> Demo::largest_launch(const Instance&, const Parameters& parameters, Context&) const {
    const bool chosen =
        std::ranges::any_of(info_.parameters, [](const Parameter& each) { return each.name == "block"; });
    return LargestLaunch{
        .grid = 1, .block = chosen ? static_cast<int>(parameters.integer("block")) : most_block_threads};
}

Result<Answer> Demo::solve(const Instance& instance, const Parameters& parameters, Context& context) const {
    KS_TRY(auto facts, run(static_cast<const KnapsackInstance&>(instance), parameters, context));
    return Answer{.status = Status::feasible,
                  .objective = 0,
                  .weight = 0,
                  .selection = Selection(),
                  .facts = std::move(facts)};
}

Estimate ArrayDemo::needs(const KnapsackInstance&, const Parameters& parameters) const {
    const std::int64_t count = size(parameters);
    return {.host_bytes = 4 * count, .device_bytes = 8 * count, .operations = static_cast<double>(count)};
}

Result<std::vector<Fact>> ArrayDemo::run(const KnapsackInstance&, const Parameters& parameters,
                                         Context& context) const {
    Backend& backend = *context.backend;
    const std::int64_t count = size(parameters);
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    context.begin_stage("upload");
    KS_TRY(const Buffer from, backend.allocate({.name = "from", .element_bytes = 4, .shape = {count}}));
    KS_TRY(const Buffer to, backend.allocate({.name = "to", .element_bytes = 4, .shape = {count}}));
    KS_CHECK(backend.upload_items(from, std::span<const int>(numbers)));
    context.begin_stage("compute");
    KS_CHECK(launch(parameters, from, to, context));
    KS_CHECK(backend.synchronise(context));
    context.end_stage();
    return std::vector<Fact>();
}

ByteRows::ByteRows(const std::string& id, std::string title, std::string kernel, int cells)
    : Demo("byte-rows." + id, std::move(title),
           {demo_block(256),
            demo_number("sample", 0, 100000, 0, "blocks",
                        "Blocks of the first row to run, spread evenly (0: every row whole)")}),
      kernel_(std::move(kernel)), cells_(cells) {
    info_.emulator_only = false;
    info_.paper = "sso";
    info_.section = "4.3";
}

ByteRows::Shape ByteRows::shape(const KnapsackInstance& instance, const Parameters& parameters) const {
    Shape shape;
    shape.block_cells = parameters.integer("block") * cells_;
    shape.blocks = (instance.capacity() + shape.block_cells) / shape.block_cells;
    shape.sample = std::min(shape.blocks, parameters.integer("sample"));
    // A word beyond the last cell may be read.
    shape.buffer_cells = shape.sample > 0
                             ? round_up(weight_of(instance, 0) + shape.block_cells + 2 * aligned, aligned)
                             : round_up(shape.blocks * shape.block_cells + 8, aligned);
    return shape;
}

Estimate ByteRows::needs(const KnapsackInstance& instance, const Parameters& parameters) const {
    const Shape row = shape(instance, parameters);
    const auto rows = static_cast<double>(row.sample > 0 ? 1 : instance.items().size());
    const std::int64_t blocks = row.sample > 0 ? row.sample : row.blocks;
    return {.host_bytes = row.buffer_cells,
            .device_bytes = 2 * row.buffer_cells,
            .operations = rows * static_cast<double>(blocks * row.block_cells)};
}

Result<std::vector<Fact>> ByteRows::run(const KnapsackInstance& instance, const Parameters& parameters,
                                        Context& context) const {
    const Shape row = shape(instance, parameters);
    const auto block = static_cast<int>(parameters.integer("block"));
    return row.sample > 0 ? run_sample(instance, row, block, context)
                          : run_rows(instance, row, block, context);
}

Result<std::vector<Fact>> ByteRows::run_sample(const KnapsackInstance& instance, const Shape& shape,
                                               int block, Context& context) const {
    Backend& backend = *context.backend;
    KS_TRY(const Kernel kernel, backend.kernel(kernel_));
    const BufferSpec spec{.name = "above", .element_bytes = 1, .shape = {shape.buffer_cells}};
    context.begin_stage("upload");
    KS_TRY(const Buffer above, backend.allocate(spec));
    KS_TRY(const Buffer row, backend.allocate({.name = "row", .element_bytes = 1, .shape = spec.shape}));
    KS_CHECK(backend.fill(above, std::byte{0}));
    context.begin_stage("compute");
    const int weight = weight_of(instance, 0);
    for (std::int64_t i = 0; i < shape.sample; ++i) {
        KS_CHECK(context.check());
        context.report("compute", i + 1, shape.sample);
        const std::int64_t first = (2 * i + 1) * shape.blocks / (2 * shape.sample);
        const std::int64_t needed = std::max<std::int64_t>(0, first * shape.block_cells - weight);
        const auto base = static_cast<int>(needed / aligned * aligned);
        KS_CHECK(backend.launch(context, kernel, {.grid = 1, .block = block}, above, row,
                                static_cast<int>(first), base, weight,
                                static_cast<int>(instance.capacity())));
    }
    KS_CHECK(backend.synchronise(context));
    context.end_stage();
    return std::vector<Fact>{{.name = "blocks-run",
                              .value = shape.sample,
                              .unit = "blocks",
                              .sentence = formatted("{} of the first row's {} blocks ran, spread evenly.",
                                                    shape.sample, shape.blocks)}};
}

Result<std::vector<Fact>> ByteRows::run_rows(const KnapsackInstance& instance, const Shape& shape, int block,
                                             Context& context) const {
    Backend& backend = *context.backend;
    KS_TRY(const Kernel kernel, backend.kernel(kernel_));
    context.begin_stage("upload");
    KS_TRY(Buffer above,
           backend.allocate({.name = "row 0", .element_bytes = 1, .shape = {shape.buffer_cells}}));
    KS_TRY(Buffer row,
           backend.allocate({.name = "row 1", .element_bytes = 1, .shape = {shape.buffer_cells}}));
    std::vector<unsigned char> cells(static_cast<std::size_t>(shape.buffer_cells));
    cells[0] = 1; // no item weighs 0
    KS_CHECK(backend.upload_items(above, std::span<const unsigned char>(cells)));
    context.begin_stage("compute");
    const std::size_t items = instance.items().size();
    for (std::size_t i = 0; i < items; ++i) {
        KS_CHECK(context.check());
        context.report("compute", static_cast<std::int64_t>(i) + 1, static_cast<std::int64_t>(items));
        KS_CHECK(backend.launch(context, kernel, {.grid = shape.blocks, .block = block}, above, row, 0, 0,
                                weight_of(instance, i), static_cast<int>(instance.capacity())));
        KS_CHECK(backend.synchronise(context));
        std::swap(above, row);
    }
    context.begin_stage("download");
    KS_CHECK(backend.download_items(above, std::span(cells)));
    context.end_stage();
    std::int64_t largest = instance.capacity();
    while (cells[static_cast<std::size_t>(largest)] == 0)
        --largest;
    return std::vector<Fact>{{.name = "largest-sum",
                              .value = largest,
                              .sentence = formatted("The heaviest selection that fits weighs {}.", largest)}};
}

} // namespace ks
