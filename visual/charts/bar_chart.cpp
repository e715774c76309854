// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/charts/bar_chart.h"
#include "solvers/core/language.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

#include "solvers/core/formatted.h"

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

/// Returns the index of `item` in `list`; appends it first if it is new.
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

ks::Spread spread_of(const Timing& timing) {
    const auto [min, max] = timing.spread.value_or(Spread{timing.seconds, timing.seconds});
    return {.median = timing.seconds, .min = min, .max = max};
}

/// Returns the speedup of `timing` over `base`. For several instances it is the geometric mean of their
/// ratios, with the smallest and the largest ratio as its spread.
std::optional<ks::Spread> speedup(const Timing& timing, const Timing& base) {
    const std::size_t several = timing.instances.size();
    if (several == 0)
        return ratio_of(spread_of(base), spread_of(timing));
    std::vector<ks::Spread> ratios;
    for (const Timing::OfInstance& each : timing.instances) {
        const auto same = std::ranges::find(base.instances, each.instance, &Timing::OfInstance::instance);
        auto ratio = same == base.instances.end() ? std::nullopt : ratio_of(same->seconds, each.seconds);
        if (ratio)
            ratios.push_back(*std::move(ratio));
    }
    auto mean = ratios.size() < several ? std::nullopt : geometric_mean_of(ratios);
    if (mean) {
        mean->min = std::ranges::min(ratios, {}, &ks::Spread::min).min;
        mean->max = std::ranges::max(ratios, {}, &ks::Spread::max).max;
    }
    return mean;
}

/// Whether the timings that have bars come from several recordings.
bool are_mixed(const std::vector<const Timing*>& timings) {
    return std::ranges::any_of(
        timings, [&](const Timing* t) { return !(t->recording == timings.front()->recording); });
}

/// The number of instances that the times are averaged over; 0 if they are of one instance.
std::size_t instances_of(const std::vector<const Timing*>& timings) {
    const auto mean = std::ranges::find_if(timings, [](const Timing* t) { return !t->instances.empty(); });
    return mean == timings.end() ? 0 : (*mean)->instances.size();
}

