// SPDX-License-Identifier: Apache-2.0
// Instances are converted between formats.
#include "solvers/core/files.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/workbooks.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <fstream>

class ConvertTest : public QObject {
    Q_OBJECT

private slots:
    void convert_round_trips() {
        const QString original = instance_file("thesis-2.1", "knapsack");
        const QString plain = scratch_file("plain.txt"), back = scratch_file("back.json"),
                      again = scratch_file("again.txt");
        QCOMPARE(run_runner({"convert", original, plain, "--to", "plain"}).code, 0);
        const Ran asked = run_runner({"convert", plain, back}); // which number is the weight?
        QCOMPARE(asked.code, 2);
        QVERIFY(asked.err.contains("--from FORMAT"));
        QCOMPARE(run_runner({"convert", plain, back, "--from", "plain"}).code, 0);
        QCOMPARE(run_runner({"convert", back, again, "--from", "json", "--to", "plain"}).code, 0);
        QFile one(plain), two(again);
        QVERIFY(one.open(QIODevice::ReadOnly) && two.open(QIODevice::ReadOnly));
        const QByteArray text = one.readAll();
        QVERIFY(!text.isEmpty());
        QCOMPARE(two.readAll(), text);
        const auto answer = [](const QString& file) -> QJsonValue {
            return run_runner({"solve", file, "--variant", "knapsack.sequential", "--json"})
                .document()["objective"];
        };
        QCOMPARE(answer(back), answer(original));
        QVERIFY(answer(back).isDouble());
    }

    void the_ending_chooses_the_format_data() {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("csv") << ".csv" << QByteArray("kind,knapsack");
        QTest::newRow("lp") << ".lp" << QByteArray("\\");
        QTest::newRow("mps") << ".mps" << QByteArray("*");
        QTest::newRow("json") << ".json" << QByteArray("{");
        QTest::newRow("of text") << ".txt" << QByteArray("{");
    }
    void the_ending_chooses_the_format() {
        QFETCH(QString, ending);
        QFETCH(QByteArray, begin);
        const QString converted = scratch_file("converted" + ending), made = scratch_file("made" + ending);
        QCOMPARE(run_runner({"convert", instance_file("thesis-2.1", "knapsack"), converted}).code, 0);
        QCOMPARE(run_runner({"generate", "knapsack", "--preset", "thesis-2.1", "-o", made}).code, 0);
        for (const QString& file : {converted, made}) {
            QFile written(file);
            QVERIFY(written.open(QIODevice::ReadOnly));
            const QByteArray text = written.readAll();
            QVERIFY2(text.startsWith(begin), text.constData());
        }
    }

    void convert_writes_every_instance_into_a_folder() {
        const QString lines = scratch_file("several.txt"), folder = scratch_file("several");
        std::ofstream(lines.toStdString()) << "7 1 5 1 2\n8 1 6 1 2\n";
        const Ran ran = run_runner({"convert", lines, folder, "--index", "all", "--to", "four-files"});
        QVERIFY2(ran.code == 0, ran.err.constData());
        QCOMPARE(QDir(folder).entryList(QDir::Files, QDir::Name),
                 (QStringList{"several-1_c.txt", "several-1_p.txt", "several-1_w.txt", "several-2_c.txt",
                              "several-2_p.txt", "several-2_w.txt"}));
        QCOMPARE(run_runner({"convert", folder + "/several-2_c.txt", "-"}).out.count("\"capacity\": 6"), 1);
        QCOMPARE(run_runner({"convert", folder + "/several-2_c.txt", folder, "--index", "all"}).code, 0);
        QVERIFY(QFile::exists(folder + "/several-2_c-1.knapscope.json"));
        const Ran refused = run_runner({"convert", lines, lines, "--index", "all"});
        QCOMPARE(refused.code, 8);
        QVERIFY2(refused.err.contains("is not a folder"), refused.err.constData());
    }

