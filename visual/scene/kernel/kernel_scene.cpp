// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/kernel_scene.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/kernel/counters_table.h"
#include "visual/scene/kernel/findings_list.h"
#include "visual/scene/legend.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double scene_edge = 24, scene_legend = 28, headline_height = 20, sentence_room = 48,
                 least_card = 116;

bool is_low(const Rect& area) {
    return area.height < 320;
}

/// Adds the sentence in at most two lines. If there is room it always takes the height of two lines, so that
/// nothing below it moves.
double add_words(DisplayList& list, const KernelMoment& moment, const Rect& area,
                 const TextMeasure& measure) {
    const std::string headline = headline_of(moment), sentence = sentence_of(moment);
    const double above = area.height < 200 ? 0 : headline_height; // the headline is omitted first
    if (above > 0)
        add_text(list, measure, {area.x, area.y, area.width, above}, headline,
                 {.size = 12, .role = Role::quiet});
    Text style{.role = Role::text,
               .face = Face::interface,
               .size = 15,
               .weight = Weight::medium,
               .align = Align::left};
    while (style.size > 12 && wrapped_plain(measure, sentence, style, area.width).size() > 2)
        style.size -= 1;
    const Rect frame{area.x, area.y + above, area.width, sentence_room - 4};
    const double used = add_paragraph(list, measure, frame, sentence, style);
    list.regions.push_back({.rect = frame, .id = "sentence", .description = sentence});
    return above + (is_low(area) ? used + 2 : sentence_room);
}

std::string title_of(const TracedKernel& kernel) {
    const Trace& trace = kernel.trace();
    std::string text =
        formatted("{} on {} (emulated) · traced: {}", trace.variant, trace.device.name, traced_blocks(trace));
    if (trace.window) {
        const WarpPlace& at = trace.window->at;
        text += formatted(" · launch {}, block {}, warp {}", number(at.launch), number(at.block),
                          number(std::int64_t{at.warp}));
    }
    return text;
}

} // namespace

double add_memory_view(DisplayList& list, const KernelMoment& moment, const Rect& area,
                       const TextMeasure& measure) {
    const double words = add_words(list, moment, area, measure);
    if (moment.at == 0)
        return words; // nothing has run yet
    const PunchCard card = card_of(moment);
    const double legend = is_low(area) ? 0 : scene_legend;
    const double room = area.height - words - legend;
    if (room < least_card)
        return words;
    const double used = add_punch_card(list, card, {area.x, area.y + words, area.width, room}, measure);
    if (legend == 0)
        return words + used;
    add_legend(list, {area.x, area.y + words + used + 4, area.width, scene_legend - 4}, legend_of(card),
               measure);
    return words + used + scene_legend;
}

double add_lanes_view(DisplayList& list, const KernelMoment& moment, const Rect& area,
                      const TextMeasure& measure, double taken) {
    double y = area.y + add_lane_strip(list, strip_of(moment), area, measure, taken) + 8;
    const double room = area.y + area.height - y;
    if (room < 56)
        return y - area.y;
    const TouchedCells touched = moment.kernel->touched(moment.at);
    y += add_touched_cells(list, touched, {area.x, y, area.width, room}, measure);
    if (!touched.cells.empty() && area.y + area.height - y >= scene_legend) {
        add_legend(list, {area.x, y + 4, area.width, scene_legend - 4}, legend_of_touched_cells(), measure);
        y += scene_legend;
    }
    return y - area.y;
}

DisplayList kernel_scene(const KernelMoment& moment, double width, double height,
                         const TextMeasure& measure) {
    DisplayList list{.width = width, .height = height};
    const double inner = std::max(400.0, width - 2 * scene_edge), top = scene_edge + 32;
    add_text(list, measure, {scene_edge, scene_edge - 8, inner, 28}, title_of(*moment.kernel),
             {.size = 15, .weight = Weight::bold});
    const double split = std::floor(scene_edge + inner * 0.52);
    const Rect left{scene_edge, top, split - scene_edge - 16, height - top - scene_edge};
    const Rect right{split + 16, top, width - scene_edge - split - 16, height - top - scene_edge};
    list.add(
        Polyline{.points = {{split + 0.5, top}, {split + 0.5, height - scene_edge}}, .stroke = Stroke{}});

    DisplayList findings;
    const double wanted = add_findings(findings, moment, {left.x, 0, left.width, 0}, measure);
    const SourceListing listing = listing_of(moment);
    const double lines = head_height(listing) + source_lines_height(listing, left.width, measure);
    const double given = std::min(
        // the same split as on the page
        wanted, std::max(std::floor(left.height * 0.35), left.height - lines - 16));
    const double source =
        add_source(list, listing, {left.x, left.y, left.width, left.height - given - 16}, measure);
    findings.move(0, left.y + source + 16);
    for (Primitive& item : findings.items) // texts that would be cut off are removed
        if (const auto* text = std::get_if<Text>(&item);
            !text || text->rect.y + text->rect.height <= left.y + left.height + 0.5)
            list.add(std::move(item));

    const double memory = add_memory_view(
        list, moment, {right.x, right.y, right.width, std::floor(right.height * 0.62)}, measure);
    const double y = right.y + memory + 12;
    list.add(Polyline{.points = {{right.x, y - 5.5}, {right.x + right.width, y - 5.5}}, .stroke = Stroke{}});
    add_lanes_view(list, moment, {right.x, y, right.width, right.y + right.height - y}, measure);
    return list;
}

DisplayList kernel_pair_scene(const KernelMoment& first, const KernelMoment& second, double width,
                              double height, const TextMeasure& measure) {
    constexpr double title_height = 28, counters_height = 72;
    DisplayList list{.width = width, .height = height};
    const double half = std::floor((width - 2 * scene_edge - 32) / 2),
                 bottom = height - scene_edge - counters_height;
    double x = scene_edge;
    for (const KernelMoment* moment : {&first, &second}) {
        const Rect area{x, scene_edge + title_height, half, bottom - 16 - scene_edge - title_height};
        add_text(list, measure, {x, scene_edge - 8, half, title_height}, title_of(*moment->kernel),
                 {.size = 14, .weight = Weight::bold});
        const double source =
            add_source(list, listing_of(*moment), {x, area.y, half, std::floor(area.height * 0.45)}, measure);
        add_memory_view(list, *moment, {x, area.y + source + 16, half, area.height - source - 16}, measure);
        x += half + 32;
    }
    list.add(
        Polyline{.points = {{scene_edge + half + 16.5, scene_edge}, {scene_edge + half + 16.5, bottom - 16}},
                 .stroke = Stroke{}});
    list.add(Polyline{.points = {{scene_edge, bottom - 8.5}, {width - scene_edge, bottom - 8.5}},
                      .stroke = Stroke{}});
    add_counters(list, first.kernel->trace(), second.kernel->trace(),
                 {scene_edge, bottom, width - 2 * scene_edge, counters_height}, measure);
    return list;
}

} // namespace ks::scene
