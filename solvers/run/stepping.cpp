// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/stepping.h"

#include "solvers/core/formatted.h"
#include "solvers/kinds/kind.h"
#include "solvers/result/answer.h"
#include "solvers/run/registry.h"
#include "solvers/steps/dp_recording.h"
#include "solvers/steps/row_source.h"

#include <utility>
#include <vector>

namespace ks {

namespace {

using RecordingResult = Result<std::shared_ptr<const Recording>>;

bool records_rows(const VariantInfo& info) {
    return info.steps && info.table;
}

/// Stores the rows of a run, for any type of cells.
class KeptRows final : public RowSink {
public:
    explicit KeptRows(RowBuffer base) { rows_.push_back(std::move(base)); }

    /// Rows come in order.
    Result<void> row(std::int64_t, const RowCells& cells) override {
        KS_TRY(RowBuffer kept, RowBuffer::zeros(cells.type(), cells.columns()));
        kept.copy(cells);
        rows_.push_back(std::move(kept));
        return {};
    }
    Result<RowSource> source(const std::stop_token& stop) && {
        const auto count = static_cast<std::int64_t>(rows_.size());
        auto kept = std::make_shared<const std::vector<RowBuffer>>(std::move(rows_));
        return RowSource::over(
            count,
            [kept = std::move(kept)](std::int64_t i) -> Result<RowCells> {
                return (*kept)[static_cast<std::size_t>(i)].cells();
            },
            stop);
    }

private:
    std::vector<RowBuffer> rows_;
};

/// Runs the variant with its default settings and maps the rows that it passes on.
RecordingResult record_run(const Variant& variant, InstancePtr instance, std::stop_token stop) {
    const KindTable& table = *kind_of(*instance).table;
    const TableShape shape = table.shape(*instance);
    KS_CHECK(check_recordable_cells(shape.all_rows(), shape.columns - 1));
    KS_TRY(const Parameters usual, Parameters::parse(variant.info().parameters, {}));
    KS_TRY(RowBuffer base, base_row(table, *instance));
    KeptRows rows(std::move(base));
    Context context;
    context.stop = std::move(stop);
    context.rows = &rows;
    KS_CHECK(variant.solve(*instance, usual, context));
    KS_TRY(RowSource source, std::move(rows).source(context.stop));
    return variant.map(std::move(instance), std::move(source));
}

} // namespace

RecordingResult Variant::record(InstancePtr instance, std::stop_token stop) const {
    if (records_rows(info()) && info().place == Place::cpu)
        return record_run(*this, std::move(instance), std::move(stop));
    return Error{.code = ErrorCode::usage,
                 .what = formatted("{} has no recording for stepping", info().id),
                 .todo = "choose a variant that `knapscope-run list --json` shows with \"steps\": true"};
}

RecordingResult Variant::map(InstancePtr, RowSource) const {
    return Error{
        .code = ErrorCode::usage,
        .what = formatted("{} has no recording over the rows of a table", info().id),
        .todo = "choose a variant that `knapscope-run list --json` shows with \"steps\" and \"table\": true"};
}

RecordingResult map_recording(InstancePtr instance, TableFilePtr file, std::stop_token stop) {
    KS_CHECK(file->check_instance(*instance)); // this also checks that its kind has a table
    const auto writer = find_variant(file->description().variant);
    const KindTable& table = *kind_of(*instance).table;
    KS_TRY(RowBuffer base, base_row(table, *instance));
    KS_TRY(RowSource rows, rows_of_file(std::move(file), std::move(base), stop));
    if (writer && records_rows((*writer)->info()))
        return (*writer)->map(std::move(instance), std::move(rows));
    return table.map(std::move(instance), std::move(rows));
}

bool writes_steps_of(const CatalogueEntry& writer, const CatalogueEntry& chosen) {
    if (!writer.table || writer.kind != chosen.kind || writer.question != chosen.question)
        return false;
    const Kind* kind = find_kind(chosen.kind);
    const bool is_kinds = kind && kind->table && kind->table->variant == chosen.id;
    return writer.id == chosen.id || (is_kinds && !writer.steps);
}

} // namespace ks
