// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/contents.h"
#include "solvers/instance/instance.h"

// The common declarations of kinds whose items have a value and a weight and whose only scalar is the
// capacity.
namespace ks {

struct Capacity {
    std::int64_t capacity = 0;
};
using ItemContents = ContentsOf<Capacity, NoFields, Item>;

inline constexpr auto capacity_field =
    field<&Capacity::capacity>({.key = "capacity", .title = "Capacity", .symbol = "C", .fresh = 10});
inline constexpr auto item_fields =
    field_list(field<&Item::value>({.key = "value", .title = "Value", .fresh = 1}),
               field<&Item::weight>({.key = "weight", .title = "Weight", .fresh = 1}), record_name<Item>());
inline constexpr Fields::Ratio value_per_weight{
    .over = 0, .under = 1, .title = "Ratio", .words = "Value per unit of weight", .column = "Value / weight"};

} // namespace ks
