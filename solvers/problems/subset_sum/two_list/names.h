// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/two_list/stages.h"

#include <cstdint>
#include <string>
#include <string_view>

// The names in a recording's sentences. They count from 1, as the paper does; arguments count from 0.
namespace ks::two_list::names {

/// Returns "a_3", "b_{12}" for the lists A and B; with a prime for an element of the shifted list.
std::string element(int list, std::int64_t index, bool shifted = false);
/// Returns "a_3 .. a_6", "a'_3", "nothing".
std::string part(int list, const Range& range, bool shifted = false);
/// Returns "w_5": a weight of a half, by its number in both halves together.
std::string weight(std::int64_t index);
/// Returns "A" or "B".
char list(int list);

/// Returns "a_3 + b_5 = 17 + 12 = 29".
std::string sum(std::int64_t x, std::int64_t y, const SumPair& values);
/// Returns "(2, 3)".
std::string pair(const BlockPair& pair);
/// Returns "2 to 4" or "2".
std::string stretch(const Range& range);
/// Returns "4th", "2nd".
std::string ordinal(std::int64_t number);
/// Returns "Thread 2: block 3 ..."; with a single thread "Block 3 ...". A symbol at the beginning keeps its
/// case.
std::string sentence(std::int64_t thread, std::int64_t threads, std::string text);

} // namespace ks::two_list::names
