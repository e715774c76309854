// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <random>
#include <string>

// Checks for every recording. Each returns the first error; empty if there is none.
namespace ks::tests {

/// The first and the last step are valid, each step announces the changes of the next one, and lines are
/// those of the pseudo-code.
std::string check_steps(const Recording& recording);

/// Next and previous of every level visit the same steps, from 0 to the last, and coarser levels visit fewer.
std::string check_levels(const Recording& recording);

/// The lines of `steps` can be parsed, and every `at` has as many numbers as the shape requires.
std::string check_json(const Recording& recording, std::size_t numbers);

/// A table's cells are computed in its order, one in each step, and all functions agree on that.
std::string check_order(const TableRecording& table);

/// Jumping to 1,000 random steps shows, cell by cell, the same as stepping there.
std::string check_going_anywhere(const TableRecording& table, std::mt19937_64& random);

} // namespace ks::tests
