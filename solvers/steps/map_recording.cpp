// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kind.h"
#include "solvers/steps/record.h"

namespace ks {

bool needs_table_file(const Instance& instance) {
    const KindTable* table = kind_of(instance).table;
    if (!table)
        return false;
    const TableShape shape = table->shape(instance);
    std::int64_t rows = 0, cells = 0;
    return __builtin_mul_overflow(shape.layers, shape.rows, &rows) ||
           __builtin_add_overflow(rows, 1, &rows) || __builtin_mul_overflow(rows, shape.columns, &cells) ||
           cells > most_recorded_cells;
}

Result<std::shared_ptr<const Recording>> map_recording(InstancePtr instance, TableFilePtr file,
                                                       std::stop_token stop) {
    KS_CHECK(file->check_instance(*instance)); // so it is of a kind that has a table
    const KindTable& table = *kind_of(*instance).table;
    KS_TRY(RowBuffer base, base_row(table, *instance));
    KS_TRY(RowSource rows, rows_of_file(std::move(file), std::move(base), stop));
    return table.map(std::move(instance), std::move(rows));
}

} // namespace ks
