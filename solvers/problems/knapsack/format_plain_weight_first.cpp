// SPDX-License-Identifier: Apache-2.0
// The twin of format_plain.cpp. Nothing in a file tells the two apart, so whoever opens one is asked.
#include "solvers/core/formatted.h"
#include "solvers/problems/knapsack/item_text.h"

#include <algorithm>

namespace ks {

namespace {

/// Where both numbers of every item are alike, the order does not matter, and nobody needs to be asked.
bool order_matters(const ItemText& items) {
    return !std::ranges::equal(items.values, items.weights, {}, &PlacedNumber::value, &PlacedNumber::value);
}

Claim claim_weight_first(std::string_view text) {
    const std::vector<int> counts = numbers_by_line(text, 1);
    if (counts.empty() || counts.front() != 2)
        return Claim::none;
    NumberText numbers(text, "");
    const auto items = read_plain_items(numbers, ItemOrder::weight_first);
    return items && order_matters(*items) ? Claim::certain : Claim::none;
}

Result<InstancePtr> read_weight_first(const InstanceText& given) {
    NumberText text(given.text, given.name);
    KS_TRY(const ItemText items, read_plain_items(text, ItemOrder::weight_first));
    return build(items, text);
}

Result<std::string> write_weight_first(const Instance& instance) {
    const auto& knapsack = static_cast<const KnapsackInstance&>(instance);
    std::string text = formatted("{} {}\n", knapsack.items().size(), knapsack.capacity());
    for (const Item& item : knapsack.items())
        text += formatted("{} {}\n", item.weight, item.value);
    return text;
}

} // namespace

const Format& format_plain_weight_first() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "plain-weight-first",
                                   .title = "Plain text: n c, then weight value (0-1 knapsack)",
                                   .kinds = kinds,
                                   .claim = claim_weight_first,
                                   .read = read_weight_first,
                                   .write = write_weight_first};
    return format;
}

} // namespace ks
