// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace ks::ui {

/// The progress of the current work, as a bar with words.
class TraceProgress : public QWidget {
    Q_OBJECT

public:
    TraceProgress();
    void show_progress(double fraction, const QString& doing);

private:
    QProgressBar* bar_;
    QLabel* doing_;
};

} // namespace ks::ui
