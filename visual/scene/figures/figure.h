// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/parameters.h"
#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/questions/question.h"
#include "visual/scene/display_list.h"
#include "visual/scene/legend.h"
#include "visual/scene/measure.h"

#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ks {
class TableRecording;
}

namespace ks::scene {

/// A picture of data that a lesson shows beside its words. It is made once from its parameters, then laid out
/// for any size. It is immutable and safe to read from several threads.
struct Figure {
    std::string sentence; ///< what there is to see, with the numbers in it
    std::vector<LegendEntry> legend;
    /// Its marks mean nothing without the legend, which is then there in a low picture, too, and whole.
    bool needs_legend = false;
    std::vector<std::vector<std::string>> data; ///< the numbers behind the picture, a header line first
    std::vector<QuizQuestion> questions{};      ///< that it answers; a lesson may ask one before it shows it
    /// The table that it draws and that may need a larger picture; null: none.
    std::shared_ptr<const TableRecording> table{};
    /// Draws into `area` (pixels at scale 1) from its top left, and gives the height used.
    std::function<double(DisplayList&, const Rect& area, const TextMeasure&)> draw;
};

/// A document that a lesson names, as text.
struct FigureDocument {
    std::string name; ///< for messages
    std::string text;
};

/// What a figure is made from.
struct FigureInput {
    Parameters parameters;
    InstancePtr instance;             ///< the lesson's; null if it has none
    std::vector<FigureDocument> runs; ///< watched runs or results of campaigns, of a kind that takes them
    std::stop_token stop;
};

using FigureSettings = std::span<const std::pair<std::string, std::string>>;

/// One kind of figure: a file visual/scene/figures/NAME.cpp with `const FigureKind& figure_NAME()`, and a
/// line in figures.def.
struct FigureKind {
    std::string id;                    ///< as a lesson names it
    std::string title;                 ///< what it shows, and where it is in the thesis
    std::vector<Parameter> parameters; ///< a choice without values takes any word, and none by default
    bool takes_runs = false; ///< whether a lesson names recorded runs for it: "runs": ["results/x.json"]

    /// All its parameters: `parameters`, where what takes any word has that of `given` as its only value,
    /// and, if one of them is `variant`, behind them the parameters of the variant that `given` names.
    std::vector<Parameter> parameters_with(FigureSettings given) const;

    /// Makes the figure. Refuses (input) an instance that it cannot draw; it counts before it allocates.
    Result<Figure> (*make)(const FigureInput& input);
};

std::span<const FigureKind* const> figure_kinds();

/// An unknown id is a usage error that names the known ones.
Result<const FigureKind*> find_figure(std::string_view id);

/// Finds the kind, checks the settings and makes the figure. Unknown or illegal settings are usage errors.
Result<Figure> make_figure(std::string_view id, FigureSettings settings, const InstancePtr& instance,
                           const std::stop_token& stop = {}, std::vector<FigureDocument> runs = {});

/// The figure with its sentence below and its legend at the bottom, as `lesson_scene` shows a table.
DisplayList figure_scene(const Figure& figure, double width, double height, const TextMeasure& measure);

} // namespace ks::scene
