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

/// An item and its index in the instance.
struct PlacedItem {
    Item item;
    std::int64_t index = 0;
};

/// Returns the items by value per unit weight, largest first, as the greedy algorithms pack them (thesis,
/// Section 2.1.2); of equally efficient ones the earlier first. Items heavier than the capacity are omitted.
/// Can be cancelled.
Result<std::vector<PlacedItem>> by_efficiency(const KnapsackInstance& instance, Context& context);

/// Returns the resources that sorting and packing need.
Estimate estimate_by_efficiency(const KnapsackInstance& instance);

/// A selection built item by item, returned as an answer of status feasible.
class Packing {
public:
    explicit Packing(const KnapsackInstance& instance)
        : packed_(instance.items().size()), room_(instance.capacity()) {}

    bool fits(const PlacedItem& placed) const { return placed.item.weight <= room_; }
    /// Packs an item, which must fit.
    void pack(const PlacedItem& placed);
    std::int64_t value() const { return value_; }
    std::int64_t room() const { return room_; }
    Answer answer() const;

private:
    std::vector<bool> packed_;
    std::int64_t value_ = 0, weight_ = 0;
    std::int64_t room_;
};

/// Packs `items` in their order up to the split item, the first that does not fit. Returns its index in
/// `items`, or items.size() if all of them fit.
Result<std::size_t> pack_to_split(const std::vector<PlacedItem>& items, Packing& packing, Context& context);

/// Returns the value of the packing together with the fraction of the split item that fills it up.
Fraction filled_up(const Packing& packing, const Item& split);

/// Number of items between two checks for cancellation.
inline constexpr std::size_t items_a_piece = std::size_t{1} << 18;

} // namespace ks::cpu
