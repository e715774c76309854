// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QProgressBar;
class QWidget;

namespace ks::ui {

/// The widgets that show progress: what is being done and how long it still takes, the bar (0 to 1000), what
/// is done so far, and why the work failed.
struct ProgressLines {
    QLabel *doing, *remaining;
    QProgressBar* bar;
    QLabel *so_far, *failure;
};

/// A widget with these below one another.
QWidget* stacked(const ProgressLines& lines);

} // namespace ks::ui
