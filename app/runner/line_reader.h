// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_outline.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>

namespace ks::runner {

/// Lines from a file descriptor, of bounded length, until its end or a stop request, whichever comes first.
class LineReader {
public:
    enum class Got { line, too_long, end };

    LineReader(int descriptor, std::size_t longest, std::stop_token stop);
    LineReader(const LineReader&) = delete;
    LineReader& operator=(const LineReader&) = delete;
    ~LineReader();

    /// Waits for the next line and puts it, without its newline, into `line`. A line that is too long is
    /// skipped to its end. A last line without a newline counts as a line. The outline of a long line is made
    /// while it arrives; its last piece is left to the caller.
    Got next(std::string& line, json::Outline& outline);

private:
    void take(std::size_t end, std::string& line);
    bool fill();

    int descriptor_;
    std::size_t longest_;
    int wake_; ///< an event descriptor that becomes readable at a stop request
    std::string buffer_;
    std::size_t searched_ = 0; ///< bytes of the buffer known to hold no newline
    json::Outline outline_;    ///< of these bytes
    bool skipping_ = false;
    std::stop_token stop_;

    struct Wake {
        int descriptor;
        void operator()() const;
    };
    std::optional<std::stop_callback<Wake>> on_stop_;
};

} // namespace ks::runner
