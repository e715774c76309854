// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTimer>

#include <functional>

namespace ks::tests {

/// Calls `user` for the next dialog of this class; repeats until the dialog exists.
template <class Dialog>
void when_asked(const std::function<void(Dialog&)>& user) {
    QTimer::singleShot(0, qApp, [user] {
        if (auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget()))
            user(*dialog);
        else
            when_asked<Dialog>(user);
    });
}

} // namespace ks::tests
