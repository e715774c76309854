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

/// Removes the last letter, and spaces before it.
void drop_letter(std::string& head) {
    while (!head.empty() && continues(head.back()))
        head.pop_back();
    if (!head.empty())
        head.pop_back();
    while (head.ends_with(' ') || head.ends_with(thin_space))
        head.resize(head.size() - (head.ends_with(' ') ? 1 : thin_space.size()));
}

/// Removes the last word, and spaces and punctuation before it.
void drop_word(std::string& head) {
    const std::size_t space = head.find_last_of(' ');
    head.resize(space == std::string::npos ? 0 : space);
    while (!head.empty() && std::string_view(" ,;:.(").find(head.back()) != std::string_view::npos)
        head.pop_back();
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
    const auto fits = [&](const std::string& shown) {
        shorter.text = shown;
        return width(measure, shorter) <= text.rect.width;
    };
    if (fits(text.text))
        return text.text;
    std::string head = text.text;
    do
        drop_letter(head);
    while (!head.empty() && !fits(head + "…"));
    if (head.empty())
        return {};
    std::string words = text.text;
    do
        drop_word(words);
    while (!words.empty() && !fits(words + " …"));
    return words.size() >= head.size() / 2 && !words.empty() ? words + " …" : head + "…";
}

} // namespace ks::scene
