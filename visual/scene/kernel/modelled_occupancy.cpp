// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/live/figures.h"
#include "solvers/occupancy/devices.h"
#include "visual/scene/kernel/block_timeline.h"
#include "visual/scene/kernel/kernel_counters.h"

#include <algorithm>

namespace ks::scene {

namespace {

/// Scheduling more blocks would delay the window noticeably.
constexpr std::int64_t most_dealt_blocks = 1 << 17;

const DevicePreset* emulated_preset(const Trace& trace) {
    const auto presets = device_presets();
    const auto at = std::ranges::find(presets, trace.device.name, &DevicePreset::name);
    return at == presets.end() ? nullptr : &*at;
}

/// Appends one launch's modelled blocks. Returns false if it has no schedule.
bool add_launch(live::Timeline& all, const Trace& trace, std::size_t index) {
    const auto modelled = timeline_of(trace, static_cast<std::int64_t>(index));
    if (!modelled || modelled->stuck || !modelled->measured)
        return false;
    live::LaunchSpan span{.kernel = modelled->kernel,
                          .grid = modelled->grid,
                          .block = modelled->threads,
                          .begin = all.length,
                          .end = all.length + modelled->length};
    const auto launch = static_cast<std::int32_t>(all.launches.size());
    for (std::int32_t block = 0; const ScheduledBlock& each : modelled->blocks)
        all.blocks.push_back({.begin = all.length + each.begin,
                              .end = all.length + each.end,
                              .warp_time = (each.end - each.begin) * span.warps_per_block(),
                              .launch = launch,
                              .block = block++,
                              .sm = each.sm});
    all.sms = modelled->sms;
    all.length = span.end;
    all.launches.push_back(std::move(span));
    return true;
}

} // namespace

std::optional<double> modelled_occupancy(const Trace& trace, const std::string& kernel) {
    const DevicePreset* const preset = emulated_preset(trace);
    if (!preset)
        return {};
    live::Timeline all{.source = live::Source::modelled, .by_block = true};
    all.max_warps = preset->limits().warps_per_sm;
    std::int64_t blocks = 0;
    for (const TraceLaunch& launch : trace.launches)
        if (launch.kernel == kernel)
            blocks += std::min(launch.grid, most_dealt_blocks + 1);
    if (blocks > most_dealt_blocks)
        return {};
    for (std::size_t i = 0; i < trace.launches.size(); ++i)
        if (trace.launches[i].kernel == kernel && !add_launch(all, trace, i))
            return {};
    live::from_zero(all);
    return all.length > 0 ? std::optional(live::achieved_occupancy(all).of_active) : std::nullopt;
}

} // namespace ks::scene
