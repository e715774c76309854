// SPDX-License-Identifier: Apache-2.0
#include "solvers/stepping.h"

#include "solvers/problems/kind.h"
#include "solvers/registry.h"
#include "solvers/steps/dp_recording.h"
#include "solvers/steps/row_source.h"

#include <algorithm>
#include <utility>

namespace ks {

namespace {

using RecordingResult = Result<std::shared_ptr<const Recording>>;

bool records_rows(const VariantInfo& info) {
    return info.steps && info.table;
}

/// Keeps the rows of a run, whatever their cells.
class KeptRows final : public RowSink {
public:
    explicit KeptRows(dp::Table<std::int64_t> table) : table_(std::move(table)) {}

    Result<void> row(std::int64_t index, std::span<const std::int32_t> cells) override {
        return keep(index, cells);
    }
    Result<void> row(std::int64_t index, std::span<const std::int64_t> cells) override {
        return keep(index, cells);
    }
    RowSource source() && { return rows_in_memory(std::move(table_)); }

private:
    template <class Cell>
    Result<void> keep(std::int64_t index, std::span<const Cell> cells) {
        std::ranges::copy(cells, table_.row(index).begin());
        return {};
    }

    dp::Table<std::int64_t> table_;
};

/// Runs the variant with its usual settings and maps the rows that it hands out.
RecordingResult record_run(const Variant& variant, InstancePtr instance, std::stop_token stop) {
    const TableShape shape = kind_of(*instance).table->shape(*instance);
    KS_CHECK(check_recordable_cells(shape.rows, shape.columns - 1));
    KS_TRY(const Parameters usual, Parameters::parse(variant.info().parameters, {}));
    KS_TRY(auto table, dp::Table<std::int64_t>::allocate(shape.rows, shape.columns - 1));
    KeptRows rows(std::move(table));
    Context context;
    context.stop = std::move(stop);
    context.rows = &rows;
    KS_CHECK(variant.solve(*instance, usual, context));
    return variant.map(std::move(instance), std::move(rows).source());
}

} // namespace

RecordingResult Variant::record(InstancePtr instance, std::stop_token stop) const {
    if (records_rows(info()) && info().place == Place::cpu)
        return record_run(*this, std::move(instance), std::move(stop));
    return Error{ErrorCode::usage, info().id + " has no recording for stepping", "",
                 "choose a variant that `knapscope-run list --json` shows with \"steps\": true"};
}

RecordingResult Variant::map(InstancePtr, RowSource) const {
    return Error{
        ErrorCode::usage, info().id + " has no recording over the rows of a table", "",
        "choose a variant that `knapscope-run list --json` shows with \"steps\" and \"table\": true"};
}

RecordingResult map_recording(InstancePtr instance, TableFilePtr file, std::stop_token stop) {
    KS_CHECK(file->check_instance(*instance)); // so it is of a kind that has a table
    const auto writer = find_variant(file->description().variant);
    KS_TRY(RowSource rows, rows_of_file(std::move(file), std::move(stop)));
    if (writer && records_rows((*writer)->info()))
        return (*writer)->map(std::move(instance), std::move(rows));
    const KindTable& table = *kind_of(*instance).table;
    return table.map(std::move(instance), std::move(rows));
}

bool writes_steps_of(const VariantInfo& writer, const VariantInfo& chosen) {
    if (!writer.table || writer.kind != chosen.kind || writer.question != chosen.question)
        return false;
    const Kind* kind = find_kind(chosen.kind);
    const bool is_kinds = kind && kind->table && kind->table->variant == chosen.id;
    return writer.id == chosen.id || (is_kinds && !writer.steps);
}

} // namespace ks
