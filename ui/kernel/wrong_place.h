// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/kernel/traced_kernel.h"

#include <optional>

namespace ks::ui {

/// The position where the window's warp writes the first wrong cell; 0 if it does not write it.
std::int64_t wrong_position(const scene::TracedKernel& kernel);

/// The warp that wrote the first wrong cell of the whole run; nothing if unknown.
std::optional<WarpPlace> wrong_writer(const Trace& trace);

} // namespace ks::ui
