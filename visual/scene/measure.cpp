// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/measure.h"

#include "visual/scene/display_list.h"
#include "visual/scene/numbers.h"

#include <cstddef>

namespace ks::scene {
namespace {

bool continues(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

} // namespace

double FixedMeasure::width(std::string_view text, Face, double size, Weight) const {
    double em = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (continues(text[i]))
            continue;
        em += text.substr(i).starts_with(thin_space) ? thin_space_em : 0.6;
    }
    return em * size;
}

double width(const TextMeasure& measure, const Text& text) {
    return measure.width(text.text, text.face, text.size, text.weight);
}

std::string elided(const TextMeasure& measure, const Text& text) {
    Text shorter = text;
    if (width(measure, shorter) <= text.rect.width)
        return text.text;
    std::string head = text.text;
    while (!head.empty()) {
        while (!head.empty() && continues(head.back()))
            head.pop_back();
        if (!head.empty())
            head.pop_back();
        while (head.ends_with(' ') || head.ends_with(thin_space))
            head.resize(head.size() - (head.ends_with(' ') ? 1 : thin_space.size()));
        shorter.text = head + "…";
        if (!head.empty() && width(measure, shorter) <= text.rect.width)
            return shorter.text;
    }
    return {};
}

} // namespace ks::scene
