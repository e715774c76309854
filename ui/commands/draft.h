// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/base/result.h"
#include "solvers/instance/instance.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace ks::ui {

/// An instance taken apart for editing. A knapsack is one class; `build` hands everything to the builder
/// again, so that no edit can make what a file could not hold.
struct Draft {
    std::string kind;
    std::string name, source;
    std::int64_t capacity = 0;
    std::vector<std::vector<Item>> classes;
};

Draft draft_of(const Instance& instance);
Result<InstancePtr> build(Draft draft);

/// The edits of the Instance page. Classes and items are counted from 0; the indices must exist.
using Indices = std::span<const std::size_t>; ///< ascending, each once

Result<InstancePtr> with_name(const Instance& instance, std::string name);
Result<InstancePtr> with_source(const Instance& instance, std::string source);
Result<InstancePtr> with_capacity(const Instance& instance, std::int64_t capacity);
Result<InstancePtr> with_item(const Instance& instance, std::size_t in_class, std::size_t index, Item item);
Result<InstancePtr> with_added_item(const Instance& instance, std::size_t in_class, std::size_t before,
                                    Item item);
Result<InstancePtr> without_items(const Instance& instance, std::size_t in_class, Indices items);
/// Each copy stands right after its original.
Result<InstancePtr> with_duplicated_items(const Instance& instance, std::size_t in_class, Indices items);
/// A new class holds one item of value 0 and weight 0, since a class may not be empty.
Result<InstancePtr> with_added_class(const Instance& instance, std::size_t before);
Result<InstancePtr> without_classes(const Instance& instance, Indices classes);
Result<InstancePtr> with_duplicated_classes(const Instance& instance, Indices classes);

/// The items of a class; a knapsack is one class.
std::span<const Item> items_of(const Instance& instance, std::size_t in_class);
/// Class after class.
std::span<const Item> all_items_of(const Instance& instance);
std::size_t class_count(const Instance& instance);
std::int64_t capacity_of(const Instance& instance);
/// Whether it has classes to choose from, rather than one list of items.
bool has_classes(const Instance& instance);

} // namespace ks::ui
