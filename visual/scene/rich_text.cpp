// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/rich_text.h"

#include "solvers/core/letters.h"

#include <algorithm>
#include <array>

#include <cmath>
#include <utility>

namespace ks::scene {

namespace {

constexpr double low_size = 0.72; ///< relative to the surrounding size
constexpr double low_shift = 0.24;
constexpr std::size_t longest_low =
    82; ///< bytes of a subscript with its braces; the limit keeps the search linear

/// Splits a text into pieces; `single`: `_x` without braces is a subscript, too.
std::vector<RichPiece> pieces_of(std::string_view text, bool single) {
    std::vector<RichPiece> all;
    while (!text.empty()) {
        const std::size_t mark = text.find('_');
        if (mark == std::string_view::npos || mark + 1 >= text.size()) {
            all.push_back({.text = text});
            break;
        }
        if (mark > 0)
            all.push_back({.text = text.substr(0, mark)});
        text.remove_prefix(mark + 1);
        const std::size_t close =
            text.front() == '{' ? text.substr(0, longest_low).find('}') : std::string_view::npos;
        if (close != std::string_view::npos) {
            all.push_back({.text = text.substr(1, close - 1), .low = true});
            text.remove_prefix(close + 1);
        } else if (single) {
            all.push_back({.text = text.substr(0, 1), .low = true});
            text.remove_prefix(1);
        } else {
            all.push_back({.text = "_"});
        }
    }
    return all;
}

} // namespace

std::vector<RichPiece> rich_pieces(std::string_view text) {
    return pieces_of(text, true);
}

std::vector<RichPiece> braced_pieces(std::string_view text) {
    return pieces_of(text, false);
}

namespace {

double width_of(const TextMeasure& measure, const RichPiece& piece, const Text& style) {
    return measure.width(piece.text, style.face, piece.low ? style.size * low_size : style.size,
                         style.weight);
}

} // namespace

std::string readable(std::string_view text) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> signs{
        {{"-inf", "−∞"}, {"<-", "←"}, {"<=", "≤"}, {">=", "≥"}, {"!=", "≠"}}};
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const auto sign =
            std::ranges::find_if(signs, [&](const auto& s) { return text.substr(i).starts_with(s.first); });
        if (sign != signs.end()) {
            out += sign->second;
            i += sign->first.size();
            continue;
        }
        std::size_t end = i + 1;
        const bool begins_word = i == 0 || !is_letter_or_digit(text[i - 1]);
        if (begins_word && text.substr(i).starts_with("inf") &&
            (i + 3 == text.size() || !is_letter_or_digit(text[i + 3]))) {
            out += "∞";
            i += 3;
            continue;
        }
        if ((text[i] == 'z' || text[i] == 'U') && begins_word)
            while (end < text.size() && is_digit(text[end]))
                ++end;
        if (end > i + 1 && end < text.size() && text[end] == '(')
            out += std::string(1, text[i]) + "_{" + std::string(text.substr(i + 1, end - i - 1)) + "}";
        else
            out += text.substr(i, end - i);
        i = end;
    }
    return out;
}

double rich_width(const TextMeasure& measure, std::string_view text, const Text& style) {
    double width = 0;
    for (const RichPiece& piece : rich_pieces(text))
        width += width_of(measure, piece, style);
    return width;
}

void add_rich(DisplayList& list, const TextMeasure& measure, std::string_view text, const Text& style) {
    double x = style.rect.x;
    for (const RichPiece& piece : rich_pieces(text)) {
        Text part = style;
        part.text = piece.text;
        part.align = Align::left;
        part.rect.x = x;
        part.rect.width = width_of(measure, piece, style);
        if (piece.low) {
            part.size = style.size * low_size;
            part.rect.y += style.size * low_shift;
        }
        x += part.rect.width;
        list.add(std::move(part));
    }
}

namespace {

/// Breaks at spaces; `width_of` measures a line. Measuring is slow, so each line's end is found by binary
/// search.
template <class WidthOf>
std::vector<std::string> broken(std::string_view text, double width, std::string_view hanging,
                                WidthOf width_of) {
    const std::size_t indent = std::min(text.find_first_not_of(' '), text.size());
    std::vector<std::string> lines;
    std::string before(text.substr(0, indent));
    std::string_view rest = text.substr(indent);
    for (;;) {
        std::vector<std::size_t> ends; // index of each word's end
        for (std::size_t at = 0; at != std::string_view::npos; at = rest.find(' ', at + 1))
            if (at != 0)
                ends.push_back(at);
        ends.push_back(rest.size());
        // The first word is always taken, even if it is too long.
        const auto end = std::partition_point(ends.begin() + 1, ends.end(), [&](std::size_t words) {
            return width_of(before + std::string(rest.substr(0, words))) <= width;
        });
        const std::size_t length = *(end - 1);
        lines.push_back(before + std::string(rest.substr(0, length)));
        if (length == rest.size())
            return lines;
        rest.remove_prefix(length + 1);
        before = std::string(indent, ' ') + std::string(hanging);
    }
}

} // namespace

std::vector<std::string> wrapped(const TextMeasure& measure, std::string_view text, const Text& style,
                                 double width, std::string_view hanging) {
    return broken(text, width, hanging,
                  [&](std::string_view line) { return rich_width(measure, line, style); });
}

std::vector<std::string> wrapped_plain(const TextMeasure& measure, std::string_view text, const Text& style,
                                       double width, std::string_view hanging) {
    return broken(text, width, hanging, [&](std::string_view line) {
        return measure.width(line, style.face, style.size, style.weight);
    });
}

double add_paragraph(DisplayList& list, const TextMeasure& measure, const Rect& frame, std::string_view text,
                     const Text& style) {
    const double height = std::round(style.size * 1.45);
    const std::vector<std::string> lines = wrapped_plain(measure, text, style, frame.width);
    const auto room = static_cast<std::size_t>(std::max(1.0, std::floor((frame.height + 0.5) / height)));
    double y = frame.y;
    for (std::size_t i = 0; i < std::min(room, lines.size()); ++i, y += height) {
        Text line = style;
        line.rect = {frame.x, y, frame.width, height};
        line.text = i + 1 == room && lines.size() > room ? lines[i] + " …" : lines[i];
        line.text = elided(measure, line);
        list.add(std::move(line));
    }
    return y - frame.y;
}

} // namespace ks::scene
