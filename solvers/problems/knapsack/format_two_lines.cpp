// SPDX-License-Identifier: Apache-2.0
// n and the capacity, on one line or on two, then all values on one line and all weights on the next.
#include "solvers/core/formatted.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

Result<ItemText> read_two_lines_items(NumberText& text) {
    return read_item_columns(text, ItemOrder::value_first);
}

/// After two lines with one number each, two lines of two numbers are items.
Claim claim_two_lines(const InstanceText& given) {
    const std::string_view text = given.text;
    const std::vector<int> counts = numbers_by_line(text, 3);
    return counts.size() < 3 || counts == std::vector{1, 1, 2}
               ? Claim::none
               : claim_by_reading(given, read_two_lines_items);
}

Result<std::string> write_two_lines(const KnapsackInstance& instance) {
    return write_item_columns(instance, ItemOrder::value_first);
}

} // namespace

const Format& format_two_lines() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "two-lines",
                                   .title = "Plain text: n c, then a line of values and a line of weights",
                                   .kinds = kinds,
                                   .claim = claim_two_lines,
                                   .read = read_one<read_two_lines_items>,
                                   .write = typed<write_two_lines>};
    return format;
}

} // namespace ks
