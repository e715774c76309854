// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace ks::ui {

class NotesPanel;
class Presentation;
class Session;

/// A page without steps, presented on one screen: the marks and black over what the window shows, and the
/// notes. Without a tool in hand the pointer goes through to the page.
class ScreenOverlay : public QWidget {
    Q_OBJECT

public:
    /// The overlay covers `covered` as long as it lives.
    ScreenOverlay(Session& session, Presentation& presentation, QWidget& covered);
    ~ScreenOverlay() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void show_state();
    QPointF fraction(QPointF position) const;

    Session& session_;
    Presentation& presentation_;
    QPointer<NotesPanel> notes_; ///< not a child of this widget, so that the pointer can scroll it
};

} // namespace ks::ui
