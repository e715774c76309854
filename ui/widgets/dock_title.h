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

/// The title of a part while parts are arranged: it is dragged to where the part shall be, and its button
/// opens the menu that does the same.
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
    std::optional<QPoint> pressed_; ///< where the button went down
    bool dragging_ = false;
};

} // namespace ks::ui
