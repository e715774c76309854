// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/table_titles.h"

#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_words.h"
#include "solvers/kinds/kind.h"

#include <algorithm>

namespace ks::csv {

namespace {

constexpr std::size_t most_rows_above = 40;

/// Whether several columns of a table may be this.
bool may_be_repeated(const Column& column) {
    return column.what == Column::What::record || column.what == Column::What::ignored;
}

std::size_t filled(const Grid& grid, std::size_t row) {
    return static_cast<std::size_t>(
        std::ranges::count_if(grid.row(row), [](const Cell& cell) { return !cell.text.empty(); }));
}

bool has_number(const Grid& grid, std::size_t row) {
    return std::ranges::any_of(grid.row(row), [](const Cell& cell) { return is_number(cell.text); });
}

/// The same, except a value of the instance beside the headings: `weight;value;;capacity;19`.
bool has_other_number(const Grid& grid, std::size_t row) {
    for (std::size_t i = 0; i < grid.row(row).size(); ++i)
        if (is_number(grid.cell(row, i).text) &&
            (i < 2 || !is_scalar_of_some_kind(heading_of(grid.cell(row, i - 1).text).words)))
            return true;
    return false;
}

std::vector<std::string> texts_of(const Grid& grid, std::size_t row) {
    std::vector<std::string> texts;
    for (const Cell& cell : grid.row(row))
        texts.emplace_back(cell.text);
    return texts;
}

bool is_known(const std::string& heading) {
    const std::string words = heading_of(heading).words;
    return std::ranges::any_of(kinds(),
                               [&](const Kind* kind) { return column_of(*kind, words).has_value(); });
}

/// The headings of two lines, one above the other.
std::vector<std::string> joined_headings(const Grid& grid, std::size_t row) {
    std::vector<std::string> texts;
    const std::size_t columns = std::max(grid.row(row).size(), grid.row(row + 1).size());
    for (std::size_t i = 0; i < columns; ++i) {
        const std::string above(grid.cell(row, i).text), below(grid.cell(row + 1, i).text);
        if (above.empty() || is_known(below))
            texts.push_back(below);
        else if (below.empty() || is_known(above + " " + below))
            texts.push_back(below.empty() ? above : above + " " + below);
        else
            texts.push_back(is_unit(below) ? above + " " + below : above);
    }
    return texts;
}

/// The most that a kind needs and that these headings have; all of it counts more than any number. Words that
/// only suggest something count less than one that is certain.
std::size_t worth(const std::vector<std::string>& headings) {
    constexpr std::size_t certain = 1000;
    std::size_t most = 0;
    for (const Kind* kind : kinds()) {
        const Match found = match(*kind, headings);
        most = std::max(most, found.complete() ? SIZE_MAX : certain * found.found);
    }
    if (most > 0)
        return most;
    const auto hints = std::ranges::count_if(headings, [](const std::string& heading) {
        const Hint hint = hint_of(heading);
        return hint == Hint::value || hint == Hint::weight || hint == Hint::price;
    });
    return hints > 1 ? static_cast<std::size_t>(hints) : 0;
}

/// A second line with units, and with no cell that is not a heading, belongs to the headings.
void take_units(const Grid& grid, Titles& titles) {
    const std::size_t next = titles.last + 1;
    if (next >= grid.rows())
        return;
    bool any = false;
    for (const Cell& cell : grid.row(next)) {
        const bool unit = is_unit(cell.text);
        any = any || unit;
        if (!cell.text.empty() && !unit && !is_known(std::string(cell.text)))
            return;
    }
    if (!any)
        return;
    titles.headings = joined_headings(grid, titles.last);
    titles.last = next;
}

Titles titles_of_row(const Grid& grid, std::size_t row) {
    return {.first = row, .last = row, .headings = texts_of(grid, row)};
}

std::optional<Titles> foreign_titles(const Grid& grid) {
    std::optional<Titles> best;
    std::size_t most = 0;
    const std::size_t end = std::min(grid.rows(), most_rows_above);
    for (std::size_t row = 0; row < end && most < SIZE_MAX; ++row) {
        if (has_other_number(grid, row))
            continue;
        const auto take = [&](std::size_t last, std::vector<std::string> headings) {
            if (const std::size_t found = worth(headings); found > most) {
                most = found;
                best = Titles{.first = row, .last = last, .headings = std::move(headings)};
            }
        };
        take(row, texts_of(grid, row));
        const bool key = is_scalar_of_some_kind(heading_of(grid.cell(row, 0).text).words); // `Capacity;ten`
        if (!key && most < SIZE_MAX && row + 1 < end && filled(grid, row) > 1 && !has_number(grid, row + 1))
            take(row + 1, joined_headings(grid, row));
    }
    if (best)
        take_units(grid, *best);
    return best;
}

} // namespace

std::vector<Column> needed_columns(const Fields& fields) {
    std::vector<Column> needed;
    if (fields.groups_are_bare())
        needed.push_back({.what = Column::What::group});
    for (std::size_t f = 0; f < fields.of_group.size(); ++f)
        if (!fields.of_group[f].optional)
            needed.push_back({.what = Column::What::group_field, .field = f});
    for (std::size_t f = 0; f < fields.of_record.size(); ++f)
        if (!fields.of_record[f].optional)
            needed.push_back({.what = Column::What::record_field, .field = f});
    return needed;
}

namespace {

/// `W` next to `w_i`: the capacity next to the weights.
bool is_capital_limit(const std::vector<std::string>& headings, std::size_t heading) {
    return headings[heading] == "W" && std::ranges::any_of(headings, [](const std::string& each) {
               return each != "W" && is_one_of("w|wi|wj", heading_of(each).words);
           });
}

} // namespace

Match match(const Kind& kind, const std::vector<std::string>& headings) {
    Match found;
    std::vector<Column> seen;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const std::string words = is_capital_limit(headings, i) ? "capacity" : heading_of(headings[i]).words;
        const auto column = is_note(words) ? Column{} : column_of(kind, words);
        found.columns.push_back(column.value_or(Column{}));
        if (!column) {
            found.unknown.push_back(i);
        } else if (!may_be_repeated(*column) && std::ranges::find(seen, *column) != seen.end()) {
            found.doubled.push_back(i);
            found.columns.back() = {};
        } else if (!may_be_repeated(*column)) {
            seen.push_back(*column);
        }
    }
    for (const Column& each : needed_columns(kind.fields()))
        if (std::ranges::find(seen, each) == seen.end())
            found.missing.push_back(each);
        else
            ++found.found;
    return found;
}

