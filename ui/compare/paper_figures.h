// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "visual/charts/bar_chart.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ks::ui {

/// A figure that a paper prints in its text or in a table (assets/schemas/paper-figures.schema.json).
struct PaperFigure {
    std::string paper, machine, method, place;
    std::optional<std::int64_t> page;
    std::string kind; ///< "speedup", "percent faster", "ms"
    double value = 0, to = 0;
    std::string statistic; ///< "average", "about", "least", "largest", "value"
    std::string name, variant;
    std::string over, over_variant;
    std::vector<std::string> presets; ///< what was solved
    std::string note;
    std::optional<std::int64_t> block; ///< threads a block, where the paper gives a time for each
};

Result<std::vector<PaperFigure>> read_paper_figures(std::string_view text, const std::string& name);
/// The figures of assets/paper-figures.json; none if that file is broken.
const std::vector<PaperFigure>& paper_figures();

/// The speedups over `over_variant` on the instances of `preset`, ready for a chart: those that are printed,
/// and those that follow from two times that one paper prints. Of times for several block sizes those for
/// `over_block` count or, if the paper prints none, those that are the best of `over_variant`.
std::vector<visual::Printed> printed_beside(const std::vector<PaperFigure>& figures,
                                            const std::string& preset, const std::string& over_variant,
                                            std::optional<std::int64_t> over_block = {});

/// What is measured, beside which a paper's time is shown.
struct MeasuredTime {
    std::string variant, label;
    std::optional<std::int64_t> block; ///< threads a block, of a kernel
};
/// The times that papers print of these variants on the instances of `preset`, ready for a chart. A time has
/// the label of what is measured with the same block size; where nothing is, the paper gives no block size
/// and there are several, or it gives another time, its own: "basic v2, blocks of 128".
std::vector<visual::Timing> printed_times(const std::vector<PaperFigure>& figures, const std::string& preset,
                                          const std::vector<MeasuredTime>& measured);

} // namespace ks::ui
