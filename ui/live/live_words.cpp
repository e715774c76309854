// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/live_words.h"

#include "solvers/core/sentence_json.h"
#include "visual/scene/numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace ks::ui {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("Live", text);
}
QString text_of(const std::string& text) {
    return QString::fromStdString(text);
}
QString percent(double share) {
    return text_of(scene::percent(share));
}
QString ms_text(double ms) {
    return text_of(scene::duration(ms / 1000));
}

bool is_emulated(const live::LiveRun& run) {
    return run.on == "emulator";
}
bool is_on_cpu(const live::LiveRun& run) {
    return run.on == "cpu";
}

/// States why the times of two runs cannot be compared; empty if they can.
QString why_no_ratio(const live::LiveRun& run, const live::LiveRun& baseline) {
    if (is_emulated(run) || is_emulated(baseline))
        return tr("Times in the emulator say nothing about a GPU and are not compared");
    if (run.instance_sha256 != baseline.instance_sha256 || run.instance != baseline.instance)
        return tr("The baseline is of another instance, so times are not compared");
    if (run.host != baseline.host ||
        (run.device != baseline.device && !run.device.empty() && !baseline.device.empty()))
        return tr("The baseline is of another machine, so times are not compared");
    return {};
}

/// A ratio this close to 1 is called equal.
constexpr double equal_within = 0.005;

QString ratio_text(double faster) {
    if (std::abs(faster - 1) < equal_within)
        return tr("as fast");
    return faster > 1 ? tr("%1 as fast").arg(text_of(scene::ratio(faster)))
                      : tr("takes %1 as long").arg(text_of(scene::ratio(1 / faster)));
}

QString points_text(double difference) {
    const double points = std::round(difference * 1000) / 10;
    if (points == 0)
        return tr("the same");
    const QString count = text_of(scene::number(std::abs(points), 1));
    return points > 0 ? tr("%1 points more").arg(count) : tr("%1 points less").arg(count);
}

std::optional<double> faster_than(const LiveSummary& summary, const LiveSummary& of_baseline) {
    if (!summary.median_ms || !of_baseline.median_ms || !(*summary.median_ms > 0))
        return {};
    return *of_baseline.median_ms / *summary.median_ms;
}

QString waves_sentence(const LiveSummary& summary) {
    const live::Waves& waves = summary.waves;
    if (!(waves.waves > 0))
        return {};
    QString text =
        waves.waves < 1
            ? tr("The longest launch does not fill the GPU")
            : tr("The longest launch comes in %1 waves").arg(text_of(scene::number(waves.waves, 1)));
    if (waves.tail_share > 0)
        text +=
            tr("; in the last %1 of its time some SM has nothing left to do").arg(percent(waves.tail_share));
    if (waves.idle_sms > 0)
        text += waves.idle_sms == 1 ? tr("; 1 SM gets no block")
                                    : tr("; %1 SMs get no block").arg(waves.idle_sms);
    return text + QLatin1Char('.');
}

} // namespace

QString level_text(const live::LiveRun& run, const live::Watch& watch) {
    if (is_on_cpu(run))
        return tr("CPU: the times of its solves");
    if (is_emulated(run))
        return tr("No GPU: the emulator. The schedule of the blocks is modelled");
    if (!watch.probe)
        return tr("GPU, not watched: the times of its solves");
    return watch.counters == live::CounterSet::none ? tr("GPU, blocks by the probe")
                                                    : tr("GPU, blocks by the probe, with hardware counters");
}

QString level_text(const live::LiveRun& run) {
    const bool counters = run.counters && run.counters->unavailable.empty();
    live::Watch watch;
    watch.probe = run.timeline || (!run.samples.empty() && !run.samples.front().occupancy.empty());
    watch.counters = counters ? live::CounterSet::basic : live::CounterSet::none;
    QString text = level_text(run, watch);
    if (run.timeline && run.timeline->by_block && !is_emulated(run))
        text += tr(" (once a block)");
    if (!run.date.empty())
        text += tr(" · recorded %1").arg(text_of(run.date.substr(0, run.date.find('T'))));
    if (run.counters && !counters)
        text += tr(". No hardware counters: %1").arg(text_of(voiced(run.counters->unavailable)));
    return text;
}

