// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/roles.h"

namespace ks::scene {

/// A part of a stacked bar; the parts of one bar share its width in proportion to their sizes.
struct BarPart {
    Role role = Role::read;
    double size = 0;
};

} // namespace ks::scene
