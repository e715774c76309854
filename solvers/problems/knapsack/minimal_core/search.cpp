// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/minimal_core/search.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/knapsack/minimal_core/cardinality.h"
#include "solvers/problems/knapsack/minimal_core/lazy_order.h"
#include "solvers/problems/knapsack/minimal_core/state_list.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ks::minimal_core {

namespace {

/// With at least this many states, combo tries a cardinality constraint, as its paper does.
constexpr std::size_t many_states = 2000;
/// The time to complete states grows with the items outside the core; a step's time grows with the states.
/// With more items per state than this, completing is too slow.
constexpr std::size_t items_a_state = 4;

/// Determines which items are the same in the split solution and in every solution better than the best: the
/// bound of Dembo and Hammer (1980) with the split item's efficiency.
class StaysAsItIs {
public:
    StaysAsItIs(const LazyOrder& order, std::int64_t capacity, const StateList& list)
        : split_(order.split_item()), value_(order.packed_value()), room_(capacity - order.packed_weight()),
          list_(list) {}

    bool operator()(const CoreItem& item, bool packed) const {
        const std::int64_t sign = packed ? -1 : 1;
        return (Wide{room_} - sign * item.weight) * split_.value <
               Wide{list_.best() + 1 - value_ - sign * item.value} * split_.weight;
    }

private:
    CoreItem split_;
    std::int64_t value_, room_;
    const StateList& list_;
};

/// The core in one order of efficiency, and its states.
class Core {
public:
    Core(LazyOrder& order, const Surrogate& surrogate, std::int64_t capacity, std::int64_t best,
         Context& context)
        : order_(order), an_item_(surrogate.an_item), context_(context),
          list_(capacity, relative(surrogate, order), best, context),
          stays_(order, capacity_with(capacity, surrogate), list_) {
        const auto packed = static_cast<std::int64_t>(order.packed().size());
        list_.begin(order.packed_value(), order.packed_weight() - an_item_ * packed);
    }
    StateList& list() { return list_; }

    /// Adds the next item, alternating between after and before the core. Returns false if there is none.
    Result<bool> grow() {
        KS_TRY(const CoreItem* next_behind, behind());
        KS_TRY(const CoreItem* next_before, before());
        if (!next_behind && !next_before)
            return false;
        const bool put_in = !next_before || (next_behind && turn_ == Turn::behind);
        turn_ = put_in ? Turn::before : Turn::behind;
        CoreItem item = put_in ? *next_behind : *next_before;
        item.weight -= an_item_;
        if (put_in) {
            order_.take_behind();
            KS_TRY(next_behind, behind());
        } else {
            order_.take_before();
            KS_TRY(next_before, before());
        }
        KS_CHECK(list_.step(item, put_in, efficiency_of(next_behind, {.value = 0, .weight = 1}),
                            efficiency_of(next_before, {.value = 1, .weight = 0})));
        return true;
    }

private:
    enum class Turn { behind, before };

    static Surrogate relative(const Surrogate& surrogate, const LazyOrder& order) {
        return {.an_item = surrogate.an_item,
                .items = surrogate.items - static_cast<std::int64_t>(order.packed().size())};
    }
    static Efficiency efficiency_of(const CoreItem* item, Efficiency of_none) {
        return item ? Efficiency{.value = item->value, .weight = item->weight} : of_none;
    }
    Result<const CoreItem*> behind() {
        return order_.behind(context_, [this](const CoreItem& item) { return stays_(item, false); });
    }
    Result<const CoreItem*> before() {
        return order_.before(context_, [this](const CoreItem& item) { return stays_(item, true); });
    }

    LazyOrder& order_;
    std::int64_t an_item_;
    Context& context_;
    StateList list_;
    StaysAsItIs stays_;
    Turn turn_ = Turn::behind;
};

class Search {
public:
    Search(const KnapsackInstance& instance, Method method, Context& context)
        : instance_(instance), method_(method), context_(context), chosen_(instance.items().size()) {}

