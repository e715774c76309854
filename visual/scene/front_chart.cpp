// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/front_chart.h"
#include "solvers/core/language.h"

#include "solvers/core/cell_number.h"
#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/front_points.h"
#include "visual/scene/numbers.h"
#include "visual/scene/table_heads.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace ks::scene {

namespace {

constexpr std::size_t most_front_marks = 2000;
constexpr double front_letters = 13;

Mark ringed(Mark mark, Role role) {
    mark.push_back({.stroke = Stroke{.role = role, .width = 3}});
    return mark;
}

Mark mark_of(Fate fate) {
    switch (fate) {
    case Fate::waiting:
        return {{.fill = Fill{.role = Role::surface}, .stroke = Stroke{.role = Role::masked, .width = 1}}};
    case Fate::next:
        return {{.fill = Fill{.role = Role::surface}}, next_mark().front()};
    case Fate::dropped:
        return cut_mark();
    case Fate::kept:
        return {{.fill = Fill{.role = Role::optimal}}};
    case Fate::dropped_now:
        return ringed(cut_mark(), Role::changed);
    case Fate::kept_now:
        return changed_mark();
    case Fate::told:
        return ringed({{.fill = Fill{.role = Role::optimal}}}, Role::text);
    }
    return {};
}

/// The smallest of 1, 2, 5 times a power of ten that is `least` or more.
double round_real_step(double least) {
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (least <= factor * power * (1 + 1e-9))
            return factor * power;
    return 10 * power;
}

class FrontChart {
public:
    FrontChart(DisplayList& list, const FrontState& state, const Rect& frame, const TextMeasure& measure)
        : list_(list), state_(state), axes_(*state.axes), frame_(frame), measure_(measure) {
        const double range = axes_.greatest - axes_.least;
        const double spread = range > 0 ? range : std::max(1.0, std::abs(axes_.greatest)) * 0.2;
        const double ticks = std::clamp(frame.height / 70, 2.0, 8.0);
        step_ = round_real_step(spread / ticks);
        places_.low = std::floor(axes_.least / step_ + 1e-9) * step_;
        places_.high = std::max(std::ceil(axes_.greatest / step_ - 1e-9) * step_, places_.low + step_);
        decimals_ = static_cast<int>(std::max(0.0, std::ceil(-std::log10(step_) - 1e-9)));
        double widest = 0;
        for (const double value : {places_.low, places_.high})
            widest = std::max(
                widest, measure.width(number(value, decimals_), Face::mono, front_letters, Weight::regular));
        places_.plot = {frame.x + std::ceil(widest) + 14, frame.y + 30, 0, 0};
        places_.plot.width = std::max(40.0, frame.x + frame.width - places_.plot.x - 8);
        places_.cell = places_.plot.width / (static_cast<double>(axes_.last_cost) + 1);
        places_.plot.height = std::max(40.0, frame.height - 30 - bottom - strip_height());
        const std::size_t all = state.candidates.size();
        size_ = all <= 60 ? 14 : all <= 300 ? 10 : all <= 1500 ? 7 : 5;
    }

    double draw() {
        draw_axes();
        draw_threshold();
        draw_beaten();
        draw_staircase();
        draw_least();
        draw_reason();
        draw_points();
        draw_label();
        if (strip_height() > 0)
            draw_strip();
        return frame_.y + frame_.height;
    }

private:
    static constexpr double bottom = 44; ///< numbers and name of the axis of costs

    const FrontCandidate& candidate(std::size_t k) const { return state_.candidates[k]; }
    double x(std::int64_t cost) const { return places_.x(cost); }
    double y(double value) const { return places_.y(value); }
    double right() const { return places_.plot.x + places_.plot.width; }
    double worst() const {
        return axes_.less_is_better ? places_.plot.y : places_.plot.y + places_.plot.height;
    }
    bool done() const { return state_.decided == state_.candidates.size(); }

    Fate fate(std::size_t k) const { return fate_of(state_, k); }

    void text(const Rect& rect, const std::string& words, const TextLook& look) {
        add_text(list_, measure_, rect, words, look);
    }

