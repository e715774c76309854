// SPDX-License-Identifier: Apache-2.0
#include "app/runner/interrupt.h"

#include "solvers/core/result.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace ks::runner {

using namespace std::chrono_literals;

namespace {

bool is_ignored(int signal) {
    struct sigaction now {};
    return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

/// A thread of its own for a timer. Where the system has none left the work ends only when it stops by
/// itself.
template <class Work>
void start_timer(Work work) {
    try {
        std::thread(std::move(work)).detach();
    } catch (const std::system_error&) {
    } catch (const std::bad_alloc&) {
    }
}

} // namespace

struct Interrupt::State {
    std::stop_source source;
    std::atomic<bool> signalled = false;
    std::atomic<bool> ending = false;
    std::mutex mutex;
    std::function<void()> overdue;
};

Interrupt& Interrupt::install() {
    // Never destroyed: its threads live until the process ends.
    static Interrupt* const interrupt = new Interrupt;
    interrupt->state_ = std::make_shared<State>();
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    if (!is_ignored(SIGHUP)) // the terminal is gone; `nohup` asks to go on all the same
        sigaddset(&signals, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    std::thread([signals] {
        int signal = 0;
        while (sigwait(&signals, &signal) == 0) {
            interrupt->state_->signalled = true;
            interrupt->stop(static_cast<int>(ErrorCode::cancelled));
        }
    }).detach();
    return *interrupt;
}

std::stop_token Interrupt::token() const {
    return state_->source.get_token();
}
bool Interrupt::signalled() const {
    return state_->signalled;
}
void Interrupt::request_stop() {
    state_->source.request_stop();
}

void Interrupt::on_overdue(std::function<void()> overdue) {
    const std::lock_guard lock(state_->mutex);
    state_->overdue = std::move(overdue);
}

void Interrupt::stop(int code) {
    if (state_->ending.exchange(true))
        return;
    // Both timers start before anything is reported, each in its own thread, because the report itself may
    // be stuck in a full pipe.
    start_timer([state = state_] {
        std::this_thread::sleep_for(80ms);
        const std::lock_guard lock(state->mutex);
        if (state->overdue)
            state->overdue();
    });
    start_timer([code] {
        std::this_thread::sleep_for(400ms);
        ::_exit(code);
    });
    request_stop();
}

} // namespace ks::runner
