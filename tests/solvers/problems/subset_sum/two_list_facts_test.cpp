// SPDX-License-Identifier: Apache-2.0
// The facts that the paper reports (Wan et al., Sections 5.4 to 5.7), in real runs.
#include "solvers/problems/subset_sum/two_list/statistics.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/solvers/problems/subset_sum/two_list_cases.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <bit>
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

/// Even weights with an odd target that is alpha times their sum: no solution is found, so every stage runs
/// to its end.
InstancePtr hard(Random& random, std::int64_t n, double alpha) {
    std::vector<std::int64_t> all;
    for (std::int64_t i = 0; i < n; ++i)
        all.push_back(2 * random.between(1, 50'000'000));
    const auto sum = std::accumulate(all.begin(), all.end(), std::int64_t{0});
    return tests::weights(static_cast<std::int64_t>(alpha * static_cast<double>(sum)) / 2 * 2 + 1, all);
}

/// The expected facts for an instance without a solution, with all stages improved: the lists by brute force,
/// one pair of blocks after the other.
std::vector<Fact> expected_facts(const InstancePtr& instance) {
    const auto& subset = static_cast<const SubsetSumInstance&>(*instance);
    const Halves halves = halve(subset.weights(), Order::nonincreasing);
    auto a = tests::every_sum(halves.first.weights),
         b = tests::every_sum(halves.second.weights, Direction::falling);
    Statistics expected{.all_a = halves.first.sums(), .all_b = halves.second.sums()};
    for (auto* list : {&a, &b})
        std::erase_if(*list, [&](std::int64_t sum) { return sum > subset.target(); });
    expected.in_a = static_cast<std::int64_t>(a.size());
    expected.in_b = static_cast<std::int64_t>(b.size());
    expected.threads = usual_threads(subset.weights().size());
    const Blocks of_a = Blocks::of(a.data(), expected.in_a, expected.threads);
    const Blocks of_b = Blocks::of(b.data(), expected.in_b, expected.threads);
    expected.blocks_a = of_a.count();
    expected.blocks_b = of_b.count();
    const auto log_k = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(expected.threads))) - 1;
    expected.picked_pairs = expected.over_log_k = 0;
    expected.searched = Statistics::Searched();
    for (std::int64_t x = 0; x < of_a.count(); ++x) {
        int picked = 0;
        for (std::int64_t y = 0; y < of_b.count(); ++y) {
            if (of_a.first(x) + of_b.last(y) > subset.target() ||
                of_a.last(x) + of_b.first(y) < subset.target())
                continue;
            ++picked;
            Window window;
            Silent silent;
            cut(of_a, of_b, {x, y}, subset.target(), window, silent);
            add_window(*expected.searched, of_a, of_b, {x, y}, window);
        }
        *expected.picked_pairs += picked;
        *expected.over_log_k += picked > log_k ? 1 : 0;
    }
    return facts(expected);
}

} // namespace

class TwoListFactsTest : public QObject {
    Q_OBJECT

private slots:
    /// Table IV: lambda = 1 - |A| / N, where A is the half with the large weights; the paper's text defines
    /// it differently, with other results. An independent simulation of 1,500 instances with 36 weights
    /// (2026-11-25) gave these means and standard deviations. The paper prints 97.2, 92.1, 81.2, 60.6, 37.2,
    /// 18.2, 7.3 and 1.6 % for 36 weights, and nearly the same for 54; with fewer weights the rates are
    /// closer to 50 %.
    void discard_rates_of_table_4() {
        Random random(test_seed());
        struct Row {
            double alpha, percent, deviation;
        };
        constexpr int instances = 8;
        for (const Row& row :
             {Row{.2, 97.2, .7}, Row{.25, 91, 2}, Row{.3, 78.3, 4.2}, Row{.35, 59.3, 6.4}, Row{.4, 37.9, 7.2},
              Row{.45, 19.9, 6}, Row{.5, 8.3, 3.8}, Row{.55, 2.7, 1.8}}) {
            double sum = 0;
            for (int i = 0; i < instances; ++i)
                sum +=
                    100 * rate(facts_of_run(hard(random, 36, row.alpha), {{"threads", "1"}}), "discard-rate");
            const double mean = sum / instances;
            QVERIFY2(std::abs(mean - row.percent) < 6 * row.deviation / std::sqrt(instances),
                     qPrintable(QString("%1: %2 %, not %3").arg(row.alpha).arg(mean).arg(row.percent)));
        }
    }

    /// Neither the original generation nor the sequential algorithm discards sums.
    void variants_that_discard_nothing() {
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
        // Every weight of the smaller half is less than those of the larger half.
        QVERIFY(rate(improved, "discard-rate-b") < rate(improved, "discard-rate"));
    }

    /// For any number of threads and any order of them; and both prunings pick the same pairs. Small targets
    /// discard sums of B, too.
    void as_counted_by_brute_force() {
        Random random(test_seed());
        for (int round = 0; round < 16; ++round) {
            const InstancePtr instance =
                hard(random, random.between(4, 31), 0.05 * static_cast<double>(random.between(1, 12)));
            const auto expected = expected_facts(instance);
            for (const Given& set : {Given{{"threads", "1"}}, Given{{"threads", "3"}},
                                     Given{{"threads", "3"}, {"pruning", "original"}}}) {
                const auto told = facts_of_run(instance, set);
                QCOMPARE(told.size(), expected.size());
                for (std::size_t i = 0; i < told.size(); ++i)
                    QCOMPARE(QString::fromStdString(told[i].sentence),
                             QString::fromStdString(expected[i].sentence));
            }
        }
    }

    /// An original search cuts nothing; if a solution ended a stage, its facts were not counted.
    void uncounted_facts_are_not_reported() {
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
        QVERIFY(fact_of(all, "discard-rate")->sentence.starts_with("List A has 4 of 16 sums: 75.00 % were"));
        // If nothing was discarded, no rate is stated.
        QVERIFY(fact_of(all, "discard-rate-b")->sentence == "List B has all 16 sums: none was discarded.");
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
