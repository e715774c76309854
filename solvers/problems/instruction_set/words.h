// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/instruction_set/instance.h"
#include "solvers/result/front.h"
#include "solvers/steps/front_state.h"

#include <optional>
#include <string>

// Common texts of both recordings of this family.
namespace ks::instruction_set {

/// Utilisations as text: a fraction over the common denominator if that is short, otherwise with six
/// decimals. The values come from a table of float64. Unless the denominator is very large, they are exact
/// enough to recover the numerators (solvers/front/rows.h), and then values are compared by numerators.
class Utilisations {
public:
    explicit Utilisations(const InstructionSetInstance& instance);

    /// Returns "78/60", "1.300000" or "inf".
    std::string text(double utilisation) const;
    /// Returns "78/60 = 1.3000", or the same as `text`.
    std::string long_text(double utilisation) const;
    /// Returns both as `text`, with enough digits that they differ if the numbers do.
    std::pair<std::string, std::string> texts(double a, double b) const;
    /// Returns numerator / common denominator.
    double value(std::int64_t numerator) const {
        return static_cast<double>(numerator) / static_cast<double>(denominator_);
    }
    /// Returns whether a is below b, by their fractions if these are known, so that rounding does not matter.
    bool below(double a, double b) const;

private:
    std::optional<std::int64_t> numerator(double utilisation) const;

    std::int64_t denominator_;
    bool short_;         ///< whether fractions are short
    bool exact_ = false; ///< whether numerators are known
};

/// Returns "2a", or the choice's name; indices from 0.
std::string choice_name(const InstructionSetInstance& instance, std::int64_t task, std::int64_t choice);
/// Returns "2a (gain 1, cost 3)"; indices from 0.
std::string choice_words(const InstructionSetInstance& instance, std::int64_t task, std::int64_t choice);
/// Returns "delta / P" of a choice: "1/3".
std::string quotient(const InstructionSetInstance& instance, std::int64_t task, std::int64_t choice);
/// Returns "choices 1b and 2a; task 3 stays in software" or "every task in software".
std::string selection_words(const InstructionSetInstance& instance, std::span<const Front::Chosen> chosen);
/// Returns the sentence of a point of the front, `k` from 0: its cost, utilisation, choices, and whether the
/// set is schedulable.
std::string point_sentence(const InstructionSetInstance& instance, const Utilisations& words,
                           const Front& front, std::size_t k);
/// Returns the axes for pictures; values from `least` to all tasks in software.
FrontAxes axes(const InstructionSetInstance& instance, double least);

} // namespace ks::instruction_set
