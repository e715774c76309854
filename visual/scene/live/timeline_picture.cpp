// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/timeline_picture.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/lanes.h"
#include "visual/scene/live/launch_tracks.h"
#include "visual/scene/live/plot_frame.h"
#include "visual/scene/live/timeline_kernels.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double launch_band = 22, marks_band = 26, timeline_legend = 24, least_lanes = 24;
constexpr double least_with_sentence = 260, least_launch = 3, least_name = 60;
constexpr double least_marked = 60, no_marks_band = 8;
constexpr std::size_t most_launches = 120;                    ///< more launches are not named one by one
constexpr double most_of_tracks = 0.2, most_of_legend = 0.25; ///< shares of the picture's height

/// Everything above, on and below the lanes of one picture.
class TimelineDrawing {
public:
    TimelineDrawing(DisplayList& list, const LaidOutTimeline& timeline, const TimelineView& view,
                    const Rect& area, const TextMeasure& measure)
        : list_(list), timeline_(timeline), view_(view), area_(area), measure_(measure),
          shown_(shown_of(view.window, timeline.all())), looks_(looks_of(timeline, view)) {}

    DrawnTimeline draw() {
        const double head = add_words();
        find_launches();
        const double wide = std::max(1.0, area_.width - lane_label_width);
        if (!looks_.empty() && launches_.size() <= most_launches)
            tracks_.emplace(timeline_, launches_, looks_, shown_, wide, measure_);
        const double above = tracks_ ? tracks_->fit(area_.height * most_of_tracks) : launch_band;
        const double band = marks_height(), key = legend_height();
        const Rect room{area_.x + lane_label_width, area_.y + head + above, wide,
                        std::max(least_lanes, area_.height - head - above - band - time_axis_height - key)};
        const LaneLayout layout(timeline_, view_, room);
        plot_ = layout.time;
        add_unknown();
        const LaneDetail detail = detail_of(timeline_, layout);
        add_lanes(list_, timeline_, layout, detail, looks_, view_.chosen, measure_);
        if (tracks_)
            tracks_->draw(list_, plot_, area_.y + head);
        else
            add_launches();
        add_marks();
        plot_.plot.height += band - 4; // the axis is below the waves and tails
        add_time_axis(list_, timeline_.unit(), plot_, view_.cursor, measure_);
        add_cursor(list_, timeline_.unit(), plot_, view_.cursor, measure_);
        const double below = plot_.plot.y + plot_.plot.height + time_axis_height + 2;
        if (looks_.empty())
            add_legend(list_, {area_.x, below, area_.width, key}, legend(layout, detail), measure_);
        else
            add_legend_lines(list_, {area_.x, below, area_.width, key}, legend(layout, detail), measure_);
        list_.regions.push_back(
            {.rect = layout.time.plot, .id = "timeline", .description = sentence_of(timeline_, shown_)});
        DrawnTimeline drawn{.time = layout.time,
                            .first_sm = layout.first_sm,
                            .sms = layout.sms,
                            .lanes = layout.lanes,
                            .a_lane = layout.a_lane,
                            .blocks = detail == LaneDetail::blocks};
        drawn.time.used = below + key - area_.y;
        return drawn;
    }

private:
    const live::Timeline& data() const { return timeline_.timeline(); }
    double left() const { return plot_.plot.x; }
    double right() const { return plot_.plot.x + plot_.plot.width; }
    double bottom() const { return plot_.plot.y + plot_.plot.height; }
    double x_of(std::int64_t time) const {
        return std::clamp(plot_.x_of(static_cast<double>(time)), left(), right());
    }

    /// Adds title, source and sentence. Returns the height used.
    double add_words() {
        std::string quiet = source_words(data().source, view_.device);
        if (const std::string slow = slow_motion_words(timeline_.unit(), view_.per_second); !slow.empty())
            quiet += " · " + slow;
        double head = add_heading(list_, title(), quiet, area_, measure_);
        if (view_.sentence && area_.height >= least_with_sentence)
            head += add_paragraph(list_, measure_, {area_.x, area_.y + head, area_.width, 40},
                                  sentence_of(timeline_, shown_), Text{.role = Role::text, .size = 13});
        return head + 4;
    }

    std::string title() const {
        const int all = timeline_.sms(), first = std::clamp(view_.first_sm, 0, std::max(0, all - 1));
        const int shown = view_.sms > 0 ? std::min(view_.sms, all - first) : all - first;
        if (shown >= all)
            return formatted("Blocks on {}", counted("1 SM", "all {} SMs", all));
        return shown == 1 ? formatted("Blocks on SM {} of {} SMs", first, all)
                          : formatted("Blocks on SMs {} to {} of {}", first, first + shown - 1, all);
    }

