// SPDX-License-Identifier: Apache-2.0
// The instances of kplib (Kellerer, Pferschy, Pisinger): n, the capacity, then a line `profit weight` for
// each item.
#include "solvers/core/formatted.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

Result<ItemText> read_kplib_items(NumberText& text) {
    ItemText items;
    KS_TRY(items.count, text.next("the number of items"));
    KS_CHECK(text.end_line("the number of items has a line of its own"));
    KS_TRY(items.capacity, text.next("the capacity", NumberUnit::weight));
    KS_CHECK(text.end_line("the capacity has a line of its own"));
    KS_CHECK(read_item_lines(text, items, ItemOrder::value_first));
    KS_CHECK(text.check_end(items.count, knapsack_fields().record));
    return items;
}

Claim claim_kplib(const InstanceText& given) {
    const std::string_view text = given.text;
    if (numbers_by_line(text, 3) != std::vector{1, 1, 2})
        return Claim::none;
    const Claim claim = claim_by_reading(given, read_kplib_items);
    return claim == Claim::none && numbers_in_last_line(text) == 2 ? Claim::likely : claim;
}

Result<std::string> write_kplib(const KnapsackInstance& knapsack) {
    std::string text = formatted("{}\n{}\n\n", knapsack.items().size(), knapsack.capacity());
    for (const Item& item : knapsack.items())
        text += formatted("{} {}\n", item.value, item.weight);
    return text;
}

} // namespace

const Format& format_kplib() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "kplib",
                                   .title = "kplib (.kp): n, c, then profit weight",
                                   .kinds = kinds,
                                   .claim = claim_kplib,
                                   .read = read_one<read_kplib_items>,
                                   .write = typed<write_kplib>,
                                   .ending = ".kp"};
    return format;
}

} // namespace ks
