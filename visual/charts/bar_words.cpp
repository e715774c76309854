// SPDX-License-Identifier: GPL-3.0-or-later
// The texts and numbers of bars, for captions, tool tips and tables.
#include "visual/charts/bar_chart.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "visual/scene/numbers.h"

namespace ks::visual {

std::string to_text(Source source) {
    switch (source) {
    case Source::measured:
        return said("measured here");
    case Source::recorded:
        return said("recorded there");
    case Source::emulated:
        return "emulated";
    case Source::modelled:
        return "modelled";
    case Source::printed:
        return said("printed in a paper");
    }
    return "?";
}

std::string file_words(const Recording& recording) {
    return recording.file.empty() ? said("this session") : recording.file;
}

std::string date_and_time(const std::string& date) {
    constexpr std::size_t day = 10, time = 8;
    return date.size() < day + 1 + time ? date : date.substr(0, day) + " " + date.substr(day + 1, time);
}

std::string time_after_date(const Recording& recording) {
    const std::string whole = date_and_time(recording.date), day = whole.substr(0, whole.find(' '));
    return recording.named.ends_with(day) ? whole.substr(day.size()) : "";
}

std::string BarChart::in_words(const Bar& bar) const {
    const std::string figures =
        bar.instead.empty() ? figure_in_words(unit_, bar.value, bar.spread, bar.quality) : bar.instead;
    const Group& group = groups_[bar.group];
    const std::string words =
        formatted("{} on {}: {} ({}).", labels_[bar.label], group.name, figures, source_in_words(group));
    return bar.settings.empty() ? words : words + " " + formatted("Parameters: {}.", bar.settings);
}

std::vector<std::string> BarChart::notes(bool with_quality) const {
    std::vector<std::string> all = notes_;
    if (with_quality && std::ranges::any_of(bars_, [](const Bar& bar) { return bar.quality.worse(); }))
        all.push_back(said(note_of_quality));
    for (const Bar& bar : bars_)
        if (!bar.provenance.empty() && std::ranges::find(all, bar.provenance) == all.end())
            all.push_back(bar.provenance);
    return all;
}

/// States what the whiskers mean.
void BarChart::add_whisker_notes(bool means) {
    bool measured = false, printed = false;
    for (const Bar& bar : bars_)
        if (bar.spread && bar.spread->max > bar.spread->min)
            (groups_[bar.group].source == Source::printed ? printed : measured) = true;
    if (measured && !means)
        notes_.emplace_back(
            unit_ == Unit::ratio
                ? said("Figures with whiskers are ratios of medians. Whiskers go from the smallest to the "
                       "largest ratio of any two runs, one of the baseline and one of the variant.")
                : said("Figures with whiskers are medians of several runs. Whiskers go from the smallest to "
                       "the largest."));
    if (printed)
        notes_.emplace_back(said("The whisker of a printed figure is the range that the paper prints."));
}

/// States which times the speedups refer to.
void BarChart::add_base_notes(const std::vector<const Timing*>& bases,
                              const std::vector<const Timing*>& timings) {
    for (const Timing* base : bases) {
        const std::string runs = base->runs > 1 ? formatted("the median of {} runs", base->runs)
                                                : std::string(said("a single run"));
        notes_.push_back(formatted("Baseline: {} on {} in {}, {}.", base->label, base->group,
                                   file_words(base->recording), runs));
        const auto alike = std::ranges::count_if(timings, [base](const Timing* t) {
            return t->label == base->label && t->group == base->group && t->machine == base->machine;
        });
        if (alike > 1)
            notes_.back() +=
                " " + formatted("The machine has {} times of it; a figure is divided by the one in "
                                "its own recording, if there is one.",
                                alike);
    }
}

/// Names the files whose times are divided by a time of another file.
void BarChart::add_borrowing_note() {
    std::vector<std::string> files;
    for (const Bar& bar : bars_)
        if (const std::string file = file_words(groups_[bar.group].recording);
            !bar.base.empty() && bar.base_file != file && std::ranges::find(files, file) == files.end())
            files.push_back(file);
    if (!files.empty())
        notes_.push_back(formatted("Divided by a time of another recording of the same machine: the figures "
                                   "of {}.",
                                   joined(files)));
}

std::string in_full(double value) {
    std::array<char, 32> digits;
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr};
}

std::string csv_unit(BarChart::Unit unit, const std::string& what) {
    return unit == BarChart::Unit::seconds ? "seconds" : unit == BarChart::Unit::ratio ? "speedup" : what;
}

std::string figure(BarChart::Unit unit, double value) {
    switch (unit) {
    case BarChart::Unit::seconds:
        return scene::duration(value);
    case BarChart::Unit::ratio:
        return scene::ratio(value);
    case BarChart::Unit::count:
        break;
    }
    return scene::number(value, value == std::floor(value) ? 0 : value < 1 ? 4 : 2);
}

std::string figure_in_words(BarChart::Unit unit, double value, const std::optional<Spread>& spread,
                            const Quality& quality) {
    std::string text = figure(unit, value);
    if (spread && spread->max > spread->min)
        text += formatted(", {} to {}", figure(unit, spread->min), figure(unit, spread->max));
    return quality.words.empty() ? text : formatted("{}; {}", text, quality.words);
}

std::string source_in_words(const BarChart::Group& group) {
    return to_text(group.source) + (group.where.empty() ? "" : ", " + group.where);
}

std::string share_text(double share) {
    const double percent = share * 100;
    if (share < 1 && percent > 99.9)
        return said("over 99.9 %");
    if (share > 1 && percent < 100.1)
        return said("just over 100 %");
    const bool whole = std::abs(percent - std::round(percent)) < 0.05; // 1.1 * 100 is not quite 110
    return scene::number(percent, whole ? 0 : 1) + " %";
}

std::vector<std::vector<std::string>> rows_of(const BarChart& chart) {
    const std::string unit = csv_unit(chart.unit(), chart.what());
    std::vector<std::vector<std::string>> rows{{"variant", "series", unit, "smallest", "largest", "source",
                                                "where", "provenance", "answer", "share of the optimum",
                                                "parameters", "file", "baseline", "baseline file"}};
    for (const BarChart::Bar& bar : chart.bars()) {
        const BarChart::Group& group = chart.groups()[bar.group];
        if (!bar.instead.empty())
            continue;
        rows.push_back(
            {chart.labels()[bar.label], group.name, in_full(bar.value),
             bar.spread ? in_full(bar.spread->min) : "", bar.spread ? in_full(bar.spread->max) : "",
             to_text(group.source), group.where, bar.provenance, bar.quality.words,
             bar.quality.share ? in_full(*bar.quality.share) : "", bar.settings,
             group.source == Source::printed ? "" : file_words(group.recording), bar.base, bar.base_file});
    }
    return rows;
}

} // namespace ks::visual
