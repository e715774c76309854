// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/command.h"
#include "solvers/core/json_tree.h"
#include "solvers/run/documents.h"

#include <functional>
#include <stop_token>

namespace ks::runner {

/// The options of every command that runs something; a request to `serve` has fields of the same names.
inline constexpr Option option_variant = {
    .name = "--variant", .value = "ID", .help = "how to solve it; see `knapscope-run list`"};
inline constexpr Option option_on = {
    .name = "--on",
    .value = "PLACE",
    .help = "cpu, emulator, gpu or gpu:N (default for kernels: gpu if there is one, else emulator)"};
inline constexpr Option option_set = {
    .name = "--set", .value = "NAME=VALUE", .help = "a parameter of the variant", .repeated = true};
inline constexpr Option option_device = {
    .name = "--device", .value = "PRESET", .help = "what the emulator imitates (default: h200)"};
inline constexpr Option option_memory = {
    .name = "--memory",
    .value = "SIZE",
    .help = "host and device bytes beyond the instance, as in 512M (default: 4G)"};
inline constexpr Option option_timeout = {
    .name = "--timeout", .value = "SECONDS", .help = "give up after this long"};
inline constexpr Option option_json = {.name = "--json", .help = "one JSON document"};
inline constexpr Option option_events = {.name = "--events",
                                         .help = "JSON Lines while it runs, the result last"};

inline constexpr Option option_watch = {
    .name = "--watch",
    .value = "OUT",
    .help = "watch the run: blocks on SMs, telemetry and times go to this file (.knapscope-live.json)"};
inline constexpr Option option_repeat = {
    .name = "--repeat", .value = "SECONDS", .help = "solve again and again for so long"};
inline constexpr Option option_counters = {
    .name = "--counters",
    .value = "SET",
    .help = "the hardware's counters: basic (one more solve), full (several) or curves"};

/// Whether a request has to name a variant.
enum class VariantIs { needed, optional };

/// Reads the instance file (operand 0) and the options above, but for those of a watched run.
Result<RunRequest> run_request(const Arguments& arguments, VariantIs variant = VariantIs::needed);

/// Reads the same from the fields of a `serve` request: instance, variant, on, set, device, memory, timeout,
/// table, plan, watch. A stop request ends the reading with `cancelled`.
Result<RunRequest> run_request(const json::Cursor& request, const std::stop_token& stop,
                               VariantIs variant = VariantIs::needed);

/// Reads --watch, --repeat and --counters.
Result<live::Watch> watch_options(const Arguments& arguments);

/// An empty name for a table file is a usage error.
Result<void> check_table_path(const std::filesystem::path& path, std::string_view place);

/// An output error if the file that this option names is the command's input (operand 0).
Result<void> check_output(const Arguments& arguments, std::string_view option);

/// `--json` and `--events` exclude each other.
Result<void> check_one_form(const Arguments& arguments);

/// Turns a run's events into JSON and hands them to `emit`; `seconds` gives each event its `t`.
RunEvents json_events(std::function<double()> seconds, std::function<void(Json)> emit);

} // namespace ks::runner
