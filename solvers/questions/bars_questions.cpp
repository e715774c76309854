// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/questions/shape_questions.h"
#include "solvers/steps/item_words.h"

#include <algorithm>

namespace ks {

namespace {

/// Returns the capacity minus the weights of the whole items of the current bar.
std::int64_t room_left(const BarsState& state) {
    std::int64_t room = state.capacity;
    for (const Bar::Part& part : state.bars[state.current].parts)
        room -= state.items[part.item].weight;
    return room;
}

/// Returns "item 2 (value 6, weight 4)", or "item tent (value 6, weight 4)" for an item with a name.
std::string words_of(const BarItem& item) {
    return item_with_numbers(item.name.empty() ? std::to_string(item.index + 1) : item.name,
                             {.value = item.value, .weight = item.weight});
}

} // namespace

std::vector<QuizQuestion> bars_questions(const BarsRecording& bars, std::int64_t step) {
    if (step < 0 || step >= bars.count())
        return {};
    const BarsState now = bars.state(step), next = bars.state(step + 1);
    // An empty knapsack has room for every item, because items that are too heavy are omitted from the
    // beginning.
    if (!next.in_hand || now.bars[now.current].parts.empty())
        return {};
    const BarItem& item = next.items[*next.in_hand];
    const std::int64_t room = room_left(now);
    const bool fits = item.weight <= room;
    QuizQuestion question{.ask = Ask::fits,
                          .position = step,
                          .text = formatted("Does {} fit into the room that is left?", words_of(item)),
                          .form = AnswerForm::one_of,
                          .options = {{"yes", said("yes")}, {"no", said("no")}},
                          .right = {{fits ? "yes" : "no"}},
                          .because = bars.at(step + 1).text};
    if (!fits)
        add_misconception(question, "capacity-not-reduced", {"yes"},
                          said("The items that are packed already take a part of the capacity."));
    else if (item.weight == room)
        add_misconception(question, "exactly-full", {"no"},
                          said("An item that fills the room exactly fits, too."));
    return {std::move(question)};
}

} // namespace ks
