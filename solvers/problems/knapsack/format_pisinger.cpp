// SPDX-License-Identifier: Apache-2.0
// The file `test.in` of Pisinger's generator: n, a line `id profit weight` for each item, and the capacity at
// the end.
#include "solvers/core/formatted.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

Result<ItemText> read_pisinger_items(NumberText& text) {
    ItemText items;
    KS_TRY(items.count, text.next("the number of items"));
    KS_CHECK(text.end_line("the number of items has a line of its own"));
    for (std::int64_t i = 0; i < items.count.value; ++i) {
        KS_CHECK(text.check_more(items.count, items.values.size(), knapsack_fields().record));
        KS_CHECK(text.next("the number of the item"));
        KS_CHECK(read_item(text, items, ItemOrder::value_first));
        KS_CHECK(text.end_line("a line has three numbers"));
    }
    KS_TRY(items.capacity, text.next("the capacity", NumberUnit::weight));
    KS_CHECK(text.end_line("the capacity has a line of its own"));
    if (!text.ended())
        return text.error(text.offset(), "the capacity is the last line, but the file goes on",
                          "check this line");
    return items;
}

Claim claim_pisinger(const InstanceText& given) {
    const std::string_view text = given.text;
    const std::vector<int> counts = numbers_by_line(text, 3);
    if (counts.size() < 2 || counts[0] != 1 || counts[1] != 3)
        return Claim::none;
    const Claim claim = claim_by_reading(given, read_pisinger_items);
    if (claim != Claim::none)
        return claim;
    return counts.size() == 3 && counts[2] == 3 ? Claim::likely : Claim::none;
}

Result<std::string> write_pisinger(const KnapsackInstance& knapsack) {
    std::string text = formatted("{}\n", knapsack.items().size());
    std::size_t id = 0;
    for (const Item& item : knapsack.items())
        text += formatted("{} {} {}\n", ++id, item.value, item.weight);
    return text + formatted("{}\n", knapsack.capacity());
}

} // namespace

const Format& format_pisinger() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "pisinger",
                                   .title = "Pisinger's test.in: n, then id profit weight, the capacity last",
                                   .kinds = kinds,
                                   .claim = claim_pisinger,
                                   .read = read_one<read_pisinger_items>,
                                   .write = typed<write_pisinger>,
                                   .ending = ".in"};
    return format;
}

} // namespace ks
