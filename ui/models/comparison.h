// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/run_words.h"
#include "visual/charts/bar_chart.h"

#include <QStringList>

#include <vector>

namespace ks {
struct RecordedResults;
}

namespace ks::ui {

/// Times of several variants on one instance: what one chart compares.
struct Comparison {
    QString instance; ///< for choosing and for the chart's title
    std::vector<visual::Timing> timings;
    QString sha256; ///< of the instance; empty for recorded ones
};

/// The session's runs, instance by instance in order of their first run; runs of the same variant, place and
/// parameters become one timing, their median with the spread.
std::vector<Comparison> comparisons_of(const Outcomes& outcomes);
/// A results file's rows, marked recorded: on which device, when.
std::vector<Comparison> comparisons_of(const RecordedResults& results);

/// Leaves the timings of these variants; no variants: all of them.
void keep_variants(Comparison& comparison, const QStringList& variants);

/// What speedups refer to unless another is chosen: the first sequential one, else the first that is no
/// emulation.
std::size_t standard_baseline(const Comparison& comparison);

} // namespace ks::ui
