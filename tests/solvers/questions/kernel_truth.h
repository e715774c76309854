// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/trace.h"
#include "tests/solvers/questions/truth.h"

#include <cstdint>
#include <functional>
#include <set>
#include <tuple>

namespace ks::tests {

/// The instructions of one launch that take part in a race, as (block, warp, instruction).
using RacingInstructions = std::set<std::tuple<std::int64_t, int, std::size_t>>;

/// By definition: two threads access a byte of the same memory, one of them writes a different value to it,
/// and no barrier of their block is in between. `traced` returns the trace of any warp of the launch.
RacingInstructions racing_instructions(std::int64_t blocks, int warps,
                                       const std::function<Trace(std::int64_t block, int warp)>& traced);

/// The correct answers to a question about a warp's instruction, from its accesses: bytes are counted one by
/// one, and banks are served pass by pass. Not for questions about races.
Truth access_truth(const QuizQuestion& question, const Trace& trace);

/// The numbers of the lanes, as an answer.
Response lanes_response(std::uint32_t mask);

} // namespace ks::tests