    void find_launches() {
        for (std::size_t i = 0; i < data().launches.size(); ++i) {
            const live::LaunchSpan& launch = data().launches[i];
            if (static_cast<double>(launch.end) > shown_.begin &&
                static_cast<double>(launch.begin) < shown_.end)
                launches_.push_back(i);
        }
    }

    /// The height that waves and tails need below the lanes: small if no launch is wide enough to show them.
    double marks_height() const {
        const double scale = (area_.width - lane_label_width) / shown_.length();
        const bool any = std::ranges::any_of(launches_, [&](std::size_t i) {
            const live::LaunchSpan& launch = data().launches[i];
            return timeline_.launches()[i].alone &&
                   std::min(shown_.end, static_cast<double>(launch.end)) * scale -
                           std::max(shown_.begin, static_cast<double>(launch.begin)) * scale >=
                       least_marked;
        });
        return any && launches_.size() <= most_launches ? marks_band : no_marks_band;
    }

    /// Hatches the times whose blocks are unknown.
    void add_unknown() {
        double until = left();
        for (const std::size_t i : launches_) {
            const live::LaunchSpan& launch = data().launches[i];
            const double from = std::max(until, x_of(launch.begin)), to = x_of(launch.end);
            if (!launch.recorded && to - from >= 1) {
                add_hatch(from, to);
                until = to;
            }
        }
        if (data().launches_left_out > 0 && !data().launches.empty())
            if (const double to = x_of(data().launches.front().begin); to - left() >= 1)
                add_hatch(left(), to);
    }
    void add_hatch(double from, double to) {
        list_.add(Box{.rect = {from, plot_.plot.y, to - from, plot_.plot.height},
                      .fill = Fill{.role = Role::pruned, .opacity = 0.5, .pattern = Pattern::hatch}});
    }

    /// Adds a bar above the lanes for each launch, with its name, and a line at its beginning.
    void add_launches() {
        const double y = plot_.plot.y - launch_band;
        if (launches_.size() > most_launches)
            return add_text(list_, measure_, {left(), y, plot_.plot.width, 16},
                            formatted("{} launches: zoom in to see them one by one",
                                      number(static_cast<std::int64_t>(launches_.size()))),
                            {.size = 11, .role = Role::quiet});
        double last_line = left() - 100;
        for (const std::size_t i : launches_) {
            const live::LaunchSpan& launch = data().launches[i];
            const double from = x_of(launch.begin), to = x_of(launch.end);
            if (to - from < least_launch)
                continue;
            list_.add(Box{.rect = {from, y + 16, std::max(1.0, to - from - 1), 3},
                          .fill = Fill{.role = i % 2 != 0 ? Role::changed : Role::read}});
            if (static_cast<double>(launch.begin) > shown_.begin && from - last_line >= 8) {
                list_.add(Polyline{.points = {{std::round(from), y + 16}, {std::round(from), bottom()}},
                                   .stroke = Stroke{.role = Role::quiet, .width = 1, .dashed = true}});
                last_line = from;
            }
            add_name(launch, {from, y, to - from - 6, 16});
        }
    }

    /// Adds a kernel's name or, if it does not fit, the part after its last dot.
    void add_name(const live::LaunchSpan& launch, const Rect& rect) {
        const std::string& whole = launch.kernel;
        const std::string missing = launch.recorded ? "" : said(": its blocks are not recorded");
        const std::string last = whole.substr(whole.rfind('.') + 1);
        for (const std::string& name : {whole + missing, whole, last})
            if (width_of_mark(measure_, name) <= rect.width)
                return add_text(list_, measure_, rect, name, {.size = 11});
        if (rect.width >= least_name)
            add_text(list_, measure_, rect, last, {.size = 11});
    }

    /// Marks the beginnings of waves, and the tails, below the lanes.
    void add_marks() {
        if (launches_.size() > most_launches)
            return;
        for (const std::size_t i : launches_) {
            const live::LaunchSpan& launch = data().launches[i];
            const LaunchFacts& facts = timeline_.launches()[i];
            const double from = x_of(launch.begin), to = x_of(launch.end);
            if (!launch.recorded || facts.blocks == 0 || !facts.alone || to - from < least_marked)
                continue;
            const double waves_end = add_tail(launch, facts, from, to);
            add_waves(facts, from, waves_end);
        }
    }

