// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

class Instance;

/// An instance as a linear program in whole numbers, most of which are 0 or 1; exact. It is written for other
/// solvers (`lp`, `mps`); whoever knows the kind says what its rows are.
struct LinearModel {
    struct Term {
        std::size_t variable = 0;
        std::int64_t factor = 0;
    };
    struct Row {
        std::string name;
        bool equal = false; ///< the sum is the bound, rather than at most that
        std::int64_t bound = 0;
        std::vector<Term> terms{};
    };

    std::string objective;                ///< its name, one word: "value"
    std::string about{};                  ///< what one has to know to read a solver's answer; perhaps nothing
    std::vector<std::string> variables{}; ///< their names: "x2c"
    std::vector<std::int64_t> worth{};    ///< [variable]; the sum is to be as large as possible
    std::vector<std::int64_t> most{};     ///< [variable]: it is a whole number from 0 to this one
    std::vector<Row> rows{};
    bool least = false;     ///< the sum of what variables are worth is to be as small as possible instead
    bool too_large = false; ///< there would be too many variables, so the rest is empty

    /// A new variable; what it adds to a row is up to the caller.
    std::size_t add(std::string name, std::int64_t value, std::int64_t largest = 1);
};

/// The instance of a kind that is a linear program. One in which nothing can be chosen is a usage error,
/// one that would be too large a limit error.
Result<LinearModel> linear_model_of(const Instance& instance);
/// Whether all numbers of a model have a property.
template <class Property>
bool all_numbers(const LinearModel& model, const Property& property) {
    return std::ranges::all_of(model.worth, property) && std::ranges::all_of(model.most, property) &&
           std::ranges::all_of(model.rows, [&](const LinearModel::Row& row) {
               return property(row.bound) &&
                      std::ranges::all_of(row.terms, property, &LinearModel::Term::factor);
           });
}
/// Solvers compute in doubles, so they round numbers above 2^53: a warning if the instance has one, else
/// nothing.
Sentence warning_about_doubles(const Instance& instance);
/// The ids of all kinds whose instances can be written so.
std::vector<std::string_view> kinds_with_linear_model();
/// The lines that are said about a model in a comment: which instance it is, and how to read the answer.
std::vector<std::string> comment_lines(const LinearModel& model, const std::string& name);

} // namespace ks
