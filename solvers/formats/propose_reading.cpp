// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/formats/proposal.h"
#include "solvers/formats/table_measures.h"
#include "solvers/formats/table_reading.h"
#include "solvers/formats/table_titles.h"
#include "solvers/kinds/kind.h"

#include <algorithm>

namespace ks::csv {

namespace {

TableReading propose(const Grid& grid, const TableOptions& options) {
    Proposal p(grid, options);
    if (!propose_columns(p) || !check_lengths(p))
        return std::move(p.reading);
    p.reading.scalars.resize(p.fields().scalars.size());
    p.reading.measures.resize(p.fields().of_record.size());
    read_above(p);
    choose_records(p);
    take_head(p);
    name_columns(p);
    leave_results_out(p);
    leave_sums_out(p);
    check_announced(p);
    take_comments(p);
    doubt_variant(p);
    take_scalar_columns(p);
    drop_scalar_rows(p);
    take_lone_rows(p);
    explain_bare(p);
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

/// The table with the lines that the user chose, or the first one. Nothing: they are in several tables.
std::optional<Part> chosen_part(const Grid& grid, const std::vector<Part>& parts,
                                const TableOptions& options) {
    std::size_t chosen = 0;
    for (std::size_t range = 0; range < options.lines.size(); ++range) {
        std::size_t part = 0;
        while (part + 1 < parts.size() && grid.line(parts[part + 1].first) <= options.lines[range].first)
            ++part;
        if (range > 0 && part != chosen)
            return std::nullopt;
        chosen = part;
    }
    return parts[chosen];
}

/// Whether two tables have the same headings, and no two capacities.
bool may_be_one_table(const TableReading& first, const TableReading& second) {
    const auto has_scalar = [](const TableReading& of) {
        return std::ranges::any_of(of.scalars, [](const GivenScalar& each) { return !each.text.empty(); });
    };
    return !first.headings.empty() && first.headings == second.headings &&
           !(has_scalar(first) && has_scalar(second));
}

/// Says which lines are the records of the first table, and of the second.
Error doubt_tables(const Grid& grid, const std::vector<Part>& parts, const TableReading& first,
                   const TableOptions& options) {
    const TableReading second = propose(grid.part(parts[1].first, parts[1].end), options);
    std::vector<std::size_t> others = second.records;
    for (std::size_t& row : others)
        row += parts[1].first;
    const Sentence what = formatted("the file has {} tables", parts.size());
    const std::string lines = lines_of(grid, first.records), other_lines = lines_of(grid, others);
    if (parts.size() == 2 && may_be_one_table(first, second))
        return doubt(
            grid.place(parts[1].first), what,
            formatted("say which lines count: `knapscope-run convert FILE OUT --lines {0}`, `--lines "
                      "{1}` for the second one, or `--lines {0},{1}` for both",
                      lines, other_lines));
    return doubt(
        grid.place(parts[1].first), what,
        formatted("say which lines count: `knapscope-run convert FILE OUT --lines {}`, or `--lines {}` for "
                  "the second one",
                  lines, other_lines));
}

/// Reads one of several tables. Its rows are those of the whole grid.
TableReading propose_part(const Grid& grid, const Part& part, const std::vector<Part>& parts,
                          const TableOptions& options) {
    TableReading reading = propose(grid.part(part.first, part.end), options);
    for (std::size_t& row : reading.records)
        row += part.first;
    if (reading.titles)
        *reading.titles += part.first;
    if (options.lines.empty())
        reading.doubts.insert(reading.doubts.begin(), doubt_tables(grid, parts, reading, options));
    return reading;
}

} // namespace

TableReading propose_reading(const Grid& grid, const TableOptions& options) {
    const bool may_turn = !is_own(grid) && grid.rows() > 0 && grid.rows() <= Grid::most_turned_rows &&
                          grid.columns() > 1 && !is_complete(grid, options.kind);
    if (may_turn)
        if (const Grid side = grid.turned(); grid.has_lists() || is_complete(side, options.kind)) {
            TableReading reading = propose(side, options);
            reading.on_its_side = true;
            return reading;
        }
    const std::vector<Part> parts = tables_in(grid);
    const auto part = parts.size() > 1 ? chosen_part(grid, parts, options) : std::nullopt;
    return part ? propose_part(grid, *part, parts, options) : propose(grid, options);
}

std::optional<std::size_t> field_like(const Kind& kind, std::size_t scalar) {
    const Fields& fields = kind.fields();
    return fields.weight_limit == scalar ? weight_field(fields) : std::nullopt;
}

} // namespace ks::csv
