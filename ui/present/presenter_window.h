// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stepping/step_outline.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace ks::ui {

class ElidedLabel;
class PictureView;
class Presentation;
class Reader;
class Session;

/// The presenter's screen: the picture of now and the next, the notes, the outline, a clock, and what the
/// audience sees, in words. It steps with the same keys and the same bar as the page that is presented.
class PresenterWindow : public QWidget {
    Q_OBJECT

public:
    /// Call it only while the presentation follows a page that steps.
    PresenterWindow(Session& session, Presentation& presentation);

signals:
    void swap_wanted(); ///< the two screens change places
    void left();        ///< Escape, *End*, or the window was closed

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* build_top();
    QWidget* build_now();
    QWidget* build_aside();
    void build_outline();
    void show_state();
    void show_sign();
    void show_notes();
    void follow_outline();

    Session& session_;
    Presentation& presentation_;
    QLabel* sign_;
    QLabel *question_, *answer_; ///< below the picture of now, where something is asked
    ElidedLabel *now_title_, *next_title_;
    PictureView *now_, *next_;
    Reader* notes_;
    OutlineModel* outline_model_;
    QTreeView* outline_;
    QString shown_notes_;
};

} // namespace ks::ui
