// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/measure.h"
#include "ui/runs/answer_quality.h"
#include "ui/runs/run_words.h"
#include "visual/charts/bar_chart.h"

#include <QDateTime>
#include <QList>
#include <QStringList>

#include <optional>
#include <vector>

namespace ks::ui {

/// Times of several variants on one instance, which one chart compares.
struct Comparison {
    struct Entry {
        std::string variant;
        RecordedRow::Settings parameters;
        visual::Timing timing; ///< without its label; `seconds` is the number if a fact is compared
        /// The timing's `provenance` with the age of the recording. Only the window shows it: an exported
        /// file must not change from day to day, so it has the date and the commit.
        std::string provenance_today = {};
        NotedAnswer answer;
        std::vector<std::string> stages, facts; ///< names of what the run has
    };

    QString instance;               ///< its name in English, as session files and the command line have it
    QString sha256;                 ///< of the instance; empty if not known
    QString preset;                 ///< the preset that makes the instance, if a results file names it
    RecordedRow::Settings settings; ///< of the preset, as far as they are not the usual ones
    QString rest;                   ///< the part of the name after preset and settings: ", seed 1"
    QString said_rest;              ///< the same in the language that is spoken
    QList<Entry> entries;           ///< shared by copies until one of them changes its own

    /// The names of those that entries have, in order of appearance.
    std::vector<std::string> stages() const;
    std::vector<std::string> facts() const;
    /// The name in the language that is spoken, for lists and for a chart's title.
    QString title() const {
        return instance.endsWith(rest) ? instance.chopped(rest.size()) + said_rest : instance;
    }
    /// Each timing's label is its variant with some parameters: those that differ among the entries of that
    /// variant, those that do not have their usual value, and the block size of what this session ran.
    std::vector<visual::Timing> timings() const;
};

/// A series of instances, such as "thesis-set1" to "thesis-set5", each with seed 1, or of one preset with
/// n = 36 to 54. A chart across instances shows one.
struct InstanceSeries {
    QString name;  ///< in English: "thesis-set1 to thesis-set5, seed 1", "two-list (n = 36 to 54), seed 1"
    QString title; ///< the same in the language that is spoken
    QStringList labels;               ///< "thesis-set1", "n = 36"
    std::vector<std::size_t> members; ///< indices of the comparisons
};

/// The series among the comparisons. A series consists of two or more comparisons whose presets, or names,
/// differ only in the number at the end, or that differ in one setting of their preset, which is a number.
std::vector<InstanceSeries> series_of(const std::vector<Comparison>& comparisons);

/// "block = 672, barrier = atomic".
std::string settings_words(const RecordedRow::Settings& settings);

/// The timings of each comparison. A variant with the same parameters has the same label in all of them.
std::vector<std::vector<visual::Timing>> timings_of(const std::vector<const Comparison*>& comparisons);

/// The session's runs, grouped by instance in order of first run. Runs of the same variant, place and
/// parameters become one timing: their median with the spread. `host` is this machine's processor.
std::vector<Comparison> comparisons_of(const Outcomes& outcomes, const Measure& measure = {},
                                       const QString& host = {});
/// Returns how long before `now` results of this date were recorded: in whole days up to 60, then in months,
/// from two years in years. "12 days ago". Empty if either is unknown, or if the date is later than `now`,
/// because one of the clocks is wrong then. It is an age only. Two commits alone do not show which of them is
/// newer, so nothing compares the recording's commit with that of the program; and a shipped recording always
/// has an earlier commit than the program.
std::string age_words(const std::string& date, const std::optional<QDateTime>& now);

/// The rows of a results file with this name. They are marked as recorded, with machine, date and command,
/// or, if `here`, as measured by this session. Several seeds of a preset also give their mean, because the
/// short paper averages five instances. `age` is the `age_words` of the results.
std::vector<Comparison> comparisons_of(const RecordedResults& results, const Measure& measure = {},
                                       bool here = false, const std::string& file = {},
                                       const std::string& age = {});

/// The mean over several instances of one family. An entry that has no time for one of the instances is left
/// out. Its times are arithmetic means; a chart makes its speedups from the times of each instance.
Comparison mean_of(const std::vector<const Comparison*>& all, const QString& family);

/// Adds `more` to `all`; entries of the same instance join one comparison.
void put_beside(std::vector<Comparison>& all, std::vector<Comparison> more);

/// If a variant is in one recording with several settings, shows only the most usual of them: those
/// that were recorded most often overall. Otherwise the extra settings of a sweep would fill the chart. The
/// sweep's own file still shows them.
void show_usual_settings(std::vector<Comparison>& all);

/// Says of each entry how good its answer is: the share of the optimum, if one of the instance's entries has
/// found that. Call it before entries are left out.
void note_quality(Comparison& comparison);

/// Returns the key of the recording that shows most of these instances (empty: this session). What this
/// session ran comes first. Of the others that have times for most of the instances, medians come before
/// single runs; then count a sequential variant among others, the number of variants, and the date.
std::string most_complete_recording(const std::vector<Comparison>& instances);
/// Keeps the entries of this recording, and runs of this session that have no time.
void keep_recording(Comparison& comparison, const std::string& key);

/// Keeps only the entries of these variants; an empty list keeps all.
void keep_variants(Comparison& comparison, const QStringList& variants);

/// The baseline of speedups unless the user chooses another: the first sequential entry, otherwise the first
/// entry that was not emulated.
std::size_t standard_baseline(const std::vector<visual::Timing>& timings);
/// The index of the entry that a campaign names as its baseline; no value if that entry is missing or has no
/// time.
std::optional<std::size_t> campaign_baseline(const Comparison& comparison, const RecordedCampaign& campaign);

} // namespace ks::ui
