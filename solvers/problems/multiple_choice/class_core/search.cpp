// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/class_core/search.h"

#include "solvers/core/formatted.h"
#include "solvers/core/fraction.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/multiple_choice/class_core/lp_split.h"
#include "solvers/problems/multiple_choice/class_core/state_list.h"

#include <algorithm>

namespace ks::class_core {

namespace {

/// A class that is not in the core yet: the steepest slope up from the LP choice, and the least steep slope
/// down.
struct Waiting {
    CoreClass core;
    Slope up{.value = 0, .weight = 1}, down{.value = 1, .weight = 0};
};

/// Orders `moves` by weight and removes moves that another one dominates.
void drop_dominated(std::vector<Move>& moves) {
    std::ranges::sort(moves, [](const Move& a, const Move& b) {
        return a.weight < b.weight || (a.weight == b.weight && a.value > b.value);
    });
    std::size_t kept = 0;
    for (const Move& move : moves)
        if (kept == 0 || move.value > moves[kept - 1].value)
            moves[kept++] = move;
    moves.resize(kept);
}

Waiting waiting(CoreClass core) {
    Waiting one{.core = std::move(core)};
    for (const Move& move : one.core.moves) {
        if (move.weight > 0 && is_steeper({move.value, move.weight}, one.up))
            one.up = {move.value, move.weight};
        if (move.weight < 0 && is_steeper(one.down, {-move.value, -move.weight}))
            one.down = {-move.value, -move.weight};
    }
    return one;
}

/// The waiting classes in two orders: by the slope up and by the slope down.
class Queue {
public:
    explicit Queue(std::vector<CoreClass> classes) {
        for (CoreClass& core : classes)
            all_.push_back(waiting(std::move(core)));
        entered_.resize(all_.size());
        by_up_.resize(all_.size());
        for (std::size_t k = 0; k < all_.size(); ++k)
            by_up_[k] = k;
        by_down_ = by_up_;
        std::ranges::stable_sort(by_up_, is_steeper, [this](std::size_t k) { return all_[k].up; });
        std::ranges::stable_sort(
            by_down_, [](const Slope& a, const Slope& b) { return is_steeper(b, a); },
            [this](std::size_t k) { return all_[k].down; });
    }

    /// Returns the next class by the slope up, or by the slope down; null if all have entered the core.
    const CoreClass* take(bool up) {
        pass();
        if (up_ == by_up_.size())
            return nullptr;
        const std::size_t k = up ? by_up_[up_] : by_down_[down_];
        entered_[k] = true;
        pass();
        return &all_[k].core;
    }
    /// Returns the steepest slope up of a waiting class, and the least steep slope down.
    Slope up() const { return up_ == by_up_.size() ? Slope{0, 1} : all_[by_up_[up_]].up; }
    Slope down() const { return down_ == by_down_.size() ? Slope{1, 0} : all_[by_down_[down_]].down; }
    std::size_t size() const { return all_.size(); }

private:
    void pass() {
        while (up_ < by_up_.size() && entered_[by_up_[up_]])
            ++up_;
        while (down_ < by_down_.size() && entered_[by_down_[down_]])
            ++down_;
    }

    std::vector<Waiting> all_;
    std::vector<bool> entered_;
    std::vector<std::size_t> by_up_, by_down_;
    std::size_t up_ = 0, down_ = 0;
};

std::int64_t whole(const Fraction& fraction) {
    return static_cast<std::int64_t>(fraction.floor());
}

class Search {
public:
    Search(const MultipleChoiceInstance& instance, LpSplit split, Context& context)
        : instance_(instance), split_(std::move(split)), context_(context),
          list_(instance.capacity(), whole(bound_of(instance, split_)), context) {}

    Result<Answer> solve() {
        list_.begin(split_.value, split_.weight);
        if (split_.heavier) {
            KS_CHECK(try_lighter_elsewhere());
            KS_TRY(std::vector<CoreClass> classes, open_classes());
            KS_CHECK(grow(Queue(std::move(classes))));
        }
        return answer();
    }

private:
    Move move_to(std::size_t i, const Item& item, std::size_t k) const {
        const Candidate& chosen = split_.chosen[i];
        return {.value = item.value - chosen.value,
                .weight = item.weight - chosen.weight,
                .index = static_cast<std::int64_t>(k)};
    }
    /// Tries the split class's heavier item with a lighter item in another class.
    Result<void> try_lighter_elsewhere();
    /// Returns the classes that may have another item in a better solution, with those items.
    Result<std::vector<CoreClass>> open_classes();
    /// Returns how far the value with this move is below the LP bound, in units of the slope's weight.
    Wide lost_by(const Move& move) const {
        return Wide{move.weight} * split_.slope.value - Wide{move.value} * split_.slope.weight;
    }
    Wide lost_at_most() const {
        return Wide{instance_.capacity() - split_.weight} * split_.slope.value -
               Wide{list_.best() + 1 - split_.value} * split_.slope.weight;
    }
    Result<void> grow(Queue queue);
    Answer answer() const;
    std::vector<Fact> facts() const;

