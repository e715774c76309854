// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <string>
#include <string_view>
#include <vector>

namespace ks::scene {

/// Converts a recording's text to readable signs: "-inf" becomes "−∞" and "inf" "∞", "<-" an arrow, "<=",
/// ">=" and "!=" their signs, and the row of a cell becomes a subscript: "z2(7)" becomes "z_{2}(7)", "U2(7)"
/// "U_{2}(7)".
std::string readable(std::string_view text);

/// A part of a text in which `_x` and `_{xyz}` are subscripts.
struct RichPiece {
    std::string_view text;
    bool low = false; ///< a subscript
};
std::vector<RichPiece> rich_pieces(std::string_view text);

/// As above, for a sentence that may contain names of a program: only `_{xyz}` is a subscript (readable()
/// writes these), and "KS_SYNC" keeps its underscore.
std::vector<RichPiece> braced_pieces(std::string_view text);

/// The width of a text in which `_x` and `_{xyz}` are subscripts. `style` gives face, size and weight.
double rich_width(const TextMeasure& measure, std::string_view text, const Text& style);

/// Adds a text with subscripts to style.rect, left aligned, piece by piece.
void add_rich(DisplayList& list, const TextMeasure& measure, std::string_view text, const Text& style);

/// Breaks a text at its spaces so that each line fits `width`; a wider word has its own line. Leading spaces
/// are kept, and lines after the first are indented by a further `hanging`.
std::vector<std::string> wrapped(const TextMeasure& measure, std::string_view text, const Text& style,
                                 double width, std::string_view hanging = "");

/// As above, for a text in which underscores do not mean subscripts, such as names in a program.
std::vector<std::string> wrapped_plain(const TextMeasure& measure, std::string_view text, const Text& style,
                                       double width, std::string_view hanging = "");

/// Adds a plain text to the frame in as many lines as it needs, and returns the height used. If not all lines
/// fit, the last visible line is elided. `style` gives role, face, size and weight.
double add_paragraph(DisplayList& list, const TextMeasure& measure, const Rect& frame, std::string_view text,
                     const Text& style);

} // namespace ks::scene
