// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/legend.h"

#include "solvers/core/formatted.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ks::scene {

Box ring_mark() {
    return {.stroke = Stroke{.role = Role::accent, .width = 4}, .radius = 6};
}

namespace {

/// The size of samples and letters in a legend, and the gaps between them.
struct LegendLook {
    double sample = 16, letters = 13, before_text = 24, gap = 24;
};

/// Larger in a wide picture, like a table's digits.
LegendLook look_in(const Rect& frame) {
    constexpr double enough = 800, most = 1.3;
    const double scale = std::clamp(frame.width / enough, 1.0, most);
    const LegendLook look;
    return {.sample = std::round(look.sample * scale),
            .letters = std::round(look.letters * scale),
            .before_text = std::round(look.before_text * scale),
            .gap = std::round(look.gap * scale)};
}

double width_of(const LegendEntry& entry, const LegendLook& look, const TextMeasure& measure) {
    return look.before_text + measure.width(entry.text, Face::interface, look.letters, Weight::regular);
}

/// Breaks entries that are wider than a line into several; the mark is before the first part.
std::vector<LegendEntry> broken(std::span<const LegendEntry> entries, double width, const LegendLook& look,
                                const TextMeasure& measure) {
    const Text style{.role = Role::quiet,
                     .face = Face::interface,
                     .size = look.letters,
                     .weight = Weight::regular,
                     .align = Align::left};
    std::vector<LegendEntry> all;
    for (const LegendEntry& entry : entries) {
        if (width_of(entry, look, measure) <= width) {
            all.push_back(entry);
            continue;
        }
        std::vector<Box> sample = entry.sample;
        for (std::string& line : wrapped(measure, entry.text, style, std::max(1.0, width - look.before_text)))
            all.push_back({.text = std::move(line), .sample = std::exchange(sample, {})});
    }
    return all;
}

/// The number of entries that fit into one line.
std::size_t fitting(std::span<const LegendEntry> entries, double width, const LegendLook& look,
                    const TextMeasure& measure) {
    double x = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        x += width_of(entries[i], look, measure);
        if (x > width)
            return i;
        x += look.gap;
    }
    return entries.size();
}

void add_line(DisplayList& list, const Rect& frame, std::span<const LegendEntry> entries,
              const LegendLook& look, const TextMeasure& measure) {
    double x = frame.x;
    for (const LegendEntry& entry : entries) {
        const double width = width_of(entry, look, measure);
        for (Box box : entry.sample) {
            box.rect = {x, frame.y + (frame.height - look.sample) / 2, look.sample, look.sample};
            list.add(box);
        }
        list.add(Text{.rect = {x + look.before_text, frame.y, width - look.before_text, frame.height},
                      .text = entry.text,
                      .role = Role::quiet,
                      .face = Face::interface,
                      .size = look.letters,
                      .weight = Weight::regular,
                      .align = Align::left});
        x += width + look.gap;
    }
}

} // namespace

std::size_t legend_lines(std::span<const LegendEntry> given, double width, const TextMeasure& measure) {
    const std::vector<LegendEntry> whole = broken(given, width, {}, measure);
    std::span<const LegendEntry> entries = whole;
    std::size_t lines = 0;
    for (; !entries.empty(); ++lines)
        entries = entries.subspan(std::max<std::size_t>(1, fitting(entries, width, {}, measure)));
    return lines;
}

void add_legend_lines(DisplayList& list, const Rect& frame, std::span<const LegendEntry> given,
                      const TextMeasure& measure) {
    constexpr double words_of_more = 80;
    const LegendLook look;
    const std::vector<LegendEntry> whole = broken(given, frame.width, look, measure);
    std::span<const LegendEntry> entries = whole;
    const auto lines = std::max<std::size_t>(1, static_cast<std::size_t>(frame.height / legend_line));
    Rect place{frame.x, frame.y, frame.width, legend_line};
    for (std::size_t line = 1; line <= lines && !entries.empty(); ++line, place.y += legend_line) {
        std::size_t fit = fitting(entries, frame.width, look, measure);
        if (line == lines && fit < entries.size()) {
            place.width -= words_of_more;
            fit = fitting(entries, place.width, look, measure);
            list.add(Text{.rect = {place.x + place.width, place.y, words_of_more, place.height},
                          .text = formatted("+{} more", entries.size() - fit),
                          .role = Role::quiet,
                          .face = Face::interface,
                          .size = look.letters,
                          .weight = Weight::regular,
                          .align = Align::right});
        }
        add_line(list, place, entries.first(fit), look, measure);
        entries = entries.subspan(line == lines ? fit : std::max<std::size_t>(1, fit));
    }
}

void add_legend(DisplayList& list, const Rect& frame, std::span<const LegendEntry> entries,
                const TextMeasure& measure) {
    constexpr double least_of_two = 14; // the smallest height of each of two lines
    const LegendLook usual = look_in(frame);
    const std::size_t first = fitting(entries, frame.width, usual, measure);
    if (first == entries.size() || frame.height < 2 * least_of_two)
        return add_line(list, frame, entries.first(first), usual, measure);
    const double line = std::floor(frame.height / 2);
    const LegendLook small{.sample = 12, .letters = 12, .before_text = 18, .gap = 16};
    Rect place{frame.x, frame.y, frame.width, line};
    for (int i = 0; i < 2; ++i, place.y += line) {
        const std::size_t fit = fitting(entries, frame.width, small, measure);
        add_line(list, place, entries.first(fit), small, measure);
        entries = entries.subspan(fit);
    }
}

} // namespace ks::scene
