// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/occupancy_scene.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/occupancy/occupancy_words.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

using Axis = OccupancyCurve::Axis;

namespace {

constexpr double line_pitch = 24, line_gap = 8, side = 24, reason_edge = 2.5;
constexpr double least_chart_height = 104, axis_width = 42;
std::string equation_name() {
    return said("Equation 3.1");
}

std::string percent_text(double fraction) {
    return formatted("{}{}%", occupancy_percent(fraction), thin_space);
}

class Drawing {
public:
    Drawing(const DevicePreset& device, const BlockNeeds& needs, const std::optional<LaunchGrid>& grid,
            double width, const TextMeasure& measure)
        : device_(device), needs_(needs), grid_(grid), width_(width), measure_(measure),
          exact_(occupancy(device.limits(), needs)), equation_(equation_3_1(device.limits(), needs)) {}

    DisplayList list(double height, WithoutRoom then) && {
        add_answer();
        if (grid_ && exact_.blocks > 0)
            add_launch(*grid_);
        add_warps();
        add_limits();
        const double least = y_ + line_pitch + least_chart_height;
        list_.width = width_;
        list_.height = std::max(height, least);
        if (least > height && then == WithoutRoom::without_curves)
            list_.height = y_;
        else
            add_curves(list_.height - y_);
        return std::move(list_);
    }

private:
    /// Adds a text, elided to its rectangle.
    void add(Text text) {
        text.text = elided(measure_, text);
        list_.add(std::move(text));
    }

    void add_answer() {
        const std::string answer =
            exact_.blocks > 0
                ? formatted("{} on each SM: {} of its warps{}",
                            counted("{} block", "{} blocks", exact_.blocks, number(exact_.blocks)),
                            percent_text(exact_.fraction()),
                            needs_.measured() ? "" : said(", registers left out"))
                : said("No block fits on an SM");
        add({.rect = {0, y_, width_, 32},
             .text = answer,
             .role = exact_.blocks > 0 ? Role::text : Role::optimal,
             .face = Face::interface,
             .size = 20,
             .weight = Weight::bold});
        y_ += 32;
        const std::string device = formatted("{}, compute capability {}", device_.name, device_.cc),
                          threads =
                              counted("{} thread", "{} threads", needs_.threads, number(needs_.threads)),
                          shared = counted("{} byte", "{} bytes", needs_.shared_bytes,
                                           number(needs_.shared_bytes));
        const std::string what =
            needs_.measured()
                ? formatted(
                      "{}: {} a block, {} a thread, {} of shared memory a block", device, threads,
                      counted("{} register", "{} registers", *needs_.registers, number(*needs_.registers)),
                      shared)
                : formatted("{}: {} a block, {} of shared memory a block; {}", device, threads, shared,
                            said(not_measured));
        add({.rect = {0, y_, width_, line_pitch}, .text = what, .role = Role::quiet});
        y_ += line_pitch + line_gap;
    }

    /// Adds the occupancy of the whole device by the launch, which may be below that of one SM.
    void add_launch(const LaunchGrid& grid) {
        const std::int64_t at_once = exact_.blocks * grid.sms;
        const std::string fill = percent_text(occupancy_of_launch(exact_, needs_, grid));
        const bool limits = grid.blocks < at_once;
        const std::string words =
            limits
                ? formatted("The launch limits: it has {}, and the {} SMs hold {} at once: {} of all warps",
                            counted("{} block", "{} blocks", grid.blocks, number(grid.blocks)), grid.sms,
                            number(at_once), fill)
                : formatted("The {} SMs hold {} of the {} blocks of the launch at once: {} of all warps",
                            grid.sms, number(at_once), number(grid.blocks), fill);
        list_.regions.push_back({.rect = {0, y_, width_, line_pitch}, .id = "launch", .description = words});
        add({.rect = {0, y_, width_, line_pitch},
             .text = words,
             .role = limits ? Role::text : Role::quiet,
             .weight = limits ? Weight::bold : Weight::regular});
        y_ += line_pitch + line_gap;
    }

