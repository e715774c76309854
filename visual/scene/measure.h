// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "visual/scene/roles.h"

namespace ks::scene {

struct Text;

/// Measures the width of text, so that a scene can place and elide text without Qt. paint::FontMeasure uses
/// the real fonts; FixedMeasure is for golden files.
class TextMeasure {
public:
    virtual ~TextMeasure() = default;
    /// Width of one line of UTF-8 in pixels at scale 1.
    virtual double width(std::string_view text, Face face, double size, Weight weight) const = 0;
};

/// Every character is 0.6 em wide (the advance of JetBrains Mono); a thin space has the painter's width.
class FixedMeasure : public TextMeasure {
public:
    double width(std::string_view text, Face face, double size, Weight weight) const override;
};

double width(const TextMeasure& measure, const Text& text);

/// Returns text.text if it fits text.rect, otherwise its longest beginning that fits, with an ellipsis. It is
/// cut after a word; only a word that fills half of the room is cut inside. Empty if not even one letter
/// fits.
std::string elided(const TextMeasure& measure, const Text& text);

} // namespace ks::scene
