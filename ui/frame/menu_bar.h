// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ks::ui {

class FileCommands;
class MainWindow;
class Session;

/// Fills the window's menu bar. The actions also belong to the window, so their keys work while the menu bar
/// is hidden.
void fill_menu_bar(MainWindow& window, FileCommands& files, Session& session);

} // namespace ks::ui
