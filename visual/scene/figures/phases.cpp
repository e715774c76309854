// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "visual/scene/figures/figure.h"

#include "solvers/core/formatted.h"
#include "solvers/occupancy/sync_phases.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr std::int64_t warp = 32, rows = 2, first_steps = 6, block_barrier = 4;

/// One phase of Table 4.1 in one block, in modelled steps.
struct Phase {
    std::string name; ///< as the table writes it: M, L1, C, L2, G; "Init"; empty: waiting
    std::int64_t block = 0, row = 0, begin = 0, end = 0;
    bool fetchers = true, waiter = true; ///< the F warps, the S warp
};

/// A model of CUDA-SYNC's phases (thesis, Section 4.4): max-plus and barriers cost steps, and a global load
/// costs many steps. The model shows what overlaps, never how long it takes.
struct Model {
    std::int64_t blocks = 0, threads = 0, cells = 0, items = 0, load = 0, barrier = 0;

    std::int64_t fetch() const { ///< M: 2 n loads by the F warps
        const std::int64_t fetchers = threads - warp;
        return (2 * items + fetchers - 1) / fetchers * load;
    }
    std::int64_t compute(std::int64_t block) const { ///< C: the rounds of a block, n items each
        const std::int64_t stride = blocks * threads, first = block * threads;
        return cells <= first ? 0 : (cells - first + stride - 1) / stride * items;
    }
};

struct Timeline {
    std::vector<Phase> phases;
    std::vector<std::int64_t> arrived; ///< for each row, when the last block reached the global barrier
    std::int64_t end = 0;
    std::int64_t hidden = 0; ///< steps of the second M that the global barrier hides in all blocks together
};

std::string letter_of(SyncPhase phase) {
    for (const SyncPhaseInfo& info : sync_phases())
        if (info.phase == phase)
            return info.letter.empty() ? "Init" : std::string(info.letter); // the paper's, in every language
    return {};
}

/// Converts a span of the timeline (solvers/occupancy/sync_phases.h) to a Phase. A fetch belongs to the row
/// that needs it.
Phase phase_of(const SyncSpan& span) {
    const bool ahead = span.phase == SyncPhase::fetch && span.row > 0;
    return {.name = letter_of(span.phase),
            .block = span.block,
            .row = ahead ? span.row : std::max<std::int64_t>(0, span.row - 1),
            .begin = span.begin,
            .end = span.end,
            .fetchers = span.warps != SyncSpan::Warps::synchronising,
            .waiter = span.warps != SyncSpan::Warps::fetching};
}

/// Adds a wait to every gap between two phases of a block's warp role.
void add_waits(Timeline& line, std::int64_t block, bool fetchers) {
    const Phase* before = nullptr;
    std::vector<Phase> waits;
    for (const Phase& phase : line.phases) {
        if (phase.block != block || !(fetchers ? phase.fetchers : phase.waiter))
            continue;
        if (before != nullptr && before->end < phase.begin)
            waits.push_back({.block = block,
                             .row = phase.row,
                             .begin = before->end,
                             .end = phase.begin,
                             .fetchers = fetchers,
                             .waiter = !fetchers});
        before = &phase;
    }
    line.phases.insert(line.phases.end(), waits.begin(), waits.end());
}

Timeline timeline_of(const Model& model) {
    std::int64_t least = model.compute(0);
    for (std::int64_t b = 1; b < model.blocks; ++b)
        least = std::min(least, model.compute(b));
    std::vector<std::int64_t> delay;
    for (std::int64_t b = 0; b < model.blocks; ++b)
        delay.push_back(model.compute(b) - least);
    const SyncCosts costs{.initialise = first_steps,
                          .fetch = model.fetch(),
                          .barrier = block_barrier,
                          .compute = least,
                          .global = model.barrier};
    Timeline line;
    line.arrived.assign(rows, 0);
    line.hidden = model.fetch();
    for (const SyncSpan& span : sync_timeline(rows + 1, static_cast<int>(model.blocks), costs, delay)) {
        if (span.row > rows || span.begin == span.end)
            continue;
        line.phases.push_back(phase_of(span));
        line.end = std::max(line.end, span.end);
        if (span.phase == SyncPhase::computed) {
            std::int64_t& last = line.arrived[static_cast<std::size_t>(span.row - 1)];
            last = std::max(last, span.end);
        }
    }
    for (const Phase& fetch : line.phases) // those of the second row begin when their block begins to wait
        if (fetch.name == "M" && fetch.row == 1)
            line.hidden = std::min(line.hidden, line.arrived[0] + model.barrier - fetch.begin);
    for (std::int64_t b = 0; b < model.blocks; ++b)
        for (const bool fetchers : {true, false})
            add_waits(line, b, fetchers);
    return line;
}

