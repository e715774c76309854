// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/sheet.h"
#include "ui/predict/predictor.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace ks::ui {

class Session;
class SheetWork;

/// The strip above a page that shows the sheet of exercises being done: the exercises, of which one chooses,
/// what is answered of each, and the way to the file of answers. It hands the exercise's questions to the
/// page's predictor.
class SheetDesk : public QWidget {
    Q_OBJECT

public:
    /// `traces`: its page shows traces, and not recordings.
    SheetDesk(Session& session, Predictor& predictor, Stepper& stepper, bool traces);

    /// Whether the open exercise is one for this page.
    bool concerned() const;
    /// The page shows these steps, along which so much can be asked: puts the exercise's questions, if they
    /// are the exercise's steps.
    void put(const Exercise& shown, const QuestionsAt& questions);

signals:
    /// The strip has the primary button, because all exercises are done (true), or no longer.
    void leads(bool on);

private:
    void wait();
    void note();
    void export_answers();
    void add_keys();
    void show_state();
    void show_exercises();
    QString state_words() const;
    bool all_done() const;

    Session& session_;
    SheetWork& work_;
    Predictor& predictor_;
    Stepper& stepper_;
    bool traces_;
    bool put_ = false; ///< the questions are the exercise's
    QString problem_;  ///< why they are not
    QComboBox* exercises_;
    QLabel* said_;
    QPushButton *previous_, *next_, *export_, *leave_;
};

} // namespace ks::ui
