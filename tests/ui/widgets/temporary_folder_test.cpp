// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/widgets/temporary_folder.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace ks::ui;

namespace {

/// Another program that makes a folder with a file and is killed.
void a_program_dies(const QString& begin) {
    const pid_t child = fork();
    if (child == 0) {
        TemporaryFolder folder(begin);
        QFile file(folder.filePath(QStringLiteral("a.json")));
        if (file.open(QIODevice::WriteOnly))
            file.write("{}");
        file.close();
        raise(SIGKILL);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
}

} // namespace

class TemporaryFolderTest : public QObject {
    Q_OBJECT

    QTemporaryDir parent_;
    QString begin() const { return parent_.filePath(QStringLiteral("Knapscope-")); }
    QStringList left() const { return QDir(parent_.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot); }

private slots:
    void it_goes_with_its_object() {
        {
            const TemporaryFolder folder(begin());
            QVERIFY(folder.isValid());
            QCOMPARE(left().size(), 1);
        }
        QCOMPARE(left(), QStringList());
    }

    void folders_of_killed_programs_are_swept() {
        const TemporaryFolder ours(begin());
        a_program_dies(begin());
        QVERIFY(QDir(parent_.path()).mkpath(QStringLiteral("Knapscope-without-lock")));
        QVERIFY(QDir(parent_.path()).mkpath(QStringLiteral("other")));
        QCOMPARE(left().size(), 4);
        sweep_temporary_folders(begin());
        QStringList stay{QFileInfo(ours.path()).fileName(), QStringLiteral("Knapscope-without-lock"),
                         QStringLiteral("other")};
        stay.sort();
        QStringList there = left();
        there.sort();
        QCOMPARE(there, stay);
    }
};

KS_TEST(TemporaryFolderTest)
#include "temporary_folder_test.moc"
