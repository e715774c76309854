// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

namespace ks::ui {

/// From now on SIGINT, SIGTERM and SIGHUP do not end the program but request a stop of what this returns, so
/// that work without a window leaves nothing unfinished behind. Call it once, before threads are started.
std::stop_token stop_when_interrupted();

} // namespace ks::ui