QString short_name_of(const live::LiveRun& run) {
    QStringList parts{text_of(run.variant)};
    for (const auto& [name, value] : run.parameters)
        parts << QStringLiteral("%1 = %2").arg(text_of(name), text_of(value));
    return parts.join(QStringLiteral(", "));
}

QString device_of(const live::LiveRun& run) {
    return is_emulated(run)     ? tr("emulator")
           : is_on_cpu(run)     ? tr("CPU")
           : run.device.empty() ? text_of(run.on)
                                : text_of(run.device);
}

QString place_of(const live::LiveRun& run) {
    const QString place = device_of(run);
    return run.host.empty() ? place : tr("%1, %2").arg(text_of(run.host), place);
}

QString name_of(const live::LiveRun& run) {
    return QStringList{short_name_of(run), place_of(run)}.join(QStringLiteral(" · "));
}

std::optional<double> occupancy_of(const LiveSummary& summary) {
    return summary.achieved ? std::optional(summary.achieved->of_active) : summary.sampled;
}

QString sentences_of(const live::LiveRun& run, const LiveSummary& summary) {
    QStringList sentences;
    if (summary.achieved) {
        QString text =
            (is_emulated(run) ? tr("In the model SMs are %1 full while they have work, and %2 over the whole "
                                   "span of the launches")
                              : tr("SMs were %1 full while they had work, and %2 over the whole span of the "
                                   "launches"))
                .arg(percent(summary.achieved->of_active), percent(summary.achieved->of_span));
        if (summary.theoretical)
            text += (run.timeline->launches.size() > 1 ? tr("; in the longest launch %1 would fit")
                                                       : tr("; %1 would fit"))
                        .arg(percent(*summary.theoretical));
        if (summary.of_grid)
            text += tr(", but its grid has blocks for %1 only").arg(percent(*summary.of_grid));
        sentences << text + QLatin1Char('.');
    } else if (summary.sampled) {
        sentences << tr("SMs were %1 full on average over the samples.").arg(percent(*summary.sampled));
    }
    if (const QString waves = waves_sentence(summary); !waves.isEmpty())
        sentences << waves;
    if (summary.barriers > 0)
        sentences << tr("Where blocks wait for the whole grid, they do so for %1 of their time.")
                         .arg(percent(summary.barriers));
    return sentences.join(QLatin1Char(' '));
}

QString comparison_of(const live::LiveRun& run, const LiveSummary& summary, const live::LiveRun& baseline,
                      const LiveSummary& of_baseline) {
    QStringList sentences;
    const QString why_not = why_no_ratio(run, baseline);
    const auto faster = faster_than(summary, of_baseline);
    if (!why_not.isEmpty())
        sentences << why_not + QLatin1Char('.');
    else if (faster)
        sentences << (*faster > 1 - equal_within ? tr("It is %1 as the baseline: a median of %2 against %3.")
                                                 : tr("It %1 as the baseline: a median of %2 against %3."))
                         .arg(ratio_text(*faster), ms_text(*summary.median_ms),
                              ms_text(*of_baseline.median_ms));
    const auto here = occupancy_of(summary), there = occupancy_of(of_baseline);
    if (here && there)
        sentences << tr("Occupancy %1 against %2: %3.")
                         .arg(percent(*here), percent(*there), points_text(*here - *there));
    return sentences.join(QLatin1Char(' '));
}

QString short_comparison_of(const live::LiveRun& run, const LiveSummary& summary,
                            const live::LiveRun& baseline, const LiveSummary& of_baseline) {
    QStringList parts;
    if (const auto faster = faster_than(summary, of_baseline);
        faster && why_no_ratio(run, baseline).isEmpty())
        parts << ratio_text(*faster);
    const auto here = occupancy_of(summary), there = occupancy_of(of_baseline);
    if (here && there)
        parts << points_text(*here - *there);
    return parts.join(QStringLiteral(", "));
}

} // namespace ks::ui
