// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/json_tree.h"
#include "solvers/occupancy/kernel_resources.h"
#include "solvers/run.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>

/// The JSON documents and events of interface.md: every one is put together here and nowhere else, so that
/// the commands, `serve` and the desktop program all say the same.
namespace ks {

using Json = nlohmann::ordered_json;

/// The program's version, "0.1.0".
std::string_view version();

/// Whether `list --kind kind` shows a variant; empty: every one, "demo": the teaching
/// kernels, which no other kind has.
bool is_listed(const VariantInfo& info, std::string_view kind);

/// `list`: the variants of a kind, or all.
Json list_document(const Machine& machine, std::string_view kind);

/// `devices`: the processor and the GPUs present, and the presets.
Json devices_document(const Machine& machine, const std::string& host);

/// `occupancy`: of blocks that need this on a preset. `kernel`, unless null, is where registers and static
/// shared memory come from. `kernel`: the name of the kernel asked about, empty where the registers were
/// given.
Json occupancy_document(const DevicePreset& preset, const BlockNeeds& needs, std::string_view kernel);

/// The result of one run.
Json to_json(const Outcome& outcome);
Json to_json(const DeviceDescription& device);
Json to_json(const Parameters& parameters);

/// What those wrote, read back; errors carry the place. Where a stage began is not written.
Result<Outcome> read_outcome(const json::Cursor& document);
Result<DeviceDescription> read_device(const json::Cursor& at);
Result<Parameters> read_parameters(const json::Cursor& at, std::span<const Parameter> known);

/// Events: {"event", "t", ...}; `t` in seconds since the request came. `serve` adds the request's id.
Json started_event(double t, std::string_view variant, std::string_view on, const DeviceDescription* device,
                   const Estimate& estimate);
Json progress_event(double t, const Progress& progress);
Json stage_event(double t, const Stage& stage); ///< `begin` and `ms` in milliseconds, on the run's own clock
Json result_event(double t, Json result);
Json error_event(double t, const Error& error);

/// One line of JSON without its newline. Bytes that are not UTF-8 (a file's name) become U+FFFD.
std::string to_line(const Json& document);

} // namespace ks
