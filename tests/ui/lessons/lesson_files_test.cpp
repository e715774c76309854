// SPDX-License-Identifier: GPL-3.0-or-later
// The allowed content of a lesson's files, and the messages about lessons that cannot be shown.
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/lessons/written_lessons.h"
#include "tests/ui/page_window.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_card.h"
#include "ui/lessons/lesson_track.h"
#include "visual/paint/fonts.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace ks;
using namespace ks::tests;
using namespace ks::ui;

class LessonFilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() {
        tests::fail_on_warnings();
        qunsetenv("KNAPSCOPE_ASSETS");
    }

    void every_built_in_lesson_is_whole() {
        const auto lessons = load_lessons({":/assets/lessons"});
        QVERIFY(!lessons.empty());
        for (const Lesson& lesson : lessons) {
            QVERIFY2(!lesson.broken, lesson.broken ? lesson.broken->sentence().c_str() : "");
            const auto track = LessonTrack::make(lesson);
            QVERIFY2(track, track ? "" : track.error().sentence().c_str());
            for (const LessonStep& step : lesson.steps)
                QVERIFY(step.text.size() > 40);
        }
    }

    /// Table 2.1 of the thesis.
    void the_lesson_of_example_2_1_ends_with_its_table() {
        Session session;
        LessonsWindow window(session);
        window.bring_up();
        QVERIFY(window.page->apply({{}, "end", "thesis-example-2.1"}));
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(!window.page->problem());
        const QByteArray csv = *window.page->csv();
        for (const char* row :
             {",0,0,0,0,0,0,0,0,0,0,0\r\n", ",0,0,0,0,2,2,2,2,2,2,2\r\n", ",0,0,0,0,2,2,4,4,4,4,6\r\n",
              ",0,0,3,3,3,3,5,5,7,7,7\r\n", ",0,0,3,3,3,3,5,6,7,9,9\r\n"})
            QVERIFY2(csv.contains(row), csv.constData());
    }

    void a_text_of_only_opening_braces_is_shown_at_once() {
        QTemporaryDir assets;
        qputenv("KNAPSCOPE_ASSETS", assets.path().toUtf8());
        const QByteArray openings = QByteArray("_{").repeated(1'990);
        write_lesson(assets.path() + "/lessons/zz-openings", lesson_json,
                     "# Title\n\n## One\n\n" + openings + "\n\n## Two\n\nThe z_{2} of it.\n");
        Session session;
        LessonsWindow window(session);
        window.bring_up();
        const CpuClock clock;
        window.list()->setCurrentRow(0);
        KS_WAIT_FOR_EQUAL(window.title(), QStringLiteral("1. One"));
        QVERIFY(window.text().contains("{{")); // Qt interprets some of the underscores as emphasis
        QVERIFY(window.page->picture({800, 600}));
        window.press(Qt::Key_End);
        QCOMPARE(window.text().trimmed(), "The z2 of it.");
        QVERIFY2(clock.milliseconds() < 10'000, qPrintable(QString::number(clock.milliseconds())));
    }

    void a_paragraph_beyond_any_reader_is_refused() {
        const QByteArray openings = QByteArray("_{").repeated(20'000);
        const CpuClock clock;
        const Lesson lesson =
            load_one(lesson_json, "# Title\n\n## One\n\n" + openings + "\n\n## Two\n\nTwo.\n");
        QVERIFY(lesson.broken);
        QCOMPARE(QByteArray::fromStdString(lesson.broken->sentence()),
                 "x/lesson.md:5: has a paragraph of more than 4000 characters; divide it with an empty line");
        QVERIFY2(clock.milliseconds() < 2'000, qPrintable(QString::number(clock.milliseconds())));
    }

    void errors_have_their_place() {
        const auto said = [](QByteArray json, const char* part) {
            const Lesson lesson = load_one(json);
            return lesson.broken && lesson.broken->sentence().find(part) != std::string::npos;
        };
        QVERIFY(!load_one(lesson_json).broken);
        QVERIFY(said(QByteArray(lesson_json).replace("\"One\"", "\"Nine\""), "/steps/0/section"));
        QVERIFY(said(QByteArray(lesson_json).replace("knapsack.sequential", "mckp.sequential"), "/variant"));
        QVERIFY(said(QByteArray(lesson_json).replace("\"end\"", "\"begin\""), "/steps/1/show/0"));
        QVERIFY(said(QByteArray(lesson_json).replace("small.json", "../small.json"), "own folder"));
        QTemporaryDir elsewhere; // the lesson's folder contains a link to it
        write(elsewhere.path() + "/theirs.json", small_json);
        const auto link = [&](const QString& lesson) {
            QVERIFY(QFile::link(elsewhere.path() + "/theirs.json", lesson + "/theirs.json"));
        };
        const Lesson linked =
            load_one(QByteArray(lesson_json).replace("small.json", "theirs.json"), lesson_md, link);
        QVERIFY(linked.broken && linked.broken->sentence().find("own folder") != std::string::npos);
        QVERIFY(said(QByteArray(lesson_json).replace("\"summary\"", "\"sumary\""), "sumary"));
        const auto figure_said = [&](const char* from, const char* to, const char* part) {
            return said(QByteArray(figures_json).replace(from, to), part);
        };
        QVERIFY(!load_one(figures_json).broken);
        QVERIFY(figure_said("\"launch\"", "\"lunch\"", "/steps/0/show/0/figure"));
        QVERIFY(figure_said("\"block\": 32", "\"block\": 0", "/steps/0/show/0"));
        QVERIFY(figure_said("\"block\": 32", "\"blocks\": 32", "/steps/0/show/0"));
        QVERIFY(figure_said("{\"figure\": \"access\", \"moves\": \"lines\"}", "3",
                            "/steps/0/show/1")); // not a variant
        QVERIFY(said(QByteArray(lesson_json).replace("\"version\": 1", "\"version\": 2"), "/version"));
    }

    /// A lesson may come from a stranger, and a published one shows the files that it reads.
    void files_that_are_links_out_of_the_folder_are_refused() {
        for (const char* name : {"lesson.md", "lesson.json"}) {
            QTemporaryDir elsewhere;
            write(elsewhere.filePath(name), QByteArray(name) == "lesson.md" ? lesson_md : lesson_json);
            const Lesson linked = load_one(lesson_json, lesson_md, [&](const QString& lesson) {
                QVERIFY(QFile::remove(lesson + '/' + name));
                QVERIFY(QFile::link(elsewhere.filePath(name), lesson + '/' + name));
            });
            QVERIFY(linked.broken);
            const std::string sentence = linked.broken->sentence();
            QVERIFY2(sentence.ends_with(std::string(name) + ": is a link that leads out of the lesson's "
                                                            "folder; put the file itself into the folder"),
                     sentence.c_str());
        }
    }

    /// The folder .saved of a stranger's lesson may be a link to the user's files.
    void no_file_is_moved_out_of_a_linked_folder() {
        QTemporaryDir elsewhere;
        write(elsewhere.filePath("mine.txt"), "mine");
        const Lesson lesson = load_one(lesson_json, lesson_md, [&](const QString& folder) {
            QVERIFY(QFile::link(elsewhere.path(), folder + "/.saved"));
        });
        QVERIFY(!lesson.broken);
        QVERIFY(QFile::exists(elsewhere.filePath("mine.txt")));
    }

    void steps_beyond_the_recording_are_refused() {
        for (const char* show : {"99", "[5, 0]", "[1, 4]"}) {
            const Lesson lesson =
                load_one(QByteArray(lesson_json).replace("[1, 2]],", QByteArray(show) + "],"));
            QVERIFY(!lesson.broken);
            const auto track = LessonTrack::make(lesson);
            QVERIFY2(!track, show);
            QCOMPARE(track.error().code, ErrorCode::input);
        }
    }

    void figures_that_cannot_be_made_are_refused_with_their_place() {
        const Lesson lesson = load_one(QByteArray(figures_json).replace("\"row\": 1", "\"row\": 2"));
        QVERIFY(!lesson.broken);
        const auto track = LessonTrack::make(lesson);
        QVERIFY(!track);
        QCOMPARE(track.error().code, ErrorCode::input);
        QVERIFY(track.error().where.find("/steps/1/show/0") != std::string::npos);
    }

    void any_bytes_give_an_error_at_most() {
        const std::uint64_t seed = std::random_device{}();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::mt19937_64 random(seed);
        for (int i = 0; i < 300; ++i) {
            QByteArray json = i % 2 == 0 ? lesson_json : figures_json;
            for (int change = 0; change < 3; ++change)
                json[static_cast<qsizetype>(random() % static_cast<std::uint64_t>(json.size()))] =
                    static_cast<char>(random() % 256);
            json.truncate(static_cast<qsizetype>(random() % static_cast<std::uint64_t>(json.size() * 2)));
            load_one(json);
        }
    }
};

KS_TEST(LessonFilesTest)
#include "lesson_files_test.moc"
