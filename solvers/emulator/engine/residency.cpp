// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/residency.h"

#include <chrono>

namespace ks::emulator {

namespace {

/// A waiting thread checks for cancellation at this interval.
constexpr auto longest_wait = std::chrono::milliseconds(5);

} // namespace

void Residency::begin(std::int64_t grid, std::int64_t most, int threads) {
    grid_ = grid;
    most_ = most;
    threads_ = threads;
}

std::optional<std::int64_t> Residency::start() {
    std::int64_t next = started_;
    do {
        if (next >= grid_ || next - finished_ >= most_)
            return std::nullopt;
    } while (!started_.compare_exchange_weak(next, next + 1));
    if (counting_)
        changed();
    return next;
}

void Residency::finish() {
    ++finished_;
    // A thread that begins to wait checks its blocks once more before it becomes idle. So a change that is
    // not counted here is not missed.
    if (counting_)
        changed();
}

void Residency::count_change() {
    ++changes_;
    idle_ = 0;
    change_.notify_all();
}

void Residency::changed() {
    const std::lock_guard lock(mutex_);
    count_change();
}

bool Residency::idle(std::uint64_t seen) {
    std::unique_lock lock(mutex_);
    if (changes_ != seen)
        return true;
    if (++idle_ == threads_)
        stuck_ = true;
    if (stuck_) {
        change_.notify_all();
        return false;
    }
    change_.wait_for(lock, longest_wait, [&] { return changes_ != seen || stuck_; });
    if (changes_ == seen && !stuck_)
        --idle_; // it checks its blocks again
    return !stuck_;
}

void Residency::leave() {
    const std::lock_guard lock(mutex_);
    --threads_;
    if (threads_ > 0 && idle_ == threads_) {
        stuck_ = true;
        change_.notify_all();
    }
}

std::uint64_t Residency::arrive() {
    const std::lock_guard lock(mutex_);
    const std::uint64_t barrier = barriers_;
    if (++arrived_ == grid_) {
        arrived_ = 0;
        ++barriers_;
        count_change();
    }
    return barrier;
}

} // namespace ks::emulator
