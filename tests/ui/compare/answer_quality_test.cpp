// SPDX-License-Identifier: GPL-3.0-or-later
// The quality of heuristics' answers, shown next to their times.
#include "tests/support/suite.h"
#include "tests/ui/compare/some_outcomes.h"
#include "tests/visual/quiet.h"
#include "ui/compare/comparison.h"

#include <QTest>

using namespace ks;
using namespace ks::tests;
using namespace ks::ui;

class AnswerQualityTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    /// The optimum may come from any run of the instance, from any place and time.
    void a_heuristic_is_not_taken_for_a_win() {
        const auto found = [](const char* variant, Status status, std::int64_t objective) {
            auto made = std::make_shared<Outcome>(*outcome(variant, 0, 1));
            made->answer.status = status;
            made->answer.objective = objective;
            return made;
        };
        auto greedy = comparisons_of({found("knapsack.greedy", Status::feasible, 2)});
        QCOMPARE(greedy[0].timings()[0].quality.words, std::string());
        note_quality(greedy[0]);
        QCOMPARE(greedy[0].timings()[0].quality.words, std::string("not proven optimal"));
        auto all = comparisons_of({found("knapsack.sequential", Status::optimal, 10),
                                   found("knapsack.greedy", Status::feasible, 2),
                                   found("knapsack.fractional", Status::bound, 11)});
        note_quality(all[0]);
        const auto timings = all[0].timings();
        QCOMPARE(timings[0].quality.words, std::string());
        QCOMPARE(timings[1].quality.words, std::string("20 % of the optimum"));
        QCOMPARE(timings[1].quality.share, std::optional(0.2));
        QVERIFY(timings[1].quality.worse() && !timings[2].quality.worse());
        all[0].entries[1].answer.objective = 10; // it reaches the optimum
        note_quality(all[0]);
        QCOMPARE(all[0].timings()[1].quality.words, std::string("the optimum"));
        QVERIFY(!all[0].timings()[1].quality.worse());
        QCOMPARE(timings[2].quality.words, std::string("a bound, 110 % of the optimum"));
        auto recorded = results("2026-11-20", 2);
        recorded.rows[0].objective = 10;
        put_beside(greedy, comparisons_of(recorded));
        note_quality(greedy[0]);
        QCOMPARE(greedy[0].timings()[0].quality.words, std::string("20 % of the optimum"));
    }

    /// A run of kernels has a given plan, and a demonstration kernel has no answer.
    void runs_without_an_optimum_are_not_judged() {
        auto mix = std::make_shared<Outcome>(*outcome("kernel-mix.run", 0, 1));
        mix->answer.status = Status::feasible;
        mix->answer.plan.emplace();
        auto demo = std::make_shared<Outcome>(*outcome("demo.counter", 0, 1));
        demo->answer.status = Status::feasible;
        demo->answer.objective = 0;
        auto all = comparisons_of({mix, demo});
        note_quality(all[0]);
        for (const visual::Timing& timing : all[0].timings())
            QCOMPARE(timing.quality.words, std::string());
    }

    void the_mean_of_several_instances_has_the_mean_share() {
        auto several = results("2026-11-20", 2);
        several.rows.clear();
        for (const std::int64_t seed : {1, 2})
            for (const bool exact : {true, false}) {
                RecordedRow row = results("2026-11-20", 2).rows[0];
                row.variant = exact ? "exact" : "quick";
                row.status = exact ? "optimal" : "feasible";
                row.objective = exact ? 10 : 4 * seed;
                row.seed = seed;
                row.instance_sha256 = std::to_string(seed);
                several.rows.push_back(row);
            }
        const auto all = comparisons_of(several);
        QCOMPARE(all.size(), std::size_t{3});
        const auto mean = all.back().timings();
        QCOMPARE(mean[0].quality.words, std::string());
        QCOMPARE(mean[1].quality.words, std::string("60 % of the optimum on average"));
    }
};

KS_TEST(AnswerQualityTest)
#include "answer_quality_test.moc"
