// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/warp_runner.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace ks::emulator {

/// How a block came to rest.
enum class Rest : std::uint8_t {
    finished,
    waiting, ///< for other blocks: it must be run again
    void_    ///< the launch is void or was stopped; the fault, if any, was reported to the launch
};

/// Runs blocks on the OS thread that made it, one at a time; those that wait for others stay alive meanwhile.
class BlockRunner {
public:
    /// Before the first block of a launch.
    void begin(Launch& launch);
    /// A new block, not run yet.
    Block& open(std::int64_t index, bool traced);
    /// Runs the block as far as it goes.
    Rest run(Block& block, SiteTable& sites);
    /// Whether the last run changed anything that another block may wait for.
    bool moved() const { return moved_; }
    /// The block has finished.
    void close(Block& block);
    /// Reports that these blocks wait for ever.
    void report_deadlock(std::span<Block* const> held);

    /// Bytes beside buffers that `blocks` blocks of this size take while alive on one OS thread: stacks, the
    /// shared memory a block may use, the event log.
    static std::int64_t bytes(std::int64_t blocks, int threads, int most_shared, bool traced);

private:
    enum class Gathered : std::uint8_t { passed, waiting, finished, void_ };

    Gathered gather();
    void release(Wait wait);

    MemoryChecker* checker() const { return block_->traced ? launch_->checker : nullptr; }
    void open_checked();

    WarpRunner warps_;
    Launch* launch_ = nullptr;
    std::vector<std::unique_ptr<Block>> blocks_; ///< all that were ever needed at once
    std::vector<Block*> spare_;
    bool moved_ = false;

    Block* block_ = nullptr; ///< the one running
};

} // namespace ks::emulator
