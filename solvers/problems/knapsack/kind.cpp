// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kind_table.h"

#include "solvers/instance/item_json.h"
#include "solvers/problems/knapsack/parts.h"
#include "solvers/problems/knapsack/recording.h"
#include "solvers/problems/knapsack/rows.h"

namespace ks {

namespace {

constexpr std::string_view keys[] = {"capacity", "items"};

Result<InstancePtr> read(const json::Cursor& document, std::string name, std::string source,
                         const std::stop_token& stop) {
    KnapsackBuilder builder;
    builder.name(std::move(name)).source(std::move(source));
    KS_TRY(const auto capacity, document.member("capacity"));
    KS_TRY(const auto capacity_value, capacity.natural());
    builder.capacity(capacity_value);
    KS_TRY(const auto list, document.member("items"));
    KS_TRY(const std::vector<Item> items, read_items(list, stop));
    for (const Item& item : items)
        builder.add(item);
    auto built = std::move(builder).build();
    if (!built)
        return document.below(built.error());
    return *built;
}

void write(const Instance& instance, std::string& text) {
    const auto& knapsack = static_cast<const KnapsackInstance&>(instance);
    text += "  \"capacity\": " + std::to_string(knapsack.capacity()) + ",\n  \"items\": [\n";
    for (std::size_t i = 0; i < knapsack.items().size(); ++i) {
        text += "    ";
        write_item(knapsack.items()[i], text);
        text += i + 1 < knapsack.items().size() ? ",\n" : "\n";
    }
    text += "  ]\n";
}

std::string summary(const Instance& instance) {
    const auto& knapsack = static_cast<const KnapsackInstance&>(instance);
    const std::size_t n = knapsack.items().size();
    return std::to_string(n) + (n == 1 ? " item" : " items") +
           " · C = " + std::to_string(knapsack.capacity());
}

std::string item_name(std::int64_t, std::int64_t item) {
    return std::to_string(item + 1);
}

constexpr KindTable table =
    RowTable<KnapsackInstance, std::int32_t, std::int64_t>::of(record_knapsack, map_knapsack);

} // namespace

const Kind& kind_knapsack() {
    static constexpr Kind kind{.id = KnapsackInstance::kind_id,
                               .title = "0-1 knapsack",
                               .read = read,
                               .write = write,
                               .keys = keys,
                               .summary = summary,
                               .item_name = item_name,
                               .item_name_is = "counted from 1",
                               .check = check_knapsack,
                               .table = &table,
                               .corpus = corpus_knapsack,
                               .random_case = random_knapsack,
                               .presets = knapsack_presets};
    return kind;
}

} // namespace ks
