// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/counting/stride.h"

#include "solvers/core/formatted.h"

#include <cstdlib>

namespace ks {

std::string stride_words(std::int64_t bytes) {
    constexpr std::int64_t word = 4;
    const std::int64_t distance = std::abs(bytes), words = distance / word;
    const std::string in_bytes = counted("{} byte", "{} bytes", distance, distance);
    if (distance % word != 0)
        return formatted("with a stride of {}", in_bytes);
    return formatted("with a stride of {} ({})", counted("{} word", "{} words", words, words), in_bytes);
}

} // namespace ks
