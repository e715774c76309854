// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/halves.h"
#include "tests/solvers/problems/subset_sum/two_list_cases.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;
using namespace ks::two_list;

/// The two halves of the weights, and the way back from two sums to the items.
class TwoListHalvesTest : public QObject {
    Q_OBJECT

private slots:
    /// Every weight is in one half, with its index in the instance; for an odd number the first half has one
    /// more.
    void halves_of_any_number() {
        Random random(test_seed());
        for (int round = 0; round < 500; ++round) {
            const std::vector<std::int64_t> weights = tests::few_weights(random, 13);
            for (const Order order : {Order::as_given, Order::nonincreasing}) {
                const Halves halves = halve(weights, order);
                QCOMPARE(halves.first.weights.size(), (weights.size() + 1) / 2);
                QCOMPARE(halves.second.weights.size(), weights.size() / 2);
                QCOMPARE(halves.first.sums(), std::int64_t{1} << (weights.size() + 1) / 2);
                std::vector<std::int64_t> in_order, indices;
                for (const Half* half : {&halves.first, &halves.second})
                    for (std::size_t i = 0; i < half->weights.size(); ++i) {
                        QCOMPARE(half->weights[i], weights[static_cast<std::size_t>(half->index[i])]);
                        in_order.push_back(half->weights[i]);
                        indices.push_back(half->index[i]);
                    }
                QVERIFY(order == Order::as_given ? in_order == weights
                                                 : std::ranges::is_sorted(in_order, std::greater()));
                std::ranges::sort(indices);
                for (std::size_t i = 0; i < indices.size(); ++i)
                    QCOMPARE(indices[i], static_cast<std::int64_t>(i));
            }
        }
    }

    void threads() {
        QCOMPARE(usual_threads(1), 1);
        QCOMPARE(usual_threads(3), 1);
        QCOMPARE(usual_threads(4), 2);
        QCOMPARE(usual_threads(7), 2);
        QCOMPARE(usual_threads(54), 8192);
    }

    /// Recursively through several levels of halves.
    void every_sum_has_a_subset() {
        Random random(test_seed());
        for (int round = 0; round < 60; ++round) {
            std::vector<std::int64_t> weights;
            const std::int64_t most = round % 2 == 0 ? 5 : 1'000'000;
            for (auto n = random.between(0, 24); n > 0; --n)
                weights.push_back(random.between(0, most));
            for (int draw = 0; draw < 20; ++draw) {
                std::int64_t sum = 0;
                for (const std::int64_t weight : weights)
                    sum += random.between(0, 1) * weight;
                const auto taken = subset_of(weights, sum, {});
                KS_VERIFY_OK(taken);
                QVERIFY(std::ranges::is_sorted(*taken, std::less_equal()) &&
                        std::ranges::adjacent_find(*taken) == taken->end());
                for (const std::int64_t i : *taken)
                    sum -= weights[static_cast<std::size_t>(i)];
                QCOMPARE(sum, 0);
            }
        }
    }

    void a_sum_that_no_subset_has_is_a_bug() {
        for (const std::size_t n : {0, 3, 8, 9, 20}) {
            const auto none = subset_of(std::vector<std::int64_t>(n, 2), 3, {});
            QVERIFY(!none);
            QCOMPARE(none.error().code, ErrorCode::check);
        }
    }

    void large_sums() {
        const std::vector<std::int64_t> weights{INT64_MAX - 20, 4, 5, 0, 0, 0, 0, 0, 0, 1};
        const auto taken = subset_of(weights, INT64_MAX - 16, {});
        KS_VERIFY_OK(taken);
        std::int64_t sum = 0;
        for (const std::int64_t i : *taken)
            sum += weights[static_cast<std::size_t>(i)];
        QCOMPARE(sum, INT64_MAX - 16);
    }

    void a_cancelled_way_back() {
        std::stop_source user;
        user.request_stop();
        Context context;
        context.stop = user.get_token();
        const auto none = subset_of(std::vector<std::int64_t>(20, 1), 3, context);
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::cancelled);
    }

    /// The items of the instance in ascending order, for any order of the halves.
    void answers() {
        const std::vector<std::int64_t> weights{3, 50, 8, 10, 7};
        for (const Order order : {Order::as_given, Order::nonincreasing}) {
            const Halves halves = halve(weights, order);
            const auto first = halves.first.weights, second = halves.second.weights;
            const SumPair pair{first[0] + first[2], second[1]};
            const auto yes = answer(halves, pair, {});
            KS_VERIFY_OK(yes);
            QCOMPARE(yes->status, Status::found);
            QCOMPARE(yes->objective, std::optional(pair.a + pair.b));
            QCOMPARE(yes->weight, yes->objective);
            QVERIFY(std::ranges::is_sorted(*yes->selection));
            QCOMPARE(yes->selection->size(), std::size_t{3});
            const auto no = answer(halves, {}, {});
            KS_VERIFY_OK(no);
            QCOMPARE(no->status, Status::not_found);
            QVERIFY(!no->selection && !no->objective);
        }
    }

    /// For the lists of the halves the memory of the way back is negligible; for four tables it is what they
    /// leave free.
    void the_way_back_takes_little_memory() {
        QCOMPARE(subset_of_bytes(8), 0);
        QVERIFY(subset_of_bytes(32) >= 8 * 2 * (std::int64_t{1} << 16));
        QVERIFY(subset_of_bytes(32) <= 8 * 4 * (std::int64_t{1} << 16));
        QVERIFY(subset_of_bytes(40) < std::int64_t{1} << 30);
    }
};

KS_TEST(TwoListHalvesTest)
#include "two_list_halves_test.moc"
