// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>

namespace ks::emulator {

/// Which blocks of a launch are alive: no more than the device holds at once. It keeps the grid barrier, and
/// knows when blocks wait that nobody will ever wake.
///
/// What blocks wait for changes only by what other lanes do. `changes` counts that. An OS thread that has
/// gone over all the blocks it holds without any of them moving, while `changes` stood still, is idle; when
/// all are idle at one count nothing can ever move.
class Residency {
public:
    /// Before any block. `most`: blocks that the device holds at once; `threads`: OS threads that take part.
    void begin(std::int64_t grid, std::int64_t most, int threads);

    /// The next block, if there is one and the device has room for it.
    std::optional<std::int64_t> start();
    /// One block less, its last stores made.
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

    /// All threads of a block are at the grid barrier: which one that is. The last block opens it.
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
