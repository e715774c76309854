// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/devices.h"
#include "app/runner/command.h"
#include "app/runner/host.h"
#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "solvers/run/documents.h"

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

Result<void> run_devices(const Arguments& arguments, Session& session) {
    if (arguments.has("--json"))
        return session.out.line(to_line(devices_document(session.machine, host_text())));
    return session.out.write(formatted("CPU: {}\n{}{}\n{}", host_text(), gpus_text(session.machine),
                                       emulator_text(session.machine), presets_text()));
}

constexpr Option devices_options[] = {{.name = "--json", .help = "one JSON document"}};

} // namespace

const Command devices_command = {.name = "devices",
                                 .summary = "shows the processor, the GPUs present and the device presets",
                                 .grammar = {.options = devices_options},
                                 .run = run_devices};

} // namespace ks::runner
