// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/pareto/front_picture.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/front/points.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/pareto/front_marks.h"
#include "visual/scene/pareto/front_table.h"
#include "visual/scene/pareto/level_of_detail.h"
#include "visual/scene/pareto/sums_strip.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace ks::scene {

namespace {

constexpr double line = front_line;
/// between the plot's edge and its first point, so that the point's mark is not cut
constexpr double inset = 14;
constexpr double point_room = 9; ///< pixels per point; below this, points have no separate marks
constexpr double reach = 18;     ///< the largest distance in pixels from the pointer to the point it selects
constexpr std::size_t most_marked = 400;
constexpr double unseen = 0.35; ///< the error, in pixels, of a simplified line

class FrontDrawing {
public:
    FrontDrawing(DisplayList& list, const FrontPicture& picture, const Rect& area, const TextMeasure& measure)
        : list_(list), picture_(picture), area_(area), measure_(measure),
          fronts_(
              std::span(picture.fronts).first(std::min(picture.fronts.size(), FrontPicture::most_fronts))) {}

    DrawnFront draw() {
        const double top = add_head();
        lay_out(top);
        if (fronts_.empty())
            return drawn_;
        picture_.only_costs ? add_costs_alone() : add_plot();
        add_cost_axis();
        add_front_marks(list_, picture_, drawn_, measure_);
        list_.tables.push_back({std::make_shared<const FrontTable>(picture_, drawn_)});
        return drawn_;
    }

private:
    const Front& first() const { return *fronts_.front().front; }
    const FrontWords& words() const { return picture_.words; }
    FrontLook look_of(std::size_t i) const {
        FrontLook look = look_of_front(i);
        if (fronts_[i].old) {
            look.role = Role::quiet;
            look.dashed = true;
        }
        return look;
    }
    bool has_line() const { return !words().within.empty() && !picture_.only_costs; }

    /// Draws the title, the value's name and, for several fronts, their names.
    double add_head() {
        double y = area_.y;
        if (!picture_.title.empty()) {
            add_text(list_, measure_, {area_.x, y, area_.width, 28}, picture_.title,
                     {.size = 17, .weight = Weight::bold});
            y += 28;
        }
        if (!picture_.source.empty()) {
            Text words{.role = Role::quiet, .size = front_letters::axis};
            y += add_paragraph(list_, measure_, {area_.x, y, area_.width, 4 * line}, picture_.source, words);
        }
        if (y > area_.y)
            y += 8;
        const std::string value =
            picture_.only_costs
                ? formatted("which {}s there are", words().cost)
                : formatted("{}{}, {} is better", title_with_unit(words().value, words().value_unit),
                            words().symbol.empty() ? "" : " " + words().symbol,
                            words().less_is_better ? said("less") : said("more"));
        const double width = front_width(measure_, value, front_letters::caption, Weight::medium);
        add_text(list_, measure_, {area_.x, y, std::min(width, area_.width), line}, value,
                 {.size = front_letters::caption, .weight = Weight::medium});
        if (fronts_.size() > 1 || std::ranges::any_of(fronts_, &NamedFront::old))
            y = add_names(y, area_.x + width + 24);
        return y + line + 6;
    }

    /// Draws the fronts' names in lines, as many per line as fit; returns the last line's top.
    double add_names(double y, double x) {
        for (std::size_t i = 0; i < fronts_.size(); ++i) {
            const double width =
                front_width(measure_, fronts_[i].name, front_letters::caption, Weight::regular);
            if (x + 36 + width > area_.x + area_.width && x > area_.x) {
                x = area_.x;
                y += line;
            }
            const FrontLook look = look_of(i);
            const double middle = std::round(y + line / 2);
            list_.add(Polyline{.points = {{x, middle}, {x + 28, middle}}, .stroke = stroke_of(look)});
            add_mark_of(look, {x + 14, middle}, 8);
            add_text(list_, measure_, {x + 36, y, std::min(width, area_.x + area_.width - x - 36), line},
                     fronts_[i].name, {.size = front_letters::caption});
            x += 36 + width + 20;
        }
        return y;
    }

