// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/trace.h"

#include "solvers/core/formatted.h"
#include "solvers/emulator/checking/row_check.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "solvers/run/trace_reader.h"

namespace ks {

namespace {

using emulator::Recorder;

/// A cell-item of a row kernel: a loop round, a branch and three loads.
constexpr double events_an_operation = 5;

/// The compared rows take at most this fraction of the run's memory, so that the run still has nearly all of
/// it.
constexpr std::int64_t least_share = 16;

/// Checks that the run is not larger than the caller allows.
Result<void> check_size(const TraceRequest& request, const Variant& variant, const Parameters& parameters) {
    if (request.most_operations == std::numeric_limits<double>::infinity())
        return {};
    KS_CHECK(check_kind(variant.info(), *request.instance));
    KS_TRY(const Estimate estimate, variant.estimate(*request.instance, parameters, request.memory));
    if (estimate.operations <= request.most_operations)
        return {};
    return Error{.code = ErrorCode::limit,
                 .what = "the run is too large to trace for a figure",
                 .todo = formatted("stay below {} cells or elements",
                                   static_cast<std::int64_t>(request.most_operations))};
}

/// Returns the comparison of the run's rows; empty if the run has no rows to compare.
std::optional<emulator::RowCheck> row_check(const TraceRequest& request, const Variant& variant,
                                            const Recorder& recorder, const std::stop_token& stop) {
    if (!request.instance || !variant.info().table || variant.info().kind != request.instance->kind())
        return {};
    const KindTable* table = kind_of(*request.instance).table;
    if (!table || emulator::RowCheck::bytes(table->shape(*request.instance)) > request.memory / least_share)
        return {};
    const auto writer = [&recorder](std::int64_t offset) {
        return recorder.writer ? recorder.writer(offset) : std::nullopt;
    };
    return std::optional<emulator::RowCheck>(std::in_place, request.instance, *table, writer, stop);
}

/// Returns a machine with only the emulator, with a recorder.
Machine recording_machine(Recorder& recorder) {
    BackendProvider provider = emulator_provider();
    provider.open = [&recorder](const BackendRequest& request) {
        return emulator::open_emulator(request, emulator::built_in_kernels(), &recorder);
    };
    Machine machine;
    machine.providers.push_back(std::move(provider));
    return machine;
}

/// Returns whether the document explains why the run failed: a finding that voided it, or a wrong cell for
/// which no way back exists.
bool explains(const Recorder& recorder, const std::optional<emulator::RowCheck>& check, const Error& error) {
    return error.code == ErrorCode::device
               ? recorder.fault && !recorder.fault->kind.empty()
               : error.code == ErrorCode::check && check && check->compared().first_wrong;
}

} // namespace

Result<Trace> trace(const TraceRequest& request, const RunEvents& events, std::stop_token stop) {
    KS_TRY(const Variant* variant, find_variant(request.variant));
    KS_TRY(const Parameters parameters, Parameters::parse(variant->info().parameters, request.set));
    if (variant->info().place != Place::kernel)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("{} has no kernel to trace", variant->info().id),
                     .todo = "choose a variant that `knapscope-run list` offers on the emulator"};
    KS_CHECK(check_size(request, *variant, parameters));

    Trace trace;
    trace.variant = variant->info().id;
    trace.parameters = parameters;
    trace.watched = request.findings;
    Recorder recorder;
    recorder.blocks = request.blocks;
    recorder.window = request.window;
    recorder.most_events = trace_event_budget;
    recorder.findings = request.findings;
    recorder.lockstep = request.lockstep;
    RunEvents watched = events;
    watched.started = [&](const RunRequest& run, const std::string& on,
                          const std::optional<DeviceDescription>& device, const Estimate& estimate) {
        trace.device = device.value_or(DeviceDescription{});
        recorder.expected_events = estimate.operations * events_an_operation;
        if (events.started)
            events.started(run, on, device, estimate);
    };
    auto check = row_check(request, *variant, recorder, stop);
    const RunRequest run_request{.instance = request.instance,
                                 .variant = request.variant,
                                 .on = "emulator",
                                 .set = request.set,
                                 .device = request.device,
                                 .memory = request.memory,
                                 .timeout = request.timeout,
                                 .rows = check ? &*check : nullptr};
    Result<Outcome> outcome = run(run_request, recording_machine(recorder), watched, stop);
    if (!outcome && !explains(recorder, check, outcome.error()))
        return outcome.error();
    const auto launches = static_cast<std::int64_t>(recorder.launches.size());
    if (outcome && request.window && request.window->launch >= launches)
        return Error{.code = ErrorCode::usage,
                     .what = counted("the run made {} launch, and the window is in launch {}",
                                     "the run made {} launches, and the window is in launch {}", launches,
                                     launches, request.window->launch),
                     .todo = "count launches from 0"};
    if (outcome)
        trace.outcome = *std::move(outcome);
    if (check && check->compared().rows > 0)
        trace.compared = check->compared();
    emulator::read_launches(recorder, trace);
    return trace;
}

} // namespace ks