std::string words_of_means(std::size_t instances) {
    return formatted(
        "A measured figure is the arithmetic mean of the medians of {} instances. Whiskers go from the "
        "smallest to the largest median.",
        instances);
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

void BarChart::add(const std::string& label, const Group& group, Bar bar) {
    bar.group = index_of(groups_, group);
    const auto taken = [&](const std::string& name) {
        return std::ranges::any_of(bars_, [&](const Bar& other) {
            return other.group == bar.group && labels_[other.label] == name;
        });
    };
    std::string name = label;
    for (int i = 2; taken(name); ++i) // another run of the same variant gets another bar
        name = formatted("{} ({})", label, i);
    bar.label = index_of(labels_, name);
    bars_.push_back(std::move(bar));
}

void BarChart::add(const Timing& timing, double value, std::optional<Spread> spread,
                   const std::string& instead) {
    add(timing.label,
        {.name = timing.group, .source = timing.source, .where = timing.where, .recording = timing.recording},
        {.value = value,
         .spread = spread,
         .instead = instead,
         .provenance = timing.provenance,
         .quality = timing.quality,
         .colour = timing.colour,
         .settings = timing.settings});
}

/// Adds a bar for the speedup over `base`.
void BarChart::add_ratio(const Timing& timing, const Timing& base) {
    const auto ratio = speedup(timing, base);
    if (!ratio)
        return add(timing, 0, {}, said("no bar: a time is zero, or the baseline has other instances"));
    std::optional<Spread> spread;
    if (&timing != &base && (timing.spread || base.spread)) // the baseline is 1 by definition
        spread = Spread{.min = ratio->min, .max = ratio->max};
    add(timing, ratio->median, spread);
    bars_.back().base = base.label;
    bars_.back().base_file = file_words(base.recording);
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

/// Returns the bar's label with what distinguishes it from others. Several bars may still have the same name.
std::string BarChart::plain_name(const Bar& bar) const {
    const Group& group = groups_[bar.group];
    bool other_name = false, other_source = false;
    for (const Bar& other : bars_) {
        const Group& its = groups_[other.group];
        if (other.label != bar.label)
            continue;
        other_name |= its.name != group.name;
        other_source |= its.name == group.name && its.source != group.source;
    }
    std::string name = labels_[bar.label];
    if (other_name)
        name += " · " + group.name;
    if (mixed_ && !group.recording.named.empty())
        return name + " · " + group.recording.named;
    return other_source ? name + " · " + to_text(group.source) : name;
}

/// Gives each bar a unique name: adds the recording's time if its date is not enough, then its file, then a
/// number.
void BarChart::name_bars() {
    for (Bar& bar : bars_)
        bar.name = plain_name(bar);
    const auto of = [this](const Bar& bar) -> const Recording& { return groups_[bar.group].recording; };
    const auto tell_apart = [&](const auto& longer) {
        std::vector<std::string> names;
        for (const Bar& bar : bars_) {
            const bool alike = std::ranges::any_of(
                bars_, [&](const Bar& other) { return other.name == bar.name && !(of(other) == of(bar)); });
            names.push_back(alike ? bar.name + longer(of(bar)) : bar.name);
        }
        for (std::size_t i = 0; i < bars_.size(); ++i)
            bars_[i].name = names[i];
    };
    tell_apart(time_after_date);
    tell_apart([](const Recording& recording) { return " · " + file_words(recording); });
    std::map<std::string, int> times;
    for (Bar& bar : bars_)
        if (const int count = ++times[bar.name]; count > 1)
            bar.name += formatted(" ({})", count);
}

BarChart BarChart::first(std::size_t bars) const {
    BarChart part = *this;
    if (bars >= bars_.size())
        return part;
    part.bars_.resize(bars);
    const std::size_t missing = bars_.size() - bars;
    part.notes_.insert(part.notes_.begin(), counted("One more bar does not fit into this picture.",
                                                    "{} more bars do not fit into this picture.", missing));
    return part;
}

bool BarChart::far_apart() const {
    std::vector<double> values;
    for (const Bar& bar : bars_)
        if (bar.instead.empty())
            values.push_back(bar.value);
    std::ranges::sort(values);
    return !values.empty() && values.back() > 40 * values[values.size() / 2];
}

Result<BarChart> BarChart::finished() && {
    std::vector<std::string> recordings; // in order of appearance; what papers print comes last
    for (const Bar& bar : bars_)
        if (const Group& group = groups_[bar.group]; group.source != Source::printed && bar.instead.empty())
            index_of(recordings, group.recording.key);
    mixed_ = recordings.size() > 1;
    const auto block = [&](const Bar& bar) {
        const Group& group = groups_[bar.group];
        return !mixed_                           ? std::size_t{0}
               : group.source == Source::printed ? recordings.size()
                                                 : index_of(recordings, group.recording.key);
    };
    std::ranges::stable_sort(
        bars_, {}, [&](const Bar& bar) { return std::tuple(!bar.instead.empty(), block(bar), bar.label); });
    name_bars();
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
    const std::size_t instances = instances_of(shown(kept));
    chart.add_whisker_notes(instances > 0);
    if (instances > 0)
        chart.notes_.push_back(words_of_means(instances));
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
    const bool several = are_mixed(shown(kept));
    std::vector<std::string> zero, without;
    std::vector<const Timing*> bases;
    for (const Timing* t : shown(kept)) {
        const Timing* against = base_of(*t, base, kept);
        if (t->seconds == 0) {
            zero.push_back(t->label);
        } else if (against) {
            index_of(bases, against);
            chart.add_ratio(*t, *against);
        } else if (several) {
            index_of(without, file_words(t->recording));
        } else {
            chart.add(*t, 0, {}, formatted("no bar: {} was not measured there", base.label));
        }
    }
    chart.add_base_notes(bases, kept);
    chart.add_borrowing_note();
    if (!zero.empty())
        chart.notes_.push_back(formatted("Not shown: {}, too quick for the clock.", joined(zero)));
    if (!without.empty())
        chart.notes_.push_back(
            formatted("Not shown: {}, because {} was not measured there.", joined(without), base.label));
    const std::size_t instances = instances_of(shown(kept));
    if (instances > 0)
        chart.notes_.push_back(
            formatted("A measured figure is the geometric mean of the ratios of {} instances. "
                      "Whiskers go from the smallest to the largest ratio.",
                      instances));
    for (const Printed& figure : printed)
        KS_CHECK(chart.add_printed(figure));
    chart.add_whisker_notes(instances > 0);
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
        chart.add(
            count.label,
            {.name = count.group, .source = count.source, .where = count.where, .recording = count.recording},
            {.value = count.value,
             .spread = count.spread,
             .provenance = count.provenance,
             .colour = count.colour,
             .settings = count.settings});
    }
    const std::size_t instances = counts.empty() ? 0 : counts.front().instances;
    chart.add_whisker_notes(instances > 0);
    if (instances > 0)
        chart.notes_.push_back(words_of_means(instances));
    return std::move(chart).finished();
}

} // namespace ks::visual