    void lay_out(double top) {
        drawn_.only_costs = picture_.only_costs;
        const double bottom = 2 * line + 4; // ticks and the name of the cost
        drawn_.plot.y = std::round(top);
        drawn_.plot.height = std::max(40.0, std::floor(area_.y + area_.height - top - bottom));
        drawn_.axis.shown = picture_.shown.empty() ? all_costs(picture_) : picture_.shown;
        drawn_.axis.log = picture_.log_costs;
        if (drawn_.axis.shown.empty())
            drawn_.axis.shown.to = drawn_.axis.shown.from + 1;
        find_values();
        const int most = std::max(2, static_cast<int>(drawn_.plot.height / 52));
        const bool whole = std::ranges::all_of(
            fronts_, [](const NamedFront& each) { return each.front->denominator() == 1; });
        if (!picture_.only_costs)
            ticks_ = value_ticks(drawn_.low, drawn_.high, most, whole ? 1 : 0);
        double labels = 0;
        for (const AxisTick& tick : ticks_)
            labels =
                std::max(labels, front_width(measure_, tick.label, front_letters::axis, Weight::regular));
        drawn_.plot.x = std::round(area_.x + labels + (ticks_.empty() ? 0 : 10));
        drawn_.plot.width = std::max(1.0, std::floor(area_.x + area_.width - drawn_.plot.x));
        drawn_.axis.left = drawn_.plot.x + inset;
        drawn_.axis.width = std::max(1.0, drawn_.plot.width - 2 * inset);
    }

    /// Finds the range of visible values: from the last point before the span, whose step extends into it, to
    /// the last point in it; and the line at 1 if it is near.
    void find_values() {
        double low = INFINITY, high = -INFINITY;
        const auto take = [&](double value) {
            low = std::min(low, value);
            high = std::max(high, value);
        };
        for (const NamedFront& each : fronts_) {
            const auto points = each.front->points();
            const auto begin = std::ranges::partition_point(points, [&](const auto& point) {
                return static_cast<double>(point.cost) <= drawn_.axis.shown.from;
            });
            const auto end = std::ranges::partition_point(points, [&](const auto& point) {
                return static_cast<double>(point.cost) <= drawn_.axis.shown.to;
            });
            if (begin != points.begin())
                take(each.front->value(*(begin - 1)));
            if (end != begin) {
                take(each.front->value(*begin));
                take(each.front->value(*(end - 1)));
            }
        }
        if (picture_.shown.empty() && picture_.nothing_chosen && !fronts_.empty())
            take(first().value(*picture_.nothing_chosen));
        if (!(high >= low))
            low = 0, high = 1;
        if (has_line() && picture_.shown.empty() && (high > 0.5 || high - low < 1e-9))
            take(1);
        if (!(high > low)) {
            high = low + (low > 0 ? low / 2 : 1);
            low = low / 2;
        }
        const double room = (high - low) * 0.06;
        drawn_.low = low >= 0 ? std::max(0.0, low - room) : low - room;
        drawn_.high = high + room;
    }

    double x_of(const Front::Point& point) const { return drawn_.axis.x_of(static_cast<double>(point.cost)); }
    double right() const { return drawn_.right(); }
    double bottom() const { return drawn_.bottom(); }

    void add_costs_alone() { add_sums(list_, first(), drawn_); }

    void add_plot() {
        add_within();
        for (const AxisTick& tick : ticks_) {
            const double y = std::round(drawn_.y_of(tick.at));
            list_.add(Polyline{.points = {{drawn_.plot.x, y}, {right(), y}}, .stroke = Stroke{}});
            add_text(list_, measure_, {area_.x, y - 8, drawn_.plot.x - area_.x - 8, 16}, tick.label,
                     {.size = front_letters::axis, .role = Role::quiet, .align = Align::right});
        }
        add_behind();
        add_line_at_one();
        for (std::size_t i = fronts_.size(); i-- > 0;) // the first front is drawn on top
            add_staircase(i);
    }

    void add_within() {
        if (!has_line())
            return;
        const double y = std::clamp(drawn_.y_of(1), drawn_.plot.y, bottom());
        const double top = words().less_is_better ? y : drawn_.plot.y;
        const double height = words().less_is_better ? bottom() - y : y - drawn_.plot.y;
        if (height > 0)
            list_.add(Box{.rect = {drawn_.plot.x, top, drawn_.plot.width, height},
                          .fill = Fill{.role = Role::changed, .opacity = 0.09}});
    }

    void add_line_at_one() {
        if (!has_line())
            return;
        if (drawn_.low > 1 || drawn_.high < 1)
            return add_side_of_line();
        const double y = std::round(drawn_.y_of(1));
        list_.add(Polyline{.points = {{drawn_.plot.x, y}, {right(), y}},
                           .stroke = Stroke{.role = Role::changed, .width = 2}});
        // If less is better, a front falls from the left, so the space to the left and near the line is free.
        const double width = drawn_.plot.width - 20;
        add_text(list_, measure_, {drawn_.plot.x + 10, y + 4, width, line}, within_words(),
                 {.size = front_letters::caption, .role = Role::changed, .weight = Weight::bold});
        add_text(list_, measure_, {drawn_.plot.x + 10, y - line - 4, width, line}, words().beyond,
                 {.size = front_letters::caption, .role = Role::quiet});
        list_.regions.push_back({.rect = {drawn_.plot.x, y - 3, drawn_.plot.width, 6},
                                 .id = "line",
                                 .description = formatted("{} = 1: up to here {}, above it {}", symbol(),
                                                          words().within, words().beyond)});
    }

