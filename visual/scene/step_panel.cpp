// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/step_panel.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/steps/table_layers.h"
#include "visual/scene/legend.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace ks::scene {

namespace {

constexpr double least_code_size = 12; // if not all lines fit, those around the current line are shown

/// A pseudo-code line broken to the panel's width.
struct CodeLine {
    int number = 0; ///< 0 for a continuation line
    int owner = 0;
    std::string text;
    std::string remark; ///< our remark in braces at the end of the line; it may be the whole line
};

/// A line of pseudo-code as it is drawn: its remark is translated.
std::string spoken_line(const std::string& line) {
    const std::size_t begin = line.rfind("  {");
    if (begin == std::string::npos || line.back() != '}')
        return readable(line);
    const std::size_t words = begin + std::string_view("  {").size();
    return readable(line.substr(0, words) + said(line.substr(words, line.size() - words - 1)) + "}");
}

std::vector<CodeLine> code_lines(const Recording& recording, const Text& style, double width,
                                 const TextMeasure& measure) {
    std::vector<CodeLine> all;
    int number = 0;
    for (const std::string& line : recording.code()) {
        ++number;
        int first = number;
        bool in_remark = false;
        for (const std::string& part : wrapped(measure, spoken_line(line), style, width, "    ")) {
            const std::size_t begin = in_remark ? 0 : part.find("  {");
            in_remark = begin != std::string::npos;
            const std::size_t cut = std::min(begin, part.size());
            all.push_back({.number = std::exchange(first, 0),
                           .owner = number,
                           .text = part.substr(0, cut),
                           .remark = part.substr(cut)});
        }
    }
    return all;
}

/// Adds the line, bold if it is current, and its remark, which is always quiet.
void add_code_text(DisplayList& list, const TextMeasure& measure, const CodeLine& line, Text style) {
    add_rich(list, measure, line.text, style);
    style.rect.x += rich_width(measure, line.text, style);
    style.role = Role::quiet;
    style.weight = Weight::regular;
    add_rich(list, measure, line.remark, style);
}

bool contains(const std::vector<int>& lines, int line) {
    return std::ranges::find(lines, line) != lines.end();
}

} // namespace

void add_code(DisplayList& list, const Recording& recording, const Step& step,
              const std::vector<int>& lines_before, const Rect& frame, const TextMeasure& measure) {
    constexpr double numbers = 28; // the column of line numbers
    Text style{
        .role = Role::text, .face = Face::mono, .size = 13, .weight = Weight::regular, .align = Align::left};
    double widest = 0;
    for (const std::string& line : recording.code())
        widest = std::max(widest, rich_width(measure, spoken_line(line), style));
    style.size = std::clamp(std::floor(13 * (frame.width - numbers - 2) / std::max(1.0, widest)), 12.0, 15.0);
    std::vector<CodeLine> lines = code_lines(recording, style, frame.width - numbers - 2, measure);
    while (style.size > least_code_size &&
           static_cast<double>(lines.size()) * std::floor(style.size * 1.25) > frame.height) {
        style.size -= 1;
        lines = code_lines(recording, style, frame.width - numbers - 2, measure);
    }
    const double height = std::floor(
        std::clamp(frame.height / static_cast<double>(lines.size()), style.size * 1.25, style.size * 1.6));
    const auto room = std::min(lines.size(), static_cast<std::size_t>(std::max(1.0, frame.height / height)));

    const auto current =
        std::ranges::find_if(lines, [&](const CodeLine& line) { return contains(step.lines, line.owner); });
    std::size_t first = 0;
    if (current != lines.end()) {
        const auto at = static_cast<std::size_t>(current - lines.begin());
        first = std::min(lines.size() - room, at > room / 2 ? at - room / 2 : 0);
    }
    double y = frame.y;
    for (std::size_t n = first; n < first + room; ++n, y += height) {
        const CodeLine& line = lines[n];
        const bool now = contains(step.lines, line.owner),
                   earlier = !now && contains(lines_before, line.owner);
        const Rect bar{frame.x, y, frame.width, height};
        if (now || earlier)
            list.add(Box{
                .rect = bar, .fill = Fill{.role = Role::accent, .opacity = now ? 0.2 : 0.07}, .radius = 3});
        if (now)
            list.add(
                Box{.rect = {bar.x, bar.y, 4, bar.height}, .fill = Fill{.role = Role::accent}, .radius = 2});
        if (line.number > 0)
            list.add(Text{.rect = {frame.x + 4, y, numbers - 12, height},
                          .text = std::to_string(line.number),
                          .role = now ? Role::text : Role::quiet,
                          .face = Face::mono,
                          .size = style.size * 0.85,
                          .weight = Weight::regular,
                          .align = Align::right});
        Text text = style;
        text.rect = {frame.x + numbers, y, frame.width - numbers, height};
        text.weight = now ? Weight::bold : Weight::regular;
        add_code_text(list, measure, line, text);
    }
}

namespace {

constexpr double least_sentence_size = 11;
constexpr double sentence_pitch = 1.5; // line distance as a multiple of the letters' size

Text sentence_style(double size) {
    return {.role = Role::text,
            .face = Face::interface,
            .size = size,
            .weight = Weight::medium,
            .align = Align::left};
}

/// Shortens the line by whole words so that it fits with dots at its end.
std::string with_dots(std::string line, const Text& style, double room, const TextMeasure& measure) {
    constexpr const char* dots = " …";
    while (rich_width(measure, line + dots, style) > room) {
        const std::size_t space = line.rfind(' ');
        if (space == std::string::npos || space == 0)
            break;
        line.resize(space);
    }
    return line + dots;
}

} // namespace

