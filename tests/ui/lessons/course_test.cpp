// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/lessons/lesson.h"

#include <QDir>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace ks;
using namespace ks::ui;

/// The course: chapters, and the lessons that a lesson requires.
class CourseTest : public QObject {
    Q_OBJECT

    static Lesson with(const QByteArray& members) {
        QTemporaryDir folder;
        QDir(folder.path()).mkdir(QStringLiteral("x"));
        const auto write = [&](const char* name, const QByteArray& bytes) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        write("x/lesson.json",
              R"({"format": "knapscope-lesson", "version": 1, "title": "T", "summary": "S", )" + members +
                  R"("steps": [{"section": "A", "show": [{"figure": "launch"}]}]})");
        write("x/lesson.md", "## A\n\nText.\n");
        return load_lessons({folder.path()}).front();
    }

private slots:
    void init() { qunsetenv("KNAPSCOPE_ASSETS"); }

    /// A reader who follows the list finds everything explained before it is used. So no lesson requires
    /// itself, directly or indirectly.
    void every_shipped_lesson_has_its_place() {
        const auto lessons = load_lessons({QStringLiteral(":/assets/lessons")});
        QVERIFY(lessons.size() >= 26);
        QSet<QString> before;
        QSet<std::int64_t> chapters;
        for (const Lesson& lesson : lessons) {
            const QByteArray id = lesson.id.toUtf8();
            QVERIFY2(!lesson.broken, id.constData());
            QVERIFY2(lesson.place.chapter > 0, id.constData());
            QVERIFY2(lesson.place.minutes > 0, id.constData());
            QVERIFY2(lesson.place.order < INT64_MAX, id.constData());
            QVERIFY2(before.isEmpty() || !lesson.place.needs.isEmpty(), id.constData());
            for (const QString& need : lesson.place.needs)
                QVERIFY2(before.contains(need), qPrintable(lesson.id + " needs " + need));
            before << lesson.id;
            chapters << lesson.place.chapter;
        }
        const auto titles = read_chapters();
        QVERIFY(titles);
        QCOMPARE(titles->size(), 6);
        QCOMPARE(chapters.size(), titles->size()); // no chapter is empty
    }

    void places_are_unique_and_numbers_count_from_one() {
        std::int64_t chapter = 0, order = 0;
        std::size_t number = 0;
        for (const Lesson& lesson : load_lessons({QStringLiteral(":/assets/lessons")})) {
            if (lesson.place.chapter != chapter) {
                QCOMPARE(lesson.place.chapter, chapter + 1);
                chapter = lesson.place.chapter;
                number = 0;
                order = -1;
            }
            QCOMPARE(lesson.place.number, ++number);
            QVERIFY2(lesson.place.order > order, qPrintable(lesson.id));
            order = lesson.place.order;
        }
    }

    void a_lesson_outside_of_the_course_comes_first() {
        std::vector<Lesson> lessons{{.id = "own"}, {.id = "b"}, {.id = "a"}};
        lessons[0].place.order = 1;
        lessons[1].place = {.chapter = 2, .order = 2, .needs = {"a", "own"}};
        lessons[2].place = {.chapter = 2, .order = 1, .minutes = 5};
        put_in_order(lessons);
        QCOMPARE(lessons[0].id, "own");
        QCOMPARE(lessons[1].id, "a");
        lessons[0].title = lessons[1].title = "T";
        QCOMPARE(numbered(lessons[1]), "2.1 T");
        QCOMPARE(numbered(lessons[0]), "T");
        QCOMPARE(course_words(lessons[1], lessons), "5 min");
        QCOMPARE(course_words(lessons[2], lessons), "needs 2.1, own");
        QCOMPARE(course_words(lessons[0], lessons), "");
    }

    void the_members_are_optional_and_checked() {
        QVERIFY(!with("").broken);
        QVERIFY(!with(R"("chapter": 6, "minutes": 10, "needs": ["no-such-lesson"], )").broken);
        const auto said = [](const QByteArray& members) {
            const Lesson lesson = with(members);
            return lesson.broken ? QString::fromStdString(lesson.broken->sentence()) : QString();
        };
        QVERIFY(said(R"("chapter": 7, )").contains("its chapters are 1 to 6"));
        QVERIFY(said(R"("chapter": 0, )").contains("/chapter"));
        QVERIFY(said(R"("chapter": "one", )").contains("/chapter"));
        QVERIFY(said(R"("minutes": 0, )").contains("/minutes"));
        QVERIFY(said(R"("needs": "all", )").contains("/needs"));
        QVERIFY(said(R"("needs": [1], )").contains("/needs/0"));
    }
};

KS_TEST(CourseTest)
#include "course_test.moc"