    const std::string& symbol() const { return words().symbol.empty() ? words().value : words().symbol; }
    std::string within_words() const { return formatted("{}: {} ≤ 1", words().within, symbol()); }

    /// If the line at 1 is outside the picture, states on which side it is: below the front on the left,
    /// which is free if less is better.
    void add_side_of_line() {
        const bool within = drawn_.high < 1;
        add_text(list_, measure_, {drawn_.plot.x + 10, bottom() - line - 4, drawn_.plot.width - 20, line},
                 within ? within_words() : words().beyond,
                 {.size = front_letters::caption,
                  .role = within ? Role::changed : Role::quiet,
                  .weight = within ? Weight::bold : Weight::regular});
    }

    /// Draws what is behind the first front: dots or, if many share a pixel column, a bar from the smallest
    /// to the largest.
    void add_behind() {
        if (picture_.behind.empty())
            return;
        const auto columns = columns_of(picture_.behind, drawn_.axis, 2);
        std::size_t count = 0;
        for (const PointColumn& column : columns)
            count += column.end - column.first;
        const bool dots = static_cast<double>(count) * 4 < drawn_.plot.width;
        for (const PointColumn& column : columns) {
            if (dots) {
                for (std::size_t i = column.first; i < column.end; ++i)
                    add_dot(drawn_.place(first(), picture_.behind[i]));
                continue;
            }
            const auto [least, most] =
                std::ranges::minmax(picture_.behind.subspan(column.first, column.end - column.first), {},
                                    &Front::Point::numerator);
            add_column(column.x, drawn_.y_of(first().value(most)), drawn_.y_of(first().value(least)));
        }
    }
    void add_dot(const Point& at) {
        if (at.y >= drawn_.plot.y && at.y <= bottom())
            list_.add(Box{.rect = {at.x - 3, at.y - 3, 6, 6},
                          .fill = Fill{.role = Role::pruned, .opacity = 0.55},
                          .radius = 3});
    }
    void add_column(double x, double top, double below) {
        top = std::max(top, drawn_.plot.y);
        below = std::min(std::max(below, top + 1.5), bottom());
        if (below > top)
            list_.add(Box{.rect = {x - 1, top, 2, below - top},
                          .fill = Fill{.role = Role::pruned, .opacity = 0.4}});
    }

    static Stroke stroke_of(const FrontLook& look) {
        return Stroke{.role = look.role, .width = 2.5, .dashed = look.dashed};
    }
    void add_mark_of(const FrontLook& look, const Point& at, double size) {
        const bool outlined = look.mark % 2 == 1, round = look.mark == 0 || look.mark == 3;
        list_.add(Box{.rect = {at.x - size / 2, at.y - size / 2, size, size},
                      .fill = Fill{.role = outlined ? Role::surface : look.role},
                      .stroke = Stroke{.role = look.role, .width = 2},
                      .radius = round ? size / 2 : 0});
    }

    /// A budget between two points buys the value of the cheaper point.
    void add_staircase(std::size_t i) {
        const Front& front = *fronts_[i].front;
        const FrontLook look = look_of(i);
        const std::vector<std::size_t> drawn = drawn_points(front.points(), drawn_.axis);
        if (drawn.empty())
            return;
        Polyline stairs{.stroke = stroke_of(look)};
        stairs.points.reserve(2 * drawn.size() + 1);
        double level = 0;
        for (const std::size_t at : drawn) {
            const Front::Point& point = front.points()[at];
            const double x = std::max(x_of(point), drawn_.plot.x);
            if (!stairs.points.empty())
                stairs.points.push_back({x, level});
            level = std::clamp(drawn_.y_of(front.value(point)), drawn_.plot.y, bottom());
            stairs.points.push_back({x, level});
        }
        stairs.points.push_back({right(), level});
        const bool singly =
            static_cast<double>(drawn.size()) * point_room < drawn_.plot.width && drawn.size() <= most_marked;
        if (!singly)
            stairs.points = simplified(stairs.points, unseen);
        list_.add(std::move(stairs));
        double free_from = drawn_.plot.x;
        for (const std::size_t at : drawn) {
            const Front::Point& point = front.points()[at];
            if (!drawn_.shows(point) || (!singly && (fronts_.size() == 1 || x_of(point) < free_from)))
                continue;
            free_from = x_of(point) + 90; // only often enough to distinguish the lines
            add_mark_of(look, drawn_.place(front, point), 8);
        }
    }

