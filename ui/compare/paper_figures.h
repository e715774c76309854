// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "ui/compare/measure.h"
#include "visual/charts/bar_chart.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ks::ui {

/// A figure that a paper prints in its text or in a table (assets/schemas/paper-figures.schema.json).
struct PaperFigure {
    std::string paper, machine, method, place; ///< the machine's name ends at a comma
    std::optional<std::int64_t> page;
    std::string kind; ///< "speedup", "percent faster", "ms", "fact": a number that runs report
    double value = 0, to = 0;
    std::string statistic; ///< "average", "about", "least", "largest", "value"
    std::string name, variant;
    std::string over, over_variant;
    std::vector<std::string> presets; ///< what was solved
    std::string note;
    std::optional<std::int64_t> block;     ///< threads a block, where the paper says how many
    std::string stage, fact;               ///< that it is of; both empty: what `times` says
    Measure::Of times = Measure::whole;    ///< what the paper's times contain
    RecordedRow::Settings parameters;      ///< of the variant, which the figure is for
    RecordedRow::Settings over_parameters; ///< of the variant that it is over
    RecordedRow::Settings set;             ///< of the presets; those not named are the usual ones

    Measure measure() const;
};

Result<std::vector<PaperFigure>> read_paper_figures(std::string_view text, const std::string& name);
/// The figures of assets/paper-figures.json; none if that file is broken.
const std::vector<PaperFigure>& paper_figures();

/// What is compared, on which instances. A figure is of it only if it measured the same.
struct PrintedOf {
    std::string preset;
    RecordedRow::Settings settings = {}; ///< of the preset, as far as they are not the usual ones
    Measure measure = {};
};

/// What is measured, beside which a paper's figure is shown.
struct MeasuredTime {
    std::string variant, label;
    RecordedRow::Settings parameters;

    std::optional<std::int64_t> block() const; ///< threads a block, of a kernel
};

/// The speedups over the variant `over` on these instances, ready for a chart: those that are printed, and
/// those that follow from two times that one paper prints. Of times for several block sizes those for the
/// blocks of `over` count or, if the paper prints none, those that are its best.
std::vector<visual::Printed> printed_beside(const std::vector<PaperFigure>& figures, const PrintedOf& of,
                                            const MeasuredTime& over);

/// The times, or facts, that papers print of these variants on these instances.
std::vector<const PaperFigure*> figures_of(const std::vector<PaperFigure>& figures, const PrintedOf& of,
                                           const std::vector<MeasuredTime>& measured);

/// The same figures, ready for a chart. A figure has the label of what is measured with the same block size;
/// where nothing is, the paper gives no block size and there are several, or it gives another time, its own:
/// "basic v2, blocks of 128".
std::vector<visual::Timing> printed_times(const std::vector<PaperFigure>& figures, const PrintedOf& of,
                                          const std::vector<MeasuredTime>& measured);

} // namespace ks::ui
