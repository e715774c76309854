// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "visual/scene/measure.h"

namespace ks::visual {

/// The sentences below a chart, broken into lines.
class Footnotes {
public:
    /// Breaks the sentences into lines of this width.
    Footnotes(const scene::TextMeasure& measure, const std::vector<std::string>& sentences, double width);

    const std::vector<std::string>& lines() const { return lines_; }
    double count() const { return static_cast<double>(lines_.size()); }

    /// Drops the last sentences if there are more than `most` lines. A sentence then states it.
    void fit(std::size_t most);

private:
    std::vector<std::string> lines_;
    std::vector<std::size_t> ends_; ///< the number of lines up to the end of each sentence
};

} // namespace ks::visual
