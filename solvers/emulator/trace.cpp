// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/trace.h"

#include "solvers/emulator/trace_reader.h"

namespace ks {

namespace {

using emulator::Recorder;

/// A row kernel's cell-item: a loop round, a branch and three loads.
constexpr double events_an_operation = 5;

/// The emulator as the only place of a machine, with a recorder on it.
Machine recording_machine(Recorder& recorder) {
    BackendProvider provider = emulator_provider();
    provider.open = [&recorder](const BackendRequest& request) {
        return emulator::open_emulator(request, emulator::built_in_kernels(), &recorder);
    };
    Machine machine;
    machine.providers.push_back(std::move(provider));
    return machine;
}

} // namespace

Result<Trace> trace(const TraceRequest& request, const RunEvents& events, std::stop_token stop) {
    KS_TRY(const Variant* variant, find_variant(request.variant));
    KS_TRY(const Parameters parameters, Parameters::parse(variant->info().parameters, request.set));
    if (variant->info().place != Place::kernel)
        return Error{ErrorCode::usage, variant->info().id + " has no kernel to trace", "",
                     "choose a variant that `knapscope-run list` offers on the emulator"};

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
    const RunRequest run_request{.instance = request.instance,
                                 .variant = request.variant,
                                 .on = "emulator",
                                 .set = request.set,
                                 .device = request.device,
                                 .memory = request.memory,
                                 .timeout = request.timeout,
                                 .rows = nullptr,
                                 .table = {}};
    Result<Outcome> outcome = run(run_request, recording_machine(recorder), watched, stop);
    if (!outcome &&
        !(recorder.fault && !recorder.fault->kind.empty() && outcome.error().code == ErrorCode::device))
        return outcome.error();
    const auto launches = static_cast<std::int64_t>(recorder.launches.size());
    if (outcome && request.window && request.window->launch >= launches)
        return Error{ErrorCode::usage,
                     "the run made " + std::to_string(launches) + " launches, and the window is in launch " +
                         std::to_string(request.window->launch),
                     "", "count launches from 0"};
    if (outcome)
        trace.outcome = *std::move(outcome);
    emulator::read_launches(recorder, trace);
    return trace;
}

} // namespace ks