    Result<Answer> solve() {
        std::int64_t weight = 0;
        choose_candidates(weight);
        if (weight <= instance_.capacity()) {
            for (const CoreItem& item : items_)
                chosen_[static_cast<std::size_t>(item.index)] = true;
            return answer();
        }
        split_ = true;
        capacity_ = instance_.capacity();
        if (method_ == Method::combo)
            round_capacity();
        KS_TRY(LazyOrder order, LazyOrder::make(items_, capacity_, Ties::lighter_first, context_));
        KS_TRY(std::optional<Surrogate> surrogate, grow(order, {}, method_ == Method::combo));
        if (surrogate) {
            surrogate_ = surrogate;
            KS_TRY(order,
                   LazyOrder::make(with_surrogate(items_, *surrogate), capacity_with(capacity_, *surrogate),
                                   ties_of(*surrogate), context_));
            KS_CHECK(grow(order, *surrogate, false));
        }
        return answer();
    }

private:
    /// Chooses the items that some solution contains, but not every solution.
    void choose_candidates(std::int64_t& weight) {
        const std::span<const Item> items = instance_.items();
        items_.reserve(items.size());
        for (std::size_t i = 0; i < items.size(); ++i) {
            const Item& item = items[i];
            if (item.value == 0 || item.weight > instance_.capacity())
                continue;
            if (item.weight == 0) {
                chosen_[i] = true;
                continue;
            }
            items_.push_back({item.value, item.weight, static_cast<std::int64_t>(i)});
            weight += item.weight;
        }
    }

    void round_capacity() {
        std::int64_t divisor = 0;
        for (const CoreItem& item : items_)
            if (divisor = std::gcd(divisor, item.weight); divisor == 1)
                return;
        capacity_ -= capacity_ % divisor;
    }

    /// Grows the core until no state is left. With `may_strengthen` it also stops if there are many states
    /// and a constraint that lowers the bound, and returns the constraint.
    Result<std::optional<Surrogate>> grow(LazyOrder& order, const Surrogate& surrogate, bool may_strengthen);
    void try_single_exchanges(const LazyOrder& order, StateList& list) const;
    Result<void> complete_by_one(const LazyOrder& order, const Surrogate& surrogate, StateList& list) const;
    /// Stores the best selection, if the list found one.
    void keep(const LazyOrder& order, const StateList& list);
    Answer answer() const;
    std::vector<Fact> facts() const;

    const KnapsackInstance& instance_;
    Method method_;
    Context& context_;
    std::vector<CoreItem> items_;
    std::int64_t capacity_ = 0;
    std::int64_t best_ = -1; ///< best value of the candidates
    std::vector<bool> chosen_;
    bool split_ = false; ///< the candidates do not fit all at once
    std::size_t core_items_ = 0, longest_list_ = 0;
    std::optional<Surrogate> surrogate_; ///< the added constraint
};

Result<std::optional<Surrogate>> Search::grow(LazyOrder& order, const Surrogate& surrogate,
                                              bool may_strengthen) {
    Core core(order, surrogate, capacity_, best_, context_);
    StateList& list = core.list();
    if (surrogate.an_item == 0)
        try_single_exchanges(order, list);
    std::size_t long_list = many_states / 2;
    std::optional<Surrogate> stronger;
    while (!list.states().empty() && !stronger) {
        KS_TRY(const bool grown, core.grow());
        if (!grown)
            break;
        context_.report("compute", static_cast<std::int64_t>(list.steps()),
                        static_cast<std::int64_t>(items_.size()));
        if (method_ == Method::minknap || list.states().size() < long_list)
            continue;
        long_list = 2 * list.states().size();
        if (list.states().size() >= items_.size() / items_a_state)
            KS_CHECK(complete_by_one(order, surrogate, list));
        if (may_strengthen && list.states().size() >= many_states) {
            KS_TRY(stronger, cardinality_surrogate(items_, capacity_, list.best(), order, context_));
        }
    }
    core_items_ = list.steps();
    longest_list_ = std::max(longest_list_, list.longest());
    keep(order, list);
    return stronger;
}

/// Tries the split solution with one more item, or with the split item instead of another one.
void Search::try_single_exchanges(const LazyOrder& order, StateList& list) const {
    const std::int64_t room = capacity_ - order.packed_weight();
    for (const CoreItem& item : order.all_behind())
        if (item.weight <= room)
            list.offer({.value = order.packed_value() + item.value,
                        .state = {},
                        .toggled = {item.index},
                        .outside = 1});
    const CoreItem& split = order.split_item();
    for (const CoreItem& item : order.packed())
        if (item.weight >= split.weight - room)
            list.offer({.value = order.packed_value() + split.value - item.value,
                        .state = {},
                        .toggled = {item.index, split.index},
                        .outside = 2});
}

Result<void> Search::complete_by_one(const LazyOrder& order, const Surrogate& surrogate,
                                     StateList& list) const {
    const auto complete = [&](std::span<const CoreItem> items, std::int64_t sign) -> Result<void> {
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i % (1 << 14) == 0)
                KS_CHECK(context_.check());
            const State* state = list.heaviest_within(sign * (items[i].weight - surrogate.an_item));
            if (state)
                list.offer({.value = state->value + sign * items[i].value,
                            .state = *state,
                            .steps = list.steps(),
                            .toggled = {items[i].index},
                            .outside = 1});
        }
        return {};
    };
    KS_CHECK(complete(order.all_behind(), 1));
    return complete(order.all_before(), -1);
}

