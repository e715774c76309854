// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace ks::ui {

class DockArea;
class DockPart;

/// The title of a part while parts are arranged: the user drags it to a new place; its button opens a menu
/// for the same.
class DockTitle : public QWidget {
    Q_OBJECT

public:
    DockTitle(DockArea& area, DockPart& part);
    void set_text(const QString& text);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void open_menu(QPoint at);
    void end_drag();

    DockArea& area_;
    DockPart& part_;
    QLabel* text_;
    QToolButton* menu_;
    std::optional<QPoint> pressed_; ///< where the mouse button was pressed
    bool dragging_ = false;
};

} // namespace ks::ui
