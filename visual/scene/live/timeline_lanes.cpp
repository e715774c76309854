// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/timeline_lanes.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/lanes.h"
#include "visual/scene/live/plot_frame.h"
#include "visual/scene/live/timeline_kernels.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace ks::scene {

namespace {

constexpr double most_pitch = 160, least_wide = 2, least_high = 2, least_for_heights = 10;
constexpr std::int64_t most_drawn = 4096; ///< blocks; with waits and outlines, some ten thousand shapes
constexpr double most_cells = 8000;

TimeSpan span_of(const live::BlockSpan& block) {
    return {.begin = static_cast<double>(block.begin), .end = static_cast<double>(block.end)};
}

Fill wait_fill() {
    return {.role = Role::text, .opacity = 0.75, .pattern = Pattern::hatch};
}

Box block_box(bool odd) {
    const Role role = odd ? Role::changed : Role::read;
    return {.fill = Fill{.role = role, .opacity = odd ? 0.5 : tint},
            .stroke = Stroke{.role = role, .width = 1}};
}

/// Draws the lanes of a layout.
class Lanes {
public:
    Lanes(DisplayList& list, const LaidOutTimeline& timeline, const LaneLayout& layout,
          std::span<const KernelLook> looks)
        : list_(list), timeline_(timeline), layout_(layout), looks_(looks) {
        double rows = 0;
        for (int sm = layout.first_sm; sm < layout.first_sm + layout.sms; ++sm)
            rows += static_cast<double>(timeline.rows_of(sm).size());
        wait_piece_ = std::max(lane_bucket, rows * layout.time.plot.width / most_cells);
    }

    void add_blocks(std::optional<std::int64_t> chosen) {
        for (int sm = layout_.first_sm; sm < layout_.first_sm + layout_.sms; ++sm)
            for (const LaidOutTimeline::Row& row : timeline_.rows_of(sm))
                add_row(row);
        if (chosen && *chosen >= 0 && static_cast<std::size_t>(*chosen) < data().blocks.size())
            ring_block(data().blocks[static_cast<std::size_t>(*chosen)], *chosen);
    }

    /// Adds the occupancy of each lane in each of `columns` spans of time, then marks where more than half of
    /// it waits.
    void add_summary(LaneDetail detail) {
        const double wide = detail == LaneDetail::heights ? lane_bucket / 2 : lane_bucket;
        const bool layered = !looks_.empty() && detail == LaneDetail::heights;
        const double cells =
            layered ? most_cells / static_cast<double>(kernel_layers(layout_.pitch)) : most_cells;
        const int columns = static_cast<int>(
            std::clamp(layout_.time.plot.width / wide, 1.0, std::max(1.0, cells / layout_.lanes)));
        for (int lane = 0; lane < layout_.lanes; ++lane) {
            if (looks_.empty())
                fill_lane(lane, columns, detail);
            else
                fill_by_kernel(lane, columns, detail);
            if (timeline_.has_waits())
                add_waiting(layout_.lane(lane), lane, columns);
        }
    }

private:
    const live::Timeline& data() const { return timeline_.timeline(); }

    int first_of(int lane) const { return layout_.first_sm + lane * layout_.a_lane; }
    int last_of(int lane) const {
        return std::min(layout_.first_sm + layout_.sms, first_of(lane) + layout_.a_lane);
    }
    void fill_lane(int lane, int columns, LaneDetail detail) {
        const std::vector<double> shares = timeline_.occupancies(
            first_of(lane), last_of(lane), layout_.time.shown, static_cast<std::size_t>(columns));
        const auto share = [&](int column) { return shares[static_cast<std::size_t>(column)]; };
        if (detail == LaneDetail::heights)
            add_heights(layout_.lane(lane), columns, share);
        else
            add_shaded_lane(list_, layout_.lane(lane), columns, share);
    }
    void fill_by_kernel(int lane, int columns, LaneDetail detail) {
        const auto kernels = timeline_.occupancies_by_kernel(
            first_of(lane), last_of(lane), layout_.time.shown, static_cast<std::size_t>(columns));
        add_kernel_columns(list_, layout_.lane(lane), columns, kernels, looks_,
                           detail == LaneDetail::heights);
    }

