// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "solvers/bench/statistics.h"
#include "solvers/core/fact_words.h"
#include "solvers/core/result.h"
#include "solvers/core/sayable.h"

namespace ks::visual {

/// Where a number comes from. Every chart shows it.
enum class Source { measured, recorded, emulated, modelled, printed };

/// "measured here", "recorded there", "emulated", "modelled", "printed in a paper".
std::string to_text(Source source);

struct Spread {
    double min = 0, max = 0;
};

/// A remark on an answer next to its time, so that a quick but worse answer is not taken for a win.
struct Quality {
    /// "20 % of the optimum"; empty: the answer is optimal, or its quality is unknown
    std::string words = {};
    std::optional<double> share = {}; ///< the share of the optimum, if known
    bool bound = false;               ///< a limit of what answers can reach, not an answer

    /// Whether the optimum is known and the answer is less.
    bool worse() const { return share && *share < 1 && !bound; }
};

/// The note below a chart in which an answer is worse than the optimum.
inline constexpr Sayable note_of_quality =
    "A figure with a share of the optimum below 100 % is that of a run that found a worse answer.";

/// Times that were measured together: this session, or a file of results.
struct Recording {
    std::string key;   ///< different for each recording; empty: this session
    std::string file;  ///< the name of the file, for captions and tables; empty: this session
    std::string named; ///< machine and date, for the names of bars: "NVIDIA H200, 2026-11-22"
    std::string date;  ///< "2026-11-22T14:06:00Z"; empty: not known

    friend bool operator==(const Recording& a, const Recording& b) { return a.key == b.key; }
};
/// "h200-thesis-figure-5.1"; "this session".
std::string file_words(const Recording& recording);
/// "2026-11-22 14:37:12" of "2026-11-22T14:37:12Z".
std::string date_and_time(const std::string& date);
/// The time of day to append to a name that ends with the date: " 14:37:12". Empty if the name does not end
/// so, or if the time is unknown.
std::string time_after_date(const Recording& recording);

/// "20 %", "98.3 %". A share below the optimum is never rounded up to 100 %.
std::string share_text(double share);

/// The time of one variant in one place.
struct Timing {
    std::string label; ///< what is compared: "mckp.shared"
    std::string group; ///< the series: "gpu:0"
    Source source = Source::measured;
    std::string where;            ///< the machine, the date, or the paper: "NVIDIA H200", "thesis, Table 5.4"
    double seconds = 0;           ///< the median
    std::optional<Spread> spread; ///< smallest and largest, in seconds
    std::string machine = {};     ///< a speedup refers to the baseline of the same machine; empty: this one
    Recording recording = {};     ///< a baseline of the same recording is preferred
    bool only_base = false;       ///< a baseline for its recording; it has no bar
    /// a sentence for the notes below the chart: when, on what, by which command
    std::string provenance = {};
    std::string failed = {}; ///< why the time is missing; `seconds` is then meaningless
    Quality quality = {};    ///< of the answer
    std::size_t colour = 0;  ///< the variant's number, from which its colour follows
    std::size_t runs = 1;    ///< the number of runs that `seconds` is the median of
    /// The times of several instances if this is their mean.
    struct OfInstance {
        std::string instance;
        ks::Spread seconds;
    };
    std::vector<OfInstance> instances = {};
    std::string settings = {}; ///< all parameters: "block = 672, barrier = atomic"
};

/// Whether its time can be shown: the run succeeded and was not emulated. An emulated time says nothing about
/// a GPU.
bool has_time(const Timing& timing);
/// Whether a baseline of this label can be chosen: it has a time and is shown.
bool is_choice(const Timing& timing, const std::string& label);

/// A speedup that a paper prints.
struct Printed {
    std::string label; ///< in the paper's own words: "CUDA-SYNC, on average"
    std::string paper; ///< "thesis"
    /// a sentence for the notes below the chart: where it is printed, what it compares
    std::string provenance;
    double low = 1, high = 1; ///< equal unless the paper prints a range
    std::size_t colour = 0;
};

/// A counted quantity of one variant, or another number that is not a time.
struct Count {
    std::string label, group;
    Source source = Source::emulated;
    std::string where;
    double value = 0;
    std::size_t colour = 0;
    std::optional<Spread> spread = {}; ///< smallest and largest
    std::string provenance = {};       ///< a sentence for the notes below the chart
    Recording recording = {};
    std::string settings = {};
    std::size_t instances = 0; ///< the number of instances it is averaged over; 0: one instance
};

/// The content of a bar chart. Only the functions below make one, so that an emulated time, which says
/// nothing about a GPU, is never drawn as seconds. Rows of emulated and of failed runs have a reason instead
/// of a bar.
class BarChart {
public:
    enum class Unit { seconds, ratio, count };

