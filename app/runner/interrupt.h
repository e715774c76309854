// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

namespace ks::runner {

/// The user's wish to end: SIGINT, SIGTERM, a closed pipe, the end of a server's input. Work has a moment to
/// stop by itself and say so; work that does not (a driver call that hangs) is left behind.
class Interrupt {
public:
    /// Blocks SIGINT and SIGTERM in this thread and all that it starts later, and waits for them in one of
    /// its own; ignores SIGPIPE and SIGXFSZ, so that a closed pipe and a file beyond the system's limit are
    /// errors like any other. Call once, first thing in main().
    static Interrupt& install();

    std::stop_token token() const;
    /// Whether a signal came.
    bool signalled() const;

    /// Asks everything to stop. If the process is still there 80 ms later, `overdue` is called from another
    /// thread, to say the last word; 400 ms after the request the process ends with `code`.
    void stop(int code);
    /// What to call when work is overdue; empty: nothing.
    void on_overdue(std::function<void()> overdue);
    /// Only asks to stop, without a limit.
    void request_stop();

private:
    Interrupt() = default;
    struct State;
    std::shared_ptr<State> state_;
};

} // namespace ks::runner
