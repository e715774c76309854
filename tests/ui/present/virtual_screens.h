// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>

/// Declares Qt's class. Its header is not in Debian's development package, and only this function is needed.
class QPlatformNativeInterface : public QObject {
public:
    virtual void* nativeResourceForIntegration(const QByteArray& resource);
};

namespace ks::tests {

/// Screens of 1280 x 800 and 1920 x 1080 side by side, or only the first.
inline QJsonObject virtual_screens(int count) {
    QJsonArray screens;
    const auto add = [&screens](const char* name, int x, int width, int height) {
        screens.append(QJsonObject{{"name", name},
                                   {"x", x},
                                   {"y", 0},
                                   {"width", width},
                                   {"height", height},
                                   {"logicalDpi", 96},
                                   {"logicalBaseDpi", 96},
                                   {"dpr", 1}});
    };
    add("desk", 0, 1280, 800);
    if (count == 2)
        add("wall", 1280, 1920, 1080);
    return {{"screens", screens}};
}

inline void with_screens(int count) {
    const QString path = qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/screens.json");
    QFile file(path);
    const QByteArray bytes = QJsonDocument(virtual_screens(count)).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    qputenv("QT_QPA_PLATFORM", QByteArray("offscreen:configfile=") + path.toLocal8Bit());
}

/// For KS_TEST's `before`: the suite has two screens, or only the first.
inline void with_two_screens() {
    with_screens(2);
}
inline void with_one_screen() {
    with_screens(1);
}

/// Unplugs the second screen, or plugs it in again.
inline void set_screens(int count) {
    QPlatformNativeInterface* qt = QGuiApplication::platformNativeInterface();
    using Set = void (*)(QJsonObject, QPlatformNativeInterface*);
    const auto set = reinterpret_cast<Set>(qt->nativeResourceForIntegration("setConfiguration"));
    if (!set)
        qFatal("this Qt cannot change virtual screens");
    set(virtual_screens(count), qt);
}

} // namespace ks::tests
