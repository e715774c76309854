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

/// What voided a launch: one sentence, and for a finding of `trace` its particulars.
struct LaunchFault {
    ErrorCode code = ErrorCode::device;
    Sentence text;
    std::string where;
    Sentence todo;
    std::string kind; ///< the finding's (app/runner/schemas/trace.schema.json); empty: a limit, no finding
    std::int64_t block = 0;
    std::vector<int> lanes;           ///< thread indices in the block
    std::vector<std::uint64_t> sites; ///< Event::code of the operations concerned, at most two
    std::uint64_t address = 0;
};

/// The arrays in constant memory, by their identity.
using ConstantMemory = std::map<const void*, std::vector<std::byte>>;

/// One launch while it runs: what every worker reads, and what they share.
struct Launch {
    const EmulatedKernel* kernel = nullptr;
    std::string name;
    std::vector<Buffer> buffers; ///< of the arguments: kept alive, and their names for messages
    std::vector<LaunchArgument> arguments;
    const ConstantMemory* constants = nullptr;
    LaunchShape shape;
    int most_shared = 0;                 ///< static and dynamic shared memory a block may use
    int workers = 1;                     ///< OS threads that take part
    const Language* language = spoken(); ///< of the thread that launches, in which faults are reported
    /// Blocks to trace, spread evenly, at most the grid's; 0: none. The window's block is traced in addition.
    std::int64_t traced_blocks = 0;
    MemoryChecker* checker = nullptr; ///< null: nobody asked for findings
    bool lockstep = false;            ///< the lanes of a warp take turns after every event

    std::optional<WarpRecord> window;
    /// Warp instructions of each block; -1: it was not traced. Empty: nobody counts.
    std::vector<std::int64_t> costs;

    bool measured = true; ///< whether the kernel's registers are known, which bound what is resident
    Residency residency;
    std::optional<Error> too_large; ///< why its blocks cannot be kept alive at once if they wait
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

/// The sentence for an access outside its allocation, or off its alignment.
LaunchFault describe(const Launch& launch, const OutOfBounds& access, std::int64_t block, int lane);

bool same_text(SourceLocation a, SourceLocation b);
/// Whether two positions are the same for a reader: instantiations of a template have positions of their own.
inline bool same_place(SourceLocation a, SourceLocation b) {
    return position_key(a) == position_key(b) || same_text(a, b);
}

} // namespace ks::emulator
