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
        std::string label;        ///< who reads it: a lane or thread
        bool used = false;        ///< by this request; else the word is shown with its label alone
    };
    std::vector<Word> marked;
    std::int64_t unit = sector; ///< what is moved at once: a sector or a whole line
    bool addresses = true;      ///< written before the lines; else the words' numbers

    /// The numbers of the lines that hold a marked word, ascending.
    std::vector<std::int64_t> touched() const;
};

/// Draws such lines into an area's width: their addresses before them, a gap between sectors.
class MemoryPicture {
public:
    MemoryPicture(DisplayList& list, const MemoryLines& memory, const Rect& area, const TextMeasure& measure);

    /// All lines one below the other, from the area's top; gives the height used. Lines that do not fit are
    /// counted in a last one.
    double draw_all();
    /// One line at this height.
    void draw_line(std::int64_t line, double y, double height);

    /// Where a word of a line stands, and how high a line is at best.
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
