// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/run_names.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/live/live_view.h"
#include "visual/scene/numbers.h"

#include <algorithm>

namespace ks::scene {

namespace {

/// The value of a setting; empty if the run does not have it.
std::string setting_of(const live::LiveRun& run, const std::string& name) {
    const auto found =
        std::ranges::find(run.parameters, name, [](const auto& setting) { return setting.first; });
    return found == run.parameters.end() ? "" : found->second;
}

/// Whether another run of the same variant has another value.
bool differs(std::span<const live::LiveRun* const> runs, const live::LiveRun& run, const std::string& name) {
    return std::ranges::any_of(runs, [&](const live::LiveRun* other) {
        return other->variant == run.variant && setting_of(*other, name) != setting_of(run, name);
    });
}

} // namespace

std::vector<std::string> names_of(std::span<const live::LiveRun* const> runs) {
    const bool devices = std::ranges::any_of(
        runs, [&](const live::LiveRun* run) { return run->device != runs.front()->device; });
    std::vector<std::string> names;
    for (const live::LiveRun* run : runs) {
        std::string name = run->variant;
        for (const auto& [setting, value] : run->parameters)
            if (differs(runs, *run, setting))
                name += formatted(", {} {}", setting, with_separators(value));
        if (devices && !run->device.empty())
            name += said(" on ") + run->device;
        names.push_back(std::move(name));
    }
    return names;
}

std::string source_words(const live::LiveRun& run) {
    const bool modelled =
        run.timeline ? run.timeline->source == live::Source::modelled : run.on == "emulator";
    std::string words = source_words(modelled ? live::Source::modelled : live::Source::probe, run.device);
    if (!run.date.empty())
        // the time of day does not help to tell runs apart
        words += ", " + run.date.substr(0, run.date.find('T'));
    return words;
}

} // namespace ks::scene
