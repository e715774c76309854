// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/subset_sum/parts.h"
#include "solvers/problems/subset_sum/sum_list.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <numeric>
#include <set>

using namespace ks;
using tests::weights;

namespace {

constexpr const char* sum_methods[] = {"subset-sum.balancing", "subset-sum.word-list"};

Result<Answer> summed(const InstancePtr& instance, const std::string& variant, Context& context) {
    const Variant& method = **find_variant(variant);
    KS_TRY(const Parameters usual, Parameters::parse(method.info().parameters, {}));
    return method.solve(*instance, usual, context);
}

void compare_with(std::int64_t optimum, const InstancePtr& instance) {
    for (const char* method : sum_methods) {
        Context context;
        const auto answer = summed(instance, method, context);
        KS_VERIFY_OK(answer);
        QCOMPARE(answer->objective, std::optional(optimum));
        KS_VERIFY_OK(kind_of(*instance).check(*instance, *answer));
    }
}

/// `n` weights around `size`, and a target of about half of their sum.
InstancePtr many_weights(Random& random, std::int64_t n, std::int64_t size, std::int64_t step = 1) {
    std::vector<std::int64_t> all(static_cast<std::size_t>(n));
    for (std::int64_t& weight : all)
        weight = random.between(size / 2, size) / step * step;
    return weights(std::reduce(all.begin(), all.end(), std::int64_t{0}) / 2 + 1, all);
}

} // namespace

/// balancing and word-list, beyond the conformance tests of every variant.
class BoundedSumsTest : public QObject {
    Q_OBJECT

private slots:
    /// By hand: 3 and 5 are packed (8), 8 splits. Adding 8 gives 16; removing 5 from that gives 11, and
    /// removing 3 gives 13, after which no smaller weight remains. Adding 10 to 11 and 8 gives 21 and 18;
    /// removing 5 from 18 gives 13 again, and removing 3 from that 10. Of 8, 10 and 11 the last is the
    /// closest to 12.
    void toy_4_12() { compare_with(11, weights(12, {3, 5, 8, 10})); }

    void degenerate_instances() {
        compare_with(0, weights(0, {5, 7}));
        compare_with(0, weights(0, {0, 7, 0}));
        compare_with(0, weights(4, {5, 9}));
        compare_with(7, weights(7, {7}));
        compare_with(90, weights(100, {30, 30, 30}));
        compare_with(5, weights(INT64_MAX, {3, 2}));
        compare_with(30, weights(33, std::vector<std::int64_t>(12, 5)));
        compare_with(15, weights(20, {INT64_MAX - 20, 5, 10}));
    }

