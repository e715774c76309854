// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/concurrency/sm_picture.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/text.h"
#include "solvers/occupancy/devices.h"
#include "visual/scene/kernel_mark.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double sm_head = 26; ///< of the title
constexpr double sm_foot = 56; ///< a column's name, amount and share
constexpr double widest_column = 220, column_gap = 16, wall_gap = 12;
constexpr double spare = 14; ///< above the rim of a box that is not overfull
constexpr double low_picture = 260;
constexpr double drawn_of_none = 0.25; ///< the height of a launch that needs a resource with limit 0

class SmDrawing {
public:
    SmDrawing(DisplayList& list, const SmPicture& picture, const Rect& area, const TextMeasure& measure)
        : list_(list), picture_(picture), limits_(amounts_of(picture.problem->limits)), measure_(measure) {
        for (std::size_t i = 0; i < picture.launches.size(); ++i) {
            takes_.push_back(i < picture.on_the_way.size() ? picture.on_the_way[i]
                                                           : taken_by(picture.launches.subspan(i, 1)));
            for (std::size_t r = 0; r < taken_.size(); ++r) {
                taken_[r] += takes_.back()[r];
                heights_[r] += share(i, r);
            }
        }
        shares_ = shares_of(taken_, picture.problem->limits);
        lay_out(area);
    }

    DrawnSm draw(const Rect& area) {
        if (has_title(area))
            add_text(list_, measure_, {area.x, area.y, area.width, 18}, picture_.title,
                     {.size = 13, .weight = Weight::bold});
        for (const SmResource resource : sm_resources)
            add_column(resource);
        add_box();
        for (const SmResource resource : sm_resources)
            add_foot(resource);
        return drawn_;
    }

private:
    /// The title is omitted where the columns need its room.
    bool has_title(const Rect& area) const { return !picture_.title.empty() && area.height >= low_picture; }

    const Rect& column(SmResource resource) const {
        return drawn_.columns[static_cast<std::size_t>(resource)];
    }

    void lay_out(const Rect& area) {
        const double top = area.y + (has_title(area) ? sm_head : 0);
        const double floor = area.y + area.height - sm_foot;
        const double highest = std::max(1.0, *std::ranges::max_element(heights_));
        drawn_.all = std::max(1.0, floor - top - spare) / highest;
        const auto columns = static_cast<double>(sm_resources.size());
        const double width = std::floor(
            std::min(widest_column, (area.width - 2 * wall_gap - (columns - 1) * column_gap) / columns));
        const double whole = columns * width + (columns - 1) * column_gap;
        double x = std::round(area.x + (area.width - whole) / 2);
        for (Rect& each : drawn_.columns) {
            const double rim = std::round(floor - drawn_.all);
            each = {x, rim, std::max(1.0, width), std::round(floor) - rim};
            x += width + column_gap;
        }
    }

    double share(std::size_t launch, std::size_t r) const {
        const double takes = takes_[launch][r];
        return takes == 0 ? 0 : limits_[r] == 0 ? drawn_of_none : takes / limits_[r];
    }

    void add_column(SmResource resource) {
        const auto r = static_cast<std::size_t>(resource);
        const Rect& place = column(resource);
        const double floor = place.y + place.height;
        list_.add(Box{.rect = place, .fill = Fill{.role = Role::panel}});
        list_.regions.push_back({.rect = place,
                                 .id = name_of(resource),
                                 .description = formatted("{}: {}", capitalised(name_of(resource)),
                                                          amount_words(resource, taken_[r], limits_[r]))});
        double below = 0;
        for (std::size_t i = 0; i < takes_.size(); ++i) {
            const double bottom = std::round(floor - below * drawn_.all);
            below += share(i, r);
            const double upper = std::round(floor - below * drawn_.all);
            if (bottom - upper >= 1) // a thinner part shares the pixel of its neighbour
                add_part(i, resource, {place.x, upper, place.width, bottom - upper});
        }
        if (const double over = std::round(floor - below * drawn_.all); over < place.y)
            add_excess({place.x, over, place.width, place.y - over});
    }

    /// The part of a launch in a column, with lines between its copies; in the column of blocks, with lines
    /// between blocks.
    void add_part(std::size_t i, SmResource resource, const Rect& part) {
        const SmLaunch& launch = picture_.launches[i];
        const auto r = static_cast<std::size_t>(resource);
        add_mark(list_, part, kernel_mark(launch.kernel));
        const std::int64_t pieces =
            resource == SmResource::blocks ? launch.copies * launch.shape.blocks : launch.copies;
        constexpr double least_piece = 4, tick = 6;
        if (pieces > 1 && part.height / static_cast<double>(pieces) >= least_piece)
            for (std::int64_t piece = 1; piece < pieces; ++piece) {
                const double y =
                    part.y + part.height * static_cast<double>(piece) / static_cast<double>(pieces);
                // ticks at the edges only, so that words between them stay legible
                add_line({part.x, y, tick, 1});
                add_line({part.x + part.width - tick, y, tick, 1});
            }
        add_line({part.x, part.y, part.width, 1});
        if (picture_.selected == i)
            list_.add(Box{.rect = part, .stroke = Stroke{.role = Role::text, .width = 2}});
        add_part_words(launch, resource, part, takes_[i][r]);
        list_.regions.push_back({.rect = part,
                                 .id = written("launch {} {}", i, name_of(resource)),
                                 .description = part_words(launch, resource, takes_[i][r])});
    }

    void add_line(Rect line) {
        line.y = std::round(line.y);
        list_.add(Box{.rect = line, .fill = Fill{.role = Role::surface}});
    }

