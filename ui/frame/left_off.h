// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/settings.h"
#include "ui/frame/command_line.h"

namespace ks::ui {

class MainWindow;

/// Returns what the window shows, for the next start.
LeftOff left_off_in(const MainWindow& window);

/// Returns a command line that goes on where the last window was closed, if `line` names nothing to show. A
/// file that is gone is left out.
CommandLine continued(CommandLine line, const LeftOff& left);

} // namespace ks::ui
