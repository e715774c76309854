// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/instruction_set/instance.h"
#include "solvers/result/front.h"
#include "solvers/steps/front_state.h"

#include <optional>
#include <string>

// What both recordings of this family say.
namespace ks::instruction_set {

/// Utilisations in words: as fractions over the common denominator where that is short, else with six
/// decimals. They come out of a table of float64. Unless the denominator is very large its cells are so exact
/// that rounding does not hide their numerators (solvers/front/rows.h), and then numbers are told apart by
/// these.
class Utilisations {
public:
    explicit Utilisations(const InstructionSetInstance& instance);

    /// "78/60", "1.300000", "inf".
    std::string text(double utilisation) const;
    /// "78/60 = 1.3000", or as `text`.
    std::string long_text(double utilisation) const;
    /// Both as `text`, with so many digits that they differ if the numbers do.
    std::pair<std::string, std::string> texts(double a, double b) const;
    /// The fraction of this numerator over the common denominator.
    double value(std::int64_t numerator) const {
        return static_cast<double>(numerator) / static_cast<double>(denominator_);
    }
    /// Whether a is below b, by their fractions where these are known: rounding then decides nothing.
    bool below(double a, double b) const;

private:
    std::optional<std::int64_t> numerator(double utilisation) const;

    std::int64_t denominator_;
    bool short_;         ///< whether fractions are
    bool exact_ = false; ///< whether numerators are known
};

/// "2a", or the choice's own name; both from 0.
std::string choice_name(const InstructionSetInstance& instance, std::int64_t task, std::int64_t choice);
/// "2a (gain 1, cost 3)"; both from 0.
std::string choice_words(const InstructionSetInstance& instance, std::int64_t task, std::int64_t choice);
/// "delta / P" of a choice: "1/3"
std::string quotient(const InstructionSetInstance& instance, std::int64_t task, std::int64_t choice);
/// "choices 1b and 2a; task 3 stays in software", "every task in software"
std::string selection_words(const InstructionSetInstance& instance, std::span<const Front::Chosen> chosen);
/// The sentence of a point of the front, `k` from 0: its cost, its utilisation, its choices, and what a
/// designer asks of it.
std::string point_sentence(const InstructionSetInstance& instance, const Utilisations& words,
                           const Front& front, std::size_t k);
/// For pictures; values from `least` to all in software.
FrontAxes axes(const InstructionSetInstance& instance, double least);

} // namespace ks::instruction_set
