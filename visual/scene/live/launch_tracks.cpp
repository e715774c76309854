// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/launch_tracks.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/kernel_mark.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ks::scene {

namespace {

constexpr double named_track = 22, bare_track = 6, launch_bar = 4, below_tracks = 4;
constexpr double name_size = 11, least_name = 72, after_name = 6;

} // namespace

double width_of_mark(const TextMeasure& measure, const std::string& words) {
    return std::ceil(measure.width(words, Face::interface, name_size, Weight::regular)) + 2;
}

LaunchTracks::LaunchTracks(const LaidOutTimeline& timeline, std::span<const std::size_t> launches,
                           std::span<const KernelLook> looks, TimeSpan shown, double width,
                           const TextMeasure& measure)
    : timeline_(timeline), launches_(launches), looks_(looks), shown_(shown), width_(width),
      measure_(measure), track_(launches.size()) {
    std::vector<std::size_t> order(launches.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t at) { return launch(at).begin; });
    std::vector<std::int64_t> until; // the time at which each track becomes free
    for (const std::size_t at : order) {
        auto free = std::ranges::find_if(until, [&](std::int64_t end) { return end <= launch(at).begin; });
        if (free == until.end())
            free = until.insert(free, 0);
        *free = launch(at).end;
        track_[at] = static_cast<std::size_t>(free - until.begin());
    }
    together_ = until.size();
}

bool LaunchTracks::has_room(std::size_t at) const {
    const double seen = std::min(shown_.end, static_cast<double>(launch(at).end)) -
                        std::max(shown_.begin, static_cast<double>(launch(at).begin));
    return seen / shown_.length() * width_ - after_name >= width_of_mark(measure_, look(at).name);
}

double LaunchTracks::fit(double most) {
    const auto fitting = [&](double pitch) { return static_cast<std::size_t>(most / pitch); };
    bool named = false;
    for (std::size_t at = 0; at < launches_.size() && !named; ++at)
        named = has_room(at);
    if (fitting(named_track) < together_ && together_ <= fitting(bare_track))
        named = false; // a bar for each launch shows more than names for some; the legend has the names
    pitch_ = named ? named_track : bare_track;
    tracks_ = std::clamp<std::size_t>(fitting(pitch_), 1, std::max<std::size_t>(1, together_));
    return static_cast<double>(tracks_) * pitch_ + below_tracks;
}

Rect LaunchTracks::track_of(const DrawnPlot& plot, TimeSpan span, double y) const {
    const auto x_of = [&](double time) {
        return std::clamp(plot.x_of(time), plot.plot.x, plot.plot.x + plot.plot.width);
    };
    const double from = x_of(span.begin), to = x_of(span.end);
    return {from, y, std::max(1.0, to - from - 1), pitch_};
}

void LaunchTracks::add_bar(DisplayList& list, const Rect& track, Fill fill) const {
    list.add(Box{.rect = {track.x, track.y + pitch_ - launch_bar, track.width, launch_bar}, .fill = fill});
}

void LaunchTracks::draw(DisplayList& list, const DrawnPlot& plot, double top) const {
    const std::size_t whole = together_ > tracks_ ? tracks_ - 1 : tracks_;
    std::vector<std::size_t> rest;
    for (std::size_t at = 0; at < launches_.size(); ++at) {
        if (track_[at] >= whole) {
            rest.push_back(at);
            continue;
        }
        const live::LaunchSpan& of = launch(at);
        const Rect track =
            track_of(plot, {.begin = static_cast<double>(of.begin), .end = static_cast<double>(of.end)},
                     top + static_cast<double>(track_[at]) * pitch_);
        add_bar(list, track, kernel_fill(look(at).mark));
        if (pitch_ == named_track && track.width - after_name >= least_name)
            add_text(list, measure_, {track.x, track.y, track.width - after_name, pitch_ - launch_bar},
                     look(at).name + (of.recorded ? "" : said(": its blocks are not recorded")),
                     {.size = name_size});
    }
    add_rest(list, plot, std::move(rest), top + static_cast<double>(whole) * pitch_);
}

/// Adds a bar for each span of time that these launches cover together.
void LaunchTracks::add_rest(DisplayList& list, const DrawnPlot& plot, std::vector<std::size_t> rest,
                            double y) const {
    std::ranges::sort(rest, {}, [&](std::size_t at) { return launch(at).begin; });
    for (std::size_t first = 0, last = 0; first < rest.size(); first = last) {
        std::int64_t end = launch(rest[first]).end;
        for (last = first + 1; last < rest.size() && launch(rest[last]).begin < end; ++last)
            end = std::max(end, launch(rest[last]).end);
        const Rect track = track_of(
            plot, {.begin = static_cast<double>(launch(rest[first]).begin), .end = static_cast<double>(end)},
            y);
        add_bar(list, track, {.role = Role::quiet, .opacity = 0.5});
        const std::string words = formatted("+{} more", last - first);
        if (pitch_ == named_track && width_of_mark(measure_, words) <= track.width)
            add_text(list, measure_, {track.x, track.y, track.width, pitch_ - launch_bar}, words,
                     {.size = name_size, .role = Role::quiet});
    }
}

} // namespace ks::scene
