// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/mckp_host.h"

#include "solvers/dp/table.h"
#include "solvers/dp/way_back.h"

#include <algorithm>
#include <limits>
#include <new>

namespace ks {

namespace {

constexpr std::int64_t largest_index = std::numeric_limits<std::int32_t>::max();

/// The class's items as the kernels read them. A weight that never fits is stored as C + 1, which fits 32
/// bits.
template <class Cell>
struct Items {
    std::vector<std::int32_t> weights;
    std::vector<Cell> values;

    explicit Items(const MultipleChoiceInstance& instance) {
        weights.reserve(instance.all_items().size());
        values.reserve(instance.all_items().size());
        for (const Item& item : instance.all_items()) {
            weights.push_back(static_cast<std::int32_t>(std::min(item.weight, instance.capacity() + 1)));
            values.push_back(static_cast<Cell>(item.value));
        }
    }
};

Result<void> check_sizes(const MultipleChoiceInstance& instance, std::int64_t block) {
    if (instance.capacity() > largest_index - 1 - block)
        return Error{ErrorCode::limit,
                     "the capacity " + std::to_string(instance.capacity()) + " is too large for a kernel",
                     "/capacity",
                     "kernels count cells in 31 bits: capacity + 1 + block must stay below 2^31"};
    for (std::size_t i = 0; i < instance.class_count(); ++i)
        if (static_cast<std::int64_t>(instance.items(i).size()) > largest_index / 2)
            return Error{ErrorCode::limit, "class " + std::to_string(i + 1) + " is too large for a kernel",
                         "/classes", ""};
    return {};
}

std::int64_t bytes_of_cell(const MultipleChoiceInstance& instance) {
    return instance.row_width() == RowWidth::bits32 ? 4 : 8;
}

/// What the device holds during a run.
struct DeviceData {
    Buffer weights, values, table;
};

/// Items and row 0. The other rows hold nothing: what a kernel reads there, a kernel must have written.
template <class Cell>
Result<DeviceData> upload(const MultipleChoiceInstance& instance, dp::Table<Cell>& rows, Backend& backend) {
    const Items<Cell> host_items(instance);
    const auto items = static_cast<std::int64_t>(instance.all_items().size());
    const auto classes = static_cast<std::int64_t>(instance.class_count());
    KS_TRY(Buffer weights, backend.allocate({.name = "weights", .element_bytes = 4, .shape = {items}}));
    KS_TRY(Buffer values,
           backend.allocate({.name = "values", .element_bytes = sizeof(Cell), .shape = {items}}));
    KS_TRY(Buffer table, backend.allocate({.name = "table",
                                           .element_bytes = sizeof(Cell),
                                           .shape = {classes + 1, instance.capacity() + 1}}));
    KS_CHECK(backend.upload_items(weights, std::span(host_items.weights)));
    KS_CHECK(backend.upload_items(values, std::span(host_items.values)));
    KS_CHECK(backend.upload_items(table, std::span<const Cell>(rows.row(0))));
    return DeviceData{std::move(weights), std::move(values), std::move(table)};
}

/// The arguments for row `i` of 1..m.
template <class Cell>
MckpRow row_of(const MultipleChoiceInstance& instance, const DeviceData& data, std::int64_t i, int block) {
    const auto cell_bytes = static_cast<std::int64_t>(sizeof(Cell));
    const std::int64_t columns = instance.capacity() + 1;
    const auto begin = static_cast<std::int64_t>(instance.offsets()[static_cast<std::size_t>(i - 1)]);
    return {.weights = data.weights.at(begin * 4),
            .values = data.values.at(begin * cell_bytes),
            .items = static_cast<int>(instance.items(static_cast<std::size_t>(i - 1)).size()),
            .above = data.table.at((i - 1) * columns * cell_bytes),
            .row = data.table.at(i * columns * cell_bytes),
            .capacity = static_cast<int>(instance.capacity()),
            .cell_bytes = sizeof(Cell),
            .blocks = (columns + block - 1) / block,
            .block = block};
}

/// Reads the table back (Algorithm B.1, line 11).
template <class Cell>
Result<void> download(const DeviceData& data, dp::Table<Cell>& rows, std::int64_t classes, Context& context) {
    for (std::int64_t i = 1; i <= classes; ++i) {
        KS_CHECK(context.check());
        const std::span<Cell> row = rows.row(i);
        KS_CHECK(context.backend->download_items(data.table, row,
                                                 i * static_cast<std::int64_t>(row.size_bytes())));
    }
    return {};
}

} // namespace

VariantInfo mckp_rows_info(std::string id, std::int64_t standard_block) {
    VariantInfo info;
    info.id = std::move(id);
    info.kind = MultipleChoiceInstance::kind_id;
    info.place = Place::kernel;
    info.paper = "thesis";
    info.table = true;
    info.parameters = {{.name = "block",
                        .type = Parameter::Type::integer,
                        .min = 32,
                        .max = 1024,
                        .step = 32,
                        .standard = standard_block,
                        .values = {},
                        .unit = "threads",
                        .title = "Threads a block"}};
    return info;
}

Result<Estimate> MckpRows::estimate(const Instance& any, const Parameters& parameters) const {
    const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
    KS_CHECK(check_sizes(instance, parameters.integer("block")));
    const std::int64_t cell = bytes_of_cell(instance);
    const auto items = static_cast<std::int64_t>(instance.all_items().size());
    const auto classes = static_cast<std::int64_t>(instance.class_count());
    // Items are bounded by the size of their file and rows by 2^31 cells; only the table can overflow.
    std::int64_t table = 0;
    if (__builtin_mul_overflow(classes + 1, (instance.capacity() + 1) * cell, &table) ||
        table > std::numeric_limits<std::int64_t>::max() / 4)
        return Error{ErrorCode::limit, "the table of m + 1 rows has more bytes than can be counted",
                     "/capacity", ""};
    const std::int64_t item_bytes = items * (cell + 4);
    return Estimate{.host_bytes = table + item_bytes,
                    .device_bytes = table + item_bytes,
                    .operations = static_cast<double>(items) * static_cast<double>(instance.capacity() + 1)};
}

Result<Answer> MckpRows::solve(const Instance& any, const Parameters& parameters, Context& context) const {
    const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
    KS_TRY(const Estimate needs, estimate(any, parameters));
    if (needs.host_bytes + needs.device_bytes > context.memory_budget)
        return Error{ErrorCode::limit,
                     "the table needs " + std::to_string(needs.host_bytes + needs.device_bytes) +
                         " bytes, the budget is " + std::to_string(context.memory_budget),
                     "", "raise --memory or choose a smaller capacity"};
    if (context.backend == nullptr)
        return Error{ErrorCode::internal, info_.id + " was run without a backend", "", ""};
    const int block = static_cast<int>(parameters.integer("block"));
    try {
        return bytes_of_cell(instance) == 4 ? solve_cells<std::int32_t>(instance, block, context)
                                            : solve_cells<std::int64_t>(instance, block, context);
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::limit, "this machine has no memory left for the table", "",
                     "choose a smaller capacity"};
    }
}

