// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/trace.h"
#include "solvers/steps/at.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// A word of a buffer.
struct BufferWord {
    std::size_t buffer = 0;   ///< index in Trace::buffers
    std::int64_t element = 0; ///< index from the buffer's beginning
    std::optional<CellAt> at; ///< for a buffer with two extents: row and column
};

/// Returns the word at a device address; nothing if no buffer is there.
std::optional<BufferWord> word_at(const Trace& trace, std::uint64_t address);

/// Returns "table[1][32]" or, if no buffer is there, the address in hexadecimal digits.
std::string name_of(const Trace& trace, std::uint64_t address);

/// Returns the indices of the window's instructions without the watches, which take no time, in their order.
/// Empty without a window.
std::vector<std::size_t> counted_instructions(const Trace& trace);

} // namespace ks
