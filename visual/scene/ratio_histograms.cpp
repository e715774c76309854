// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/ratio_histograms.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace ks::scene {

namespace {

constexpr std::size_t least_ratio_bins = 8, most_ratio_bins = 30;
constexpr double panel_gap = 24, least_panel_width = 190, least_panel_with_words = 96,
                 most_panel_height = 400;

/// The bars of runs in which the first value was faster, and of runs in which the second was.
Mark over_faster_mark() {
    return {{.fill = Fill{.role = Role::changed}}};
}
Mark of_faster_mark() {
    return {{.fill = Fill{.role = Role::about, .pattern = Pattern::hatch},
             .stroke = Stroke{.role = Role::about, .width = 1.5}}};
}

std::string count_words(std::size_t count) {
    return number(static_cast<std::int64_t>(count));
}

/// The number of decimals that distinguishes multiples of the step; three are enough for the narrowest bins.
int decimals_for(double step) {
    int decimals = 0;
    for (double rest = step; decimals < 3 && std::abs(rest - std::round(rest)) > 1e-6; rest *= 10)
        ++decimals;
    return decimals;
}

/// Whether a step is 1, 2 or 5 times a power of ten.
bool is_round_step(double step) {
    const double digits = step / std::pow(10, std::floor(std::log10(step) + 1e-9));
    return std::ranges::any_of(std::array{1.0, 2.0, 5.0},
                               [&](double round) { return std::abs(digits - round) < 1e-6; });
}

/// The ticks of an axis: one at every n-th edge of a bin, counted from 1.
struct RatioTicks {
    std::int64_t every = 1;
    int decimals = 0;

    std::string words(double value) const { return number(value, decimals); }
};

class RatioDrawing {
public:
    RatioDrawing(DisplayList& list, const RatioHistograms& what, const Rect& area, const TextMeasure& measure)
        : list_(list), what_(what), measure_(measure), scale_(figure_scale(area)) {
        const double gap = panel_gap * scale_;
        columns_ = columns_for(area.width);
        const std::size_t rows = (what.groups.size() + columns_ - 1) / columns_;
        width_ = std::floor((area.width - gap * static_cast<double>(columns_ - 1)) /
                            static_cast<double>(columns_));
        height_ = std::floor(
            std::min(most_panel_height * scale_,
                     (area.height - gap * static_cast<double>(rows - 1)) / static_cast<double>(rows)));
        used_ = static_cast<double>(rows) * (height_ + gap) - gap;
        bins_ = bins_with_room();
        pitch_ = std::max(1.0, width_ / static_cast<double>(bins_.size()));
        ticks_ = ticks();
    }

    double draw(const Rect& area) {
        const double gap = panel_gap * scale_;
        for (std::size_t i = 0; i < what_.groups.size(); ++i)
            add_panel(i, {area.x + static_cast<double>(i % columns_) * (width_ + gap),
                          area.y + static_cast<double>(i / columns_) * (height_ + gap), width_, height_});
        return used_;
    }

private:
    /// Groups of the same instances share a column, if there are enough columns.
    std::size_t columns_for(double width) const {
        std::set<std::string> instances;
        for (const RatioGroup& group : what_.groups)
            instances.insert(group.instances);
        const std::size_t wanted = instances.size() > 1 ? instances.size() : what_.groups.size();
        const auto fitting = static_cast<std::size_t>(
            std::max(1.0, (width + panel_gap * scale_) / ((least_panel_width + panel_gap) * scale_)));
        return std::clamp<std::size_t>(wanted, 1, std::min<std::size_t>(3, fitting));
    }

    double letters(double size) const { return std::round(size * scale_); }
    double line() const { return letters(18); }
    double width_of(const std::string& text, double size) const {
        return measure_.width(text, Face::interface, letters(size), Weight::medium);
    }

    /// The narrowest bins with room for a number in each, but not too few bins.
    RatioBins bins_with_room() const {
        for (std::size_t most = most_ratio_bins;; --most) {
            RatioBins bins = bins_for(what_.groups, most);
            std::size_t highest = 0;
            for (const RatioGroup& group : what_.groups)
                highest = std::max(highest, std::ranges::max(bins.counts(group.ratios)));
            if (most == least_ratio_bins ||
                (width_of(count_words(highest), 11) + 2 * scale_) * static_cast<double>(bins.size()) <=
                    width_)
                return bins;
        }
    }

