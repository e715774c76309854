// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/charts/bar_chart.h"
#include "solvers/core/language.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <utility>

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

namespace ks::visual {
namespace {

bool sound(double value) {
    return std::isfinite(value) && value >= 0;
}

bool sound(const Timing& timing) {
    const auto& spread = timing.spread;
    return sound(timing.seconds) &&
           (!spread || (sound(spread->min) && sound(spread->max) && spread->min <= spread->max));
}

Error unsound(const std::string& label) {
    return {.code = ErrorCode::input,
            .what = "a figure is not a number from 0 up",
            .where = label,
            .todo = "measure it again, or leave it out"};
}

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words)
        out += (out.empty() ? "" : ", ") + word;
    return out;
}

/// Where `item` is in `list`, appended if it is new.
template <class Item>
std::size_t index_of(std::vector<Item>& list, const Item& item) {
    const auto found = std::ranges::find(list, item);
    const auto index = static_cast<std::size_t>(found - list.begin());
    if (found == list.end())
        list.push_back(item);
    return index;
}

Result<std::vector<const Timing*>> with_times(const std::vector<Timing>& timings) {
    std::vector<const Timing*> kept;
    for (const Timing& timing : timings) {
        if (!has_time(timing))
            continue;
        if (!sound(timing))
            return unsound(timing.label);
        kept.push_back(&timing);
    }
    return kept;
}

/// The timing that the speedup of `timing` refers to; null if there is none.
const Timing* base_of(const Timing& timing, const Timing& base, const std::vector<const Timing*>& timings) {
    const auto together = [&](const Timing& t) {
        return t.machine == timing.machine && t.recording == timing.recording;
    };
    if (together(base))
        return &base;
    const Timing* there = base.machine == timing.machine ? &base : nullptr;
    for (const Timing* t : timings) {
        if (t->machine != timing.machine || t->label != base.label || t->seconds == 0)
            continue;
        if (together(*t))
            return t;
        if (!there)
            there = t;
    }
    return there;
}

/// The timings that get a bar.
std::vector<const Timing*> shown(const std::vector<const Timing*>& timings) {
    std::vector<const Timing*> kept;
    std::ranges::copy_if(timings, std::back_inserter(kept), [](const Timing* t) { return !t->only_base; });
    return kept;
}

} // namespace

bool has_time(const Timing& timing) {
    return timing.source != Source::emulated && timing.failed.empty();
}

bool is_choice(const Timing& timing, const std::string& label) {
    return timing.label == label && has_time(timing) && !timing.only_base;
}

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

void BarChart::add(const std::string& label, const Group& group, Bar bar) {
    bar.group = index_of(groups_, group);
    const auto taken = [&](const std::string& name) {
        return std::ranges::any_of(bars_, [&](const Bar& other) {
            return other.group == bar.group && labels_[other.label] == name;
        });
    };
    std::string name = label;
    for (int i = 2; taken(name); ++i) // the same variant once more gets another bar
        name = formatted("{} ({})", label, i);
    bar.label = index_of(labels_, name);
    bars_.push_back(std::move(bar));
}

void BarChart::add(const Timing& timing, double value, std::optional<Spread> spread,
                   const std::string& instead) {
    add(timing.label, {.name = timing.group, .source = timing.source, .where = timing.where},
        {.value = value,
         .spread = spread,
         .instead = instead,
         .provenance = timing.provenance,
         .quality = timing.quality,
         .colour = timing.colour});
}

/// Adds the timings without a usable time, each with the reason why it has no bar.
void BarChart::add_without_bar(const std::vector<Timing>& timings) {
    for (const Timing& t : timings)
        if (t.only_base)
            continue;
        else if (!t.failed.empty())
            add(t, 0, {}, formatted("no bar: {}", t.failed));
        else if (!has_time(t))
            add(t, 0, {}, said("no bar: its time in the emulator says nothing about a GPU"));
}

std::string BarChart::row_name(const Bar& bar) const {
    const Group& group = groups_[bar.group];
    bool other_name = false, other_source = false;
    std::size_t alike = 0; // bars before this one that would have the same name
    for (const Bar& other : bars_) {
        const Group& its = groups_[other.group];
        if (other.label != bar.label)
            continue;
        other_name |= its.name != group.name;
        other_source |= its.name == group.name && its.source != group.source;
        alike += &other < &bar && its.name == group.name && its.source == group.source;
    }
    const std::string name = other_name ? " · " + group.name : "";
    const std::string source = other_source ? " · " + to_text(group.source) : "";
    const std::string which = alike > 0 ? formatted(" ({})", alike + 1) : "";
    return labels_[bar.label] + name + source + which;
}

bool BarChart::far_apart() const {
    std::vector<double> values;
    for (const Bar& bar : bars_)
        if (bar.instead.empty())
            values.push_back(bar.value);
    std::ranges::sort(values);
    return !values.empty() && values.back() > 40 * values[values.size() / 2];
}

std::string BarChart::in_words(const Bar& bar) const {
    const std::string figures =
        bar.instead.empty() ? figure_in_words(unit_, bar.value, bar.spread, bar.quality) : bar.instead;
    const Group& group = groups_[bar.group];
    return formatted("{} on {}: {} ({}).", labels_[bar.label], group.name, figures, source_in_words(group));
}

