// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/results.h"
#include "ui/models/run_words.h"
#include "visual/charts/bar_chart.h"

#include <QStringList>

#include <vector>

namespace ks::ui {

/// Times of several variants on one instance: what one chart compares.
struct Comparison {
    struct Entry {
        std::string variant;
        RecordedRow::Settings parameters;
        visual::Timing timing; ///< without its label
    };

    QString instance; ///< for choosing and for the chart's title
    QString sha256;   ///< of the instance; empty: not known
    QString preset;   ///< that makes it, where a results file says so
    QString rest;     ///< of the name, after the preset: ", seed 1"
    std::vector<Entry> entries;

    /// Each labelled by its variant and those parameters that differ among the entries of that variant.
    std::vector<visual::Timing> timings() const;
};

/// Instances of a series, as "thesis-set1" to "thesis-set5" each with seed 1: what a chart across instances shows.
struct InstanceSeries {
    QString name;                     ///< "thesis-set1 to thesis-set5, seed 1"
    QStringList labels;               ///< "thesis-set1", ...
    std::vector<std::size_t> members; ///< into the comparisons, by number
};

/// Those comparisons that differ in the number at the end of their preset, or of their name, two and more together.
std::vector<InstanceSeries> series_of(const std::vector<Comparison>& comparisons);

/// The timings of each, labelled alike in all.
std::vector<std::vector<visual::Timing>> timings_of(const std::vector<const Comparison*>& comparisons);

/// The session's runs, instance by instance in order of their first run; runs of the same variant, place and
/// parameters become one timing, their median with the spread.
std::vector<Comparison> comparisons_of(const Outcomes& outcomes);
/// A results file's rows, marked recorded: on which machine, when, by which command. Several seeds of a
/// preset give their mean too, as the short paper averages five instances.
std::vector<Comparison> comparisons_of(const RecordedResults& results);

/// Puts `more` beside `all`, the same instance together. What was recorded on the same machine already is
/// left out, so the newest results come first.
void put_beside(std::vector<Comparison>& all, std::vector<Comparison> more);

/// Leaves the entries of these variants; no variants: all of them.
void keep_variants(Comparison& comparison, const QStringList& variants);

/// What speedups refer to unless another is chosen: the first sequential one, else the first that is no
/// emulation.
std::size_t standard_baseline(const std::vector<visual::Timing>& timings);

} // namespace ks::ui
