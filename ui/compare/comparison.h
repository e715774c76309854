// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/results.h"
#include "ui/run/run_words.h"
#include "visual/charts/bar_chart.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace ks::ui {

/// Which time of a run is compared.
enum class Span {
    whole,  ///< from the instance in host memory to the checked answer
    kernel, ///< the stages that compute the table: `dominance`, where there is one, and `compute`
};

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

/// Instances of a series, as "thesis-set1" to "thesis-set5" each with seed 1: what a chart across instances
/// shows.
struct InstanceSeries {
    QString name;                     ///< "thesis-set1 to thesis-set5, seed 1"
    QStringList labels;               ///< "thesis-set1", ...
    std::vector<std::size_t> members; ///< into the comparisons, by number
};

/// Those comparisons that differ in the number at the end of their preset, or of their name, two and more
/// together.
std::vector<InstanceSeries> series_of(const std::vector<Comparison>& comparisons);

/// The timings of each, labelled alike in all.
std::vector<std::vector<visual::Timing>> timings_of(const std::vector<const Comparison*>& comparisons);

/// The session's runs, instance by instance in order of their first run; runs of the same variant, place and
/// parameters become one timing, their median with the spread. `host` is this machine's processor.
std::vector<Comparison> comparisons_of(const Outcomes& outcomes, Span span = Span::whole,
                                       const QString& host = {});
/// A results file's rows, marked recorded: on which machine, when, by which command; or measured, where this
/// session had it done `here`. Several seeds of a preset give their mean too, as the short paper averages
/// five instances.
std::vector<Comparison> comparisons_of(const RecordedResults& results, Span span = Span::whole,
                                       bool here = false);

/// Puts `more` beside `all`, the same instance together. What was recorded on the same machine already is not
/// shown once more, so the results to be trusted most come first.
void put_beside(std::vector<Comparison>& all, std::vector<Comparison> more);

/// Shows of each variant that was recorded with several settings on a machine only the usual ones: those that
/// were recorded most often in all. A sweep shows the others by itself.
void show_usual_settings(std::vector<Comparison>& all);

/// Leaves the entries of these variants; no variants: all of them.
void keep_variants(Comparison& comparison, const QStringList& variants);

/// What speedups refer to unless another is chosen: the first sequential one, else the first that is no
/// emulation.
std::size_t standard_baseline(const std::vector<visual::Timing>& timings);
/// The entry that a campaign names as its baseline, by number; nothing where it is not there or has no time.
std::optional<std::size_t> campaign_baseline(const Comparison& comparison, const RecordedCampaign& campaign);

} // namespace ks::ui
