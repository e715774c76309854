// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>

namespace ks::emulator {

/// Which blocks of a launch are alive: at most as many as the device can hold at once. This class counts
/// blocks at the grid barrier, and detects that all blocks wait forever.
///
/// What a block waits for changes only through other lanes, and `changes` counts these changes. An OS thread
/// is idle when it has checked all its blocks, none of them has moved, and `changes` has not changed
/// meanwhile. When all threads are idle at the same count, no block can ever move.
class Residency {
public:
    /// Called before any block starts. `most`: blocks that the device holds at once; `threads`: OS threads
    /// that participate.
    void begin(std::int64_t grid, std::int64_t most, int threads);

    /// Returns the next block, if there is one and the device has room for it.
    std::optional<std::int64_t> start();
    /// Called when a block has finished and made its last stores.
    void finish();
    bool all_started() const { return started_ == grid_; }
    std::int64_t finished() const { return finished_; }
    std::int64_t started() const { return started_; }
    std::int64_t grid() const { return grid_; }
    std::int64_t most() const { return most_; }

    /// Called when a block has begun to wait: from now on changes are counted.
    void expect_changes() { counting_ = true; }
    std::uint64_t changes() const { return changes_; }
    /// Called when something has changed that a block may wait for.
    void changed();
    /// Every block of the calling OS thread was checked since `changes` was `seen`, and none moved. Waits a
    /// short time for a change. Returns false if nothing can ever change.
    bool idle(std::uint64_t seen);
    /// The calling OS thread has no block left.
    void leave();

    /// Called when all threads of a block are at the grid barrier. Returns the barrier's number. The last
    /// block opens it.
    std::uint64_t arrive();
    bool is_open(std::uint64_t barrier) const { return barriers_ != barrier; }

private:
    void count_change();

    std::int64_t grid_ = 0, most_ = 0;
    std::atomic<std::int64_t> started_{0}, finished_{0};
    std::atomic<bool> counting_{false};
    std::atomic<std::uint64_t> changes_{0}, barriers_{0};
    std::mutex mutex_;
    std::condition_variable change_;
    std::int64_t arrived_ = 0;
    int threads_ = 0, idle_ = 0;
    bool stuck_ = false;
};

} // namespace ks::emulator
