// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"
#include "solvers/problems/multiple_choice/class_core/lp_split.h"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace ks::class_core {

/// A selection that differs from the LP split's only in classes of the core.
struct State {
    std::int64_t value, weight;
    std::uint64_t moves;   ///< the move of each class since the last write to the history
    std::uint32_t history; ///< where the earlier moves are stored
};

/// Replaces the chosen item of a class by another one; the numbers are the differences. The move to the
/// chosen item has zeros.
struct Move {
    std::int64_t value = 0, weight = 0;
    std::int64_t index = 0; ///< index of the item in its class
};

/// A class of the core, with its moves by rising weight; each has a higher value than those before.
struct CoreClass {
    std::size_t index = 0; ///< index in the instance
    std::vector<Move> moves;
};

/// The index of a class and of its item.
using ClassChoice = std::pair<std::size_t, std::int64_t>;

/// A selection better than all previous ones.
struct Found {
    std::int64_t value = 0;
    std::optional<State> state{};         ///< empty: the LP split
    std::size_t steps = 0;                ///< number of steps of the list when it contained the state
    std::vector<ClassChoice> elsewhere{}; ///< in classes outside the core
};

/// The undominated states of a core that grows class by class. Each state can lead to a solution better than
/// the best found. The moves of the last classes are packed into a word of 64 bits. When it is full, every
/// state writes it to the history and starts a new one.
class StateList {
public:
    /// `bound`: upper bound of all values. When it is reached, the list becomes empty.
    StateList(std::int64_t capacity, std::int64_t bound, Context& context)
        : capacity_(capacity), bound_(bound), context_(context) {}

    void begin(std::int64_t value, std::int64_t weight);
    /// Applies each move to each state. A unit of remaining capacity is worth at most `up` in the following
    /// classes, and a missing unit costs at least `down`. It is a limit error if the states exceed the memory
    /// budget.
    Result<void> step(const CoreClass& of, const Slope& up, const Slope& down);

    std::span<const State> states() const { return states_; }
    std::size_t steps() const { return steps_.size(); }
    std::size_t longest() const { return longest_; }
    std::int64_t best() const { return best_; }
    const std::optional<Found>& found() const { return found_; }
    /// Keeps the selection if it is better than all previous ones.
    void offer(Found found);
    /// Returns the items of a found selection, in classes of the core and elsewhere.
    std::vector<ClassChoice> choices(const Found& found) const;

private:
    struct Written {
        std::uint64_t moves;
        std::uint32_t history;
    };
    /// The class of a step, and the position of its move in a state's word.
    struct Step {
        std::size_t index;
        std::vector<std::int64_t> items; ///< [move]
        unsigned shift, bits;
        bool begins_word;
    };
    class Merge;

    void begin_step(const CoreClass& of, unsigned shift, unsigned bits);
    /// Finds the best value that the moves can reach at once: known in advance, it strengthens the bounds.
    void look_ahead(const CoreClass& of);
    State moved(const State& state, const CoreClass& of, std::size_t move) const;
    Result<void> write_history();
    Result<void> check_memory() const;

    std::int64_t capacity_, bound_;
    std::int64_t best_ = -1;
    Context& context_;
    std::optional<Found> found_;
    LargeVector<State> states_, merged_;
    LargeVector<Written> history_;
    std::vector<Step> steps_;
    std::size_t longest_ = 1;
};

} // namespace ks::class_core
