// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace ks::ui {

/// At most 256 colours for an image: all that it has, or else the most frequent ones. Our pictures are flat
/// colours, of which letters and curves have some shades at their edges, so that frequency says what matters.
class Palette {
public:
    explicit Palette(const QImage& image);

    const std::vector<QRgb>& colours() const { return colours_; }
    /// The index of the nearest colour.
    std::uint8_t nearest(QRgb colour);

private:
    std::vector<QRgb> colours_;
    std::unordered_map<QRgb, std::uint8_t> known_;
};

} // namespace ks::ui
