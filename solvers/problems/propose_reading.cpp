// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kind.h"
#include "solvers/problems/proposal.h"
#include "solvers/problems/table_measures.h"
#include "solvers/problems/table_reading.h"
#include "solvers/problems/table_titles.h"

#include <algorithm>

namespace ks::csv {

namespace {

TableReading propose(const Grid& grid, const TableOptions& options) {
    Proposal p(grid, options);
    if (!propose_columns(p))
        return std::move(p.reading);
    p.reading.scalars.resize(p.fields().scalars.size());
    p.reading.measures.resize(p.fields().of_record.size());
    read_above(p);
    choose_records(p);
    name_columns(p);
    leave_sums_out(p);
    check_announced(p);
    take_comments(p);
    take_scalar_columns(p);
    drop_scalar_rows(p);
    read_measures(grid, options, p.reading);
    check_scalars(p);
    doubt_split_numbers(p);
    note_columns(p);
    return std::move(p.reading);
}

/// Whether the grid has all headings of a kind, or of this one.
bool is_complete(const Grid& grid, const std::optional<std::string>& of) {
    const auto titles = find_titles(grid);
    return titles && std::ranges::any_of(kinds(), [&](const Kind* kind) {
               return (!of || *of == kind->id) && match(*kind, titles->headings).complete();
           });
}

} // namespace

TableReading propose_reading(const Grid& grid, const TableOptions& options) {
    const bool may_turn = !is_own(grid) && options.columns.empty() && grid.rows() > 0 &&
                          grid.rows() <= Grid::most_turned_rows && grid.columns() > 1 &&
                          !is_complete(grid, options.kind);
    if (may_turn)
        if (const Grid side = grid.turned(); is_complete(side, options.kind)) {
            TableReading reading = propose(side, options);
            reading.on_its_side = true;
            return reading;
        }
    return propose(grid, options);
}

std::optional<std::size_t> field_like(const Kind& kind, std::size_t scalar) {
    const Fields& fields = kind.fields();
    return fields.weight_limit == scalar ? weight_field(fields) : std::nullopt;
}

} // namespace ks::csv
