// SPDX-License-Identifier: Apache-2.0
// The counterpart of format_two_lines.cpp. A file does not show which of the two it is, so the program asks
// the user.
#include "solvers/core/formatted.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

Result<ItemText> read_two_lines_weight_first(NumberText& text) {
    return read_item_columns(text, ItemOrder::weight_first);
}

/// As in format_two_lines.cpp.
Claim claim_two_lines_weight_first(const InstanceText& given) {
    const std::string_view text = given.text;
    return numbers_by_line(text, 3) == std::vector{1, 1, 2} ? Claim::none
                                                            : claim_twin<read_two_lines_weight_first>(given);
}

Result<std::string> write_two_lines_weight_first(const KnapsackInstance& instance) {
    return write_item_columns(instance, ItemOrder::weight_first);
}

} // namespace

const Format& format_two_lines_weight_first() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "two-lines-weight-first",
                                   .title = "Plain text: n c, then a line of weights and a line of values",
                                   .kinds = kinds,
                                   .claim = claim_two_lines_weight_first,
                                   .read = read_one<read_two_lines_weight_first>,
                                   .write = typed<write_two_lines_weight_first>};
    return format;
}

} // namespace ks
