// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/button_keys.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>

namespace ks::ui {
namespace {

bool is_enter(const QKeyEvent& event) {
    return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) &&
           (event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
}

} // namespace

ButtonKeys::ButtonKeys(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool ButtonKeys::eventFilter(QObject* watched, QEvent* event) {
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (button && event->type() == QEvent::Polish && button->focusPolicy() == Qt::StrongFocus)
        button->setFocusPolicy(Qt::TabFocus);
    // In a dialog, Enter on a check box presses the dialog's main button, as everywhere.
    const bool presses = qobject_cast<QPushButton*>(button) || qobject_cast<QToolButton*>(button);
    if (presses && event->type() == QEvent::KeyPress && is_enter(static_cast<QKeyEvent&>(*event))) {
        button->click();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ks::ui
