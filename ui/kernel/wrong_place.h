// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/kernel/traced_kernel.h"

#include <optional>

namespace ks::ui {

/// Where the window's warp writes the first wrong cell; 0: it does not.
std::int64_t wrong_position(const scene::TracedKernel& kernel);

/// The warp that wrote the first wrong cell of the whole run, where that is known.
std::optional<WarpPlace> wrong_writer(const Trace& trace);

} // namespace ks::ui
