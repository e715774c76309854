// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <set>

using namespace ks;

namespace {

VariantInfo cpu_variant(Question question = Question::optimise, bool exact = true) {
    VariantInfo info;
    info.id = "some.variant";
    info.question = question;
    info.exact = exact;
    return info;
}

Outcome outcome(Status status, std::optional<std::int64_t> objective) {
    Outcome outcome;
    outcome.variant = "some.variant";
    outcome.on = "cpu";
    outcome.answer.status = status;
    outcome.answer.objective = objective;
    if (status == Status::optimal || status == Status::feasible || status == Status::found)
        outcome.verified = true;
    if (status == Status::bound)
        outcome.answer.bound = std::to_string(*objective);
    return outcome;
}

ConformanceCase with_optimum(std::optional<std::int64_t> optimum) {
    return {"a case", nullptr, optimum};
}

/// A case in which a weight of at most 7 may be chosen.
ConformanceCase with_target(std::optional<std::int64_t> optimum) {
    KnapsackBuilder builder;
    builder.capacity(7).add({1, 1});
    return {"a case", *std::move(builder).build(), optimum};
}

} // namespace

/// The basis of the conformance tests: the optima of the cases, and the function that compares answers with
/// them.
class CorpusTest : public QObject {
    Q_OBJECT

private slots:
    void optima_known_by_hand_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("optimum");
        const auto row = [](const char* name, const char* optimum) {
            QTest::newRow(name) << QString(name) << QString(optimum);
        };
        row("knapsack: thesis, Example 2.1", "9");
        row("knapsack: capacity 0", "0");
        row("knapsack: capacity 0, items of weight 0", "7");
        row("knapsack: items of weight 0", "9");
        row("knapsack: one item that fits exactly", "3");
        row("knapsack: one item that is too heavy by 1", "0");
        row("knapsack: all items equal", "42");
        row("knapsack: the largest legal sums", "4611686018427387902");
        row("multiple-choice: thesis, Example 2.2", "7");
        row("multiple-choice: capacity 0, feasible", "7");
        row("multiple-choice: capacity 0, infeasible", "infeasible");
        row("multiple-choice: one class", "3");
        row("multiple-choice: one class of one item that is too heavy by 1", "infeasible");
        row("multiple-choice: classes of one item, exactly full", "6");
        row("multiple-choice: infeasible in the last class", "infeasible");
        row("multiple-choice: all items equal", "12");
        row("multiple-choice: 64 classes", "40");
        row("multiple-choice: the largest legal sums", "4611686018427387903");
        row("multiple-choice: the largest legal sums, infeasible", "infeasible");
    }
    void optima_known_by_hand() {
        QFETCH(QString, name);
        QFETCH(QString, optimum);
        const auto cases = conformance_corpus(name.section(':', 0, 0).toStdString());
        const auto at = std::ranges::find(cases, name.toStdString(), &ConformanceCase::name);
        QVERIFY(at != cases.end());
        QCOMPARE(at->optimum ? QString::number(*at->optimum) : QString("infeasible"), optimum);
    }

    void names_are_distinct() {
        for (const Kind* kind : kinds()) {
            std::set<std::string> names;
            for (const ConformanceCase& test : conformance_corpus(kind->id)) {
                QVERIFY2(names.insert(test.name).second, test.name.c_str());
                QCOMPARE(test.instance->kind(), kind->id);
            }
            QVERIFY(names.size() >= 30);
        }
        QVERIFY(conformance_corpus("no-such-kind").empty());
    }

    void both_row_widths_occur() {
        std::set<RowWidth> widths;
        for (const ConformanceCase& test : conformance_corpus("multiple-choice"))
            widths.insert(static_cast<const MultipleChoiceInstance&>(*test.instance).row_width());
        QCOMPARE(widths.size(), std::size_t{2});
    }

    void random_cases_vary_and_repeat() {
        for (const Kind* kind : kinds()) {
            Random first(7), second(7);
            std::set<std::optional<std::int64_t>> optima;
            std::set<std::string> instances;
            for (int i = 0; i < 300; ++i) {
                const auto test = random_case(kind->id, first);
                const auto again = random_case(kind->id, second);
                QCOMPARE(again.optimum, test.optimum);
                QCOMPARE(again.batches, test.batches);
                QVERIFY(again.front == test.front);
                instances.insert(write_json(*test.instance));
                if (test.front)
                    optima.insert(test.front->points().back().numerator);
                else
                    optima.insert(test.batches ? test.batches : test.optimum);
            }
            QVERIFY(instances.size() > 100);
            const bool planned = kind->plan != nullptr; // only few numbers of batches are possible
            QVERIFY(optima.size() > (planned ? 3 : 100));
            QCOMPARE(optima.contains(std::nullopt), kind->id == "multiple-choice");
        }
    }

    void right_outcomes_conform() {
        KS_VERIFY_OK(conforms(with_optimum(7), outcome(Status::optimal, 7), cpu_variant()));
        KS_VERIFY_OK(conforms(with_optimum({}), outcome(Status::infeasible, {}), cpu_variant()));
        const VariantInfo heuristic = cpu_variant(Question::optimise, false);
        KS_VERIFY_OK(conforms(with_optimum(7), outcome(Status::feasible, 7), heuristic));
        KS_VERIFY_OK(conforms(with_optimum(7), outcome(Status::feasible, 3), heuristic));
        const VariantInfo bound = cpu_variant(Question::bound);
        KS_VERIFY_OK(conforms(with_optimum(7), outcome(Status::bound, 7), bound));
        KS_VERIFY_OK(conforms(with_optimum(7), outcome(Status::bound, 9), bound));
        KS_VERIFY_OK(conforms(with_optimum({}), outcome(Status::infeasible, {}), bound));
        VariantInfo kernel = cpu_variant();
        kernel.place = Place::kernel;
        Outcome launched = outcome(Status::optimal, 7);
        launched.on = "gpu:0";
        launched.executed.launches = 3;
        KS_VERIFY_OK(conforms(with_optimum(7), launched, kernel));
    }

    void decisions_are_held_to_the_target() {
        const VariantInfo decide = cpu_variant(Question::decide);
        KS_VERIFY_OK(conforms(with_target(7), outcome(Status::found, 7), decide));
        KS_VERIFY_OK(conforms(with_target(6), outcome(Status::not_found, {}), decide));
        QVERIFY(!conforms(with_target(7), outcome(Status::not_found, {}), decide));
        QVERIFY(!conforms(with_target(6), outcome(Status::found, 7), decide));
        QVERIFY(!conforms(with_target(7), outcome(Status::optimal, 7), decide));
    }

    /// A plan of one batch answers whether all kernels run at once; a plan of several, the smallest number of
    /// batches.
    void plans_are_held_to_the_fewest_batches() {
        const auto with_batches = [](std::int64_t fewest) {
            return ConformanceCase{.name = "a case", .instance = nullptr, .batches = fewest};
        };
        const auto planned = [](Status status, std::int64_t batches, std::int64_t lower_bound, bool optimal) {
            Outcome made = outcome(status, {});
            made.answer.plan = Plan{.batches = {},
                                    .batch_count = batches,
                                    .lower_bound = lower_bound,
                                    .optimal = optimal,
                                    .infeasible = {}};
            return made;
        };
        const VariantInfo exact = cpu_variant(), heuristic = cpu_variant(Question::optimise, false),
                          decides = cpu_variant(Question::decide),
                          guesses = cpu_variant(Question::decide, false);
        KS_VERIFY_OK(conforms(with_batches(3), planned(Status::optimal, 3, 3, true), exact));
        QVERIFY(!conforms(with_batches(3), planned(Status::optimal, 4, 3, true), exact));
        QVERIFY(!conforms(with_batches(3), planned(Status::feasible, 3, 3, true), exact));
        KS_VERIFY_OK(conforms(with_batches(3), planned(Status::feasible, 4, 2, false), heuristic));
        QVERIFY(!conforms(with_batches(3), planned(Status::feasible, 2, 2, false), heuristic));
        QVERIFY(!conforms(with_batches(3), planned(Status::feasible, 4, 4, false), heuristic));
        QVERIFY(!conforms(with_batches(3), planned(Status::feasible, 4, 3, true), heuristic));
        KS_VERIFY_OK(conforms(with_batches(1), planned(Status::found, 1, 1, true), decides));
        KS_VERIFY_OK(conforms(with_batches(0), planned(Status::found, 0, 0, true), decides));
        KS_VERIFY_OK(conforms(with_batches(2), outcome(Status::not_found, {}), decides));
        QVERIFY(!conforms(with_batches(1), outcome(Status::not_found, {}), decides));
        KS_VERIFY_OK(conforms(with_batches(1), outcome(Status::not_found, {}), guesses));
        QVERIFY(!conforms(with_batches(2), planned(Status::found, 1, 1, true), guesses));
        QVERIFY(!conforms(with_batches(1), outcome(Status::found, {}), decides)); // without a plan
    }

    void wrong_answers_do_not() {
        const auto refused = [](const ConformanceCase& test, const Outcome& given, const VariantInfo& info) {
            const auto result = conforms(test, given, info);
            return result ? std::string("it conforms") : result.error().sentence();
        };
        const std::string begin = "a case: some.variant on cpu: it answers ";
        const std::string end = "; report this as a bug";
        QCOMPARE(refused(with_optimum(7), outcome(Status::optimal, 6), cpu_variant()),
                 begin + "optimal 6, the optimum is 7" + end);
        QCOMPARE(refused(with_optimum(7), outcome(Status::feasible, 7), cpu_variant()),
                 begin + "feasible 7, the optimum is 7" + end);
        QCOMPARE(refused(with_optimum({}), outcome(Status::optimal, 0), cpu_variant()),
                 begin + "optimal 0, the instance is infeasible" + end);
        const VariantInfo heuristic = cpu_variant(Question::optimise, false);
        QCOMPARE(refused(with_optimum(7), outcome(Status::feasible, 8), heuristic),
                 begin + "feasible 8, the optimum is 7" + end);
        const VariantInfo bound = cpu_variant(Question::bound);
        QCOMPARE(refused(with_optimum(7), outcome(Status::bound, 6), bound),
                 begin + "bound 6, the optimum is 7" + end);
        QCOMPARE(refused(with_optimum(7), outcome(Status::infeasible, {}), bound),
                 begin + "infeasible, the optimum is 7" + end);
        QCOMPARE(refused(with_optimum(7), outcome(Status::optimal, 7), bound),
                 begin + "optimal 7, the optimum is 7" + end);
        Outcome inexact = outcome(Status::bound, 9);
        inexact.answer.bound = "17/2";
        QCOMPARE(
            refused(with_optimum(7), inexact, bound),
            "a case: some.variant on cpu: the answer is wrong: its objective is not the whole part of its "
            "bound 17/2" +
                end);
        Outcome unverified = outcome(Status::optimal, 7);
        unverified.verified.reset();
        QCOMPARE(refused(with_optimum(7), unverified, cpu_variant()),
                 "a case: some.variant on cpu: its answer was not verified" + end);
    }

    void silent_fallback_is_noticed() {
        Outcome ran = outcome(Status::optimal, 7);
        VariantInfo kernel = cpu_variant();
        kernel.place = Place::kernel;
        KS_COMPARE_ERROR(conforms(with_optimum(7), ran, kernel), ErrorCode::check,
                         "a case: some.variant on cpu: it ran on cpu; report this as a bug");
        ran.on = "emulator";
        KS_COMPARE_ERROR(conforms(with_optimum(7), ran, kernel), ErrorCode::check,
                         "a case: some.variant on emulator: it made 0 launches; report this as a bug");
        ran.executed.launches = 1;
        KS_COMPARE_ERROR(conforms(with_optimum(7), ran, cpu_variant()), ErrorCode::check,
                         "a case: some.variant on emulator: it ran on emulator; report this as a bug");
        ran.on = "cpu";
        KS_COMPARE_ERROR(conforms(with_optimum(7), ran, cpu_variant()), ErrorCode::check,
                         "a case: some.variant on cpu: it made 1 launch; report this as a bug");
    }
};

KS_TEST(CorpusTest)
#include "corpus_test.moc"