std::vector<std::string> BarChart::notes() const {
    std::vector<std::string> all = notes_;
    if (std::ranges::any_of(bars_, [](const Bar& bar) { return !bar.quality.words.empty(); }))
        all.push_back(said(note_of_quality));
    for (const Bar& bar : bars_)
        if (!bar.provenance.empty())
            index_of(all, bar.provenance);
    return all;
}

Result<BarChart> BarChart::finished() && {
    std::ranges::stable_sort(bars_, {},
                             [](const Bar& bar) { return std::pair(!bar.instead.empty(), bar.label); });
    if (std::ranges::any_of(bars_, [](const Bar& bar) { return bar.instead.empty(); }))
        return std::move(*this);
    return Error{.code = ErrorCode::input,
                 .what = "there is no figure to compare",
                 .where = notes_.empty() ? "" : joined(notes_),
                 .todo = "run a variant on the CPU or a GPU first"};
}

Result<BarChart> BarChart::times(std::string title, const std::vector<Timing>& timings) {
    KS_TRY(const auto kept, with_times(timings));
    BarChart chart(std::move(title), "Time", Unit::seconds);
    for (const Timing* t : shown(kept))
        chart.add(*t, t->seconds, t->spread);
    chart.add_without_bar(timings);
    return std::move(chart).finished();
}

Result<BarChart> BarChart::speedups(std::string title, const std::vector<Timing>& timings,
                                    std::size_t baseline, const std::vector<Printed>& printed) {
    if (baseline >= timings.size())
        return Error{.code = ErrorCode::usage,
                     .what = "the baseline is not among the figures",
                     .todo = "choose one that is shown"};
    const Timing& base = timings[baseline];
    if (!has_time(base) || !sound(base) || base.seconds == 0)
        return Error{.code = ErrorCode::input,
                     .what =
                         "there is no speedup against a time that was emulated, is zero or was not measured",
                     .where = base.label,
                     .todo = "choose a baseline that ran on the CPU or a GPU"};
    KS_TRY(const auto kept, with_times(timings));
    const bool alone = std::ranges::all_of(kept, [&](const Timing* t) { return t->machine == base.machine; });
    BarChart chart(std::move(title),
                   alone && printed.empty()
                       ? formatted("Speedup against {} on {}", base.label, base.group)
                       : formatted("Speedup against {}, each on its own machine", base.label),
                   Unit::ratio);
    std::vector<std::string> zero;
    for (const Timing* t : shown(kept)) {
        const Timing* against = base_of(*t, base, kept);
        if (t->seconds == 0) {
            zero.push_back(t->label);
            continue;
        }
        if (!against) {
            chart.add(*t, 0, {}, formatted("no bar: {} was not measured there", base.label));
            continue;
        }
        std::optional<Spread> spread;
        if (t->spread && t->spread->min > 0)
            spread =
                Spread{.min = against->seconds / t->spread->max, .max = against->seconds / t->spread->min};
        chart.add(*t, against->seconds / t->seconds, spread);
    }
    if (!zero.empty())
        chart.notes_.push_back(formatted("Not shown: {}, too quick for the clock.", joined(zero)));
    for (const Printed& figure : printed)
        KS_CHECK(chart.add_printed(figure));
    chart.add_without_bar(timings);
    return std::move(chart).finished();
}

Result<void> BarChart::add_printed(const Printed& figure) {
    if (!sound(figure.low) || !sound(figure.high) || figure.low > figure.high)
        return unsound(figure.label);
    std::optional<Spread> range;
    if (figure.low < figure.high)
        range = Spread{.min = figure.low, .max = figure.high};
    add(figure.label, {.name = figure.paper, .source = Source::printed},
        {.value = figure.low, .spread = range, .provenance = figure.provenance, .colour = figure.colour});
    return {};
}

Result<BarChart> BarChart::counts(std::string title, std::string what, const std::vector<Count>& counts) {
    BarChart chart(std::move(title), std::move(what), Unit::count);
    for (const Count& count : counts) {
        if (!sound(count.value))
            return unsound(count.label);
        chart.add(count.label, {.name = count.group, .source = count.source, .where = count.where},
                  {.value = count.value,
                   .spread = count.spread,
                   .provenance = count.provenance,
                   .colour = count.colour});
    }
    return std::move(chart).finished();
}

std::string in_full(double value) {
    std::array<char, 32> digits;
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr};
}

std::string csv_unit(BarChart::Unit unit, const std::string& axis) {
    return unit == BarChart::Unit::seconds ? "seconds" : unit == BarChart::Unit::ratio ? "speedup" : axis;
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
    const std::string unit = csv_unit(chart.unit(), chart.axis());
    std::vector<std::vector<std::string>> rows{{"variant", "series", unit, "smallest", "largest", "source",
                                                "where", "provenance", "answer", "share of the optimum"}};
    for (const BarChart::Bar& bar : chart.bars()) {
        const BarChart::Group& group = chart.groups()[bar.group];
        if (!bar.instead.empty())
            continue;
        rows.push_back({chart.labels()[bar.label], group.name, in_full(bar.value),
                        bar.spread ? in_full(bar.spread->min) : "",
                        bar.spread ? in_full(bar.spread->max) : "", to_text(group.source), group.where,
                        bar.provenance, bar.quality.words,
                        bar.quality.share ? in_full(*bar.quality.share) : ""});
    }
    return rows;
}

} // namespace ks::visual
