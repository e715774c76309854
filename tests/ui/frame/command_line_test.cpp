// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/suite.h"
#include "ui/frame/command_line.h"
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
        QCOMPARE(line->size, QSize(800, 600));
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
        QTest::newRow("export") << QStringList{"--export", "out.bmp"};
        QTest::newRow("files") << QStringList{"a.json", "b.json"};
        QTest::newRow("window as svg") << QStringList{"--window", "--export", "a.svg"};
    }
    void wrong_words_are_usage_errors() {
        QFETCH(QStringList, words);
        const auto line = read_command_line(words);
        QVERIFY(!line);
        QCOMPARE(line.error().code, ErrorCode::usage);
        QVERIFY(!line.error().todo.empty());
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
        QVERIFY(read_command_line({"a.kstrace"})->page.isEmpty()); // the content of the file decides
    }

    void results_mean_the_compare_page() {
        const auto line = read_command_line({"--results", "r.json"});
        QVERIFY(line);
        QCOMPARE(line->page, QStringLiteral("compare"));
    }

    void help_names_every_option() {
        for (const char* option : {"--page", "--lesson", "--variant", "--step", "--results", "--theme",
                                   "--text-size", "--export", "--size"})
            QVERIFY2(command_line_help().contains(QLatin1String(option)), option);
    }
};

KS_TEST(CommandLineTest)
#include "command_line_test.moc"
