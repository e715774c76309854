// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/live_theory.h"

#include "visual/scene/numbers.h"

#include <QCoreApplication>

namespace ks::ui {
namespace {

QString theory_tr(const char* text) {
    return QCoreApplication::translate("Live", text);
}

} // namespace

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
        needs.registers.reset(); // unknown
    return LiveTheory{.device = device,
                      .needs = needs,
                      .grid = {.blocks = launch.grid, .sms = run.timeline->sms},
                      .kernel = QString::fromStdString(launch.kernel),
                      .alone = live::is_alone(*run.timeline, *summary.longest_launch),
                      .only = run.timeline->launches.size() == 1};
}

QString theory_sentences(const LiveTheory& theory) {
    if (!theory.alone)
        return theory_tr(
                   "Other launches were on the SMs together with the longest one, %1: how full the SMs are "
                   "depends on all of them.")
            .arg(theory.kernel);
    const ComputeCapability& limits = theory.device->limits();
    const OccupancyAdvice advice = advise(limits, theory.needs, {.grid = theory.grid});
    const bool full = advice.now.warps == advice.now.max_warps && !advice.more_blocks;
    if (advice.now.blocks == 0 || full)
        return {};
    const QString why =
        QString::fromStdString(scene::with_separators(limiting_words(limits, theory.needs, advice)));
    const QString limited =
        theory.only
            ? theory_tr("Occupancy is limited by %1.").arg(why)
            : theory_tr("The occupancy of the longest launch, %1, is limited by %2.").arg(theory.kernel, why);
    return limited + QLatin1Char(' ') + QString::fromStdString(scene::with_separators(advice_words(advice)));
}

} // namespace ks::ui
