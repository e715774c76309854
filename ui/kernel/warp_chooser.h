// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/trace.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;

namespace ks::ui {

class LongSpinBox;

/// Chooses the warp of a trace that is shown lane by lane: launch, block, warp, each from 0. A change is
/// reported after the user has paused typing.
class WarpChooser : public QWidget {
    Q_OBJECT

public:
    WarpChooser();

    /// Shows the warp of the trace's window; the trace's launches limit the choices.
    void show_trace(std::shared_ptr<const Trace> trace);
    WarpPlace place() const;

signals:
    void chosen();

private:
    LongSpinBox* add(const char* id, const QString& name);
    void limit();

    std::shared_ptr<const Trace> trace_;
    LongSpinBox *launch_, *block_, *warp_;
    QLabel* limits_;
    QTimer rest_;
    bool filling_ = false;
};

} // namespace ks::ui
