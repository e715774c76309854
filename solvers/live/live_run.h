// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/live/counters.h"
#include "solvers/live/samples.h"
#include "solvers/live/timeline.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::live {

/// What is watched during a run.
struct Watch {
    bool probe = false;     ///< blocks on SMs: uses the kernels that were compiled with the probe
    bool telemetry = false; ///< NVML, if there is a GPU
    CounterSet counters = CounterSet::none;
    double repeat_s = 0; ///< repeats the solve for this many seconds; 0: solves once

    bool anything() const { return probe || telemetry || counters != CounterSet::none || repeat_s > 0; }
    friend bool operator==(const Watch&, const Watch&) = default;
};

/// What the probe records: nothing, each warp, or each block.
enum class Grain { none, warp, block };

/// One solve of a run that repeats. Solves with and without the probe alternate, so that the cost of the
/// probe is measured in the same run.
struct SolveTime {
    double t = 0;        ///< seconds from the beginning of the run to the end of the solve
    double total_ms = 0; ///< as for any run (docs/contract.md, "What a time is")
    Grain probe = Grain::none;

    friend bool operator==(const SolveTime&, const SolveTime&) = default;
};

/// A part of one solve, if possible the last one without the probe: "upload", "compute". In milliseconds
/// since the beginning of that solve, by the host's clock. A part that was measured within another part
/// begins within it; its time does not count for the outer part.
struct StageTime {
    std::string name;
    double begin_ms = 0, ms = 0;

    friend bool operator==(const StageTime&, const StageTime&) = default;
};

/// A watched run, which the Run page shows live, saves, and opens again.
struct LiveRun {
    std::string variant, on, device, cc; ///< "mckp.sync", "gpu:0", "NVIDIA H200", "9.0"
    std::vector<std::pair<std::string, std::string>> parameters;
    std::string instance, instance_sha256;
    /// Where, when, how and by which program it was made; empty while the run is in progress.
    std::string driver, host, date, command, commit;
    std::vector<SolveTime> solves;
    std::vector<StageTime> stages;
    std::int64_t rows = 0; ///< rows of the table that a solve computes; 0: no table, or not reported
    std::vector<Sample> samples;
    std::optional<Timeline> timeline; ///< of the last solve
    std::optional<Counters> counters;

    friend bool operator==(const LiveRun&, const LiveRun&) = default;
};

} // namespace ks::live
