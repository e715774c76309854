// SPDX-License-Identifier: Apache-2.0
#include "app/runner/outcome_text.h"

#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "tests/solvers/answers.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
#include <QtTest>

using namespace ks;

/// The text output for answers that no variant gives yet.
class OutcomeTextTest : public QObject {
    Q_OBJECT

    static QStringList lines(const Answer& answer) {
        return QString::fromStdString(runner::outcome_text(tests::outcome_of(answer)))
            .split(QLatin1Char('\n'));
    }

private slots:
    void a_selection_with_a_place_that_names_nothing() {
        QVERIFY(lines(tests::sparse_selection())
                    .contains(QStringLiteral("items            -, 2 (counted from 1)")));
    }
    void items_with_names() {
        const auto instance =
            read_instance(R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack",
            "capacity": 30, "items": [{"value": 40, "weight": 12, "name": "tent"}, {"value": 9, "weight": 4},
                                      {"value": 31, "weight": 9, "name": "stove"}]})",
                          "a.json");
        KS_VERIFY_OK(instance);
        const auto items = [&](const Selection& selection) {
            Outcome outcome =
                tests::outcome_of({.status = Status::optimal, .objective = 1, .selection = selection});
            outcome.instance_kind = "knapsack";
            outcome.names = names_of(**instance, selection);
            return QString::fromStdString(runner::outcome_text(outcome, instance->get()))
                .split(QLatin1Char('\n'))
                .filter(QRegularExpression(QStringLiteral("^items")))
                .value(0)
                .mid(17);
        };
        QCOMPARE(items({0, 2}), QStringLiteral("tent (40, 12), stove (31, 9) (name and numbers)"));
        QCOMPARE(items({0, 1}), QStringLiteral("tent (40, 12), 2 (without a name: counted from 1)"));
        QCOMPARE(items({1}), QStringLiteral("2 (counted from 1)"));
    }
    void a_front() {
        const QStringList said = lines(tests::front());
        QVERIFY2(said.contains(QStringLiteral(
                     "front            2 points, from cost 0 and value 1 to cost 9 and value 113/60")),
                 qPrintable(said.join(QLatin1Char('\n'))));
        QVERIFY(said.contains(
            QStringLiteral("checked          each point's selection is legal and sums as stated")));
        QVERIFY(said.filter(QStringLiteral("shake")).size() == 1); // a stage that only this variant has
    }
    void a_variant_that_answers_no_question() {
        Outcome outcome = tests::outcome_of(Answer::none({}));
        outcome.verified.reset();
        const QStringList said =
            QString::fromStdString(runner::outcome_text(outcome)).split(QLatin1Char('\n'));
        QVERIFY(said.contains(QStringLiteral("status           ran")));
        QVERIFY(said.contains(
            QStringLiteral("checked          nothing to check: the variant answers no question")));
        QVERIFY(said.filter(QStringLiteral("value")).isEmpty());
    }
    void a_plan() {
        const QStringList said = lines(tests::plan());
        QVERIFY2(said.contains(QStringLiteral(
                     "plan             3 batches, and no plan has fewer than 2; 1 kernel fits in none")),
                 qPrintable(said.join(QLatin1Char('\n'))));
    }
};

KS_TEST(OutcomeTextTest)
#include "outcome_text_test.moc"