    /// Adds the SM's warp slots; the warps of a block have the same shade.
    void add_warps() {
        const auto slots = static_cast<double>(exact_.max_warps);
        const std::int64_t of_block = exact_.blocks > 0 ? exact_.warps / exact_.blocks : 1;
        const double cell = std::floor(width_ / slots);
        for (std::int64_t i = 0; i < exact_.max_warps; ++i) {
            Box box{.rect = {cell * static_cast<double>(i), y_, cell - 2, line_pitch},
                    .stroke = Stroke{.role = Role::hairline, .width = 1},
                    .radius = 2};
            if (i < exact_.warps) {
                const bool even = i / of_block % 2 == 0;
                box.fill = Fill{.role = Role::accent, .opacity = even ? 1 : 0.5};
                box.stroke.reset();
            }
            list_.add(box);
        }
        const std::string of_sm =
            formatted("{} of {} an SM", number(exact_.warps),
                      counted("{} warp", "{} warps", exact_.max_warps, number(exact_.max_warps)));
        const std::string words =
            exact_.blocks > 0 ? formatted("{}, {} a block", of_sm, number(of_block)) : of_sm;
        list_.regions.push_back(
            {.rect = {0, y_, width_, line_pitch}, .id = "warps of an SM", .description = words});
        add({.rect = {0, y_ + line_pitch, width_, line_pitch}, .text = words, .role = Role::quiet});
        y_ += 2 * line_pitch + line_gap;
    }

    void add_limits() {
        for (const Occupancy::Limit& limit : exact_.limits)
            add_row(std::string(title_of(limit.limiter)), limit.blocks, limit.limiting,
                    reason(device_.limits(), needs_, limit));
        list_.add(Polyline{.points = {{0, y_ + 0.5}, {width_, y_ + 0.5}},
                           .stroke = Stroke{.role = Role::hairline, .width = 1}});
        const bool same = equation_.blocks == exact_.blocks;
        add_row(equation_name(), equation_.blocks, false,
                formatted("{}, {}", percent_text(equation_.fraction),
                          same ? said("as by the exact rules")
                               : said("because it ignores allocation units and the limits of one block")));
        y_ += line_gap;
    }

    /// Adds "registers | 4 | bar | why". Equation 3.1 has a dash instead of a bar; the curves draw it dashed.
    void add_row(const std::string& name, std::optional<std::int64_t> blocks, bool limiting,
                 const std::string& why) {
        // words are more important than bars
        const double bars = std::floor(width_ * (width_ < 900 ? 0.15 : 0.22));
        const Weight weight = limiting ? Weight::bold : Weight::regular;
        add({.rect = {0, y_, 104, line_pitch},
             .text = capitalised(name),
             .role = Role::text,
             .face = Face::interface,
             .size = 13,
             .weight = weight});
        add({.rect = {104, y_, 40, line_pitch},
             .text = blocks ? number(*blocks) : "–",
             .role = Role::text,
             .face = Face::mono,
             .size = 12,
             .weight = weight,
             .align = Align::right});
        const double most = static_cast<double>(device_.limits().blocks_per_sm);
        const double share = blocks ? std::min(1.0, static_cast<double>(*blocks) / most) : 0;
        const Rect bar{152, y_ + 5, std::max(2.0, std::round(bars * share)), line_pitch - 10};
        if (limiting)
            list_.add(Box{.rect = bar,
                          .fill = Fill{.role = Role::optimal},
                          .stroke = Stroke{.role = Role::optimal, .width = 1},
                          .corner_mark = bar.width > 12});
        else if (name == equation_name())
            list_.add(
                Polyline{.points = {{bar.x, y_ + line_pitch / 2}, {bar.x + bar.width, y_ + line_pitch / 2}},
                         .stroke = Stroke{.role = Role::quiet, .width = 1.5, .dashed = true}});
        else if (blocks)
            list_.add(Box{.rect = bar, .fill = Fill{.role = Role::masked, .opacity = 0.5}});
        const double left = 152 + bars + 2 * line_gap;
        Text words{.role = limiting ? Role::text : Role::quiet};
        const double height = std::max(
            line_pitch,
            2 * reason_edge +
                add_paragraph(list_, measure_, {left, y_ + reason_edge, width_ - left, 4 * line_pitch},
                              with_separators((limiting ? said("limits: ") : "") + why), words));
        list_.regions.push_back(
            {.rect = {0, y_, width_, height},
             .id = "limit " + name,
             .description = with_separators(formatted(
                 "{}: {}{}; {}", name,
                 blocks ? counted("{} block", "{} blocks", *blocks, number(*blocks)) : said("no limit"),
                 limiting ? said(", limiting") : "", why))});
        y_ += height;
    }

