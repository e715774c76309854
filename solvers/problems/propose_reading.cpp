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
    note_columns(p);
    return std::move(p.reading);
}

bool is_complete(const Grid& grid) {
    const auto titles = find_titles(grid);
    return titles && std::ranges::any_of(kinds(), [&](const Kind* kind) {
               return match(*kind, titles->headings).complete();
           });
}

} // namespace

TableReading propose_reading(const Grid& grid, const TableOptions& options) {
    const bool may_turn = !is_own(grid) && options.columns.empty() && grid.rows() > 0 &&
                          grid.rows() <= Grid::most_turned_rows && grid.columns() > 1 && !is_complete(grid);
    if (may_turn)
        if (const Grid side = grid.turned(); is_complete(side)) {
            TableReading reading = propose(side, options);
            reading.on_its_side = true;
            return reading;
        }
    return propose(grid, options);
}

std::optional<std::size_t> field_like(const Kind& kind, std::size_t scalar) {
    const Fields& fields = kind.fields();
    if (fields.weight_limit != scalar)
        return std::nullopt;
    if (fields.ratio)
        return fields.ratio->under;
    for (std::size_t f = 0; f < fields.of_record.size(); ++f)
        if (fields.of_record[f].type == Field::Type::integer)
            return f;
    return std::nullopt;
}

bool may_be_scaled(const Kind& kind, std::size_t record_field) {
    const Fields& fields = kind.fields();
    return fields.weight_limit && ((fields.ratio && fields.ratio->over == record_field) ||
                                   field_like(kind, *fields.weight_limit) == record_field);
}

} // namespace ks::csv