Mark phase_mark(const std::string& name) {
    if (name == "M")
        return read_mark();
    if (name == "C")
        return changed_mark();
    if (name == "G")
        return next_mark();
    if (name.empty())
        return idle_mark();
    return {
        {.fill = Fill{.role = Role::raised}, .stroke = Stroke{.role = Role::quiet, .width = 1}, .radius = 2}};
}

double draw(DisplayList& list, const Rect& area, const TextMeasure& measure, const Model& model,
            const Timeline& line) {
    const double scale = figure_scale(area), text = std::round(12 * scale);
    const std::int64_t fetchers = (model.threads - warp) / warp;
    const std::string f = counted("F: 1 warp", "F: {} warps", fetchers, number(fetchers)),
                      s = said("S: 1 warp");
    const double label =
        std::ceil(std::max(measure.width(f, Face::interface, text, Weight::regular),
                           measure.width(said("block 0"), Face::interface, text, Weight::bold))) +
        12;
    const double axis = std::round(34 * scale), title = std::round(20 * scale);
    const double high = std::floor(std::clamp(
        ((area.height - axis) / static_cast<double>(model.blocks) - title - 14) / 2, 12.0, 34 * scale));
    const double pitch = title + 2 * high + 14;
    const double unit = (area.width - label) / static_cast<double>(line.end);
    const auto x_of = [&](std::int64_t step) {
        return area.x + label + std::round(unit * static_cast<double>(step));
    };
    const double bottom = area.y + pitch * static_cast<double>(model.blocks);

    for (std::int64_t row = 0; row < rows; ++row) { // the name of each table row is above its phases
        const std::int64_t from = row == 0 ? 0 : line.arrived[0] + model.barrier;
        const std::int64_t to = line.arrived[static_cast<std::size_t>(row)] + model.barrier;
        add_text(list, measure, {x_of(from) + 2, area.y, x_of(to) - x_of(from) - 4, title},
                 row == 0 ? said("row i − 1") : said("row i"),
                 {.size = text, .role = Role::quiet, .weight = Weight::bold});
    }
    for (std::int64_t b = 0; b < model.blocks; ++b) {
        const double y = area.y + pitch * static_cast<double>(b);
        add_text(list, measure, {area.x, y, label, title}, said("block ") + number(b),
                 {.size = text, .weight = Weight::bold});
        add_text(list, measure, {area.x, y + title, label - 8, high}, f, {.size = text, .role = Role::quiet});
        add_text(list, measure, {area.x, y + title + high + 2, label - 8, high}, s,
                 {.size = text, .role = Role::quiet});
    }
    for (const std::int64_t step : line.arrived) { // a global barrier opens after the last block has come
        const double x = x_of(step + model.barrier);
        list.add(Polyline{.points = {{x, area.y + title - 4}, {x, bottom}},
                          .stroke = Stroke{.role = Role::about, .width = 2}});
    }
    for (const Phase& phase : line.phases) {
        const double y = area.y + pitch * static_cast<double>(phase.block) + title;
        const double top = phase.fetchers ? y : y + high + 2;
        const double height = phase.fetchers && phase.waiter ? 2 * high + 2 : high;
        const Rect rect{x_of(phase.begin), top, std::max(1.0, x_of(phase.end) - x_of(phase.begin) - 1),
                        height};
        add_mark(list, rect, phase_mark(phase.name));
        double size = std::round(14 * scale);
        while (size > 7 && measure.width(phase.name, Face::interface, size, Weight::bold) > rect.width - 2)
            size -= 1;
        if (!phase.name.empty() &&
            measure.width(phase.name, Face::interface, size, Weight::bold) <= rect.width)
            list.add(Text{.rect = rect,
                          .text = phase.name,
                          .role = phase.name == "C" ? Role::on_mark : Role::text,
                          .face = Face::interface,
                          .size = size,
                          .weight = Weight::bold,
                          .align = Align::centre});
        list.regions.push_back(
            {.rect = rect,
             .id = written("phase {}", list.regions.size()),
             .description = formatted("{}: steps {} to {}", phase.name.empty() ? said("waits") : phase.name,
                                      number(phase.begin), number(phase.end))});
    }
    list.add(Polyline{.points = {{area.x + label, bottom + 0.5}, {area.x + area.width, bottom + 0.5}},
                      .stroke = Stroke{}});
    const std::int64_t tick = std::max<std::int64_t>(1, line.end / 5 / 10 * 10);
    for (std::int64_t step = 0; step + tick / 2 < line.end; step += tick)
        add_text(list, measure,
                 {x_of(step), bottom + 2, std::min(60.0, area.x + area.width - x_of(step)), axis / 2},
                 number(step), {.size = text, .role = Role::quiet});
    add_text(list, measure, {area.x + label, bottom + axis / 2, area.width - label, axis / 2},
             said("modelled steps: what overlaps, not how long it takes"),
             {.size = text, .role = Role::quiet});
    return bottom + axis - area.y;
}

