// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/live_limit.h"

#include "solvers/core/formatted.h"
#include "solvers/formats/format.h"
#include "solvers/occupancy/devices.h"
#include "solvers/run/outcome.h"
#include "solvers/run/run_work.h"
#include "ui/base/session.h"
#include "ui/widgets/notice.h"

#include <QCoreApplication>

#include <algorithm>

namespace ks::ui {
namespace {

QString limit_tr(const char* text) {
    return QCoreApplication::translate("Live", text);
}

bool on_gpu(const live::LiveRun& run) {
    return run.on != "cpu" && run.on != "emulator";
}

/// The seconds of a stage, which may occur several times in a solve; 0 if none was reported.
double seconds_of(const live::LiveRun& run, std::string_view name) {
    double ms = 0;
    for (const live::StageTime& stage : run.stages)
        if (stage.name == name)
            ms += stage.ms;
    return ms / 1000;
}

/// Why no limit can be named, as far as it is known without counting; empty if it may be possible.
QString why_no_limit(const LimitQuestion& question) {
    const live::LiveRun& run = *question.run;
    if (run.on == "emulator")
        return limit_tr("Times in the emulator say nothing about a GPU, so no limit is named.");
    if (!on_gpu(run))
        return limit_tr("The limit is named for runs on a GPU.");
    if (run.stages.empty())
        return limit_tr("This run told no time of any stage, so its limit is not known.");
    if (!question.ceilings)
        return limit_tr("What this GPU can do at most is not known yet: knapscope-run devices --measure "
                        "takes its ceilings.");
    const QString name = shown_name(run.instance);
    if (run.instance_sha256.empty())
        return limit_tr("This run ended without an answer, so its limit is not known.");
    if (!question.instance || fingerprint(*question.instance) != run.instance_sha256)
        return limit_tr("Open the instance of this run, %1, to see what limits its speed.").arg(name);
    return {};
}

} // namespace

std::shared_ptr<const roofline::Ceilings> ceilings_of(const live::LiveRun& run, const Devices& devices) {
    const roofline::Ceilings* found = nullptr;
    for (const DeviceEntry& gpu : devices.gpus)
        if (gpu.ceilings && gpu.name.toStdString() == run.device &&
            (!found || gpu.id.toStdString() == run.on))
            found = &*gpu.ceilings;
    if (!found)
        found = roofline::ceilings_for(run.device, run.cc, {});
    return found ? std::make_shared<const roofline::Ceilings>(*found) : nullptr;
}

std::int64_t launches_of(const live::LiveRun& run,
                         const std::vector<std::shared_ptr<const Outcome>>& outcomes) {
    if (run.timeline)
        return static_cast<std::int64_t>(run.timeline->launches.size()) + run.timeline->launches_left_out;
    const auto same = [&run](const auto& outcome) {
        return outcome->variant == run.variant && outcome->on == run.on &&
               outcome->instance_sha256 == run.instance_sha256 &&
               outcome->parameters.texts() == run.parameters;
    };
    const auto found = std::find_if(outcomes.rbegin(), outcomes.rend(), same);
    return found == outcomes.rend() ? 0 : (*found)->executed.launches;
}

bool may_have_limit(const live::LiveRun& run) {
    return on_gpu(run) && !run.stages.empty();
}

LiveLimit limit_of(const LimitQuestion& question, std::stop_token stop) {
    LiveLimit limit{.ceilings = question.ceilings, .words = why_no_limit(question)};
    if (!limit.words.isEmpty())
        return limit;
    const live::LiveRun& run = *question.run;
    WorkRequest request{.instance = question.instance,
                        .variant = run.variant,
                        .set = run.parameters,
                        .launches = question.launches};
    if (const DevicePreset* device = preset_like(run.device, run.cc))
        request.device = std::string(device->id);
    const auto work = work_of(request, std::move(stop));
    if (!work) {
        limit.words = limit_tr("What limits this run is not known: %1").arg(sentence(work.error()));
    } else if (!*work) {
        limit.words = limit_tr("%1 does not tell how much its kernels do, so its limit is not known.")
                          .arg(QString::fromStdString(run.variant));
    } else if (const double seconds = seconds_of(run, (*work)->stage); !(seconds > 0)) {
        limit.words = limit_tr("This run told no time of its stage %1, so its limit is not known.")
                          .arg(QString::fromStdString((*work)->stage));
    } else {
        limit.roofline = roofline::roofline_of(**work, seconds, *question.ceilings);
        limit.point = roofline::point_of(**work, seconds);
        limit.words = QString::fromStdString(limit.roofline->sentence);
    }
    return limit;
}

std::string source_of_run(const live::LiveRun& run) {
    if (run.command.empty()) // only runs of this session have no command
        return formatted("{} {}", limit_tr("measured here on").toStdString(), run.device);
    return formatted("{} {} {} {}", limit_tr("recorded").toStdString(), run.date.substr(0, 10),
                     limit_tr("on").toStdString(), run.device);
}

} // namespace ks::ui
