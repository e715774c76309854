// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/backend.h"
#include "solvers/emulator/accessors.h"
#include "solvers/emulator/site_table.h"
#include "solvers/kernels/kernel_table.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace ks::emulator {

/// What voided a launch: one sentence, and for an access its particulars.
struct LaunchFault {
    ErrorCode code = ErrorCode::device;
    std::string text, where, todo;
    std::int64_t block = 0;
    int lane = 0; ///< thread index in the block
    std::optional<OutOfBounds> access;
};

/// One launch while it runs: what every worker reads, and what they share.
struct Launch {
    const EmulatedKernel* kernel = nullptr;
    std::string name;
    std::vector<Buffer> buffers; ///< of the arguments: kept alive, and their names for messages
    std::vector<LaunchArgument> arguments;
    LaunchShape shape;
    int most_shared = 0; ///< static and dynamic shared memory a block may use
    int workers = 1;     ///< OS threads that take part
    /// Blocks to trace, spread evenly; 0: none.
    std::int64_t traced_blocks = 0;

    std::atomic<std::int64_t> next_block{0}, finished_blocks{0};
    std::atomic<bool> stop{false};

    bool traced(std::int64_t block) const {
        const auto share = [&](std::int64_t b) { return b * traced_blocks / shape.grid; }; // both below 2^31
        return traced_blocks >= shape.grid || share(block + 1) > share(block);
    }

    /// Keeps the fault of the lowest block and stops the others.
    void report(LaunchFault fault);
    const std::optional<LaunchFault>& fault() const { return fault_; }
    void merge(const SiteTable& sites);
    const SiteTable& sites() const { return sites_; }
    const BufferSpec* buffer(std::uint32_t allocation) const;

private:
    std::mutex mutex_;
    std::optional<LaunchFault> fault_;
    SiteTable sites_;
};

/// "solvers/kernels/mckp_global.inl:14:31"
std::string to_text(SourceLocation at);

/// The sentence for an access outside its allocation.
LaunchFault describe(const Launch& launch, const OutOfBounds& access, std::int64_t block, int lane);

} // namespace ks::emulator
