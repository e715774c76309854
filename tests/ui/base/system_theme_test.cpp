// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDBusConnection>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include "tests/support/missing.h"
#include "tests/support/suite.h"
#include "ui/base/system_theme.h"

using namespace ks::ui;

namespace {

const QString group = QStringLiteral("org.freedesktop.appearance"), key = QStringLiteral("color-scheme");

/// A fake portal, which reports the desktop's preferred colours.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    unsigned scheme = 0;

    void choose(unsigned chosen) {
        scheme = chosen;
        emit SettingChanged(group, key, QDBusVariant(chosen));
    }

public slots:
    /// Wrapped twice, as in the portal's own Read.
    QDBusVariant Read(const QString&, const QString&) {
        return QDBusVariant(QVariant::fromValue(QDBusVariant(scheme)));
    }

signals:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

} // namespace

/// The theme follows the desktop's through its portal, on a separate bus.
class SystemThemeTest : public QObject {
    Q_OBJECT

    QProcess bus_;
    Portal portal_;

private slots:
    void initTestCase() {
        const QString daemon = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        if (daemon.isEmpty())
            KS_SKIP_FOR_WANT("dbus-daemon is not installed");
        bus_.start(daemon, {QStringLiteral("--session"), QStringLiteral("--nofork"),
                            QStringLiteral("--print-address")});
        QTRY_VERIFY(bus_.canReadLine());
        const QByteArray address = bus_.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        QDBusConnection desktop = QDBusConnection::connectToBus(QString::fromLatin1(address), "desktop");
        QVERIFY(desktop.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        QVERIFY(desktop.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal_,
                                       QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    }
    void cleanupTestCase() {
        QDBusConnection::disconnectFromBus("desktop");
        bus_.kill();
        bus_.waitForFinished();
    }

    void it_is_asked_and_followed() {
        portal_.scheme = 1;
        SystemTheme theme;
        QSignalSpy changed(&theme, &SystemTheme::changed);
        QTRY_VERIFY(theme.dark());
        portal_.choose(2);
        QTRY_VERIFY(!theme.dark());
        portal_.choose(1);
        QTRY_VERIFY(theme.dark());
        portal_.choose(0); // GNOME's light one
        QTRY_VERIFY(!theme.dark());
        QCOMPARE(changed.size(), 4);
    }
};

KS_TEST(SystemThemeTest)
#include "system_theme_test.moc"
