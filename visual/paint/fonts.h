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

/// Registers the program's fonts with Qt. Call it once, after the application object exists. Fails (internal)
/// if the resources are not linked in or cannot be read.
Result<void> load_fonts();

/// `size` is in pixels at scale 1, rounded to whole pixels. Fonts have no hinting, so that widths are the
/// same at every scale and on paper.
QFont font(scene::Face face, double size, scene::Weight weight = scene::Weight::regular);

/// A font with its metrics, cached because looking a font up costs as much as drawing a word.
struct SizedFont {
    QFont font;
    QFontMetricsF metrics;
};
const SizedFont& sized_font(scene::Face face, double size, scene::Weight weight);

/// A text with a known width, whose glyphs are laid out when it is first drawn. It is split at its thin
/// spaces, which are gaps and not glyphs (scene/numbers.h).
struct TextRuns {
    struct Run {
        QStaticText text;
        double x = 0; ///< from the left end of the text
    };
    std::vector<Run> runs;
    double width = 0;
};

/// Returns the shaped text from a cache: a table shows the same few numbers at every repaint. The reference
/// is valid until the next call.
const TextRuns& text_runs(std::string_view text, scene::Face face, double size, scene::Weight weight);

/// Measures with the real fonts. Use it after load_fonts(), in any thread.
class FontMeasure : public scene::TextMeasure {
public:
    double width(std::string_view text, scene::Face face, double size, scene::Weight weight) const override;
};

} // namespace ks::paint
