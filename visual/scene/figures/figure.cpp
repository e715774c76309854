// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/figures/figure.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/run/catalogue.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks::scene {

#define KS_FIGURE(name) const FigureKind& figure_##name();
#include "visual/scene/figures/figures.def"
#undef KS_FIGURE

std::span<const FigureKind* const> figure_kinds() {
    static const std::array all{
#define KS_FIGURE(name) &figure_##name(),
#include "visual/scene/figures/figures.def"
#undef KS_FIGURE
    };
    return all;
}

Result<const FigureKind*> find_figure(std::string_view id) {
    std::string known;
    for (const FigureKind* kind : figure_kinds()) {
        if (kind->id == id)
            return kind;
        known += (known.empty() ? "" : ", ") + kind->id;
    }
    return Error{.code = ErrorCode::usage,
                 .what = formatted("there is no figure '{}'", printable(id)),
                 .todo = formatted("the figures are {}", known)};
}

namespace {

/// The value given for this parameter; null if there is none.
const std::string* value_given(FigureSettings given, const std::string& name) {
    const auto at = std::ranges::find(given, name, &FigureSettings::value_type::first);
    return at == given.end() ? nullptr : &at->second;
}

} // namespace

std::vector<Parameter> FigureKind::parameters_with(FigureSettings given) const {
    std::vector<Parameter> all = parameters;
    for (Parameter& each : all)
        if (each.type == Parameter::Type::choice && each.values.empty()) {
            const std::string* word = value_given(given, each.name);
            each.values = {word ? *word : ""};
        }
    const auto named = std::ranges::find(parameters, "variant", &Parameter::name);
    if (named == parameters.end())
        return all;
    const std::string* chosen = value_given(given, named->name);
    const std::string& wanted = chosen ? *chosen : named->values.front();
    const CatalogueEntry* variant = built_in_catalogue().find(wanted);
    if (variant && std::ranges::count(named->values, wanted) > 0)
        all.insert(all.end(), variant->parameters.begin(), variant->parameters.end());
    return all;
}

Result<Figure> make_figure(std::string_view id, FigureSettings settings, const InstancePtr& instance,
                           const std::stop_token& stop, std::vector<FigureDocument> runs) {
    KS_TRY(const FigureKind* kind, find_figure(id));
    KS_TRY(Parameters parameters, Parameters::parse(kind->parameters_with(settings), settings));
    return kind->make(
        {.parameters = std::move(parameters), .instance = instance, .runs = std::move(runs), .stop = stop});
}

namespace {

constexpr double figure_edge = 16, figure_gap = 20, figure_legend = 32, least_picture = 120;

/// The sentence, broken into lines. Its letters shrink if it would take more than a third of the height.
struct Sentence {
    Text style{.role = Role::text,
               .face = Face::interface,
               .size = 18,
               .weight = Weight::medium,
               .align = Align::left};
    std::vector<std::string> lines;

    Sentence(const std::string& text, double width, double height, const TextMeasure& measure) {
        style.size = 18 * std::clamp(width / 800, 0.84, 1.4);
        lines = wrapped(measure, text, style, width);
        while (style.size > 11 && used() > height / 3) {
            style.size -= 1;
            lines = wrapped(measure, text, style, width);
        }
    }
    double line_height() const { return std::round(style.size * 1.5); }
    double used() const { return line_height() * static_cast<double>(lines.size()); }
};

/// The height of the legend; 0 in a low picture, which has none.
double legend_height(const Figure& figure, double width, double height, const TextMeasure& measure) {
    if (figure.legend.empty())
        return 0;
    if (figure.needs_legend)
        return legend_line * static_cast<double>(legend_lines(figure.legend, width, measure));
    return height > 460 ? figure_legend : 0;
}

} // namespace

DisplayList figure_scene(const Figure& figure, double width, double height, const TextMeasure& measure) {
    DisplayList list{.width = width, .height = height};
    const double inner = std::max(80.0, width - 2 * figure_edge);
    const double legend = legend_height(figure, inner, height, measure);
    const double bottom = legend > 0 ? legend + figure_edge : 0;
    Sentence sentence(figure.sentence, inner, height, measure);
    const double room = height - 2 * figure_edge - bottom;
    const Rect area{figure_edge, figure_edge, inner,
                    std::max(least_picture, room - figure_gap - sentence.used())};
    const double used = figure.draw(list, area, measure);
    double y = figure_edge + used + std::clamp(room - used - sentence.used(), 4.0, figure_gap);
    list.regions.push_back(
        {.rect = {figure_edge, y, inner, sentence.used()}, .id = "sentence", .description = figure.sentence});
    for (const std::string& line : sentence.lines) {
        if (y + sentence.line_height() > figure_edge + room)
            break; // the figure needs all of a small height
        sentence.style.rect = {figure_edge, y, inner, sentence.line_height()};
        add_rich(list, measure, line, sentence.style);
        y += sentence.line_height();
    }
    // A small figure is a little above the middle, as a small table is.
    list.move(0, std::floor(std::max(0.0, figure_edge + room - y) / 3));
    const Rect below{figure_edge, height - figure_edge - legend, inner, legend};
    if (figure.needs_legend)
        add_legend_lines(list, below, figure.legend, measure);
    else if (legend > 0)
        add_legend(list, below, figure.legend, measure);
    return list;
}

} // namespace ks::scene
