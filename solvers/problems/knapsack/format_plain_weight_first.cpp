// SPDX-License-Identifier: Apache-2.0
// The counterpart of format_plain.cpp. A file does not show which of the two it is, so the program asks the
// user.
#include "solvers/core/formatted.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

Result<ItemText> read_weight_first(NumberText& text) {
    return read_plain_items(text, ItemOrder::weight_first);
}

Result<std::string> write_weight_first(const KnapsackInstance& knapsack) {
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
                                   .write = typed<write_weight_first>};
    return format;
}

} // namespace ks
