// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/trace.h"
#include "tests/solvers/questions/truth.h"

#include <cstdint>
#include <functional>
#include <set>
#include <tuple>

namespace ks::tests {

/// The instructions of one launch that are part of a race, as (block, warp, instruction).
using RacingInstructions = std::set<std::tuple<std::int64_t, int, std::size_t>>;

/// By definition: two threads touch a byte of the same memory, one of them writes something else to it, and
/// no barrier of their block is between. `traced` gives the trace of any warp of the launch.
RacingInstructions racing_instructions(std::int64_t blocks, int warps,
                                       const std::function<Trace(std::int64_t block, int warp)>& traced);

/// What is right of a question about a warp's instruction, from its accesses: every byte counted by itself,
/// the banks served pass by pass. Not of races.
Truth access_truth(const QuizQuestion& question, const Trace& trace);

/// As an answer: the numbers of the lanes.
Response lanes_response(std::uint32_t mask);

} // namespace ks::tests
