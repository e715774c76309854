// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/devices.h"
#include "app/runner/command.h"
#include "app/runner/host.h"
#include "app/runner/measure_work.h"
#include "app/runner/requests.h"
#include "app/runner/table.h"
#include "app/runner/user_ceilings.h"
#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "solvers/run/documents.h"
#include "solvers/run/place.h"

#include <nlohmann/json.hpp>

namespace ks::runner {

namespace {

using Align = Table::Align;

std::string gpus_text(const Machine& machine) {
    std::string why = "this program was built without CUDA";
    Table table({Align::left, Align::left, Align::right, Align::right, Align::right, Align::right});
    table.row({"GPU", "NAME", "CC", "SMS", "MEMORY", "CLOCK", "DRIVER", "COUNTERS"});
    bool any = false;
    for (const BackendProvider& provider : machine.providers) {
        if (provider.id != "gpu")
            continue;
        why = provider.unavailable;
        for (const GpuInfo& gpu : provider.gpus) {
            any = true;
            table.row({gpu.id, gpu.name, gpu.cc, std::to_string(gpu.sms), bytes_text(gpu.memory_bytes),
                       grouped(gpu.clock_mhz) + " MHz", gpu.driver, gpu.counters});
        }
    }
    return any ? table.text() : formatted("No GPU here: {}\n", why);
}

std::string emulator_text(const Machine& machine) {
    for (const BackendProvider& provider : machine.providers)
        if (provider.id == "emulator")
            return provider.unavailable.empty() ? "The emulator is ready.\n"
                                                : formatted("No emulator here: {}\n", provider.unavailable);
    return "No emulator here: this program was built without it\n";
}

std::string presets_text() {
    Table table({Align::left, Align::left, Align::right, Align::right, Align::right, Align::right,
                 Align::right, Align::right});
    table.row({"PRESET", "NAME", "CC", "SMS", "CORES", "CLOCK", "MEMORY", "PEAK"});
    for (const DevicePreset& preset : device_presets()) {
        table.row({std::string(preset.id), std::string(preset.name), std::string(preset.cc),
                   std::to_string(preset.sms), grouped(preset.cores), grouped(preset.clock_mhz) + " MHz",
                   bytes_text(preset.memory_bytes), formatted("{:.1f} GB/s", preset.peak_gb_s)});
    }
    return "Presets, for --device (from data sheets and the papers, not measured here):\n" + table.text();
}

/// What is known of the ceilings of each GPU that is present, or how to find out.
std::string known_ceilings_text(const Machine& machine, const UserCeilings& kept) {
    std::string text;
    for (const Error& error : kept.unreadable)
        text += formatted("\nIgnored: {}\n", error.sentence());
    for (const BackendProvider& provider : machine.providers)
        for (const GpuInfo& gpu : provider.gpus) {
            const roofline::Ceilings* const known =
                roofline::ceilings_for(gpu.name, gpu.cc, gpu.uuid, kept.ceilings);
            text += known != nullptr
                        ? "\n" + ceilings_text(*known)
                        : formatted("\nThe ceilings of {} are not known; `knapscope-run devices --measure "
                                    "--on {}` takes them.\n",
                                    gpu.id, gpu.id);
        }
    return text;
}

Result<void> run_measure(const Arguments& arguments, Session& session) {
    KS_CHECK(check_one_form(arguments));
    const std::string on = arguments.value_or("--on", "gpu");
    KS_CHECK(choose_gpu(on, session.machine));
    KS_CHECK(prepare_ceilings_folder());
    KS_TRY(const roofline::Ceilings found,
           measure({.on = on, .command = formatted("knapscope-run devices --measure --on {}", on)},
                   session.machine, workplace(arguments, session).events().progress, session.stop));
    KS_TRY(const auto path, keep_ceilings(found));
    return print(
        arguments, session, [&] { return to_json(found); },
        [&] { return formatted("{}Kept in {}\n", ceilings_text(found), path.string()); });
}

Result<void> run_devices(const Arguments& arguments, Session& session) {
    if (arguments.has("--measure"))
        return run_measure(arguments, session);
    for (const std::string_view needed_by_measure : {"--on", "--events"})
        if (arguments.has(needed_by_measure))
            return Error{.code = ErrorCode::usage,
                         .what = formatted("{} belongs to --measure", needed_by_measure),
                         .where = "devices",
                         .todo = "add --measure"};
    const UserCeilings kept = user_ceilings();
    if (arguments.has("--json"))
        return session.out.line(to_line(devices_document(session.machine, host_text(), kept.ceilings)));
    return session.out.text(formatted("CPU: {}\n{}{}{}\n{}", host_text(), gpus_text(session.machine),
                                      emulator_text(session.machine),
                                      known_ceilings_text(session.machine, kept), presets_text()));
}

Result<std::string> answer_devices(Request, Workplace& at) {
    return to_line(devices_document(at.machine, host_text(), user_ceilings().ceilings));
}

constexpr Option devices_options[] = {
    {.name = "--measure", .help = "measure what a GPU can do at most, and keep it for later runs"},
    {.name = "--on", .value = "GPU", .help = "which one to measure: gpu or gpu:N (default: gpu)"},
    option_json,
    option_events,
};

} // namespace

const Command devices_command = {.name = "devices",
                                 .summary = "shows the processor, the GPUs present and the device presets",
                                 .grammar = {.options = devices_options},
                                 .run = run_devices,
                                 .answer = answer_devices,
                                 .at_once = true};

} // namespace ks::runner
