// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/warp_runner.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace ks::emulator {

/// Why a block stopped running.
enum class Rest : std::uint8_t {
    finished,
    waiting, ///< it waits for other blocks and must be run again
    void_    ///< the launch is void or was cancelled; the fault, if any, was reported to the launch
};

/// Runs blocks, one at a time, on the OS thread that created this object. Blocks that wait for others stay
/// alive meanwhile.
class BlockRunner {
public:
    /// Called before the first block of a launch.
    void begin(Launch& launch);
    /// Returns a new block that has not run yet.
    Block& open(std::int64_t index, bool traced);
    /// Runs the block until it waits or finishes.
    Rest run(Block& block, SiteTable& sites);
    /// Whether the last run changed anything that another block may wait for.
    bool moved() const { return moved_; }
    /// Releases a block that has finished.
    void close(Block& block);
    /// Reports that these blocks wait forever.
    void report_deadlock(std::span<Block* const> held);

    /// Returns the bytes, except buffers, of `blocks` living blocks of this size on one OS thread: stacks,
    /// the shared memory that a block may use, and the event log.
    static std::int64_t bytes(std::int64_t blocks, int threads, int most_shared, bool traced);

private:
    enum class Gathered : std::uint8_t { passed, waiting, finished, void_ };

    Gathered gather();
    void release(Wait wait);

    MemoryChecker* checker() const { return block_->traced ? launch_->checker : nullptr; }
    void open_checked();

    WarpRunner warps_;
    Launch* launch_ = nullptr;
    std::vector<std::unique_ptr<Block>> blocks_; ///< as many as were ever needed at once
    std::vector<Block*> spare_;
    bool moved_ = false;

    Block* block_ = nullptr; ///< the running block
};

} // namespace ks::emulator