    const MultipleChoiceInstance& instance_;
    LpSplit split_;
    Context& context_;
    StateList list_;
    std::size_t open_ = 0, items_left_ = 0;
};

Result<void> Search::try_lighter_elsewhere() {
    const Candidate& heavier = *split_.heavier;
    const Candidate& chosen = split_.chosen[split_.split_class];
    const std::int64_t gain = heavier.value - chosen.value;
    const std::int64_t room = instance_.capacity() - split_.weight - (heavier.weight - chosen.weight); // < 0
    for (std::size_t i = 0; i < instance_.class_count(); ++i) {
        KS_CHECK(context_.check());
        if (i == split_.split_class)
            continue;
        const std::span<const Item> items = instance_.items(i);
        for (std::size_t k = 0; k < items.size(); ++k) {
            const Move move = move_to(i, items[k], k);
            if (move.weight <= room && split_.value + gain + move.value > list_.best())
                list_.offer({.value = split_.value + gain + move.value,
                             .elsewhere = {{split_.split_class, heavier.index}, {i, move.index}}});
        }
    }
    return {};
}

Result<std::vector<CoreClass>> Search::open_classes() {
    std::vector<CoreClass> classes;
    for (std::size_t i = 0; i < instance_.class_count(); ++i) {
        KS_CHECK(context_.check());
        CoreClass core{.index = i, .moves = {{.index = split_.chosen[i].index}}};
        const Wide most = lost_at_most();
        const std::span<const Item> items = instance_.items(i);
        for (std::size_t k = 0; k < items.size(); ++k) {
            const Move move = move_to(i, items[k], k);
            if (lost_by(move) > most || items[k].weight > instance_.capacity())
                continue;
            core.moves.push_back(move);
            if (move.weight <= instance_.capacity() - split_.weight)
                list_.offer({.value = split_.value + move.value, .elsewhere = {{i, move.index}}});
        }
        classes.push_back(std::move(core));
    }
    std::erase_if(classes, [this](CoreClass& core) { // solutions found since then strengthen the bound
        const Wide most = lost_at_most();
        std::erase_if(core.moves, [&](const Move& move) {
            return lost_by(move) > most && (move.value != 0 || move.weight != 0);
        });
        drop_dominated(core.moves);
        return core.moves.size() < 2;
    });
    for (const CoreClass& core : classes)
        items_left_ += core.moves.size();
    open_ = classes.size();
    return classes;
}

Result<void> Search::grow(Queue queue) {
    for (bool up = true; !list_.states().empty(); up = !up) {
        const CoreClass* const next = queue.take(up);
        if (next == nullptr)
            return {};
        KS_CHECK(list_.step(*next, queue.up(), queue.down()));
        context_.report("compute", static_cast<std::int64_t>(list_.steps()),
                        static_cast<std::int64_t>(queue.size()));
    }
    return {};
}

Answer Search::answer() const {
    std::vector<Candidate> chosen = split_.chosen;
    for (const auto& [i, k] : list_.choices(*list_.found()))
        chosen[i].index = k;
    Answer answer{.status = Status::optimal, .objective = 0, .weight = 0, .selection = Selection{}};
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const Item& item = instance_.items(i)[static_cast<std::size_t>(chosen[i].index)];
        *answer.objective += item.value;
        *answer.weight += item.weight;
        answer.selection->push_back(chosen[i].index);
    }
    answer.facts = facts();
    return answer;
}

std::vector<Fact> Search::facts() const {
    const auto open = static_cast<std::int64_t>(open_), core = static_cast<std::int64_t>(list_.steps()),
               states = static_cast<std::int64_t>(list_.longest());
    return {
        {.name = "open-classes",
         .value = open,
         .unit = "classes",
         .sentence = counted("In {} of {} class a better solution might have another item than the LP "
                             "solution. Items left of them: {}.",
                             "In {} of {} classes a better solution might have another item than the LP "
                             "solution. Items left of them: {}.",
                             static_cast<std::int64_t>(instance_.class_count()), open,
                             instance_.class_count(), items_left_)},
        {.name = "core-classes",
         .value = core,
         .unit = "classes",
         .sentence = counted("The core grew to {} class.", "The core grew to {} classes.", core)},
        {.name = "longest-list",
         .value = states,
         .unit = "states",
         .sentence = counted("The longest list had {} state.", "The longest list had {} states.", states)}};
}

} // namespace

Result<Answer> solve_by_classes(const MultipleChoiceInstance& instance, Context& context) {
    KS_CHECK(dp::check_memory(estimate_of_classes(instance), context.memory_budget));
    context.begin_stage("compute");
    KS_TRY(std::optional<LpSplit> split, lp_split(instance, context));
    if (!split) {
        context.end_stage();
        return Answer::infeasible();
    }
    KS_TRY(Answer answer, Search(instance, *std::move(split), context).solve());
    const auto m = static_cast<std::int64_t>(instance.class_count());
    context.report("compute", m, m);
    context.end_stage();
    return answer;
}

Estimate estimate_of_classes(const MultipleChoiceInstance& instance) {
    const auto items = static_cast<std::int64_t>(instance.all_items().size());
    const auto classes = static_cast<std::int64_t>(instance.class_count());
    return {.host_bytes = items * static_cast<std::int64_t>(sizeof(Candidate)) +
                          classes * static_cast<std::int64_t>(4 * sizeof(Waiting)),
            .operations = 8 * static_cast<double>(items)};
}

} // namespace ks::class_core
