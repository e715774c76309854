// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
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

constexpr std::size_t most_runs = 4;
constexpr std::int64_t most_time = 1'000'000'000'000; // in nanoseconds: 1000 s

/// A recorded run with its timeline decoded, if it has one.
struct Recorded {
    live::LiveRun run;
    std::shared_ptr<const LaidOutTimeline> timeline;
    std::string name;
};
using Recordings = std::vector<Recorded>;

Error figure_error(Sentence what, Sentence todo) {
    return {.code = ErrorCode::input, .what = std::move(what), .todo = std::move(todo)};
}

Result<live::LiveRun> read_document(const FigureDocument& document, const std::stop_token& stop) {
    KS_TRY(const json::Node tree, json::parse(document.text, document.name, {}, stop));
    return read_live_run(json::Cursor(tree, document.name));
}

Result<Recorded> recorded(const FigureDocument& document, const std::stop_token& stop) {
    Result<live::LiveRun> run = read_document(document, stop);
    if (!run) { // a lesson has one place for an error, so the document's error goes into its text
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

/// The runs of the figure, all of one unit, with distinct names.
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

/// The time span to show; empty: all.
Result<TimeSpan> window_of(const Parameters& settings, const Recordings& all) {
    const TimeSpan window{.begin = static_cast<double>(settings.integer("from")),
                          .end = static_cast<double>(settings.integer("to"))};
    if (window.begin == 0 && window.end == 0)
        return window;
    if (window.empty())
        return figure_error("the window ends before it begins", "give a \"to\" above \"from\"");
    if (!all_have_timelines(all))
        return figure_error("a window is of timelines, and a recording has none",
                            "leave out \"from\" and \"to\"");
    for (const Recorded& each : all)
        if (window.begin >= each.timeline->all().end)
            return figure_error(formatted("the window begins after {} is over", each.name),
                                formatted("\"from\" lies before {}", each.timeline->all().end));
    return window;
}

/// The curves of the last solves or, for a run without a timeline, of the live samples.
OccupancyChart chart_of(const Recordings& all, TimeSpan window, std::size_t bins) {
    OccupancyChart chart{.window = window};
    const bool timelines = all_have_timelines(all);
    chart.unit = timelines ? all.front().timeline->unit() : TimeUnit::seconds;
    chart.source = source_words(all.front().run);
    chart.nothing = said("The recording holds no occupancy.");
    for (const Recorded& each : all) {
        OccupancySeries series = timelines ? series_of(*each.timeline, window, bins, each.name)
                                           : series_of(each.run.samples, each.name);
        if (timelines && all.size() > 1) // alone it ends where the axis does
            series.end = each.timeline->all().end;
        if (!timelines && each.timeline && !each.run.timeline->launches.empty())
            series.theoretical = theoretical_occupancy(*each.run.timeline, 0);
        chart.series.push_back(std::move(series));
    }
    return chart;
}

/// "mckp.sync, block 672: done in 8.57 ms, with 65.5 % of the warps that the SMs can hold."
std::string achieved_words_of(const Recorded& each) {
    if (!each.timeline || !each.timeline->achieved())
        return formatted("{}: its blocks are not recorded.", each.name);
    const live::AchievedOccupancy& achieved = *each.timeline->achieved();
    const std::string of_span = percent(achieved.of_span), of_active = percent(achieved.of_active);
    return formatted("{}: done in {}, with {} of the warps that the SMs can hold{}.", each.name,
                     time_text(each.timeline->unit(), each.timeline->all().end), of_span,
                     of_span == of_active ? "" : formatted(" ({} while an SM had warps)", of_active));
}

std::string who_runs(const Recorded& of, TimeSpan window) {
    const live::LaunchSpan* launch = nullptr;
    std::int64_t launches = 0;
    for (const live::LaunchSpan& each : of.timeline->timeline().launches)
        if (static_cast<double>(each.end) > window.begin && static_cast<double>(each.begin) < window.end) {
            launch = &each;
            ++launches;
        }
    if (launches == 1)
        return counted("{}, {} block of {} threads", "{}, {} blocks of {} threads", launch->grid, of.name,
                       number(launch->grid), number(std::int64_t{launch->block}));
    return formatted("{}, {} launches", of.name, number(launches));
}

/// States what a part of a timeline shows. It omits the kernels' names: an underscore in a figure's sentence
/// starts a subscript.
std::string timeline_words(const Recorded& of, const TimelineView& view) {
    const LaidOutTimeline& timeline = *of.timeline;
    if (const std::string why = why_nothing(timeline); !why.empty())
        return why;
    const TimeSpan window = view.window.empty() ? timeline.all() : view.window;
    const int first = std::min(view.first_sm, timeline.sms() - 1);
    const int last = view.sms > 0 ? std::min(timeline.sms(), first + view.sms) : timeline.sms();
    std::string words = formatted(
        "{}, from {} to {}: {} of the warps that the {} can hold are there", who_runs(of, window),
        time_text(timeline.unit(), window.begin), time_text(timeline.unit(), window.end),
        percent(timeline.occupancies(first, last, window, 1).front()), counted("SM", "{} SMs", last - first));
    if (timeline.has_waits())
        words += formatted(", and wait {} of that time at barriers of the grid",
                           percent(timeline.waits(first, last, window, 1).front()));
    return words + ".";
}

std::string words_of(const Recordings& all, const std::string& picture, const TimelineView& view) {
    if (picture == "timeline" && all.front().timeline)
        return timeline_words(all.front(), view);
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

double draw_timeline(DisplayList& list, const Recorded& of, const TimelineView& view, const Rect& area,
                     const TextMeasure& measure) {
    if (!of.timeline)
        return add_no_live_timeline(list, said("The recording holds no timeline."), area, measure);
    return add_timeline(list, *of.timeline, view, area, measure).time.used;
}

Result<Figure> make(const FigureInput& input) {
    KS_TRY(Recordings read, recordings_of(input));
    const auto all = std::make_shared<const Recordings>(std::move(read));
    const std::string picture = input.parameters.choice("view");
    if (picture != "occupancy" && all->size() > 1)
        return figure_error("a timeline shows one run, and there are several",
                            "set \"view\" to \"occupancy\", or give one run");
    KS_TRY(const TimeSpan window, window_of(input.parameters, *all));
    const TimelineView view{.window = window,
                            .first_sm = static_cast<int>(input.parameters.integer("first-sm")),
                            .sms = static_cast<int>(input.parameters.integer("sms")),
                            .device = all->front().run.device,
                            .sentence = picture != "timeline"}; // that picture has its own sentence
    const auto chart = std::make_shared<const OccupancyChart>(
        chart_of(*all, window, static_cast<std::size_t>(input.parameters.integer("parts"))));
    Figure figure;
    figure.sentence = words_of(*all, picture, view);
    figure.data = curve_data(*chart);
    figure.draw = [all, chart, picture, view](DisplayList& list, const Rect& area,
                                              const TextMeasure& measure) {
        if (picture == "occupancy")
            return add_occupancy_chart(list, *chart, area, measure).used;
        if (picture == "timeline")
            return draw_timeline(list, all->front(), view, area, measure);
        const double above = std::floor(area.height * 0.36);
        const double used =
            add_occupancy_chart(list, *chart, {area.x, area.y, area.width, above}, measure).used + 12;
        return used + draw_timeline(list, all->front(), view,
                                    {area.x, area.y + used, area.width, area.height - used}, measure);
    };
    return figure;
}

} // namespace

/// Recorded runs, drawn by the Run page's pictures: the occupancy of up to four runs, or one run on its SMs.
const FigureKind& figure_live() {
    static const FigureKind kind{.id = "live",
                                 .title = "Recorded runs: occupancy and blocks on SMs",
                                 .parameters = {{.name = "view",
                                                 .type = Parameter::Type::choice,
                                                 .values = {"occupancy", "timeline", "both"},
                                                 .title = "Picture"},
                                                {.name = "from",
                                                 .max = most_time,
                                                 .unit = "ns",
                                                 .title = "Where the window begins (a model's: in steps)"},
                                                {.name = "to",
                                                 .max = most_time,
                                                 .unit = "ns",
                                                 .title = "Where it ends; both 0: all of the run"},
                                                {.name = "parts",
                                                 .min = 10,
                                                 .max = 2000,
                                                 .standard = 400,
                                                 .title = "Parts of the time, each shown by its mean"},
                                                {.name = "first-sm", .max = 1023, .title = "First SM"},
                                                {.name = "sms", .max = 1024, .title = "SMs; 0: all"}},
                                 .takes_runs = true,
                                 .make = make};
    return kind;
}

} // namespace ks::scene