void Search::keep(const LazyOrder& order, const StateList& list) {
    if (!list.found())
        return;
    best_ = list.best();
    for (const CoreItem& item : items_)
        chosen_[static_cast<std::size_t>(item.index)] = false;
    for (const CoreItem& item : order.packed())
        chosen_[static_cast<std::size_t>(item.index)] = true;
    for (const std::int64_t index : list.toggled_in(*list.found()))
        chosen_[static_cast<std::size_t>(index)].flip();
}

Answer Search::answer() const {
    Answer answer{.status = Status::optimal, .objective = 0, .weight = 0, .selection = Selection{}};
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
        if (!chosen_[i])
            continue;
        answer.selection->push_back(static_cast<std::int64_t>(i));
        *answer.objective += instance_.items()[i].value;
        *answer.weight += instance_.items()[i].weight;
    }
    answer.facts = facts();
    return answer;
}

std::vector<Fact> Search::facts() const {
    if (!split_)
        return {};
    const auto core = static_cast<std::int64_t>(core_items_),
               states = static_cast<std::int64_t>(longest_list_);
    std::vector<Fact> all{
        {.name = "core-items",
         .value = core,
         .unit = "items",
         .sentence = counted("The core grew to {} of {} item.", "The core grew to {} of {} items.",
                             std::ssize(instance_.items()), core, instance_.items().size())},
        {.name = "longest-list",
         .value = states,
         .unit = "states",
         .sentence = counted("The longest list had {} state.", "The longest list had {} states.", states)}};
    if (surrogate_)
        all.push_back(
            {.name = "surrogate-item",
             .value = surrogate_->an_item,
             .sentence = counted("A bound on the number of items was added: {} more weight for each "
                                 "item, and {} item.",
                                 "A bound on the number of items was added: {} more weight for each "
                                 "item, and {} items.",
                                 surrogate_->items, surrogate_->an_item, surrogate_->items)});
    return all;
}

} // namespace

Result<Answer> solve_by_core(const KnapsackInstance& instance, Method method, Context& context) {
    KS_CHECK(dp::check_memory(estimate_of_core(instance), context.memory_budget));
    context.begin_stage("compute");
    KS_TRY(Answer answer, Search(instance, method, context).solve());
    const auto n = static_cast<std::int64_t>(instance.items().size());
    context.report("compute", n, n);
    context.end_stage();
    return answer;
}

Estimate estimate_of_core(const KnapsackInstance& instance) {
    const auto n = static_cast<std::int64_t>(instance.items().size());
    const auto items = static_cast<double>(n);
    return {.host_bytes = n * static_cast<std::int64_t>(2 * sizeof(CoreItem) + 1),
            .operations = items * std::max(1.0, std::log2(items))};
}

} // namespace ks::minimal_core
