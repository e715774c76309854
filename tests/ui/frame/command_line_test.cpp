// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/suite.h"
#include "ui/frame/command_line.h"
#include "ui/frame/program_words.h"
#include "visual/paint/theme.h"

using namespace ks;
using namespace ks::ui;

class CommandLineTest : public QObject {
    Q_OBJECT

private slots:
    void everything_is_read() {
        const auto line = read_command_line({"a.json", "--page", "compare", "--variant", "mckp.global",
                                             "--variant=mckp.shared", "--theme", "dark", "--text-size", "125",
                                             "--export", "out.SVG", "--size", "800x600"});
        QVERIFY(line);
        QCOMPARE(line->file, QStringLiteral("a.json"));
        QCOMPARE(line->page, QStringLiteral("compare"));
        QCOMPARE(line->view.variants, (QStringList{"mckp.global", "mckp.shared"}));
        QCOMPARE(*line->theme, paint::ThemeId::dark);
        QCOMPARE(line->text_size, 125);
        QCOMPARE(line->export_to, QStringLiteral("out.SVG"));
        QVERIFY(line->size == QSize(800, 600));
    }

    void wrong_words_are_usage_errors_data() {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("option") << QStringList{"--pages", "run"};
        QTest::newRow("value") << QStringList{"--page"};
        QTest::newRow("page") << QStringList{"--page", "runs"};
        QTest::newRow("theme") << QStringList{"--theme", "grey"};
        QTest::newRow("text size") << QStringList{"--text-size", "250"};
        QTest::newRow("size") << QStringList{"--size", "800"};
        QTest::newRow("size 0") << QStringList{"--size", "0x0"};
        QTest::newRow("size huge") << QStringList{"--size", "99999x99999"};
        QTest::newRow("step") << QStringList{"--step", "-1"};
        QTest::newRow("step of a step of a step") << QStringList{"--step", "1.2.3"};
        QTest::newRow("unit") << QStringList{"--together-by", "rows"};
        QTest::newRow("export") << QStringList{"--export", "out.bmp"};
        QTest::newRow("files") << QStringList{"a.json", "b.json"};
        const QStringList lesson{"--lesson", "greedy-fails"};
        QTest::newRow("publish what") << QStringList{"--publish", "a.html"};
        QTest::newRow("publish two lessons") << lesson + QStringList{"folder", "--publish", "a.html"};
        QTest::newRow("publish as") << lesson + QStringList{"--publish", "a.txt"};
        QTest::newRow("publish and export")
            << lesson + QStringList{"--publish", "a.html", "--export", "a.png"};
        QTest::newRow("publish a step") << lesson + QStringList{"--publish", "a.html", "--step", "2"};
        QTest::newRow("steps of nothing") << lesson + QStringList{"--steps", "1..2"};
        QTest::newRow("steps backwards") << lesson + QStringList{"--publish", "a.html", "--steps", "3..2"};
        QTest::newRow("step 0") << lesson + QStringList{"--publish", "a.html", "--steps", "0..2"};
        QTest::newRow("steps in words") << lesson + QStringList{"--publish", "a.html", "--steps", "all"};
        QTest::newRow("three a page") << lesson + QStringList{"--publish", "a.pdf", "--per-page", "3"};
        QTest::newRow("pages of a page") << lesson + QStringList{"--publish", "a.html", "--per-page", "2"};
        QTest::newRow("pictures as") << lesson + QStringList{"--publish", "a.zip", "--pictures", "gif"};
        QTest::newRow("pictures of a page")
            << lesson + QStringList{"--publish", "a.html", "--pictures", "svg"};
        const QStringList course{"--publish-course", "site"};
        QTest::newRow("course without a folder") << QStringList{"--publish-course", ""};
        QTest::newRow("course and page") << course + QStringList{"--publish", "a.html", "--lesson", "x"};
        QTest::newRow("course and steps") << course + QStringList{"--steps", "1..2"};
        QTest::newRow("course and export") << course + QStringList{"--export", "a.png"};
        QTest::newRow("course of a file") << course + QStringList{"a.json"};
        QTest::newRow("two lessons to be shown") << QStringList{"--lesson", "a", "--lesson", "b"};
        QTest::newRow("window as svg") << QStringList{"--window", "--export", "a.svg"};
    }
    void wrong_words_are_usage_errors() {
        QFETCH(QStringList, words);
        const auto line = read_command_line(words);
        QVERIFY(!line);
        QCOMPARE(line.error().code, ErrorCode::usage);
        QVERIFY(!line.error().todo.empty());
    }

