// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "visual/scene/live/timeline_picture.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

/// The launches that overlap the window.
std::vector<std::size_t> launches_in(const live::Timeline& timeline, TimeSpan window) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < timeline.launches.size(); ++i)
        if (static_cast<double>(timeline.launches[i].end) > window.begin &&
            static_cast<double>(timeline.launches[i].begin) < window.end)
            found.push_back(i);
    return found;
}

/// ", up to 3 of them at the same time"; empty if launches did not overlap.
std::string together_words(const live::Timeline& timeline, const std::vector<std::size_t>& launches) {
    std::vector<std::pair<std::int64_t, int>> changes;
    for (const std::size_t i : launches)
        if (const live::LaunchSpan& launch = timeline.launches[i]; launch.end > launch.begin) {
            changes.emplace_back(launch.begin, 1);
            changes.emplace_back(launch.end, -1);
        }
    std::ranges::sort(changes); // at equal times, ends come first
    int now = 0, most = 0;
    for (const auto& [time, change] : changes)
        most = std::max(most, now += change);
    return most > 1 ? formatted(", up to {} of them at the same time", most) : std::string();
}

/// Waves, idle SMs and tail of the only visible launch.
std::string launch_words(const LaidOutTimeline& timeline, std::size_t index) {
    const live::LaunchSpan& launch = timeline.timeline().launches[index];
    const LaunchFacts& facts = timeline.launches()[index];
    std::string words;
    const double places = static_cast<double>(launch.blocks_per_sm) * timeline.sms();
    if (places > 0) {
        const double waves = static_cast<double>(launch.grid) / places;
        words += formatted("{} {} of up to {}", number(waves, waves == std::floor(waves) ? 0 : 1),
                           counted("wave", "waves", waves == 1 ? 1 : 2),
                           counted("{} block", "{} blocks", static_cast<std::int64_t>(places),
                                   number(static_cast<std::int64_t>(places))));
    }
    const auto add = [&](const std::string& part) { words += (words.empty() ? "" : ", ") + part; };
    if (facts.blocks > 0 && facts.idle_sms > 0)
        add(formatted("{} without a block",
                      counted("{} SM", "{} SMs", facts.idle_sms, number(facts.idle_sms))));
    if (const double tail = facts.tail_share(launch); facts.blocks > 0 && tail > 0)
        add(formatted("the tail takes {}", share(tail)));
    return words;
}

} // namespace

std::string why_nothing(const LaidOutTimeline& laid_out) {
    const live::Timeline& timeline = laid_out.timeline();
    if (timeline.launches.empty())
        return said("The run launched no kernel, so no block was on an SM.");
    if (laid_out.sms() == 0)
        return said("The timeline names no SM, so there is nothing to draw.");
    if (std::ranges::all_of(laid_out.launches(), [](const LaunchFacts& facts) { return facts.blocks == 0; }))
        return said("No block was recorded: there were too many of them, or later launches wrote over them.");
    return {};
}

std::optional<int> DrawnTimeline::sm_at(double y) const {
    const Rect& plot = time.plot;
    if (sms <= 0 || plot.height <= 0 || y < plot.y || y >= plot.y + plot.height)
        return {};
    const int lane = static_cast<int>((y - plot.y) / plot.height * lanes);
    return first_sm + std::min(sms - 1, lane * a_lane);
}

std::optional<std::int64_t> block_at(const LaidOutTimeline& timeline, const DrawnTimeline& drawn,
                                     const Point& at) {
    if (!drawn.blocks || !drawn.time.has(at))
        return {};
    const auto sm = drawn.sm_at(at.y);
    if (!sm)
        return {};
    const double pitch = drawn.time.plot.height / drawn.sms;
    const double above = drawn.time.plot.y + pitch * (*sm - drawn.first_sm + 1) - at.y;
    return timeline.block_at(*sm, drawn.time.time_at(at.x), above / pitch * timeline.max_warps());
}

std::string words_of_block(const LaidOutTimeline& timeline, std::int64_t index) {
    const live::Timeline& data = timeline.timeline();
    if (index < 0 || static_cast<std::size_t>(index) >= data.blocks.size())
        return {};
    const live::BlockSpan& block = data.blocks[static_cast<std::size_t>(index)];
    if (block.launch < 0 || static_cast<std::size_t>(block.launch) >= data.launches.size())
        return {};
    const live::LaunchSpan& launch = data.launches[static_cast<std::size_t>(block.launch)];
    const auto text = [&](std::int64_t time) {
        return time_text(timeline.unit(), static_cast<double>(time));
    };
    std::string words =
        formatted("Block {} of launch {}, {}: SM {}, from {} to {} ({}), {}", number(block.block),
                  number(data.launches_left_out + block.launch), launch.kernel, block.sm, text(block.begin),
                  text(block.end), text(block.end - block.begin),
                  counted("{} warp", "{} warps", launch.warps_per_block(), number(launch.warps_per_block())));
    if (block.end > block.begin && !data.by_block) {
        const double there =
            static_cast<double>(block.warp_time) / static_cast<double>(block.end - block.begin);
        words += formatted(", of which {} were there on average", number(there, 1));
    }
    double waited = 0;
    std::int64_t waits = 0;
    for (const LaidOutTimeline::Row& row : timeline.rows_of(block.sm))
        for (const std::int32_t i : LaidOutTimeline::waits_in(
                 data, row,
                 {.begin = static_cast<double>(block.begin), .end = static_cast<double>(block.end)})) {
            const live::BarrierWait& wait = data.waits[static_cast<std::size_t>(i)];
            if (wait.launch != block.launch || wait.block != block.block)
                continue;
            waited += static_cast<double>(wait.end - wait.begin);
            ++waits;
        }
    if (waits > 0 && block.end > block.begin)
        words += formatted("; it waited {} of its time at {} of the grid",
                           share(waited / static_cast<double>(block.end - block.begin)),
                           counted("{} barrier", "{} barriers", waits, number(waits)));
    return words + ".";
}

std::string sentence_of(const LaidOutTimeline& timeline, TimeSpan window) {
    if (const std::string why = why_nothing(timeline); !why.empty())
        return why;
    if (window.empty())
        window = timeline.all();
    const live::Timeline& data = timeline.timeline();
    const std::vector<std::size_t> launches = launches_in(data, window);
    if (launches.empty())
        return formatted("Nothing ran from {} to {}.", time_text(timeline.unit(), window.begin),
                         time_text(timeline.unit(), window.end));
    const bool one = launches.size() == 1;
    std::string words = one ? data.launches[launches.front()].kernel
                            : formatted("{} launches{}", number(static_cast<std::int64_t>(launches.size())),
                                        together_words(data, launches));
    words += formatted(", {} in {}",
                       counted("{} block", "{} blocks", timeline.count(window, 0, timeline.sms()),
                               number(timeline.count(window, 0, timeline.sms()))),
                       time_text(timeline.unit(), window.length()));
    const float mean = timeline.occupancy_over_time(window, 1).front();
    if (std::isnan(mean))
        words += said("; the blocks of some launches are not recorded");
    else
        words += formatted(": {} {} full on average",
                           counted("the SM is", "all SMs together are", timeline.sms()), percent(mean));
    if (one)
        if (const std::string more = launch_words(timeline, launches.front()); !more.empty())
            words += "; " + more;
    if (const double waiting = timeline.waiting(window); waiting > 0)
        words += formatted("; the warps wait {} of their time at barriers of the grid", share(waiting));
    return words + ".";
}

} // namespace ks::scene
