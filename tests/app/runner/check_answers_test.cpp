// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/presets.h"
#include "solvers/questions/sheet_answers.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QtTest>

using namespace ks;

class CheckAnswersTest : public QObject {
    Q_OBJECT

    QString sheet_ = scratch_file("sheet.json"), answers_ = scratch_file("answers.json");

    static void write(const QString& path, const QByteArray& text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

private slots:
    void initTestCase() {
        Sheet sheet{.title = "Week 3", .secret = "secret", .exercises = {}};
        sheet.exercises.push_back({.title = "A table",
                                   .variant = "knapsack.sequential",
                                   .instance = *generate("thesis-2.1", "", {}),
                                   .plan = {.pace = Pace::step, .asks = {Ask::value}},
                                   .from = 13,
                                   .most = 2});
        write(sheet_, QByteArray::fromStdString(to_line(to_json(sheet))));
        const auto questions = asked(sheet.exercises[0], 1);
        QVERIFY(questions);
        SheetAnswers answers{.sheet = fingerprint(sheet),
                             .title = sheet.title,
                             .name = "Ada",
                             .date = "2026-11-26T10:00:00Z",
                             .exercises = {{.seed = 1, .given = {}}},
                             .seal = ""};
        for (const QuizQuestion& question : questions->questions)
            answers.exercises[0].given.push_back({.position = question.position,
                                                  .ask = question.ask,
                                                  .response = question.right.front(),
                                                  .points = 1});
        answers.seal = seal_of(answers, sheet);
        write(answers_, QByteArray::fromStdString(to_line(to_json(answers))));
    }

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
        QCOMPARE(run_runner({"check-answers", answers_, sheet_}).code, 3);
        QCOMPARE(run_runner({"check-answers", sheet_, "/nowhere"}).code, 3);
        QCOMPARE(run_runner({"check-answers", sheet_}).code, 2);
    }
};

KS_TEST(CheckAnswersTest)
#include "check_answers_test.moc"