    void draw_axes() {
        const auto ticks = static_cast<int>(std::lround((places_.high - places_.low) / step_));
        for (int i = 0; i <= ticks; ++i) {
            const double value = places_.low + step_ * i, at = std::round(y(value)) + 0.5;
            list_.add(Polyline{.points = {{places_.plot.x, at}, {right(), at}}, .stroke = Stroke{}});
            text({frame_.x, at - 10, places_.plot.x - frame_.x - 8, 20}, number(value, decimals_),
                 {.size = front_letters, .role = Role::quiet, .align = Align::right, .face = Face::mono});
        }
        std::int64_t kept = 0;
        for (std::size_t k = 0; k < state_.decided; ++k)
            kept += candidate(k).kept ? 1 : 0;
        const auto all = static_cast<std::int64_t>(state_.candidates.size());
        text({frame_.x, frame_.y, frame_.width * 0.35, 20}, axes_.value,
             {.size = front_letters, .role = Role::quiet});
        std::string words =
            done() ? counted("{} of {} point kept", "{} of {} points kept", all, number(kept), number(all))
                   : counted("{} of {} point looked at, {} kept", "{} of {} points looked at, {} kept", all,
                             number(static_cast<std::int64_t>(state_.decided)), number(all), number(kept));
        if (!state_.title.empty())
            words = formatted("{}: {}", state_.title, words);
        text({frame_.x + frame_.width * 0.35, frame_.y, frame_.width * 0.65 - 8, 20}, words,
             {.size = front_letters, .role = Role::quiet, .align = Align::right});
        draw_costs();
    }

    void draw_costs() {
        const double top = places_.plot.y + places_.plot.height + strip_height();
        const double widest =
            measure_.width(number(axes_.last_cost), Face::mono, front_letters, Weight::regular);
        const std::int64_t step = round_step((widest + 12) / places_.cell);
        for (std::int64_t i = 0; i <= axes_.last_cost / step; ++i) // the cost after the last may exceed 2^63
            draw_cost(i * step, top, widest / 2 + 4);
        text({places_.plot.x, top + 24, places_.plot.width, 20}, axes_.cost,
             {.size = front_letters, .role = Role::quiet, .align = Align::right});
    }

    /// A tick, and its number where that fits the frame.
    void draw_cost(std::int64_t cost, double top, double half) {
        const bool here = state_.cost == cost;
        const double at = std::round(x(cost)) + 0.5;
        if (strip_height() == 0)
            list_.add(Polyline{.points = {{at, top}, {at, top + 5}}, .stroke = Stroke{}});
        if (at - half < frame_.x || at + half > frame_.x + frame_.width)
            return;
        text({at - half, top + 5, 2 * half, 18}, number(cost),
             {.size = front_letters,
              .role = here ? Role::text : Role::quiet,
              .align = Align::centre,
              .weight = here ? Weight::bold : Weight::regular,
              .face = Face::mono});
    }

    void draw_threshold() {
        if (!axes_.threshold || *axes_.threshold < places_.low || *axes_.threshold > places_.high)
            return;
        const double at = std::round(y(*axes_.threshold)) + 0.5;
        list_.add(Polyline{.points = {{places_.plot.x, at}, {right(), at}},
                           .stroke = Stroke{.role = Role::text, .width = 1.5}});
        const bool below = axes_.less_is_better;
        text({places_.plot.x + 6, below ? at + 3 : at - 21, places_.plot.width * 0.5, 18},
             below ? formatted("{}: at most {}", axes_.within, number(CellNumber(*axes_.threshold)))
                   : formatted("{}: at least {}", axes_.within, number(CellNumber(*axes_.threshold))),
             {.size = front_letters});
    }

    /// Shades the area of all later points that cannot be kept any more.
    void draw_beaten() {
        const auto best = state_.best();
        if (!best || done())
            return;
        const double from = x(state_.cost ? *state_.cost : candidate(*best).cost),
                     at = y(candidate(*best).value);
        list_.add(Box{.rect = {from, std::min(at, worst()), right() - from, std::abs(worst() - at)},
                      .fill = Fill{.role = Role::pruned, .opacity = 0.12}});
    }

    void draw_staircase() {
        std::vector<Point> points;
        for (std::size_t k = 0; k < state_.decided; ++k) {
            if (!candidate(k).kept)
                continue;
            const Point to{x(candidate(k).cost), y(candidate(k).value)};
            if (!points.empty() && to.x - points.back().x < 0.5 && k + 1 < state_.decided)
                continue; // no room for a separate step
            if (!points.empty())
                points.push_back({to.x, points.back().y});
            points.push_back(to);
        }
        if (points.empty())
            return;
        points.push_back(
            {done() ? right() : std::max(points.back().x, x(state_.cost.value_or(0))), points.back().y});
        list_.add(Polyline{.points = std::move(points), .stroke = Stroke{.role = Role::optimal, .width = 2}});
    }

