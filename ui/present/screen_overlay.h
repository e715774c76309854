// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QFrame;

namespace ks::ui {

class ElidedLabel;
class PictureView;
class Presentation;
class Reader;
class Session;

/// A presentation on one screen: the marks, black, and the notes with the clock and the next picture over
/// what the window shows. Without a tool in hand the pointer goes through to the page.
class ScreenOverlay : public QWidget {
    Q_OBJECT

public:
    /// It covers `covered` as long as it lives.
    ScreenOverlay(Session& session, Presentation& presentation, QWidget& covered);
    ~ScreenOverlay() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QWidget* build_next();
    void build_notes();
    void lay_out();
    void show_state();
    void show_notes();
    void show_next();
    QPointF fraction(QPointF position) const;

    Session& session_;
    Presentation& presentation_;
    QFrame* notes_; ///< a widget beside this one, so that it can be scrolled
    Reader* words_;
    QWidget* next_part_ = nullptr;
    ElidedLabel* next_title_;
    PictureView* next_;
    QString shown_notes_;
};

} // namespace ks::ui
