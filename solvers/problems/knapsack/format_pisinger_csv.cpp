// SPDX-License-Identifier: Apache-2.0
// Pisinger's hard instances, many in a file: a name, `n N`, `c C`, perhaps `z OPTIMUM` and `time SECONDS`,
// then a line `id,profit,weight,x` for each item, and a line of dashes. Of a solution the value is kept in
// the instance's source, and the items with x = 1 are its known selection. `x` may be a line as well.
#include "solvers/core/csv_formula.h"
#include "solvers/core/formatted.h"
#include "solvers/core/sayable.h"
#include "solvers/core/text.h"
#include "solvers/problems/kind.h"
#include "solvers/problems/knapsack/item_text.h"
#include "solvers/problems/stated_optimum.h"

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

/// The items of the line `x 0 1 1`. A line of another form is not a selection.
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

/// Reads the lines about a solution: `z 8373`, `time 0.00`, `x 0 1 1`. The instance keeps its value and its
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

void pass_dashes(NumberText& text) {
    const NumberText before = text;
    if (const std::string_view line = text.line();
        line.empty() || line.find_first_not_of('-') != std::string_view::npos)
        text = before;
}

Result<void> read_csv_items(NumberText& text, ItemText& items, bool kept) {
    Selection known;
    for (std::int64_t i = 0; i < items.count.value; ++i) {
        KS_CHECK(text.check_more(items.count, static_cast<std::size_t>(i), knapsack_fields().record));
        KS_CHECK(text.next("the number of the item"));
        KS_CHECK(read_item(text, items, ItemOrder::value_first));
        if (!text.at_line_end()) {
            KS_TRY(const PlacedNumber taken, text.next_in_line("whether the item is taken"));
            if (kept && taken.value == 1)
                known.emplace_back(i);
        }
        KS_CHECK(text.end_line("a line has three numbers, and perhaps whether the item is taken"));
        if (!kept) {
            items.values.clear();
            items.weights.clear();
        }
    }
    if (!known.empty())
        items.known = std::move(known);
    return {};
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
        pass_dashes(text);
        if (kept && !texts.keep(std::move(items), wanted))
            break;
    } while (!text.ended());
    return texts;
}

using PisingerCsv = SeveralItemTexts<read_pisinger_csv, between_cells>;

/// The second and the third line are `n NUMBER` and `c NUMBER`.
Claim claim_pisinger_csv(const InstanceText& given) {
    const std::string_view text = given.text;
    NumberText lines(text, "", between_cells);
    lines.line();
    const bool so = read_key(lines, "n", "") && read_key(lines, "c", "");
    return so ? Claim::certain : Claim::none;
}

Result<std::string> write_pisinger_csv(const Instance& instance) {
    const auto& knapsack = static_cast<const KnapsackInstance&>(instance);
    std::string name = instance.name();
    std::ranges::replace_if(
        name, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    if (name.find_first_not_of(" \t\r\n") == std::string::npos)
        name = "knapsack";
    name = with_guard(std::move(name));
    std::string text = formatted("{}\nn {}\nc {}\n", name, knapsack.items().size(), knapsack.capacity());
    const auto& known = instance.contents().known();
    if (const auto optimum = stated_optimum(instance.source()))
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
        .write = write_pisinger_csv,
        .titles = PisingerCsv::titles,
        .read_all = PisingerCsv::read_all,
        .ending = ".csv",
        .keeps = {.name = true, .known = true}};
    return format;
}

} // namespace ks