template <class Cell>
Result<Answer> MckpRows::solve_cells(const MultipleChoiceInstance& instance, int block,
                                     Context& context) const {
    Backend& backend = *context.backend;
    const auto classes = static_cast<std::int64_t>(instance.class_count());
    KS_TRY(const Kernel row_kernel, backend.kernel(kernel(sizeof(Cell) == 4 ? "int32" : "int64")));
    KS_TRY(dp::Table<Cell> rows, dp::Table<Cell>::allocate(classes, instance.capacity()));

    context.begin_stage("upload");
    KS_TRY(const DeviceData data, upload(instance, rows, backend));

    context.begin_stage("compute");
    for (std::int64_t i = 1; i <= classes; ++i) {
        KS_CHECK(context.check());
        context.report("compute", i - 1, classes);
        KS_CHECK(launch_row(backend, row_kernel, row_of<Cell>(instance, data, i, block), context));
        KS_CHECK(backend.synchronise(context)); // Algorithm B.1, line 9
    }
    context.report("compute", classes, classes);

    context.begin_stage("download");
    KS_CHECK(download(data, rows, classes, context));
    KS_CHECK(dp::hand_out(rows, classes, context));

    context.begin_stage("way-back");
    const RowAccess<Cell> access = [&](std::int64_t i) -> Result<std::span<const Cell>> {
        return std::span<const Cell>(rows.row(i));
    };
    KS_TRY(const auto way, way_back<Cell>(instance, access));
    context.end_stage();
    return answer_of(instance, way);
}

} // namespace ks
