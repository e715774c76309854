// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "visual/scene/measure.h"

namespace ks::visual {

/// Returns the name or, if it is wider than `room`, its beginning and its end with "…" between them:
/// "mckp.sync (blo…-28 17:02:01". The end is kept because names in a chart often differ only there, in a
/// number or a time. The name is set in the interface's mono face, size 12.
std::string elided_name(const scene::TextMeasure& measure, const std::string& name, double room);

} // namespace ks::visual
