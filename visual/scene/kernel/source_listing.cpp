// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/source_listing.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/kernel/source_margin.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace ks::scene {

namespace {

constexpr double code_line = 18, code_size = 12;
constexpr double heat_width = 10, code_gap = 8, narrow = 440;

/// The width of the line numbers, with room for a mark before the number.
double number_width(const SourceListing& listing) {
    return listing.lines.size() > 99 ? 36 : 28;
}

/// A part of a source line that is wrapped to fit the frame.
struct Part {
    int line = 0;
    bool first = true;
    std::string text;
    std::size_t comment = 0; ///< where a comment begins in it
};

/// The width of the heat bar and the cost columns; 0 if nothing was traced.
double width_of(const SourceMargin& margin) {
    return margin.columns.empty() ? 0 : heat_width + 2 * code_gap + margin.width();
}

Text code_style() {
    return {.role = Role::text,
            .face = Face::mono,
            .size = code_size,
            .weight = Weight::regular,
            .align = Align::left};
}

std::size_t indent_of(const std::string& line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

/// Moves continuation lines to the left if they do not fit. The parameters of a signature are aligned with
/// its parenthesis, where a narrow frame has no room for them.
void move_continuations(std::vector<std::string>& lines, std::size_t hanging,
                        const std::function<bool(const std::string&)>& fits) {
    constexpr std::size_t level = 4; // a block is indented by one level; a deeper line is a continuation
    std::size_t outer = 0;
    const auto continues = [&](const std::string& line) {
        return indent_of(line) < line.size() && indent_of(line) > outer + level;
    };
    for (auto line = lines.begin(); line != lines.end();) {
        if (!continues(*line)) {
            outer = indent_of(*line) < line->size() ? indent_of(*line) : outer;
            ++line;
            continue;
        }
        const auto end = std::find_if_not(line, lines.end(), continues);
        const std::size_t from = indent_of(*line), to = std::min(from, outer + hanging);
        if (!std::all_of(line, end, fits))
            std::for_each(line, end, [by = from - to](std::string& each) {
                each.erase(0, std::min(by, indent_of(each)));
            });
        line = end;
    }
}

/// Halves the indentation of all lines if a narrow frame has no room for a deeply indented line.
void halve_deep_indents(std::vector<std::string>& lines, std::size_t hanging,
                        const std::function<bool(const std::string&)>& fits) {
    constexpr std::size_t least = 16; // letters
    const auto is_too_deep = [&](const std::string& line) {
        return !fits(line) && !fits(std::string(indent_of(line) + hanging + least, ' '));
    };
    if (std::ranges::any_of(lines, is_too_deep))
        for (std::string& line : lines)
            line.erase(0, indent_of(line) / 2);
}

/// Splits the text into pieces of at most this width. A single word that is too wide is split after brackets
/// and commas.
std::vector<std::string> pieces_of(std::string text, const std::function<bool(const std::string&)>& fits) {
    std::vector<std::string> pieces;
    while (!fits(text)) {
        const std::size_t indent = indent_of(text);
        std::size_t end = text.size();
        do
            end = text.find_last_of("(<[,", end - 1);
        while (end != std::string::npos && end > indent && !fits(text.substr(0, end + 1)));
        if (end == std::string::npos || end <= indent || end + 1 == text.size())
            break;
        pieces.push_back(text.substr(0, end + 1));
        text = std::string(indent, ' ') + text.substr(end + 1);
    }
    pieces.push_back(std::move(text));
    return pieces;
}

std::vector<Part> parts_of(const SourceListing& listing, double width, const TextMeasure& measure) {
    std::vector<Part> parts;
    const std::string hanging(width < narrow / 2 ? 2 : width < narrow * 3 / 4 ? 4 : 8, ' ');
    std::vector<std::string> lines = listing.lines;
    const Text style = code_style();
    const auto fits = [&](const std::string& line) {
        return measure.width(line, style.face, style.size, style.weight) <= width;
    };
    move_continuations(lines, hanging.size(), fits);
    halve_deep_indents(lines, hanging.size(), fits);
    for (auto i = static_cast<std::size_t>(listing.first - 1); i < lines.size(); ++i) {
        bool first = true, in_comment = false;
        for (const std::string& wrapped : wrapped_plain(measure, lines[i], style, width, hanging))
            for (std::string& text : pieces_of(wrapped, fits)) {
                const std::size_t comment = in_comment ? 0 : std::min(text.find("//"), text.size());
                in_comment = comment < text.size();
                parts.push_back({.line = static_cast<int>(i) + 1,
                                 .first = first,
                                 .text = std::move(text),
                                 .comment = comment});
                first = false;
            }
    }
    return parts;
}

double code_width(const SourceListing& listing, double width, const TextMeasure& measure) {
    return std::max(120.0, width - width_of(SourceMargin(listing.costs, width, measure)) -
                               number_width(listing) - code_gap);
}

/// Adds a line's text, with its comment in grey.
void add_code(DisplayList& list, const TextMeasure& measure, const Part& part, const Rect& rect, bool bold) {
    const std::string& text = part.text;
    const std::size_t comment = part.comment;
    Text code = code_style();
    code.weight = bold ? Weight::bold : Weight::regular;
    code.rect = rect;
    code.text = text.substr(0, comment);
    code.text = elided(measure, code);
    const double used = measure.width(code.text, code.face, code.size, code.weight);
    if (comment > 0)
        list.add(code);
    if (comment == text.size())
        return;
    code.role = Role::quiet;
    code.weight = Weight::regular;
    code.text = text.substr(comment);
    code.rect = {rect.x + used, rect.y, rect.width - used, rect.height};
    code.text = elided(measure, code);
    list.add(std::move(code));
}

class ListingPicture {
public:
    ListingPicture(DisplayList& list, const SourceListing& listing, const Rect& frame,
                   const TextMeasure& measure)
        : list_(list), listing_(listing), frame_(frame), measure_(measure),
          margin_(listing.costs, frame.width, measure) {
        for (const auto& [line, cost] : listing.costs)
            hottest_ = std::max(hottest_, heat_of(cost, listing.heat));
    }

    /// Draws two lines: the column headings and, to their right, the counted quantity and the meaning of the
    /// heat.
    void draw_head() {
        if (margin_.columns.empty())
            return;
        constexpr double line = (source_head_height - 6) / 2;
        const auto write = [&](const Rect& rect, const std::string& text, Align align) {
            add_text(list_, measure_, rect, text,
                     {.size = SourceMargin::text_size, .role = Role::quiet, .align = align});
        };
        const auto region = [&](const Rect& rect, const std::string& id, const std::string& text,
                                const std::string& meaning) {
            list_.regions.push_back(
                {.rect = rect, .id = id, .description = formatted("{}: {}", text, meaning)});
        };
        double x = columns_x();
        for (const SourceMargin::Column& column : margin_.columns) {
            double y = frame_.y + line * static_cast<double>(2 - column.head.size());
            for (const std::string& part : column.head) {
                write({x, y, column.width, line}, part, Align::right);
                y += line;
            }
            region({x, frame_.y, column.width, 2 * line}, column.id, column.name, column.meaning);
            x += column.width + SourceMargin::gap;
        }
        const Rect above{code_x(), frame_.y, frame_.x + frame_.width - code_x(), line};
        const Rect below{above.x, above.y + line, above.width, line};
        write(above, said("count: memory, branches, barriers"), Align::left);
        const std::string heat = formatted("heat: {}", title_of(listing_.heat));
        write(below, heat, Align::left);
        region(below, "head heat", heat,
               said("the bar at the left of a line is the stronger, the more of these the line has"));
    }

    void draw(const Part& part, double y) {
        const bool now = part.line == listing_.current;
        const Rect bar{frame_.x, y, frame_.width, code_line};
        if (now || part.line == listing_.before)
            list_.add(Box{
                .rect = bar, .fill = Fill{.role = Role::accent, .opacity = now ? 0.2 : 0.07}, .radius = 3});
        if (now)
            list_.add(
                Box{.rect = {bar.x, bar.y, 4, bar.height}, .fill = Fill{.role = Role::accent}, .radius = 2});
        if (part.line == listing_.chosen)
            list_.add(Box{.rect = bar, .stroke = Stroke{.role = Role::accent, .width = 1.5}, .radius = 3});
        draw_cost(part, y);
        if (part.first)
            list_.add(Text{.rect = {number_x(), y, number_width(listing_) - 6, code_line},
                           .text = std::to_string(part.line),
                           .role = now ? Role::text : Role::quiet,
                           .face = Face::mono,
                           .size = 10,
                           .weight = Weight::regular,
                           .align = Align::right});
        draw_finding(part, bar);
        add_code(list_, measure_, part, {code_x(), y, frame_.x + frame_.width - code_x(), code_line}, now);
    }

private:
    void draw_cost(const Part& part, double y) {
        const auto cost = listing_.costs.find(part.line);
        if (cost == listing_.costs.end())
            return;
        const double heat = heat_of(cost->second, listing_.heat);
        if (heat > 0)
            list_.add(HeatMap{.rect = {frame_.x + code_gap, y, heat_width, code_line},
                              .rows = 1,
                              .columns = 1,
                              .values = {static_cast<float>(std::sqrt(heat / hottest_))}});
        if (!part.first)
            return;
        const std::optional<Loss> worst = worst_of(cost->second);
        double x = columns_x();
        for (const SourceMargin::Column& column : margin_.columns) {
            const std::string text = column.of(cost->second);
            const bool loud = worst && column.loss == worst;
            if (!text.empty())
                list_.add(Text{.rect = {x, y, column.width, code_line},
                               .text = text,
                               .role = Role::text,
                               .face = Face::mono,
                               .size = SourceMargin::text_size,
                               .weight = loud ? Weight::bold : Weight::regular,
                               .align = Align::right});
            x += column.width + SourceMargin::gap;
        }
        list_.regions.push_back({.rect = {frame_.x, y, frame_.width, code_line},
                                 .id = written("line {}", part.line),
                                 .description = formatted("Line {}: {}{}", part.line, words_of(cost->second),
                                                          found_text(part.line))});
    }
    std::string found_text(int line) const {
        const auto found = listing_.findings.find(line);
        return found == listing_.findings.end() ? "" : said("; a finding names this line");
    }
    /// A line named by a finding gets the mark from the list of findings; the lines of the chosen finding are
    /// framed instead.
    void draw_finding(const Part& part, const Rect& bar) {
        const auto found = listing_.findings.find(part.line);
        if (found == listing_.findings.end())
            return;
        if (part.first && !found->second.chosen)
            add_mark(list_, {number_x() + 2, bar.y + (bar.height - 7) / 2, 7, 7},
                     found->second.error ? error_mark() : idle_mark());
        if (found->second.chosen)
            list_.add(Box{.rect = {number_x(), bar.y, bar.x + bar.width - number_x(), bar.height},
                          .stroke = Stroke{.role = Role::optimal, .width = 2},
                          .radius = 3,
                          .corner_mark = true});
    }
    double columns_x() const { return frame_.x + code_gap + heat_width + code_gap; }
    double number_x() const { return frame_.x + width_of(margin_); }
    double code_x() const { return number_x() + number_width(listing_) + code_gap / 2; }

    DisplayList& list_;
    const SourceListing& listing_;
    Rect frame_;
    const TextMeasure& measure_;
    SourceMargin margin_;
    double hottest_ = 1e-9;
};

} // namespace

std::vector<std::string> device_lines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty() && !text.starts_with("KS_KERNELS(")) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    while (!lines.empty() && lines.back().empty())
        lines.pop_back();
    return lines;
}

