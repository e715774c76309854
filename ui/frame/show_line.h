// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <functional>

namespace ks::ui {

class MainWindow;
class Session;
struct CommandLine;

/// Opens and shows what the command line names. It returns when all is read, for an export.
Result<void> show_line(MainWindow& window, Session& session, const CommandLine& line);

/// Gets what became of opening, and what asks the user about a file that leaves something open; null: nothing
/// is to be asked. After the answers it is called again, with the page that the command line asks for.
using LineShown = std::function<void(const Result<void>& shown, const std::function<void()>& ask)>;

/// The same while the window goes on. `line` has to live as long as the window.
void show_line_later(MainWindow& window, Session& session, const CommandLine& line, const LineShown& done);

} // namespace ks::ui
