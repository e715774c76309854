// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/instance.h"

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

} // namespace ks
