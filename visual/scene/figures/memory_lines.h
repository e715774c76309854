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

/// 4-byte words of memory in lines of 128 bytes, with what one request of a warp does to them.
struct MemoryLines {
    static constexpr std::int64_t word = 4, sector = 32, line = 128, words = line / word;

    struct Word {
        std::int64_t address = 0; ///< byte address
        std::string label;        ///< what reads it: a lane or thread
        bool used = false;        ///< by this request; if not, only its label is shown
    };
    std::vector<Word> marked;
    std::int64_t unit = sector; ///< how much is moved at once: a sector or a whole line
    bool addresses = true;      ///< written before the lines; if not, words' numbers are

    /// The numbers of the lines that hold a marked word, ascending.
    std::vector<std::int64_t> touched() const;
};

/// Draws such lines as wide as an area, with their addresses before them and gaps between sectors.
class MemoryPicture {
public:
    MemoryPicture(DisplayList& list, const MemoryLines& memory, const Rect& area, const TextMeasure& measure);

    /// Draws all lines, one below the other from the area's top, and gives the height used. A last line says
    /// how many lines do not fit.
    double draw_all();
    /// Draws one line at this height.
    void draw_line(std::int64_t line, double y, double height);

    /// Where a word of a line is drawn, and the height that suits a line best.
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
