// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/live/counters.h"
#include "solvers/live/samples.h"
#include "solvers/live/timeline.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::live {

/// What is watched while a run goes on.
struct Watch {
    bool probe = false;     ///< blocks on SMs: the kernels are taken as they were compiled with the probe
    bool telemetry = false; ///< NVML, where there is a GPU
    CounterSet counters = CounterSet::none;
    double repeat_s = 0; ///< solve again and again for so many seconds; 0: once

    bool anything() const { return probe || telemetry || counters != CounterSet::none || repeat_s > 0; }
    friend bool operator==(const Watch&, const Watch&) = default;
};

/// How finely the probe records: not at all, each warp, or each block.
enum class Grain { none, warp, block };

/// One of the solves of a run that repeats. Solves with and without the probe take turns, so that what the
/// probe costs is measured in the same run.
struct SolveTime {
    double t = 0;        ///< seconds after the run began, when it was done
    double total_ms = 0; ///< as of any run (docs/contract.md, "What a time is")
    Grain probe = Grain::none;

    friend bool operator==(const SolveTime&, const SolveTime&) = default;
};

/// A part of one solve, the last one without the probe if there is one: "upload", "compute". In milliseconds
/// since that solve began, by the host's clock. A part that was measured within another part begins within
/// it; its time does not count for the outer part.
struct StageTime {
    std::string name;
    double begin_ms = 0, ms = 0;

    friend bool operator==(const StageTime&, const StageTime&) = default;
};

/// A run as it was watched: what the Run page shows live, saves, and opens again.
struct LiveRun {
    std::string variant, on, device, cc; ///< "mckp.sync", "gpu:0", "NVIDIA H200", "9.0"
    std::vector<std::pair<std::string, std::string>> parameters;
    std::string instance, instance_sha256;
    /// Where, when, how and by which program it was made; empty while it is being made.
    std::string driver, host, date, command, commit;
    std::vector<SolveTime> solves;
    std::vector<StageTime> stages;
    std::int64_t rows = 0; ///< of the table that a solve computes; 0: it has none, or did not tell
    std::vector<Sample> samples;
    std::optional<Timeline> timeline; ///< of the last solve
    std::optional<Counters> counters;

    friend bool operator==(const LiveRun&, const LiveRun&) = default;
};

} // namespace ks::live
