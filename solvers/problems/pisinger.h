// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/presets.h"

#include <initializer_list>
#include <string>

// The families of random instances that several kinds draw: Pisinger, "Where are the hard knapsack problems?"
// (2005).
namespace ks::pisinger {

inline constexpr std::string_view uncorrelated_title = "Uncorrelated values and weights";

/// Value and weight each uniform in 1..range.
Item uncorrelated(Random& random, std::int64_t range);

/// `sum` is at most most_generated_items * 2 * 10^9, so that thousandths of it stay below 2^63.
std::int64_t thousandths(std::int64_t sum, std::int64_t fraction);

// Settings.
Parameter count(std::string name, std::int64_t standard, std::string unit, std::string title);
Parameter range();    ///< "R"
Parameter fraction(); ///< of the weights, in thousandths

/// "preset uncorrelated, n = 50, R = 1000, fraction = 500, seed 1": the settings in this order.
std::string source(std::string_view preset, const Parameters& settings,
                   std::initializer_list<std::string_view> order, std::uint64_t seed);

} // namespace ks::pisinger
