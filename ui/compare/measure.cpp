// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/measure.h"

#include "solvers/bench/kernel_time.h"
#include "solvers/core/fact_words.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/stage_words.h"

#include <algorithm>

namespace ks::ui {

namespace {

/// Whether the measure is a sum of stages to which this one belongs.
bool counts_stage(const Measure& measure, std::string_view stage) {
    if (measure.of == Measure::stage)
        return stage == measure.name;
    return is_kernel_stage(stage) || (measure.of == Measure::kernel_with_copies && is_copy_stage(stage));
}

} // namespace

std::optional<double> value_of(const Outcome& run, const Measure& measure) {
    if (measure.of == Measure::whole)
        return run.total_ms / 1000;
    if (measure.of == Measure::fact) {
        const auto at = std::ranges::find(run.answer.facts, measure.name, &Fact::name);
        return at == run.answer.facts.end() ? std::nullopt : number_of(*at);
    }
    std::optional<double> sum;
    for (const Stage& stage : run.stages)
        if (counts_stage(measure, stage.name))
            sum = sum.value_or(0) + stage.ms / 1000;
    return sum;
}

std::optional<MeasuredValue> value_of(const RecordedRow& row, const Measure& measure) {
    const auto scaled = [](const Spread& spread, double unit) {
        return MeasuredValue{.median = spread.median / unit,
                             .spread = {.min = spread.min / unit, .max = spread.max / unit},
                             .runs = spread.samples.size()};
    };
    if (measure.of == Measure::whole)
        return scaled(row.total_ms, 1000);
    if (measure.of == Measure::fact) {
        const auto at = std::ranges::find(row.facts, measure.name, &RecordedRow::FactValues::name);
        return at == row.facts.end() ? std::nullopt : std::optional(scaled(at->value, 1));
    }
    const std::optional<ks::Spread> sum =
        stages_ms(row, [&](std::string_view stage) { return counts_stage(measure, stage); });
    return sum ? std::optional(scaled(*sum, 1000)) : std::nullopt;
}

std::string measure_words(const Measure& measure) {
    switch (measure.of) {
    case Measure::whole:
        break;
    case Measure::kernel:
        return said(
            "Kernel time: all stages except preparation, copies, way back and checks. The host's clock "
            "measures them, so the time to launch kernels and to wait for them is included.");
    case Measure::kernel_with_copies:
        return said("Kernel time with copies: all stages except preparation, way back and checks. The host's "
                    "clock measures them.");
    case Measure::stage:
        return formatted("Time of the stage {} alone, by the host's clock.", stage_words(measure.name));
    case Measure::fact:
        return formatted("What the runs report of themselves as {}.", fact_words(measure.name));
    }
    return "";
}

std::string no_value(const Measure& measure) {
    switch (measure.of) {
    case Measure::stage:
        return formatted("it has no stage {}", stage_words(measure.name));
    case Measure::fact:
        return formatted("it reports no {}", fact_words(measure.name));
    default:
        return said("no kernel time was recorded");
    }
}

} // namespace ks::ui
