// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/instance/instance.h"
#include "solvers/kernels/backend.h"
#include "solvers/live/live_run.h"
#include "solvers/lp/linear_program.h"
#include "solvers/run/outcome.h"
#include "solvers/run/run_events.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ks {

struct VariantInfo;

/// The places of this process: always the CPU, the emulator, and the GPU if the program links it; and the
/// solver of linear programs.
struct Machine {
    std::vector<BackendProvider> providers;
    const LpSolver* lp = nullptr; ///< null if the program does not link one

    /// Return the places that this variant supports ("cpu", or "emulator" and "gpu"), and those usable here
    /// now.
    std::vector<std::string> offered(const VariantInfo& info) const;
    std::vector<std::string> available(const VariantInfo& info) const;
};

/// One run, as requested by `solve`, `serve`, the self-test and campaigns.
struct RunRequest {
    InstancePtr instance;
    std::string variant;
    std::string on; ///< "cpu", "emulator", "gpu", "gpu:N"; empty: cpu, or for kernels the GPU if there is
                    ///< one, otherwise the emulator
    std::vector<std::pair<std::string, std::string>> set;
    std::string device = "h200";           ///< the preset whose limits the emulator uses
    std::int64_t memory = standard_memory; ///< host and device bytes beyond the instance
    std::optional<std::chrono::duration<double>> timeout;
    RowSink* rows = nullptr;     ///< receives every row of the run's table; null: not needed
    std::filesystem::path table; ///< a file for the rows (solvers/table); empty: none
    std::optional<Plan> plan;    ///< to run instead of a plan of the variant
    live::Watch watch;           ///< what is watched during the run, reported by RunEvents
};

/// Checks that an instance is of the kind that a variant solves. The usage error names the command
/// that lists the fitting variants.
Result<void> check_kind(const VariantInfo& info, const Instance& instance);

/// Checks the request, estimates, returns an error if it does not fit, opens the backend, solves and
/// verifies. A stop request returns `cancelled` within 100 ms, the time limit returns `limit`.
Result<Outcome> run(const RunRequest& request, const Machine& machine, const RunEvents& events,
                    std::stop_token stop);

} // namespace ks