namespace {

/// Every name of the capacity is one word: every kind that has a capacity knows it. The letter of a formula
/// may follow the name: "Capacity K".
std::string key_words(const std::string& words) {
    const bool letter =
        words.size() > 2 && words[words.size() - 2] == ' ' && words.back() >= 'a' && words.back() <= 'z';
    const bool limit = is_limit(words) || (letter && is_limit(words.substr(0, words.size() - 2)));
    return limit ? "capacity" : words;
}

} // namespace

namespace {

/// `Capacity **15**`: the word alone is enough, other than in "Budget 2024".
std::optional<KeyRow> key_row_without_mark(std::string_view line) {
    const std::size_t mark = line.rfind(' ');
    if (mark == std::string_view::npos)
        return std::nullopt;
    Cell value{.text = line.substr(mark + 1)};
    while (value.text.starts_with('*'))
        value.text.remove_prefix(1);
    while (value.text.ends_with('*'))
        value.text.remove_suffix(1);
    const std::string words = heading_of(line.substr(0, mark)).words;
    const bool capacity =
        words.find("capac") != std::string::npos || words.find("kapaz") != std::string::npos;
    return capacity && is_limit(words) && is_number(value.text)
               ? std::optional(KeyRow{.words = key_words(words), .value = value})
               : std::nullopt;
}

} // namespace

std::optional<KeyRow> key_row(std::string_view line) {
    const std::size_t mark = line.find_first_of(":=");
    if (mark == std::string_view::npos)
        return key_row_without_mark(line);
    const std::size_t begin = line.find_first_not_of(" \t", mark + 1);
    if (begin == std::string_view::npos)
        return std::nullopt;
    const Heading heading = heading_of(line.substr(0, mark));
    return KeyRow{
        .words = key_words(heading.words), .value = {.text = line.substr(begin)}, .unit = heading.unit};
}

