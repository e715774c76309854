// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/command.h"
#include "solvers/core/json_tree.h"
#include "solvers/run/documents.h"
#include "solvers/run/trace.h"

#include <functional>
#include <memory>
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

/// The document that asks a command. `serve` reads it from a line. A command line becomes the same document,
/// with the names of files in place of the instance, the plan and the campaign. Errors are in the words of
/// the one who asked.
class Request {
public:
    /// A request of `serve`. A stop request ends the reading of its instance with `cancelled`.
    Request(json::Node document, std::stop_token stop) : Request(std::move(document), stop, false) {}
    /// The request that a command line makes.
    static Result<Request> of(const Command& command, const Arguments& arguments);

    json::Cursor fields() const { return json::Cursor(*document_, "request"); }
    bool is_command_line() const { return is_command_line_; }
    /// What precedes the name of a field in messages: "--" or "request /".
    std::string before_names() const;
    /// "--counters" or "request /watch/counters".
    std::string place(const json::Cursor& field) const;

    /// Warns, on a command line, about what a file has and the instance does not.
    Result<InstancePtr> instance() const;
    Result<std::optional<Plan>> plan() const;

private:
    Request(json::Node document, std::stop_token stop, bool is_command_line)
        : document_(std::make_shared<const json::Node>(std::move(document))), stop_(std::move(stop)),
          is_command_line_(is_command_line) {}

    std::shared_ptr<const json::Node> document_;
    std::stop_token stop_;
    bool is_command_line_;
};

/// Where a request is carried out.
struct Workplace {
    const Machine& machine;
    std::stop_token stop;
    std::function<double()> seconds;
    std::function<void(const Json&)> report; ///< takes each event; empty: none is wanted
    /// Set by a command that uses a GPU. After a device failure there nothing in this process can be trusted.
    bool on_gpu = false;

    /// The events of a run as JSON.
    RunEvents events() const;
};
Workplace workplace(const Arguments& arguments, Session& session);

/// Whether a request has to name a variant.
enum class VariantIs { needed, optional };

// Each of these takes the request, because its document can take fifty times the memory of its text.

/// Reads the fields of a run. `command` is part of the place where a command line lacks the variant.
Result<RunRequest> run_request(Request request, VariantIs variant = VariantIs::needed,
                               std::string_view command = "");
/// Besides the fields of a run it may have `blocks` (a number or "all"), `window`, `findings` (default: true)
/// and `lockstep` (default: false). Traces are made only in the emulator, so another place is a usage error.
Result<TraceRequest> trace_request(Request request, VariantIs variant = VariantIs::needed);

/// Whether a run uses a GPU of this machine.
bool goes_to_gpu(const RunRequest& request, const Machine& machine);

/// `--json` and `--events` exclude each other.
Result<void> check_one_form(const Arguments& arguments);

/// Prints what a command found as the last event, as one JSON document, or as text, whichever was asked for.
Result<void> print(const Arguments& arguments, Session& session, const std::function<Json()>& document,
                   const std::function<std::string()>& text);

} // namespace ks::runner
