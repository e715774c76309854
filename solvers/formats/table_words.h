// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

// Words of tables that only suggest what they mean. Words that are certain are in csv_columns.h.
namespace ks::csv {

/// What the heading of a column suggests.
enum class Hint {
    none,   ///< nothing, or several things
    value,  ///< "NPV", "Rendite", "EUR"
    weight, ///< "Cost (k$)", "Dauer", "kg"
    price,  ///< a value where another column is the weight, or a weight where another one is the value
    name,   ///< "Project", "Aktie"
    group,  ///< "Group", "Kategorie"
};
Hint hint_of(std::string_view heading);

/// Whether words before a number mean the capacity: "Max", "Total available", "Rucksackkapazität".
bool is_limit(std::string_view words);
/// Whether they do so only above the items: below them "Max" may be the largest number of a column.
bool is_limit_or_statistic(std::string_view words);
/// Whether a row with these words sums the others up: "Total", "Summe", "Durchschnitt".
bool is_sum(std::string_view label);
/// Whether a row with these words is about the rows above, and not one of them: "Best value", "Ø", "Chosen".
bool is_result(std::string_view label);
/// Whether a heading is above results, which no instance holds: "Best price", "Selected".
bool is_result_heading(std::string_view heading);

} // namespace ks::csv
