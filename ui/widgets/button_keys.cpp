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

bool is_space(const QEvent& event) {
    return (event.type() == QEvent::KeyPress || event.type() == QEvent::KeyRelease) &&
           static_cast<const QKeyEvent&>(event).key() == Qt::Key_Space;
}

constexpr char leaves_space[] = "leaves_space"; ///< a property of buttons

} // namespace

void leave_space(QAbstractButton& button) {
    button.setProperty(leaves_space, true);
}

bool takes_space(const QWidget* focused) {
    return qobject_cast<const QAbstractButton*>(focused) && !focused->property(leaves_space).toBool();
}

ButtonKeys::ButtonKeys(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool ButtonKeys::eventFilter(QObject* watched, QEvent* event) {
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (button && event->type() == QEvent::Polish && button->focusPolicy() == Qt::StrongFocus)
        button->setFocusPolicy(Qt::TabFocus);
    // In a dialog, Enter on a check box presses the dialog's default button, as in other programs.
    const bool presses = qobject_cast<QPushButton*>(button) || qobject_cast<QToolButton*>(button);
    if (presses && event->type() == QEvent::KeyPress && is_enter(static_cast<QKeyEvent&>(*event))) {
        button->click();
        return true;
    }
    if (button && is_space(*event) && !takes_space(button))
        return true; // nothing plays here; otherwise the shortcut would have handled the key
    return QObject::eventFilter(watched, event);
}

} // namespace ks::ui
