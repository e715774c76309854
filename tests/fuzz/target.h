// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <span>
#include <string>
#include <string_view>

// Readers under fire: each target hands any bytes to one reader and looks at what comes back. The same
// targets are run by the suite fuzz.readers with random mutations and by libFuzzer (tests/fuzz.sh).
namespace ks::fuzz {

/// What a reader made of some bytes.
struct Verdict {
    bool read = false;     ///< the reader took them
    std::string complaint; ///< what is wrong with the reader; empty: nothing
};

/// A file tests/fuzz/NAME.cpp with `Verdict check_NAME(std::string_view)`, a line in targets.def, and a
/// folder tests/fuzz/corpus/NAME with examples, of which the reader takes at least one.
struct Target {
    std::string_view name;
    Verdict (*check)(std::string_view bytes);
};

std::span<const Target> targets();

/// Bytes that a reader refuses: its error must have a place, and be one line of a length that one can read.
Verdict refused(const Error& error);
/// Bytes that a reader took, without or with a fault in what came of it.
inline Verdict taken(std::string complaint = "") {
    return {.read = true, .complaint = std::move(complaint)};
}

/// Reads the bytes with `read`, writes what was read with `write`, and reads that: it must be accepted, and
/// written again it must be the same text.
template <class Read, class Write>
Verdict written_and_read(std::string_view bytes, Read read, Write write) {
    const auto first = read(bytes);
    if (!first)
        return refused(first.error());
    const std::string text = write(*first);
    const auto second = read(text);
    if (!second)
        return taken("what was read and written again is refused: " + second.error().sentence());
    return taken(write(*second) == text ? ""
                                        : "what was read is another thing once it is written and read again");
}

} // namespace ks::fuzz