    void add_cost_axis() {
        for (const AxisTick& tick : cost_ticks(drawn_.axis, front_letters::axis, measure_)) {
            const double x = std::round(drawn_.axis.x_of(tick.at));
            list_.add(Polyline{.points = {{x, bottom()}, {x, bottom() + 5}}, .stroke = Stroke{}});
            const double width = front_width(measure_, tick.label, front_letters::axis, Weight::regular);
            const double left = std::clamp(x - width / 2, area_.x, std::max(area_.x, right() - width));
            add_text(list_, measure_, {left, bottom() + 6, width, 16}, tick.label,
                     {.size = front_letters::axis, .role = Role::quiet, .align = Align::centre});
        }
        list_.add(Polyline{.points = {{drawn_.plot.x, bottom()}, {right(), bottom()}},
                           .stroke = Stroke{.role = Role::quiet, .width = 1}});
        add_text(list_, measure_, {drawn_.plot.x, bottom() + 24, drawn_.plot.width, line},
                 title_with_unit(words().cost, words().cost_unit) + (drawn_.axis.log ? said(", log") : ""),
                 {.size = front_letters::caption, .align = Align::right, .weight = Weight::medium});
    }

    DisplayList& list_;
    const FrontPicture& picture_;
    Rect area_;
    const TextMeasure& measure_;
    std::span<const NamedFront> fronts_;
    DrawnFront drawn_;
    std::vector<AxisTick> ticks_;
};

} // namespace

double DrawnFront::y_of(double value) const {
    return plot.y + plot.height * (1 - (value - low) / (high - low));
}

Point DrawnFront::place(const Front& front, const Front::Point& point) const {
    return {axis.x_of(static_cast<double>(point.cost)),
            only_costs ? plot.y + plot.height / 2 : y_of(front.value(point))};
}

bool DrawnFront::shows(const Front::Point& point) const {
    const auto cost = static_cast<double>(point.cost);
    return cost >= axis.shown.from && cost <= axis.shown.to;
}

CostSpan all_costs(const FrontPicture& picture) {
    CostSpan all{.from = 0, .to = 0};
    for (const NamedFront& each : picture.fronts)
        if (!each.front->empty())
            all.to = std::max(all.to, static_cast<double>(each.front->points().back().cost));
    if (!picture.only_costs)
        return all;
    all.from = all.to; // sums of a range can be far from 0
    for (const NamedFront& each : picture.fronts)
        if (!each.front->empty())
            all.from = std::min(all.from, static_cast<double>(each.front->points().front().cost));
    return all;
}

FrontLook look_of_front(std::size_t front) {
    constexpr std::array roles{Role::read, Role::about, Role::changed, Role::quiet};
    return {.role = roles[front % roles.size()],
            .mark = static_cast<int>(front % 4),
            .dashed = front >= roles.size()};
}

DrawnFront draw_front(DisplayList& list, const FrontPicture& picture, const Rect& area,
                      const TextMeasure& measure) {
    return FrontDrawing(list, picture, area, measure).draw();
}

std::optional<std::size_t> point_at(const FrontPicture& picture, const DrawnFront& drawn, const Point& at) {
    if (picture.fronts.empty() || picture.fronts.front().front->empty())
        return std::nullopt;
    const Front& front = *picture.fronts.front().front;
    const auto points = front.points();
    const auto from = std::ranges::partition_point(points, [&](const auto& point) {
        return static_cast<double>(point.cost) < drawn.axis.cost_at(at.x - reach);
    });
    std::optional<std::size_t> nearest;
    double least = reach * reach;
    for (auto point = from; point != points.end(); ++point) {
        const double dx = drawn.axis.x_of(static_cast<double>(point->cost)) - at.x;
        if (dx > reach)
            break;
        const double dy = picture.only_costs ? 0 : drawn.y_of(front.value(*point)) - at.y;
        if (dx * dx + dy * dy >= least)
            continue;
        least = dx * dx + dy * dy;
        nearest = static_cast<std::size_t>(point - points.begin());
    }
    if (nearest)
        return nearest;
    const double cost = std::clamp(drawn.axis.cost_at(at.x), 0.0, 9e18);
    const auto within = best_within(front, static_cast<std::int64_t>(cost));
    return within ? within : std::optional<std::size_t>(0);
}

} // namespace ks::scene
