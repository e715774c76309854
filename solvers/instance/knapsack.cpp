// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/knapsack.h"

#include "solvers/instance/item_json.h"
#include "solvers/instance/kind.h"
#include "solvers/instance/limits.h"

namespace ks {

KnapsackBuilder& KnapsackBuilder::name(std::string text) {
    name_ = std::move(text);
    return *this;
}

KnapsackBuilder& KnapsackBuilder::source(std::string text) {
    source_ = std::move(text);
    return *this;
}

KnapsackBuilder& KnapsackBuilder::capacity(std::int64_t value) {
    capacity_ = value;
    return *this;
}

KnapsackBuilder& KnapsackBuilder::add(Item item) {
    items_.push_back(item);
    return *this;
}

Result<std::shared_ptr<const KnapsackInstance>> KnapsackBuilder::build() && {
    KS_CHECK(check_common(name_, source_, capacity_));
    if (items_.empty())
        return refuse("there is no item", "/items", "give at least one item");
    Totals totals;
    for (std::size_t i = 0; i < items_.size(); ++i) {
        const std::string pointer = "/items/" + std::to_string(i);
        KS_CHECK(check_item(items_[i], pointer));
        KS_CHECK(totals.add(items_[i], pointer + "/value", pointer + "/weight"));
    }
    std::shared_ptr<KnapsackInstance> instance(new KnapsackInstance(std::move(name_), std::move(source_)));
    instance->capacity_ = capacity_;
    instance->items_ = std::move(items_);
    instance->row_width_ = totals.row_width();
    return std::shared_ptr<const KnapsackInstance>(std::move(instance));
}

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

} // namespace

const Kind& kind_knapsack() {
    static constexpr Kind kind{KnapsackInstance::kind_id, "0-1 knapsack", read, write, keys, summary};
    return kind;
}

} // namespace ks
