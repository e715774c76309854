// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

Result<ItemText> read_value_first(NumberText& text) {
    return read_plain_items(text, ItemOrder::value_first);
}

/// A line of two numbers is a likely beginning. Any other text that begins with a digit or a minus sign is
/// possible, so that an error says what is wrong with it.
Claim claim_plain(const InstanceText& given) {
    const std::string_view text = given.text;
    const std::vector<int> counts = numbers_by_line(text, 2);
    if (!counts.empty() && counts[0] == 2) {
        const Claim claim = claim_by_reading(given, read_value_first);
        if (claim != Claim::none)
            return claim;
        return counts.size() == 1 || counts[1] == 2 ? Claim::likely : Claim::possible;
    }
    const std::string_view rest = without_mark(text);
    const std::size_t first = rest.find_first_not_of(" \t\r\n");
    const bool number =
        first != std::string_view::npos && (rest[first] == '-' || (rest[first] >= '0' && rest[first] <= '9'));
    return number ? Claim::possible : Claim::none;
}

Result<std::string> write_plain(const Instance& instance) {
    const auto& knapsack = static_cast<const KnapsackInstance&>(instance);
    std::string text = formatted("{} {}\n", knapsack.items().size(), knapsack.capacity());
    for (const Item& item : knapsack.items())
        text += formatted("{} {}\n", item.value, item.weight);
    return text;
}

} // namespace

const Format& format_plain() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "plain",
                                   .title = "Plain text: n c, then value weight (0-1 knapsack)",
                                   .kinds = kinds,
                                   .claim = claim_plain,
                                   .read = read_one<read_value_first>,
                                   .write = write_plain};
    return format;
}

} // namespace ks
