// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <version>

#if defined(__cpp_lib_source_location)
#include <source_location>
#endif

namespace ks::emulator {

/// A position in a kernel's text, in 48 bits, so that it fits an event. With std::source_location it is the
/// address of the compiler's constant. A compiler without it packs line and column, and the file is the
/// kernel's.
#if defined(__cpp_lib_source_location)
using SourceLocation = std::source_location;
#define KS_HERE ::std::source_location::current()
#else
struct SourceLocation {
    std::uint32_t line, column;
};
#define KS_HERE (::ks::emulator::SourceLocation{.line = __builtin_LINE(), .column = 0})
#endif

struct ResolvedPosition {
    std::string file; ///< empty if the compiler does not provide it
    int line = 0, column = 0;
};

inline std::uint64_t position_key(SourceLocation location) {
    static_assert(sizeof(SourceLocation) == 8);
    return std::bit_cast<std::uint64_t>(location);
}

ResolvedPosition resolve_position(std::uint64_t key);

} // namespace ks::emulator
