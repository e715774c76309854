// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/figures/figure.h"

#include "solvers/core/formatted.h"
#include "solvers/run/live_document.h"
#include "visual/scene/live/occupancy_chart.h"
#include "visual/scene/live/run_names.h"
#include "visual/scene/live/timeline_picture.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace ks::scene {

namespace {

constexpr std::size_t most_runs = 4, bins = 400;

/// A recorded run with its timeline dealt out, if it has one.
struct Recorded {
    live::LiveRun run;
    std::shared_ptr<const LaidOutTimeline> timeline;
    std::string name;
};
using Recordings = std::vector<Recorded>;

Error figure_error(std::string what, std::string todo) {
    return {.code = ErrorCode::input, .what = std::move(what), .todo = std::move(todo)};
}

Result<live::LiveRun> read_document(const FigureDocument& document, const std::stop_token& stop) {
    KS_TRY(const json::Node tree, json::parse(document.text, document.name, json::max_values, stop));
    return read_live_run(json::Cursor(tree, document.name));
}

Result<Recorded> recorded(const FigureDocument& document, const std::stop_token& stop) {
    Result<live::LiveRun> run = read_document(document, stop);
    if (!run) { // a lesson has its own place for an error, so the document's goes into the words
        Error error = run.error();
        error.what = formatted("{}: {}", std::exchange(error.where, {}), error.what);
        return error;
    }
    Recorded made{.run = *std::move(run)};
    if (made.run.timeline) {
        made.timeline = lay_out(std::make_shared<live::Timeline>(*std::move(made.run.timeline)), stop);
        if (!made.timeline)
            return Error{.code = ErrorCode::cancelled, .what = "the figure was not finished"};
        made.run.timeline = made.timeline->timeline();
    }
    return made;
}

/// The runs of the figure, all of one unit, named so that they can be told apart.
Result<Recordings> recordings_of(const FigureInput& input) {
    if (input.runs.empty() || input.runs.size() > most_runs)
        return figure_error(formatted("the figure shows {} recorded runs", input.runs.size()),
                            "give it \"runs\": the files of 1 to 4 watched runs (knapscope-live)");
    Recordings all;
    for (const FigureDocument& document : input.runs) {
        KS_TRY(Recorded one, recorded(document, input.stop));
        all.push_back(std::move(one));
    }
    std::vector<const live::LiveRun*> runs;
    for (const Recorded& each : all)
        runs.push_back(&each.run);
    const std::vector<std::string> names = names_of(runs);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].name = names[i];
    for (const Recorded& each : all)
        if (each.timeline && all.front().timeline && each.timeline->unit() != all.front().timeline->unit())
            return figure_error("a modelled run and a measured one cannot share an axis",
                                "show them in two figures");
    return all;
}

bool all_have_timelines(const Recordings& all) {
    return std::ranges::all_of(all, [](const Recorded& each) { return each.timeline != nullptr; });
}

/// The curves of the last solves or, where a run has no timeline, of the live samples.
OccupancyChart chart_of(const Recordings& all) {
    OccupancyChart chart;
    const bool timelines = all_have_timelines(all);
    chart.unit = timelines ? all.front().timeline->unit() : TimeUnit::seconds;
    chart.source = source_words(all.front().run);
    chart.nothing = "The recording holds no occupancy.";
    for (const Recorded& each : all) {
        OccupancySeries series = timelines ? series_of(*each.timeline, {}, bins, each.name)
                                           : series_of(each.run.samples, each.name);
        if (each.timeline)
            series.achieved = each.timeline->achieved();
        if (!timelines && each.timeline && !each.run.timeline->launches.empty())
            series.theoretical = theoretical_occupancy(*each.run.timeline, 0);
        chart.series.push_back(std::move(series));
    }
    return chart;
}

std::string achieved_words_of(const Recorded& each) {
    if (!each.timeline || !each.timeline->achieved())
        return formatted("{}: its blocks are not recorded.", each.name);
    const live::AchievedOccupancy& achieved = *each.timeline->achieved();
    return formatted("{}: {} of the warps that the SMs can hold were there over the launches, {} while an SM "
                     "had warps.",
                     each.name, percent(achieved.of_span), percent(achieved.of_active));
}

std::string words_of(const Recordings& all, const std::string& view) {
    if (view == "timeline" && all.front().timeline)
        return sentence_of(*all.front().timeline, {});
    std::string words;
    for (const Recorded& each : all)
        words += (words.empty() ? "" : " ") + achieved_words_of(each);
    return words;
}

std::vector<std::vector<std::string>> curve_data(const OccupancyChart& chart) {
    const char* const unit = chart.unit == TimeUnit::seconds       ? "seconds"
                             : chart.unit == TimeUnit::nanoseconds ? "nanoseconds"
                                                                   : "steps";
    std::vector<std::vector<std::string>> data{{"run", unit, "occupancy"}};
    for (const OccupancySeries& series : chart.series)
        for (std::size_t i = 0; i < series.values.size(); ++i)
            data.push_back({series.name, formatted("{}", series.times[i]),
                            std::isnan(series.values[i]) ? "" : formatted("{:.4f}", series.values[i])});
    return data;
}

double draw_timeline(DisplayList& list, const Recorded& of, const Rect& area, const TextMeasure& measure) {
    if (!of.timeline)
        return add_no_live_timeline(list, "The recording holds no timeline.", area, measure);
    const TimelineView view{.device = of.run.device};
    return add_timeline(list, *of.timeline, view, area, measure).time.used;
}

Result<Figure> make(const FigureInput& input) {
    KS_TRY(Recordings read, recordings_of(input));
    const auto all = std::make_shared<const Recordings>(std::move(read));
    const std::string view = input.parameters.choice("view");
    if (view != "occupancy" && all->size() > 1)
        return figure_error("a timeline shows one run, and there are several",
                            "set \"view\" to \"occupancy\", or give one run");
    const auto chart = std::make_shared<const OccupancyChart>(chart_of(*all));
    Figure figure;
    figure.sentence = words_of(*all, view);
    figure.data = curve_data(*chart);
    figure.draw = [all, chart, view](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        if (view == "occupancy")
            return add_occupancy_chart(list, *chart, area, measure).used;
        if (view == "timeline")
            return draw_timeline(list, all->front(), area, measure);
        const double above = std::floor(area.height * 0.36);
        const double used =
            add_occupancy_chart(list, *chart, {area.x, area.y, area.width, above}, measure).used + 12;
        return used + draw_timeline(list, all->front(),
                                    {area.x, area.y + used, area.width, area.height - used}, measure);
    };
    return figure;
}

} // namespace

/// Watched runs that were recorded, drawn by the Run page's pictures: the occupancy of up to four, or one on
/// its SMs.
const FigureKind& figure_live() {
    static const FigureKind kind{.id = "live",
                                 .title = "Recorded runs: occupancy and blocks on SMs",
                                 .parameters = {{.name = "view",
                                                 .type = Parameter::Type::choice,
                                                 .values = {"occupancy", "timeline", "both"},
                                                 .title = "Picture"}},
                                 .takes_runs = true,
                                 .make = make};
    return kind;
}

} // namespace ks::scene
