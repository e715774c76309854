// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ks::ui {

/// Runs the desktop program and returns its exit code.
int run_program(int count, char** arguments);

} // namespace ks::ui