    void small_instances_against_brute_force() {
        Random random(test_seed());
        for (int left = 10'000; left > 0; --left) {
            const std::int64_t most = random.between(1, random.between(1, 300));
            const std::int64_t step = random.between(0, 3) == 0 ? random.between(2, 9) : 1;
            std::vector<std::int64_t> all(static_cast<std::size_t>(random.between(1, 12)));
            for (std::int64_t& weight : all)
                weight = random.between(0, most) / step * step;
            const std::int64_t sum = std::reduce(all.begin(), all.end(), std::int64_t{0});
            const InstancePtr instance = weights(random.between(0, sum + sum / 8 + 1), all);
            compare_with(brute_force(static_cast<const SubsetSumInstance&>(*instance)), instance);
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Weights near 2^59: only the list accepts them.
    void large_weights_against_brute_force() {
        Random random(test_seed());
        for (int left = 1'000; left > 0; --left) {
            std::vector<std::int64_t> all(static_cast<std::size_t>(random.between(1, 12)));
            for (std::int64_t& weight : all)
                weight = random.between(0, std::int64_t{1} << 59);
            const std::int64_t sum = std::reduce(all.begin(), all.end(), std::int64_t{0});
            const InstancePtr instance = weights(random.between(0, sum), all);
            Context context;
            const auto answer = summed(instance, "subset-sum.word-list", context);
            KS_VERIFY_OK(answer);
            QCOMPARE(answer->objective,
                     std::optional(brute_force(static_cast<const SubsetSumInstance&>(*instance))));
            KS_VERIFY_OK(kind_of(*instance).check(*instance, *answer));
        }
    }

    /// Even weights and an odd target, so that nothing ends early, compared with rows of bits.
    void many_weights_against_bits() {
        Random random(test_seed());
        for (const std::int64_t step : {1, 2, 64, 100}) {
            const InstancePtr instance = many_weights(random, 150, 3000, step);
            Context context;
            const auto bits = summed(instance, "subset-sum.bitset", context);
            KS_VERIFY_OK(bits);
            compare_with(*bits->objective, instance);
        }
    }

    /// Adding a weight word by word, compared with a set of sums.
    void a_weight_is_added_to_a_list() {
        Random random(test_seed());
        for (int round = 0; round < 500; ++round) {
            std::set<std::int64_t> sums{0};
            LargeVector<SumWord> list;
            list.push_back({.block = 0, .sums = 1});
            std::int64_t above = -1;
            const std::int64_t limit = random.between(0, 4000);
            for (int k = 0; k < 8; ++k) {
                const std::int64_t weight =
                    random.between(0, 3) == 0 ? 64 * random.between(0, 9) : random.between(1, 900);
                above = std::max(above, random.between(-200, 300));
                std::set<std::int64_t> next;
                for (const std::int64_t sum : sums)
                    for (const std::int64_t added : {sum, sum + weight})
                        if (added > above && added <= limit)
                            next.insert(added);
                sums = next;
                LargeVector<SumWord> longer;
                Context context;
                KS_VERIFY_OK(add_weight(list, weight, above, limit, SIZE_MAX, longer, context));
                list.swap(longer);
                QVERIFY(std::ranges::is_sorted(list, std::ranges::less_equal(), &SumWord::block) ||
                        list.size() < 2);
                for (std::int64_t sum = 0; sum <= limit + 70; ++sum)
                    QCOMPARE(has_sum(list, sum), sums.contains(sum));
                const std::int64_t asked = random.between(-2, limit);
                const auto beyond = sums.upper_bound(asked);
                QCOMPARE(largest_up_to(list, asked), beyond == sums.begin() ? -1 : *std::prev(beyond));
            }
        }
    }

    void runs_beyond_the_budget_are_refused() {
        Random random(test_seed());
        const InstancePtr wide = many_weights(random, 60, std::int64_t{1} << 40, 2);
        for (const char* method : sum_methods) {
            Context context;
            context.memory_budget = 1 << 20;
            const auto refused = summed(wide, method, context);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::limit);
        }
        Context context;
        const auto hopeless =
            summed(weights(INT64_MAX - 8, {INT64_MAX - 9, 5}), "subset-sum.balancing", context);
        QVERIFY(!hopeless);
        QCOMPARE(hopeless.error().code, ErrorCode::limit);
    }

    void a_long_run_stops_at_once_data() {
        QTest::addColumn<QString>("method");
        for (const char* method : sum_methods)
            QTest::newRow(method) << method;
    }
    /// No subset of even weights has an odd sum, so both run to the end.
    void a_long_run_stops_at_once() {
        QFETCH(QString, method);
        Random random(test_seed());
        const InstancePtr instance = many_weights(random, 2000, 2'000'000, 2);
        const auto& sums = static_cast<const SubsetSumInstance&>(*instance);
        const InstancePtr odd = weights(sums.target() | 1, {sums.weights().begin(), sums.weights().end()});
        Impatient user(Impatient::Asks::once_at_work);
        Context context;
        context.stop = user.token();
        context.on_progress = [&user](const Progress&) { user.see(); };
        const auto answer = summed(odd, method.toStdString(), context);
        QVERIFY(user.was_heard());
        QVERIFY2(!answer, "it was done before it could be stopped");
        QCOMPARE(answer.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(BoundedSumsTest)
#include "bounded_sums_test.moc"
