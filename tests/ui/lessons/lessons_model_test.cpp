// SPDX-License-Identifier: GPL-3.0-or-later
// The Lessons page without its widgets: what is asked for while folders are read is shown afterwards.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/lessons/written_lessons.h"
#include "ui/base/session.h"
#include "ui/lessons/lessons_model.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ks;
using namespace ks::tests;
using namespace ks::ui;

class LessonsModelTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString own() const { return folder_->filePath(QStringLiteral("lessons/own")); }

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        write_lesson(own());
        qputenv("KNAPSCOPE_ASSETS", folder_->path().toLocal8Bit());
    }
    void cleanupTestCase() { qunsetenv("KNAPSCOPE_ASSETS"); }

    void folders_are_read_on_another_thread() {
        Session session;
        LessonsModel model(session);
        model.read_again();
        QVERIFY(model.busy());
        QVERIFY(model.lessons().empty()); // the thread delivers them through the event loop
        KS_WAIT_FOR(!model.busy());
        QVERIFY(model.find(QStringLiteral("own")) && model.track());
    }

    void a_wish_during_the_reading_is_kept() {
        Session session;
        LessonsModel model(session);
        model.read_again();
        model.wish({.variants = {}, .step = QStringLiteral("2"), .lesson = QStringLiteral("own")});
        QCOMPARE(model.shown().lesson, QStringLiteral("own")); // a session that is saved now shows it again
        QCOMPARE(model.shown().step, QStringLiteral("2"));
        model.read_again(); // the page is opened
        KS_WAIT_FOR(!model.busy());
        QCOMPARE(model.open().id, QStringLiteral("own"));
        QCOMPARE(model.shown().step, QStringLiteral("2"));
        QVERIFY(!model.problem());
    }

    void a_wish_while_another_lesson_is_made_is_kept() {
        Session session;
        LessonsModel model(session);
        model.read_again();
        KS_WAIT_FOR(!model.lessons().empty()); // the first lesson is being made, or is made
        model.wish({.variants = {}, .step = QStringLiteral("2"), .lesson = QStringLiteral("own")});
        KS_WAIT_FOR(!model.busy());
        QCOMPARE(model.open().id, QStringLiteral("own"));
        QCOMPARE(model.shown().step, QStringLiteral("2"));
    }

    void an_unknown_lesson_is_a_problem() {
        Session session;
        LessonsModel model(session);
        model.wish({.variants = {}, .step = QStringLiteral("2"), .lesson = QStringLiteral("own")});
        KS_WAIT_FOR(!model.busy());
        model.wish({.variants = {}, .step = QStringLiteral("1"), .lesson = QStringLiteral("nowhere")});
        KS_WAIT_FOR(!model.busy());
        QVERIFY(model.problem() && model.problem()->code == ErrorCode::usage);
        QCOMPARE(model.open().id, QStringLiteral("own"));
        QCOMPARE(model.shown().step, QStringLiteral("2"));
    }

    void a_choice_during_the_reading_stays() {
        Session session;
        LessonsModel model(session);
        model.read_again();
        KS_WAIT_FOR(!model.busy());
        model.read_again();
        const Lesson* own = model.find(QStringLiteral("own"));
        const auto chosen = static_cast<std::size_t>(own - model.lessons().data());
        model.choose(chosen == 0 ? model.lessons().size() - 1 : 0);
        const QString id = model.open().id;
        KS_WAIT_FOR(!model.busy());
        QCOMPARE(model.open().id, id);
    }

    void a_written_lesson_is_read_again() {
        Session session;
        LessonsModel model(session);
        model.wish({.variants = {}, .step = {}, .lesson = QStringLiteral("own")});
        KS_WAIT_FOR(!model.busy());
        write_lesson(own(), lesson_json, QByteArray(lesson_md).replace("The first.", "The new text."));
        session.lesson_changed(model.open().folder);
        KS_WAIT_FOR(!model.busy());
        QCOMPARE(model.open().steps.front().text, QStringLiteral("The new text."));
    }
};

KS_TEST(LessonsModelTest)
#include "lessons_model_test.moc"
