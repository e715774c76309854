// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/fill.h"
#include "solvers/steps/dp_recording.h"
#include "solvers/steps/row_source.h"

#include <memory>
#include <utility>

namespace ks {

/// A recording of class SomeRecording over rows that are stored somewhere else. `instance` is a SomeInstance,
/// which has what dp/fill.h asks for. More than most_recorded_items items are a limit error.
template <class SomeRecording, class SomeInstance>
Result<std::shared_ptr<const Recording>> map_rows(InstancePtr any, RowSource rows) {
    auto instance = std::static_pointer_cast<const SomeInstance>(std::move(any));
    KS_CHECK(check_recordable_items(static_cast<std::size_t>(items_of(*instance))));
    KS_TRY(std::optional<WayBack> way, way_back(*instance, rows.access()));
    return std::shared_ptr<const Recording>(
        std::make_shared<SomeRecording>(std::move(instance), std::move(rows), std::move(way)));
}

/// The same over a table of `Cell` that is computed and kept; one of more than most_recorded_cells cells is a
/// limit error.
template <class SomeRecording, class SomeInstance, class Cell = std::int64_t>
Result<std::shared_ptr<const Recording>> record_rows(InstancePtr any, std::stop_token stop) {
    const auto& instance = static_cast<const SomeInstance&>(*any);
    KS_CHECK(check_recordable(rows_of(instance), dp::last_column(instance),
                              static_cast<std::size_t>(items_of(instance))));
    Context context;
    context.stop = std::move(stop);
    const std::int64_t m = rows_of(instance);
    KS_TRY(dp::Table<Cell> table, dp::fill_table<Cell>(instance, context));
    KS_TRY(RowSource rows, rows_in_memory(std::move(table), m, context.stop));
    return map_rows<SomeRecording, SomeInstance>(std::move(any), std::move(rows));
}

} // namespace ks
