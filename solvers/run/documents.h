// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/live/live_run.h"
#include "solvers/occupancy/kernel_resources.h"
#include "solvers/occupancy/occupancy_advice.h"
#include "solvers/roofline/ceilings.h"
#include "solvers/run/run.h"

#include <cstdint>
#include <string>
#include <string_view>

/// The JSON documents and events of docs/contract.md: every one is put together here or beside the type that
/// it shows (outcome.h, catalogue.h), so that the commands, `serve` and the desktop program all say the same.
namespace ks {

/// The program's version, "0.1.0".
std::string_view version();

/// `devices`: the processor and the GPUs present, and the presets.
/// `measured`: the ceilings that the user's GPUs are known to have beside those recorded with the program.
Json devices_document(const Machine& machine, const std::string& host,
                      std::span<const roofline::Ceilings> measured = {});

/// `list`: the catalogue of a machine and the presets of `generate`; `kind` empty: of all kinds.
Json list_document(const Machine& machine, std::string_view kind);

/// `occupancy`: how many blocks with these needs a preset's multiprocessor holds. `kernel` is the name of the
/// kernel from which registers and static shared memory come, empty where the registers were given.
Json occupancy_document(const DevicePreset& preset, const BlockNeeds& needs, std::string_view kernel,
                        const std::optional<LaunchGrid>& grid = {});

/// Events: {"event", "t", ...}; `t` in seconds since the request came. `serve` adds the request's id.
Json started_event(double t, std::string_view variant, std::string_view on, const DeviceDescription* device,
                   const Estimate& estimate);
Json progress_event(double t, const Progress& progress);
Json stage_event(double t, const Stage& stage); ///< `begin` and `ms` in milliseconds, on the run's own clock
/// These two have the time of the watched run itself.
Json sample_event(const live::Sample& sample);
Json solved_event(const live::SolveTime& solve);
Json timeline_event(double t, const live::Timeline& timeline);
Json counters_event(double t, const live::Counters& counters);
Json result_event(double t, Json result);
Json error_event(double t, const Error& error);

} // namespace ks
