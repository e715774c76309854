// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/concurrency/warp_needs.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double needs_head = 56, name_height = 16, ticks_width = 48;
constexpr double needs_foot =
    2 * name_height + 6; ///< names alternate between two lines, so each has the room of two
constexpr double least_group = 40, most_group = 160, group_gap = 12;

/// Each resource has a separate colour and pattern.
Mark resource_mark(SmResource resource) {
    switch (resource) {
    case SmResource::registers:
        return {{.fill = Fill{.role = Role::read}}};
    case SmResource::warps:
        return {{.fill = Fill{.role = Role::changed, .opacity = tint},
                 .stroke = Stroke{.role = Role::changed, .width = 1.5}}};
    case SmResource::shared:
        return {{.fill = Fill{.role = Role::about, .pattern = Pattern::hatch},
                 .stroke = Stroke{.role = Role::about, .width = 1.5}}};
    case SmResource::blocks:
        break;
    }
    return {{.stroke = Stroke{.role = Role::pruned, .width = 1.5, .dashed = true}}};
}

/// 1, 2 or 5 times a power of ten, so that there are at most five steps up to `most`.
double step_for(double most) {
    const double power = std::pow(10, std::floor(std::log10(most / 5)));
    for (const double times : {1.0, 2.0, 5.0})
        if (most / (times * power) <= 5)
            return times * power;
    return 10 * power;
}

/// "2 %", "0.5 %": as many decimals as the step needs.
std::string tick_words(double share, double step) {
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step * 100) - 1e-9)), 0, 6);
    return formatted("{}\u202F%", number(share * 100, decimals));
}

class NeedsDrawing {
public:
    NeedsDrawing(DisplayList& list, const PlanProblem& problem, std::span<const SmLaunch> launches,
                 const Rect& area, const TextMeasure& measure)
        : list_(list), problem_(problem), launches_(launches),
          measure_(measure), plot_{area.x + ticks_width, area.y + needs_head,
                                   std::max(1.0, area.width - ticks_width),
                                   std::max(1.0, area.height - needs_head - needs_foot)},
          shown_(std::min(launches.size(),
                          static_cast<std::size_t>(std::max(1.0, std::floor(plot_.width / least_group))))) {
        for (std::size_t i = 0; i < shown_; ++i)
            for (const double share : warp_shares(problem, launches[i].shape))
                if (std::isfinite(share))
                    most_ = std::max(most_, share);
        group_ = std::floor(
            std::min(most_group, plot_.width / static_cast<double>(std::max<std::size_t>(1, shown_))));
    }

    void draw(const Rect& area) {
        add_text(list_, measure_, {area.x, area.y, area.width, 18},
                 shown_ == launches_.size()
                     ? said("What a warp of each kernel takes of a multiprocessor")
                     : formatted("What a warp takes of a multiprocessor: {} kernels of {}",
                                 number(static_cast<std::int64_t>(shown_)),
                                 number(static_cast<std::int64_t>(launches_.size()))),
                 {.size = 13, .weight = Weight::bold});
        std::vector<LegendEntry> entries;
        for (const SmResource resource : sm_resources)
            entries.push_back({name_of(resource), resource_mark(resource)});
        add_legend(list_, {area.x, area.y + 20, area.width, 20}, entries, measure_);
        add_ticks(area);
        for (std::size_t i = 0; i < shown_; ++i)
            add_group(i);
    }

private:
    double y_of(double share) const { return plot_.y + plot_.height * (1 - std::min(1.0, share / most_)); }

    void add_ticks(const Rect& area) {
        const double step = step_for(most_);
        for (int i = 0; i * step <= most_ * (1 + 1e-9); ++i) {
            const double y = std::round(y_of(i * step)) + 0.5;
            list_.add(Polyline{.points = {{plot_.x, y}, {plot_.x + plot_.width, y}}, .stroke = Stroke{}});
            add_text(list_, measure_, {area.x, y - 8, ticks_width - 8, 16}, tick_words(i * step, step),
                     {.size = 11, .role = Role::quiet, .align = Align::right});
        }
    }

    void add_group(std::size_t i) {
        const SmLaunch& launch = launches_[i];
        const SmAmounts shares = warp_shares(problem_, launch.shape);
        const SmResource most = bottleneck_of(shares);
        const double left = plot_.x + 8 + group_ * static_cast<double>(i), inner = group_ - group_gap;
        const double bar = std::max(1.0, std::floor(inner / static_cast<double>(shares.size())) - 2);
        std::string words;
        for (const SmResource resource : sm_resources) {
            const auto r = static_cast<std::size_t>(resource);
            const double x = left + static_cast<double>(r) * (bar + 2), y = std::round(y_of(shares[r]));
            const double floor = plot_.y + plot_.height;
            if (floor - y >= 1)
                add_mark(list_, {x, y, bar, floor - y}, resource_mark(resource));
            if (resource == most)
                list_.add(Box{.rect = {x + bar / 2 - 3, y - 9, 6, 6},
                              .fill = Fill{.role = Role::text},
                              .radius = 3}); // the kernel's own bottleneck
            words += formatted("{}{} {}", r == 0 ? "" : ", ", name_of(resource), share_words(shares[r]));
        }
        const std::string& name = problem_.kernels[launch.kernel].name;
        const double room = std::min(2 * group_ - group_gap, plot_.x + plot_.width - left);
        add_text(list_, measure_,
                 {left, plot_.y + plot_.height + 4 + (i % 2 == 0 ? 0 : name_height), room, name_height},
                 printable(name), {.size = 12});
        list_.regions.push_back(
            {.rect = {left, plot_.y, inner, plot_.height + needs_foot},
             .id = written("needs {}", i),
             .description = formatted("A warp of {} takes of a multiprocessor: {}", name, words)});
    }

    static std::string share_words(double share) {
        return std::isfinite(share) ? formatted("{}\u202F%", number(share * 100, 2)) : "∞";
    }

    DisplayList& list_;
    const PlanProblem& problem_;
    std::span<const SmLaunch> launches_;
    const TextMeasure& measure_;
    Rect plot_;
    std::size_t shown_;
    double most_ = 1e-6, group_ = 0;
};

} // namespace

SmAmounts warp_shares(const PlanProblem& problem, const PlanProblem::Shape& shape) {
    SmAmounts shares = shares_of(amounts_of(shape.takes), problem.limits);
    const auto warps = static_cast<double>(std::max<std::int64_t>(1, shape.takes.warps));
    for (double& share : shares)
        share /= warps;
    return shares;
}

void draw_warp_needs(DisplayList& list, const PlanProblem& problem, std::span<const SmLaunch> launches,
                     const Rect& area, const TextMeasure& measure) {
    NeedsDrawing(list, problem, launches, area, measure).draw(area);
}

} // namespace ks::scene
