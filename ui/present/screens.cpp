// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/screens.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace ks::ui {

ScreenShare share_screens(QScreen* own, bool swapped) {
    const QList<QScreen*> all = QGuiApplication::screens();
    const auto other = std::ranges::find_if(
        all, [own](const QScreen* screen) { return !screen->geometry().intersects(own->geometry()); });
    ScreenShare share{.presenter = own, .audience = other == all.end() ? nullptr : *other};
    if (swapped && share.audience)
        std::swap(share.presenter, share.audience);
    return share;
}

void fill_screen(QWidget& window, QScreen& screen) {
    if (window.isFullScreen() && window.screen() == &screen)
        return;
    if (window.isVisible())
        window.showNormal(); // a window manager moves no window that fills a screen
    window.setScreen(&screen);
    window.setGeometry(screen.geometry());
    window.showFullScreen();
}

} // namespace ks::ui