    /// The closest ticks with room for their labels.
    RatioTicks ticks() const {
        const auto all = static_cast<std::int64_t>(bins_.size());
        RatioTicks found;
        for (found.every = 1; found.every < all; ++found.every) {
            const double step = static_cast<double>(found.every) * bins_.width;
            found.decimals = decimals_for(step);
            const double label = width_of(found.words(bins_.edge(bins_.last + 1)), 11) + 12 * scale_;
            if (is_round_step(step) && label <= static_cast<double>(found.every) * pitch_)
                break;
        }
        return found;
    }

    void add_panel(std::size_t index, const Rect& panel) {
        const RatioGroup& group = what_.groups[index];
        const RatioSummary summary = summary_of(group.ratios);
        const std::string name = group.instances.empty()
                                     ? said("over ") + group.of
                                     : formatted("over {}, {}", group.of, group.instances);
        const std::string faster = what_.who_was_faster(group);
        const std::string ratios = summary_words(summary, panel.width);
        double y = panel.y;
        add_text(list_, measure_, {panel.x, y, panel.width, line()}, name,
                 {.size = letters(13), .weight = Weight::bold});
        y += line();
        const bool roomy = panel.height >= least_panel_with_words * scale_;
        for (const auto& [words, role] : {std::pair(faster, Role::text), std::pair(ratios, Role::quiet)}) {
            if (!roomy)
                break;
            add_text(list_, measure_, {panel.x, y, panel.width, line()}, words,
                     {.size = letters(12), .role = role});
            y += line();
        }
        list_.regions.push_back({.rect = {panel.x, panel.y, panel.width, y - panel.y},
                                 .id = written("ratios {}", index + 1),
                                 .description = formatted("{}: {}; {}", name, faster, ratios)});
        const double floor = panel.y + panel.height - letters(16);
        add_axis(panel, y + 4 * scale_, floor);
        add_bars(group, index, {panel.x, y, panel.width, std::max(1.0, floor - y)});
    }

    /// Shorter if there is little room.
    std::string summary_words(const RatioSummary& summary, double room) const {
        const std::string least = ratio(summary.least), mean = ratio(summary.mean),
                          most = ratio(summary.most);
        const std::string words = formatted("least {}, mean {}, most {}", least, mean, most);
        return width_of(words, 12) <= room ? words : formatted("{} to {}, mean {}", least, most, mean);
    }

    double x_of(const Rect& panel, std::int64_t bin) const {
        return panel.x + std::round(pitch_ * static_cast<double>(bin - bins_.first));
    }

    void add_axis(const Rect& panel, double top, double floor) {
        list_.add(Polyline{.points = {{panel.x, floor + 0.5}, {panel.x + panel.width, floor + 0.5}},
                           .stroke = Stroke{.role = Role::quiet, .width = 1}});
        for (std::int64_t bin = bins_.first; bin <= bins_.last + 1; ++bin) {
            if (bin % ticks_.every != 0 || bins_.edge(bin) < 0)
                continue;
            const double x = x_of(panel, bin);
            const bool one = bin == 0;
            list_.add(Polyline{
                .points = {{x + 0.5, one ? top : floor}, {x + 0.5, floor + 4}},
                .stroke =
                    Stroke{.role = one ? Role::text : Role::quiet, .width = one ? 1.5 : 1.0, .dashed = one}});
            const std::string words = ticks_.words(bins_.edge(bin));
            const double half = std::ceil(width_of(words, 11) / 2) + 2;
            const double left =
                std::clamp(x - half, panel.x, std::max(panel.x, panel.x + panel.width - 2 * half));
            // a label at the end of the axis is moved towards its neighbour
            const double moved = std::abs(left - (x - half));
            if (!one && moved + 2 * half + 4 > static_cast<double>(ticks_.every) * pitch_)
                continue;
            add_text(list_, measure_, {left, floor + 4, 2 * half, letters(12)}, words,
                     {.size = letters(11),
                      .role = one ? Role::text : Role::quiet,
                      .align = Align::centre,
                      .weight = one ? Weight::medium : Weight::regular});
        }
    }