    void publishing_options_are_read() {
        const auto line = read_command_line({"--lesson", "greedy-fails", "--publish", "out.PDF", "--steps",
                                             "2..4", "--per-page", "6", "--theme", "projector"});
        QVERIFY(line);
        QVERIFY(line->publish);
        QCOMPARE(line->view.lesson, QStringLiteral("greedy-fails"));
        QCOMPARE(line->publish->path, QStringLiteral("out.PDF"));
        QCOMPARE(line->publish->steps.first, 2);
        QCOMPARE(*line->publish->steps.last, 4);
        QCOMPARE(line->publish->per_page, 6);
        QCOMPARE(*line->publish->theme, paint::ThemeId::projector);
        const auto one =
            read_command_line({"--lesson", "x", "--publish", "a.zip", "--steps", "3", "--pictures", "svg"});
        QVERIFY(one);
        QCOMPARE(one->publish->steps.first, 3);
        QCOMPARE(*one->publish->steps.last, 3);
        QCOMPARE(one->publish->files, PictureFiles::svg);
        QVERIFY(!one->publish->theme);
        QVERIFY(!read_command_line({"--lesson", "x"})->publish);
    }

    void a_course_is_all_lessons_or_those_that_are_named() {
        const auto all = read_command_line({"--publish-course", "site"});
        QVERIFY(all && all->course && !all->publish);
        QCOMPARE(all->course->folder, QStringLiteral("site"));
        QVERIFY(all->course->lessons.isEmpty() && !all->course->theme);
        const auto two = read_command_line({"--lesson", "a", "--publish-course", "site", "--lesson", "b",
                                            "--theme", "dark", "--language", "it"});
        QVERIFY(two && two->course);
        QCOMPARE(two->course->lessons, (QStringList{"a", "b"}));
        QCOMPARE(*two->course->theme, paint::ThemeId::dark);
        QCOMPARE(two->language, QStringLiteral("it"));
        QVERIFY(!read_command_line({"--lesson", "a"})->course);
    }

    void an_instance_by_name_means_the_compare_page() {
        const auto line = read_command_line({"--instance", "thesis-set3, seed 1"});
        QVERIFY(line);
        QCOMPARE(line->page, QStringLiteral("compare"));
        QCOMPARE(line->view.instance, QStringLiteral("thesis-set3, seed 1"));
    }

    void steps_are_of_the_file_that_is_opened() {
        QCOMPARE(read_command_line({"a.json", "--step", "3"})->page, QStringLiteral("step"));
        QCOMPARE(read_command_line({"a.kstrace", "--step", "3"})->page, QStringLiteral("kernel"));
        QCOMPARE(read_command_line({"--step", "end", "A.KSTRACE"})->page, QStringLiteral("kernel"));
        // the content of the file determines the page
        QVERIFY(read_command_line({"a.kstrace"})->page.isEmpty());
    }

    void numbers_to_be_tried_are_read() {
        const auto line = read_command_line({"a.json", "--what-if", "/capacity=12", "--what-if",
                                             "/items/0/weight=3", "--together-by", "cell"});
        QVERIFY(line);
        QCOMPARE(line->view.what_if, (QStringList{"/capacity=12", "/items/0/weight=3"}));
        QCOMPARE(line->view.together_by, "cell");
        QCOMPARE(line->page, "step");
    }

    void results_mean_the_compare_page() {
        const auto line = read_command_line({"--results", "r.json"});
        QVERIFY(line);
        QCOMPARE(line->page, QStringLiteral("compare"));
    }

    void help_names_every_option() {
        for (const char* option : {"--page", "--lesson", "--variant", "--step", "--results", "--theme",
                                   "--text-size", "--export", "--size", "--publish", "--publish-course",
                                   "--steps", "--per-page", "--pictures", "--what-if", "--together-by"})
            QVERIFY2(command_line_help().contains(QLatin1String(option)), option);
    }
};

KS_TEST(CommandLineTest)
#include "command_line_test.moc"