std::string file_of(const Trace& trace) {
    std::map<std::string, int> sites;
    for (std::size_t i = 0; i < trace.launches.size(); ++i)
        if (!trace.window || trace.window->at.launch == static_cast<std::int64_t>(i))
            for (const TraceSite& site : trace.launches[i].sites)
                ++sites[site.file];
    std::string file = trace.sources.empty() ? std::string() : trace.sources.front().file;
    int most = 0;
    for (const auto& [name, count] : sites)
        if (count > most) {
            file = name;
            most = count;
        }
    return file;
}

double source_lines_height(const SourceListing& listing, double width, const TextMeasure& measure) {
    const auto parts = parts_of(listing, code_width(listing, width, measure), measure);
    return code_line * static_cast<double>(parts.size());
}

void add_source_head(DisplayList& list, const SourceListing& listing, const Rect& frame,
                     const TextMeasure& measure) {
    ListingPicture(list, listing, frame, measure).draw_head();
}

double add_source_lines(DisplayList& list, const SourceListing& listing, const Rect& frame,
                        const TextMeasure& measure) {
    const auto parts = parts_of(listing, code_width(listing, frame.width, measure), measure);
    ListingPicture picture(list, listing, frame, measure);
    const auto room = std::min(
        parts.size(), static_cast<std::size_t>(std::max(1.0, std::floor((frame.height + 0.5) / code_line))));
    const int wanted = listing.current > 0 ? listing.current : listing.chosen;
    const auto at = static_cast<std::size_t>(
        std::ranges::find_if(parts, [&](const Part& part) { return part.line == wanted; }) - parts.begin());
    const std::size_t first = at == parts.size()
                                  ? parts.size() - room // show the kernel rather than the lines above it
                                  : std::min(parts.size() - room, at > room / 2 ? at - room / 2 : 0);
    double y = frame.y;
    for (std::size_t i = first; i < first + room; ++i, y += code_line)
        picture.draw(parts[i], y);
    return y - frame.y;
}

double head_height(const SourceListing& listing) {
    return listing.costs.empty() ? 0 : source_head_height;
}

double add_source(DisplayList& list, const SourceListing& listing, const Rect& frame,
                  const TextMeasure& measure) {
    const double head = head_height(listing);
    add_source_head(list, listing, frame, measure);
    return head + add_source_lines(list, listing, {frame.x, frame.y + head, frame.width, frame.height - head},
                                   measure);
}

} // namespace ks::scene