    void add_curves(double height) {
        const double width = std::floor((width_ - 2 * side) / 3);
        double x = 0;
        for (const Axis axis : {Axis::threads, Axis::registers, Axis::shared}) {
            add_curve(occupancy_curve(device_.limits(), needs_, axis), {x, y_, width, height});
            x += width + side;
        }
    }

    void add_curve(const OccupancyCurve& curve, const Rect& all) {
        const Rect area{all.x + axis_width, all.y + line_pitch + line_gap, all.width - axis_width - 8,
                        all.height - 2 * line_pitch - line_gap};
        add({.rect = {all.x, all.y, all.width, line_pitch},
             .text = title_of(curve.axis),
             .role = Role::text,
             .face = Face::interface,
             .size = 13,
             .weight = Weight::medium});
        add_grid(curve, area);
        add_steps(curve, area, Stroke{.role = Role::quiet, .width = 1.5, .dashed = true},
                  [](const auto& point) { return point.equation.fraction; });
        add_steps(curve, area, Stroke{.role = Role::accent, .width = 2},
                  [](const auto& point) { return point.exact.fraction(); });
        add_now(curve, area);
        const std::string now = curve.now ? said("now ") + number(*curve.now) : said("not measured yet");
        list_.regions.push_back(
            {.rect = all,
             .id = "curve " + title_of(curve.axis),
             .description = formatted("{}: {}, {}; Equation 3.1 dashed", title_of(curve.axis), now,
                                      percent_text(exact_.fraction()))});
    }

    static double x_of(const OccupancyCurve& curve, const Rect& area, std::int64_t at) {
        const auto low = static_cast<double>(curve.points.front().at),
                   high = static_cast<double>(curve.points.back().at);
        return area.x + area.width * std::clamp((static_cast<double>(at) - low) / (high - low), 0.0, 1.0);
    }
    static double y_of(const Rect& area, double fraction) { return area.y + area.height * (1 - fraction); }

    void add_grid(const OccupancyCurve& curve, const Rect& area) {
        for (const int percent : {0, 50, 100}) {
            const double y = std::round(y_of(area, percent / 100.0)) + 0.5;
            list_.add(Polyline{.points = {{area.x, y}, {area.x + area.width, y}},
                               .stroke = Stroke{.role = Role::hairline, .width = 1}});
            list_.add(Text{.rect = {area.x - axis_width, y - 8, axis_width - 6, 16},
                           .text = formatted("{}{}%", percent, thin_space),
                           .role = Role::quiet,
                           .face = Face::mono,
                           .size = 11,
                           .weight = Weight::regular,
                           .align = Align::right});
        }
        const std::int64_t low = curve.points.front().at, high = curve.points.back().at;
        for (const std::int64_t at : {low, (low + high) / 2, high}) {
            const std::string words =
                curve.axis == Axis::shared ? formatted("{}{}KiB", number(at / 1024), thin_space) : number(at);
            const double x = x_of(curve, area, at), half = 36;
            const Align align = at == low ? Align::left : at == high ? Align::right : Align::centre;
            const double left = at == low ? x : at == high ? x - 2 * half : x - half;
            list_.add(Text{.rect = {left, area.y + area.height + 4, 2 * half, 16},
                           .text = words,
                           .role = Role::quiet,
                           .face = Face::mono,
                           .size = 11,
                           .weight = Weight::regular,
                           .align = align});
        }
    }

