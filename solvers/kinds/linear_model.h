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

/// An instance as an exact integer linear program; most variables are 0 or 1. It is written for other solvers
/// (`lp`, `mps`); each kind defines its rows.
struct LinearModel {
    struct Term {
        std::size_t variable = 0;
        std::int64_t factor = 0;
    };
    struct Row {
        std::string name;
        bool equal = false; ///< the sum equals the bound; false: it is at most the bound
        std::int64_t bound = 0;
        std::vector<Term> terms{};
    };

    std::string objective;                ///< its name, one word: "value"
    std::string about{};                  ///< how to read a solver's answer; may be empty
    std::vector<std::string> variables{}; ///< their names: "x2c"
    std::vector<std::int64_t> worth{};    ///< [variable]; the sum is maximised
    std::vector<std::int64_t> most{};     ///< [variable]: its maximum; it is an integer from 0 on
    std::vector<Row> rows{};
    bool least = false;     ///< the sum of the variables' worth is minimised instead
    bool too_large = false; ///< the model would have too many variables, so it is empty

    /// Adds a new variable; the caller adds it to rows.
    std::size_t add(std::string name, std::int64_t value, std::int64_t largest = 1);
};

/// Returns the model of an instance. Usage error: its kind has no model, or nothing can be chosen. Limit
/// error: the model would be too large.
Result<LinearModel> linear_model_of(const Instance& instance);
/// Returns whether all numbers of a model have a property.
template <class Property>
bool all_numbers(const LinearModel& model, const Property& property) {
    return std::ranges::all_of(model.worth, property) && std::ranges::all_of(model.most, property) &&
           std::ranges::all_of(model.rows, [&](const LinearModel::Row& row) {
               return property(row.bound) &&
                      std::ranges::all_of(row.terms, property, &LinearModel::Term::factor);
           });
}
/// Returns a warning if the instance has a number above 2^53, because solvers compute in doubles and round
/// it; otherwise nothing.
Sentence warning_about_doubles(const Instance& instance);
/// Returns the ids of all kinds whose instances have a model.
std::vector<std::string_view> kinds_with_linear_model();
/// Returns comment lines about a model: which instance it is, and how to read the answer.
std::vector<std::string> comment_lines(const LinearModel& model, const std::string& name);

} // namespace ks
