// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/instance/unit.h"

#include <cstdint>
#include <string>
#include <vector>

// Parts of a step's sentence.
namespace ks::words {

/// Returns "z2(7)".
std::string cell(std::int64_t row, std::int64_t column);
/// Returns "3", or "-inf" for a negative cell.
std::string value(std::int64_t cell);
/// Returns value and weight as in the thesis, "(1, 4)"; with units "(1 EUR, 0.4 kg)".
std::string pair(const Item& item, const SumUnits& units);
/// Returns the name of a record with its numbers, "tent (40, 12)", or `unnamed` if it has no name. Both
/// indices count from 1. A name such as "item 0" is in quotation marks, because sentences put that word
/// before it.
std::string record(const Instance& instance, std::int64_t group, std::int64_t record, std::string unnamed);
/// Returns the name without numbers: "tent".
std::string record_name(const Instance& instance, std::int64_t group, std::int64_t record,
                        std::string unnamed);
/// Returns "items 1a and 2a", "item 3", "items 1a, 2a, 3b, ... (97 in all)", or `none` for an empty list.
std::string items(const std::vector<std::string>& names, const std::string& none);

} // namespace ks::words
