// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

class QObject;

namespace ks::ui {

/// From now on SIGINT, SIGTERM and SIGHUP do not end the program but request a stop of what this returns, so
/// that work without a window leaves nothing unfinished behind. Call it once, before threads are started.
std::stop_token stop_when_interrupted();

/// Calls `end` in the event loop of `context` at the first SIGINT, SIGTERM or SIGHUP. A second signal ends
/// the program at once. Programs that are started later do not inherit this. Call it once.
void when_interrupted(QObject* context, const std::function<void()>& end);

} // namespace ks::ui
