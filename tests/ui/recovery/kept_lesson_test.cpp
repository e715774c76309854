// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/samples.h"
#include "ui/base/session.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/recovery/kept_edits.h"
#include "ui/recovery/kept_lesson.h"
#include "ui/recovery/recovery_dialog.h"

#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QtTest>

using namespace ks;
using namespace ks::ui;

namespace {

Lesson lesson_in(const QString& folder) {
    Lesson lesson;
    lesson.title = "Mine";
    lesson.folder = folder;
    add_step(lesson, {.instance = tests::table_2_2(), .variant = "mckp.sequential", .step = 3}, "First",
             "One.");
    return lesson;
}

QStringList kept_files(const QTemporaryDir& folder) {
    return QDir(folder.path()).entryList({QStringLiteral("*.json")}, QDir::Files);
}

void type_title(LessonEditor& editor, const QString& title) {
    auto* field = editor.findChild<QLineEdit*>(QStringLiteral("title"));
    field->selectAll();
    QTest::keyClicks(field, title);
}

} // namespace

/// The edits of a lesson while its editor is open.
class KeptLessonTest : public QObject {
    Q_OBJECT

private slots:
    void edits_are_kept_by_themselves() {
        const QTemporaryDir kept;
        Session session;
        LessonEditor editor(session, lesson_in("/nowhere/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        new KeptLesson(editor, kept.path());
        type_title(editor, "Theirs");
        KS_WAIT_FOR(kept_files(kept).size() == 1);
        QVERIFY(left_behind(kept.path()).empty()); // this program still runs
    }

    /// As after a crash: the file remains if the editor is destroyed without being closed.
    void kept_edits_are_offered_again() {
        const QTemporaryDir kept;
        Session session;
        auto* editor = new LessonEditor(session, lesson_in("/nowhere/mine"), nullptr);
        new KeptLesson(*editor, kept.path());
        type_title(*editor, "Theirs");
        delete editor;
        const auto found = left_behind(kept.path());
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(!found[0].instance);
        QCOMPARE(found[0].lesson, QStringLiteral("Theirs"));
        RecoveryDialog dialog(found, nullptr);
        QVERIFY(dialog.findChild<QListWidget*>()->item(0)->text().startsWith("Lesson “Theirs”, edited"));
        const auto again = recovered_lesson(found[0].file);
        QVERIFY2(again, again ? "" : again.error().sentence().c_str());
        QCOMPARE(again->lesson.title, QStringLiteral("Theirs"));
        QCOMPARE(again->lesson.folder, QStringLiteral("/nowhere/mine"));
        QCOMPARE(again->lesson.steps.size(), std::size_t{1});
        QCOMPARE(again->lesson.steps[0].text, QStringLiteral("One."));
        LessonEditor next(session, again->lesson, nullptr);
        next.setAttribute(Qt::WA_DeleteOnClose, false);
        next.count_as_edited();
        QVERIFY(next.edited());
    }

    void a_closed_editor_leaves_nothing() {
        const QTemporaryDir kept, own;
        Session session;
        LessonEditor editor(session, lesson_in(own.filePath("mine")), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        auto* keeps = new KeptLesson(editor, kept.path());
        type_title(editor, "Theirs");
        keeps->write();
        QCOMPARE(kept_files(kept).size(), 1);
        QVERIFY(editor.save());
        QCOMPARE(kept_files(kept).size(), 0);
        type_title(editor, "Ours");
        keeps->write();
        QCOMPARE(kept_files(kept).size(), 1);
        editor.done(QDialog::Rejected); // the user discards the edits
        QCOMPARE(kept_files(kept).size(), 0);
    }
};

KS_TEST(KeptLessonTest)
#include "kept_lesson_test.moc"
