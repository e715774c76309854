// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace ks::ui {

/// At most 256 colours for an image: all its colours, or else the most frequent ones. Our pictures have flat
/// colours, with a few shades at the edges of letters and curves, so frequent colours are the important ones.
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
