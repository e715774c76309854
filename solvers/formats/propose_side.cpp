// SPDX-License-Identifier: Apache-2.0
// A capacity to the right of the records, under no heading: a cell "Capacity", and its number below it or in
// the next cell.
#include "solvers/formats/proposal.h"

#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_words.h"

#include <algorithm>

namespace ks::csv {

namespace {

bool has_heading(const Proposal& p, std::size_t column) {
    return column < p.reading.headings.size() && !heading_of(p.reading.headings[column]).words.empty();
}

std::size_t cells_in(const Proposal& p, std::size_t column) {
    std::size_t count = 0;
    for (std::size_t row = p.first_row(); row < p.grid.rows() && !p.grid.stop_requested_at(row); ++row)
        count += p.grid.cell(row, column).text.empty() ? 0U : 1U;
    return count;
}

/// The columns that have nothing else than the cell in this place and its number; empty: it has none.
std::vector<std::size_t> columns_of_limit(const Proposal& p, std::size_t row, std::size_t column) {
    const bool below = row + 1 < p.grid.rows() && is_number(p.grid.cell(row + 1, column).text);
    if (below)
        return cells_in(p, column) == 2 ? std::vector{column} : std::vector<std::size_t>();
    const bool beside = !has_heading(p, column + 1) && is_number(p.grid.cell(row, column + 1).text);
    return beside && cells_in(p, column) == 1 && cells_in(p, column + 1) == 1
               ? std::vector{column, column + 1}
               : std::vector<std::size_t>();
}

} // namespace

void take_side_limit(Proposal& p) {
    constexpr std::size_t most_rows = 20, most_columns = 40;
    const auto limit = p.fields().weight_limit;
    if (p.own || !limit || !p.titles)
        return;
    const std::size_t end = std::min(p.grid.rows(), p.first_row() + most_rows);
    for (std::size_t row = p.first_row(); row < end; ++row)
        for (std::size_t i = 1; i < std::min(p.grid.row(row).size(), most_columns); ++i) {
            const std::string_view text = p.grid.cell(row, i).text;
            if (text.empty() || has_heading(p, i) || is_number(text) || !is_limit(heading_of(text).words))
                continue;
            p.side_columns = columns_of_limit(p, row, i);
            if (p.side_columns.empty())
                continue;
            const bool below = p.side_columns.size() == 1;
            const std::size_t number_row = below ? row + 1 : row, number_column = p.side_columns.back();
            p.reading.scalars.resize(p.fields().scalars.size());
            p.reading.scalars[*limit] = {.text = std::string(p.grid.cell(number_row, number_column).text),
                                         .place =
                                             p.grid.place(number_row, number_column, p.scalar_key(*limit))};
            p.reading.columns.resize(std::max(p.reading.columns.size(), number_column + 1));
            return;
        }
}

} // namespace ks::csv
