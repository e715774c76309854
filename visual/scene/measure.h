// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "visual/scene/roles.h"

namespace ks::scene {

struct Text;

/// How wide a text will be, so that a scene can place and elide text without knowing Qt.
/// paint::FontMeasure asks the real fonts; FixedMeasure is the stand-in for golden files.
class TextMeasure {
public:
    virtual ~TextMeasure() = default;
    /// Width of one line of UTF-8 in pixels at scale 1.
    virtual double width(std::string_view text, Face face, double size, Weight weight) const = 0;
};

/// Every character is 0.6 em wide (JetBrains Mono's advance), a thin space as the painter draws it.
class FixedMeasure : public TextMeasure {
public:
    double width(std::string_view text, Face face, double size, Weight weight) const override;
};

double width(const TextMeasure& measure, const Text& text);

/// All of text.text if it fits text.rect, otherwise its longest beginning that fits with an ellipsis; empty
/// if not even a letter fits.
std::string elided(const TextMeasure& measure, const Text& text);

} // namespace ks::scene
