// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

namespace ks::runner {

/// A request to end the program: SIGINT, SIGTERM, SIGHUP, a closed pipe or the end of a server's input. Work
/// gets a moment to stop by itself and report that; work that does not stop (a hanging driver call) is
/// abandoned.
class Interrupt {
public:
    /// Blocks SIGINT, SIGTERM and SIGHUP in this thread and in all threads that it starts later, and waits
    /// for them in a separate thread. Ignores SIGPIPE and SIGXFSZ, so that a closed pipe and a file beyond
    /// the system's limit are errors like any other. Call this once, as the first thing in main().
    static Interrupt& install();

    std::stop_token token() const;
    /// Whether a signal came.
    bool signalled() const;

    /// Asks everything to stop. If the process still runs 80 ms later, the function of on_overdue() is called
    /// in another thread to report the end; 400 ms after the request the process ends with `code`.
    void stop(int code);
    /// Sets what to call when work is overdue; an empty function calls nothing.
    void on_overdue(std::function<void()> overdue);
    /// Asks everything to stop, without a time limit.
    void request_stop();

private:
    Interrupt() = default;
    struct State;
    std::shared_ptr<State> state_;
};

} // namespace ks::runner