std::optional<KeyRow> key_row(const Grid& grid, std::size_t row) {
    std::vector<Cell> cells;
    for (const Cell& cell : grid.row(row)) {
        if (!cell.text.empty() && cell.text != "=" && cell.text != ":")
            cells.push_back(cell);
        if (cells.size() > 3)
            return std::nullopt;
    }
    if (cells.size() == 1)
        return key_row(cells[0].text);
    if (cells.size() < 2 || (cells.size() == 3 && !is_unit(cells[2].text)))
        return std::nullopt;
    Heading heading = heading_of(cells[0].text);
    if (cells.size() == 3)
        heading.unit = cells[2].text;
    return KeyRow{.words = key_words(heading.words), .value = cells[1], .unit = std::move(heading.unit)};
}

bool is_scalar_of_some_kind(const std::string& words) {
    return std::ranges::any_of(kinds(),
                               [&](const Kind* kind) { return scalar_of(*kind, words).has_value(); });
}

bool is_own(const Grid& grid) {
    return grid.rows() > 0 && grid.row(0).size() > 1 && is_called(grid.cell(0, 0).text, kind_key);
}

bool is_above(const Grid& grid, std::size_t row) {
    if (filled(grid, row) > 2)
        return false;
    const std::string_view key = grid.cell(row, 0).text;
    return is_called(key, kind_key) || is_called(key, name_key) || is_called(key, source_key) ||
           is_called(key, known_key) || key.ends_with(unit_words) || key.ends_with(factor_words) ||
           is_scalar_of_some_kind(heading_of(key).words);
}

namespace {

/// `name,weight` are the headings of a subset sum, unless it is followed by a line as there are above the
/// headings: then the instance is called "weight".
bool are_own_titles(const Grid& grid, std::size_t row) {
    const Kind* kind = find_kind(grid.cell(0, 1).text);
    return kind != nullptr && is_called(grid.cell(row, 0).text, name_key) &&
           match(*kind, texts_of(grid, row)).complete() &&
           (row + 1 == grid.rows() || !is_above(grid, row + 1));
}

} // namespace

std::optional<Titles> find_titles(const Grid& grid) {
    if (!is_own(grid))
        return foreign_titles(grid);
    for (std::size_t row = 0; row < grid.rows(); ++row)
        if (!is_above(grid, row) || are_own_titles(grid, row))
            return titles_of_row(grid, row);
    return std::nullopt;
}

std::optional<Titles> titles_in(const Grid& grid, std::size_t row) {
    return filled(grid, row) > 1 && !has_other_number(grid, row) ? std::optional(titles_of_row(grid, row))
                                                                 : std::nullopt;
}

std::optional<Titles> titles_with(const Grid& grid, const std::vector<std::string>& headings) {
    for (std::size_t row = 0; row < std::min(grid.rows(), most_rows_above); ++row) {
        std::vector<std::string> words;
        for (const Cell& cell : grid.row(row))
            words.push_back(heading_of(cell.text).words);
        if (!has_number(grid, row) && std::ranges::all_of(headings, [&](const std::string& heading) {
                return std::ranges::find(words, heading_of(heading).words) != words.end();
            }))
            return titles_of_row(grid, row);
    }
    return std::nullopt;
}

const Kind* kind_of(const Grid& grid, const Titles& titles, const std::vector<std::string>& keys) {
    const auto is_numeric = [&](std::size_t column) {
        return titles.last + 1 < grid.rows() && is_number(grid.cell(titles.last + 1, column).text);
    };
    const Kind* nearest = nullptr;
    bool alone = true;
    std::size_t least = SIZE_MAX;
    for (const Kind* kind : kinds()) {
        const Match found = match(*kind, titles.headings);
        std::vector<std::size_t> numeric, texts;
        for (const std::size_t column : found.unknown)
            (is_numeric(column) ? numeric : texts).push_back(column);
        const Guess guessed = guess(*kind, titles.headings, found.missing, numeric, texts);
        const auto uncovered =
            static_cast<std::size_t>(std::ranges::count(guessed.columns, std::optional<std::size_t>()));
        const auto foreign = static_cast<std::size_t>(std::ranges::count_if(
            keys, [&](const std::string& key) { return !scalar_of(*kind, key).has_value(); }));
        const std::size_t cost = found.found + guessed.suggested == 0
                                     ? SIZE_MAX
                                     : found.unknown.size() - guessed.suggested + found.doubled.size() +
                                           10 * uncovered + (found.certain() ? 1 : 20) * foreign;
        alone = cost < least || (alone && cost > least);
        if (cost < least) {
            least = cost;
            nearest = kind;
        }
    }
    return alone || least > 0 ? nearest : nullptr;
}

} // namespace ks::csv
