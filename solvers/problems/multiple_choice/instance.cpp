// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/instance.h"

#include "solvers/core/formatted.h"
#include "solvers/instance/limits.h"

#include <algorithm>
#include <cassert>

namespace ks {

const Fields& multiple_choice_fields() {
    static constexpr Fields all{.scalars = capacity_field.fields,
                                .group =
                                    ListWords{.key = "classes", .singular = "class", .plural = "classes"},
                                .group_note = "one item of each",
                                .record = {.key = "items", .singular = "item", .plural = "items"},
                                .of_record = item_fields.fields,
                                .ratio = value_per_weight,
                                .weight_limit = 0};
    return all;
}

MultipleChoiceBuilder& MultipleChoiceBuilder::name(std::string text) {
    name_ = std::move(text);
    return *this;
}

MultipleChoiceBuilder& MultipleChoiceBuilder::source(std::string text) {
    source_ = std::move(text);
    return *this;
}

MultipleChoiceBuilder& MultipleChoiceBuilder::capacity(std::int64_t value) {
    contents_.scalars.capacity = value;
    return *this;
}

MultipleChoiceBuilder& MultipleChoiceBuilder::begin_class() {
    contents_.add_group();
    return *this;
}

MultipleChoiceBuilder& MultipleChoiceBuilder::add(Item item) {
    assert(contents_.groups() > 0 && "begin a class first");
    contents_.add(item);
    return *this;
}

Result<std::shared_ptr<const MultipleChoiceInstance>> MultipleChoiceBuilder::build() && {
    KS_CHECK(check_texts(name_, source_));
    KS_CHECK(check_natural(contents_.scalars.capacity, "the capacity", "/capacity"));
    if (contents_.groups() == 0)
        return refuse("there is no class", "/classes", "give at least one class");
    Totals totals;
    for (std::size_t i = 0; i < contents_.groups(); ++i) {
        const auto pointer = [i] { return formatted("/classes/{}", i); };
        const std::span<const Item> items = contents_.of_group(i);
        if (items.empty())
            return refuse("the class is empty", pointer(), "give it at least one item");
        Item largest;
        for (std::size_t k = 0; k < items.size(); ++k) {
            KS_CHECK(check_item(items[k], [&] { return formatted("{}/{}", pointer(), k); }));
            largest.value = std::max(largest.value, items[k].value);
            largest.weight = std::max(largest.weight, items[k].weight);
        }
        KS_CHECK(totals.add(largest, pointer, pointer));
    }
    std::shared_ptr<MultipleChoiceInstance> instance(
        new MultipleChoiceInstance(std::move(name_), std::move(source_), std::move(contents_)));
    instance->row_width_ = totals.row_width();
    instance->heaviest_ = totals.weight();
    return std::shared_ptr<const MultipleChoiceInstance>(std::move(instance));
}

} // namespace ks
