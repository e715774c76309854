// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/charts/elided_name.h"

#include <numeric>
#include <vector>

namespace ks::visual {
namespace {

/// The letters of a UTF-8 text.
std::vector<std::string> letters_of(const std::string& text) {
    std::vector<std::string> letters;
    for (const char byte : text) {
        const bool continues = (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
        if (continues && !letters.empty())
            letters.back() += byte;
        else
            letters.emplace_back(1, byte);
    }
    return letters;
}

} // namespace

std::string elided_name(const scene::TextMeasure& measure, const std::string& name, double room) {
    const std::vector<std::string> letters = letters_of(name);
    std::string shown = name;
    for (std::size_t kept = letters.size();
         kept > 0 && measure.width(shown, scene::Face::mono, 12, scene::Weight::regular) > room;) {
        --kept;
        const auto head = static_cast<std::ptrdiff_t>(kept / 2),
                   tail = static_cast<std::ptrdiff_t>(kept) - head;
        shown = std::accumulate(letters.begin(), letters.begin() + head, std::string()) + "…" +
                std::accumulate(letters.end() - tail, letters.end(), std::string());
    }
    return shown;
}

} // namespace ks::visual
