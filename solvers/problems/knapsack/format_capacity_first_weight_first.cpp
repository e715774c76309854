// SPDX-License-Identifier: Apache-2.0
// The counterpart of format_capacity_first.cpp. A file does not show which of the two it is, so the program
// asks the user.
#include "solvers/core/formatted.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

Result<ItemText> read_capacity_and_weight_first(NumberText& text) {
    return read_items_behind_capacity(text, ItemOrder::weight_first);
}

Claim claim_capacity_and_weight_first(const InstanceText& given) {
    const std::string_view text = given.text;
    return equal_in_head(text) ? Claim::none : claim_twin<read_capacity_and_weight_first>(given);
}

Result<std::string> write_capacity_and_weight_first(const KnapsackInstance& knapsack) {
    std::string text = formatted("{} {}\n", knapsack.capacity(), knapsack.items().size());
    for (const Item& item : knapsack.items())
        text += formatted("{} {}\n", item.weight, item.value);
    return text;
}

} // namespace

const Format& format_capacity_first_weight_first() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "capacity-first-weight-first",
                                   .title = "Plain text: c n, then weight value",
                                   .kinds = kinds,
                                   .claim = claim_capacity_and_weight_first,
                                   .read = read_one<read_capacity_and_weight_first>,
                                   .write = typed<write_capacity_and_weight_first>};
    return format;
}

} // namespace ks