    /// Returns the x at which the tail's mark and its words begin.
    double add_tail(const live::LaunchSpan& launch, const LaunchFacts& facts, double from, double to) {
        const double tail = x_of(facts.tail), y = bottom() + 2;
        if (to - tail < 3 || static_cast<double>(launch.end) > shown_.end)
            return to;
        list_.add(Polyline{.points = {{tail, y}, {tail, y + 4}, {to, y + 4}, {to, y}},
                           .stroke = Stroke{.role = Role::optimal, .width = 1.5}});
        const std::string words = formatted("tail {}", share(facts.tail_share(launch)));
        const double width = width_of_mark(measure_, words);
        const double begin = std::max(from, std::min(tail, to - width));
        if (begin + width > to + 1)
            return tail;
        add_text(list_, measure_, {begin, y + 6, width, 14}, words, {.size = 11, .role = Role::optimal});
        return std::min(begin, tail);
    }

    void add_waves(const LaunchFacts& facts, double from, double to) {
        double next = from;
        for (std::size_t k = 0; k < facts.waves.size(); ++k) {
            const double x = std::round(x_of(facts.waves[k]));
            const std::string name = formatted("wave {}", k + 2);
            const double width = width_of_mark(measure_, name);
            if (static_cast<double>(facts.waves[k]) < shown_.begin || x < next || x + width + 6 > to)
                continue;
            list_.add(Polyline{.points = {{x, plot_.plot.y}, {x, bottom() + 12}},
                               .stroke = Stroke{.role = Role::quiet, .width = 1, .dashed = true}});
            add_text(list_, measure_, {x + 4, bottom() + 8, width, 14}, name,
                     {.size = 11, .role = Role::quiet});
            next = x + width + 12;
        }
    }

    double legend_height() const {
        if (looks_.empty())
            return timeline_legend;
        std::vector<LegendEntry> entries = kernel_legend(timeline_, looks_, launches_);
        entries.emplace_back().text = said(longest_lane_words);
        const auto lines = legend_lines(entries, area_.width, measure_);
        const double most = std::max(1.0, area_.height * most_of_legend / legend_line);
        return std::clamp(static_cast<double>(lines), 1.0, std::floor(most)) * legend_line;
    }

    std::vector<LegendEntry> legend_of_kernels(const LaneLayout& layout, LaneDetail detail) const {
        const bool patterns = detail == LaneDetail::blocks && have_patterns(timeline_, launches_, layout);
        std::vector<LegendEntry> entries = kernel_legend(timeline_, looks_, launches_, patterns);
        if (timeline_.has_waits())
            entries.push_back({.text = said("waits at a barrier of the grid"), .sample = {wait_mark()}});
        entries.push_back({.text = lane_words(layout, detail), .sample = plain_mark()});
        if (static_cast<double>(legend_lines(entries, area_.width, measure_)) * legend_line > legend_height())
            entries.pop_back(); // kernels are more important
        return entries;
    }

    std::vector<LegendEntry> legend(const LaneLayout& layout, LaneDetail detail) const {
        std::vector<LegendEntry> entries =
            looks_.empty() ? legend_of(timeline_, layout, detail) : legend_of_kernels(layout, detail);
        if (timeline_.is_unknown(shown_))
            entries.push_back(
                {.text = said("not recorded"),
                 .sample = {
                     Box{.fill = Fill{.role = Role::pruned, .opacity = 0.5, .pattern = Pattern::hatch}}}});
        if (view_.chosen && detail == LaneDetail::blocks)
            entries.push_back({.text = said("chosen"), .sample = chosen_mark()});
        return entries;
    }

    DisplayList& list_;
    const LaidOutTimeline& timeline_;
    const TimelineView& view_;
    Rect area_;
    const TextMeasure& measure_;
    TimeSpan shown_;
    DrawnPlot plot_;
    std::vector<std::size_t> launches_;  ///< the launches in the window
    std::vector<KernelLook> looks_;      ///< by kernel; empty: launches have alternating shades
    std::optional<LaunchTracks> tracks_; ///< empty: no launches overlap
};

} // namespace

DrawnTimeline add_timeline(DisplayList& list, const LaidOutTimeline& timeline, const TimelineView& view,
                           const Rect& area, const TextMeasure& measure) {
    if (const std::string why = why_nothing(timeline); !why.empty()) {
        DrawnTimeline drawn;
        drawn.time.used = add_no_live_timeline(list, why, area, measure);
        return drawn;
    }
    return TimelineDrawing(list, timeline, view, area, measure).draw();
}

double add_no_live_timeline(DisplayList& list, const std::string& why, const Rect& area,
                            const TextMeasure& measure) {
    const double head = add_heading(list, said("Blocks on SMs"), "", area, measure);
    return head + 8 + add_nothing(list, why, {area.x, area.y + head + 8, area.width, 80}, measure);
}

} // namespace ks::scene
