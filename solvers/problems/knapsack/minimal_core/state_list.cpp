// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/minimal_core/state_list.h"

#include "solvers/core/formatted.h"
#include "solvers/core/over_budget.h"
#include "solvers/core/units.h"

#include <algorithm>

namespace ks::minimal_core {

namespace {

constexpr std::uint32_t nothing_written = UINT32_MAX;

/// The LP bound of a state, with the items that the core can still take.
struct Bounds {
    std::int64_t capacity, an_item; ///< of the surrogate constraint
    std::int64_t best;
    Efficiency behind, before;

    bool is_hopeless(const State& state) const {
        const std::int64_t room = capacity - state.weight - an_item * state.items;
        const Efficiency& next = room >= 0 ? behind : before;
        return Wide{room} * next.value < Wide{best - state.value + 1} * next.weight;
    }
};

} // namespace

void StateList::begin(std::int64_t value, std::int64_t weight) {
    states_ = {State{.value = value, .weight = weight, .items = 0, .toggled = 0, .history = nothing_written}};
    if (weight <= capacity_)
        offer({.value = value});
}

void StateList::offer(const Found& found) {
    if (found.value <= best_)
        return;
    best_ = found.value;
    found_ = found;
}

const State* StateList::heaviest_within(std::int64_t weight) const {
    std::int64_t most = 0;
    if (__builtin_sub_overflow(capacity_, weight, &most)) // no selection has this weight
        most = INT64_MAX;
    const auto beyond = std::ranges::upper_bound(states_, most, {}, &State::weight);
    return beyond == states_.begin() ? nullptr : &*std::prev(beyond);
}

/// Merges the states with copies of themselves that are shifted by one item. Both are ordered by weight, and
/// by value as well.
class StateList::Merge {
public:
    Merge(StateList& list, const State& by, const Bounds& bounds)
        : by_(by), bounds_(bounds), stay_(list.states_.data()), move_(stay_),
          end_(stay_ + list.states_.size()), begin_(list.merged_.data()), out_(begin_) {}

    /// Merges a part. Returns false if nothing remained.
    bool some() {
        Merge here = *this; // lets the compiler keep its members in registers
        std::size_t left = 1 << 16;
        for (; left > 0 && here.stay_ != end_ && here.move_ != end_; --left) {
            const State &stay = *here.stay_, &move = *here.move_;
            const std::int64_t weight = move.weight + here.by_.weight;
            const bool moves =
                weight < stay.weight || (weight == stay.weight && move.value + here.by_.value > stay.value);
            here.take(moves ? move : stay, moves); // branchless, because the outcome is unpredictable
            here.move_ += moves;
            here.stay_ += !moves;
        }
        for (; left > 0 && here.stay_ != end_; --left)
            here.take(*here.stay_++, false);
        for (; left > 0 && here.move_ != end_; --left)
            here.take(*here.move_++, true);
        *this = here;
        return left == 0;
    }
    std::size_t size() const { return static_cast<std::size_t>(out_ - begin_); }

private:
    void take(const State& from, bool moves) {
        const auto mask = -static_cast<std::int64_t>(moves);
        const State state{.value = from.value + (by_.value & mask),
                          .weight = from.weight + (by_.weight & mask),
                          .items = from.items + (by_.items & static_cast<std::int32_t>(mask)),
                          .toggled = from.toggled | (by_.toggled & static_cast<std::uint32_t>(mask)),
                          .history = from.history};
        const bool undominated = state.value > highest_;
        highest_ = std::max(highest_, state.value);
        *out_ = state;
        out_ += undominated && !bounds_.is_hopeless(state);
    }

    State by_;
    Bounds bounds_;
    const State *stay_, *move_, *end_;
    State *begin_, *out_;
    std::int64_t highest_ = INT64_MIN; ///< greatest value so far
};

Result<void> StateList::step(const CoreItem& item, bool put_in, Efficiency behind, Efficiency before) {
    if (steps() % steps_a_word == 0 && steps() > 0)
        KS_CHECK(write_history());
    KS_CHECK(make_room());
    const std::int64_t sign = put_in ? 1 : -1;
    const State by{.value = sign * item.value,
                   .weight = sign * item.weight,
                   .items = static_cast<std::int32_t>(sign),
                   .toggled = std::uint32_t{1} << steps() % steps_a_word,
                   .history = 0};
    items_.push_back(item.index);
    if (const State* best = heaviest_within(by.weight); best && best->value + by.value > best_) {
        State state = *best; // known in advance, it strengthens the bounds
        state.toggled |= by.toggled;
        offer({.value = best->value + by.value, .state = state, .steps = steps()});
    }
    Merge merge(*this, by,
                {.capacity = capacity_ + surrogate_.an_item * surrogate_.items,
                 .an_item = surrogate_.an_item,
                 .best = best_,
                 .behind = behind,
                 .before = before});
    while (merge.some())
        KS_CHECK(context_.check());
    merged_.resize(merge.size());
    states_.swap(merged_);
    longest_ = std::max(longest_, states_.size());
    return {};
}

/// Makes room for twice the states, and one that is not kept.
Result<void> StateList::make_room() {
    const std::size_t most = 2 * states_.size() + 1;
    if (merged_.capacity() < most) {
        const std::size_t bytes =
            (most + states_.capacity()) * sizeof(State) + history_.capacity() * sizeof(Written);
        if (bytes > static_cast<std::size_t>(context_.memory_budget))
            return over_budget(formatted("the core has grown to {} items and {} states, and more than {} of "
                                         "them do not fit the memory budget",
                                         steps(), states_.size(), bytes_text(context_.memory_budget)),
                               "choose a variant that fills a table");
        merged_.clear(); // else it would be copied
        merged_.reserve(most);
    }
    merged_.resize(most);
    return {};
}

Result<void> StateList::write_history() {
    const std::size_t all = history_.size() + states_.size();
    if (all >= nothing_written ||
        (all + all) * sizeof(Written) > static_cast<std::size_t>(context_.memory_budget))
        return over_budget(formatted("how {} states came about in {} steps does not fit the memory budget",
                                     states_.size(), steps()),
                           "choose a variant that fills a table");
    for (State& state : states_) {
        history_.push_back({.history = state.history, .toggled = state.toggled});
        state.history = static_cast<std::uint32_t>(history_.size() - 1);
        state.toggled = 0;
    }
    return {};
}

std::vector<std::int64_t> StateList::toggled_in(const Found& found) const {
    std::vector<std::int64_t> indices(found.toggled.begin(), found.toggled.begin() + found.outside);
    if (!found.state)
        return indices;
    Written word{.history = found.state->history, .toggled = found.state->toggled};
    std::size_t first = (found.steps - 1) / steps_a_word * steps_a_word;
    while (true) {
        for (std::size_t b = 0; b < steps_a_word; ++b)
            if (word.toggled >> b & 1)
                indices.push_back(items_[first + b]);
        if (word.history == nothing_written)
            return indices;
        word = history_[word.history];
        first -= steps_a_word;
    }
}

} // namespace ks::minimal_core
