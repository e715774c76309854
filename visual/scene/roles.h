// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ks::scene {

/// What a mark means; the theme gives each role its colour (paint/), the scene its second mark (pattern,
/// border, shape). Text is legible (4.5 to 1 in each theme) as follows: `text` and `quiet` on surface, panel
/// and raised; `text` on those under a fill of any role with opacity up to `tint`; `on_accent` on a full fill
/// of accent; `on_mark` on a full fill of about, changed, optimal, wasted or pruned. Text in a mark's
/// role is drawn in that hue's legible shade.
enum class Role {
    surface,
    panel,
    raised,
    hairline,
    text,
    quiet,
    accent,
    on_accent, // frame and words
    read,
    about,
    changed,
    optimal,
    pruned,
    infeasible,
    masked,
    wasted,  // what happens in an algorithm
    on_mark, // text on a full fill of a mark
};

/// The strongest fill of a mark that leaves text on it legible.
inline constexpr double tint = 0.25;

std::string_view to_text(Role role);

enum class Face { interface, mono };
enum class Weight { regular, medium, bold };
enum class Align { left, centre, right };

} // namespace ks::scene
