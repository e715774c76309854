// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>

namespace ks::emulator {

/// Which blocks of a launch are alive: no more than the device holds at once. It keeps the grid barrier, and
/// detects that all blocks wait for ever.
///
/// What blocks wait for changes only by what other lanes do, and `changes` counts that. An OS thread is idle
/// when it has gone over all the blocks that it holds, none of them has moved, and `changes` has stayed the
/// same. When all threads are idle at the same count, nothing can ever move.
class Residency {
public:
    /// Called before any block starts. `most`: blocks that the device holds at once; `threads`: OS threads
    /// that take part.
    void begin(std::int64_t grid, std::int64_t most, int threads);

    /// The next block, if there is one and the device has room for it.
    std::optional<std::int64_t> start();
    /// A block has finished and made its last stores.
    void finish();
    bool all_started() const { return started_ == grid_; }
    std::int64_t finished() const { return finished_; }
    std::int64_t started() const { return started_; }
    std::int64_t grid() const { return grid_; }
    std::int64_t most() const { return most_; }

    /// A block has begun to wait: from now on changes are counted.
    void expect_changes() { counting_ = true; }
    std::uint64_t changes() const { return changes_; }
    /// Something that a block may wait for has changed.
    void changed();
    /// Every block held by the calling OS thread was looked at since `changes` was `seen`, and none moved.
    /// Waits for a change, but not for long; false: nothing can ever change.
    bool idle(std::uint64_t seen);
    /// The calling OS thread has no block left.
    void leave();

    /// All threads of a block are at the grid barrier, whose number is returned. The last block opens it.
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
