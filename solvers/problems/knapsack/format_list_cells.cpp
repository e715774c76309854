// SPDX-License-Identifier: Apache-2.0
// One instance per line with lists in the cells, as pandas writes arrays:
//
//     Weights,Prices,Capacity,Best picks,Best price
//     [46 40 42],[12 19 15],90,[1. 0. 1.],27.0
#include "solvers/core/formatted.h"
#include "solvers/formats/csv_columns.h"
#include "solvers/formats/table_titles.h"
#include "solvers/formats/table_words.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/stated_optimum.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

#include <optional>

namespace ks {

namespace {

constexpr char around_numbers[] = " \t\r,;|[](){}\"'";

/// Returns the cells of a line. Separators within brackets are part of a cell.
std::vector<std::string_view> cells_of(std::string_view line) {
    std::vector<std::string_view> cells;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        const char c = i < line.size() ? line[i] : '\n';
        depth += std::string_view("[({").find(c) != std::string_view::npos ? 1 : 0;
        depth -= std::string_view("])}").find(c) != std::string_view::npos ? 1 : 0;
        if (c != '\n' && (depth > 0 || std::string_view(",;|\t").find(c) == std::string_view::npos))
            continue;
        cells.push_back(line.substr(begin, i - begin));
        begin = i + 1;
    }
    return cells;
}

bool is_list(std::string_view cell) {
    const std::size_t first = cell.find_first_not_of(" \"'");
    return first != std::string_view::npos &&
           std::string_view("[({").find(cell[first]) != std::string_view::npos;
}

/// Returns how many numbers a cell has.
std::size_t words_in(std::string_view cell) {
    std::size_t words = 0;
    for (std::size_t at = 0; (at = cell.find_first_not_of(around_numbers, at)) != std::string_view::npos;
         at = std::min(cell.find_first_of(around_numbers, at), cell.size()))
        ++words;
    return words;
}

/// The meaning of the columns, by their index.
struct ListColumns {
    std::optional<std::size_t> weights{}, values{}, capacity{};
    std::optional<std::size_t> taken{};   ///< a list of zeros and ones: a solution
    std::optional<std::size_t> optimum{}; ///< a number

    bool complete() const { return weights && values && capacity; }
};

/// Returns the meaning of a list or a number with this heading, unless it is a result.
csv::Hint meaning_of(std::string_view heading) {
    const auto column = csv::column_of(*find_kind(KnapsackInstance::kind_id), csv::heading_of(heading).words);
    if (column && column->what == csv::Column::What::record_field)
        return csv::role_name(knapsack_fields(), *column) == "weight" ? csv::Hint::weight : csv::Hint::value;
    const csv::Hint hint = csv::hint_of(heading);
    return hint == csv::Hint::price ? csv::Hint::value : hint;
}

/// Chooses the columns by their headings and by the first line below them.
ListColumns columns_of(const std::vector<std::string_view>& headings,
                       const std::vector<std::string_view>& cells) {
    ListColumns columns;
    const auto take = [](std::optional<std::size_t>& role, std::size_t column) {
        role = role ? role : column;
    };
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const std::string_view cell = i < cells.size() ? cells[i] : std::string_view();
        const std::string words = csv::heading_of(headings[i]).words;
        const bool result = csv::is_result(words) || csv::is_result_heading(words);
        const csv::Hint meaning = result ? csv::Hint::none : meaning_of(headings[i]);
        if (is_list(cell))
            take(meaning == csv::Hint::weight  ? columns.weights
                 : meaning == csv::Hint::value ? columns.values
                                               : columns.taken,
                 i);
        else if (csv::is_scalar_of_some_kind(words) || csv::is_limit(words))
            take(columns.capacity, i);
        else if (result)
            take(columns.optimum, i);
    }
    return columns;
}

/// Returns the columns of a text; they are incomplete if it is not such a table.
ListColumns columns_in(NumberText text) {
    const auto headings = cells_of(text.line());
    return columns_of(headings, cells_of(text.line()));
}

Result<std::vector<PlacedNumber>> read_numbers_of(NumberText& text, std::size_t count, Sayable what,
                                                  NumberUnit unit) {
    std::vector<PlacedNumber> numbers;
    for (std::size_t i = 0; i < count; ++i) {
        KS_TRY(const PlacedNumber number, text.next_in_line(what, unit));
        numbers.push_back(number);
    }
    return numbers;
}

/// Returns the items of a list `[0. 1. 1.]`, or nothing if it is not a solution of `items` items.
std::optional<Selection> taken_in(std::string_view cell, std::size_t items) {
    Selection taken;
    std::size_t count = 0;
    for (std::size_t at = 0; (at = cell.find_first_not_of(around_numbers, at)) != std::string_view::npos;
         ++count) {
        const std::size_t end = std::min(cell.find_first_of(around_numbers, at), cell.size());
        const std::string_view word = cell.substr(at, end - at);
        const std::string_view digit = word.substr(0, word.find('.'));
        if ((digit != "0" && digit != "1") || word.find_first_not_of("0.", 1) != std::string_view::npos)
            return std::nullopt;
        if (digit == "1")
            taken.emplace_back(static_cast<std::int64_t>(count));
        at = end;
    }
    return count == items ? std::optional(std::move(taken)) : std::nullopt;
}

