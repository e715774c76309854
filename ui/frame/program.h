// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace ks::ui {

/// Runs the desktop program and returns its exit code. `version` is what --version says.
int run_program(int count, char** arguments, const std::string& version);

} // namespace ks::ui
