// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <utility>

#include "visual/scene/roles.h"

namespace ks::paint {

/// The fonts that the program ships. JetBrains Mono has no medium weight; regular is used instead.
inline constexpr std::array<std::pair<scene::Face, scene::Weight>, 5> shipped_fonts{{
    {scene::Face::interface, scene::Weight::regular},
    {scene::Face::interface, scene::Weight::medium},
    {scene::Face::interface, scene::Weight::bold},
    {scene::Face::mono, scene::Weight::regular},
    {scene::Face::mono, scene::Weight::bold},
}};
/// The program's resource file with the font for this face and weight.
QString font_file(scene::Face face, scene::Weight weight);

} // namespace ks::paint
