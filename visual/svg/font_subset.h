// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "solvers/core/result.h"
#include "visual/scene/roles.h"

namespace ks::visual {

/// The letters that a publication needs of each of the program's fonts.
class Letters {
public:
    using Font = std::pair<scene::Face, scene::Weight>;

    void add(scene::Face face, scene::Weight weight, std::string_view text);
    const std::map<Font, std::set<char32_t>>& of_fonts() const { return letters_; }

private:
    std::map<Font, std::set<char32_t>> letters_;
};

/// A font file with only these letters and their kerning, so that texts have the same width as in the whole
/// font. Letters that the font lacks are left out.
Result<QByteArray> subset_of(const QByteArray& font, const std::set<char32_t>& letters);

/// The @font-face rules of a style sheet, with the letters embedded: families "ks" and "ks-mono".
Result<QByteArray> font_rules(const Letters& letters);

} // namespace ks::visual