    Rect rect_of(const LaidOutTimeline::Row& row, const live::BlockSpan& block, TimeSpan span) const {
        return layout_.block(row.sm, row.first_warp, timeline_.warps_of(block), timeline_.max_warps(), span);
    }

    void add_row(const LaidOutTimeline::Row& row) {
        const TimeSpan& shown = layout_.time.shown;
        for (const std::int32_t i : LaidOutTimeline::blocks_in(data(), row, shown)) {
            const live::BlockSpan& block = data().blocks[static_cast<std::size_t>(i)];
            const Rect rect = rect_of(row, block, span_of(block));
            if (looks_.empty())
                add_block_in_turn(block, rect);
            else
                add_mark(list_, rect, block_mark(look_of(block), rect));
            if (!row.waits.empty())
                add_waits_of(row, block);
        }
    }

    void add_block_in_turn(const live::BlockSpan& block, const Rect& rect) {
        Box box = block_box(block.launch % 2 != 0);
        box.rect = rect;
        if (box.rect.width < 3 || box.rect.height < 4)
            box.stroke.reset(); // an outline would fill it completely
        if (!box.stroke)
            box.fill->opacity += 0.3;
        list_.add(box);
    }
    const KernelLook& look_of(const live::BlockSpan& block) const {
        return looks_[timeline_.kernel_of(static_cast<std::size_t>(block.launch))];
    }

    /// Adds the waits of a block as hatched spans; if these are too narrow, the share of waiting time as a
    /// hatched height.
    void add_waits_of(const LaidOutTimeline::Row& row, const live::BlockSpan& block) {
        const TimeSpan& shown = layout_.time.shown;
        const TimeSpan window{.begin = std::max(shown.begin, static_cast<double>(block.begin)),
                              .end = std::min(shown.end, static_cast<double>(block.end))};
        if (window.empty())
            return;
        const auto waits = LaidOutTimeline::waits_in(data(), row, window);
        const Rect whole = rect_of(row, block, window);
        if (static_cast<double>(waits.size()) * wait_piece_ <= whole.width) {
            for (const std::int32_t i : waits) {
                const live::BarrierWait& wait = data().waits[static_cast<std::size_t>(i)];
                list_.add(
                    Box{.rect = rect_of(row, block,
                                        {.begin = std::max(window.begin, static_cast<double>(wait.begin)),
                                         .end = std::min(window.end, static_cast<double>(wait.end))}),
                        .fill = wait_fill()});
            }
            return;
        }
        const double pieces = std::max(1.0, std::floor(whole.width / wait_piece_));
        for (double k = 0; k < pieces; ++k) {
            const TimeSpan piece{.begin = window.begin + window.length() * k / pieces,
                                 .end = window.begin + window.length() * (k + 1) / pieces};
            const double high =
                std::round(whole.height * row.waiting.over(piece.begin, piece.end) / piece.length());
            if (high >= 1)
                list_.add(Box{.rect = {whole.x + whole.width * k / pieces, whole.y + whole.height - high,
                                       whole.width / pieces, high},
                              .fill = wait_fill()});
        }
    }

    void ring_block(const live::BlockSpan& block, std::int64_t index) {
        const TimeSpan span = span_of(block);
        const TimeSpan& shown = layout_.time.shown;
        if (span.end < shown.begin || span.begin >= shown.end)
            return;
        for (const LaidOutTimeline::Row& row : timeline_.rows_of(block.sm)) {
            if (block.sm < layout_.first_sm || block.sm >= layout_.first_sm + layout_.sms ||
                std::ranges::find(row.blocks, index) == row.blocks.end())
                continue;
            Rect rect = rect_of(row, block, span);
            list_.add(Box{.rect = rect,
                          .fill = Fill{.role = Role::optimal, .opacity = tint},
                          .stroke = Stroke{.role = Role::optimal, .width = 2},
                          .corner_mark = rect.width >= 8 && rect.height >= 8});
        }
    }

