// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "solvers/kinds/verifier.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "solvers/steps/recording.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/support/checks.h"
#include "tests/support/kept_rows.h"
#include "tests/support/suite.h"

using namespace ks;
using tests::weights;

namespace {

Result<Outcome> solved(const InstancePtr& instance, const char* variant, RowSink* rows = nullptr) {
    RunRequest request;
    request.instance = instance;
    request.variant = variant;
    request.rows = rows;
    return run(request, Machine{{emulator_provider()}}, {}, {});
}

const Selection first_and_third{0, 2};

} // namespace

/// The SSO report's results for its example toy_4_12, A = {3, 5, 8, 10} and c = 12.
class SubsetSumReportTest : public QObject {
    Q_OBJECT

private slots:
    /// This is Section 3.3.1.
    void its_table_is_the_printed_one() {
        tests::KeptRows kept;
        KS_VERIFY_OK(solved(*generate("sso-toy", "", {}), "subset-sum.dp.v1", &kept));
        const std::vector<std::vector<std::int64_t>> printed{{1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0},
                                                             {1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0},
                                                             {1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0},
                                                             {1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0}};
        QVERIFY(kept.rows == printed);
    }

    void it_is_decided() {
        const auto none = solved(*generate("sso-toy", "", {}), "subset-sum.dp.v1");
        KS_VERIFY_OK(none);
        QCOMPARE(none->answer.status, Status::not_found);
        const auto eleven = solved(weights(11, {3, 5, 8, 10}), "subset-sum.dp.v1");
        KS_VERIFY_OK(eleven);
        QCOMPARE(eleven->answer.status, Status::found);
        QVERIFY(eleven->answer.selection == first_and_third);
        QCOMPARE(eleven->verified, std::optional(true));
    }

    /// Section 1.3 gives the optimum 11 = 3 + 8.
    void its_optimum_is_found() {
        for (const char* variant : {"subset-sum.bitset", "subset-sum.parry.basic-v2"}) {
            const auto outcome = solved(*generate("sso-toy", "", {}), variant);
            KS_VERIFY_OK(outcome);
            QCOMPARE(outcome->answer.status, Status::optimal);
            QCOMPARE(outcome->answer.objective, std::optional<std::int64_t>(11));
            QVERIFY(outcome->answer.selection == first_and_third);
        }
    }

    /// Figure 1, computed by hand for c = 12. With the weights 4, 2, 1 the sum 12 = 11 + 1 is reached at the
    /// weight 4 (8 + 4), so 8 stays; with 2, 1 it is reached at 2 (10 + 2), and with 1 at 1 (11 + 1). Without
    /// any it is not reached: 12 - 1 = 11. Each decision launches its first row and then one row per weight,
    /// up to the one that reaches the target: (1 + 5) + (1 + 5) + (1 + 5) + (1 + 4).
    void parrys_loop_launches_what_it_needs() {
        const auto outcome = solved(*generate("sso-toy", "", {}), "subset-sum.parry.basic-v2");
        KS_VERIFY_OK(outcome);
        QCOMPARE(outcome->executed.launches, std::int64_t{6 + 6 + 6 + 5});
    }

    void the_last_steps_walk_back() {
        const Variant& variant = **find_variant("subset-sum.dp.v1");
        const auto recording = variant.record(weights(11, {3, 5, 8, 10}), {});
        KS_VERIFY_OK(recording);
        const Recording& steps = **recording;
        QCOMPARE(steps.count(), std::int64_t{1 + 4 * 12 + 1 + 4});
        QCOMPARE(steps.at(steps.count()).text,
                 std::string("DP0(3) is false: take weight 1 (3); the weights taken sum to 11"));
        QCOMPARE(
            steps.at(1 + 2 * 12 + 12).text,
            std::string("DP3(11) = DP2(11) or DP2(3) = false or true = true: weight 3 (8) completes 11"));
        const auto none = variant.record(*generate("sso-toy", "", {}), {});
        KS_VERIFY_OK(none);
        QCOMPARE((*none)->at((*none)->count()).text, std::string("DP4(12) is false: no subset sums to 12."));
    }

    /// Answers may also come from other programs.
    void wrong_answers_are_refused() {
        const InstancePtr toy = *generate("sso-toy", "", {});
        Answer right{Status::optimal, 11, 11, first_and_third, "", {}};
        QCOMPARE(*verify(*toy, right), std::optional(true));
        Answer no_target = right;
        no_target.status = Status::found;
        QVERIFY(!verify(*toy, no_target));
        for (const Selection& selection :
             {Selection{0, 0}, Selection{2, 0}, Selection{0, 4}, Selection{{}}}) {
            Answer wrong = right;
            wrong.selection = selection;
            QVERIFY(!verify(*toy, wrong));
        }
        Answer none{Status::infeasible, {}, {}, {}, "", {}};
        QVERIFY(!verify(*toy, none));
        Answer front{Status::optimal, {}, {}, {}, "", {}};
        front.front.emplace().add({.cost = 11, .numerator = 11}, std::array{0, 2});
        QVERIFY(verify(*toy, front));
        // The sum is 13, which exceeds the target and differs from the stated one.
        front.front.emplace().add({.cost = 11, .numerator = 11}, std::array{1, 2});
        QVERIFY(!verify(*toy, front));
        Answer plan{Status::optimal, {}, {}, {}, "", {}};
        plan.plan = Plan();
        QVERIFY(!verify(*toy, plan));
    }

    /// A word holds 64 sums, so the weights are below, at and above 64, and the targets are near the ends of
    /// words.
    void words_carry_into_each_other() {
        for (const std::int64_t target : {62, 63, 64, 65, 127, 128, 129, 200})
            for (const std::int64_t odd : {1, 63, 64, 65, 127}) {
                const auto instance = weights(target, {odd, 2, 6, 64, 63, 130});
                const auto bits = solved(instance, "subset-sum.bitset");
                const auto kernel = solved(instance, "subset-sum.parry.basic-v2");
                KS_VERIFY_OK(bits);
                KS_VERIFY_OK(kernel);
                QCOMPARE(bits->answer.objective, kernel->answer.objective);
            }
    }
};

KS_TEST(SubsetSumReportTest)
#include "report_test.moc"
