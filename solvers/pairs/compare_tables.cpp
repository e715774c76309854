// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/pairs/compare_shapes.h"
#include "solvers/pairs/matched_rows.h"
#include "solvers/steps/table_layers.h"

#include <algorithm>

namespace ks {

namespace {

std::string cell_words(const TableRecording& table, const std::optional<CellNumber>& value) {
    return value ? to_text(*value) : table.less_is_better() ? "inf" : "-inf";
}

/// Returns which part is compared, if one table is larger than the other.
std::string part_words(const TableRecording& first, const TableRecording& second) {
    const bool more_rows = first.rows() != second.rows(), wider = first.columns() != second.columns();
    const std::int64_t last_row = std::min(first.rows(), second.rows()) - 1,
                       last = std::min(first.columns(), second.columns()) - 1;
    if (more_rows && layers_of(first))
        return said("Only rows that both tables have are compared.");
    if (more_rows && wider)
        return formatted("Compared are rows 0 to {} and columns 0 to {}, which both tables have.", last_row,
                         last);
    if (more_rows)
        return formatted("Compared are rows 0 to {}, which both tables have.", last_row);
    return wider ? formatted("Compared are columns 0 to {}, which both tables have.", last) : std::string();
}

} // namespace

Differences compare_tables(const TableRecording& first, const TableRecording& second, Positions steps) {
    if (!mean_the_same(first, second))
        return {.note = said("The cells of the two tables mean different things, so they are not compared.")};
    Differences found{.parts = "cells", .note = part_words(first, second)};
    const std::int64_t columns = std::min(first.columns(), second.columns());
    for (const Positions& row : matched_rows(first, second)) {
        const ComputedCells here = first.computed(steps[0], row[0]),
                            there = second.computed(steps[1], row[1]);
        if (here.count() == 0 || there.count() == 0)
            continue;
        for (std::int64_t j = 0; j < columns; ++j) {
            if (!here.has(j) || !there.has(j))
                continue;
            ++found.compared;
            const CellAt at{row[0], j}, other{row[1], j};
            const auto value = first.shown(steps[0], at).value, others = second.shown(steps[1], other).value;
            if (value == others)
                continue;
            if (found.differ++ == 0)
                found.first = formatted("{} is {} on the left and {} on the right", cell_name(first, at),
                                        cell_words(first, value), cell_words(second, others));
            found.where[0].push_back(at);
            found.where[1].push_back(other);
        }
    }
    return found;
}

} // namespace ks
