// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/base/settings.h"
#include "ui/frame/hosts_dialog.h"

using namespace ks;
using namespace ks::ui;

/// Adding other computers with the keyboard, and asking one for its devices.
class HostsDialogTest : public QObject {
    Q_OBJECT

    static QLineEdit* line(const QDialog& dialog, const char* name) {
        return dialog.findChild<QLineEdit*>(QString::fromLatin1(name));
    }
    static void press(const QDialog& dialog, const char* name) {
        QTest::mouseClick(dialog.findChild<QPushButton*>(QString::fromLatin1(name)), Qt::LeftButton);
    }
    static QString said(const QDialog& dialog) {
        return dialog.findChild<QLabel*>(QStringLiteral("host-said"))->text();
    }
    static void type(QLineEdit* edit, const QString& text) {
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void one_is_named_tested_and_taken() {
        Session session;
        HostsDialog dialog(session);
        dialog.show();
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("host-test"))->isEnabled());
        QVERIFY(said(dialog).contains(QStringLiteral("press Add")));
        press(dialog, "host-add");
        const RunnerHost far = tests::far_host("plain");
        type(line(dialog, "host-name"), QStringLiteral("gpuhost"));
        type(line(dialog, "host-command"), far.command);
        type(line(dialog, "host-program"), far.program);
        press(dialog, "host-test");
        KS_WAIT_FOR(said(dialog).startsWith(QStringLiteral("It answers: ")));
        type(line(dialog, "host-command"), tests::far_host("refuses").command);
        QCOMPARE(said(dialog), QString());
        press(dialog, "host-test");
        KS_WAIT_FOR(said(dialog).contains(QStringLiteral("Connection refused")));
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(session.hosts().size(), 1);
        QCOMPARE(session.hosts().front().name, QStringLiteral("gpuhost"));
        QCOMPARE(session.hosts().front().program, far.program);
    }

    void two_of_one_name_are_refused() {
        Session session;
        session.set_hosts({tests::far_host("plain")});
        HostsDialog dialog(session);
        press(dialog, "host-add");
        type(line(dialog, "host-name"), QStringLiteral("gpuhost"));
        auto* const ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        ok->click();
        QCOMPARE(said(dialog), QStringLiteral("Another machine has this name already."));
        type(line(dialog, "host-name"), QStringLiteral(" "));
        ok->click();
        QCOMPARE(said(dialog), QStringLiteral("Give this machine a name."));
        press(dialog, "host-remove");
        ok->click();
        QCOMPARE(session.hosts().size(), 1);
    }

    /// If the computer in use is removed, this computer is used instead.
    void the_one_in_use_can_be_removed() {
        tests::use_real_runner();
        Session session;
        session.set_hosts({tests::far_host("plain")});
        session.set_host(session.hosts().front());
        session.set_hosts({});
        QVERIFY(session.host().here());
        KS_WAIT_FOR(session.runner_answered());
    }

    void they_are_remembered() {
        const QTemporaryDir home;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home.path());
        {
            Settings settings;
            settings.set_hosts(
                {tests::far_host("plain"),
                 {.name = QStringLiteral("other"), .command = QStringLiteral("srun --gres=gpu:1")}});
        }
        const Settings settings;
        QCOMPARE(settings.hosts().size(), 2);
        QVERIFY(settings.hosts().front() == tests::far_host("plain"));
        QCOMPARE(settings.hosts().back().program, QStringLiteral("knapscope-run"));
    }
};

KS_TEST(HostsDialogTest)
#include "hosts_dialog_test.moc"
