// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/charts/footnotes.h"

#include "solvers/core/language.h"
#include "visual/scene/rich_text.h"

#include <utility>

namespace ks::visual {

Footnotes::Footnotes(const scene::TextMeasure& measure, const std::vector<std::string>& sentences,
                     double width) {
    for (const std::string& sentence : sentences) {
        for (std::string& row : scene::wrapped_plain(measure, sentence, {}, width, "    "))
            lines_.push_back(std::move(row));
        ends_.push_back(lines_.size());
    }
}

void Footnotes::fit(std::size_t most) {
    if (lines_.size() <= most)
        return;
    while (!ends_.empty() && ends_.back() + 1 > most)
        ends_.pop_back();
    lines_.resize(ends_.empty() ? 0 : ends_.back());
    if (most > 0)
        lines_.emplace_back(said("A higher picture and the table (CSV) say more about the figures."));
}

} // namespace ks::visual
