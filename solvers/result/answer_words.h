// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/result/answer.h"

#include <string>

namespace ks {

/// Returns the value of point i: "7", "113/60".
std::string value_words(const Front& front, std::size_t i);

/// Returns "12 points, from cost 0 and value 0 to cost 9 and value 113/60".
std::string front_words(const Front& front);

/// Returns "7 batches, and no plan has fewer than 6", or "7 batches, the fewest there can be" if that is
/// proven; and how many kernels no batch can hold.
std::string plan_words(const Plan& plan);

/// Returns what was checked in an answer that passed: "the selection is legal and sums as stated".
std::string check_words(const Answer& answer);

} // namespace ks
