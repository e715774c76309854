// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/sheet_files.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

class CheckAnswersTest : public QObject {
    Q_OBJECT

    QString sheet_ = scratch_file("sheet.json"), answers_ = scratch_file("answers.json");

    static void write(const QString& path, const QByteArray& text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

private slots:
    void initTestCase() { write_sheet_files(sheet_, answers_); }

    void answers_that_hold() {
        const Ran ran = run_runner({"check-answers", sheet_, answers_});
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("2 of 2"), ran.out.constData());
        const Ran json = run_runner({"check-answers", sheet_, answers_, "--json"});
        QCOMPARE(json.document()["points"].toDouble(), 2.0);
        QVERIFY(json.document()["unchanged"].toBool());
    }

    void a_changed_file_is_noticed() {
        QFile file(answers_);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString changed = scratch_file("changed.json");
        write(changed, file.readAll().replace("\"points\":1.0", "\"points\":3.0"));
        const Ran ran = run_runner({"check-answers", sheet_, changed});
        QCOMPARE(ran.code, 7);
        QVERIFY2(ran.out.contains("is worth 1, not 3."), ran.out.constData());
    }

    /// A name can neither add a line to the table nor control the terminal.
    void a_name_is_one_line_of_visible_characters() {
        QFile file(answers_);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTemporaryDir folder;
        const QByteArray name = "A\\nEve  9 of 9\\u001b[2J\\u0085\\u202eda\\u2028";
        write(folder.filePath("ada.json"), file.readAll().replace("Ada", name));
        for (const QString& what : {folder.path(), folder.filePath("ada.json")}) {
            const Ran ran = run_runner({"check-answers", sheet_, what});
            QVERIFY2(ran.out.contains("A\\nEve  9 of 9\\x1b[2J\\u0085\\u202eda\\u2028"), ran.out.constData());
            QVERIFY(!ran.out.contains('\x1b') && !ran.out.contains("\xe2\x80\xae"));
        }
    }

    void another_file_is_called_what_it_is() {
        const auto said = [this](const QByteArray& bytes) {
            const QString other = scratch_file("other");
            write(other, bytes);
            const Ran ran = run_runner({"check-answers", other, answers_});
            return ran.code == 3 ? QString::fromUtf8(ran.err).section(": ", 2).trimmed()
                                 : QString("no error");
        };
        const QString not_it =
            "is not a file of the format knapscope-exercises: %1; give a file of the format "
            "knapscope-exercises";
        QCOMPARE(said(""), not_it.arg("it is empty"));
        QCOMPARE(said("\x89PNG\r\n\x1A\n"), not_it.arg("it is a picture"));
        QCOMPARE(said("capacity;19\nweight;value\n5;30\n"),
                 not_it.arg("it looks like an instance in the format csv"));
        QCOMPARE(said("hello\n"), not_it.arg("line 1 is 'hello'"));
        QVERIFY2(
            said("{\"format\": \"knapscope-instance\"}").contains("the format is \"knapscope-instance\""),
            qPrintable(said("{\"format\": \"knapscope-instance\"}")));
    }

    /// A line for each file of the folder, and one for a file that cannot be read.
    void a_folder_is_a_table() {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(answers_, folder.filePath("ada.json")));
        write(folder.filePath("broken.json"), "{");
        const Ran csv = run_runner({"check-answers", sheet_, folder.path(), "--csv"});
        QCOMPARE(csv.code, 0);
        const QList<QByteArray> lines = csv.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(
            lines[0].trimmed(),
            QByteArray("file,name,date,1. A table,points,of,misconceptions,late,same as,edited,remarks"));
        QCOMPARE(lines[1].trimmed(), QByteArray("ada.json,Ada,2026-11-26T10:00:00Z,2,2,2,,no,,no,"));
        QVERIFY(lines[2].startsWith("broken.json,,,,,,,,,,"));
        const Ran text = run_runner({"check-answers", sheet_, folder.path()});
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.contains("not graded") && text.out.contains("2 of 2"), text.out.constData());
        const Ran json = run_runner({"check-answers", sheet_, folder.path(), "--json"});
        QCOMPARE(json.document()["files"].toArray().size(), 2);
        QCOMPARE(run_runner({"check-answers", sheet_, folder.path(), "--json", "--csv"}).code, 2);
        const Ran one = run_runner({"check-answers", sheet_, answers_, "--csv"});
        QCOMPARE(one.code, 0);
        QCOMPARE(one.out.trimmed().split('\n').size(), 2);
    }

    void the_help_names_the_folder() {
        QVERIFY(run_runner({"check-answers", "--help"}).out.contains("FOLDER"));
        QVERIFY(run_runner({"--help"}).out.contains("FOLDER"));
    }

    void other_files_are_refused() {
        const Ran exchanged = run_runner({"check-answers", answers_, sheet_});
        QCOMPARE(exchanged.code, 3);
        QVERIFY2(exchanged.err.contains(R"(the format is "knapscope-answers"; give a "knapscope-exercises")"),
                 exchanged.err.constData());
        QCOMPARE(run_runner({"check-answers", sheet_, "/nowhere"}).code, 3);
        QCOMPARE(run_runner({"check-answers", sheet_}).code, 2);
    }
};

KS_TEST(CheckAnswersTest)
#include "check_answers_test.moc"
