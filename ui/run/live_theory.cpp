// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/live_theory.h"

#include "solvers/occupancy/occupancy_advice.h"
#include "solvers/occupancy/occupancy_words.h"
#include "visual/scene/numbers.h"

#include <QCoreApplication>

namespace ks::ui {

std::optional<LiveTheory> theory_of(const live::LiveRun& run, const LiveSummary& summary) {
    const DevicePreset* device = preset_like(run.device, run.cc);
    if (!run.timeline || !summary.longest_launch || !device)
        return {};
    const live::LaunchSpan& launch = run.timeline->launches[*summary.longest_launch];
    if (launch.block < 1)
        return {};
    BlockNeeds needs;
    needs.threads = launch.block;
    needs.shared_bytes = launch.shared_bytes;
    if (launch.registers > 0)
        needs.registers = launch.registers;
    else
        needs.registers.reset(); // not known
    return LiveTheory{.device = device, .needs = needs, .kernel = QString::fromStdString(launch.kernel)};
}

QString theory_sentences(const LiveTheory& theory) {
    const OccupancyAdvice advice = advise(theory.device->limits(), theory.needs);
    if (advice.now.blocks == 0 || advice.now.warps == advice.now.max_warps)
        return {};
    const std::string limits = limiting_words(theory.device->limits(), theory.needs, advice.now);
    return QCoreApplication::translate("Live", "Occupancy is limited by %1. %2")
        .arg(QString::fromStdString(scene::with_separators(limits)),
             QString::fromStdString(scene::with_separators(advice_words(advice))));
}

} // namespace ks::ui
