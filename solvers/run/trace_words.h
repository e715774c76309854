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
    std::size_t buffer = 0;   ///< into Trace::buffers
    std::int64_t element = 0; ///< from the buffer's beginning
    std::optional<CellAt> at; ///< in a buffer of two extents: row and column
};

/// The word at a device address; nothing where no buffer lies.
std::optional<BufferWord> word_at(const Trace& trace, std::uint64_t address);

/// "table[1][32]" or, where no buffer lies, the address in hexadecimal digits.
std::string name_of(const Trace& trace, std::uint64_t address);

/// The window's instructions without the watches, which take no time: indices, in their order. Empty without
/// a window.
std::vector<std::size_t> counted_instructions(const Trace& trace);

} // namespace ks