double sentence_height(const Step& step, double width, const TextMeasure& measure) {
    const Text style = sentence_style(least_sentence_size);
    const auto lines = wrapped(measure, readable(step.text), style, width).size();
    return static_cast<double>(lines) * std::round(style.size * sentence_pitch);
}

void add_sentence(DisplayList& list, const Step& step, const Rect& frame, double size,
                  const TextMeasure& measure) {
    Text style = sentence_style(size);
    std::vector<std::string> lines = wrapped(measure, readable(step.text), style, frame.width);
    while (style.size > least_sentence_size &&
           static_cast<double>(lines.size()) * style.size * sentence_pitch > frame.height) {
        style.size -= 1;
        lines = wrapped(measure, readable(step.text), style, frame.width);
    }
    const double height = std::round(style.size * sentence_pitch);
    const auto room = static_cast<std::size_t>((frame.height + 0.5) / height);
    if (lines.size() > room && room > 0) {
        lines.resize(room);
        lines.back() = with_dots(lines.back(), style, frame.width, measure);
    }
    double y = frame.y;
    for (std::size_t i = 0; i < std::min(room, lines.size()); ++i, y += height) {
        style.rect = {frame.x, y, frame.width, height};
        add_rich(list, measure, lines[i], style);
    }
    list.regions.push_back({.rect = frame, .id = "sentence", .description = readable(step.text)});
}

void add_items(DisplayList& list, const Recording& recording, const Step& step, const Rect& frame,
               const TextMeasure& measure) {
    if (step.considered.empty())
        return;
    constexpr double height = 24;
    list.add(Text{.rect = {frame.x, frame.y, frame.width, height},
                  .text = row_words(recording, step.row),
                  .role = Role::quiet,
                  .face = Face::interface,
                  .size = 13,
                  .weight = Weight::regular,
                  .align = Align::left});
    const auto room = static_cast<std::size_t>(std::max(1.0, std::floor(frame.height / height) - 1));
    const std::size_t all = step.considered.size();
    const std::size_t shown = all <= room ? all : room - 1;
    const auto best = std::ranges::find_if(step.considered, &Considered::best);
    const auto at =
        best == step.considered.end() ? 0 : static_cast<std::size_t>(best - step.considered.begin());
    const std::size_t first = at < shown ? 0 : std::min(all - shown, at - shown + 1);

    // Names and words are in two columns; in a narrow panel both have smaller letters.
    constexpr double gap = 24, edge = 8, usual = 13;
    const Text bold{
        .role = Role::text, .face = Face::mono, .size = usual, .weight = Weight::bold, .align = Align::left};
    double names = 0, words = 0;
    for (std::size_t k = first; k < first + shown; ++k) {
        names = std::max(names, measure.width(step.considered[k].name, Face::mono, usual, Weight::bold));
        words = std::max(words, rich_width(measure, readable(step.considered[k].text), bold));
    }
    const double share = (frame.width - 2 * edge - gap) / std::max(1.0, names + words);
    const double size = std::clamp(std::floor(usual * share * 2) / 2, 7.0, usual);
    const double widest = names * size / usual;
    double y = frame.y + height;
    for (std::size_t k = first; k < first + shown; ++k, y += height) {
        const Considered& item = step.considered[k];
        const Rect line{frame.x, y, frame.width, height};
        if (item.best)
            list.add(Box{.rect = line, .fill = Fill{.role = Role::changed, .opacity = tint}, .radius = 3});
        const Role role = item.fits ? Role::text : Role::quiet;
        const Weight weight = item.best ? Weight::bold : Weight::regular;
        Text name{.rect = {line.x + edge, y, widest, height},
                  .text = item.name,
                  .role = role,
                  .face = Face::mono,
                  .size = size,
                  .weight = weight,
                  .align = Align::left};
        list.add(name);
        Text text = name;
        text.rect = {line.x + widest + gap, y, line.width - widest - gap - edge, height};
        add_rich(list, measure, readable(item.text), text);
    }
    if (shown < all)
        list.add(Text{.rect = {frame.x + 8, y, frame.width - 8, height},
                      .text = formatted("and {} more", number(static_cast<std::int64_t>(all - shown))),
                      .role = Role::quiet,
                      .face = Face::interface,
                      .size = 13,
                      .weight = Weight::regular,
                      .align = Align::left});
}

void add_legend(DisplayList& list, bool pointed_at, bool way_back, const Rect& frame,
                const TextMeasure& measure) {
    std::vector<LegendEntry> entries{
        LegendEntry{.text = said("read"),
                    .sample = {Box{.stroke = Stroke{.role = Role::read, .width = 2}, .radius = 2}}},
        LegendEntry{
            .text = said("next"),
            .sample = {Box{.stroke = Stroke{.role = Role::about, .width = 2, .dashed = true}, .radius = 2}}},
        LegendEntry{.text = said("changed"),
                    .sample = {Box{.fill = Fill{.role = Role::changed}, .radius = 2}}},
        LegendEntry{.text = said("way back"),
                    .sample = {Box{.fill = Fill{.role = Role::optimal, .opacity = tint},
                                   .stroke = Stroke{.role = Role::optimal, .width = 2},
                                   .radius = 2,
                                   .corner_mark = true}}},
    };
    if (!way_back)
        entries.pop_back();
    if (pointed_at) // first, because later entries may not fit
        entries.insert(entries.begin(), {.text = said(pointed_at_words), .sample = {ring_mark()}});
    add_legend(list, frame, entries, measure);
}

} // namespace ks::scene
