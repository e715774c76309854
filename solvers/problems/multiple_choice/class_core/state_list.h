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
    std::uint64_t moves;   ///< which of its moves each class made, since the history was written last
    std::uint32_t history; ///< where the moves before those are written down
};

/// Another item of a class in the place of the chosen one, as what it adds; the chosen one adds nothing.
struct Move {
    std::int64_t value = 0, weight = 0;
    std::int64_t index = 0; ///< of the item in its class
};

/// A class of the core: its moves from the lightest to the heaviest one, each worth more than those before.
struct CoreClass {
    std::size_t index = 0; ///< in the instance
    std::vector<Move> moves;
};

/// A class and the item that it takes.
using ClassChoice = std::pair<std::size_t, std::int64_t>;

/// A selection better than all before.
struct Found {
    std::int64_t value = 0;
    std::optional<State> state{};         ///< empty: the LP split
    std::size_t steps = 0;                ///< of the list when the state was in it
    std::vector<ClassChoice> elsewhere{}; ///< in classes outside the core
};

/// The undominated states of a core that grows class by class, each of which can lead to something better
/// than what was found. The moves of the last classes are packed into a word of 64 bits; when it is full,
/// every state writes it into the history and begins a new one.
class StateList {
public:
    /// Nothing is worth more than `bound`: once that is found, there are no states any more.
    StateList(std::int64_t capacity, std::int64_t bound, Context& context)
        : capacity_(capacity), bound_(bound), context_(context) {}

    void begin(std::int64_t value, std::int64_t weight);
    /// Each state makes each of the moves. A unit of capacity that is left is worth at most `up` in the
    /// classes to come, and one that is missing costs at least `down`. It is a limit error if the memory
    /// budget has no room for it.
    Result<void> step(const CoreClass& of, const Slope& up, const Slope& down);

    std::span<const State> states() const { return states_; }
    std::size_t steps() const { return steps_.size(); }
    std::size_t longest() const { return longest_; }
    std::int64_t best() const { return best_; }
    const std::optional<Found>& found() const { return found_; }
    /// Keeps it if it is better than all before.
    void offer(Found found);
    /// Which items a selection found has in classes of the core, and elsewhere.
    std::vector<ClassChoice> choices(const Found& found) const;

private:
    struct Written {
        std::uint64_t moves;
        std::uint32_t history;
    };
    /// A step's class, and where its move is in a state's word.
    struct Step {
        std::size_t index;
        std::vector<std::int64_t> items; ///< [move]
        unsigned shift, bits;
        bool begins_word;
    };
    class Merge;

    void begin_step(const CoreClass& of, unsigned shift, unsigned bits);
    /// The best that the moves can reach at once: known beforehand, it makes the bounds cut more.
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
