// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/pairs/pairing.h"
#include "solvers/steps/recording.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace ks {

/// The differences between two recordings, each at a separate step.
struct Differences {
    std::string parts = {};             ///< the compared parts: "cells", "points"; empty: they cannot be
                                        ///< compared
    std::int64_t compared = 0;          ///< number of parts that both have
    std::int64_t differ = 0;            ///< how many of these differ
    std::array<std::int64_t, 2> only{}; ///< number of parts that only one has although the other could have
                                        ///< them
    /// The differing parts in each recording: in a table [row, column], in a tree [node], in a front [point],
    /// in boxes [box], in two lists [list, index] or, for a pair of blocks, [2, block of A, block of B].
    std::array<std::vector<At>, 2> where{};
    std::string first = {}; ///< "z2(7) is 3 on the left and 4 on the right"
    std::string note = {};  ///< a sentence about what was not compared
    /// If both are at their end: their answers, and what only one of them chooses.
    std::string answers = {};

    friend bool operator==(const Differences&, const Differences&) = default;
};

/// Compares the parts that both have finished: computed cells, visited nodes, elements of the lists, kept
/// points, the content of the boxes; and, if both are at their end, their answers.
Differences differences(const Recording& first, std::int64_t first_step, const Recording& second,
                        std::int64_t second_step);

/// Returns the number of differences and the first one, in one or two sentences, without the answers.
std::string sentence_of(const Differences& differences);

} // namespace ks
