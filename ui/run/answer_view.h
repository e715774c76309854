// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/run/outcome.h"

#include <QWidget>

class QLabel;

namespace ks::ui {

/// The answer of one run in words: its figure, what was checked, what it chose, and the facts about the run.
class AnswerView : public QWidget {
    Q_OBJECT

public:
    AnswerView();

    /// `run` null: none is chosen. `open`: the open instance, or null; a run of another one, or of this one
    /// before an edit, says so.
    void show_run(const Outcome* run, const InstancePtr& open);

private:
    QLabel* answer_;
    QLabel* detail_;
    QLabel* chosen_;
    QLabel* facts_;
};

} // namespace ks::ui
