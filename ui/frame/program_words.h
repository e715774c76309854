// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/cli/program.h"

#include <QString>

#include <string>

namespace ks::ui {

/// What the desktop program says of itself, for its manual page and the shells.
cli::Program program_words(const std::string& version);

/// What --help prints.
QString command_line_help();

} // namespace ks::ui
