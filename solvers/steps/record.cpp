// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/record.h"

#include "solvers/kinds/kind.h"

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

} // namespace ks