/// Reads the solution that a line contains.
void take_results(const ListColumns& columns, const std::vector<std::string_view>& cells, ItemText& items) {
    if (columns.taken && *columns.taken < cells.size())
        items.known = taken_in(cells[*columns.taken], items.weights.size());
    if (!columns.optimum || *columns.optimum >= cells.size())
        return;
    std::string_view optimum = cells[*columns.optimum];
    if (optimum.ends_with(".0"))
        optimum.remove_suffix(2);
    if (!optimum.empty() && optimum.find_first_not_of("0123456789.") == std::string_view::npos)
        items.source = stated_optimum_words(optimum);
}

/// Reads the next line.
Result<ItemText> read_line(NumberText& text, const ListColumns& columns) {
    NumberText copy = text;
    const std::string_view line = copy.line();
    if (std::ranges::count(line, '[') != std::ranges::count(line, ']'))
        return copy.error(copy.offset() - 1, "a list is not closed in this line",
                          "write each list in one line");
    const std::vector<std::string_view> cells = cells_of(line);
    (void)text.ended(); // moves to the first number of the line
    ItemText items;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::size_t count = words_in(cells[i]);
        if (i == columns.weights) {
            KS_TRY(items.weights, read_numbers_of(text, count, "a weight", NumberUnit::weight));
        } else if (i == columns.values) {
            KS_TRY(items.values, read_numbers_of(text, count, "a value", NumberUnit::value));
        } else if (i == columns.capacity) {
            if (count != 1) // the next number is in another column
                return text.error(text.offset(), formatted("{} is missing", said("the capacity")),
                                  "add what is missing");
            KS_TRY(items.capacity, text.next_in_line("the capacity", NumberUnit::weight));
        } else {
            for (std::size_t word = 0; word < count; ++word) {
                KS_CHECK(text.next_word("a word"));
            }
        }
    }
    if (items.weights.size() != items.values.size())
        return text.error(text.offset() - 1,
                          formatted("the line has {} and {}",
                                    counted("{} weight", "{} weights", items.weights.size()),
                                    counted("{} value", "{} values", items.values.size())),
                          "give each item a weight and a value");
    items.count = {.value = std::ssize(items.weights), .offset = text.offset() - 1};
    take_results(columns, cells, items);
    return items;
}

/// Skips a line of headings. There are several if files were concatenated.
bool skip_headings(NumberText& text) {
    NumberText copy = text;
    if (copy.line().find_first_of("0123456789") != std::string_view::npos)
        return false;
    text = std::move(copy);
    return true;
}

Result<ItemTexts> read_item_texts_in_cells(NumberText& text, const Wanted& wanted) {
    const ListColumns columns = columns_in(text);
    if (!columns.complete())
        return text.error(0,
                          "there are no columns with lists of weights and of values, and one with a capacity",
                          "write headings such as `weights,values,capacity`");
    ItemTexts texts;
    while (!NumberText(text).ended()) { // a copy, because a bracket counts as a separator
        if (skip_headings(text))
            continue;
        KS_TRY(ItemText items, read_line(text, columns));
        KS_CHECK(text.end_line("a line has one instance"));
        items.name = formatted("Instance {}", texts.count + 1);
        KS_TRY(const bool kept, texts.begin(text, wanted, formatted("{} ({})", items.name, sizes_of(items))));
        if (kept && !texts.keep(std::move(items), wanted))
            break;
    }
    return texts;
}

using LinesOfLists = SeveralItemTexts<read_item_texts_in_cells, around_numbers>;

Claim claim_list_cells(const InstanceText& given) {
    const std::string_view first = given.text.substr(0, given.text.find('\n'));
    constexpr std::size_t longest_headings = 1000;
    const bool headings =
        first.size() < longest_headings && first.find_first_of("[{") == std::string_view::npos;
    return headings && columns_in(NumberText(given, around_numbers)).complete() ? Claim::certain
                                                                                : Claim::none;
}

std::string list_of(std::span<const Item> items, std::int64_t Item::*number) {
    std::string list;
    for (const Item& item : items)
        list += written("{}{}", list.empty() ? "[" : " ", item.*number);
    return list + ']';
}

Result<std::string> write_list_cells(const KnapsackInstance& knapsack) {
    return std::string(written("weights,values,capacity\n{},{},{}\n",
                               list_of(knapsack.items(), &Item::weight),
                               list_of(knapsack.items(), &Item::value), knapsack.capacity()));
}

} // namespace

const Format& format_list_cells() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "list-cells",
                                   .title = "A line for each instance, with lists in its cells",
                                   .kinds = kinds,
                                   .claim = claim_list_cells,
                                   .read = LinesOfLists::read,
                                   .write = typed<write_list_cells>,
                                   .titles = LinesOfLists::titles,
                                   .read_all = LinesOfLists::read_all,
                                   .ending = ".csv"};
    return format;
}

} // namespace ks
