// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <functional>
#include <mutex>
#include <string_view>

namespace ks::runner {

/// Standard output, written at once and whole, from any thread. The first failure (a closed pipe, a full
/// disk) is kept: nothing is written after it, and `failed` is called so that work nobody reads can stop.
class Output {
public:
    explicit Output(int descriptor = 1) : descriptor_(descriptor) {}

    /// Called once, at the first failure; must not write.
    std::function<void()> failed;

    Result<void> write(std::string_view text);
    /// Writes the text with a newline behind it.
    Result<void> line(std::string_view text);
    /// Writes the last line: what others try to write after it is dropped. False if somebody else was first.
    bool last_line(std::string_view text);
    /// What others try to write from now on is dropped.
    void close();

    /// Success, or why something could not be written.
    Result<void> state() const;

private:
    Result<void> write_locked(std::string_view text);

    int descriptor_;
    mutable std::mutex mutex_;
    Result<void> state_;
    bool closed_ = false;
};

} // namespace ks::runner
