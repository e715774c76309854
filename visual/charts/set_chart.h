// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "solvers/core/fact_words.h"
#include "solvers/core/language.h"
#include "visual/charts/bar_chart.h"

namespace ks::visual {

/// The bar charts of several instances side by side (thesis, Figures 5.1 to 5.4): one line per series across
/// the instances. Where a bar chart has a reason instead of a bar, the point is missing here for the same
/// reason, and no line is drawn across the gap.
class SetChart {
public:
    /// The timings of one instance.
    struct Set {
        std::string label; ///< "thesis-set3"
        std::vector<Timing> timings;
    };
    /// The counts of one instance.
    struct CountSet {
        std::string label;
        std::vector<Count> counts;
    };
    struct Point {
        double value = 0;
        std::optional<Spread> spread;
        std::string missing = said("not measured"); ///< why the value is missing; empty: it is known
        Quality quality = {};                       ///< of the answer that was measured
        std::string base = {}, base_file = {};      ///< as for a bar
    };
    struct Series {
        std::string label;              ///< "mckp.sync (block = 672)"
        BarChart::Group group;          ///< where it ran
        std::size_t colour = 0;         ///< the variant's number
        std::string settings = {};      ///< all parameters
        std::vector<Point> points = {}; ///< one per set
    };

    /// Fails like BarChart::times() for an invalid number, and (input) if no set has a value.
    static Result<SetChart> times(std::string title, const std::vector<Set>& sets);
    /// Counts of `what`; fails like BarChart::counts(), and (input) if no set has a value.
    static Result<SetChart> counts(std::string title, std::string what, const std::vector<CountSet>& sets);
    /// Speedups over the timing that `baseline` names in the same set and on the same machine.
    static Result<SetChart> speedups(std::string title, const std::vector<Set>& sets,
                                     const std::string& baseline);

    const std::string& title() const { return title_; }
    std::string axis() const { return unit_ == BarChart::Unit::count ? fact_words(axis_) : axis_; }
    const std::string& what() const { return axis_; } ///< what counts are of, as results name it
    BarChart::Unit unit() const { return unit_; }
    const std::vector<std::string>& sets() const { return sets_; }
    const std::vector<Series>& series() const { return series_; } ///< each has a value in at least one set
    /// Whether the chart shows several recordings; values printed in papers do not count.
    bool mixed() const;
    /// The series' label, and what distinguishes it from others with that label; in a mixed chart also
    /// machine and date.
    std::string name(const Series& series) const;
    /// The chart with only its first series, and a note that the others are missing.
    SetChart first(std::size_t series) const;
    /// Everything known about the point of a series at a set, for a tool tip.
    std::string in_words(const Series& series, std::size_t set) const;
    /// Sentences for below the chart: what is missing and why, then where the figures come from.
    std::vector<std::string> notes() const;

private:
    SetChart(std::string title, std::string axis, BarChart::Unit unit)
        : title_(std::move(title)), axis_(std::move(axis)), unit_(unit) {}
    void take(const BarChart& chart);
    void take_or_leave_out(const Result<BarChart>& chart);
    void leave_out_set(const std::string& reason);
    Result<SetChart> finished() &&;

    std::string title_, axis_;
    BarChart::Unit unit_;
    std::vector<std::string> sets_;
    std::vector<Series> series_;
    std::size_t missing_ = 0; ///< series that first() has left out
    std::vector<std::string> notes_;
};

/// A header line and one line per point. Columns: set, variant, series, value, smallest, largest, source,
/// where, why the point is missing, answer, share of the optimum, parameters, file, baseline, baseline file.
std::vector<std::vector<std::string>> rows_of(const SetChart& chart);

} // namespace ks::visual
