// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/pareto/schedule_picture.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/pareto/cost_axis.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace ks::scene {

namespace {

constexpr double head_height = 22, ticks_height = 20, best_lane = 20, many_lane = 14, lowest_lane = 9,
                 gap_between = 28;
constexpr double least_half = 300; ///< pixels that a legible schedule needs
constexpr double longest_name = 110;

std::optional<std::int64_t> first_miss(const Schedule& schedule) {
    std::optional<std::int64_t> first;
    for (const Schedule::Lane& lane : schedule.lanes)
        if (!lane.missed.empty())
            first = std::min(first.value_or(INT64_MAX), lane.missed.front());
    return first;
}

/// "misses 38 deadlines", "meets every deadline"
std::string count_words(const Schedule& schedule) {
    return schedule.misses == 0 ? said("meets every deadline")
                                : counted("misses {} deadline", "misses {} deadlines", schedule.misses,
                                          number(schedule.misses));
}

class ScheduleDrawing {
public:
    ScheduleDrawing(DisplayList& list, const NamedSchedule& named, std::int64_t until, const Rect& area,
                    const TextMeasure& measure)
        : list_(list), named_(named), schedule_(*named.schedule), until_(until), area_(area),
          measure_(measure) {}

    void draw() {
        lay_out();
        add_head();
        for (std::size_t i = 0; i < lanes_; ++i)
            add_lane(i);
        if (lanes_ < schedule_.lanes.size())
            add_text(list_, measure_, {area_.x, plot_.y + plot_.height, plot_.x - area_.x + 120, 16},
                     formatted("{} more", schedule_.lanes.size() - lanes_),
                     {.size = 11, .role = Role::quiet});
        add_time();
    }

private:
    void lay_out() {
        double names = 24;
        for (const Schedule::Lane& lane : schedule_.lanes)
            names = std::max(names,
                             std::ceil(measure_.width(lane.name, Face::interface, 12, Weight::regular)) + 1);
        names = std::min({names, longest_name, area_.width / 4});
        const double height = area_.height - head_height - ticks_height;
        lanes_ = std::clamp<std::size_t>(static_cast<std::size_t>(std::max(1.0, height / lowest_lane)), 1,
                                         std::max<std::size_t>(1, schedule_.lanes.size()));
        lane_ = std::floor(std::min(best_lane, height / static_cast<double>(lanes_)));
        plot_ = {std::round(area_.x + names + 8), std::round(area_.y + head_height),
                 std::max(1.0, std::floor(area_.width - names - 8)), lane_ * static_cast<double>(lanes_)};
    }

    double x_of(std::int64_t time) const {
        return plot_.x + plot_.width * static_cast<double>(std::min(time, until_)) /
                             static_cast<double>(std::max<std::int64_t>(1, until_));
    }

    void add_head() {
        const double width = std::ceil(measure_.width(named_.name, Face::interface, 13, Weight::bold)) + 1;
        add_text(list_, measure_, {area_.x, area_.y, std::min(width, area_.width), 18}, named_.name,
                 {.size = 13, .weight = Weight::bold});
        const std::string words = misses_words(schedule_);
        const double room = area_.width - width - 12;
        if (room > 0)
            add_text(list_, measure_, {area_.x + width + 12, area_.y, room, 18},
                     measure_.width(words, Face::interface, 13, Weight::medium) <= room
                         ? words
                         : count_words(schedule_),
                     {.size = 13,
                      .role = schedule_.misses > 0 ? Role::optimal : Role::changed,
                      .weight = Weight::medium});
        list_.regions.push_back({.rect = {area_.x, area_.y, area_.width, 18},
                                 .id = "schedule " + named_.name,
                                 .description = named_.name + ": " + words});
    }

    void add_lane(std::size_t i) {
        const Schedule::Lane& lane = schedule_.lanes[i];
        const Rect row{plot_.x, plot_.y + lane_ * static_cast<double>(i), plot_.width, lane_};
        const double letters = std::min(12.0, lane_ + 1);
        add_text(list_, measure_, {area_.x, row.y, plot_.x - area_.x - 8, lane_}, lane.name,
                 {.size = letters, .role = Role::text});
        list_.add(Polyline{.points = {{row.x, row.y + lane_ - 0.5}, {row.x + row.width, row.y + lane_ - 0.5}},
                           .stroke = Stroke{}});
        add_releases(lane, row);
        add_pieces(lane, row);
        for (const std::int64_t at : lane.missed)
            if (at <= until_)
                add_flag(x_of(at), row);
        list_.regions.push_back(
            {.rect = row,
             .id = written("lane {} {}", named_.name, i),
             .description = formatted("{}: {} of every {}; {} of its deadlines are missed", lane.name,
                                      number(lane.execution), number(lane.period), lane.missed.size())});
    }

