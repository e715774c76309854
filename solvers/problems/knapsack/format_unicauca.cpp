// SPDX-License-Identifier: Apache-2.0
// The files of the University of Cauca: n and the capacity, on one line or on two, a line `value weight` for
// each item, then n zeros and ones, which are a solution. The instance stores it as its known selection. Some
// files have the weight first; their solution is legal only in that order.
#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

#include <utility>

namespace ks {

namespace {

/// Reads the zeros and ones, with or without blanks between them. Returns the items of the solution.
Result<Selection> read_zeros_and_ones(NumberText& text, const ItemText& items) {
    if (text.ended())
        return text.error(text.offset(), "the line of zeros and ones is missing", "check the last line");
    const std::size_t begin = text.offset();
    std::int64_t count = 0;
    Selection taken;
    while (!text.ended()) {
        KS_TRY(const std::string_view word, text.next_word("a zero or a one"));
        if (word.find_first_not_of("01") != std::string_view::npos)
            return text.error(text.offset() - word.size(), formatted("'{}' is not a zero or a one", word),
                              "check the number of items, and this line");
        for (const char bit : word) {
            if (bit == '1')
                taken.emplace_back(count);
            ++count;
        }
    }
    if (count != std::ssize(items.values))
        return text.error(begin,
                          formatted("there are {} zeros and ones for {}", count,
                                    counted(items.values.size(), knapsack_fields().record)),
                          "give one for each item");
    return taken;
}

/// Whether the solution fits if these numbers are the weights.
bool fits(const Selection& solution, const std::vector<PlacedNumber>& weights, std::int64_t capacity) {
    for (const auto& item : solution) {
        const std::int64_t weight = weights[static_cast<std::size_t>(*item)].value;
        if (weight > capacity)
            return false;
        capacity -= weight;
    }
    return true;
}

/// Reads the file in the given order of value and weight. A file without a solution has only zeros.
Result<ItemText> read_in_order(NumberText& text, ItemOrder order) {
    ItemText items;
    KS_CHECK(read_head(text, items, false));
    KS_CHECK(read_item_lines(text, items, order));
    KS_TRY(Selection solution, read_zeros_and_ones(text, items));
    if (!solution.empty())
        items.known = std::move(solution);
    return items;
}

/// Returns weight first if the solution is legal only in that order. The numbers are compared as they are in
/// the file, because the user may multiply values and weights by different factors.
ItemOrder order_in(const NumberText& text) {
    NumberText all = text.with_any_words();
    (void)read_in_order(all, ItemOrder::value_first);
    NumberText alike = all.with_equal_factors();
    const auto items = read_in_order(alike, ItemOrder::value_first);
    const bool weight_first = items && items->known &&
                              !fits(*items->known, items->weights, items->capacity.value) &&
                              fits(*items->known, items->values, items->capacity.value);
    return weight_first ? ItemOrder::weight_first : ItemOrder::value_first;
}

Result<ItemText> read_items_and_solution(NumberText& text) {
    const ItemOrder order = order_in(text);
    KS_TRY(ItemText items, read_in_order(text, order));
    if (order == ItemOrder::weight_first)
        items.source = "the weight is first in the file: its solution fits only so";
    return items;
}

/// Whether a line holds zeros and ones, with or without blanks.
bool has_zeros_and_ones_last(std::string_view text) {
    text = text.substr(0, text.find_last_not_of(white_space) + 1);
    return text.substr(text.rfind('\n') + 1).find_first_not_of("01 \t\r") == std::string_view::npos;
}

/// A whole file is certain. A file whose line of zeros and ones is too long or too short is shaped.
Claim claim_unicauca(const InstanceText& given) {
    const std::string_view text = given.text;
    const std::vector<int> counts = numbers_by_line(text, 3);
    const bool two_lines = counts == std::vector{1, 1, 2};
    const bool one_line = counts.size() >= 2 && counts[0] == 2 && counts[1] == 2;
    if ((!one_line && !two_lines) || !has_zeros_and_ones_last(text))
        return Claim::none;
    if (const Claim claim = claim_by_reading(given, read_items_and_solution); claim != Claim::none)
        return claim;
    NumberText numbers(text, "");
    ItemText items;
    const bool as_far = read_head(numbers, items, false) &&
                        read_item_lines(numbers, items, ItemOrder::value_first) && !numbers.ended();
    const std::string_view rest = text.substr(std::min(numbers.offset(), text.size()));
    return as_far && rest.find_first_not_of("01 \t\r\n") == std::string_view::npos ? Claim::shaped
                                                                                   : Claim::none;
}

/// If no solution is known, all items are written as not taken.
Result<std::string> write_unicauca(const KnapsackInstance& knapsack) {
    std::string text = formatted("{} {}\n", knapsack.items().size(), knapsack.capacity());
    for (const Item& item : knapsack.items())
        text += formatted("{} {}\n", item.value, item.weight);
    std::string bits;
    for (std::size_t i = 0; i < knapsack.items().size(); ++i)
        bits += i + 1 < knapsack.items().size() ? "0 " : "0\n";
    if (const auto& known = knapsack.contents().known())
        for (const auto& item : *known)
            bits[2 * static_cast<std::size_t>(*item)] = '1';
    return text + bits;
}

} // namespace

const Format& format_unicauca() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "unicauca",
                                   .title =
                                       "Unicauca: n c, then value weight, and a solution of zeros and ones",
                                   .kinds = kinds,
                                   .claim = claim_unicauca,
                                   .read = read_one<read_items_and_solution>,
                                   .write = typed<write_unicauca>,
                                   .keeps = {.known = true}};
    return format;
}

} // namespace ks
