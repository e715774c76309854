// SPDX-License-Identifier: Apache-2.0
#include "app/runner/outcome_text.h"

#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"
#include "solvers/result/answer_words.h"

#include <algorithm>

namespace ks::runner {

namespace {

constexpr std::size_t shown_items = 20;

/// What the parts of the items' words are: "class and item".
std::string words_are(const Outcome& outcome, const Kind& kind) {
    const Selection& selection = *outcome.answer.selection;
    std::size_t taken = 0, named = 0;
    for (std::size_t i = 0; i < selection.size(); ++i) {
        taken += selection[i] ? 1 : 0;
        named += i < outcome.names.size() && !outcome.names[i].empty() ? 1 : 0;
    }
    return named == 0       ? std::string(kind.item_name_is)
           : named == taken ? std::string("name and numbers")
                            : formatted("without a name: {}", kind.item_name_is);
}

std::string selection_text(const Outcome& outcome, const Instance* instance) {
    const Selection& selection = *outcome.answer.selection;
    if (selection.empty())
        return "no item";
    const Kind& kind = *find_kind(outcome.instance_kind);
    std::string text;
    for (std::size_t i = 0; i < std::min(selection.size(), shown_items); ++i) {
        const auto group = static_cast<std::int64_t>(i);
        text += text.empty() ? "" : ", ";
        text += !selection[i] ? "-"
                : instance    ? item_words(*instance, group, *selection[i])
                              : kind.item_name(group, *selection[i]);
    }
    if (selection.size() > shown_items)
        text += formatted(" and {} more", grouped(static_cast<std::int64_t>(selection.size() - shown_items)));
    return formatted("{} ({})", text, words_are(outcome, kind));
}

std::string check_text(const Outcome& outcome) {
    if (outcome.answer.status == Status::ran)
        return "nothing to check: the variant answers no question";
    return outcome.verified ? check_words(outcome.answer) : "nothing to check: there is no selection";
}

std::string ran_text(const Outcome& outcome) {
    if (outcome.executed.launches == 0)
        return "on the CPU";
    const std::string kernels = joined(outcome.executed.kernels);
    return outcome.executed.launches == 1
               ? formatted("1 launch of {}", kernels)
               : formatted("{} launches of {}", grouped(outcome.executed.launches), kernels);
}

std::string place_text(const Outcome& outcome) {
    if (!outcome.device)
        return outcome.on;
    return formatted("{} ({}, compute capability {})", outcome.on, outcome.device->name, outcome.device->cc);
}

std::string times_text(const Outcome& outcome) {
    Table times({Table::Align::left, Table::Align::right, Table::Align::left});
    for (const Stage& stage : outcome.stages) {
        const bool apart = stage.is_apart();
        times.row({"  " + stage.name, milliseconds(stage.ms) + " ms", apart ? "(not in the total)" : ""});
    }
    times.row({"  total", milliseconds(outcome.total_ms) + " ms"});
    const bool emulated = outcome.device && outcome.device->id == "emulator";
    return (emulated ? "Times of the emulation on this machine, not of a GPU:\n"
                     : "Times, measured here:\n") +
           times.text();
}

/// "157 (15.7 kg)", or, where the quantity is the number itself, "15 kg".
std::string with_quantity_text(std::int64_t number, const Unit& unit, const std::string& quantity) {
    return !unit.any()        ? grouped(number)
           : unit.factor == 1 ? quantity
                              : std::string(formatted("{} ({})", grouped(number), quantity));
}

std::string weight_text(const Outcome& outcome) {
    const std::int64_t weight = *outcome.answer.weight;
    const Unit& unit = outcome.units.weight;
    const auto& limit = outcome.units.limit;
    return with_quantity_text(weight, unit,
                              limit ? quantity_of(weight, *limit, unit, ",") : quantity(weight, unit, ","));
}

std::string value_text(const Outcome& outcome) {
    const std::int64_t value = *outcome.answer.objective;
    const Unit& unit = outcome.units.value;
    return with_quantity_text(value, unit, quantity(value, unit, ","));
}

/// "at most 295 (29.5 EUR); the exact bound is 886/3, in 1/10 EUR"
std::string bound_text(const Outcome& outcome) {
    const std::string counted_in = counts_in(outcome.units.value);
    return counted_in.empty()
               ? formatted("at most {} (the exact bound is {})", value_text(outcome), outcome.answer.bound)
               : formatted("at most {}; the exact bound is {}, in {}", value_text(outcome),
                           outcome.answer.bound, counted_in);
}

} // namespace

std::string outcome_text(const Outcome& outcome, const Instance* instance) {
    const Answer& answer = outcome.answer;
    Table table;
    table.row({outcome.variant, "on " + place_text(outcome)});
    table.row(
        {"instance", outcome.instance_name.empty()
                         ? outcome.instance_kind
                         : formatted("{}, {}", printable(outcome.instance_name), outcome.instance_kind)});
    table.row({"status", std::string(to_text(answer.status))});
    if (answer.objective)
        table.row({"value", answer.bound.empty() ? value_text(outcome) : bound_text(outcome)});
    if (answer.weight)
        table.row({"weight", weight_text(outcome)});
    if (answer.selection)
        table.row({"items", selection_text(outcome, instance)});
    if (answer.front)
        table.row({"front", front_words(*answer.front)});
    if (answer.plan)
        table.row({"plan", plan_words(*answer.plan)});
    table.row({"checked", check_text(outcome)});
    table.row({"ran", ran_text(outcome)});
    if (!outcome.table.empty())
        table.row({"table", outcome.table});
    std::string facts;
    for (const Fact& fact : answer.facts)
        facts += fact.sentence + "\n";
    return facts.empty() ? formatted("{}\n{}", table.text(), times_text(outcome))
                         : formatted("{}\n{}\n{}", table.text(), facts, times_text(outcome));
}

} // namespace ks::runner
