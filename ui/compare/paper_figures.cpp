// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/paper_figures.h"
#include "ui/compare/variant_colour.h"

#include "assets/assets.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_tree.h"
#include "ui/widgets/files.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>

namespace ks::ui {
namespace {

using json::Cursor;

Result<std::string> text_of(const Cursor& owner, std::string_view key) {
    if (!owner.has(key))
        return std::string();
    KS_TRY(const auto member, owner.member(key));
    return member.string();
}

Result<double> number_of(const Cursor& owner, std::string_view key) {
    KS_TRY(const auto member, owner.member(key));
    return member.number();
}

Result<void> read_paper(const Cursor& papers, PaperFigure& figure) {
    KS_TRY(const auto paper, papers.member(figure.paper));
    static constexpr std::array<std::string_view, 3> keys{"title", "machine", "method"};
    KS_CHECK(paper.only(keys));
    KS_TRY(figure.machine, text_of(paper, "machine"));
    KS_TRY(figure.method, text_of(paper, "method"));
    return {};
}

Result<PaperFigure> read_figure(const Cursor& at, const Cursor& papers) {
    static constexpr std::array<std::string_view, 14> keys{
        "paper", "place",   "page", "kind",         "value",   "to",   "statistic",
        "name",  "variant", "over", "over_variant", "presets", "note", "block"};
    KS_CHECK(at.only(keys));
    PaperFigure figure;
    for (const auto& [key, field] : {std::pair<std::string_view, std::string*>{"paper", &figure.paper},
                                     {"place", &figure.place},
                                     {"kind", &figure.kind},
                                     {"statistic", &figure.statistic},
                                     {"name", &figure.name},
                                     {"variant", &figure.variant},
                                     {"over", &figure.over},
                                     {"over_variant", &figure.over_variant},
                                     {"note", &figure.note}}) {
        KS_TRY(*field, text_of(at, key));
    }
    KS_CHECK(read_paper(papers, figure));
    KS_TRY(figure.value, number_of(at, "value"));
    figure.to = figure.value;
    if (at.has("to")) {
        KS_TRY(figure.to, number_of(at, "to"));
    }
    if (const json::Node* page = at.node().find("page"); page && page->type != json::Node::Type::null) {
        KS_TRY(const auto member, at.member("page"));
        KS_TRY(figure.page, member.natural());
    }
    if (at.has("block")) {
        KS_TRY(const auto block, at.member("block"));
        KS_TRY(figure.block, block.natural());
    }
    KS_TRY(const auto presets, at.member("presets"));
    KS_TRY(const auto elements, presets.elements());
    for (const Cursor& element : elements) {
        KS_TRY(auto preset, element.string());
        figure.presets.push_back(std::move(preset));
    }
    return figure;
}

/// The figure in words: "220× on average", "20 % faster, on average", "3 to 4× on average".
std::string in_words(const PaperFigure& figure) {
    const bool percent = figure.kind == "percent faster";
    std::string number = scene::number(figure.value, 0);
    if (figure.to > figure.value)
        number += formatted(" to {}", scene::number(figure.to, 0));
    number += percent ? " % faster" : "×";
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

visual::Printed printed(const PaperFigure& figure) {
    const std::string place =
        figure.page ? formatted("{}, page {}", figure.place, *figure.page) : figure.place;
    std::string provenance =
        formatted("Printed in the {}, {}: {} over {}, {}; {}; {}", figure.paper, place, figure.name,
                  figure.over, in_words(figure), figure.machine, figure.method);
    if (!figure.note.empty())
        provenance += formatted("; {}", figure.note);
    return {.label = formatted("{}, {}", figure.name, in_words(figure)),
            .paper = figure.paper,
            .provenance = provenance + ".",
            .low = ratio_of(figure, figure.value),
            .high = ratio_of(figure, figure.to),
            .colour = colour_number(figure.variant)};
}

bool solves(const PaperFigure& figure, const std::string& preset) {
    return std::ranges::find(figure.presets, preset) != figure.presets.end();
}

/// The paper's time of the variant on the preset with these blocks or, if it prints none with them, its best;
/// null if it prints none.
const PaperFigure* time_of(const std::vector<PaperFigure>& figures, const std::string& paper,
                           const std::string& preset, const std::string& variant,
                           std::optional<std::int64_t> block) {
    const PaperFigure* best = nullptr;
    for (const PaperFigure& figure : figures) {
        if (figure.kind != "ms" || figure.paper != paper || figure.variant != variant ||
            !solves(figure, preset))
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
    return {.label = formatted("{}, {}", figure.name, figure.machine),
            .paper = figure.paper,
            .provenance = formatted("From times printed in the {}: {} {} s ({}), {} {} s ({}){}; {}; {}.",
                                    figure.paper, figure.name, scene::number(figure.value / 1000, 2),
                                    figure.place, over.name, scene::number(over.value / 1000, 2), over.place,
                                    blocks, figure.machine, figure.method),
            .low = ratio,
            .high = ratio,
            .colour = colour_number(figure.variant)};
}

} // namespace

Result<std::vector<PaperFigure>> read_paper_figures(std::string_view text, const std::string& name) {
    KS_TRY(const auto root, json::parse(text, name));
    const Cursor at(root, name);
    static constexpr std::array<std::string_view, 4> keys{"format", "version", "papers", "figures"};
    KS_CHECK(at.only(keys));
    KS_TRY(const auto format, text_of(at, "format"));
    if (format != "knapscope-paper-figures")
        return at.error("the format is not \"knapscope-paper-figures\"");
    KS_TRY(const auto version, at.member("version"));
    KS_CHECK(version.integer(1, 1));
    KS_TRY(const auto papers, at.member("papers"));
    KS_TRY(const auto list, at.member("figures"));
    KS_TRY(const auto elements, list.elements());
    std::vector<PaperFigure> figures;
    for (const Cursor& element : elements) {
        KS_TRY(auto figure, read_figure(element, papers));
        figures.push_back(std::move(figure));
    }
    return figures;
}

const std::vector<PaperFigure>& paper_figures() {
    static const std::vector<PaperFigure> figures = [] {
        const auto text = read_file(asset_path(QStringLiteral("paper-figures.json")), json::document_limit);
        if (!text)
            return std::vector<PaperFigure>();
        auto read = read_paper_figures(*text, "paper-figures.json");
        return read ? *std::move(read) : std::vector<PaperFigure>();
    }();
    return figures;
}

std::vector<visual::Printed> printed_beside(const std::vector<PaperFigure>& figures,
                                            const std::string& preset, const std::string& over_variant,
                                            std::optional<std::int64_t> over_block) {
    std::vector<visual::Printed> beside;
    for (const PaperFigure& figure : figures) {
        if (over_variant.empty() || !solves(figure, preset) || figure.variant == over_variant)
            continue;
        if (figure.kind != "ms") {
            if (figure.over_variant == over_variant)
                beside.push_back(printed(figure));
        } else if (const PaperFigure* over = time_of(figures, figure.paper, preset, over_variant, over_block);
                   over && over->block == figure.block) {
            beside.push_back(of_times(figure, *over));
        }
    }
    return beside;
}

std::vector<visual::Timing> printed_times(const std::vector<PaperFigure>& figures, const std::string& preset,
                                          const std::vector<MeasuredTime>& measured) {
    std::vector<visual::Timing> times;
    for (const PaperFigure& figure : figures) {
        const auto of_it = [&figure](const MeasuredTime& each) { return each.variant == figure.variant; };
        if (figure.kind != "ms" || !solves(figure, preset) || std::ranges::none_of(measured, of_it))
            continue;
        const bool alone = std::ranges::count_if(measured, of_it) == 1;
        const auto beside = std::ranges::find_if(measured, [&](const MeasuredTime& each) {
            return of_it(each) && (figure.block ? each.block == figure.block : alone);
        });
        const std::string blocks = figure.block ? formatted(", blocks of {}", *figure.block) : "";
        // One figure of a paper is beside what is measured; another, of other settings, has its own name.
        const bool first =
            beside != measured.end() && std::ranges::none_of(times, [&](const visual::Timing& each) {
                return each.label == beside->label && each.group == figure.paper;
            });
        times.push_back(
            {.label = first ? beside->label : figure.name + blocks,
             .group = figure.paper,
             .source = visual::Source::printed,
             .where = figure.machine,
             .seconds = figure.value / 1000,
             .machine = figure.machine,
             .provenance = formatted("Printed in the {}: {} ({}), measured on {}; {}.", figure.paper,
                                     figure.name, figure.place, figure.machine, figure.method),
             .colour = colour_number(figure.variant)});
    }
    return times;
}

} // namespace ks::ui
