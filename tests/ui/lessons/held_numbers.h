// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/lessons/lesson_claims.h"

#include <utility>
#include <vector>

namespace ks::tests {

/// The justification of a number, the strongest first.
enum class Way { place_in_paper, suite, claim, measured, equation, said, nothing };

/// "step 2: 16 in "... 2⁴ = 16 choices. Which of them ...""
inline QString place_of(const StepWords& step, const Numeral& numeral, std::size_t number) {
    const QString around = step.text.mid(std::max<qsizetype>(0, numeral.at - 30), 60).replace(u'\n', u' ');
    const QString place = step.heading.isEmpty() ? QStringLiteral("step %1").arg(number) : step.heading;
    return QStringLiteral("%1: %2 in \"...%3...\"").arg(place, numeral.written, around);
}

/// The numbers in a step's text, each with its justification.
class HeldNumbers {
public:
    std::vector<std::pair<Numeral, Way>> numbers;
    QStringList wrong; ///< numbers without a justification, and wrong equations

    /// `worked_out`: by a suite; `claimed`: justified by claims; `measured`: justified only by a claim.
    HeldNumbers(const StepWords& step, std::size_t number, bool worked_out,
                const std::vector<TextSpan>& claimed, const std::vector<TextSpan>& measured)
        : step_(step) {
        const std::vector<TextSpan> places = citations_in(step.text);
        const std::vector<TextSpan> suite =
            worked_out ? std::vector<TextSpan>{step.body} : std::vector<TextSpan>();
        for (const Numeral& numeral : numerals_of(step.text))
            numbers.emplace_back(numeral, holds(places, numeral)     ? Way::place_in_paper
                                          : holds(suite, numeral)    ? Way::suite
                                          : holds(claimed, numeral)  ? Way::claim
                                          : holds(measured, numeral) ? Way::measured
                                          : is_said(numeral)         ? Way::said
                                                                     : Way::nothing);
        for (const Equation& equation : equations_in(step.text))
            work_out(equation);
        for (const auto& [numeral, way] : numbers)
            if (way == Way::nothing)
                wrong << "nothing holds " + place_of(step, numeral, number);
    }

private:
    static bool holds(const std::vector<TextSpan>& stretches, const Numeral& numeral) {
        return std::ranges::any_of(stretches, [&](const TextSpan& each) { return each.holds(numeral); });
    }
    /// A single digit occurs nearly everywhere, so it must be claimed.
    bool is_said(const Numeral& numeral) const {
        return numeral.written.size() > 1 && step_.said.has(numeral);
    }
    /// In a correct equation, the numbers that the program prints justify the remaining one. A single digit
    /// counts as printed here, because with another digit the equation would be wrong.
    void work_out(const Equation& equation) {
        if (!equation.is_right()) {
            wrong << "this is not so: " + step_.text.mid(equation.all.from, equation.all.length());
            return;
        }
        std::vector<std::pair<Numeral, Way>*> open, digits;
        for (auto& each : numbers)
            if (equation.all.holds(each.first) && each.second == Way::nothing)
                (step_.said.has(each.first) ? digits : open).push_back(&each);
        if (open.size() > 1)
            return;
        for (auto* const each : digits)
            each->second = Way::equation;
        for (auto* const each : open)
            each->second = Way::equation;
    }

    const StepWords& step_;
};

} // namespace ks::tests
