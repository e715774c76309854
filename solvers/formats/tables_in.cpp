// SPDX-License-Identifier: Apache-2.0
// Several tables in a file.
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_titles.h"
#include "solvers/kinds/kind.h"

#include <algorithm>

namespace ks::csv {

namespace {

/// Whether a row has all headings that a kind needs, or most of those that the first table has.
bool repeats_titles(const Grid& grid, std::size_t row, const Titles& first) {
    const auto titles = titles_in(grid, row);
    if (!titles)
        return false;
    std::size_t same = 0;
    for (std::size_t i = 0; i < std::min(first.headings.size(), titles->headings.size()); ++i)
        same += !titles->headings[i].empty() && titles->headings[i] == first.headings[i] ? 1U : 0U;
    return (same > 1 && same + 1 >= first.headings.size()) ||
           std::ranges::any_of(kinds(),
                               [&](const Kind* kind) { return match(*kind, titles->headings).complete(); });
}

bool has_several_numbers(const Grid& grid, std::size_t row) {
    return std::ranges::count_if(grid.row(row), [](const Cell& cell) { return is_number(cell.text); }) > 1;
}

/// Whether a row has a number that is not a value of the instance, such as the capacity.
bool may_be_record(const Grid& grid, std::size_t row) {
    const auto key = key_row(grid, row);
    return std::ranges::any_of(grid.row(row), [](const Cell& cell) { return is_number(cell.text); }) &&
           !(key && is_scalar_of_some_kind(key->words));
}

/// Whether the headings come again right below a record, as after a page break.
bool is_page_break(const Grid& grid, std::size_t row, const Titles& first) {
    return repeats_exactly(grid, row, first) && may_be_record(grid, row - 1) &&
           grid.line(row) == grid.line(row - 1) + 1;
}

/// Where the lines about the table begin whose headings are in this row: above it, if they are above the
/// first table, too.
std::size_t begin_of_part(const Grid& grid, std::size_t titles, bool lines_above) {
    std::size_t begin = titles;
    while (lines_above && begin > 0 && !has_several_numbers(grid, begin - 1))
        --begin;
    return begin;
}

} // namespace

bool repeats_exactly(const Grid& grid, std::size_t row, const Titles& titles) {
    std::size_t column = 0;
    for (const Cell& cell : grid.row(row))
        if (column >= titles.headings.size() || cell.text != titles.headings[column++])
            return false;
    return column == titles.headings.size() && titles.first == titles.last;
}

std::vector<Part> tables_in(const Grid& grid) {
    constexpr std::size_t most_tables = 20, most_tried = 200;
    constexpr std::size_t most_columns = 100; // looking for headings in a wider table takes long
    const auto first = is_own(grid) || grid.columns() > most_columns ? std::nullopt : find_titles(grid);
    std::vector<Part> parts{{.first = 0, .end = grid.rows()}};
    std::size_t tried = 0;
    for (std::size_t row = first ? first->last + 1 : grid.rows();
         row < grid.rows() && parts.size() < most_tables && tried < most_tried &&
         !grid.stop_requested_at(row);
         ++row) {
        const auto cells = grid.row(row);
        const bool texts =
            cells.size() > 1 && std::ranges::none_of(cells, [](const Cell& cell) {
                return !cell.text.empty() && cell.text.front() >= '0' && cell.text.front() <= '9';
            });
        tried += texts ? 1U : 0U;
        if (!texts || !repeats_titles(grid, row, *first) || is_page_break(grid, row, *first))
            continue;
        const std::size_t begin = begin_of_part(grid, row, first->first > 0);
        if (begin <= parts.back().first + 1)
            continue;
        parts.back().end = begin;
        parts.push_back({.first = begin, .end = grid.rows()});
    }
    return parts;
}

} // namespace ks::csv