    /// Bars are scaled to the highest bar of the panel. Each has its number if all numbers fit.
    void add_bars(const RatioGroup& group, std::size_t index, const Rect& plot) {
        const std::vector<std::size_t> counts = bins_.counts(group.ratios);
        const std::size_t highest = *std::ranges::max_element(counts);
        const double above = letters(16), room = std::max(1.0, plot.height - above - 2 * scale_);
        const bool all_numbers = width_of(count_words(highest), 11) <= pitch_ && plot.height > 2 * above;
        for (std::int64_t bin = bins_.first; bin <= bins_.last; ++bin) {
            const std::size_t count = counts[static_cast<std::size_t>(bin - bins_.first)];
            if (count == 0)
                continue;
            const double x = x_of(plot, bin), width = std::max(1.0, x_of(plot, bin + 1) - x - 1);
            const double height =
                std::max(1.0, std::round(room * static_cast<double>(count) / static_cast<double>(highest)));
            const Rect bar{x + 1, plot.y + plot.height - height, width, height};
            add_mark(list_, bar, bin < 0 ? of_faster_mark() : over_faster_mark());
            if (all_numbers)
                add_text(list_, measure_, {x, bar.y - above, width + 1, above}, count_words(count),
                         {.size = letters(11), .align = Align::centre, .weight = Weight::medium});
            list_.regions.push_back(
                {.rect = {x, plot.y, width + 1, plot.height},
                 .id = written("ratios {} bin {}", index + 1, bin),
                 .description = formatted("{} to {}: {} of {} runs", ratio(std::max(0.0, bins_.edge(bin))),
                                          ratio(bins_.edge(bin + 1)), count_words(count),
                                          count_words(group.ratios.size()))});
        }
    }

    DisplayList& list_;
    const RatioHistograms& what_;
    const TextMeasure& measure_;
    double scale_ = 1;
    RatioBins bins_;
    std::size_t columns_ = 1;
    double width_ = 0, height_ = 0, used_ = 0, pitch_ = 1;
    RatioTicks ticks_;
};

/// "sequential was faster than planned in 0 of 26 runs, random in 5 of 26".
std::string compared(const RatioHistograms& what) {
    std::vector<std::pair<std::string, RatioSummary>> sums; // over all groups of a value
    for (const RatioGroup& group : what.groups) {
        if (sums.empty() || sums.back().first != group.of)
            sums.push_back({group.of, {}});
        const RatioSummary own = summary_of(group.ratios);
        sums.back().second.runs += own.runs;
        sums.back().second.below_one += own.below_one;
    }
    std::string words;
    for (const auto& [of, sum] : sums)
        words += words.empty() ? formatted("{} was faster than {} in {} of {} runs", of, what.over,
                                           sum.below_one, sum.runs)
                               : formatted(", {} in {} of {}", of, sum.below_one, sum.runs);
    return words;
}

} // namespace

std::vector<LegendEntry> RatioHistograms::legend() const {
    std::set<std::string> others;
    for (const RatioGroup& group : groups)
        others.insert(group.of);
    return {{.text = formatted("{} was faster", over), .sample = over_faster_mark()},
            {.text = formatted("{} was faster", (others.size() == 1 ? *others.begin() : said("the other"))),
             .sample = of_faster_mark()}};
}

std::string RatioHistograms::who_was_faster(const RatioGroup& group) const {
    const RatioSummary summary = summary_of(group.ratios);
    return formatted("{} was faster in {} of {}", group.of, count_words(summary.below_one),
                     count_words(summary.runs));
}

std::string RatioHistograms::sentence(const std::string& stage, const RecordedResults& results) const {
    std::string words =
        formatted("{} divided by those of {}, on {}, {}: {}.",
                  stage.empty() ? said("Whole times") : formatted("Times of the stage {}", stage), over,
                  results.device.empty() ? results.host : results.device,
                  results.date.substr(0, results.date.find('T')), compared(*this));
    if (left_out > 0)
        words += formatted(" Left out {} that {} no run of {} like {}.",
                           counted("is a run", "are {} runs", left_out, count_words(left_out)),
                           counted("has", "have", left_out), over, counted("it", "them", left_out));
    return words;
}

std::vector<std::vector<std::string>> RatioHistograms::rows() const {
    std::vector<std::vector<std::string>> all{
        {"instance", "seed", "of", "its ms", "over", "ms of that", "ratio"}};
    for (const RatioGroup& group : groups)
        for (const TimeRatio& each : group.ratios)
            all.push_back({each.instance, each.seed ? std::to_string(*each.seed) : "", group.of,
                           formatted("{}", each.of_ms), over, formatted("{}", each.over_ms),
                           formatted("{:.4f}", each.value())});
    return all;
}

double add_ratio_histograms(DisplayList& list, const RatioHistograms& what, const Rect& area,
                            const TextMeasure& measure) {
    return RatioDrawing(list, what, area, measure).draw(area);
}

} // namespace ks::scene
