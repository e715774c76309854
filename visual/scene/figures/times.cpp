// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "visual/scene/figures/results_of.h"

#include "solvers/bench/kernel_time.h"
#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace ks::scene {

namespace {

constexpr std::size_t most_ways = 4, most_instances = 12;

/// The time of a variant with its settings on one instance.
struct Time {
    std::size_t way = 0;
    double ms = 0;
    double ratio = 1; ///< to the shortest of the instance
};

struct InstanceTimes {
    std::string name;
    std::vector<Time> times;
};

/// The times in a results file, by instance. A way is a variant with its settings.
struct RecordedTimes {
    std::vector<std::string> ways;
    std::vector<InstanceTimes> instances;
    double longest = 0; ///< ms
};

Error times_error(Sentence what, Sentence todo) {
    return {.code = ErrorCode::input, .what = std::move(what), .todo = std::move(todo)};
}

std::string setting_of(const RecordedRow& row, const std::string& name) {
    const auto found = std::ranges::find(row.parameters, name, &RecordedRow::Settings::value_type::first);
    return found == row.parameters.end() ? "" : found->second;
}

/// Names a row by what distinguishes it in its file: the variant if there are several, and the settings that
/// differ: "divide", "mckp.sync, 512".
std::string way_of(const RecordedRow& row, const std::vector<RecordedRow>& rows) {
    std::string words;
    const auto add = [&](const std::string& word) { words += (words.empty() ? "" : ", ") + word; };
    if (std::ranges::any_of(rows, [&](const RecordedRow& other) { return other.variant != row.variant; }))
        add(row.variant);
    for (const auto& setting : row.parameters) // clang 14 cannot capture a part of a structured binding
        if (std::ranges::any_of(rows, [&](const RecordedRow& other) {
                return other.variant == row.variant && setting_of(other, setting.first) != setting.second;
            }))
            add(with_separators(setting.second));
    return words.empty() ? row.variant : words;
}

std::size_t place_of(std::vector<std::string>& names, const std::string& name) {
    const auto at = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
    if (at == names.size())
        names.push_back(name);
    return at;
}

Result<RecordedTimes> times_of(const RecordedResults& results, bool kernels) {
    RecordedTimes all;
    for (const RecordedRow& row : results.rows) {
        if (row.error)
            continue;
        const std::optional<Spread> time =
            kernels ? stages_ms(row, is_kernel_stage) : std::optional(row.total_ms);
        if (!time)
            return times_error(formatted("no kernel time was recorded of {}", row.variant),
                               "set \"time\" to \"whole\"");
        const std::string instance = instance_words(row);
        auto at = std::ranges::find(all.instances, instance, &InstanceTimes::name);
        if (at == all.instances.end())
            at = all.instances.insert(at, {.name = instance});
        at->times.push_back({.way = place_of(all.ways, way_of(row, results.rows)), .ms = time->median});
        all.longest = std::max(all.longest, time->median);
    }
    for (InstanceTimes& instance : all.instances) {
        const double shortest = std::ranges::min(instance.times, {}, &Time::ms).ms;
        for (Time& time : instance.times)
            time.ratio = shortest > 0 ? time.ms / shortest : 1;
    }
    if (all.instances.empty() || all.instances.size() > most_instances || all.ways.size() > most_ways)
        return times_error(
            formatted("the results have {} instances, and {} ways to solve them", all.instances.size(),
                      all.ways.size()),
            formatted("show results of 1 to {} instances and at most {} ways", most_instances, most_ways));
    return all;
}

Mark mark_of(std::size_t way) {
    const std::array<Mark (*)(), most_ways> marks{changed_mark, read_mark, wasted_mark, next_mark};
    return marks[way]();
}

/// Lines of bars: an instance's name next to its first bar, and the time after each bar.
class TimesPicture {
public:
    TimesPicture(DisplayList& list, const RecordedTimes& all, const Rect& area, const TextMeasure& measure)
        : list_(list), all_(all), area_(area), measure_(measure), scale_(figure_scale(area)),
          text_(std::round(13 * scale_)) {
        double lines = 0.6 * static_cast<double>(all.instances.size()); // the gaps between instances
        for (const InstanceTimes& instance : all.instances)
            lines += static_cast<double>(instance.times.size());
        pitch_ = std::floor(std::clamp(area.height / lines, text_ + 2, 30 * scale_));
        for (const InstanceTimes& instance : all.instances)
            label_ = std::max(label_, width_of(instance.name) + 16);
        label_ = std::min(label_, area.width / 3);
        behind_ = width_of("8 888 ms") + width_of("88.88×") + 32;
    }