    void add_releases(const Schedule::Lane& lane, const Rect& row) {
        if (static_cast<double>(until_) / static_cast<double>(std::max<std::int64_t>(1, lane.period)) * 3 >
            plot_.width)
            return; // they would fill the picture
        for (std::int64_t at = 0; at <= until_; at += lane.period) {
            const double x = std::round(x_of(at));
            list_.add(Polyline{.points = {{x, row.y + 1}, {x, row.y + lane_ - 1}},
                               .stroke = Stroke{.role = Role::quiet, .width = 1}});
            if (at > until_ - lane.period)
                break; // the next one may overflow
        }
    }

    void add_pieces(const Schedule::Lane& lane, const Rect& row) {
        double drawn_to = -1;
        for (const Schedule::Piece& piece : lane.pieces) {
            if (piece.begin >= until_)
                break;
            const double left = x_of(piece.begin), right = std::max(x_of(piece.end), left + 1);
            if (!piece.late && right <= drawn_to + 0.5)
                continue; // within a pixel that is already drawn
            drawn_to = right;
            const Role role = piece.late ? Role::optimal : Role::read;
            list_.add(Box{.rect = {left, row.y + 2, std::min(right, plot_.x + plot_.width) - left, lane_ - 5},
                          .fill = Fill{.role = role,
                                       .opacity = 0.85,
                                       .pattern = piece.late ? Pattern::hatch : Pattern::solid},
                          .stroke = Stroke{.role = role, .width = 1}});
        }
    }

    void add_flag(double x, const Rect& row) {
        list_.add(Polyline{.points = {{x, row.y}, {x, row.y + lane_}},
                           .stroke = Stroke{.role = Role::optimal, .width = 2.5}});
        const double size = std::min(7.0, lane_ / 2);
        list_.add(Box{.rect = {x - size, row.y, size, size}, .fill = Fill{.role = Role::optimal}});
    }

    void add_time() {
        const CostAxis axis{
            .shown = {.from = 0, .to = static_cast<double>(until_)}, .left = plot_.x, .width = plot_.width};
        const double y = plot_.y + plot_.height;
        for (const AxisTick& tick : cost_ticks(axis, 11, measure_)) {
            const double x = axis.x_of(tick.at);
            const double width =
                std::ceil(measure_.width(tick.label, Face::interface, 11, Weight::regular)) + 1;
            const double left = std::min(x - width / 2, plot_.x + plot_.width - width);
            add_text(list_, measure_, {left, y + 3, width, 14}, tick.label,
                     {.size = 11, .role = Role::quiet, .align = Align::centre});
        }
    }

    DisplayList& list_;
    const NamedSchedule& named_;
    const Schedule& schedule_;
    std::int64_t until_;
    Rect area_, plot_;
    double lane_ = best_lane;
    std::size_t lanes_ = 1;
    const TextMeasure& measure_;
};

} // namespace

std::string misses_words(const Schedule& schedule) {
    const std::string part = schedule.whole == 0 ? formatted("up to {}", number(schedule.end))
                             : schedule.cut
                                 ? formatted("up to {} of {}", number(schedule.end), number(schedule.whole))
                                 : formatted("in {}", number(schedule.whole));
    const std::string words = formatted("{} {}", count_words(schedule), part);
    return schedule.misses == 0 ? words : formatted("{}, first at {}", words, number(*first_miss(schedule)));
}

std::int64_t drawn_time(const SchedulePicture& picture) {
    std::int64_t end = INT64_MAX, longest = 1;
    std::size_t pieces = 0;
    for (const NamedSchedule& each : picture.schedules) {
        end = std::min(end, each.schedule->end);
        std::size_t own = 0;
        for (const Schedule::Lane& lane : each.schedule->lanes) {
            longest = std::max(longest, lane.period);
            own += lane.pieces.size();
        }
        pieces = std::max(pieces, own);
    }
    if (pieces <= most_drawn_pieces)
        return end;
    // A time span with about that many pieces; at least the longest period, so that each task has a job.
    const auto share = static_cast<std::int64_t>(
        static_cast<double>(end) * static_cast<double>(most_drawn_pieces) / static_cast<double>(pieces));
    return std::min(end, std::max(share, longest));
}

double schedule_height(const SchedulePicture& picture) {
    std::size_t lanes = 1;
    for (const NamedSchedule& each : picture.schedules)
        lanes = std::max(lanes, each.schedule->lanes.size());
    constexpr std::size_t few = 6, most = 12;
    const double lane = lanes <= few ? best_lane : many_lane;
    return head_height + ticks_height + lane * static_cast<double>(std::min(lanes, most));
}

void draw_schedules(DisplayList& list, const SchedulePicture& picture, const Rect& area,
                    const TextMeasure& measure) {
    if (picture.schedules.empty())
        return;
    const std::int64_t until = drawn_time(picture);
    const bool both = picture.schedules.size() > 1 && area.width >= 2 * least_half + gap_between;
    const std::size_t first = both ? 0 : picture.schedules.size() - 1;
    const double width = both ? std::floor((area.width - gap_between) / 2) : area.width;
    for (std::size_t i = first; i < picture.schedules.size(); ++i) {
        const double left = area.x + static_cast<double>(i - first) * (width + gap_between);
        ScheduleDrawing(list, picture.schedules[i], until, {left, area.y, width, area.height}, measure)
            .draw();
    }
}

} // namespace ks::scene
