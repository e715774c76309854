// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/documents.h"
#include "solvers/emulator/counters.h"
#include "solvers/run.h"

#include <array>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ks {

/// A run in the emulator with everything recorded, as `trace` asks for it.
struct TraceRequest {
    InstancePtr instance;
    std::string variant;
    std::vector<std::pair<std::string, std::string>> set;
    std::string device = "h200"; ///< the preset emulated
    std::int64_t memory = std::int64_t{4} << 30;
    std::optional<std::chrono::duration<double>> timeout;
    /// How many blocks of each launch to trace, spread evenly; nothing: all. The others run untraced.
    std::optional<std::int64_t> blocks;
};

/// One source position of a kernel and what it cost. `op` is load, store, atomic, branch, barrier,
/// collective, fence or spin, `space` global or shared (empty for those that touch no memory), `bytes` the
/// size of one lane's access.
struct TraceSite {
    std::string file;
    int line = 0, column = 0;
    std::string op, space;
    int bytes = 0;
    Counters counters;
};

/// What a launch or a whole trace cost (interface.md, T).
struct TraceTotals {
    struct Memory {
        Counters load, store, atomic;
    };
    Memory global, shared;
    std::int64_t branches = 0;  ///< branch instructions, loop heads included
    std::int64_t divergent = 0; ///< those whose lanes went both ways

    void add(const TraceSite& site);
    TraceTotals& operator+=(const TraceTotals& other);
};

struct TraceLaunch {
    std::string kernel;
    std::int64_t grid = 0;
    int block = 0;
    int shared_bytes = 0;         ///< dynamic
    std::vector<TraceSite> sites; ///< by file, line, column
    TraceTotals totals;
};

/// Something wrong that the emulator saw. `sites` index launches[launch].sites; the second may be absent.
struct Finding {
    std::string kind;     ///< "out-of-bounds"
    std::string severity; ///< "error" or "benign"
    std::int64_t launch = 0, block = 0;
    std::vector<int> lanes; ///< thread indices in the block
    std::uint64_t address = 0;
    std::vector<int> sites;
    std::int64_t count = 1;
    std::string text;
};

struct TraceSource {
    std::string file, sha256;
};

/// The trace document (interface.md), without the lane window.
struct Trace {
    std::string variant;
    DeviceDescription device;
    Parameters parameters;
    std::optional<std::pair<std::int64_t, std::int64_t>> sampled; ///< blocks traced, of how many
    std::vector<TraceSource> sources;
    std::vector<BufferSpec> buffers;
    std::vector<TraceLaunch> launches;
    TraceTotals totals;
    std::vector<Finding> findings;
    std::optional<Outcome> outcome; ///< absent when a finding voided the run
};

/// Runs a kernel variant in the emulator and records it. More events than `trace_event_budget` are refused
/// (limit) before anything runs; a variant without kernels, or unknown settings, are usage errors. An
/// out-of-bounds access ends the run and is a finding, not an error.
Result<Trace> trace(const TraceRequest& request, const RunEvents& events, std::stop_token stop);

/// About a minute of one core.
inline constexpr double trace_event_budget = 4e9;

/// The whole document.
Json to_json(const Trace& trace);

} // namespace ks