    void convert_of_all_overwrites_nothing() {
        const QString lines = scratch_file("twice.txt"), folder = scratch_file("twice");
        std::ofstream(lines.toStdString()) << "7 1 5 1 2\n8 1 6 1 2\n";
        QDir().mkpath(folder);
        std::ofstream((folder + "/twice-2.txt").toStdString()) << "mine";
        const Ran ran = run_runner({"convert", lines, folder, "--index", "all", "--to", "plain"});
        QCOMPARE(ran.code, 8);
        QVERIFY2(ran.err.contains("twice-2.txt: is there already"), ran.err.constData());
        QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList("twice-2.txt"));
    }

    void omissions_are_printed() {
        const QString table = scratch_file("notes.csv"), plain = scratch_file("notes.txt");
        std::ofstream(table.toStdString())
            << "capacity;19\nname;weight (kg);value;notes\ntent;5;30;old\nrope;8;31;\n";
        const QByteArray read =
            "knapscope-run: warning: " + table.toUtf8() + ": column 4 (notes) is left out\n";
        const Ran solved = run_runner({"solve", table, "--variant", "knapsack.sequential"});
        QCOMPARE(solved.err, read);
        QVERIFY2(solved.out.contains("tent (30, 5 kg), rope (31, 8 kg)"), solved.out.constData());
        const Ran ran = run_runner({"convert", table, plain, "--to", "plain"});
        QCOMPARE(ran.code, 0);
        const QByteArray written =
            "knapscope-run: warning: " + plain.toUtf8() + ": the format plain does not keep ";
        QCOMPARE(ran.err,
                 read + written + "the names of items\n" + written + "that each weight is a number of kg\n");
    }

    void convert_warns_of_numbers_that_solvers_round() {
        const QString large = scratch_file("large.txt");
        std::ofstream(large.toStdString()) << "1 9007199254740993\n5 5\n";
        const Ran ran = run_runner({"convert", large, "-", "--from", "plain", "--to", "lp"});
        QCOMPARE(ran.code, 0);
        QVERIFY(ran.out.contains("9007199254740993"));
        QCOMPARE(ran.err,
                 QByteArray("knapscope-run: warning: standard output: the number 9007199254740993 is "
                            "above 2^53, and other solvers round such numbers: their answers may be "
                            "wrong\n"));
    }

    void convert_takes_one_of_several_instances() {
        const QString lines = scratch_file("lines.txt"), one = scratch_file("one.json");
        std::ofstream(lines.toStdString()) << "7 1 5 1 2\n8 1 6 1 2\n";
        const Ran asked = run_runner({"convert", lines, one});
        QCOMPARE(asked.code, 2);
        QVERIFY2(asked.err.contains("--index N"), asked.err.constData());
        QCOMPARE(run_runner({"convert", lines, one, "--index", "3"}).code, 2);
        QCOMPARE(run_runner({"convert", lines, one, "--index", "0"}).code, 2);
        QCOMPARE(run_runner({"convert", lines, one, "--index", "2"}).code, 0);
        QVERIFY(run_runner({"solve", one, "--variant", "knapsack.sequential"}).out.contains("Instance 8"));
    }

    void convert_writes_csv_with_decimal_commas() {
        const QString in = instance_file("thesis-2.2", "multiple-choice"), csv = scratch_file("commas.csv");
        const QStringList convert{"convert", in, csv, "--to", "csv"};
        QCOMPARE(run_runner(convert + QStringList{"--csv-decimal", "comma"}).code, 0);
        const Ran text = run_runner({"convert", csv, "-", "--to", "csv", "--csv-decimal", "comma"});
        QVERIFY2(text.out.startsWith("\xEF\xBB\xBFkind;multiple-choice\n"), text.out.constData());
        QCOMPARE(run_runner({"convert", csv, "-"}).out, run_runner({"convert", in, "-"}).out);
        QCOMPARE(run_runner(convert + QStringList{"--csv-decimal", "dot"}).code, 2);
        QCOMPARE(run_runner({"convert", in, "-", "--csv-decimal", "comma"}).code, 2); // no CSV is written
    }

    void convert_takes_what_a_table_leaves_open() {
        const QString table = scratch_file("table.csv"), out = scratch_file("table.json");
        KS_VERIFY_OK(write_file(table.toStdString(), "thing;kg;EUR\ntent;3,5;31\nstove;5;17\nall;8,5;48\n"));
        const QStringList convert{"convert", table, out};
        const QStringList columns{"--columns", "weight=2,value=EUR"}, capacity{"--capacity", "19,5"},
            lines{"--lines", "2-3"}, scale{"--scale", "weight=10"};
        QCOMPARE(run_runner(convert + columns + lines + scale).code, 3);
        const Ran asked = run_runner(convert + columns + capacity + lines);
        QCOMPARE(asked.code, 3);
        QVERIFY2(asked.err.contains("table.csv:2 weight (B2): 3,5 is not a whole number"),
                 asked.err.constData());
        QVERIFY2(asked.err.contains("--scale weight=10"), asked.err.constData());
        const Ran done = run_runner(convert + columns + capacity + lines + scale);
        QVERIFY2(done.code == 0, done.err.constData());
        QFile instance(out);
        QVERIFY(instance.open(QIODevice::ReadOnly) && instance.readAll().contains("\"capacity\": 195"));
        const Ran last = run_runner(QStringList{"convert", table, "-"} + columns + capacity + lines +
                                    QStringList{"--scale", "weight=100,weight=10"});
        QVERIFY2(last.out.contains("\"factor\": 10}"), last.out.constData());
        for (const QStringList& wrong : {QStringList{"--columns", "weight"},
                                         {"--scale", "weight=20"},
                                         {"--lines", "3-2"},
                                         {"--decimal", "dot"}})
            QCOMPARE(run_runner(convert + wrong).code, 2);
    }

    void convert_names_the_sheets_that_it_does_not_read() {
        const QString book = scratch_file("book.xlsx");
        KS_VERIFY_OK(write_file(book.toStdString(), tests::xlsx_of({tests::knapsack_sheet("Bag", 2),
                                                                    tests::knapsack_sheet("Car", 2, "50")})));
        const Ran first = run_runner({"convert", book, "-"});
        QCOMPARE(first.code, 0);
        QVERIFY2(first.out.contains("\"capacity\": 19"), first.out.constData());
        QCOMPARE(first.err, "knapscope-run: warning: " + book.toUtf8() +
                                ": only sheet Bag is read; 1 other sheet is left out: Car\n");
        for (const char* sheet : {"Car", "2"}) {
            const Ran second = run_runner({"convert", book, "-", "--sheet", sheet});
            QVERIFY2(second.out.contains("\"capacity\": 50"), second.out.constData());
            QVERIFY2(second.err.isEmpty(), second.err.constData());
        }
        const Ran wrong = run_runner({"convert", book, "-", "--sheet", "Cellar"});
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains("the sheets are 1 Bag, 2 Car"), wrong.err.constData());
    }

    void convert_writes_files_beside_each_other() {
        const QString original = instance_file("thesis-2.1", "knapsack"), back = scratch_file("back.json");
        QCOMPARE(run_runner({"convert", original, scratch_file("x.txt"), "--to", "four-files"}).code, 2);
        QCOMPARE(run_runner({"convert", original, scratch_file("x_c.txt"), "--to", "four-files"}).code, 0);
        QCOMPARE(run_runner({"convert", scratch_file("x_p.txt"), back}).code, 0);
        QVERIFY(run_runner({"solve", back, "--variant", "knapsack.sequential"}).out.contains("items"));
    }
};

KS_TEST(ConvertTest)
#include "convert_test.moc"
