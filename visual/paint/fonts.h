// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string_view>
#include <tuple>
#include <vector>

#include <QFont>
#include <QFontMetricsF>
#include <QString>

#include "solvers/base/result.h"
#include "visual/scene/measure.h"

namespace ks::paint {

/// Makes the program's own fonts known to Qt, once, after the application object exists. Fails (code
/// internal) when the resources are not linked in or unreadable.
Result<void> load_fonts();

/// `size` in pixels at scale 1, rounded to whole ones. No hinting: widths are the same at every scale and on
/// paper.
QFont font(scene::Face face, double size, scene::Weight weight = scene::Weight::regular);

/// A text cut at its thin spaces, which are gaps and not glyphs (scene/numbers.h).
struct TextRuns {
    struct Run {
        QString text;
        double x = 0; ///< from the left end of the text
    };
    std::vector<Run> runs;
    double width = 0;
};

TextRuns runs_of(const QString& text, const QFontMetricsF& metrics, double size);

/// Asks the fonts. For one thread, after load_fonts().
class FontMeasure : public scene::TextMeasure {
public:
    double width(std::string_view text, scene::Face face, double size, scene::Weight weight) const override;

private:
    mutable std::map<std::tuple<scene::Face, int, scene::Weight>, QFontMetricsF> metrics_;
};

} // namespace ks::paint
