// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/shown_run.h"

#include "ui/live/live_words.h"
#include "visual/scene/live/run_names.h"

#include <algorithm>

namespace ks::ui {
namespace {

double last_time(const live::LiveRun& run) {
    double last = run.samples.empty() ? 0 : run.samples.back().t;
    if (!run.solves.empty())
        last = std::max(last, run.solves.back().t);
    return last;
}

/// Whether the current run makes the same launches as an earlier one. An outcome lists all parameters; a
/// request may list fewer.
bool makes_same_launches(const live::LiveRun& running, const live::LiveRun& earlier) {
    const auto was_set = [&earlier](const auto& parameter) {
        return std::ranges::find(earlier.parameters, parameter) != earlier.parameters.end();
    };
    return running.variant == earlier.variant && running.device == earlier.device &&
           running.on == earlier.on && running.instance == earlier.instance &&
           std::ranges::all_of(running.parameters, was_set);
}

} // namespace

const live::LiveRun* ShownRun::run() const {
    if (shown_)
        return shown_.get();
    return feed_.running() ? &feed_.run() : nullptr;
}

const scene::LaidOutTimeline* ShownRun::timeline() const {
    const WatchedRuns::Entry* of = entry();
    return of ? of->run.timeline.get() : nullptr;
}

const WatchedRuns::Entry* ShownRun::entry_for_theory() const {
    if (!goes_on())
        return entry();
    for (int row = runs_.count() - 1; row >= 0; --row)
        if (makes_same_launches(feed_.run(), *runs_.entry(row)->run.run))
            return runs_.entry(row);
    return nullptr;
}

std::optional<LiveTheory> ShownRun::theory() const {
    const WatchedRuns::Entry* of = entry_for_theory();
    return of && of->laid_out ? theory_of(*of->run.run, of->run.summary) : std::nullopt;
}

scene::TimeSpan ShownRun::seconds(bool with_ticked) const {
    const live::LiveRun* of = run();
    if (!of)
        return {};
    double end = goes_on() ? std::max(feed_.now_s(), last_time(*of)) : last_time(*of);
    if (with_ticked)
        for (const WatchedRuns::Entry* each : runs_.ticked())
            end = std::max(end, last_time(*each->run.run));
    return {.begin = 0, .end = end};
}

/// The samples as a curve; only the samples since the last picture are added.
const scene::OccupancySeries* ShownRun::samples() {
    const live::LiveRun* of = run();
    const auto& all = of->samples;
    const bool same = series_of_ == of && series_count_ <= all.size() &&
                      (series_count_ == 0 || all[series_count_ - 1].t == series_last_t_);
    if (!same) {
        series_ = {};
        series_count_ = 0;
    }
    series_of_ = of;
    for (; series_count_ < all.size(); ++series_count_)
        series_.add(all[series_count_]);
    series_last_t_ = all.empty() ? 0 : all.back().t;
    return &series_;
}

LiveScene ShownRun::scene() {
    LiveScene scene;
    scene.run = run();
    if (!scene.run)
        return scene;
    scene.running = goes_on();
    const WatchedRuns::Entry* of = entry();
    if (of && of->laid_out)
        scene.summary = &of->run.summary;
    if (of && of->limit)
        scene.limit = &*of->limit;
    if (const WatchedRuns::Entry* like = entry_for_theory(); like && like->laid_out) {
        scene.theoretical = like->run.summary.theoretical;
        scene.of_grid = like->run.summary.of_grid;
    }
    scene.timeline = timeline();
    scene.laying_out = of && !of->laid_out;
    scene.samples = samples();
    scene.name = name_of(*scene.run).toStdString();
    const QString level = scene.running ? level_text(*scene.run, feed_.watch()) : level_text(*scene.run);
    scene.level = level.toStdString();
    QStringList words{of ? of->complaint : feed_.complaint(), runs_.comparison(row())};
    words.removeAll(QString());
    scene.words = words.join(QLatin1Char(' ')).toStdString();
    return scene;
}

std::vector<const WatchedRuns::Entry*> ShownRun::ticked_or_shown() const {
    std::vector<const WatchedRuns::Entry*> all = runs_.ticked();
    if (all.empty() && entry())
        all.push_back(entry());
    return all;
}

std::string ShownRun::ticked_source() const {
    std::vector<std::string> sources;
    for (const WatchedRuns::Entry* each : ticked_or_shown())
        if (std::string source = scene::source_words(*each->run.run);
            std::ranges::find(sources, source) == sources.end())
            sources.push_back(std::move(source));
    std::string words;
    for (const std::string& source : sources)
        words += (words.empty() ? "" : "; ") + source;
    return words;
}

std::vector<scene::OccupancySeries> ShownRun::ticked_series() const {
    const std::vector<const WatchedRuns::Entry*> all = ticked_or_shown();
    std::vector<const live::LiveRun*> runs;
    for (const WatchedRuns::Entry* each : all)
        runs.push_back(each->run.run.get());
    const std::vector<std::string> names = scene::names_of(runs);
    std::vector<scene::OccupancySeries> curves;
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto series = scene::series_of(runs[i]->samples, names[i]);
        series.theoretical = all[i]->run.summary.theoretical;
        series.achieved = all[i]->run.summary.achieved;
        curves.push_back(std::move(series));
    }
    return curves;
}

std::vector<scene::RooflineRun> ShownRun::below_roof() const {
    const WatchedRuns::Entry* here = entry();
    if (!here)
        return {};
    std::vector<const WatchedRuns::Entry*> all{here};
    for (const WatchedRuns::Entry* each : runs_.ticked())
        if (each != here && each->run.run->device == here->run.run->device)
            all.push_back(each);
    std::erase_if(all, [](const WatchedRuns::Entry* each) { return !each->limit || !each->limit->point; });
    std::vector<const live::LiveRun*> runs;
    for (const WatchedRuns::Entry* each : all)
        runs.push_back(each->run.run.get());
    const std::vector<std::string> names = scene::names_of(runs);
    std::vector<scene::RooflineRun> points;
    for (std::size_t i = 0; i < all.size(); ++i)
        points.push_back(
            {.name = names[i], .point = *all[i]->limit->point, .source = source_of_run(*runs[i])});
    return points;
}

} // namespace ks::ui
