// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "visual/scene/problems/multiple_choice/class_items.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/last_column.h"
#include "solvers/run/catalogue.h"
#include "solvers/run/trace.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks::scene {

namespace {

/// The thesis's kernels in the order of its Chapter 4; the figure shows those that this program implements.
constexpr std::array<std::pair<const char*, const char*>, 5> ladder{{{"mckp.global", "CUDA-GLOBAL"},
                                                                     {"mckp.shared", "CUDA-SHARED"},
                                                                     {"mckp.prevrow", "CUDA-PREVROW"},
                                                                     {"mckp.multicell", "CUDA-MULTICELL"},
                                                                     {"mckp.sync", "CUDA-SYNC"}}};

/// A trace is made while a lesson opens, so it may take only some tens of milliseconds.
constexpr double most_cell_items = 2e5;

struct Kernel {
    std::string name;
    std::int64_t launches = 0, sectors = 0, requests = 0, shared = 0;
    std::string ratio; ///< R_TA as the run reports it, the range over its classes; "–" if missing
};

/// The fact `r-ta` of a run (Equations 4.1, 4.2, 4.4).
std::string ratio_of(const Answer& answer) {
    const auto text = [](double value) {
        return number(value, value < 100 && value != std::floor(value) ? 1 : 0);
    };
    for (const ks::Fact& fact : answer.facts) {
        if (fact.name != "r-ta")
            continue;
        if (const auto* one = std::get_if<double>(&fact.value))
            return text(*one);
        if (const auto* several = std::get_if<std::vector<double>>(&fact.value)) {
            const auto [least, most] = std::ranges::minmax(*several);
            return text(least) == text(most) ? text(least) : formatted("{}–{}", text(least), text(most));
        }
    }
    return "–";
}

Result<Kernel> traced(const CatalogueEntry& variant, const std::string& name, const FigureInput& input) {
    TraceRequest request;
    request.instance = input.instance;
    request.variant = variant.id;
    for (const Parameter& parameter : variant.parameters)
        if (parameter.name == "block")
            request.set.emplace_back("block", std::to_string(input.parameters.integer("block")));
    KS_TRY(const Trace trace, ks::trace(request, {}, input.stop));
    if (!trace.outcome)
        return Error{.code = ErrorCode::device,
                     .what = formatted("the emulator found a fault in {}", variant.id)};
    return Kernel{.name = name,
                  .launches = static_cast<std::int64_t>(trace.launches.size()),
                  .sectors = trace.totals.global.load.sectors,
                  .requests = trace.totals.global.load.requests,
                  .shared = trace.totals.shared.load.requests,
                  .ratio = ratio_of(trace.outcome->answer)};
}

double draw(DisplayList& list, const Rect& area, const TextMeasure& measure,
            const std::vector<Kernel>& kernels) {
    const double scale = figure_scale(area), text = std::round(13 * scale), small = std::round(12 * scale);
    double names = 0, most = 1;
    for (const Kernel& kernel : kernels) {
        names = std::max(names, measure.width(kernel.name, Face::interface, text, Weight::bold) + 16);
        most = std::max(most, static_cast<double>(kernel.sectors));
    }
    const double launches =
        std::ceil(measure.width(said("launches"), Face::interface, small, Weight::regular)) + 16;
    const double shared =
        std::ceil(measure.width(said("reads of shared"), Face::interface, small, Weight::regular)) + 8;
    double ratios = 0;
    for (const Kernel& kernel : kernels)
        ratios =
            std::max(ratios, std::ceil(measure.width(kernel.ratio, Face::mono, text, Weight::bold)) + 16);
    ratios = std::max(ratios, std::ceil(measure.width("R_TA", Face::interface, small, Weight::regular)) + 16);
    const double bars = area.x + names + launches;
    const double width = area.width - names - launches - shared - ratios - 16;
    const double head = std::round(26 * scale), value = std::round(60 * scale);
    const double pitch =
        std::min(52 * scale, std::max(24.0, (area.height - head) / static_cast<double>(kernels.size())));
    add_text(list, measure, {area.x + names, area.y, launches - 16, head}, said("launches"),
             {.size = small, .role = Role::quiet, .align = Align::right});
    add_text(list, measure, {bars, area.y, width, head}, said("32-byte sectors read from global memory"),
             {.size = small, .role = Role::quiet});
    add_text(list, measure, {area.x + area.width - ratios - shared, area.y, shared, head},
             said("reads of shared"), {.size = small, .role = Role::quiet, .align = Align::right});
    Text ratio_head{
        .rect = {0, area.y, ratios, head}, .role = Role::quiet, .face = Face::interface, .size = small};
    ratio_head.rect.x = area.x + area.width - rich_width(measure, "R_{TA}", ratio_head);
    add_rich(list, measure, "R_{TA}", ratio_head);
    list.add(Polyline{.points = {{area.x, area.y + head - 0.5}, {area.x + area.width, area.y + head - 0.5}},
                      .stroke = Stroke{}});
    double y = area.y + head;
    for (const Kernel& kernel : kernels) {
        const bool last = &kernel == &kernels.back();
        const Weight weight = last ? Weight::bold : Weight::regular;
        add_text(list, measure, {area.x, y, names, pitch}, kernel.name, {.size = text, .weight = weight});
        add_text(list, measure, {area.x + names, y, launches - 16, pitch}, number(kernel.launches),
                 {.size = text, .align = Align::right, .weight = weight, .face = Face::mono});
        const double length = std::max(2.0, (width - value) * static_cast<double>(kernel.sectors) / most);
        list.add(Box{.rect = {bars, y + pitch * 0.25, length, pitch * 0.5},
                     .fill = Fill{.role = Role::read, .opacity = last ? 1 : 0.55},
                     .radius = 2});
        add_text(list, measure, {bars + length + 8, y, value, pitch}, number(kernel.sectors),
                 {.size = text, .weight = weight, .face = Face::mono});
        add_text(list, measure, {area.x + area.width - ratios - shared, y, shared, pitch},
                 number(kernel.shared),
                 {.size = text, .align = Align::right, .weight = weight, .face = Face::mono});
        add_text(list, measure, {area.x + area.width - ratios, y, ratios, pitch}, kernel.ratio,
                 {.size = text, .align = Align::right, .weight = weight, .face = Face::mono});
        y += pitch;
    }
    add_text(list, measure, {area.x, y + 4, area.width, head},
             said("counted in the emulator, all rows together; counts, not times"),
             {.size = small, .role = Role::quiet});
    return y + 4 + head - area.y;
}

std::string sentence_of(const std::vector<Kernel>& kernels) {
    const Kernel& first = kernels.front();
    const Kernel& last = kernels.back();
    if (kernels.size() == 1)
        return counted("{} reads {} sector from global memory.", "{} reads {} sectors from global memory.",
                       first.sectors, first.name, number(first.sectors));
    const double part =
        static_cast<double>(last.sectors) / static_cast<double>(std::max<std::int64_t>(1, first.sectors));
    return formatted("{} reads {} sectors from global memory, {} {}: {} {}, in {} {}.", last.name,
                     number(last.sectors), first.name, number(first.sectors), percent(std::abs(1 - part)),
                     part <= 1 ? said("less") : said("more"), number(last.launches),
                     counted("launch", "launches", last.launches));
}

Result<Figure> make(const FigureInput& input) {
    KS_TRY(const MultipleChoiceInstance* instance, with_class(input, 1));
    const double work =
        static_cast<double>(instance->all_items().size()) * (static_cast<double>(dp::columns_of(*instance)));
    if (work > most_cell_items)
        return Error{.code = ErrorCode::limit,
                     .what = "the instance is too large to trace for a figure",
                     .todo = formatted("use one of at most {} cell-items",
                                       number(static_cast<std::int64_t>(most_cell_items)))};
    std::vector<Kernel> kernels;
    for (const auto& [id, name] : ladder) {
        if (const CatalogueEntry* variant = built_in_catalogue().find(id)) {
            KS_TRY(Kernel kernel, traced(*variant, name, input));
            kernels.push_back(std::move(kernel));
        }
        if (id == "mckp." + input.parameters.choice("upto"))
            break;
    }
    Figure figure;
    figure.sentence = sentence_of(kernels);
    figure.data = {{"kernel", "launches", "global load requests", "global load sectors",
                    "shared load requests", "R_TA"}};
    for (const Kernel& kernel : kernels)
        figure.data.push_back({kernel.name, std::to_string(kernel.launches), std::to_string(kernel.requests),
                               std::to_string(kernel.sectors), std::to_string(kernel.shared), kernel.ratio});
    figure.draw = [kernels](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return draw(list, area, measure, kernels);
    };
    return figure;
}

} // namespace

/// The kernels of the thesis's Chapter 4 side by side, as the emulator counts them on the lesson's instance.
const FigureKind& figure_kernels() {
    using Type = Parameter::Type;
    static const FigureKind kind{
        .id = "kernels",
        .title = "What each kernel reads (thesis, Chapter 4)",
        .parameters = {{.name = "block",
                        .type = Type::integer,
                        .min = 32,
                        .max = 1024,
                        .step = 32,
                        .standard = 64,
                        .unit = "threads",
                        .title = "Block size"},
                       {.name = "upto",
                        .type = Type::choice,
                        .values = {"sync", "global", "shared", "prevrow", "multicell"},
                        .title = "The last one shown"}},
        .make = make};
    return kind;
}

} // namespace ks::scene
