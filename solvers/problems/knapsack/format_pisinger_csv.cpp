// SPDX-License-Identifier: Apache-2.0
// Pisinger's hard instances, several per file: a name, `n N`, `c C`, perhaps `z OPTIMUM` and `time SECONDS`,
// then a line `id,profit,weight,x` for each item, and a line of dashes. The value of a solution is stored in
// the instance's source, and the items with x = 1 are its known selection. `x` may also be a line.
#include "solvers/core/csv_formula.h"
#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/sayable.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/stated_optimum.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

#include <algorithm>
#include <utility>

namespace ks {

namespace {

constexpr char between_cells[] = " \t\r,;";
constexpr std::size_t longest_name = 200;

/// Reads the line `n 50`, or `c 995`.
Result<PlacedNumber> read_key(NumberText& text, std::string_view key, Sayable what) {
    const Sayable line = key == "n" ? Sayable("the line `n NUMBER`") : Sayable("the line `c NUMBER`");
    KS_TRY(const std::string_view word, text.next_word(line));
    if (word != key)
        return text.error(text.offset() - word.size(),
                          formatted("'{}' is found where {} has to be", printable(word, 40), said(line)),
                          "write that line here");
    KS_TRY(const PlacedNumber number,
           text.next_in_line(what, key == "c" ? NumberUnit::weight : NumberUnit::count));
    KS_CHECK(text.end_line("a line has a letter and a number"));
    return number;
}

/// Returns the items of the line `x 0 1 1`. A line of another form is not a selection.
std::optional<Selection> selection_of(std::string_view bits, std::int64_t count) {
    Selection taken;
    std::int64_t i = 0;
    for (const char c : bits) {
        if (std::string_view(between_cells).find(c) != std::string_view::npos)
            continue;
        if (c != '0' && c != '1')
            return std::nullopt;
        if (c == '1')
            taken.emplace_back(i);
        ++i;
    }
    return i == count && !taken.empty() ? std::optional(std::move(taken)) : std::nullopt;
}

/// Reads the lines about a solution: `z 8373`, `time 0.00`, `x 0 1 1`. The instance stores its value and its
/// items.
void read_solution(NumberText& text, ItemText& items) {
    for (;;) {
        const NumberText before = text;
        const std::string_view line = text.ended() ? std::string_view() : text.line();
        const std::string_view key = line.substr(0, line.find_first_of(" \t,;"));
        if (key != "z" && key != "time" && key != "x") {
            text = before;
            return;
        }
        if (key == "z" && line.size() > 2)
            items.source = stated_optimum_words(line.substr(2));
        if (key == "x")
            items.known = selection_of(line.substr(1), items.count.value);
    }
}

/// Returns whether the next line is the line of dashes that ends an instance.
bool at_dashes(NumberText text) {
    const std::string_view line = text.line();
    return !line.empty() && line.find_first_not_of('-') == std::string_view::npos;
}

/// Returns an error if the text, or the instance, ends after only `found` items.
Result<void> check_more_items(NumberText& text, const ItemText& items, std::int64_t found) {
    if (text.next_character() != '-' || !at_dashes(text))
        return text.check_more(items.count, static_cast<std::size_t>(found), knapsack_fields().record);
    return text.error(
        text.offset(),
        formatted("the instance announces {}, but ends after {}",
                  counted(static_cast<std::size_t>(items.count.value), knapsack_fields().record), found),
        "check that number, and whether lines are missing");
}

/// Reads the number of an item. A row without it would be misread.
Result<void> read_row_number(NumberText& text, std::int64_t expected) {
    KS_TRY(const PlacedNumber number, text.next("the number of the item"));
    if (number.value == expected)
        return {};
    return text.error(number.offset,
                      formatted("the number of the item is {}, but this is item {}", number.value, expected),
                      "begin each row with the number of its item, from 1 on: `number,profit,weight,x`");
}

/// The solution in the rows: every row has a mark, or none.
struct TakenColumn {
    Selection taken{};
    bool there = false; ///< the first row has a mark
};

Result<void> read_taken(NumberText& text, TakenColumn& column, std::int64_t item) {
    const std::size_t before = text.offset();
    const bool there = !text.at_line_end();
    column.there = item == 0 ? there : column.there;
    if (there != column.there)
        return text.error(before,
                          there ? said("this row says whether the item is taken, but the first row does not")
                                : said("this row does not say whether the item is taken, but the first row "
                                       "does"),
                          "end all rows with 0 or 1, or none of them");
    if (!there)
        return {};
    KS_TRY(const PlacedNumber taken, text.next_in_line("whether the item is taken"));
    if (taken.value > 1)
        return text.error(taken.offset, formatted("whether the item is taken cannot be {}", taken.value),
                          "give 1 if the item is taken, and 0 if it is not");
    if (taken.value == 1)
        column.taken.emplace_back(item);
    return {};
}

Result<void> read_csv_items(NumberText& text, ItemText& items, bool kept) {
    TakenColumn column;
    for (std::int64_t i = 0; i < items.count.value; ++i) {
        KS_CHECK(check_more_items(text, items, i));
        KS_CHECK(read_row_number(text, i + 1));
        KS_CHECK(read_item(text, items, ItemOrder::value_first));
        KS_CHECK(read_taken(text, column, i));
        KS_CHECK(text.end_line("a line has three numbers, and perhaps whether the item is taken"));
        if (!kept) {
            items.values.clear();
            items.weights.clear();
            column.taken.clear();
        }
    }
    if (!column.taken.empty())
        items.known = std::move(column.taken);
    return {};
}

/// Returns an error if another row of items follows instead of dashes, the next instance or the end.
Result<void> check_no_more_items(const NumberText& text, const ItemText& items) {
    NumberText next = text;
    if (next.ended())
        return {};
    const std::size_t begin = next.offset();
    const std::string_view line = next.line();
    NumberText row(line, "", between_cells);
    const auto number = row.next("");
    const bool counts_on =
        number && number->value == items.count.value + 1 && row.next_in_line("") && row.next_in_line("");
    if (!counts_on)
        return {};
    return text.error(
        begin,
        formatted("the instance announces {}, but there are more",
                  counted(static_cast<std::size_t>(items.count.value), knapsack_fields().record)),
        "check that number, and this line");
}

Result<ItemTexts> read_pisinger_csv(NumberText& text, const Wanted& wanted) {
    ItemTexts texts;
    do {
        ItemText items;
        if (text.ended())
            return text.error(text.offset(), "there is no instance",
                              "begin the file with an instance's name");
        items.name = without_guard(printable(text.line(), longest_name));
        KS_TRY(items.count, read_key(text, "n", "the number of items"));
        KS_TRY(items.capacity, read_key(text, "c", "the capacity"));
        read_solution(text, items);
        KS_TRY(const bool kept, texts.begin(text, wanted, formatted("{} ({})", items.name, sizes_of(items))));
        KS_CHECK(read_csv_items(text, items, kept));
        KS_CHECK(check_no_more_items(text, items));
        if (at_dashes(text))
            text.line();
        if (kept && !texts.keep(std::move(items), wanted))
            break;
    } while (!text.ended());
    return texts;
}

using PisingerCsv = SeveralItemTexts<read_pisinger_csv, between_cells>;

/// Claims a text whose second and third line are `n NUMBER` and `c NUMBER`, even if the numbers are invalid.
Claim claim_pisinger_csv(const InstanceText& given) {
    NumberText lines = NumberText(given, between_cells).with_any_words();
    lines.line();
    const bool so = read_key(lines, "n", "") && read_key(lines, "c", "");
    return so ? Claim::certain : Claim::none;
}

/// Returns the name as the line that begins an instance. A spreadsheet divides that line into cells, and
/// other readers do not know quotation marks, so a separator before a formula becomes a space.
std::string name_line(std::string name) {
    std::ranges::replace_if(
        name, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    for (std::size_t i = 0; i < name.size(); ++i)
        if (std::string_view(",;|\t").find(name[i]) != std::string_view::npos &&
            begins_formula(std::string_view(name).substr(i + 1)))
            name[i] = ' ';
    if (name.find_first_not_of(white_space) == std::string::npos)
        name = "knapsack";
    return with_guard(std::move(name));
}

Result<std::string> write_pisinger_csv(const KnapsackInstance& knapsack) {
    std::string text = formatted("{}\nn {}\nc {}\n", name_line(knapsack.name()), knapsack.items().size(),
                                 knapsack.capacity());
    const auto& known = knapsack.contents().known();
    if (const auto optimum = stated_optimum(knapsack.source()))
        text += written("z {}\n", *optimum);
    std::int64_t i = 0;
    std::size_t taken = 0;
    for (const Item& item : knapsack.items()) {
        const bool x = known && taken < known->size() && (*known)[taken] == i;
        taken += x ? 1 : 0;
        text += written("{},{},{}{}\n", ++i, item.value, item.weight, !known ? "" : x ? ",1" : ",0");
    }
    return text + "-----\n";
}

} // namespace

const Format& format_pisinger_csv() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{
        .id = "pisinger-csv",
        .title = "Pisinger's CSV: name, n, c, then id,profit,weight,x; several in a file",
        .kinds = kinds,
        .claim = claim_pisinger_csv,
        .read = PisingerCsv::read,
        .write = typed<write_pisinger_csv>,
        .titles = PisingerCsv::titles,
        .read_all = PisingerCsv::read_all,
        .ending = ".csv",
        .keeps = {.name = true, .known = true}};
    return format;
}

} // namespace ks
