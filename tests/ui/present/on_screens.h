// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/present/picture_view.h"

#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <QPushButton>

namespace ks::tests {

/// The visible window of this name; null if there is none.
inline QWidget* top_window(const char* name) {
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each->objectName() == QLatin1String(name) && each->isVisible())
            return each;
    return nullptr;
}

/// The program's window with a lesson, ready at its first picture.
struct LessonWindow : Window {
    explicit LessonWindow(const char* lesson = "thesis-example-2.1") { open(lesson); }
    void open(const char* lesson) {
        window->show_page(QStringLiteral("lessons"));
        if (!window->current_page()->apply(
                {.variants = {}, .step = "1", .lesson = QString::fromLatin1(lesson)}))
            qFatal("there is no such lesson");
        KS_WAIT_FOR(!window->current_page()->busy());
    }
};

/// Sends a key to this window, regardless of the focus.
inline void press_in(QWidget* window, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    window->activateWindow();
    KS_WAIT_FOR(window->isActiveWindow());
    QTest::keyClick(window, key, modifiers);
}

/// The audience's view, as a screen reader describes it.
inline QString seen_by_audience() {
    return top_window("audience")->findChild<ui::PictureView*>()->accessibleDescription();
}
inline ui::PictureView* part_of_presenter(const char* name) {
    return top_window("presenter")->findChild<ui::PictureView*>(QString::fromLatin1(name));
}
/// Moves the pointer over a widget. QtTest's function needs a platform with a pointer.
inline void move_pointer(QWidget* widget, QPoint to, Qt::MouseButtons pressed = {}) {
    QMouseEvent move(QEvent::MouseMove, to, widget->mapToGlobal(to), Qt::NoButton, pressed, {});
    QApplication::sendEvent(widget, &move);
}
inline QImage pixels_of(QWidget& widget) {
    QCoreApplication::processEvents(); // applies the layout
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}
/// The pixels of the audience's picture. A question is below it, in separate room.
inline QImage audience_image() {
    return pixels_of(*top_window("audience")->findChild<ui::PictureView*>());
}

} // namespace ks::tests