    void add_heights(const Rect& rect, int columns, const std::function<double(int)>& share) {
        const double wide = rect.width / columns;
        const auto high_at = [&](int column) {
            return share(column) > 0 ? std::max(1.0, std::round(rect.height * share(column))) : 0;
        };
        add_runs(columns, high_at, [&](int begin, int end, double high) {
            list_.add(
                Box{.rect = {rect.x + begin * wide, rect.y + rect.height - high, (end - begin) * wide, high},
                    .fill = Fill{.role = Role::read, .opacity = 0.7}});
        });
    }

    /// Hatches the spans in which more than half of the resident warps wait.
    void add_waiting(const Rect& rect, int lane, int columns) {
        const double wide = rect.width / columns;
        const std::vector<double> waits = timeline_.waits(first_of(lane), last_of(lane), layout_.time.shown,
                                                          static_cast<std::size_t>(columns));
        const auto most_wait = [&](int column) {
            return waits[static_cast<std::size_t>(column)] > 0.5 ? 1.0 : 0.0;
        };
        add_runs(columns, most_wait, [&](int begin, int end, double) {
            list_.add(Box{.rect = {rect.x + begin * wide, rect.y, (end - begin) * wide, rect.height},
                          .fill = wait_fill()});
        });
    }

    /// Calls `add` for each run of columns with the same value above zero.
    template <class Value, class Add>
    static void add_runs(int columns, Value value, Add add) {
        double now = value(0);
        for (int begin = 0, end = 1; end <= columns; ++end) {
            const double next = end < columns ? value(end) : -1;
            if (next == now)
                continue;
            if (now > 0)
                add(begin, end, now);
            begin = end;
            now = next;
        }
    }

    DisplayList& list_;
    const LaidOutTimeline& timeline_;
    const LaneLayout& layout_;
    std::span<const KernelLook> looks_;
    double wait_piece_ = lane_bucket; ///< pixels; wide enough to limit the number of pieces in all rows
};

} // namespace

LaneLayout::LaneLayout(const LaidOutTimeline& timeline, const TimelineView& view, const Rect& area) {
    time.shown = shown_of(view.window, timeline.all());
    first_sm = std::clamp(view.first_sm, 0, std::max(0, timeline.sms() - 1));
    sms = timeline.sms() - first_sm;
    if (view.sms > 0)
        sms = std::min(sms, view.sms);
    const int fitting = std::max(1, static_cast<int>(area.height / least_lane));
    a_lane = sms > fitting ? (sms + fitting - 1) / fitting : 1;
    lanes = sms > 0 ? (sms + a_lane - 1) / a_lane : 0;
    if (lanes > 0)
        pitch = std::min(most_pitch, area.height / lanes);
    if (pitch > 8) // crisp edges are worth more than the last pixels
        pitch = std::floor(pitch);
    time.plot = {area.x, area.y, area.width, height()};
}

Rect LaneLayout::lane(int index) const {
    const double top = std::round(time.plot.y + index * pitch);
    const double bottom = std::round(time.plot.y + (index + 1) * pitch);
    return {time.plot.x, top, time.plot.width, bottom - top - (pitch >= 12 ? 3 : pitch >= 5 ? 1 : 0)};
}

Rect LaneLayout::block(int sm, double first_warp, double warps, int max_warps, TimeSpan span) const {
    const Rect in = lane(sm - first_sm);
    const double a_warp = in.height / max_warps;
    const double left = std::max(in.x, time.x_of(span.begin));
    const double right = std::min(in.x + in.width, time.x_of(span.end));
    double bottom = in.y + in.height - first_warp * a_warp, top = bottom - warps * a_warp;
    if (warps * a_warp >= 6) { // one pixel between neighbours
        bottom = std::round(bottom);
        top = std::round(top) + (first_warp + warps < max_warps ? 1 : 0);
    }
    const double gap = right - left >= 6 ? 1 : 0; // between a block and the next one in the same place
    return {left, top, std::max(0.75, std::min(right, in.x + in.width) - left - gap), bottom - top};
}

