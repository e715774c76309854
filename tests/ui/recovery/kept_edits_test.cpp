// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/formats/format.h"
#include "solvers/instance/change.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/samples.h"
#include "ui/base/session.h"
#include "ui/recovery/kept_edits.h"
#include "ui/recovery/recovery_dialog.h"

#include <QDir>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace ks;
using namespace ks::ui;

namespace {

QStringList files_in(const QTemporaryDir& folder) {
    return QDir(folder.path()).entryList({QStringLiteral("*.json")}, QDir::Files);
}

void rename_it(Session& session, const char* name) {
    QVERIFY(session.edit(QStringLiteral("renaming"), SetText{.text = name}));
}

/// Another program that edits a document, backs the edits up and is then killed.
void a_program_dies_editing(const QString& folder, const char* name, const QString& path) {
    const pid_t child = fork();
    if (child == 0) {
        Session session;
        KeptEdits kept(session, folder);
        session.open(tests::table_2_2(), path);
        rename_it(session, name);
        kept.write();
        raise(SIGKILL);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
}

} // namespace

/// Which edits are backed up, when, and what can be recovered.
class KeptEditsTest : public QObject {
    Q_OBJECT

private slots:
    /// A killed program loses at most five seconds: the first edit that is not backed up starts the timer.
    void edits_without_a_pause_do_not_put_it_off() {
        static_assert(KeptEdits::after_ms <= 5000);
        QTemporaryDir folder;
        Session session;
        KeptEdits kept(session, folder.path());
        session.open(tests::table_2_2());
        QTimer typing; // an edit every fifth of that time, until the backup
        connect(&typing, &QTimer::timeout, this,
                [&, edits = 0]() mutable { rename_it(session, edits++ % 2 == 0 ? "Mine" : "Yours"); });
        typing.start(KeptEdits::after_ms / 5);
        KS_WAIT_FOR(files_in(folder).size() == 1);
    }

    void documents_without_edits_are_not_kept() {
        QTemporaryDir folder;
        Session session;
        KeptEdits kept(session, folder.path());
        session.open(tests::table_2_2());
        kept.write();
        QVERIFY(files_in(folder).isEmpty());
    }

    void an_edit_is_kept_by_itself_and_goes_when_undone() {
        QTemporaryDir folder;
        Session session;
        KeptEdits kept(session, folder.path());
        session.open(tests::table_2_2());
        rename_it(session, "Mine");
        KS_WAIT_FOR(files_in(folder).size() == 1);
        QVERIFY(left_behind(folder.path()).empty()); // this program still runs
        session.undo_stack().undo();
        QVERIFY(files_in(folder).isEmpty());
    }

    void saving_and_ending_leave_nothing() {
        QTemporaryDir folder, other;
        {
            Session session;
            KeptEdits kept(session, folder.path());
            session.open(tests::table_2_2());
            rename_it(session, "Mine");
            kept.write();
            QCOMPARE(files_in(folder).size(), 1);
            QVERIFY(session.save(other.filePath(QStringLiteral("mine.knapscope.json"))));
            QVERIFY(files_in(folder).isEmpty());
            rename_it(session, "Mine again");
            kept.write();
            QCOMPARE(files_in(folder).size(), 1);
        }
        QVERIFY(files_in(folder).isEmpty());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void edits_of_a_killed_program_are_found() {
        QTemporaryDir folder;
        a_program_dies_editing(folder.path(), "Theirs", QStringLiteral("/nowhere/table.knapscope.json"));
        const auto found = left_behind(folder.path());
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].instance->name(), std::string("Theirs"));
        QCOMPARE(found[0].path, QStringLiteral("/nowhere/table.knapscope.json"));
        QVERIFY(found[0].when.isValid());
        Session session;
        KeptEdits kept(session, folder.path());
        session.recover(found[0].instance, found[0].path);
        QVERIFY(session.edited() && session.modified()); // so that closing asks before it is lost
        throw_away(found[0]);
        kept.write();
        QCOMPARE(files_in(folder).size(), 1); // backed up again, by this program
    }

    void broken_files_are_left_alone() {
        QTemporaryDir folder;
        for (const QByteArray& text : {QByteArray("{"), QByteArray("{\"format\": \"knapscope-kept-edits\"}"),
                                       QByteArray("{\"format\": \"knapscope-kept-edits\", \"version\": 1, "
                                                  "\"instance\": \"{}\"}")}) {
            QFile file(folder.filePath(QStringLiteral("%1.json").arg(text.size())));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        }
        QVERIFY(left_behind(folder.path()).empty());
        QCOMPARE(files_in(folder).size(), 3);
    }

    void an_unwritable_folder_is_reported_once() {
        QTemporaryDir folder;
        QFile in_the_way(folder.filePath(QStringLiteral("x")));
        QVERIFY(in_the_way.open(QIODevice::WriteOnly));
        Session session;
        KeptEdits kept(session, in_the_way.fileName());
        QSignalSpy failed(&kept, &KeptEdits::failed);
        session.open(tests::table_2_2());
        rename_it(session, "Mine");
        kept.write();
        rename_it(session, "Mine again");
        kept.write();
        QCOMPARE(failed.size(), 1);
        // The user cannot choose the folder.
        const auto error = failed.front().front().value<Error>();
        QCOMPARE(QString::fromStdString(error.sentence()),
                 in_the_way.fileName() + QStringLiteral(": cannot be written: Not a directory; save your "
                                                        "edits: a crash would lose them"));
    }

    /// As if the system asked the program to end.
    void edits_are_left_for_the_next_start_at_once() {
        QTemporaryDir folder;
        {
            Session session;
            KeptEdits kept(session, folder.path());
            session.open(tests::table_2_2());
            rename_it(session, "Mine");
            kept.leave();
        }
        const auto found = left_behind(folder.path());
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].instance->name(), std::string("Mine"));
    }

    void the_dialog_offers_each() {
        QTemporaryDir folder;
        a_program_dies_editing(folder.path(), "First", {});
        a_program_dies_editing(folder.path(), "Second", QStringLiteral("/a/b.knapscope.json"));
        RecoveryDialog dialog(left_behind(folder.path()), nullptr);
        auto* list = dialog.findChild<QListWidget*>();
        QCOMPARE(list->count(), 2);
        const int second = list->item(0)->text().startsWith(QLatin1String("Second")) ? 0 : 1;
        QVERIFY(list->item(second)->text().contains(QLatin1String("/a/b.knapscope.json")));
        QVERIFY(list->item(1 - second)->text().contains(QLatin1String("never saved")));
        list->setCurrentRow(1 - second);
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QLatin1String("&Throw away"))
                button->click();
        QCOMPARE(files_in(folder).size(), 1);
        QString opened;
        connect(&dialog, &RecoveryDialog::chosen, this, [&opened](const LeftBehind& document) {
            opened = QString::fromStdString(document.instance->name());
        });
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QLatin1String("&Open"))
                button->click();
        QCOMPARE(opened, QStringLiteral("Second"));
    }
};

KS_TEST(KeptEditsTest)
#include "kept_edits_test.moc"
