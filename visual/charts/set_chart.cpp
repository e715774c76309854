// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/charts/set_chart.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <map>

namespace ks::visual {
namespace {

void add_once(std::vector<std::string>& list, const std::string& item) {
    if (std::ranges::find(list, item) == list.end())
        list.push_back(item);
}

bool missing(const SetChart::Point& point) {
    return !point.missing.empty();
}

/// The reason without "no bar: " in front of it, because this chart has no bars.
std::string reason_of(const BarChart::Bar& bar) {
    const std::string before = formatted("no bar: {}", "");
    return bar.instead.starts_with(before) ? bar.instead.substr(before.size()) : bar.instead;
}

} // namespace

/// Takes the bars of the newest set as its points.
void SetChart::take(const BarChart& chart) {
    for (const BarChart::Bar& bar : chart.bars()) {
        const std::string& label = chart.labels()[bar.label];
        const BarChart::Group& group = chart.groups()[bar.group];
        auto at = std::ranges::find_if(
            series_, [&](const Series& known) { return known.label == label && known.group == group; });
        if (at == series_.end())
            at = series_.insert(
                at, Series{.label = label, .group = group, .colour = bar.colour, .settings = bar.settings});
        at->points.resize(sets_.size());
        at->points.back() = bar.instead.empty() ? Point{.value = bar.value,
                                                        .spread = bar.spread,
                                                        .missing = "",
                                                        .quality = bar.quality,
                                                        .base = bar.base,
                                                        .base_file = bar.base_file}
                                                : Point{.missing = reason_of(bar)};
    }
    for (const std::string& note : chart.notes(false)) // a point has no words beside it; notes() says them
        add_once(notes_, note);
}

/// Drops the newest set, which has no value at all.
void SetChart::leave_out_set(const std::string& reason) {
    add_once(notes_, formatted("{} is left out: {}.", sets_.back(), reason));
    sets_.pop_back();
}

void SetChart::take_or_leave_out(const Result<BarChart>& chart) {
    if (chart)
        take(*chart);
    else
        leave_out_set(chart.error().what);
}

Result<SetChart> SetChart::finished() && {
    for (Series& series : series_)
        series.points.resize(sets_.size());
    std::erase_if(series_, [this](const Series& series) {
        if (!std::ranges::all_of(series.points, missing))
            return false;
        add_once(notes_, formatted("{} is left out: {}.", name(series), series.points.front().missing));
        return true;
    });
    if (!series_.empty())
        return std::move(*this);
    return Error{.code = ErrorCode::input,
                 .what = "there is no figure to compare",
                 .where = title_,
                 .todo = "choose another baseline, or run a variant on the CPU or a GPU first"};
}

Result<SetChart> SetChart::times(std::string title, const std::vector<Set>& sets) {
    SetChart across(std::move(title), "Time", BarChart::Unit::seconds);
    for (const Set& set : sets) {
        across.sets_.push_back(set.label);
        across.take_or_leave_out(BarChart::times(set.label, set.timings));
    }
    return std::move(across).finished();
}

Result<SetChart> SetChart::counts(std::string title, std::string what, const std::vector<CountSet>& sets) {
    SetChart across(std::move(title), what, BarChart::Unit::count);
    for (const CountSet& set : sets) {
        across.sets_.push_back(set.label);
        across.take_or_leave_out(BarChart::counts(set.label, what, set.counts));
    }
    return std::move(across).finished();
}

Result<SetChart> SetChart::speedups(std::string title, const std::vector<Set>& sets,
                                    const std::string& baseline) {
    SetChart across(std::move(title),
                    formatted("Speedup against {} on the same instance and machine", baseline),
                    BarChart::Unit::ratio);
    for (const Set& set : sets) {
        across.sets_.push_back(set.label);
        const auto base = std::ranges::find_if(
            set.timings, [&](const Timing& timing) { return is_choice(timing, baseline); });
        if (base == set.timings.end()) {
            across.leave_out_set(baseline + said(" was not measured there"));
            continue;
        }
        across.take_or_leave_out(
            BarChart::speedups(set.label, set.timings, static_cast<std::size_t>(base - set.timings.begin())));
    }
    return std::move(across).finished();
}

bool SetChart::mixed() const {
    const Series* first = nullptr;
    for (const Series& series : series_) {
        if (series.group.source == Source::printed)
            continue;
        if (first && first->group.recording.key != series.group.recording.key)
            return true;
        first = &series;
    }
    return false;
}

std::string SetChart::name(const Series& series) const {
    const bool several = mixed();
    const BarChart::Group& group = series.group;
    bool other_name = false, other_where = false, same_day = false, same_time = false;
    for (const Series& other : series_)
        if (other.label == series.label && !(other.group == group)) {
            const BarChart::Group& its = other.group;
            other_name |= its.name != group.name;
            other_where |= its.name == group.name;
            if (its.name == group.name && its.recording.named == group.recording.named) {
                same_day = true;
                same_time |= its.recording.date == group.recording.date;
            }
        }
    std::string name = series.label;
    if (other_name)
        name += " · " + group.name;
    if (several && !group.recording.named.empty())
        name += " · " + group.recording.named;
    else if (other_where)
        name += " · " + (group.where.empty() ? to_text(group.source) : group.where);
    if (several && same_day && group.source != Source::printed)
        name += same_time ? " · " + file_words(group.recording) : time_after_date(group.recording);
    return name;
}

SetChart SetChart::first(std::size_t series) const {
    SetChart part = *this;
    if (series >= series_.size())
        return part;
    part.series_.erase(part.series_.begin() + static_cast<std::ptrdiff_t>(series), part.series_.end());
    part.missing_ = series_.size() - series;
    return part;
}

std::string SetChart::in_words(const Series& series, std::size_t set) const {
    const Point& point = series.points[set];
    const std::string figures =
        missing(point) ? point.missing : figure_in_words(unit_, point.value, point.spread, point.quality);
    const std::string words = formatted("{} on {} at {}: {} ({}).", series.label, series.group.name,
                                        sets_[set], figures, source_in_words(series.group));
    return series.settings.empty() ? words : words + " " + formatted("Parameters: {}.", series.settings);
}

std::vector<std::string> SetChart::notes() const {
    std::vector<std::string> all;
    if (missing_ > 0)
        all.push_back(counted("One more line does not fit into this picture.",
                              "{} more lines do not fit into this picture.", missing_));
    for (const Series& series : series_) {
        std::map<std::string, std::string> sets, answers; // by reason; by the remark on the answer
        for (std::size_t i = 0; i < sets_.size(); ++i) {
            const Point& point = series.points[i];
            const auto add = [&](std::string& names) { names += (names.empty() ? "" : ", ") + sets_[i]; };
            if (missing(point))
                add(sets[point.missing]);
            else if (!point.quality.words.empty())
                add(answers[point.quality.words]);
        }
        for (const auto& [reason, names] : sets)
            all.push_back(formatted("No point of {} at {}: {}.", name(series), names, reason));
        for (const auto& [words, names] : answers)
            all.push_back(formatted("The answer of {} at {}: {}.", name(series), names, words));
    }
    for (const Series& series : series_)
        add_once(all, series.group.where.empty()
                          ? formatted("{}, {}.", series.group.name, to_text(series.group.source))
                          : formatted("{}: {}, {}.", series.group.name, series.group.where,
                                      to_text(series.group.source)));
    for (const std::string& note : notes_)
        add_once(all, note);
    return all;
}

std::vector<std::vector<std::string>> rows_of(const SetChart& chart) {
    std::vector<std::vector<std::string>> rows{
        {"set", "variant", "series", csv_unit(chart.unit(), chart.what()), "smallest", "largest", "source",
         "where", "missing", "answer", "share of the optimum", "parameters", "file", "baseline",
         "baseline file"}};
    for (std::size_t i = 0; i < chart.sets().size(); ++i)
        for (const SetChart::Series& series : chart.series()) {
            const SetChart::Point& point = series.points[i];
            const bool there = point.missing.empty();
            rows.push_back({chart.sets()[i], series.label, series.group.name,
                            there ? in_full(point.value) : "", point.spread ? in_full(point.spread->min) : "",
                            point.spread ? in_full(point.spread->max) : "", to_text(series.group.source),
                            series.group.where, point.missing, point.quality.words,
                            point.quality.share ? in_full(*point.quality.share) : "", series.settings,
                            series.group.source == Source::printed ? "" : file_words(series.group.recording),
                            point.base, point.base_file});
        }
    return rows;
}

} // namespace ks::visual
