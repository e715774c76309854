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

/// A picture of data that a lesson shows next to its text. It is made once from its parameters, then laid out
/// for any size. It is immutable and safe to read from several threads.
struct Figure {
    std::string sentence; ///< what the figure shows, with its numbers
    std::vector<LegendEntry> legend;
    /// The marks cannot be understood without the legend, so a low picture shows the whole legend, too.
    bool needs_legend = false;
    std::vector<std::vector<std::string>> data; ///< the numbers behind the picture, a header line first
    /// questions that the figure answers; a lesson may ask one before it shows the figure
    std::vector<QuizQuestion> questions{};
    /// The table that it draws and that may need a larger picture; null if there is none.
    std::shared_ptr<const TableRecording> table{};
    /// Draws into `area` (pixels at scale 1) from its top left corner; returns the height used.
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
    std::vector<FigureDocument> runs; ///< for kinds that take them: watched runs, or results of campaigns
    std::stop_token stop;
};

using FigureSettings = std::span<const std::pair<std::string, std::string>>;

/// A kind of figure: a file visual/scene/figures/NAME.cpp with `const FigureKind& figure_NAME()`, and a line
/// in figures.def.
struct FigureKind {
    std::string id;                    ///< as a lesson names it
    std::string title;                 ///< what it shows, and where it is in the thesis
    std::vector<Parameter> parameters; ///< a choice without values takes any word, and has no default
    bool takes_runs = false; ///< whether a lesson names recorded runs for it: "runs": ["results/x.json"]

    /// All its parameters: `parameters` and, if one of them is `variant`, the parameters of the variant that
    /// `given` names. A parameter that takes any word has the word in `given` as its only value.
    std::vector<Parameter> parameters_with(FigureSettings given) const;

    /// Makes the figure. Refuses (input) an instance that it cannot draw. It checks sizes before it
    /// allocates.
    Result<Figure> (*make)(const FigureInput& input);
};

std::span<const FigureKind* const> figure_kinds();

/// An unknown id is a usage error that names the known ones.
Result<const FigureKind*> find_figure(std::string_view id);

/// Finds the kind, checks the settings and makes the figure. Unknown or illegal settings are usage errors.
Result<Figure> make_figure(std::string_view id, FigureSettings settings, const InstancePtr& instance,
                           const std::stop_token& stop = {}, std::vector<FigureDocument> runs = {});

/// The figure with its sentence below and its legend at the bottom, in the layout that `lesson_scene` uses
/// for a table.
DisplayList figure_scene(const Figure& figure, double width, double height, const TextMeasure& measure);

} // namespace ks::scene
