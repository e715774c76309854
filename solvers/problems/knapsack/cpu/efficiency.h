// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/fraction.h"
#include "solvers/core/variant.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <vector>

namespace ks::cpu {

/// An item and its place in the instance.
struct PlacedItem {
    Item item;
    std::int64_t index = 0;
};

/// The items by value per unit weight, largest first, as the greedy algorithms pack them (thesis, Section
/// 2.1.2); of equally efficient ones the earlier first. An item heavier than the capacity is in no solution
/// and left out. Stops when asked to.
Result<std::vector<PlacedItem>> by_efficiency(const KnapsackInstance& instance, Context& context);

/// What sorting and packing take.
Estimate estimate_by_efficiency(const KnapsackInstance& instance);

/// A selection put together item by item, as an answer of status feasible.
class Packing {
public:
    explicit Packing(const KnapsackInstance& instance)
        : packed_(instance.items().size()), room_(instance.capacity()) {}

    bool fits(const PlacedItem& placed) const { return placed.item.weight <= room_; }
    /// `placed` fits.
    void pack(const PlacedItem& placed);
    std::int64_t value() const { return value_; }
    std::int64_t room() const { return room_; }
    Answer answer() const;

private:
    std::vector<bool> packed_;
    std::int64_t value_ = 0, weight_ = 0;
    std::int64_t room_;
};

/// Packs `items` in their order up to the split item, the first that does not fit. Returns its place in
/// `items`, or items.size() when all of them fit.
Result<std::size_t> pack_to_split(const std::vector<PlacedItem>& items, Packing& packing, Context& context);

/// Returns what the packing is worth together with the part of the split item that fills it up.
Fraction filled_up(const Packing& packing, const Item& split);

/// How many items are looked at between two looks for a stop request.
inline constexpr std::size_t items_a_piece = std::size_t{1} << 18;

} // namespace ks::cpu
