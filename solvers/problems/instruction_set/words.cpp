// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/words.h"
#include "solvers/core/language.h"

#include "solvers/core/cell_number.h"
#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/text.h"
#include "solvers/dp/last_column.h"
#include "solvers/front/points.h"
#include "solvers/front/rows.h"
#include "solvers/kinds/kind.h"
#include "solvers/problems/instruction_set/parts.h"

#include <cmath>
#include <span>
#include <vector>

namespace ks::instruction_set {

namespace {

constexpr std::int64_t longest_denominator = 9'999;

/// Returns "1a", "1a and 2b", "1a, 2b and 3a"; of many names the first ones.
std::string enumerated(const std::vector<std::string>& names) {
    constexpr std::size_t most = 12; // more would not fit the panel
    if (names.size() <= most)
        return joined_by_and(names);
    return formatted("{}, ... ({} in all)", joined(std::span(names).first(most)), names.size());
}

} // namespace

Utilisations::Utilisations(const InstructionSetInstance& instance)
    : denominator_(instance.denominator()), short_(denominator_ <= longest_denominator) {
    const double error = rounded_rows(front_problem(instance)).error;
    exact_ = error * static_cast<double>(denominator_) < 0.25;
}

std::optional<std::int64_t> Utilisations::numerator(double utilisation) const {
    if (!exact_ || !std::isfinite(utilisation))
        return {};
    return std::llround(utilisation * static_cast<double>(denominator_));
}

std::string Utilisations::text(double utilisation) const {
    if (std::isinf(utilisation))
        return "inf";
    if (const auto exact = numerator(utilisation); exact && short_)
        return denominator_ == 1 ? std::to_string(*exact) : formatted("{}/{}", *exact, denominator_);
    return with_decimal_mark(formatted("{:.6f}", utilisation));
}

std::string Utilisations::long_text(double utilisation) const {
    const bool fraction = short_ && denominator_ > 1 && numerator(utilisation);
    return fraction ? with_decimal_mark(formatted("{} = {:.4f}", text(utilisation), utilisation))
                    : text(utilisation);
}

std::pair<std::string, std::string> Utilisations::texts(double a, double b) const {
    std::pair<std::string, std::string> both{text(a), text(b)};
    if (both.first == both.second && (below(a, b) || below(b, a)))
        both = {to_text(CellNumber(a)), to_text(CellNumber(b))};
    return both;
}

bool Utilisations::below(double a, double b) const {
    const auto x = numerator(a), y = numerator(b);
    return x && y ? *x < *y : a < b;
}

std::string choice_name(const InstructionSetInstance& instance, std::int64_t task, std::int64_t choice) {
    return short_item_words(instance, task, choice);
}

std::string choice_words(const InstructionSetInstance& instance, std::int64_t task, std::int64_t choice) {
    const CustomInstruction& it =
        instance.choices(static_cast<std::size_t>(task))[static_cast<std::size_t>(choice)];
    return formatted("{} (gain {}, cost {})", choice_name(instance, task, choice), it.gain, it.cost);
}

std::string quotient(const InstructionSetInstance& instance, std::int64_t task, std::int64_t choice) {
    const auto i = static_cast<std::size_t>(task);
    return formatted("{}/{}", instance.choices(i)[static_cast<std::size_t>(choice)].gain,
                     instance.task(i).period);
}

std::string selection_words(const InstructionSetInstance& instance, std::span<const Front::Chosen> chosen) {
    std::vector<std::string> taken, software;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        if (chosen[i] == Front::none)
            software.push_back(std::to_string(i + 1));
        else
            taken.push_back(choice_name(instance, static_cast<std::int64_t>(i), chosen[i]));
    if (taken.empty())
        return said("every task in software");
    std::string words = (counted("choice ", "choices ", std::ssize(taken))) + enumerated(taken);
    if (!software.empty())
        words += formatted("; {} {} in software", counted("task", "tasks", std::ssize(software)),
                           enumerated(software) + (counted(" stays", " stay", std::ssize(software))));
    return words;
}

std::string point_sentence(const InstructionSetInstance& instance, const Utilisations& words,
                           const Front& front, std::size_t k) {
    const auto cheapest = cheapest_at_most_one(front);
    const bool within = cheapest && k >= *cheapest;
    const char* asked = k == cheapest ? said("the cheapest schedulable design")
                        : within      ? said("schedulable")
                                      : said("not schedulable, because U > 1");
    return formatted("Point {} of {}: cost {}, U = {}: {} ({}).", k + 1, front.size(), front.points()[k].cost,
                     words.long_text(front.value(k)), selection_words(instance, front.chosen(k)), asked);
}

FrontAxes axes(const InstructionSetInstance& instance, double least) {
    const Utilisations words(instance);
    return {.cost = said("hardware cost"),
            .value = said("utilisation U"),
            .last_cost = dp::last_column(instance),
            .least = least,
            .greatest = words.value(instance.software()),
            .less_is_better = true,
            .threshold = 1.0,
            .within = said("schedulable"),
            .text = [words](double value) { return words.text(value); }};
}

} // namespace ks::instruction_set
