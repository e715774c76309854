// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/curtain.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QPainter>
#include <QPalette>
#include <QWindow>

#include <utility>

namespace ks::ui {

Curtain::Curtain(QWidget& window, QString words) : words_(std::move(words)) {
    setObjectName(QStringLiteral("curtain"));
    setAccessibleName(words_);
    if (!window.isVisible())
        return;
    picture_ = window.grab();
    setFont(window.font());
    setWindowTitle(window.windowTitle());
    setCursor(Qt::WaitCursor);
    restoreGeometry(window.saveGeometry());
    show();
    constexpr int most_ms = 500; // a window system that reports nothing must not hold the program
    const QDeadlineTimer late(most_ms);
    while (!windowHandle()->isExposed() && !late.hasExpired())
        QApplication::processEvents(QEventLoop::ExcludeUserInputEvents, 20);
    repaint();
}

void Curtain::keyPressEvent(QKeyEvent*) {
    missed_keys_ = true;
}

void Curtain::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.drawPixmap(0, 0, picture_);
    painter.fillRect(rect(), QColor(128, 128, 128, 64));
    const int high = 2 * fontMetrics().height();
    const QRect strip(0, 0, width(), high);
    painter.fillRect(strip, palette().color(QPalette::ToolTipBase));
    painter.setPen(palette().color(QPalette::ToolTipText));
    painter.drawText(strip, Qt::AlignCenter, words_);
}

} // namespace ks::ui