    /// Draws the value that decides about the next candidate.
    void draw_least() {
        const auto best = state_.best();
        if (!best || done())
            return;
        const double at = y(candidate(*best).value), from = x(candidate(*best).cost);
        list_.add(Polyline{.points = {{from, at}, {right(), at}},
                           .stroke = Stroke{.role = Role::read, .width = 2, .dashed = true}});
        const bool below = !axes_.less_is_better || at + 24 > places_.plot.y + places_.plot.height;
        text({places_.plot.x, below == axes_.less_is_better ? at - 22 : at + 3, places_.plot.width - 4, 18},
             axes_.less_is_better ? formatted("least = {}", axes_.text(candidate(*best).value))
                                  : formatted("most = {}", axes_.text(candidate(*best).value)),
             {.size = front_letters, .role = Role::read, .align = Align::right, .weight = Weight::bold});
    }

    /// Draws an arrow from a point that is being dropped to the point that dominates it.
    void draw_reason() {
        if (!state_.current || candidate(*state_.current).kept)
            return;
        const FrontCandidate& now = candidate(*state_.current);
        const FrontCandidate& by = candidate(now.by);
        const Point from{x(now.cost), y(now.value)}, to{x(by.cost), y(by.value)};
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        if (length < 2 * size_)
            return;
        const double cut = size_ / 2 + 2;
        const auto at = [&](double distance) {
            return Point{from.x + (to.x - from.x) * distance / length,
                         from.y + (to.y - from.y) * distance / length};
        };
        list_.add(Polyline{.points = {at(cut), at(length - cut)},
                           .stroke = Stroke{.role = Role::text, .width = 1.5},
                           .arrow = true});
    }

    void draw_points() {
        // The order of drawing. Of points at the same place only the last one is visible, so the important
        // ones come last.
        static constexpr Fate order[] = {Fate::waiting, Fate::dropped,     Fate::kept,    Fate::next,
                                         Fate::told,    Fate::dropped_now, Fate::kept_now};
        const bool thinned = state_.candidates.size() > most_front_marks;
        for (const Fate now : order) {
            std::set<std::pair<int, int>> taken;
            for (std::size_t k = 0; k < state_.candidates.size(); ++k) {
                if (fate(k) != now)
                    continue;
                const bool loud = now != Fate::waiting && now != Fate::dropped && now != Fate::kept;
                const Rect rect = places_.mark(candidate(k), loud ? std::max(size_ + 2, 9.0) : size_);
                if (thinned && !loud &&
                    !taken.emplace(static_cast<int>(rect.x / 3), static_cast<int>(rect.y / 3)).second)
                    continue;
                Mark mark = mark_of(now);
                for (Box& box : mark) {
                    box.radius = rect.width / 2;
                    box.corner_mark = false;
                }
                add_mark(list_, rect, std::move(mark));
            }
        }
        const auto points = std::make_shared<const FrontPoints>(state_, places_, std::max(size_, 9.0));
        list_.tables.push_back({points});
        for (std::int64_t k = 0; k < points->readable().rows; ++k)
            list_.regions.push_back({.rect = points->place({k, 0}),
                                     .id = written("point {}", k),
                                     .description = points->words({k, 0})});
    }

    /// The numbers of the current point, or the names of all kept points.
    void draw_label() {
        if (const auto loud = state_.told ? state_.told : state_.current)
            label(*loud,
                  formatted("({}, {})", number(candidate(*loud).cost), axes_.text(candidate(*loud).value)),
                  Weight::bold);
        for (std::size_t k = 0; k < std::min(state_.decided, state_.names.size()); ++k)
            if (candidate(k).kept && k != state_.current && k != state_.told)
                label(k, state_.names[k], Weight::regular);
    }

    /// The label goes to the better and cheaper side of the point, where a kept point has no neighbour. A
    /// name that would cover another one is omitted.
    void label(std::size_t k, const std::string& words, Weight weight) {
        const FrontCandidate& point = candidate(k);
        const double width = measure_.width(words, Face::mono, front_letters, weight) + 2,
                     away = size_ / 2 + 4;
        Rect rect{x(point.cost) - away - width, 0, width, 18};
        rect.y = y(point.value) + (point.kept && axes_.less_is_better ? 2 : -20);
        if (rect.x < places_.plot.x || !point.kept)
            rect.x = x(point.cost) + away;
        rect.x = std::max(places_.plot.x, std::min(rect.x, right() - width));
        rect.y = std::clamp(rect.y, frame_.y + 20, places_.plot.y + places_.plot.height - 18);
        const auto lie_on = [&](const Rect& other) {
            return rect.x < other.x + other.width && other.x < rect.x + width &&
                   rect.y < other.y + other.height && other.y < rect.y + rect.height;
        };
        if (width > places_.plot.width || std::ranges::any_of(labels_, lie_on))
            return;
        labels_.push_back(rect);
        list_.add(Box{.rect = rect, .fill = Fill{.role = Role::surface, .opacity = 0.8}, .radius = 3});
        text(rect, words, {.size = front_letters, .weight = weight, .face = Face::mono});
    }

