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

/// The places of this process: the CPU always, the emulator, and the GPU where the program linked it; and who
/// solves linear programs.
struct Machine {
    std::vector<BackendProvider> providers;
    const LpSolver* lp = nullptr; ///< where the program linked one

    /// The places where this variant is offered ("cpu", or "emulator" and "gpu") and those usable here and
    /// now.
    std::vector<std::string> offered(const VariantInfo& info) const;
    std::vector<std::string> available(const VariantInfo& info) const;
};

/// One run, as `solve`, `serve`, the self-test and campaigns ask for it.
struct RunRequest {
    InstancePtr instance;
    std::string variant;
    std::string on; ///< "cpu", "emulator", "gpu", "gpu:N"; empty: cpu, or for kernels the GPU if there is
                    ///< one, else emulator
    std::vector<std::pair<std::string, std::string>> set;
    std::string device = "h200";           ///< the preset the emulator takes its limits from
    std::int64_t memory = standard_memory; ///< host and device bytes beyond the instance
    std::optional<std::chrono::duration<double>> timeout;
    RowSink* rows = nullptr;     ///< gets every row of the run's table; null: nobody wants them
    std::filesystem::path table; ///< or a file for them (solvers/table); empty: none
    std::optional<Plan> plan;    ///< to be run instead of one of the variant's own
    live::Watch watch;           ///< what is watched while it goes on, reported by RunEvents
};

/// Checks that an instance is of the kind that a variant solves. If not, the usage error says where to look.
Result<void> check_kind(const VariantInfo& info, const Instance& instance);

/// Checks the request, estimates, refuses what does not fit, opens the backend, solves, verifies. A stop
/// request ends it with `cancelled` within 100 ms, the time limit with `limit`.
Result<Outcome> run(const RunRequest& request, const Machine& machine, const RunEvents& events,
                    std::stop_token stop);

} // namespace ks
