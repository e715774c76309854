// SPDX-License-Identifier: Apache-2.0
// Tables without headings: the columns with numbers may be values and weights.
#include "solvers/formats/proposal.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_number.h"

#include <algorithm>

namespace ks::csv {

namespace {

/// The first of two rows that have numbers in the same columns.
std::size_t typical_row(const Grid& grid) {
    const auto numbers_of_row = [&](std::size_t row) {
        std::vector<bool> numbers;
        for (const Cell& cell : grid.row(row))
            numbers.push_back(is_number(cell.text));
        return numbers;
    };
    std::vector<bool> before;
    for (std::size_t row = 0; row < grid.rows(); ++row) {
        std::vector<bool> numbers = numbers_of_row(row);
        const bool several = numbers.size() > 1 && std::ranges::find(numbers, true) != numbers.end();
        if (several && numbers == before)
            return row - 1;
        before = std::move(numbers);
    }
    return 0;
}

/// Whether the numbers of a column count the rows from here on.
bool counts_from(const Grid& grid, std::size_t row, std::size_t column) {
    constexpr std::size_t most = 20;
    const std::string_view first = grid.cell(row, column).text;
    if (first != "0" && first != "1")
        return false;
    const std::size_t begin = first == "1" ? 1 : 0;
    for (std::size_t i = 0; i < most && row + i < grid.rows() && grid.row(row + i).size() > 1; ++i)
        if (grid.cell(row + i, column).text != std::to_string(begin + i))
            return false;
    return true;
}

/// The typical row. A line `n c optimum` above three numbers a line, which begin with 1, 2, 3, is not
/// typical.
std::size_t first_typical_row(const Grid& grid) {
    const std::size_t row = typical_row(grid);
    const bool head = row + 2 < grid.rows() && grid.row(row).size() > 2 && !counts_from(grid, row, 0) &&
                      grid.cell(row + 1, 0).text == "1" && counts_from(grid, row + 1, 0);
    return head ? row + 1 : row;
}

/// The kind without groups that needs the most of so many columns of numbers, and not more than two.
const Kind* kind_of_columns(std::size_t columns) {
    const Kind* best = nullptr;
    std::size_t most = 0;
    for (const Kind* kind : kinds()) {
        const std::size_t needed = needed_columns(kind->fields()).size();
        if (!kind->fields().group && kind->fields().weight_limit &&
            needed <= std::min<std::size_t>(columns, 2) && needed > most) {
            best = kind;
            most = needed;
        }
    }
    return best;
}

/// The columns as `--columns` names them; `exchanged`: those of the numbers in the opposite order.
std::string columns_of(const Proposal& p, bool exchanged) {
    std::vector<std::string> parts;
    std::vector<std::size_t> numbers = p.numeric_columns();
    if (exchanged)
        std::ranges::reverse(numbers);
    for (std::size_t i = 0, number = 0; i < p.reading.columns.size(); ++i)
        if (Column column = p.reading.columns[i]; column.what == Column::What::record_field) {
            if (p.fields().of_record[column.field].type == Field::Type::integer)
                column = p.reading.columns[numbers[number++]];
            parts.push_back(written("{}={}", role_name(p.fields(), column), i + 1));
        }
    return joined(parts, {}, ",");
}

} // namespace

bool propose_bare(Proposal& p) {
    const std::size_t row = first_typical_row(p.grid);
    std::vector<std::size_t> numbers, texts;
    for (std::size_t i = 0; i < p.grid.row(row).size(); ++i)
        if (!p.grid.cell(row, i).text.empty())
            (is_number(p.grid.cell(row, i).text) ? numbers : texts).push_back(i);
    p.reading.columns.assign(p.grid.columns(), {});
    if (numbers.size() > 2 && counts_from(p.grid, row, numbers.front())) {
        p.reading.columns[numbers.front()] = {.what = Column::What::record};
        numbers.erase(numbers.begin());
    }
    if (p.reading.kind == nullptr)
        p.reading.kind = kind_of_columns(numbers.size());
    const std::vector<Column> needed =
        p.reading.kind == nullptr ? std::vector<Column>() : needed_columns(p.fields());
    if (needed.empty() || needed.size() > numbers.size())
        return p.fail(p.grid.place(row), "no line names the columns", "write headings above the columns");
    if (row > 0)
        p.titles = titles_in(p.grid, row - 1);
    if (p.titles) {
        p.reading.titles = p.titles->last;
        p.reading.headings = p.titles->headings;
    }
    for (std::size_t i = 0; i < needed.size(); ++i)
        p.reading.columns[numbers[i]] = needed[i];
    if (const auto name = role_of(*p.reading.kind, name_key); name && !texts.empty())
        p.reading.columns[texts.front()] = *name;
    return true;
}

void take_head(Proposal& p) {
    if (!p.bare || p.reading.kind == nullptr)
        return;
    auto& records = p.reading.records;
    const auto limit = p.fields().weight_limit;
    if (!limit || records.size() < 2 || !p.reading.scalars[*limit].text.empty())
        return;
    const std::size_t cells = p.grid.row(records.front()).size();
    const bool counted = p.reading.columns.front().what == Column::What::record;
    const bool head = cells == 2 || cells != p.grid.row(records[1]).size() || counted;
    if (!head || p.grid.cell(records.front(), 0).text != std::to_string(records.size() - 1) ||
        !is_number(p.grid.cell(records.front(), 1).text))
        return;
    p.lone_capacity = p.grid.cell(records.front(), 1).text;
    p.reading.scalars[*limit] = {.text = p.lone_capacity,
                                 .place = p.grid.place(records.front(), 1, p.scalar_key(*limit))};
    records.erase(records.begin());
    p.has_head = true;
}

namespace {

/// Whether the only two records have the same number of numbers, of which there are more than an item needs.
bool may_be_two_lists(const Proposal& p) {
    const auto& records = p.reading.records;
    if (records.size() != 2 || p.grid.row(records[0]).size() < 3 ||
        p.grid.row(records[0]).size() != p.grid.row(records[1]).size() ||
        p.reading.columns.front().what == Column::What::record)
        return false;
    return std::ranges::all_of(records, [&](std::size_t row) {
        return std::ranges::all_of(p.grid.row(row), [](const Cell& cell) { return is_number(cell.text); });
    });
}

void explain_two_lists(Proposal& p, const std::string& capacity) {
    const std::string number = capacity.empty() ? std::string("NUMBER") : capacity;
    p.reading.doubts.insert(
        p.reading.doubts.begin(),
        doubt(
            p.grid.place(p.reading.records.front()),
            said("these two lines may be a list of weights and a list of values"),
            formatted("begin them with `weights:` and `values:`, and write a line `capacity: {}`", number)));
}

} // namespace

void explain_bare(Proposal& p) {
    if (!p.bare || p.reading.kind == nullptr)
        return;
    const std::string lines =
        p.has_head ? written(" --lines {}", lines_of(p.grid, p.reading.records)) : std::string();
    const auto limit = p.fields().weight_limit;
    const bool missing = limit && p.reading.scalars[*limit].text.empty();
    const std::string capacity = missing ? std::string("NUMBER") : p.lone_capacity;
    if (may_be_two_lists(p))
        return explain_two_lists(p, capacity);
    const std::string others =
        (capacity.empty() ? std::string() : written(" --capacity {}", as_argument(capacity))) + lines;
    const std::string columns = columns_of(p, false) + others;
    p.reading.doubts.insert(
        p.reading.doubts.begin(),
        doubt(p.grid.place(p.reading.records.empty() ? 0 : p.reading.records.front()),
              p.titles ? said("no heading says which column is what") : said("no line names the columns"),
              p.numeric_columns().size() > 1
                  ? formatted("say which column is what: `knapscope-run convert FILE OUT --columns {}`, or "
                              "`--columns {}`",
                              columns, columns_of(p, true) + others)
                  : formatted("say which column is what: `knapscope-run convert FILE OUT --columns {}`",
                              columns)));
}

} // namespace ks::csv
