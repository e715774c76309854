// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/run/outcome.h"

#include <QWidget>

class QLabel;

namespace ks::ui {

/// The answer of one run in words: its value, what was checked, what was chosen, and facts about the run.
class AnswerView : public QWidget {
    Q_OBJECT

public:
    AnswerView();

    /// Shows a run; null if none is selected. `open` is the open instance or null: a note appears if the run
    /// is of another instance, or of this one before an edit. `quality` is what is said of the answer
    /// compared with the other runs; it may be empty.
    void show_run(const Outcome* run, const InstancePtr& open, const QString& quality = {});

    /// All of it as plain text; empty if no run is selected.
    QString words() const;

private:
    bool any_ = false; ///< whether a run is shown
    QLabel* answer_;
    QLabel* detail_;
    QLabel* chosen_;
    QLabel* facts_;
};

} // namespace ks::ui
