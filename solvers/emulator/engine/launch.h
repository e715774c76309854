// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/language.h"
#include "solvers/core/sentence.h"
#include "solvers/emulator/counting/site_table.h"
#include "solvers/emulator/engine/accessors.h"
#include "solvers/emulator/engine/residency.h"
#include "solvers/kernels/backend.h"
#include "solvers/kernels/kernel_table.h"

#include <atomic>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace ks::emulator {

/// The fault that voided a launch: one sentence, and the details for a finding of `trace`.
struct LaunchFault {
    ErrorCode code = ErrorCode::device;
    Sentence text;
    std::string where;
    Sentence todo;
    std::string kind; ///< the finding's kind (app/runner/schemas/trace.schema.json); empty: a limit, not a
                      ///< finding
    std::int64_t block = 0;
    std::vector<int> lanes;           ///< thread indices in the block
    std::vector<std::uint64_t> sites; ///< Event::code of the operations concerned, at most two
    std::uint64_t address = 0;
};

/// The arrays in constant memory, by their identity.
using ConstantMemory = std::map<const void*, std::vector<std::byte>>;

/// One launch while it runs: the data that all workers read, and their shared state.
struct Launch {
    const EmulatedKernel* kernel = nullptr;
    std::string name;
    std::vector<Buffer> buffers; ///< the arguments' buffers: kept alive, and named in messages
    std::vector<LaunchArgument> arguments;
    const ConstantMemory* constants = nullptr;
    LaunchShape shape;
    int most_shared = 0;                 ///< bytes of static and dynamic shared memory that a block may use
    int workers = 1;                     ///< OS threads that participate
    const Language* language = spoken(); ///< the launching thread's language, in which faults are reported
    /// How many blocks to trace, spread evenly, at most the grid's; 0: none. The window's block is traced in
    /// addition.
    std::int64_t traced_blocks = 0;
    MemoryChecker* checker = nullptr; ///< null: findings were not requested
    bool lockstep = false;            ///< the lanes of a warp take turns after every event

    std::optional<WarpRecord> window;
    /// Warp instructions by block; -1: the block was not traced. Empty: not counted.
    std::vector<std::int64_t> costs;

    bool measured = true; ///< whether the kernel's registers, which limit residency, are known
    Residency residency;
    std::optional<Error> too_large; ///< the error to report if blocks wait that cannot all be alive at once
    std::atomic<bool> stop{false};

    bool traced(std::int64_t block) const { return is_sample(block) || (window && window->block() == block); }
    std::int64_t traced_count() const {
        return traced_blocks + (window && !is_sample(window->block()) ? 1 : 0);
    }

    /// Keeps the fault of the lowest block and stops the others.
    void report(LaunchFault fault);
    void report(const Error& error, std::int64_t block);
    const std::optional<LaunchFault>& fault() const { return fault_; }
    void merge(const SiteTable& sites);
    const SiteTable& sites() const { return sites_; }
    const BufferSpec* buffer(std::uint32_t allocation) const;
    bool is_freed(std::uint32_t allocation) const;

private:
    bool is_sample(std::int64_t block) const {
        const auto share = [&](std::int64_t b) { return b * traced_blocks / shape.grid; }; // both below 2^31
        return share(block + 1) > share(block);
    }

    std::mutex mutex_;
    std::optional<LaunchFault> fault_;
    SiteTable sites_;
};

/// "solvers/problems/multiple_choice/kernels/mckp_global.inl:14:31"
std::string to_text(SourceLocation at);

/// Returns the fault for an access outside its allocation, or off its alignment.
LaunchFault describe(const Launch& launch, const OutOfBounds& access, std::int64_t block, int lane);

bool same_text(SourceLocation a, SourceLocation b);
/// Whether two positions are the same for a reader: each instantiation of a template has a separate position.
inline bool same_place(SourceLocation a, SourceLocation b) {
    return position_key(a) == position_key(b) || same_text(a, b);
}

} // namespace ks::emulator
