// SPDX-License-Identifier: Apache-2.0
// What the paper counts (Wan et al., Sections 5.4 to 5.7), of real runs.
#include "solvers/problems/subset_sum/two_list/statistics.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/solvers/problems/subset_sum/two_list_cases.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <cmath>
#include <optional>

using namespace ks;
using namespace ks::two_list;

namespace {

using Given = std::vector<std::pair<std::string, std::string>>;

std::optional<Fact> fact_of(const std::vector<Fact>& facts, std::string_view name) {
    const auto at = std::ranges::find(facts, name, &Fact::name);
    return at == facts.end() ? std::nullopt : std::optional(*at);
}

double rate(const std::vector<Fact>& facts, std::string_view name) {
    const std::optional<Fact> fact = fact_of(facts, name);
    return fact ? std::get<double>(fact->value) : -1;
}

std::int64_t number(const std::vector<Fact>& facts, std::string_view name) {
    const std::optional<Fact> fact = fact_of(facts, name);
    return fact ? std::get<std::int64_t>(fact->value) : -1;
}

std::vector<Fact> facts_of_run(const InstancePtr& instance, const Given& set,
                               const char* id = "subset-sum.two-list.multicore") {
    RunRequest request;
    request.instance = instance;
    request.variant = id;
    request.set = set;
    const auto outcome = run(request, Machine(), {}, {});
    if (!outcome)
        qWarning("%s", sentence_of(outcome));
    return outcome ? outcome->answer.facts : std::vector<Fact>();
}

/// Even weights whose odd target is alpha of their sum: nothing is found, so every stage is finished.
InstancePtr hard(Random& random, std::int64_t n, double alpha) {
    std::vector<std::int64_t> all;
    for (std::int64_t i = 0; i < n; ++i)
        all.push_back(2 * random.between(1, 50'000'000));
    const auto sum = std::accumulate(all.begin(), all.end(), std::int64_t{0});
    return tests::weights(static_cast<std::int64_t>(alpha * static_cast<double>(sum)) / 2 * 2 + 1, all);
}

} // namespace

class TwoListFactsTest : public QObject {
    Q_OBJECT

private slots:
    /// Table IV, for fewer weights than the paper's 36: lambda = 1 - |A| / N, where A is the half of the
    /// large weights. The paper's text names another definition, which gives other figures. The mean of 12
    /// instances of 26 weights is within a few points of the paper's.
    void discard_rates_of_table_4() {
        Random random(test_seed());
        struct Row {
            double alpha, percent;
        };
        double before = 101;
        for (const Row& row : {Row{.2, 97.3}, Row{.25, 92}, Row{.3, 81}, Row{.35, 60.6}, Row{.4, 37},
                               Row{.45, 18}, Row{.5, 7}, Row{.55, 1.6}}) {
            double sum = 0;
            constexpr int instances = 12;
            for (int i = 0; i < instances; ++i)
                sum +=
                    100 * rate(facts_of_run(hard(random, 26, row.alpha), {{"threads", "1"}}), "discard-rate");
            const double mean = sum / instances;
            QVERIFY2(std::abs(mean - row.percent) < 8,
                     qPrintable(QString("%1 %: %2, not %3").arg(row.alpha).arg(mean).arg(row.percent)));
            QVERIFY(mean < before);
            before = mean;
        }
    }

    /// The original generation discards nothing, and the sequential algorithm neither.
    void what_is_not_discarded() {
        Random random(test_seed());
        const InstancePtr instance = hard(random, 18, .3);
        const auto original = facts_of_run(instance, {{"generation", "original"}});
        QCOMPARE(rate(original, "discard-rate"), 0.0);
        QCOMPARE(rate(original, "discard-rate-b"), 0.0);
        const auto sequential = facts_of_run(instance, {}, "subset-sum.two-list.sequential");
        QCOMPARE(rate(sequential, "discard-rate"), 0.0);
        QVERIFY(!fact_of(sequential, "threads"));
        const auto improved = facts_of_run(instance, {});
        QVERIFY(rate(improved, "discard-rate") > 0.3);
        // No weight of the smaller half is as large as the larger half's.
        QVERIFY(rate(improved, "discard-rate-b") < rate(improved, "discard-rate"));
    }

    /// They do not depend on how many threads there are, nor on which was first, and the two prunings pick
    /// the same pairs.
    void the_same_with_any_number_of_threads() {
        Random random(test_seed());
        for (int round = 0; round < 10; ++round) {
            const InstancePtr instance = hard(random, random.between(8, 28), .45);
            const auto one = facts_of_run(instance, {{"threads", "1"}});
            const auto n = static_cast<const SubsetSumInstance&>(*instance).weights().size();
            const std::int64_t k = usual_threads(n);
            QCOMPARE(number(one, "threads"), k);
            QVERIFY(number(one, "picked-pairs") > 0 && number(one, "picked-pairs") <= 2 * k - 1);
            QVERIFY(rate(one, "excess-rate") >= 0 && rate(one, "excess-rate") < 1);
            QVERIFY(rate(one, "search-reduction-a") >= 0 && rate(one, "search-reduction-a") < 1);
            for (const Given& set :
                 {Given{{"threads", "3"}}, Given{{"threads", "3"}, {"pruning", "original"}}}) {
                const auto other = facts_of_run(instance, set);
                QCOMPARE(other.size(), one.size());
                for (std::size_t i = 0; i < one.size(); ++i)
                    QVERIFY2(other[i].sentence == one[i].sentence, other[i].sentence.c_str());
            }
        }
    }

    /// An original search cuts nothing away; where a solution ended a stage, it was not counted.
    void what_was_not_counted_is_not_told() {
        Random random(test_seed());
        const auto original = facts_of_run(hard(random, 16, .5), {{"search", "original"}});
        QVERIFY(fact_of(original, "picked-pairs") && !fact_of(original, "search-reduction-a"));
        const auto ended = facts_of_run(tests::weights(0, {5, 7, 9, 11}), {}); // the first pair compared
        QVERIFY(!fact_of(ended, "picked-pairs") && !fact_of(ended, "excess-rate"));
        QVERIFY(fact_of(ended, "discard-rate"));
    }

    void sentences() {
        Statistics statistics{
            .all_a = 16, .all_b = 16, .in_a = 4, .in_b = 16, .threads = 4, .blocks_a = 4, .blocks_b = 4};
        statistics.picked_pairs = 5;
        statistics.over_log_k = 1;
        statistics.searched = {.left_a = 2, .left_b = 4};
        statistics.transfer = {.copies_ms = 1, .total_ms = 4};
        const std::vector<Fact> all = facts(statistics);
        QCOMPARE(rate(all, "discard-rate"), 0.75);
        QCOMPARE(rate(all, "excess-rate"), 0.25);
        QCOMPARE(rate(all, "search-reduction-a"), 1 - 2 / 5.0);
        QCOMPARE(rate(all, "search-reduction-b"), 1 - 4 / 5.0);
        QCOMPARE(rate(all, "transfer-share"), 0.25);
        QCOMPARE(fact_of(all, "picked-pairs")->sentence,
                 std::string("Pruning leaves 5 of 16 pairs of blocks; it can be 7 at most."));
        QVERIFY(
            fact_of(all, "excess-rate")->sentence.starts_with("1 of 4 threads picked more than log k = 2"));
    }
};

KS_TEST(TwoListFactsTest)
#include "two_list_facts_test.moc"
