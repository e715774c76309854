// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dock_title.h"

#include "ui/widgets/dock_area.h"
#include "ui/widgets/parts.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMouseEvent>

namespace ks::ui {

DockTitle::DockTitle(DockArea& area, DockPart& part)
    : area_(area), part_(part), text_(labelled({}, "heading")),
      menu_(tool_button(QStringLiteral("unfolded"), {},
                        tr("Where this part shall be; its title can be dragged, too"))) {
    setAttribute(Qt::WA_StyledBackground);
    setProperty("role", "dock-title");
    setObjectName(QStringLiteral("dock-title"));
    setCursor(Qt::OpenHandCursor);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 0, 0);
    row->addWidget(text_, 1);
    menu_->setObjectName(QStringLiteral("move"));
    menu_->setCursor(Qt::ArrowCursor);
    connect(menu_, &QToolButton::clicked, this,
            [this] { open_menu(menu_->mapToGlobal(menu_->rect().bottomLeft())); });
    row->addWidget(menu_);
}

void DockTitle::set_text(const QString& text) {
    text_->setText(text);
    menu_->setAccessibleName(tr("Move %1").arg(text));
}

void DockTitle::open_menu(QPoint at) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    part_.fill_menu(*menu);
    menu->popup(at);
}

void DockTitle::contextMenuEvent(QContextMenuEvent* event) {
    open_menu(event->globalPos());
}

void DockTitle::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        pressed_ = event->globalPosition().toPoint();
}

void DockTitle::mouseMoveEvent(QMouseEvent* event) {
    const QPoint at = event->globalPosition().toPoint();
    if (!pressed_ || (!dragging_ && (at - *pressed_).manhattanLength() < QApplication::startDragDistance()))
        return;
    if (!dragging_) {
        dragging_ = true;
        setFocus(); // to receive Escape
    }
    area_.show_target(part_, at);
}

void DockTitle::mouseReleaseEvent(QMouseEvent* event) {
    const bool dragged = dragging_;
    end_drag();
    if (dragged)
        area_.drop(part_, event->globalPosition().toPoint());
}

void DockTitle::mouseDoubleClickEvent(QMouseEvent*) {
    end_drag();
    area_.set_floating(part_, true);
}

void DockTitle::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && dragging_)
        end_drag();
    else
        QWidget::keyPressEvent(event);
}

void DockTitle::end_drag() {
    pressed_.reset();
    dragging_ = false;
    area_.hide_target();
}

} // namespace ks::ui
