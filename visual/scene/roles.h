// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ks::scene {

/// The meaning of a mark. The theme gives each role a colour (paint/), the scene a second sign (pattern,
/// border, shape). Text is legible (contrast 4.5 to 1 in each theme) in these cases: `text` and `quiet` on
/// surface, panel and raised; `text` on these under a fill of any role with opacity up to `tint`; `on_accent`
/// on a full fill of accent; `on_mark` on a full fill of about, changed, optimal, wasted or pruned. Text in a
/// mark's role is drawn in a legible shade of its hue.
enum class Role {
    surface,
    panel,
    raised,
    hairline,
    text,
    quiet,
    accent,
    on_accent, // roles of frame and words
    read,
    about,
    changed,
    optimal,
    pruned,
    infeasible,
    masked,
    wasted,  // roles of events in an algorithm
    on_mark, // text on a full fill of a mark
};

/// The highest opacity of a mark's fill that leaves text on it legible.
inline constexpr double tint = 0.25;

std::string_view to_text(Role role);

enum class Face { interface, mono };
enum class Weight { regular, medium, bold };
enum class Align { left, centre, right };

} // namespace ks::scene
