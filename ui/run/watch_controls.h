// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/request.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QToolButton;

namespace ks::ui {

class LongSpinBox;
class Session;

/// What of the next runs is watched: the blocks, for how long a run is repeated, the hardware's counters. The
/// choice is the session's, and remembered.
class WatchControls : public QWidget {
    Q_OBJECT

public:
    explicit WatchControls(Session& session);

    /// What is asked of a run in this place ("cpu", "emulator", "gpu:0").
    live::Watch watch_on(const QString& on) const;
    /// The requests with what is watched of each.
    std::vector<SolveRequest> watched(std::vector<SolveRequest> requests) const;

private:
    void build();
    void show_choice();
    void choose();

    Session& session_;
    QCheckBox *probe_, *repeat_;
    LongSpinBox* seconds_;
    QComboBox* counters_;
    QToolButton* more_; ///< shows what is rarely changed
    bool showing_ = false;
};

} // namespace ks::ui
