// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/instance.h"

#include "solvers/core/formatted.h"
#include "solvers/instance/limits.h"

namespace ks {

const Fields& knapsack_fields() {
    static constexpr Fields all{.scalars = capacity_field.fields,
                                .record = {.key = "items", .singular = "item", .plural = "items"},
                                .of_record = item_fields.fields,
                                .ratio = value_per_weight,
                                .weight_limit = 0};
    return all;
}

KnapsackBuilder& KnapsackBuilder::name(std::string text) {
    name_ = std::move(text);
    return *this;
}

KnapsackBuilder& KnapsackBuilder::source(std::string text) {
    source_ = std::move(text);
    return *this;
}

KnapsackBuilder& KnapsackBuilder::capacity(std::int64_t value) {
    contents_.scalars.capacity = value;
    return *this;
}

KnapsackBuilder& KnapsackBuilder::add(Item item) {
    contents_.add(item);
    return *this;
}

KnapsackBuilder& KnapsackBuilder::known(std::optional<Selection> selection) {
    contents_.set_known(std::move(selection));
    return *this;
}

Result<std::shared_ptr<const KnapsackInstance>> KnapsackBuilder::build() && {
    KS_CHECK(check_texts(name_, source_));
    KS_CHECK(check_natural(contents_.scalars.capacity, "the capacity", "/capacity"));
    const std::vector<Item>& items = contents_.all;
    if (items.empty())
        return refuse("there is no item", "/items", "give at least one item");
    Totals totals;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto pointer = [i] { return formatted("/items/{}", i); };
        KS_CHECK(check_item(items[i], pointer));
        KS_CHECK(totals.add(
            items[i], [&] { return pointer() + "/value"; }, [&] { return pointer() + "/weight"; }));
    }
    std::shared_ptr<KnapsackInstance> instance(
        new KnapsackInstance(std::move(name_), std::move(source_), std::move(contents_)));
    instance->row_width_ = totals.row_width();
    instance->heaviest_ = totals.weight();
    return std::shared_ptr<const KnapsackInstance>(std::move(instance));
}

} // namespace ks
