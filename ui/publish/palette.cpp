// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/palette.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace ks::ui {
namespace {

constexpr std::size_t most_colours = 256;

/// The number of pixels of each colour; runs of one colour are counted at once.
std::vector<std::pair<std::int64_t, QRgb>> frequencies(const QImage& image) {
    std::unordered_map<QRgb, std::int64_t> counts;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width();) {
            const int begin = x;
            while (x < image.width() && line[x] == line[begin])
                ++x;
            counts[line[begin] & RGB_MASK] += x - begin;
        }
    }
    std::vector<std::pair<std::int64_t, QRgb>> sorted;
    for (const auto& [colour, count] : counts)
        sorted.emplace_back(-count, colour);
    std::ranges::sort(sorted); // so that the same image always gives the same palette
    return sorted;
}

int distance(QRgb a, QRgb b) {
    const int red = qRed(a) - qRed(b), green = qGreen(a) - qGreen(b), blue = qBlue(a) - qBlue(b);
    return 2 * red * red + 4 * green * green + 3 * blue * blue; // the eye sees green best
}

} // namespace

Palette::Palette(const QImage& image) {
    // A shade close to a chosen colour would be wasted, unless there is room for all colours.
    const auto sorted = frequencies(image);
    const int apart = sorted.size() <= most_colours ? 0 : 60;
    for (const auto& [count, colour] : sorted) {
        if (colours_.size() == most_colours)
            break;
        if (std::ranges::all_of(
                colours_, [&, colour = colour](QRgb taken) { return distance(taken, colour) >= apart; }))
            colours_.push_back(colour);
    }
}

std::uint8_t Palette::nearest(QRgb colour) {
    colour &= RGB_MASK;
    const auto found = known_.find(colour);
    if (found != known_.end())
        return found->second;
    std::size_t best = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < colours_.size(); ++i)
        if (const int away = distance(colours_[i], colour); away < least) {
            least = away;
            best = i;
        }
    return known_[colour] = static_cast<std::uint8_t>(best);
}

} // namespace ks::ui
