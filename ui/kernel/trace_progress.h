// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace ks::ui {

class KernelTraces;

/// How far the running traces are, as a bar and words. Hidden while nothing is running.
class TraceProgress : public QWidget {
    Q_OBJECT

public:
    TraceProgress();
    void show_progress(const KernelTraces& traces);

private:
    QProgressBar* bar_;
    QLabel* doing_;
};

} // namespace ks::ui