    void add_part_words(const SmLaunch& launch, SmResource resource, const Rect& part, double takes) {
        constexpr double letters = 12, line = 15, inset = 8;
        if (part.height < line || part.width < 4 * inset)
            return;
        const Rect words{part.x + inset, part.y + std::floor((part.height - line) / 2),
                         part.width - 2 * inset, line};
        const std::string name = launch.copies == 1
                                     ? printable(picture_.problem->kernels[launch.kernel].name)
                                     : formatted("{} × {}", number(launch.copies),
                                                 printable(picture_.problem->kernels[launch.kernel].name));
        const std::string amount = number(static_cast<std::int64_t>(std::min(takes, 9e18)));
        const double amount_width = std::ceil(measure_.width(amount, Face::mono, 11, Weight::regular)) + 1;
        const double name_width =
            std::ceil(measure_.width(name, Face::interface, letters, Weight::medium)) + 1;
        const bool both = name_width + 2 * inset + amount_width <= words.width;
        if (resource == SmResource::registers || both)
            add_kernel_words(list_, measure_,
                             {words.x, words.y, both ? name_width : words.width, words.height}, launch.kernel,
                             name, {.size = letters, .weight = Weight::medium});
        if (both || (resource != SmResource::registers && amount_width <= words.width))
            add_kernel_words(list_, measure_,
                             {words.x + words.width - amount_width, words.y, amount_width, words.height},
                             launch.kernel, amount, {.size = 11, .align = Align::right, .face = Face::mono});
    }

    std::string part_words(const SmLaunch& launch, SmResource resource, double takes) const {
        const auto r = static_cast<std::size_t>(resource);
        const std::string each =
            launch.copies == 1 ? "" : formatted("{} copies, each ", number(launch.copies));
        return formatted("{}: {}{} {} of {} threads on each SM; {}: {}",
                         picture_.problem->kernels[launch.kernel].name, each, number(launch.shape.blocks),
                         counted("block", "blocks", launch.shape.blocks),
                         number(launch.shape.warps * warp_size), name_of(resource),
                         amount_words(resource, takes, limits_[r]));
    }

    /// The part above the rim: hatched over its kernels' colours, with an outline.
    void add_excess(const Rect& excess) {
        list_.add(Box{.rect = excess,
                      .fill = Fill{.role = Role::text, .opacity = 0.3, .pattern = Pattern::hatch},
                      .stroke = Stroke{.role = Role::optimal, .width = 2}});
    }

    /// The walls and the floor, and the rim as a line across the columns.
    void add_box() {
        const Rect &first = drawn_.columns.front(), &last = drawn_.columns.back();
        const double left = first.x - wall_gap, right = last.x + last.width + wall_gap, rim = first.y,
                     floor = first.y + first.height;
        const Stroke stroke{.role = Role::text, .width = 2};
        list_.add(Polyline{.points = {{left, rim}, {left, floor + 1}, {right, floor + 1}, {right, rim}},
                           .stroke = stroke});
        list_.add(Polyline{.points = {{left, rim + 0.5}, {right, rim + 0.5}},
                           .stroke = {.role = Role::text, .width = 1, .dashed = true}});
    }

    void add_foot(SmResource resource) {
        const auto r = static_cast<std::size_t>(resource);
        const Rect& place = column(resource);
        const double y = place.y + place.height + 8, left = place.x - column_gap / 2,
                     width = place.width + column_gap;
        const bool tightest = taken_[r] > 0 && bottleneck_of(shares_) == resource;
        const bool over = taken_[r] > limits_[r];
        const Role role = over ? Role::optimal : Role::text;
        add_text(list_, measure_, {left, y, width, 16}, capitalised(name_of(resource)),
                 {.size = 13,
                  .role = role,
                  .align = Align::centre,
                  .weight = tightest || over ? Weight::bold : Weight::medium});
        add_text(list_, measure_, {left, y + 16, width, 15}, amount_words(resource, taken_[r], limits_[r]),
                 {.size = 12, .role = Role::quiet, .align = Align::centre});
        const std::string share = std::isfinite(shares_[r]) ? percent(shares_[r]) : "∞";
        const std::string words = over       ? share + said(", too much")
                                  : tightest ? share + said(", the bottleneck")
                                             : share;
        const bool has_room = measure_.width(words, Face::interface, 12, Weight::bold) <= width;
        add_text(list_, measure_, {left, y + 31, width, 16}, has_room ? words : share,
                 {.size = 12,
                  .role = role,
                  .align = Align::centre,
                  .weight = tightest || over ? Weight::bold : Weight::regular});
    }

    DisplayList& list_;
    const SmPicture& picture_;
    SmAmounts limits_;
    std::vector<SmAmounts> takes_;             ///< [launch]
    SmAmounts taken_{}, shares_{}, heights_{}; ///< heights_: of what is drawn, 1 at the rim
    DrawnSm drawn_;
    const TextMeasure& measure_;
};

} // namespace

DrawnSm draw_sm(DisplayList& list, const SmPicture& picture, const Rect& area, const TextMeasure& measure) {
    return SmDrawing(list, picture, area, measure).draw(area);
}

std::optional<std::pair<std::size_t, SmResource>> launch_of_region(std::string_view id) {
    constexpr std::string_view before = "launch ";
    if (!id.starts_with(before))
        return {};
    id.remove_prefix(before.size());
    std::size_t launch = 0;
    while (!id.empty() && id.front() >= '0' && id.front() <= '9') {
        launch = launch * 10 + static_cast<std::size_t>(id.front() - '0');
        id.remove_prefix(1);
    }
    for (const SmResource resource : sm_resources)
        if (id.size() > 1 && id.substr(1) == name_of(resource))
            return std::pair(launch, resource);
    return {};
}

} // namespace ks::scene
