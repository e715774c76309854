// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/figures/figure.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/run/in_process.h"
#include "visual/scene/bars.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace ks::scene {

namespace {

constexpr std::size_t most_items = 24; ///< more would be too small to see
constexpr std::int64_t most_capacity = 100'000;

struct Method {
    const char* id;
    const char* name;
};

const std::array<Method, 4>& methods() {
    static const std::array<Method, 4> all{
        {{.id = "knapsack.greedy-split", .name = "greedy, until the split item"},
         {.id = "knapsack.greedy", .name = "greedy, whatever still fits"},
         {.id = "knapsack.sequential", .name = "the optimum"},
         {.id = "knapsack.fractional", .name = "the bound, an item in part"}}};
    return all;
}

/// The items by value per unit weight, largest first (thesis, Section 2.1.2), for the order of the bars.
std::vector<std::size_t> by_efficiency(std::span<const Item> items) {
    std::vector<std::size_t> order(items.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        __extension__ using Wide = __int128;
        return static_cast<Wide>(items[a].value) * items[b].weight >
               static_cast<Wide>(items[b].value) * items[a].weight;
    });
    return order;
}

/// The parts that the bound packs: whole items, then the fraction of the split item that fills the knapsack.
std::vector<Bar::Part> filled(const std::vector<BarItem>& items, std::int64_t room) {
    std::vector<Bar::Part> parts;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].weight <= room) {
            parts.push_back({.item = i});
            room -= items[i].weight;
            continue;
        }
        if (room > 0)
            parts.push_back(
                {.item = i, .share = static_cast<double>(room) / static_cast<double>(items[i].weight)});
        break;
    }
    return parts;
}

/// The items by value per weight, with their names.
std::vector<BarItem> bar_items(const KnapsackInstance& instance) {
    std::vector<BarItem> items;
    for (const std::size_t at : by_efficiency(instance.items())) {
        const Item& item = instance.items()[at];
        items.push_back({.index = static_cast<std::int64_t>(at),
                         .name = shown_record_name(instance.contents().record_name(0, at)),
                         .value = item.value,
                         .weight = item.weight});
    }
    return items;
}

Result<Bar> packed(const Method& method, const FigureInput& input, const BarsState& state) {
    KS_TRY(const Outcome outcome, in_process::solve(method.id, input.instance, input.stop));
    const Answer& answer = outcome.answer;
    if (answer.status == Status::bound)
        return Bar{.name = method.name, .parts = filled(state.items, state.capacity), .value = answer.bound};
    Bar bar{.name = method.name,
            .value = number(answer.objective.value_or(0)),
            .optimal = method.id == std::string_view("knapsack.sequential")};
    for (std::size_t i = 0; i < state.items.size(); ++i)
        if (std::ranges::find(*answer.selection, std::optional(state.items[i].index)) !=
            answer.selection->end())
            bar.parts.push_back({.item = i});
    return bar;
}

Result<Figure> make(const FigureInput& input) {
    const auto instance = std::dynamic_pointer_cast<const KnapsackInstance>(input.instance);
    if (!instance || instance->items().size() > most_items || instance->capacity() > most_capacity)
        return Error{.code = ErrorCode::input,
                     .what = "this figure draws a 0-1 knapsack of a few items",
                     .todo = formatted("give the lesson one of at most {} items, capacity at most {}",
                                       most_items, most_capacity)};
    BarsState state{.capacity = instance->capacity(), .items = bar_items(*instance)};
    for (const Method& method : methods()) {
        KS_TRY(Bar bar, packed(method, input, state));
        state.bars.push_back(std::move(bar));
    }
    Figure figure;
    // The numbers have the same format as in the picture.
    figure.sentence =
        formatted("Greedy packs {}, the optimum is {}. No selection is worth more than the bound, {}.",
                  state.bars[1].value, state.bars[2].value, state.bars[3].value);
    figure.legend = bars_legend();
    figure.data = {{"method", "value", "item (from 1)", "share"}};
    for (const Bar& bar : state.bars)
        for (const Bar::Part& part : bar.parts)
            figure.data.push_back({bar.name, bar.value, std::to_string(state.items[part.item].index + 1),
                                   number(part.share, 4)});
    figure.draw = [state](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return draw_bars(list, state, area, measure, figure_scale(area));
    };
    return figure;
}

} // namespace

/// Greedy, greedy-split, the fractional bound and the optimum on one instance (thesis, Section 2.1.2).
const FigureKind& figure_answers() {
    static const FigureKind kind{
        .id = "answers", .title = "Greedy against the optimum (thesis, Section 2.1.2)", .make = make};
    return kind;
}

} // namespace ks::scene
