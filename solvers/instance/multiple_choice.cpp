// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/multiple_choice.h"

#include "solvers/instance/item_json.h"
#include "solvers/instance/kind.h"
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

namespace {

constexpr std::string_view keys[] = {"capacity", "classes"};

Result<InstancePtr> read(const json::Cursor& document, std::string name, std::string source,
                         const std::stop_token& stop) {
    MultipleChoiceBuilder builder;
    builder.name(std::move(name)).source(std::move(source));
    KS_TRY(const auto capacity, document.member("capacity"));
    KS_TRY(const auto capacity_value, capacity.natural());
    builder.capacity(capacity_value);
    KS_TRY(const auto classes, document.member("classes"));
    KS_TRY(const std::size_t class_count, classes.size());
    for (std::size_t i = 0; i < class_count; ++i) {
        KS_TRY(const std::vector<Item> items, read_items(classes.element(i), stop));
        builder.begin_class();
        for (const Item& item : items)
            builder.add(item);
    }
    auto built = std::move(builder).build();
    if (!built)
        return document.below(built.error());
    return *built;
}

void write(const Instance& instance, std::string& text) {
    const auto& choice = static_cast<const MultipleChoiceInstance&>(instance);
    text += "  \"capacity\": " + std::to_string(choice.capacity()) + ",\n  \"classes\": [\n";
    for (std::size_t i = 0; i < choice.class_count(); ++i) {
        const char* before = "    [";
        for (const Item& item : choice.items(i)) {
            text += before;
            write_item(item, text);
            before = ", ";
        }
        text += i + 1 < choice.class_count() ? "],\n" : "]\n";
    }
    text += "  ]\n";
}

std::string summary(const Instance& instance) {
    const auto& choice = static_cast<const MultipleChoiceInstance&>(instance);
    const std::size_t m = choice.class_count();
    return std::to_string(m) + (m == 1 ? " class" : " classes") +
           " · C = " + std::to_string(choice.capacity());
}

} // namespace

const Kind& kind_multiple_choice() {
    static constexpr Kind kind{
        MultipleChoiceInstance::kind_id, "Multiple-choice knapsack", read, write, keys, summary};
    return kind;
}

} // namespace ks
