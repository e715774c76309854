// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"
#include "solvers/problems/knapsack/minimal_core/lazy_order.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ks::minimal_core {

/// A selection that differs from the split solution only in items of the core.
struct State {
    std::int64_t value, weight;
    std::int32_t items;    ///< number of its items minus that of the split solution
    std::uint32_t toggled; ///< bit b: step b since the last multiple of 32 toggled its item
    std::uint32_t history; ///< where the 32 steps before those are stored
};

/// A constraint that every better solution satisfies, added to the knapsack's with a multiplier: each item
/// weighs `an_item` more, and the capacity grows by `an_item` for each of `items` items. 0: no constraint.
struct Surrogate {
    std::int64_t an_item = 0;
    std::int64_t items = 0;
};

/// The efficiency (value per weight) of the next item that the core can take: {0, 1} if there is none after
/// it, {1, 0} if there is none before it.
struct Efficiency {
    std::int64_t value = 0, weight = 1;
};

/// A selection better than all previous ones.
struct Found {
    std::int64_t value = 0;
    std::optional<State> state;            ///< empty: the split solution
    std::size_t steps = 0;                 ///< number of steps of the list when it contained the state
    std::array<std::int64_t, 2> toggled{}; ///< items outside the core; the first `outside` entries are valid
    int outside = 0;
};

/// The undominated states of a core that grows item by item. A state is dropped if another one has at most
/// its weight and at least its value, or if its bound shows that it leads to nothing better than the best
/// found. A state stores which items it has as one bit for each of the last up to 32 steps. At steps 32, 64
/// ... every state writes its bits to the history and starts again, so that all items can be reconstructed
/// with little memory.
class StateList {
public:
    /// `items` of the surrogate counts relative to the split solution.
    StateList(std::int64_t capacity, Surrogate surrogate, std::int64_t best, Context& context)
        : capacity_(capacity), surrogate_(surrogate), best_(best), context_(context) {}

    void begin(std::int64_t value, std::int64_t weight);
    /// Puts the item into each state or not (or removes it or not). `behind` and `before` are the
    /// efficiencies that the core can take next. It is a limit error if the states exceed the memory budget.
    Result<void> step(const CoreItem& item, bool put_in, Efficiency behind, Efficiency before);

    std::span<const State> states() const { return states_; }
    std::size_t steps() const { return items_.size(); }
    std::size_t longest() const { return longest_; }
    std::int64_t best() const { return best_; }
    const std::optional<Found>& found() const { return found_; }
    /// Keeps the selection if it is better than all previous ones.
    void offer(const Found& found);
    /// Returns the best state that has room for `weight` more (less, if negative); null if there is none.
    const State* heaviest_within(std::int64_t weight) const;
    /// Returns the indices of the items by which the found selection and the split solution differ.
    std::vector<std::int64_t> toggled_in(const Found& found) const;

private:
    struct Written {
        std::uint32_t history, toggled;
    };
    static constexpr std::size_t steps_a_word = 32;
    class Merge;

    Result<void> make_room();
    Result<void> write_history();

    std::int64_t capacity_;
    Surrogate surrogate_;
    std::int64_t best_;
    Context& context_;
    std::optional<Found> found_;
    LargeVector<State> states_, merged_;
    LargeVector<Written> history_;
    std::vector<std::int64_t> items_; ///< [step]
    std::size_t longest_ = 1;
};

} // namespace ks::minimal_core
