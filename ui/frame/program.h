// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ks::ui {

/// The desktop program from its arguments to its exit code.
int run_program(int count, char** arguments);

} // namespace ks::ui
