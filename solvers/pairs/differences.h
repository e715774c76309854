// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/pairs/pairing.h"
#include "solvers/steps/recording.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace ks {

/// What differs between two recordings, each at a step of its own.
struct Differences {
    std::string parts = {};             ///< what was compared: "cells", "points"; empty: nothing can be
    std::int64_t compared = 0;          ///< parts that both have
    std::int64_t differ = 0;            ///< of these
    std::array<std::int64_t, 2> only{}; ///< parts that one has and the other could have
    /// All of them in each recording: of a table [row, column], of a tree [node], of a front [point], of
    /// boxes [box], of two lists [list, index] or, of a pair of blocks, [2, block of A, block of B].
    std::array<std::vector<At>, 2> where{};
    std::string first = {}; ///< "z2(7) is 3 on the left and 4 on the right"
    std::string note = {};  ///< a sentence: what was not compared
    /// Where both are at their end: what they answer and what only one of them chooses.
    std::string answers = {};

    friend bool operator==(const Differences&, const Differences&) = default;
};

/// Compares what both have finished: cells that both have computed, nodes that both have reached, elements of
/// the lists, points kept, what is in the boxes; and, where both are at their end, their answers.
Differences differences(const Recording& first, std::int64_t first_step, const Recording& second,
                        std::int64_t second_step);

/// How many differ and which is the first, in one or two sentences; without the answers.
std::string sentence_of(const Differences& differences);

} // namespace ks