    double strip_height() const {
        constexpr double height = 34, least_width = 26;
        return axes_.cells && places_.cell >= least_width && frame_.height > 240 ? height : 0;
    }

    /// The row of the table whose cells are the candidates, each below its point.
    void draw_strip() {
        const double top = places_.plot.y + places_.plot.height + 8, height = strip_height() - 10;
        double longest = 1;
        std::vector<std::string> values(static_cast<std::size_t>(axes_.last_cost) + 1, "∞");
        std::vector<std::optional<std::size_t>> points(values.size());
        for (std::size_t k = 0; k < state_.candidates.size(); ++k) {
            const auto cost = static_cast<std::size_t>(candidate(k).cost);
            values[cost] = number(CellNumber(candidate(k).value));
            points[cost] = k;
            longest = std::max(longest, static_cast<double>(values[cost].size()));
        }
        const double size = std::min(14.0, (places_.cell - 6) / (longest * 0.62));
        for (std::size_t j = 0; j < values.size(); ++j) {
            const double left = std::round(places_.plot.x + places_.cell * static_cast<double>(j));
            const Rect cell{left, top,
                            std::round(places_.plot.x + places_.cell * static_cast<double>(j + 1)) - left + 1,
                            height};
            list_.add(Box{.rect = cell, .fill = Fill{.role = Role::panel}, .stroke = Stroke{}});
            const Rect inside{cell.x + 1, cell.y + 1, cell.width - 2, cell.height - 2};
            Role role = points[j] ? Role::text : Role::infeasible;
            const bool here = state_.cost == static_cast<std::int64_t>(j);
            if (points[j])
                role = mark_cell(inside, fate(*points[j]));
            else if (here)
                list_.add(Box{.rect = inside, .stroke = Stroke{.role = Role::changed, .width = 3}});
            if (size >= 7)
                text(cell, values[j],
                     {.size = points[j] ? size : std::min(size, 12.0),
                      .role = role,
                      .align = Align::centre,
                      .weight = here ? Weight::bold : Weight::regular,
                      .face = Face::mono});
        }
    }

    /// Draws the cell's mark and returns the role of its number.
    Role mark_cell(const Rect& rect, Fate fate) {
        switch (fate) {
        case Fate::waiting:
            return Role::text;
        case Fate::dropped:
            return Role::quiet;
        case Fate::kept:
        case Fate::told:
            add_mark(list_, rect, chosen_mark());
            return Role::text;
        case Fate::next:
            add_mark(list_, rect, next_mark());
            return Role::text;
        case Fate::dropped_now:
            list_.add(Box{.rect = rect, .stroke = Stroke{.role = Role::changed, .width = 3}});
            return Role::text;
        case Fate::kept_now:
            add_mark(list_, rect, changed_mark());
            return Role::on_mark;
        }
        return Role::text;
    }

    DisplayList& list_;
    const FrontState& state_;
    const FrontAxes& axes_;
    Rect frame_;
    const TextMeasure& measure_;
    std::vector<Rect> labels_; ///< the labels drawn so far
    FrontPlaces places_;
    double step_ = 1, size_ = 14;
    int decimals_ = 0;
};

} // namespace

double add_front_chart(DisplayList& list, const FrontState& state, const Rect& frame,
                       const TextMeasure& measure) {
    return FrontChart(list, state, frame, measure).draw();
}

std::vector<LegendEntry> front_legend(const FrontState& state) {
    const auto sample = [](Fate fate) {
        Mark mark = mark_of(fate);
        for (Box& box : mark)
            box.radius = 8;
        return mark;
    };
    const bool done = state.decided == state.candidates.size();
    std::vector<LegendEntry> entries{{.text = said("kept"), .sample = sample(Fate::kept)},
                                     {.text = said("dropped"), .sample = sample(Fate::dropped)}};
    if (state.current)
        entries.push_back({.text = said("kept now"), .sample = sample(Fate::kept_now)});
    if (state.current)
        entries.push_back({.text = said("dropped now"), .sample = sample(Fate::dropped_now)});
    if (state.told)
        entries.push_back({.text = said("its choices are told"), .sample = sample(Fate::told)});
    if (!done) {
        entries.push_back({.text = said("next"), .sample = sample(Fate::next)});
        entries.push_back({.text = said("not looked at yet"), .sample = sample(Fate::waiting)});
    }
    return entries;
}

} // namespace ks::scene
