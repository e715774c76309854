// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include <QFont>
#include <QFontMetricsF>
#include <QStaticText>

#include "solvers/core/result.h"
#include "visual/scene/measure.h"

namespace ks::paint {

/// Makes the program's own fonts known to Qt, once, after the application object exists. Fails (code
/// internal) when the resources are not linked in or unreadable.
Result<void> load_fonts();

/// `size` in pixels at scale 1, rounded to whole ones. No hinting: widths are the same at every scale and on
/// paper.
QFont font(scene::Face face, double size, scene::Weight weight = scene::Weight::regular);

/// A font with its measures, made once, because looking a font up costs as much as drawing a word.
struct SizedFont {
    QFont font;
    QFontMetricsF metrics;
};
const SizedFont& sized_font(scene::Face face, double size, scene::Weight weight);

/// A text whose width is known and whose glyphs are laid out when it is drawn first. It is cut at its thin
/// spaces, which are gaps and not glyphs (scene/numbers.h).
struct TextRuns {
    struct Run {
        QStaticText text;
        double x = 0; ///< from the left end of the text
    };
    std::vector<Run> runs;
    double width = 0;
};

/// Shaped texts are kept for a while, because a table shows the same few numbers again at every repaint. The
/// reference is valid until the next call.
const TextRuns& text_runs(std::string_view text, scene::Face face, double size, scene::Weight weight);

/// Measures with the real fonts. Use it after load_fonts(), in any thread.
class FontMeasure : public scene::TextMeasure {
public:
    double width(std::string_view text, scene::Face face, double size, scene::Weight weight) const override;
};

} // namespace ks::paint
