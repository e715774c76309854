// SPDX-License-Identifier: Apache-2.0
// The capacity and the number of items, on one line or on two, then a line `value weight` for each item. If
// both numbers are equal, the file is also valid in format plain or kplib, with the same meaning.
#include "solvers/core/formatted.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

Result<ItemText> read_capacity_first_items(NumberText& text) {
    return read_items_behind_capacity(text, ItemOrder::value_first);
}

Claim claim_capacity_first(const InstanceText& given) {
    const std::string_view text = given.text;
    const std::vector<int> counts = numbers_by_line(text, 3);
    const bool two_lines = counts == std::vector{1, 1, 2};
    const bool one_line = counts.size() >= 2 && counts[0] == 2 && counts[1] == 2;
    if ((!one_line && !two_lines) || equal_in_head(text))
        return Claim::none;
    return claim_by_reading(given, read_capacity_first_items);
}

Result<std::string> write_capacity_first(const KnapsackInstance& knapsack) {
    std::string text = formatted("{} {}\n", knapsack.capacity(), knapsack.items().size());
    for (const Item& item : knapsack.items())
        text += formatted("{} {}\n", item.value, item.weight);
    return text;
}

} // namespace

const Format& format_capacity_first() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "capacity-first",
                                   .title = "Plain text: c n, then value weight",
                                   .kinds = kinds,
                                   .claim = claim_capacity_first,
                                   .read = read_one<read_capacity_first_items>,
                                   .write = typed<write_capacity_first>};
    return format;
}

} // namespace ks
