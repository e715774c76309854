// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/figures/trace_pictures.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/kernel/findings_list.h"
#include "visual/scene/kernel/kernel_scene.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double gap = 16, heads_height = 44, facts_height = 64, least_card = 116, least_source = 200;

/// The letters of the Kernel page's pictures have a fixed size; the letters of a figure grow with its area.
template <class Draw>
double enlarged(DisplayList& list, const Rect& area, double factor, Draw draw) {
    DisplayList inner;
    const double used = draw(inner, Rect{0, 0, area.width / factor, area.height / factor});
    inner.scale(factor);
    inner.move(area.x, area.y);
    list.append(std::move(inner));
    return used * factor;
}

double enlargement(const Rect& area) {
    return std::max(1.0, figure_scale(area));
}

/// Whether the line is above the kernel: part of the licence or of the comment on the whole file.
bool is_above_the_kernel(const std::string& line) {
    return line.empty() || (line.starts_with("//") && !line.starts_with("///"));
}

/// Adds the line of code that runs, and below it the operation: "line 9 · load of global memory, 4 bytes a
/// lane".
double add_heads(DisplayList& list, const KernelMoment& moment, const Rect& area,
                 const TextMeasure& measure) {
    const TraceSite& site = moment.kernel->site(moment.at);
    const auto line = static_cast<std::size_t>(site.line - 1);
    std::string code = line < moment.kernel->lines().size() ? moment.kernel->lines()[line] : "";
    code.erase(0, code.find_first_not_of(' '));
    add_text(list, measure, {area.x, area.y, area.width, 20}, code,
             {.size = 13, .weight = Weight::bold, .face = Face::mono});
    KernelMoment bare = moment;
    bare.finding = -1; // the sentence names the finding
    add_text(list, measure, {area.x, area.y + 20, area.width, 18}, headline_of(bare),
             {.size = 12, .role = Role::quiet});
    return heads_height;
}

std::vector<KeyNumber> facts_of(const WarpAccess& access) {
    const Counters counters = counters_of(access);
    if (access.space == emulator::Memory::shared)
        return {{.name = said("wavefronts"), .value = number(counters.wavefronts), .loud = true},
                {.name = said("of them for conflicts"), .value = number(counters.conflicts)},
                {.name = said("lanes"), .value = number(counters.active_lanes)}};
    return {access.whole_lines
                ? KeyNumber{.name = said("lines of 128 B"), .value = number(counters.lines_128), .loud = true}
                : KeyNumber{.name = said("sectors of 32 B"), .value = number(counters.sectors), .loud = true},
            {.name = said("bytes used"), .value = number(counters.bytes_used)},
            {.name = said("bytes moved"), .value = number(counters.bytes_moved)},
            {.name = said("of them used"), .value = percent(counters.efficiency()), .loud = true}};
}

double add_card(DisplayList& list, const KernelMoment& moment, const Rect& area, const TextMeasure& measure) {
    const PunchCard card = card_of(moment);
    const double heads =
        area.height >= heads_height + least_card ? add_heads(list, moment, area, measure) : 0;
    const bool facts = card.access.touches_memory() && area.height >= heads + 2 * least_card + facts_height;
    const double room = area.height - heads - (facts ? facts_height + gap : 0);
    double used = heads + add_punch_card(list, card, {area.x, area.y + heads, area.width, room}, measure);
    if (facts)
        used += gap + add_key_numbers(list, measure, {area.x, area.y + used + gap, area.width, facts_height},
                                      facts_of(card.access));
    return used;
}

constexpr double round_height = 25, lane_numbers = 14; ///< of a strip without its title

/// Whether the values of all lanes fit side by side in one line of this width.
bool in_one_line(const std::vector<KernelMoment>& moments, double width, const TextMeasure& measure) {
    for (const KernelMoment& moment : moments)
        for (const std::string& value : strip_of(moment).values)
            if (measure.width(value, Face::mono, 12, Weight::medium) > width / warp_lanes - 6)
                return false;
    return true;
}