LaneDetail detail_of(const LaidOutTimeline& timeline, const LaneLayout& layout) {
    const LaneDetail without =
        layout.a_lane == 1 && layout.pitch >= least_for_heights ? LaneDetail::heights : LaneDetail::shades;
    const TimeSpan& shown = layout.time.shown;
    const int last = layout.first_sm + layout.sms;
    if (layout.a_lane > 1 || layout.lanes == 0 || timeline.count(shown, layout.first_sm, last) > most_drawn)
        return without;
    std::int64_t all = 0, fitting = 0;
    for (int sm = layout.first_sm; sm < last; ++sm)
        for (const LaidOutTimeline::Row& row : timeline.rows_of(sm))
            for (const std::int32_t i : LaidOutTimeline::blocks_in(timeline.timeline(), row, shown)) {
                const live::BlockSpan& block = timeline.timeline().blocks[static_cast<std::size_t>(i)];
                const Rect rect = layout.block(sm, row.first_warp, timeline.warps_of(block),
                                               timeline.max_warps(), span_of(block));
                ++all;
                fitting +=
                    (block.end == block.begin || rect.width >= least_wide) && rect.height >= least_high;
            }
    return 2 * fitting >= all ? LaneDetail::blocks : without;
}

void add_lanes(DisplayList& list, const LaidOutTimeline& timeline, const LaneLayout& layout,
               LaneDetail detail, std::span<const KernelLook> looks, std::optional<std::int64_t> chosen,
               const TextMeasure& measure) {
    const int every = lanes_a_label(layout.pitch);
    for (int lane = 0; lane < layout.lanes; lane += every) {
        const Rect rect = layout.lane(lane);
        const int sm = layout.first_sm + lane * layout.a_lane;
        if (lane > 0 && rect.y + 14 > layout.time.plot.y + layout.height() + 1)
            break;
        add_lane_label(list, measure,
                       {rect.x - lane_label_width, rect.y, lane_label_width, std::max(rect.height, 14.0)},
                       formatted("SM {}", sm));
    }
    if (layout.pitch >= least_for_heights) // the empty part of an SM is visible
        for (int lane = 0; lane < layout.lanes; ++lane)
            list.add(Box{.rect = layout.lane(lane), .fill = Fill{.role = Role::panel}});
    Lanes lanes(list, timeline, layout, looks);
    if (detail == LaneDetail::blocks)
        lanes.add_blocks(chosen);
    else
        lanes.add_summary(detail);
}

Box wait_mark() {
    return {.fill = wait_fill()};
}

std::vector<LegendEntry> legend_of(const LaidOutTimeline& timeline, const LaneLayout& layout,
                                   LaneDetail detail) {
    std::vector<LegendEntry> legend;
    if (detail == LaneDetail::blocks) {
        legend.push_back(
            {.text = said("a block, as high as its share of the SM"), .sample = {block_box(false)}});
        if (timeline.timeline().launches.size() > 1)
            legend.push_back({.text = said("of every other launch"), .sample = {block_box(true)}});
        if (timeline.has_waits())
            legend.push_back({.text = said("waits at a barrier of the grid"),
                              .sample = {block_box(false), Box{.fill = wait_fill()}}});
        return legend;
    }
    const std::string lane = counted("an SM", "{} SMs", layout.a_lane);
    if (detail == LaneDetail::heights)
        legend.push_back({.text = formatted("how full {} is, as a height", lane),
                          .sample = {Box{.fill = Fill{.role = Role::read, .opacity = 0.7}}}});
    else
        for (const auto& [shade, words] : {std::pair{1, std::string(said("up to 20 %"))},
                                           {3, said("up to 60 %")},
                                           {5, said("up to 100 % of the warps of ") + lane}})
            legend.push_back({.text = words, .sample = {Box{.fill = lane_fill(shade)}}});
    if (timeline.has_waits())
        legend.push_back({.text = said("more than half of the warps wait at a barrier of the grid"),
                          .sample = {Box{.fill = wait_fill()}}});
    return legend;
}

} // namespace ks::scene
