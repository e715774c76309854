// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/present/audience_window.h"

#include <QTimer>

class QFrame;

namespace ks::ui {

class NotesPanel;
class Session;

/// A page that steps, presented on one screen: what the audience's screen shows and, over it, the notes and
/// the controls. The controls appear when the pointer moves, and go when it has rested. With a tool in hand
/// they appear only when the pointer is at the lower edge, because the tool follows the pointer.
class OneScreenWindow : public AudienceWindow {
    Q_OBJECT

public:
    /// Call it only while the presentation follows a page that steps.
    OneScreenWindow(Session& session, Presentation& presentation);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build_controls(Session& session);
    void lay_out();
    void show_controls(bool on);
    void rest();
    void make_room_for_notes();

    Presentation& presentation_;
    QFrame* controls_;
    NotesPanel* notes_ = nullptr;
    QTimer resting_; ///< runs since the pointer moved last
};

} // namespace ks::ui
