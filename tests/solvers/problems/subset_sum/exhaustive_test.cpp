// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/random.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/subsets.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;
using tests::weights;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

const char* const in_chunks[] = {"gpu-basic", "gpu-constant",        "gpu-unroll",
                                 "gpu-smem",  "gpu-unroll-constant", "gpu-all"};

InstancePtr some_weights(Random& random, std::int64_t n, std::int64_t most) {
    std::vector<std::int64_t> all;
    std::int64_t sum = 0;
    for (std::int64_t i = 0; i < n; ++i) {
        all.push_back(random.between(0, most));
        sum += all.back();
    }
    return weights(random.between(0, sum + 3), all);
}

/// 97 weights that never fit, and three that do.
InstancePtr a_hundred() {
    std::vector<std::int64_t> all(97, 1000);
    all.insert(all.begin() + 50, {41, 5, 30});
    return weights(77, all);
}

Result<Outcome> solved(const InstancePtr& instance, const std::string& id, const Settings& set = {}) {
    RunRequest request;
    request.instance = instance;
    request.variant = "subset-sum." + id;
    request.set = set;
    return run(request, Machine{{emulator_provider()}}, {}, {});
}

std::int64_t number(const Outcome& outcome, std::string_view fact) {
    for (const Fact& each : outcome.answer.facts)
        if (each.name == fact)
            return std::get<std::int64_t>(each.value);
    return -1;
}

} // namespace

