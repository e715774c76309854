// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QProgressBar;
class QWidget;

namespace ks::ui {

/// What shows how far work has come: what is done and how long it takes still, the bar (0 to 1000), what came
/// so far, and why it failed.
struct ProgressLines {
    QLabel *doing, *remaining;
    QProgressBar* bar;
    QLabel *so_far, *failure;
};

/// These below one another.
QWidget* stacked(const ProgressLines& lines);

} // namespace ks::ui
