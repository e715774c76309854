// SPDX-License-Identifier: GPL-3.0-or-later
// Why a program does not start, in the language of the window.
#include "solvers/core/language.h"
#include "tests/support/suite.h"
#include "ui/jobs/start_failure.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ks;
using namespace ks::ui;

class StartFailureTest : public QObject {
    Q_OBJECT

private slots:
    void reasons_are_in_the_spoken_language() {
        static Language german("de", ',');
        german.add("No such file or directory", {"Datei oder Verzeichnis nicht gefunden"});
        german.add("Permission denied", {"Keine Berechtigung"});
        german.add("Exec format error", {"Falsches Programmformat"});
        speak(&german);
        const QTemporaryDir folder;
        QFile text(folder.filePath("text"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        const QString not_a_program = start_failure(text.fileName());
        QVERIFY(text.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        const QString of_no_system = start_failure(text.fileName());
        const QString nowhere = start_failure("/nowhere/program"), unknown = start_failure("no-such-program");
        const QString a_folder = start_failure(folder.path());
        speak(nullptr);
        QCOMPARE(nowhere, "Datei oder Verzeichnis nicht gefunden");
        QCOMPARE(unknown, nowhere);
        QCOMPARE(not_a_program, "Keine Berechtigung");
        QCOMPARE(a_folder, not_a_program);
        QCOMPARE(of_no_system, "Falsches Programmformat");
    }
};

KS_TEST(StartFailureTest)
#include "start_failure_test.moc"
