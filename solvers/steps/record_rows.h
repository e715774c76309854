// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/fill.h"
#include "solvers/steps/dp_recording.h"
#include "solvers/steps/row_source.h"

#include <memory>
#include <utility>

namespace ks {

/// Returns a recording of class SomeRecording over rows that are stored elsewhere. SomeInstance must meet the
/// requirements of dp/fill.h. More than most_recorded_items items are a limit error.
template <class SomeRecording, class SomeInstance>
Result<std::shared_ptr<const Recording>> map_rows(std::shared_ptr<const SomeInstance> instance,
                                                  RowSource rows) {
    KS_CHECK(check_recordable_items(static_cast<std::size_t>(items_of(*instance))));
    KS_TRY(std::optional<WayBack> way, way_back(*instance, rows.access()));
    return std::shared_ptr<const Recording>(
        std::make_shared<SomeRecording>(std::move(instance), std::move(rows), std::move(way)));
}

/// Returns the same over a table of `Cell` that is computed and stored. More than most_recorded_cells cells
/// are a limit error.
template <class SomeRecording, class SomeInstance, class Cell = std::int64_t>
Result<std::shared_ptr<const Recording>> record_rows(std::shared_ptr<const SomeInstance> shared,
                                                     std::stop_token stop) {
    const SomeInstance& instance = *shared;
    KS_CHECK(check_recordable(rows_of(instance), dp::last_column(instance),
                              static_cast<std::size_t>(items_of(instance))));
    Context context;
    context.stop = std::move(stop);
    const std::int64_t m = rows_of(instance);
    KS_TRY(dp::Table<Cell> table, dp::fill_table<Cell>(instance, context));
    KS_TRY(RowSource rows, rows_in_memory(std::move(table), m, context.stop));
    return map_rows<SomeRecording, SomeInstance>(std::move(shared), std::move(rows));
}

} // namespace ks
