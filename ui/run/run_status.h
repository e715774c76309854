// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTimer;

namespace ks::ui {

class MemoryOffer;
class RunQueue;
class Session;

/// How far the runs are, why some failed, and what may help: more memory, another try, a run without
/// watching. Hidden while there is nothing to say.
class RunStatus : public QWidget {
    Q_OBJECT

public:
    RunStatus(Session& session, RunQueue& queue);
    void say(const Error& error); ///< about a file of a run, say
    /// Forgets the failures shown, because runs begin anew.
    void hide_failures();

private:
    void build();
    QPushButton* add_offer(const char* id, const QString& text, void (RunQueue::*accept)());
    void show_state();
    void show_progress();
    void show_failures();
    void show_sentences(const QStringList& sentences);

    RunQueue& queue_;
    QLabel* doing_;
    QLabel* remaining_;
    QLabel* stages_;
    QProgressBar* bar_;
    QLabel* failure_;
    MemoryOffer* memory_;
    QPushButton* again_;     ///< where another computer went away: the runs that it did not end
    QPushButton* unwatched_; ///< where a runner of an earlier version cannot watch
    QTimer* clock_;
};

} // namespace ks::ui