/// Adds a line for each round of an instruction in a loop, as many as fit, with the lanes' values if there is
/// room.
double add_rounds(DisplayList& list, const std::vector<KernelMoment>& moments, const Rect& area,
                  const TextMeasure& measure) {
    constexpr double names = 64, counts = 60;
    const double width = area.width - names - counts;
    const bool values = in_one_line(moments, width, measure);
    const auto room =
        static_cast<std::size_t>(std::max(1.0, std::floor((area.height - lane_numbers) / round_height)));
    const std::size_t shown = moments.size() <= room ? moments.size() : std::max<std::size_t>(1, room - 1);
    double y = area.y;
    for (std::size_t round = 0; round < shown; ++round) {
        LaneStrip strip = strip_of(moments[round]);
        strip.title.clear();
        if (!values)
            strip.values.fill("");
        // The lanes' numbers are above the first round.
        const double used =
            add_lane_strip(list, strip, {area.x + names, y, width, round == 0 ? area.height : 0.0}, measure);
        const Rect line{area.x, y + used - round_height + 3, area.width, round_height - 3};
        add_text(list, measure, {line.x, line.y, names - 8, line.height}, formatted("round {}", round + 1),
                 {.size = 12});
        const int lanes = std::popcount(strip.mask);
        add_text(list, measure, line, counted("1 lane", "{} lanes", lanes),
                 {.size = 12, .role = Role::quiet, .align = Align::right});
        y = line.y + round_height;
    }
    if (shown < moments.size()) {
        add_text(list, measure, {area.x, y, area.width, round_height - 5},
                 number(static_cast<std::int64_t>(moments.size() - shown)) +
                     said(" more rounds are not shown"),
                 {.size = 12, .role = Role::quiet});
        y += round_height;
    }
    return y - area.y;
}

} // namespace

double add_source_picture(DisplayList& list, const KernelMoment& moment, bool heated, bool findings,
                          const Rect& area, const TextMeasure& measure) {
    SourceListing listing = listing_of(moment);
    if (!heated)
        listing.costs.clear();
    while (static_cast<std::size_t>(listing.first) < listing.lines.size() &&
           is_above_the_kernel(listing.lines[static_cast<std::size_t>(listing.first - 1)]))
        ++listing.first;
    for (std::string& line : listing.lines) // a continuation far to the right moves to the left
        if (const std::size_t indent = line.find_first_not_of(' ');
            indent != std::string::npos && indent > 24)
            line.erase(0, indent - 16);
    const auto draw = [&](DisplayList& inner, const Rect& frame) {
        DisplayList found;
        double below = 0;
        if (findings)
            below = gap + add_findings(found, moment, {0, 0, frame.width, 0}, measure);
        const double room = frame.height - below;
        if (findings && room < least_source) { // no room for both
            if (below > frame.height)
                return add_source(inner, listing, frame, measure);
            inner.append(std::move(found));
            return below - gap;
        }
        const double used = add_source(inner, listing, {0, 0, frame.width, room}, measure);
        found.move(0, used + gap);
        inner.append(std::move(found));
        return used + below;
    };
    const auto fits = [&](double factor) {
        const Rect frame{0, 0, area.width / factor, area.height / factor};
        DisplayList found;
        const double below = findings ? gap + add_findings(found, moment, frame, measure) : 0;
        return head_height(listing) + source_lines_height(listing, frame.width, measure) + below <=
               frame.height;
    };
    double factor = 1.2 * enlargement(area);
    while (factor > 1 && !fits(factor))
        factor -= 0.1;
    return enlarged(list, area, std::max(1.0, factor), draw);
}

double add_memory_picture(DisplayList& list, const KernelMoment& moment, const Rect& area,
                          const TextMeasure& measure) {
    return enlarged(list, area, enlargement(area), [&](DisplayList& inner, const Rect& frame) {
        return add_card(inner, moment, frame, measure);
    });
}

double add_lanes_picture(DisplayList& list, const std::vector<KernelMoment>& moments, const Rect& area,
                         const TextMeasure& measure) {
    return enlarged(list, area, enlargement(area), [&](DisplayList& inner, const Rect& frame) {
        const double rounds = lane_numbers + round_height * static_cast<double>(moments.size());
        const bool low = frame.height < (moments.size() > 1 ? heads_height + rounds : 220);
        const double heads = low ? 0 : add_heads(inner, moments.front(), frame, measure);
        const Rect rest{0, heads, frame.width, frame.height - heads};
        if (moments.size() > 1)
            return heads + add_rounds(inner, moments, rest, measure);
        const bool rows = !moments.front().kernel->touched(moments.front().at).cells.empty();
        return heads + (rows ? add_lanes_view(inner, moments.front(), rest, measure)
                             : add_lane_strip(inner, strip_of(moments.front()), rest, measure));
    });
}

} // namespace ks::scene
