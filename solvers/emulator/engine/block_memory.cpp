// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/block_memory.h"

#include "solvers/core/formatted.h"
#include "solvers/core/over_budget.h"
#include "solvers/core/units.h"
#include "solvers/emulator/checking/memory_checker.h"
#include "solvers/emulator/engine/block_runner.h"

#include <algorithm>

namespace ks::emulator {

Result<int> BlockMemory::workers(const LaunchShape& shape, int most) const {
    const std::int64_t bytes = BlockRunner::bytes(1, shape.block, most_shared, traced);
    const std::int64_t fitting = memory.free_bytes() / bytes;
    if (fitting > 0) // findings must be the same in every run, so a single thread runs all blocks
        return watched ? 1 : static_cast<int>(std::min({std::int64_t{most}, shape.grid, fitting}));
    return over_budget(
        formatted(
            "emulating a block of {} threads needs {} beside the buffers, and {} of the budget are left",
            shape.block, bytes_text(bytes), bytes_text(memory.free_bytes())),
        "choose a smaller block", {.more = bytes - memory.free_bytes()});
}

std::int64_t BlockMemory::expected(const LargestLaunch& launch, int most, std::int64_t left) const {
    if (launch.grid == 0)
        return 0;
    const auto bytes = [&](std::int64_t blocks) {
        return BlockRunner::bytes(blocks, launch.block, most_shared, traced);
    };
    if (launch.together)
        return bytes(launch.grid) + (watched ? MemoryChecker::order_bytes(launch.grid, launch.grid) : 0);
    const std::int64_t threads = watched ? 1 : std::min<std::int64_t>(most, launch.grid);
    return bytes(1) * std::clamp<std::int64_t>(left / bytes(1), 1, threads);
}

std::optional<Error> BlockMemory::too_many(const std::string& kernel, const LaunchShape& shape,
                                           std::int64_t resident) const {
    const std::int64_t alive = std::min(shape.grid, resident);
    const std::int64_t bytes = BlockRunner::bytes(alive, shape.block, most_shared, traced) +
                               (watched ? MemoryChecker::order_bytes(alive, shape.grid) : 0);
    if (bytes <= memory.free_bytes())
        return std::nullopt;
    Error error =
        over_budget(formatted("its blocks wait for each other, and keeping {} blocks of {} threads "
                              "needs {} beside the buffers; {} of the budget are left",
                              alive, shape.block, bytes_text(bytes), bytes_text(memory.free_bytes())),
                    "launch fewer or smaller blocks", {.more = bytes - memory.free_bytes()});
    error.where = kernel;
    return error;
}

} // namespace ks::emulator
