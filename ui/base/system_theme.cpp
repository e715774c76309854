// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/system_theme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QPalette>

namespace ks::ui {
namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString object = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString scheme = QStringLiteral("color-scheme");

constexpr unsigned prefers_dark = 1,
                   prefers_light = 2; // 0 means no preference, also for GNOME's light style

bool given_dark = false;

/// The number inside a variant that may be wrapped several times.
unsigned scheme_in(QVariant value) {
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

} // namespace

void SystemTheme::look_at_palette() {
    const QPalette palette = QGuiApplication::palette();
    given_dark = palette.window().color().lightness() < palette.windowText().color().lightness();
}

SystemTheme::SystemTheme(QObject* parent) : QObject(parent), dark_(given_dark) {
    qRegisterMetaType<QDBusVariant>(); // `connect` needs the type's name before QtDBus registers it
    QDBusConnection::sessionBus().connect(service, object, settings, QStringLiteral("SettingChanged"), this,
                                          SLOT(setting_changed(QString, QString, QDBusVariant)));
    ask();
}

void SystemTheme::ask() {
    QDBusMessage read = QDBusMessage::createMethodCall(service, object, settings, QStringLiteral("Read"));
    read << appearance << scheme;
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(read), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (!reply.isError())
            setting_changed(appearance, scheme, reply.value());
        answer->deleteLater();
    });
}

void SystemTheme::setting_changed(const QString& group, const QString& key, const QDBusVariant& value) {
    if (group != appearance || key != scheme)
        return;
    const unsigned asked = scheme_in(QVariant::fromValue(value));
    set_dark(asked == prefers_dark || (asked != prefers_light && given_dark));
}

void SystemTheme::set_dark(bool dark) {
    if (dark == dark_)
        return;
    dark_ = dark;
    emit changed();
}

} // namespace ks::ui
