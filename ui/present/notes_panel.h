// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace ks::ui {

class ElidedLabel;
class PictureView;
class Presentation;
class Reader;
class Session;

/// A presentation on one screen: the clock, the notes and the next picture in a panel over what is presented,
/// while `Presentation::notes_shown` is true.
class NotesPanel : public QFrame {
    Q_OBJECT

public:
    /// The panel lies over `covered`, `above` pixels above its lower edge.
    NotesPanel(Session& session, Presentation& presentation, QWidget& covered, int above = 0);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* build_next();
    void lay_out();
    void show_state();
    void show_notes();
    void show_next();

    Session& session_;
    Presentation& presentation_;
    int above_;
    Reader* words_;
    QWidget* next_part_ = nullptr;
    ElidedLabel* next_title_;
    PictureView* next_;
    QString shown_notes_;
};

} // namespace ks::ui