/// SSO report, Sections 2 and 5, and our own search.
class ExhaustiveTest : public QObject {
    Q_OBJECT

private slots:
    void chunks_of_every_kind_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : in_chunks)
            QTest::newRow(id) << id;
    }
    /// Compared with rows of bits, for each way to skip, with one stream and two.
    void chunks_of_every_kind() {
        QFETCH(QString, id);
        const std::string variant = "exhaustive." + id.toStdString();
        Random random(test_seed());
        for (int round = 0; round < 6; ++round) {
            const InstancePtr instance = some_weights(random, random.between(1, 13), 90);
            const auto expected = solved(instance, "bitset");
            KS_VERIFY_OK(expected);
            for (const char* skipping : {"ahead", "growing", "chunk"})
                for (const char* streams : {"1", "2"}) {
                    const auto outcome = solved(
                        instance, variant,
                        {{"jump", "256"}, {"block", "64"}, {"skipping", skipping}, {"streams", streams}});
                    KS_VERIFY_OK(outcome);
                    QCOMPARE(outcome->answer.objective, expected->answer.objective);
                    QCOMPARE(outcome->verified, std::optional(true));
                }
        }
    }

    void a_hundred_weights_with_few_that_fit_data() { chunks_of_every_kind_data(); }
    /// One chunk is searched; of the 2^88 others, one is examined per weight.
    void a_hundred_weights_with_few_that_fit() {
        QFETCH(QString, id);
        const auto outcome = solved(a_hundred(), "exhaustive." + id.toStdString());
        KS_VERIFY_OK(outcome);
        QCOMPARE(outcome->answer.objective, std::optional<std::int64_t>(76));
        QCOMPARE(number(*outcome, "chunks"), 1);
        QCOMPARE(number(*outcome, "jump"), 4096);
        const auto one_by_one =
            solved(a_hundred(), "exhaustive." + id.toStdString(), {{"skipping", "chunk"}});
        QVERIFY(!one_by_one);
        QCOMPARE(one_by_one.error().code, ErrorCode::limit);
    }

    void the_hopeless_is_refused_with_its_number_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("told");
        QTest::newRow("plain") << "exhaustive.plain"
                               << "1.3e+30";
        QTest::newRow("smart") << "exhaustive.smart"
                               << "1.3e+30";
        QTest::newRow("Parry") << "parry.exhaustive" // and 28 powers of two
                               << "3.4e+38";
        QTest::newRow("chunks") << "exhaustive.gpu-basic"
                                << "1.3e+30";
        QTest::newRow("tuned") << "exhaustive.tuned"
                               << "1.3e+30";
    }
    void the_hopeless_is_refused_with_its_number() {
        QFETCH(QString, id);
        QFETCH(QString, told);
        const auto refused = solved(*generate("sso-random1", "", {{{"c", "half"}}}), id.toStdString());
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY2(refused.error().what.find(told.toStdString()) != std::string::npos,
                 refused.error().what.c_str());
    }

    /// If chunks are as small as in the emulator, there are more of them than on a GPU.
    void chunks_that_would_be_too_many_are_refused() {
        const InstancePtr beyond = weights(5, std::vector<std::int64_t>(54, 1000));
        const auto one_by_one = solved(beyond, "exhaustive.gpu-basic", {{"skipping", "chunk"}});
        QVERIFY(!one_by_one);
        QCOMPARE(one_by_one.error().code, ErrorCode::limit);
        KS_VERIFY_OK(solved(beyond, "exhaustive.gpu-basic", {{"skipping", "growing"}}));
        const InstancePtr within = weights(39'999, std::vector<std::int64_t>(40, 1000));
        const auto small = solved(within, "exhaustive.gpu-basic", {{"jump", "256"}});
        QVERIFY(!small);
        QCOMPARE(small.error().code, ErrorCode::limit);
        QVERIFY2(small.error().what.find("4.3e+09 chunks") != std::string::npos, small.error().what.c_str());
    }

    /// The estimate for either direction is at least the number of leaves. This number grows fastest if all
    /// weights are equal; one more weight is removed than necessary.
    void the_estimate_counts_what_is_visited() {
        for (const std::int64_t target : {2'500, 27'500}) {
            const InstancePtr instance = weights(target, std::vector<std::int64_t>(30, 1000));
            const Variant& smart = **find_variant("subset-sum.exhaustive.smart");
            const auto usual = Parameters::parse(smart.info().parameters, {});
            const auto told = smart.estimate(*instance, *usual, INT64_MAX);
            KS_VERIFY_OK(told);
            double leaves = 0;
            const auto watch = [&leaves](const subsets::Node& node) {
                leaves += node.kind == TreeNode::Kind::leaf ? 1 : 0;
                return true;
            };
            const auto& sum = static_cast<const SubsetSumInstance&>(*instance);
            Context context;
            KS_VERIFY_OK(target > 15'000 ? subsets::shrinking_subsets(sum.weights(), target, context, watch)
                                         : subsets::growing_subsets(sum.weights(), target, context, watch));
            QVERIFY2(leaves <= told->operations, qPrintable(QString::number(leaves)));
        }
    }

    /// Section 2.2: c divided by the mean weight, compared with half of the number of weights.
    void the_direction_is_the_reports_choice() {
        const auto direction = [](std::int64_t target, const Settings& set = {}) {
            const auto outcome = solved(weights(target, {3, 5, 8, 10}), "exhaustive.smart", set);
            return outcome ? std::get<std::string>(outcome->answer.facts[0].value) : outcome.error().what;
        };
        QCOMPARE(direction(12), std::string("constructive")); // 12 / 6.5 = 1.8 of 2
        QCOMPARE(direction(13), std::string("constructive")); // exactly half
        QCOMPARE(direction(14), std::string("destructive"));
        QCOMPARE(direction(14, {{"direction", "constructive"}}), std::string("constructive"));
        QCOMPARE(direction(1, {{"direction", "destructive"}}), std::string("destructive"));
    }

    void both_directions_find_the_optimum() {
        Random random(test_seed());
        for (int round = 0; round < 60; ++round) {
            const InstancePtr instance = some_weights(random, random.between(1, 12), 60);
            const auto expected = solved(instance, "bitset");
            KS_VERIFY_OK(expected);
            for (const char* direction : {"constructive", "destructive"}) {
                const auto outcome = solved(instance, "exhaustive.smart", {{"direction", direction}});
                KS_VERIFY_OK(outcome);
                QCOMPARE(outcome->answer.objective, expected->answer.objective);
                QCOMPARE(outcome->verified, std::optional(true));
            }
        }
    }

    /// With 32 and 64 bits, above and below the 21 bits of a block.
    void our_own_search() {
        Random random(test_seed());
        for (int round = 0; round < 4; ++round)
            for (const std::int64_t scale : {std::int64_t{1}, std::int64_t{1} << 35}) {
                const std::int64_t n = round % 2 == 0 ? random.between(1, 21) : random.between(22, 24);
                std::vector<std::int64_t> all;
                for (std::int64_t i = 0; i < n; ++i)
                    all.push_back(random.between(0, 500) * scale);
                const InstancePtr instance = weights(random.between(0, 250 * n) * scale, all);
                const auto expected =
                    solved(weights(static_cast<const SubsetSumInstance&>(*instance).target() / scale,
                                   [&] {
                                       std::vector<std::int64_t> divided = all;
                                       for (std::int64_t& weight : divided)
                                           weight /= scale;
                                       return divided;
                                   }()),
                           "bitset");
                KS_VERIFY_OK(expected);
                const auto outcome = solved(instance, "exhaustive.tuned", {{"pruning", "on"}});
                KS_VERIFY_OK(outcome);
                QCOMPARE(*outcome->answer.objective, *expected->answer.objective * scale);
                QCOMPARE(outcome->verified, std::optional(true));
                QCOMPARE(number(*outcome, "sum-bits"), scale == 1 ? 32 : 64);
            }
    }

    void our_own_search_without_bounds() {
        const InstancePtr instance = weights(60, {7, 11, 13, 29, 31, 5, 3});
        const auto outcome = solved(instance, "exhaustive.tuned", {{"pruning", "off"}});
        KS_VERIFY_OK(outcome);
        QCOMPARE(outcome->answer.objective, std::optional<std::int64_t>(60)); // 29 + 31
        const auto hundred = solved(a_hundred(), "exhaustive.tuned");
        KS_VERIFY_OK(hundred);
        QCOMPARE(hundred->answer.objective, std::optional<std::int64_t>(76));
    }

    /// Chunks that fit completely are not launched. Here the best is such a chunk: the two heavy weights
    /// exclude each other, and all others fit together with one of them.
    void chunks_that_fit_whole_are_taken() {
        std::vector<std::int64_t> all(26, 10);
        all.insert(all.end(), {1000, 1001});
        const auto outcome = solved(weights(1500, all), "exhaustive.tuned");
        KS_VERIFY_OK(outcome);
        QCOMPARE(outcome->answer.objective, std::optional<std::int64_t>(1261));
        QCOMPARE(outcome->verified, std::optional(true));
        QCOMPARE(outcome->executed.launches, 1);
    }
};

KS_TEST(ExhaustiveTest)
#include "exhaustive_test.moc"
