// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <span>
#include <string>
#include <string_view>

// Fuzzing of readers: each target passes arbitrary bytes to one reader and checks the result. The suite
// fuzz.readers runs the targets with random mutations, and libFuzzer runs them, too (tests/fuzz.sh).
namespace ks::fuzz {

/// The result of reading some bytes.
struct Verdict {
    bool read = false;     ///< the reader accepted them
    std::string complaint; ///< the error in the reader; empty if there is none
};

/// A file tests/fuzz/NAME.cpp with `Verdict check_NAME(std::string_view)`, a line in targets.def, and a
/// folder tests/fuzz/corpus/NAME with examples, at least one of which the reader accepts.
struct Target {
    std::string_view name;
    Verdict (*check)(std::string_view bytes);
};

std::span<const Target> targets();

/// Bytes that a reader rejects: its error must have a place, and be one line of readable length.
Verdict refused(const Error& error);
/// Bytes that a reader accepted; `complaint` states an error in the result.
inline Verdict taken(std::string complaint = "") {
    return {.read = true, .complaint = std::move(complaint)};
}

/// Reads the bytes with `read`, writes the result with `write`, and reads that: it must be accepted, and
/// written again it must give the same text.
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
