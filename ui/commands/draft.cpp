// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/draft.h"

#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"

#include <algorithm>

namespace ks::ui {
namespace {

const KnapsackInstance* as_knapsack(const Instance& instance) {
    return dynamic_cast<const KnapsackInstance*>(&instance);
}
const MultipleChoiceInstance* as_multiple_choice(const Instance& instance) {
    return dynamic_cast<const MultipleChoiceInstance*>(&instance);
}

Result<InstancePtr> build_knapsack(Draft draft) {
    KnapsackBuilder builder;
    builder.name(std::move(draft.name)).source(std::move(draft.source)).capacity(draft.capacity);
    for (const Item& item : draft.classes.front())
        builder.add(item);
    KS_TRY(auto built, std::move(builder).build());
    return InstancePtr(std::move(built));
}

Result<InstancePtr> build_multiple_choice(Draft draft) {
    MultipleChoiceBuilder builder;
    builder.name(std::move(draft.name)).source(std::move(draft.source)).capacity(draft.capacity);
    for (const auto& items : draft.classes) {
        builder.begin_class();
        for (const Item& item : items)
            builder.add(item);
    }
    KS_TRY(auto built, std::move(builder).build());
    return InstancePtr(std::move(built));
}

template <class T>
void erase_at(std::vector<T>& from, Indices indices) {
    for (auto i = indices.rbegin(); i != indices.rend(); ++i)
        from.erase(from.begin() + static_cast<std::ptrdiff_t>(*i));
}

template <class T>
void duplicate_at(std::vector<T>& in, Indices indices) {
    for (auto i = indices.rbegin(); i != indices.rend(); ++i)
        in.insert(in.begin() + static_cast<std::ptrdiff_t>(*i) + 1, T(in[*i]));
}

} // namespace

Draft draft_of(const Instance& instance) {
    Draft draft{std::string(instance.kind()), instance.name(), instance.source(), capacity_of(instance), {}};
    for (std::size_t i = 0; i < class_count(instance); ++i) {
        const auto items = items_of(instance, i);
        draft.classes.emplace_back(items.begin(), items.end());
    }
    return draft;
}

Result<InstancePtr> build(Draft draft) {
    return draft.kind == KnapsackInstance::kind_id ? build_knapsack(std::move(draft))
                                                   : build_multiple_choice(std::move(draft));
}

Result<InstancePtr> with_name(const Instance& instance, std::string name) {
    Draft draft = draft_of(instance);
    draft.name = std::move(name);
    return build(std::move(draft));
}

Result<InstancePtr> with_source(const Instance& instance, std::string source) {
    Draft draft = draft_of(instance);
    draft.source = std::move(source);
    return build(std::move(draft));
}

Result<InstancePtr> with_capacity(const Instance& instance, std::int64_t capacity) {
    Draft draft = draft_of(instance);
    draft.capacity = capacity;
    return build(std::move(draft));
}

Result<InstancePtr> with_item(const Instance& instance, std::size_t in_class, std::size_t index, Item item) {
    Draft draft = draft_of(instance);
    draft.classes[in_class][index] = item;
    return build(std::move(draft));
}

Result<InstancePtr> with_added_item(const Instance& instance, std::size_t in_class, std::size_t before,
                                    Item item) {
    Draft draft = draft_of(instance);
    auto& items = draft.classes[in_class];
    items.insert(items.begin() + static_cast<std::ptrdiff_t>(before), item);
    return build(std::move(draft));
}

Result<InstancePtr> without_items(const Instance& instance, std::size_t in_class, Indices items) {
    Draft draft = draft_of(instance);
    erase_at(draft.classes[in_class], items);
    return build(std::move(draft));
}

Result<InstancePtr> with_duplicated_items(const Instance& instance, std::size_t in_class, Indices items) {
    Draft draft = draft_of(instance);
    duplicate_at(draft.classes[in_class], items);
    return build(std::move(draft));
}

Result<InstancePtr> with_added_class(const Instance& instance, std::size_t before) {
    Draft draft = draft_of(instance);
    draft.classes.insert(draft.classes.begin() + static_cast<std::ptrdiff_t>(before),
                         std::vector<Item>{Item{}});
    return build(std::move(draft));
}

Result<InstancePtr> without_classes(const Instance& instance, Indices classes) {
    Draft draft = draft_of(instance);
    erase_at(draft.classes, classes);
    return build(std::move(draft));
}

Result<InstancePtr> with_duplicated_classes(const Instance& instance, Indices classes) {
    Draft draft = draft_of(instance);
    duplicate_at(draft.classes, classes);
    return build(std::move(draft));
}

std::span<const Item> items_of(const Instance& instance, std::size_t in_class) {
    if (const auto* knapsack = as_knapsack(instance))
        return knapsack->items();
    if (const auto* choice = as_multiple_choice(instance))
        return choice->items(in_class);
    return {};
}

std::span<const Item> all_items_of(const Instance& instance) {
    if (const auto* choice = as_multiple_choice(instance))
        return choice->all_items();
    return items_of(instance, 0);
}

std::size_t class_count(const Instance& instance) {
    if (const auto* choice = as_multiple_choice(instance))
        return choice->class_count();
    return 1;
}

std::int64_t capacity_of(const Instance& instance) {
    if (const auto* knapsack = as_knapsack(instance))
        return knapsack->capacity();
    if (const auto* choice = as_multiple_choice(instance))
        return choice->capacity();
    return 0;
}

bool has_classes(const Instance& instance) {
    return as_multiple_choice(instance) != nullptr;
}

} // namespace ks::ui