    double draw() {
        double y = area_.y;
        for (const InstanceTimes& instance : all_.instances) {
            add_text(list_, measure_, {area_.x, y, label_ - 8, pitch_}, instance.name, {.size = text_});
            for (const Time& time : instance.times) {
                add_bar(instance, time, y);
                y += pitch_;
            }
            y += std::round(0.6 * pitch_);
        }
        return y - area_.y;
    }

private:
    double width_of(const std::string& text) const {
        return std::ceil(measure_.width(text, Face::interface, text_, Weight::medium));
    }

    void add_bar(const InstanceTimes& instance, const Time& time, double y) {
        const double room = area_.width - label_ - behind_;
        const Rect bar{area_.x + label_, y + 2, std::max(2.0, std::round(room * time.ms / all_.longest)),
                       pitch_ - 4};
        add_mark(list_, bar, mark_of(time.way));
        const std::string words = duration(time.ms / 1000);
        const double x = bar.x + bar.width + 8, width = width_of(words);
        add_text(list_, measure_, {x, y, width + 4, pitch_}, words,
                 {.size = text_, .weight = Weight::medium});
        if (time.ratio > 1)
            add_text(list_, measure_, {x + width + 14, y, width_of("88.88×"), pitch_}, ratio(time.ratio),
                     {.size = text_, .role = Role::quiet});
        list_.regions.push_back({.rect = {area_.x, y, area_.width, pitch_},
                                 .id = written("time {}", list_.regions.size()),
                                 .description = formatted("{}, {}: {}, {} the shortest", instance.name,
                                                          all_.ways[time.way], words, ratio(time.ratio))});
    }

    DisplayList& list_;
    const RecordedTimes& all_;
    Rect area_;
    const TextMeasure& measure_;
    double scale_ = 1, text_ = 13, pitch_ = 24, label_ = 0, behind_ = 0;
};

/// Returns "divide takes 1.53× to 1.69× as long as multiply" if one of two ways is always faster.
std::string compared(const RecordedTimes& all) {
    if (all.ways.size() != 2)
        return "";
    const auto slower = [](const InstanceTimes& instance) {
        return std::ranges::max(instance.times, {}, &Time::ms);
    };
    const std::size_t slow = slower(all.instances.front()).way;
    double least = slower(all.instances.front()).ratio, most = least;
    for (const InstanceTimes& instance : all.instances) {
        if (instance.times.size() != 2 || slower(instance).way != slow)
            return "";
        least = std::min(least, slower(instance).ratio);
        most = std::max(most, slower(instance).ratio);
    }
    return formatted(": {} takes {} to {} as long as {}", all.ways[slow], ratio(least), ratio(most),
                     all.ways[1 - slow]);
}

Result<Figure> make(const FigureInput& input) {
    KS_TRY(const RecordedResults results, results_of(input));
    const bool kernels = input.parameters.choice("time") == "kernels";
    KS_TRY(RecordedTimes times, times_of(results, kernels));
    const auto all = std::make_shared<const RecordedTimes>(std::move(times));
    Figure figure;
    figure.sentence = formatted("{} on {}, {}, medians{}.",
                                kernels ? said("Kernel times by the host's clock") : said("Whole times"),
                                results.device.empty() ? results.host : results.device,
                                results.date.substr(0, results.date.find('T')), compared(*all));
    for (std::size_t way = 0; way < all->ways.size(); ++way)
        figure.legend.push_back({.text = all->ways[way], .sample = mark_of(way)});
    figure.data = {{"instance", "way", "ms", "ratio to the shortest"}};
    for (const InstanceTimes& instance : all->instances)
        for (const Time& time : instance.times)
            figure.data.push_back({instance.name, all->ways[time.way], formatted("{}", time.ms),
                                   formatted("{:.3f}", time.ratio)});
    figure.draw = [all](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return TimesPicture(list, *all, area, measure).draw();
    };
    return figure;
}

} // namespace

/// A results file as bars: the time of each variant, or of each setting of one variant, per instance.
const FigureKind& figure_times() {
    static const FigureKind kind{.id = "times",
                                 .title = "Times that a campaign measured, side by side",
                                 .parameters = {{.name = "time",
                                                 .type = Parameter::Type::choice,
                                                 .values = {"kernels", "whole"},
                                                 .title = "Of the kernels alone, or of whole runs"}},
                                 .takes_runs = true,
                                 .make = make};
    return kind;
}

} // namespace ks::scene
