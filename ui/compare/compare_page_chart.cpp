// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of what the Compare page has chosen.
#include "solvers/core/fact_words.h"
#include "solvers/core/stage_words.h"
#include "ui/compare/compare_page.h"
#include "ui/widgets/texts.h"

#include <QCheckBox>
#include <QComboBox>

#include <algorithm>
#include <iterator>

namespace ks::ui {

namespace {

MeasuredTime measured(const Comparison::Entry& entry, const std::string& label = {}) {
    return {.variant = entry.variant, .label = label, .parameters = entry.parameters};
}

/// Adds the ages of their recordings to the timings, which are the comparison's.
void state_ages(const Comparison& comparison, std::vector<visual::Timing>& timings) {
    for (std::size_t i = 0; i < timings.size(); ++i)
        if (const std::string& today = comparison.entries[i].provenance_today; !today.empty())
            timings[i].provenance = today;
}

/// The numbers of a fact, which the timings hold; a run that does not report it has none.
std::vector<visual::Count> counts_of(const std::vector<visual::Timing>& timings) {
    std::vector<visual::Count> counts;
    for (const visual::Timing& timing : timings)
        if (!timing.only_base && timing.failed.empty())
            counts.push_back({.label = timing.label,
                              .group = timing.group,
                              .source = timing.source,
                              .where = timing.where,
                              .value = timing.seconds,
                              .colour = timing.colour,
                              .spread = timing.spread,
                              .provenance = timing.provenance,
                              .recording = timing.recording,
                              .settings = timing.settings,
                              .instances = timing.instances.size()});
    return counts;
}

} // namespace

visual::AxisScale ComparePage::scale() const {
    return axis_->currentIndex() == 1 ? visual::AxisScale::log : visual::AxisScale::linear;
}

Result<visual::Chart> ComparePage::chart(For reader) const {
    const auto comparisons = chosen();
    if (comparisons.empty())
        return Error{.code = ErrorCode::input,
                     .what = "there is nothing to compare yet",
                     .todo = "run some variants, or open a results file"};
    if (shown().ratios && baseline_->currentIndex() < 0)
        return Error{.code = ErrorCode::input,
                     .what = "only emulated runs are there, and their times say nothing about a GPU",
                     .todo = "run a variant on the CPU or on a GPU as well"};
    const InstanceSeries* series = chosen_series();
    return series ? chart_of(*series, reader) : chart_of(*comparisons.front(), reader);
}

std::string ComparePage::titled(const QString& instance) const {
    switch (measure().of) {
    case Measure::whole:
        break;
    case Measure::kernel:
        return tr("%1 · kernel time").arg(instance).toStdString();
    case Measure::kernel_with_copies:
        return tr("%1 · kernel time with copies").arg(instance).toStdString();
    case Measure::stage:
        return tr("%1 · %2").arg(instance, QString::fromStdString(stage_words(measure().name))).toStdString();
    case Measure::fact:
        return tr("%1 · %2").arg(instance, to_qt(fact_words(measure().name))).toStdString();
    }
    return instance.toStdString();
}

Result<visual::Chart> ComparePage::chart_of(const Comparison& comparison, For reader) const {
    const std::string title = titled(comparison.title());
    auto timings = comparison.timings();
    if (reader == For::window)
        state_ages(comparison, timings);
    if (!shown().ratios) {
        add_printed(comparison, timings);
        KS_TRY(auto bars, measure().is_time()
                              ? visual::BarChart::times(title, timings)
                              : visual::BarChart::counts(title, measure().name, counts_of(timings)));
        return visual::Chart(std::move(bars));
    }
    const std::string label = baseline_->currentText().toStdString();
    const auto base = std::ranges::find_if(
        timings, [&label](const visual::Timing& timing) { return visual::is_choice(timing, label); });
    const auto at = static_cast<std::size_t>(base - timings.begin());
    const Comparison::Entry* const over = base == timings.end() ? nullptr : &comparison.entries[at];
    KS_TRY(auto bars, visual::BarChart::speedups(title, timings, at, printed(comparison, over)));
    return visual::Chart(std::move(bars));
}

Result<visual::Chart> ComparePage::chart_of(const InstanceSeries& series, For reader) const {
    const auto comparisons = chosen();
    auto timings = timings_of(comparisons);
    std::vector<visual::SetChart::Set> sets;
    std::vector<visual::SetChart::CountSet> counts;
    for (std::size_t i = 0; i < timings.size(); ++i) {
        const std::string label = series.labels[static_cast<qsizetype>(i)].toStdString();
        if (reader == For::window)
            state_ages(*comparisons[i], timings[i]);
        if (!shown().ratios) // printed speedups are averages over whole sets
            add_printed(*comparisons[i], timings[i]);
        if (measure().is_time())
            sets.push_back({label, timings[i]});
        else
            counts.push_back({label, counts_of(timings[i])});
    }
    const std::string title = titled(series.title);
    KS_TRY(auto lines, shown().ratios
                           ? visual::SetChart::speedups(title, sets, baseline_->currentText().toStdString())
                       : measure().is_time() ? visual::SetChart::times(title, sets)
                                             : visual::SetChart::counts(title, measure().name, counts));
    return visual::Chart(std::move(lines));
}

PrintedOf ComparePage::printed_of(const Comparison& comparison) const {
    return {.preset = comparison.preset.toStdString(), .settings = comparison.settings, .measure = measure()};
}

std::vector<visual::Printed> ComparePage::printed(const Comparison& comparison,
                                                  const Comparison::Entry* over) const {
    if (!over || !printed_->isChecked())
        return {};
    return printed_beside(paper_figures(), printed_of(comparison), measured(*over));
}

void ComparePage::add_printed(const Comparison& comparison, std::vector<visual::Timing>& timings) const {
    if (!printed_->isChecked())
        return;
    std::vector<MeasuredTime> all;
    for (std::size_t i = 0; i < timings.size(); ++i)
        if (!timings[i].only_base)
            all.push_back(measured(comparison.entries[i], timings[i].label));
    std::ranges::move(printed_times(paper_figures(), printed_of(comparison), all),
                      std::back_inserter(timings));
}

} // namespace ks::ui
