// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <functional>
#include <mutex>
#include <string>
#include <string_view>

namespace ks::runner {

/// Returns a text whose lines cannot direct a terminal: each line is `printable`. A carriage return before a
/// line end is omitted.
std::string printable_lines(std::string_view text);

/// Standard output. Any thread may write to it, and each text is written at once and whole. The first failure
/// (a closed pipe, a full disk) is kept: nothing is written after it, and `failed` is called so that work
/// whose output nobody can read may stop.
class Output {
public:
    explicit Output(int descriptor = 1);

    /// Called once, at the first failure; it must not write.
    std::function<void()> failed;

    Result<void> write(std::string_view text);
    /// Writes text for people. Names from files cannot direct a terminal (`printable`).
    Result<void> text(std::string_view text);
    /// Writes whole lines of a document for programs: its bytes, or `printable_lines` if the output is a
    /// terminal.
    Result<void> document(std::string_view text);
    /// Writes a line of a document, with a newline behind it.
    Result<void> line(std::string text);
    /// Writes the last line: whatever comes after it is dropped. False if the output was closed already.
    bool last_line(std::string text);
    /// Drops whatever comes from now on.
    void close();

    /// Success, or the reason why something could not be written.
    Result<void> state() const;

private:
    Result<void> write_locked(std::string_view text);

    int descriptor_;
    bool is_terminal_;
    mutable std::mutex mutex_;
    Result<void> state_;
    bool closed_ = false;
};

} // namespace ks::runner
