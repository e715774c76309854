// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/figures/memory_lines.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {
constexpr double sector_gap = 3, least_line = 17;
} // namespace

std::vector<std::int64_t> MemoryLines::touched() const {
    std::set<std::int64_t> lines;
    for (const Word& each : marked)
        lines.insert(each.address / line);
    return {lines.begin(), lines.end()};
}

MemoryPicture::MemoryPicture(DisplayList& list, const MemoryLines& memory, const Rect& area,
                             const TextMeasure& measure)
    : list_(list), memory_(memory), area_(area), measure_(measure), lines_(memory.touched()) {
    for (const MemoryLines::Word& word : memory.marked) {
        words_[word.address / MemoryLines::word] = &word;
        if (word.used)
            moved_.insert(word.address / memory.unit);
    }
    text_ = std::round(12 * figure_scale(area));
    const std::int64_t last = lines_.empty() ? 0 : lines_.back() * MemoryLines::line;
    const std::string longest = number(memory.addresses ? last : last / MemoryLines::word);
    label_ = std::ceil(measure.width(longest, Face::mono, text_, Weight::regular)) + 10;
    cell_ = std::floor((area.width - label_ - 3 * sector_gap) * 4 / MemoryLines::words) / 4;
}

Rect MemoryPicture::word_at(std::int64_t word, double y, double height) const {
    const std::int64_t gaps = word * MemoryLines::word / MemoryLines::sector;
    return {area_.x + label_ + static_cast<double>(word) * cell_ + static_cast<double>(gaps) * sector_gap, y,
            cell_ - 1, height};
}

double MemoryPicture::best_height() const {
    return std::round(cell_ * 1.4);
}

void MemoryPicture::draw_line(std::int64_t line, double y, double height) {
    const std::int64_t begin = line * MemoryLines::line;
    add_text(list_, measure_, {area_.x, y, label_ - 10, height},
             number(memory_.addresses ? begin : begin / MemoryLines::word),
             {.size = std::min(text_, height - 2),
              .role = Role::quiet,
              .align = Align::right,
              .face = Face::mono});
    for (std::int64_t w = 0; w < MemoryLines::words; ++w) {
        const std::int64_t address = begin + w * MemoryLines::word;
        const Rect rect = word_at(w, y, height);
        const auto found = words_.find(address / MemoryLines::word);
        const bool used = found != words_.end() && found->second->used;
        add_mark(list_, rect,
                 used                                      ? read_mark()
                 : moved_.contains(address / memory_.unit) ? wasted_mark()
                                                           : plain_mark());
        if (found == words_.end())
            continue;
        // The mono face is 0.6 of its size wide; a label of three digits must fit too.
        const double letters = std::max(1.4, 0.65 * static_cast<double>(found->second->label.size()));
        const double size = std::floor(std::min({height * 0.72, (rect.width - 2) / letters, text_ * 1.3}));
        if (size >= 7)
            list_.add(Text{.rect = rect,
                           .text = found->second->label,
                           .role = Role::text,
                           .face = Face::mono,
                           .size = size,
                           .weight = used ? Weight::bold : Weight::regular,
                           .align = Align::centre});
    }
}

double MemoryPicture::draw_all() {
    const auto count = static_cast<double>(std::max<std::size_t>(1, lines_.size()));
    const double pitch = std::clamp(std::floor(area_.height / count), least_line, best_height() + 4);
    auto room = static_cast<std::size_t>(std::max(1.0, std::floor(area_.height / pitch)));
    if (lines_.size() > room)
        room = std::max<std::size_t>(1, room - 1); // a line states how many are missing
    const std::size_t shown = std::min(room, lines_.size());
    double y = area_.y;
    for (std::size_t n = 0; n < shown; ++n, y += pitch)
        draw_line(lines_[n], y, pitch - 3);
    if (shown < lines_.size()) {
        const auto left = static_cast<std::int64_t>(lines_.size() - shown);
        add_text(list_, measure_, {area_.x + label_, y, area_.width - label_, pitch},
                 counted("and 1 more line", "and {} more lines", left, number(left)),
                 {.size = text_, .role = Role::quiet});
        y += pitch;
    }
    return y - area_.y;
}

} // namespace ks::scene
