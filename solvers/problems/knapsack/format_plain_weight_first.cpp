// SPDX-License-Identifier: Apache-2.0
// The twin of format_plain.cpp. Nothing in a file tells the two apart, so the user who opens one is asked.
#include "solvers/core/formatted.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

Result<ItemText> read_weight_first(NumberText& text) {
    return read_plain_items(text, ItemOrder::weight_first);
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
                                   .claim = claim_twin<read_weight_first>,
                                   .read = read_one<read_weight_first>,
                                   .write = write_weight_first};
    return format;
}

} // namespace ks
