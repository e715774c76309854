// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTimer>

#include <functional>

namespace ks::tests {

/// Answers the next dialog of this class as `user` says; it is asked again until the dialog is there.
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
