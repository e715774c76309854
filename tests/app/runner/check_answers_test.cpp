// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/sheet_files.h"
#include "tests/support/suite.h"

#include <QFile>
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
        write(changed, file.readAll().replace("Ada", "Bob"));
        const Ran ran = run_runner({"check-answers", sheet_, changed});
        QCOMPARE(ran.code, 7);
        QVERIFY2(ran.out.contains("The file was changed after the answers were given."), ran.out.constData());
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
