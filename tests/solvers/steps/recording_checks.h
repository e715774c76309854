// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <random>
#include <string>

// What holds for every recording. Each gives the first thing that is wrong, or nothing.
namespace ks::tests {

/// First and last step; what is announced is what the next step changes; lines are of the pseudo-code.
std::string check_steps(const Recording& recording);

/// Next and previous of every level meet the same steps, from 0 to the last, and coarser levels fewer.
std::string check_levels(const Recording& recording);

/// The lines of `steps` parse, and every `at` has as many numbers as the shape.
std::string check_json(const Recording& recording, std::size_t numbers);

/// A table's cells are computed in its order, one a step, and every way to ask says so.
std::string check_order(const TableRecording& table);

/// Going to 1,000 random steps shows what stepping there has written, cell by cell.
std::string check_going_anywhere(const TableRecording& table, std::mt19937_64& random);

} // namespace ks::tests
