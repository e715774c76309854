// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/instance.h"

#include "solvers/instance/limits.h"

#include <algorithm>
#include <cassert>

namespace ks {

MultipleChoiceBuilder& MultipleChoiceBuilder::name(std::string text) {
    name_ = std::move(text);
    return *this;
}

MultipleChoiceBuilder& MultipleChoiceBuilder::source(std::string text) {
    source_ = std::move(text);
    return *this;
}

MultipleChoiceBuilder& MultipleChoiceBuilder::capacity(std::int64_t value) {
    capacity_ = value;
    return *this;
}

MultipleChoiceBuilder& MultipleChoiceBuilder::begin_class() {
    offsets_.push_back(items_.size());
    return *this;
}

MultipleChoiceBuilder& MultipleChoiceBuilder::add(Item item) {
    assert(!offsets_.empty() && "begin a class first");
    items_.push_back(item);
    return *this;
}

Result<std::shared_ptr<const MultipleChoiceInstance>> MultipleChoiceBuilder::build() && {
    KS_CHECK(check_common(name_, source_, capacity_));
    if (offsets_.empty())
        return refuse("there is no class", "/classes", "give at least one class");
    offsets_.push_back(items_.size());
    Totals totals;
    for (std::size_t i = 0; i + 1 < offsets_.size(); ++i) {
        const std::string pointer = "/classes/" + std::to_string(i);
        if (offsets_[i] == offsets_[i + 1])
            return refuse("the class is empty", pointer, "give it at least one item");
        Item largest;
        for (std::size_t k = offsets_[i]; k < offsets_[i + 1]; ++k) {
            KS_CHECK(check_item(items_[k], pointer + "/" + std::to_string(k - offsets_[i])));
            largest.value = std::max(largest.value, items_[k].value);
            largest.weight = std::max(largest.weight, items_[k].weight);
        }
        KS_CHECK(totals.add(largest, pointer, pointer));
    }
    std::shared_ptr<MultipleChoiceInstance> instance(
        new MultipleChoiceInstance(std::move(name_), std::move(source_)));
    instance->capacity_ = capacity_;
    instance->items_ = std::move(items_);
    instance->offsets_ = std::move(offsets_);
    instance->row_width_ = totals.row_width();
    return std::shared_ptr<const MultipleChoiceInstance>(std::move(instance));
}

} // namespace ks