Result<Figure> make(const FigureInput& input) {
    const Parameters& given = input.parameters;
    const Model model{.blocks = given.integer("blocks"),
                      .threads = given.integer("threads"),
                      .cells = given.integer("cells"),
                      .items = given.integer("items"),
                      .load = given.integer("load"),
                      .barrier = given.integer("barrier")};
    const Timeline line = timeline_of(model);
    Figure figure;
    figure.sentence = counted("While the S warps wait at the global barrier (G), the F warps fetch the next "
                              "class (M): {} of its {} step costs nothing.",
                              "While the S warps wait at the global barrier (G), the F warps fetch the next "
                              "class (M): {} of its {} steps cost nothing.",
                              model.fetch(), number(line.hidden), number(model.fetch()));
    figure.legend = {{.text = said("M: fetch"), .sample = phase_mark("M")},
                     {.text = said("C: compute"), .sample = phase_mark("C")},
                     {.text = said("L: block barrier"), .sample = phase_mark("L1")},
                     {.text = said("G: global barrier"), .sample = phase_mark("G")},
                     {.text = said("waits"), .sample = phase_mark("")}};
    figure.data = {{"block", "row", "phase", "begin", "end", "F", "S"}};
    for (const Phase& phase : line.phases)
        figure.data.push_back({std::to_string(phase.block), std::to_string(phase.row),
                               phase.name.empty() ? "wait" : phase.name, std::to_string(phase.begin),
                               std::to_string(phase.end), phase.fetchers ? "1" : "0",
                               phase.waiter ? "1" : "0"});
    figure.draw = [model, line](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return draw(list, area, measure, model, line);
    };
    return figure;
}

} // namespace

/// Table 4.1 and Figure 4.6 of the thesis (Section 4.4).
const FigureKind& figure_phases() {
    using Type = Parameter::Type;
    static const FigureKind kind{.id = "phases",
                                 .title = "The six phases of CUDA-SYNC (thesis, Table 4.1 and Figure 4.6)",
                                 .parameters = {{.name = "blocks",
                                                 .type = Type::integer,
                                                 .min = 1,
                                                 .max = 4,
                                                 .standard = 3,
                                                 .unit = "blocks",
                                                 .title = "Blocks of the launch"},
                                                {.name = "threads",
                                                 .type = Type::integer,
                                                 .min = 64,
                                                 .max = 1024,
                                                 .step = 32,
                                                 .standard = 672,
                                                 .unit = "threads",
                                                 .title = "Block size"},
                                                {.name = "cells",
                                                 .type = Type::integer,
                                                 .min = 1,
                                                 .max = 1 << 20,
                                                 .standard = 5000,
                                                 .title = "Cells of a row, C + 1"},
                                                {.name = "items",
                                                 .type = Type::integer,
                                                 .min = 1,
                                                 .max = 1024,
                                                 .standard = 12,
                                                 .unit = "items",
                                                 .title = "Items of a class"},
                                                {.name = "load",
                                                 .type = Type::integer,
                                                 .min = 1,
                                                 .max = 1000,
                                                 .standard = 16,
                                                 .unit = "steps",
                                                 .title = "Steps of a global load"},
                                                {.name = "barrier",
                                                 .type = Type::integer,
                                                 .min = 1,
                                                 .max = 1000,
                                                 .standard = 10,
                                                 .unit = "steps",
                                                 .title = "Steps of the global barrier"}},
                                 .make = make};
    return kind;
}

} // namespace ks::scene
