// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace ks::scene {

/// 4-byte words of memory in lines of 128 bytes, with the effect of one request of a warp on them.
struct MemoryLines {
    static constexpr std::int64_t word = 4, sector = 32, line = 128, words = line / word;

    struct Word {
        std::int64_t address = 0; ///< byte address
        std::string label;        ///< the lane or thread that reads it
        bool used = false;        ///< used by this request; if false, only the label is shown
    };
    std::vector<Word> marked;
    std::int64_t unit = sector; ///< how much is moved at once: a sector or a whole line, in bytes
    bool addresses = true;      ///< addresses are written before the lines; if false, numbers of words

    /// The numbers of the lines that hold a marked word, ascending.
    std::vector<std::int64_t> touched() const;
};

/// Draws such lines as wide as an area, with their addresses before them and gaps between sectors.
class MemoryPicture {
public:
    MemoryPicture(DisplayList& list, const MemoryLines& memory, const Rect& area, const TextMeasure& measure);

    /// Draws all lines from the area's top downwards and returns the height used. If not all fit, a last line
    /// states how many are missing.
    double draw_all();
    /// Draws one line at this y, this high.
    void draw_line(std::int64_t line, double y, double height);

    /// The rectangle of a word in a line; the height that suits a line best.
    Rect word_at(std::int64_t word, double y, double height) const;
    double best_height() const;

private:
    DisplayList& list_;
    const MemoryLines& memory_;
    Rect area_;
    const TextMeasure& measure_;
    std::vector<std::int64_t> lines_;
    std::map<std::int64_t, const MemoryLines::Word*> words_; ///< by number
    std::set<std::int64_t> moved_;                           ///< sectors or lines
    double text_ = 12, label_ = 0, cell_ = 0;
};

} // namespace ks::scene