    /// Adds steps from point to point: between two points nothing can be launched, or nothing changes.
    template <class Value>
    void add_steps(const OccupancyCurve& curve, const Rect& area, Stroke stroke, Value value) {
        Polyline steps{.stroke = stroke};
        double before = -1;
        for (const auto& point : curve.points) {
            const double fraction = value(point);
            const bool last = &point == &curve.points.back();
            if (fraction == before && !last)
                continue;
            const double x = x_of(curve, area, point.at);
            if (!steps.points.empty())
                steps.points.push_back({x, steps.points.back().y});
            steps.points.push_back({x, y_of(area, fraction)});
            before = fraction;
        }
        list_.add(std::move(steps));
    }

    void add_now(const OccupancyCurve& curve, const Rect& area) {
        if (!curve.now)
            return;
        const double x = x_of(curve, area, *curve.now), y = y_of(area, exact_.fraction());
        list_.add(Polyline{.points = {{x, area.y}, {x, area.y + area.height}},
                           .stroke = Stroke{.role = Role::optimal, .width = 1, .dashed = true}});
        list_.add(Box{.rect = {x - 5, y - 5, 10, 10},
                      .fill = Fill{.role = Role::optimal},
                      .stroke = Stroke{.role = Role::surface, .width = 1.5},
                      .radius = 5});
    }

    const DevicePreset& device_;
    const BlockNeeds& needs_;
    const std::optional<LaunchGrid>& grid_;
    double width_, y_ = 0;
    const TextMeasure& measure_;
    Occupancy exact_;
    EquationOccupancy equation_;
    DisplayList list_;
};

} // namespace

std::string title_of(Axis axis) {
    switch (axis) {
    case Axis::threads:
        return said("Threads a block");
    case Axis::registers:
        return said("Registers a thread");
    case Axis::shared:
        break;
    }
    return said("Shared memory a block");
}

OccupancyCurve occupancy_curve(const ComputeCapability& device, const BlockNeeds& needs, Axis axis) {
    OccupancyCurve curve;
    curve.axis = axis;
    const auto add = [&](BlockNeeds changed, std::int64_t at) {
        curve.points.push_back(
            {.at = at, .exact = occupancy(device, changed), .equation = equation_3_1(device, changed)});
    };
    if (axis == Axis::threads) {
        curve.now = needs.threads;
        for (int threads = warp_size; threads <= most_block_threads; threads += warp_size)
            add({.threads = threads, .registers = needs.registers, .shared_bytes = needs.shared_bytes},
                threads);
    } else if (axis == Axis::registers) {
        curve.now = needs.registers;
        for (int registers = 0; registers <= device.registers_per_thread; ++registers)
            add({.threads = needs.threads, .registers = registers, .shared_bytes = needs.shared_bytes},
                registers);
    } else {
        curve.now = needs.shared_bytes;
        for (int bytes = 0; bytes <= device.shared_per_block_optin; bytes += 1024)
            add({.threads = needs.threads, .registers = needs.registers, .shared_bytes = bytes}, bytes);
    }
    return curve;
}

DisplayList draw_occupancy(const DevicePreset& device, const BlockNeeds& needs, double width, double height,
                           const TextMeasure& measure, WithoutRoom then,
                           const std::optional<LaunchGrid>& grid) {
    return Drawing(device, needs, grid, width, measure).list(height, then);
}

} // namespace ks::scene
