// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/paper_figures.h"
#include "ui/compare/variant_colour.h"

#include "solvers/core/formatted.h"
#include "solvers/core/sayable.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/catalogue.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <set>
#include <utility>

namespace ks::ui {
namespace {

using Setting = RecordedRow::Settings::value_type;

/// The figure in words: "220× on average", "20 % faster, on average", "3 to 4× on average".
std::string in_words(const PaperFigure& figure) {
    const bool percent = figure.kind == "percent faster";
    const auto text = [](double value) { return scene::number(value, value == std::floor(value) ? 0 : 2); };
    std::string number = text(figure.value);
    if (figure.to > figure.value)
        number += formatted(" to {}", text(figure.to));
    number = percent ? formatted("{} % faster", number) : number + "×";
    if (figure.statistic == "average")
        return formatted("{} on average", number);
    if (figure.statistic == "value")
        return number;
    if (figure.statistic == "least")
        return formatted("at least {}", number);
    return figure.statistic == "largest" ? formatted("up to {}", number) : formatted("about {}", number);
}

/// Converts what a paper prints into a ratio of times.
double ratio_of(const PaperFigure& figure, double value) {
    return figure.kind == "percent faster" ? 1 + value / 100 : value;
}

/// The machine without its host.
std::string machine_of(const PaperFigure& figure) {
    return said(figure.machine.substr(0, figure.machine.find(',')));
}

/// "Abschnitt 5.2, Tabelle II" of "Section 5.2, Table II".
std::string in_words(std::string place) {
    static constexpr Sayable parts[] = {"Section", "Chapter", "Figure", "Table"};
    for (const Sayable& part : parts)
        if (const std::size_t at = place.find(part.text); at != std::string::npos)
            place.replace(at, std::string_view(part.text).size(), said(part));
    return place;
}

/// "; " and the note, if there is one.
std::string note_of(const PaperFigure& figure) {
    return figure.note.empty() ? "" : "; " + said(figure.note);
}

visual::Printed printed(const PaperFigure& figure) {
    const std::string place =
        figure.page ? formatted("{}, page {}", in_words(figure.place), *figure.page) : in_words(figure.place);
    const std::string provenance = formatted(
        "Printed in the {}, {}: {} over {}, {}; {}; {}{}.", said(figure.paper), place, said(figure.name),
        said(figure.over), in_words(figure), said(figure.machine), said(figure.method), note_of(figure));
    // A plain number is at the end of its bar; its name is for what tells it from the others.
    const bool plain = figure.kind == "speedup" && figure.statistic == "value" && !(figure.to > figure.value);
    return {.label = formatted("{}, {}", said(figure.name), plain ? machine_of(figure) : in_words(figure)),
            .paper = said(figure.paper),
            .provenance = provenance,
            .low = ratio_of(figure, figure.value),
            .high = ratio_of(figure, figure.to),
            .colour = colour_number(figure.variant)};
}

/// Whether the preset makes the same instances with both settings.
bool same_settings(const std::string& preset, const RecordedRow::Settings& a,
                   const RecordedRow::Settings& b) {
    const auto found = find_preset(preset);
    if (!found)
        return a == b;
    const auto first = Parameters::parse((*found)->settings, a);
    const auto second = Parameters::parse((*found)->settings, b);
    return first && second && *first == *second;
}

/// Whether the figure is of these instances and of what is compared.
bool is_of(const PaperFigure& figure, const PrintedOf& of) {
    return figure.measure() == of.measure &&
           std::ranges::find(figure.presets, of.preset) != figure.presets.end() &&
           same_settings(of.preset, figure.set, of.settings);
}

/// Whether what is measured has these parameters; the block size is looked at elsewhere. A recording that is
/// older than a parameter has its default.
bool has(const MeasuredTime& measured, const RecordedRow::Settings& parameters) {
    const CatalogueEntry* const variant = built_in_catalogue().find(measured.variant);
    const auto defaults = Parameters::parse(variant ? variant->parameters : std::vector<Parameter>(), {});
    const RecordedRow::Settings usual = defaults ? defaults->texts() : RecordedRow::Settings();
    return std::ranges::all_of(parameters, [&](const auto& parameter) {
        const auto named = std::ranges::find(measured.parameters, parameter.first, &Setting::first);
        return named != measured.parameters.end() ? named->second == parameter.second
                                                  : std::ranges::find(usual, parameter) != usual.end();
    });
}

/// Whether the figure is of this variant with these parameters.
bool is_of(const PaperFigure& figure, const MeasuredTime& measured) {
    return figure.variant == measured.variant && has(measured, figure.parameters);
}

/// Whether what is measured is what the figure itself is of, which is not shown beside it. A figure that is
/// over the same variant with other parameters is.
bool is_itself(const PaperFigure& figure, const MeasuredTime& over) {
    return figure.variant == over.variant &&
           (figure.over_parameters.empty() || !has(over, figure.over_parameters));
}

/// The paper's time of the variant on these instances, with the same blocks or, if it prints none with them,
/// its best; null if it prints none.
const PaperFigure* time_of(const std::vector<PaperFigure>& figures, const std::string& paper,
                           const PrintedOf& of, const MeasuredTime& measured) {
    const PaperFigure* best = nullptr;
    const auto block = measured.block();
    for (const PaperFigure& figure : figures) {
        if (figure.kind != "ms" || figure.paper != paper || !is_of(figure, measured) || !is_of(figure, of))
            continue;
        if (block && figure.block == block)
            return &figure;
        if (!best || figure.value < best->value)
            best = &figure;
    }
    return best;
}

/// What two printed times make: `over` is the time of the other variant.
visual::Printed of_times(const PaperFigure& figure, const PaperFigure& over) {
    const double ratio = over.value / figure.value;
    const std::string blocks = figure.block ? formatted(", blocks of {}", *figure.block) : std::string();
    return {.label = formatted("{}, {}", said(figure.name), machine_of(figure)),
            .paper = said(figure.paper),
            .provenance = formatted("From times printed in the {}: {} {} ({}), {} {} ({}){}; {}; {}{}.",
                                    said(figure.paper), said(figure.name),
                                    scene::duration(figure.value / 1000), in_words(figure.place),
                                    said(over.name), scene::duration(over.value / 1000), in_words(over.place),
                                    blocks, said(figure.machine), said(figure.method), note_of(figure)),
            .low = ratio,
            .high = ratio,
            .colour = colour_number(figure.variant)};
}

} // namespace

Measure PaperFigure::measure() const {
    return !fact.empty()    ? Measure(Measure::fact, fact)
           : !stage.empty() ? Measure(Measure::stage, stage)
                            : Measure(times);
}

std::optional<std::int64_t> MeasuredTime::block() const {
    for (const auto& [name, value] : parameters)
        if (name == "block")
            return std::atoll(value.c_str());
    return {};
}

std::vector<visual::Printed> printed_beside(const std::vector<PaperFigure>& figures, const PrintedOf& of,
                                            const MeasuredTime& over) {
    std::vector<visual::Printed> beside;
    for (const PaperFigure& figure : figures) {
        if (over.variant.empty() || is_itself(figure, over) || !is_of(figure, of))
            continue;
        if (figure.kind != "ms") {
            if (figure.over_variant == over.variant && has(over, figure.over_parameters))
                beside.push_back(printed(figure));
        } else if (const PaperFigure* base = time_of(figures, figure.paper, of, over)) {
            if (!base->block || !figure.block || base->block == figure.block) // a CPU has no blocks
                beside.push_back(of_times(figure, *base));
        }
    }
    return beside;
}

std::vector<const PaperFigure*> figures_of(const std::vector<PaperFigure>& figures, const PrintedOf& of,
                                           const std::vector<MeasuredTime>& measured) {
    const char* const kind = of.measure.is_time() ? "ms" : "fact";
    std::vector<const PaperFigure*> found;
    for (const PaperFigure& figure : figures)
        if (figure.kind == kind && is_of(figure, of) &&
            std::ranges::any_of(measured, [&](const MeasuredTime& each) { return is_of(figure, each); }))
            found.push_back(&figure);
    return found;
}

std::vector<visual::Timing> printed_times(const std::vector<PaperFigure>& figures, const PrintedOf& of,
                                          const std::vector<MeasuredTime>& measured) {
    std::vector<visual::Timing> times;
    std::set<std::pair<std::string, const MeasuredTime*>>
        named; // a paper, and what one of its figures is beside
    for (const PaperFigure* found : figures_of(figures, of, measured)) {
        const PaperFigure& figure = *found;
        const auto of_it = [&figure](const MeasuredTime& each) { return is_of(figure, each); };
        const bool alone = std::ranges::count_if(measured, of_it) == 1;
        const auto beside = std::ranges::find_if(measured, [&](const MeasuredTime& each) {
            return of_it(each) && (figure.block ? each.block() == figure.block : alone);
        });
        const std::string blocks = figure.block ? formatted(", blocks of {}", *figure.block) : "";
        // One figure of a paper is beside what is measured; another, of other settings, has its own name.
        const bool first = beside != measured.end() && named.emplace(figure.paper, &*beside).second;
        times.push_back(
            {.label = first ? beside->label : said(figure.name) + blocks,
             .group = said(figure.paper),
             .source = visual::Source::printed,
             .where = said(figure.machine),
             .seconds = of.measure.is_time() ? figure.value / 1000 : figure.value,
             .machine = figure.machine,
             .provenance = formatted("Printed in the {}: {} ({}), measured on {}; {}{}.", said(figure.paper),
                                     said(figure.name), in_words(figure.place), said(figure.machine),
                                     said(figure.method), note_of(figure)),
             .colour = colour_number(figure.variant)});
    }
    return times;
}

} // namespace ks::ui