    /// One series; its source is shown in the legend.
    struct Group {
        std::string name;
        Source source = Source::measured;
        std::string where;
        Recording recording = {};
        friend bool operator==(const Group&, const Group&) = default;
    };
    struct Bar {
        std::size_t label = 0, group = 0; ///< indices in labels() and groups()
        double value = 0;
        std::optional<Spread> spread;
        std::string instead = {}; ///< why the bar is missing; `value` is then meaningless
        std::string provenance = {};
        Quality quality = {}; ///< of the answer that was timed
        std::size_t colour = 0;
        std::string name = {};      ///< row_name()
        std::string settings = {};  ///< all parameters of the run
        std::string base = {};      ///< of a speedup: the baseline's label
        std::string base_file = {}; ///< and the file with the baseline's time
    };

    /// Fails (input) if nothing can be shown, or if a number is not finite or is negative.
    static Result<BarChart> times(std::string title, const std::vector<Timing>& timings);

    /// The speedup of each timing over timings[baseline]: the ratio of their medians; its spread includes
    /// both spreads. For several instances it is the geometric mean of their ratios. The baseline of a timing
    /// is the timing with the baseline's label in the same recording or, if there is none, on the same
    /// machine. If that is missing too, a reason replaces the bar, because times of two machines are never
    /// divided. Fails (usage) if the baseline does not exist, (input) if it is emulated or its time is 0, and
    /// where times() fails.
    static Result<BarChart> speedups(std::string title, const std::vector<Timing>& timings,
                                     std::size_t baseline, const std::vector<Printed>& printed = {});

    /// Counts of `what` ("sectors").
    static Result<BarChart> counts(std::string title, std::string what, const std::vector<Count>& counts);

    const std::string& title() const { return title_; }
    /// What is shown, in words and without the unit: "Time".
    std::string axis() const { return unit_ == Unit::count ? fact_words(axis_) : axis_; }
    const std::string& what() const { return axis_; } ///< what a chart of counts shows, as results name it
    Unit unit() const { return unit_; }
    /// In order of appearance; a repeated label gets a number.
    const std::vector<std::string>& labels() const { return labels_; }
    const std::vector<Group>& groups() const { return groups_; }
    /// From the top; bars with the same label are next to each other. If the chart mixes recordings, the bars
    /// of a recording are next to each other, because only they can be compared.
    const std::vector<Bar>& bars() const { return bars_; }
    /// Whether the chart shows several recordings; values printed in papers do not count.
    bool mixed() const { return mixed_; }
    /// The bar's label, and what distinguishes it from other bars with that label; in a mixed chart also
    /// machine and date. No two bars have the same name.
    const std::string& row_name(const Bar& bar) const { return bar.name; }
    /// The chart with only its first `bars` bars, and a note that the others are missing.
    BarChart first(std::size_t bars) const;
    /// Whether half of the bars would be too short to see on a linear axis: the largest is more than 40
    /// times as long as the middle one.
    bool far_apart() const;
    /// Everything known about a bar, for a tool tip: name, value, spread, answer, source and machine.
    std::string in_words(const Bar& bar) const;
    /// Sentences for below the chart, with the bars' provenance at the end. `note_of_quality` is among them
    /// only where a picture writes the quality next to the bars.
    std::vector<std::string> notes(bool with_quality = true) const;

private:
    BarChart(std::string title, std::string axis, Unit unit)
        : title_(std::move(title)), axis_(std::move(axis)), unit_(unit) {}
    void add(const std::string& label, const Group& group, Bar bar);
    void add(const Timing& timing, double value, std::optional<Spread> spread,
             const std::string& instead = {});
    void add_without_bar(const std::vector<Timing>& timings);
    void add_ratio(const Timing& timing, const Timing& base);
    void add_whisker_notes(bool means);
    void add_base_notes(const std::vector<const Timing*>& bases, const std::vector<const Timing*>& timings);
    void add_borrowing_note();
    std::string plain_name(const Bar& bar) const;
    void name_bars();
    Result<void> add_printed(const Printed& figure);
    Result<BarChart> finished() &&;

    std::string title_, axis_;
    Unit unit_;
    bool mixed_ = false;
    std::vector<std::string> labels_;
    std::vector<Group> groups_;
    std::vector<Bar> bars_;
    std::vector<std::string> notes_;
};

/// The shortest text that reads back as the same number.
std::string in_full(double value);

/// The heading of the figures in a table: "seconds", "speedup", what is counted.
std::string csv_unit(BarChart::Unit unit, const std::string& what);
/// "1.88 ms", "220×", "303 501".
std::string figure(BarChart::Unit unit, double value);
/// "220×, 210× to 230×; 20 % of the optimum"
std::string figure_in_words(BarChart::Unit unit, double value, const std::optional<Spread>& spread,
                            const Quality& quality);
/// "recorded there, NVIDIA H200, 2026-11-20"
std::string source_in_words(const BarChart::Group& group);

/// A header line, then a line for each bar with a value, numbers with all digits. Columns: variant, series,
/// value, smallest, largest, source, where, provenance, answer, share of the optimum, parameters, file,
/// baseline, baseline file.
std::vector<std::vector<std::string>> rows_of(const BarChart& chart);

} // namespace ks::visual
