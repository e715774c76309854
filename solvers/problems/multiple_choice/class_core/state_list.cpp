// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/class_core/state_list.h"

#include "solvers/core/formatted.h"
#include "solvers/core/over_budget.h"
#include "solvers/core/units.h"

#include <algorithm>
#include <bit>

namespace ks::class_core {

namespace {

constexpr std::uint32_t nothing_written = UINT32_MAX;
constexpr unsigned bits_of_a_word = 64;

/// The LP bound of a state, with the classes that follow.
struct Bounds {
    std::int64_t capacity, best;
    Slope up, down;

    bool is_hopeless(const State& state) const {
        const std::int64_t room = capacity - state.weight;
        const Slope& next = room >= 0 ? up : down;
        return Wide{room} * next.value < Wide{best - state.value + 1} * next.weight;
    }
};

} // namespace

void StateList::begin(std::int64_t value, std::int64_t weight) {
    states_ = {State{.value = value, .weight = weight, .moves = 0, .history = nothing_written}};
    offer({.value = value});
}

void StateList::offer(Found found) {
    if (found.value <= best_)
        return;
    best_ = found.value;
    found_ = std::move(found);
}

State StateList::moved(const State& state, const CoreClass& of, std::size_t move) const {
    return {.value = state.value + of.moves[move].value,
            .weight = state.weight + of.moves[move].weight,
            .moves = state.moves | static_cast<std::uint64_t>(move) << steps_.back().shift,
            .history = state.history};
}

/// Merges one copy of the list per move. All copies are ordered by weight; a heap has the copy with the
/// lightest next state on top.
class StateList::Merge {
public:
    Merge(const StateList& list, const CoreClass& of) : list_(list), of_(of) {
        for (std::size_t move = 0; move < of.moves.size(); ++move)
            heads_.push_back({.at = 0, .move = move, .weight = 0, .value = 0});
        for (std::size_t at = heads_.size(); at-- > 0;) {
            look(heads_[at]);
            sift_down(at);
        }
    }

    bool is_over() const { return heads_.empty(); }
    State next() {
        Head& top = heads_.front();
        const State state = list_.moved(list_.states_[top.at], of_, top.move);
        if (++top.at == list_.states_.size()) {
            top = heads_.back();
            heads_.pop_back();
        } else {
            look(top);
        }
        if (!heads_.empty())
            sift_down(0);
        return state;
    }

private:
    struct Head {
        std::size_t at, move;
        std::int64_t weight, value;
    };
    void look(Head& head) const {
        head.weight = list_.states_[head.at].weight + of_.moves[head.move].weight;
        head.value = list_.states_[head.at].value + of_.moves[head.move].value;
    }
    static bool precedes(const Head& a, const Head& b) {
        return a.weight < b.weight || (a.weight == b.weight && a.value > b.value);
    }
    void sift_down(std::size_t at) {
        const Head moved = heads_[at];
        for (std::size_t below = 2 * at + 1; below < heads_.size(); below = 2 * at + 1) {
            if (below + 1 < heads_.size() && precedes(heads_[below + 1], heads_[below]))
                ++below;
            if (!precedes(heads_[below], moved))
                break;
            heads_[at] = heads_[below];
            at = below;
        }
        heads_[at] = moved;
    }

    const StateList& list_;
    const CoreClass& of_;
    std::vector<Head> heads_;
};

Result<void> StateList::step(const CoreClass& of, const Slope& up, const Slope& down) {
    const auto bits = static_cast<unsigned>(std::bit_width(of.moves.size() - 1));
    unsigned shift = steps_.empty() ? 0 : steps_.back().shift + steps_.back().bits;
    const bool is_full = shift + bits > bits_of_a_word;
    if (is_full) {
        KS_CHECK(write_history());
        shift = 0;
    }
    begin_step(of, shift, bits);
    look_ahead(of);
    if (best_ >= bound_) {
        states_.clear();
        return {};
    }
    const Bounds bounds{.capacity = capacity_, .best = best_, .up = up, .down = down};
    merged_.clear();
    std::int64_t highest = INT64_MIN;
    std::size_t looked_at = 0;
    for (Merge merge(*this, of); !merge.is_over(); ++looked_at) {
        if (looked_at % (1 << 14) == 0) {
            KS_CHECK(context_.check());
            KS_CHECK(check_memory());
        }
        const State state = merge.next();
        if (state.value <= highest)
            continue;
        highest = state.value;
        if (!bounds.is_hopeless(state))
            merged_.push_back(state);
    }
    states_.swap(merged_);
    longest_ = std::max(longest_, states_.size());
    return {};
}

void StateList::begin_step(const CoreClass& of, unsigned shift, unsigned bits) {
    Step step{.index = of.index, .items = {}, .shift = shift, .bits = bits, .begins_word = shift == 0};
    for (const Move& move : of.moves)
        step.items.push_back(move.index);
    steps_.push_back(std::move(step));
}

void StateList::look_ahead(const CoreClass& of) {
    for (std::size_t move = 0; move < of.moves.size(); ++move) {
        std::int64_t most = 0;
        if (__builtin_sub_overflow(capacity_, of.moves[move].weight, &most)) // no selection has this weight
            most = INT64_MAX;
        const auto beyond = std::ranges::upper_bound(states_, most, {}, &State::weight);
        if (beyond == states_.begin())
            continue;
        const State state = moved(*std::prev(beyond), of, move);
        if (state.value > best_)
            offer({.value = state.value, .state = state, .steps = steps()});
    }
}

/// Checks the memory for the current lists, and as much again for their growth.
Result<void> StateList::check_memory() const {
    const std::size_t bytes =
        (states_.capacity() + 2 * merged_.capacity()) * sizeof(State) + history_.capacity() * sizeof(Written);
    if (bytes <= static_cast<std::size_t>(context_.memory_budget))
        return {};
    return over_budget(
        formatted("the core has grown to {} classes and {} states, and more than {} of them do "
                  "not fit the memory budget",
                  steps(), states_.size(), bytes_text(context_.memory_budget)),
        "choose a variant that fills a table");
}

Result<void> StateList::write_history() {
    const std::size_t all = history_.size() + states_.size();
    if (all >= nothing_written ||
        (all + all) * sizeof(Written) > static_cast<std::size_t>(context_.memory_budget))
        return over_budget(formatted("how {} states came about in {} classes does not fit the memory budget",
                                     states_.size(), steps()),
                           "choose a variant that fills a table");
    for (State& state : states_) {
        history_.push_back({.moves = state.moves, .history = state.history});
        state.history = static_cast<std::uint32_t>(history_.size() - 1);
        state.moves = 0;
    }
    return {};
}

std::vector<ClassChoice> StateList::choices(const Found& found) const {
    std::vector<ClassChoice> all = found.elsewhere;
    if (!found.state)
        return all;
    Written word{.moves = found.state->moves, .history = found.state->history};
    for (std::size_t k = found.steps; k-- > 0;) {
        const Step& step = steps_[k];
        const std::uint64_t mask = (std::uint64_t{1} << step.bits) - 1;
        all.emplace_back(step.index, step.items[word.moves >> step.shift & mask]);
        if (step.begins_word && k > 0)
            word = history_[word.history];
    }
    return all;
}

} // namespace ks::class_core
