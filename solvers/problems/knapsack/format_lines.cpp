// SPDX-License-Identifier: Apache-2.0
// One instance per line: its ID, n, the capacity, then weight and value of each item.
#include "solvers/core/formatted.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

constexpr char between_numbers[] = " \t\r";

Result<ItemTexts> read_item_texts_by_line(NumberText& text, const Wanted& wanted) {
    ItemTexts texts;
    do {
        ItemText items;
        KS_TRY(const PlacedNumber id, text.next("the ID of the instance"));
        items.name = formatted("Instance {}", id.value);
        KS_TRY(items.count, text.next_in_line("the number of items"));
        KS_TRY(items.capacity, text.next_in_line("the capacity", NumberUnit::weight));
        KS_TRY(const bool kept, texts.begin(text, wanted, formatted("{} ({})", items.name, sizes_of(items))));
        for (std::int64_t i = 0; i < items.count.value; ++i) {
            KS_CHECK(read_item(text, items, ItemOrder::weight_first));
            if (!kept) {
                items.values.clear();
                items.weights.clear();
            }
        }
        KS_CHECK(text.end_line("a line has a weight and a value for each of its items"));
        if (kept && !texts.keep(std::move(items), wanted))
            break;
    } while (!text.ended());
    return texts;
}

using Lines = SeveralItemTexts<read_item_texts_by_line, between_numbers>;

/// Claims lines of three numbers followed by two for each item.
Claim claim_lines(const InstanceText& given) {
    const std::string_view text = given.text;
    const std::vector<int> counts = numbers_by_line(text, 1);
    if (counts.empty() || counts.front() < 5 || counts.front() % 2 == 0)
        return Claim::none;
    return Lines::claim(given);
}

Result<std::string> write_lines(const KnapsackInstance& knapsack) {
    std::string text = formatted("1 {} {}", knapsack.items().size(), knapsack.capacity());
    for (const Item& item : knapsack.items())
        text += formatted(" {} {}", item.weight, item.value);
    return text + '\n';
}

} // namespace

const Format& format_lines() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "lines",
                                   .title =
                                       "An instance a line: ID n c, then weight value; several in a file",
                                   .kinds = kinds,
                                   .claim = claim_lines,
                                   .read = Lines::read,
                                   .write = typed<write_lines>,
                                   .titles = Lines::titles,
                                   .read_all = Lines::read_all};
    return format;
}

} // namespace ks
