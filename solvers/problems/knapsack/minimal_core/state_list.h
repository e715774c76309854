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
    std::int32_t items;    ///< how many it has more than the split solution
    std::uint32_t toggled; ///< bit b: of the steps since a multiple of 32, step b is part of it
    std::uint32_t history; ///< where the 32 steps before those are written down
};

/// A constraint that every better solution keeps, added to the knapsack's with a multiplier: each item weighs
/// `an_item` more, and so does the capacity for each of `items` items. 0 where there is none.
struct Surrogate {
    std::int64_t an_item = 0;
    std::int64_t items = 0;
};

/// What the core may still take in, as value per weight: nothing more behind it is {0, 1}, nothing before it
/// {1, 0}.
struct Efficiency {
    std::int64_t value = 0, weight = 1;
};

/// A selection better than all before.
struct Found {
    std::int64_t value = 0;
    std::optional<State> state;            ///< empty: the split solution
    std::size_t steps = 0;                 ///< of the list when the state was in it
    std::array<std::int64_t, 2> toggled{}; ///< items outside the core, the first `outside` of them
    int outside = 0;
};

/// The undominated states of a core that grows item by item: a state that weighs no less than another and is
/// worth no more is dropped, and so is one whose bound shows that it leads to nothing better than what was
/// found. Which items a state has is a bit for each of the last up to 32 steps; before step 32, 64 ... every
/// state writes its bits into the history and begins anew, so that all of it can be told and little is kept.
class StateList {
public:
    /// `items` of the surrogate counts from the split solution on.
    StateList(std::int64_t capacity, Surrogate surrogate, std::int64_t best, Context& context)
        : capacity_(capacity), surrogate_(surrogate), best_(best), context_(context) {}

    void begin(std::int64_t value, std::int64_t weight);
    /// The item is put into each state, or taken out of each, or not. `behind` and `before` are what the core
    /// can take in after it. It is a limit error if the memory budget has no room for it.
    Result<void> step(const CoreItem& item, bool put_in, Efficiency behind, Efficiency before);

    std::span<const State> states() const { return states_; }
    std::size_t steps() const { return items_.size(); }
    std::size_t longest() const { return longest_; }
    std::int64_t best() const { return best_; }
    const std::optional<Found>& found() const { return found_; }
    /// Keeps it if it is better than all before.
    void offer(const Found& found);
    /// The best state that still holds `weight` more (less, if negative); null when there is none.
    const State* heaviest_within(std::int64_t weight) const;
    /// The indices of the items that are in the found selection and not in the split solution, or the other
    /// way round.
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
