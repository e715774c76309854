// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/four_tables.h"
#include "solvers/problems/subset_sum/two_list/sums.h"
#include "tests/solvers/problems/subset_sum/two_list_cases.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <numeric>

using namespace ks;
using namespace ks::two_list;

/// The streams that replace the two lists.
class SchroeppelShamirTest : public QObject {
    Q_OBJECT

private slots:
    /// The sums of all subsets in ascending order; and the total minus these sums in descending order.
    void the_streams_are_the_lists() {
        Random random(test_seed());
        for (int round = 0; round < 1000; ++round) {
            const std::vector<std::int64_t> weights = tests::few_weights(random, 12);
            const std::int64_t all = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
            const std::vector<std::int64_t> rising = tests::every_sum(weights),
                                            falling = tests::every_sum(weights, Direction::falling);
            auto made = RisingSums::of(weights, Context());
            KS_VERIFY_OK(made);
            RisingSums& sums = *made;
            for (std::size_t i = 0; i < rising.size(); ++i, sums.take()) {
                QCOMPARE(sums.left(), static_cast<std::int64_t>(rising.size() - i));
                QCOMPARE(sums.sum(), rising[i]);
                QCOMPARE(all - sums.sum(), falling[i]);
            }
            QCOMPARE(sums.left(), 0);
        }
    }

    /// A sum equal to the value of a finished row in the tournament.
    void the_largest_sum() {
        const std::vector<std::int64_t> weights{0, INT64_MAX - 3, 1, 2, 0, 0};
        const std::vector<std::int64_t> rising = tests::every_sum(weights);
        auto made = RisingSums::of(weights, Context());
        KS_VERIFY_OK(made);
        RisingSums& sums = *made;
        for (std::size_t i = 0; i < rising.size(); ++i, sums.take())
            QCOMPARE(sums.sum(), rising[i]);
    }

    void many_sums_are_in_order() {
        Random random(test_seed());
        std::vector<std::int64_t> weights;
        for (int i = 0; i < 21; ++i)
            weights.push_back(random.between(0, std::int64_t{1} << 40));
        auto made = RisingSums::of(weights, Context());
        KS_VERIFY_OK(made);
        RisingSums& sums = *made;
        std::int64_t before = 0, total = 0;
        for (; sums.left() > 0; sums.take()) {
            if (sums.sum() < before)
                QFAIL("the order is wrong");
            before = sums.sum();
            total += before % 1'000'003;
        }
        const std::vector<std::int64_t> list = tests::every_sum(weights);
        QCOMPARE(before, list.back());
        std::int64_t expected = 0;
        for (const std::int64_t sum : list)
            expected += sum % 1'000'003;
        QCOMPARE(total, expected);
    }

    void pairs_against_brute_force() {
        Random random(test_seed());
        int found = 0;
        for (int round = 0; round < 1000; ++round) {
            const std::vector<std::int64_t> weights = tests::few_weights(random, 13);
            const std::int64_t target = tests::some_target(random, weights);
            const Halves halves = halve(weights, Order::as_given);
            Context context;
            const auto hit = search_four_tables(halves, target, context);
            KS_VERIFY_OK(hit);
            QCOMPARE(hit->has_value(), std::ranges::binary_search(tests::every_sum(weights), target));
            if (!*hit)
                continue;
            ++found;
            QCOMPARE((*hit)->a + (*hit)->b, target);
            QVERIFY(std::ranges::binary_search(tests::every_sum(halves.first.weights), (*hit)->a));
            QVERIFY(std::ranges::binary_search(tests::every_sum(halves.second.weights), (*hit)->b));
        }
        QVERIFY(found > 100 && found < 1000);
    }

    /// Building each table can be cancelled. Earlier, a search built both tables first; on systems where the
    /// first write to memory is slow, cancelling took more than 0.1 s.
    void a_stop_ends_each_table() {
        std::stop_source user;
        Context context;
        context.stop = user.get_token();
        const std::vector<std::int64_t> weights{3, 1, 2};
        KS_VERIFY_OK(sums_of(weights, context));
        KS_VERIFY_OK(RisingSums::of(weights, context));
        user.request_stop();
        KS_COMPARE_ERROR(sums_of(weights, context), ErrorCode::cancelled, "cancelled");
        KS_COMPARE_ERROR(RisingSums::of(weights, context), ErrorCode::cancelled, "cancelled");
    }

    /// The longest possible tables, with 2^20 sums.
    void stopping_while_the_tables_are_made() {
        Random random(test_seed());
        std::int64_t odd = 0;
        const std::vector<std::int64_t> weights = tests::even_weights(random, 80, 40, odd);
        const Halves halves = halve(weights, Order::as_given);
        Impatient user(Impatient::Asks::once_at_work);
        Context context;
        context.stop = user.token();
        user.see();
        const auto hit = search_four_tables(halves, odd, context);
        QVERIFY(user.was_heard());
        QVERIFY(!hit);
        QCOMPARE(hit.error().code, ErrorCode::cancelled);
    }

    /// The counted memory is that of the tables and the tournament: n = 8 has four tables of 4 sums.
    void memory() {
        QCOMPARE(four_tables_bytes(8), 2 * (4 * 8 + 4 * 8 + 4 * 8 + 4 * 16));
        QVERIFY(four_tables_bytes(80) < std::int64_t{128} << 20);
        for (std::size_t n = 1; n < 80; ++n)
            QVERIFY(four_tables_bytes(n) <= four_tables_bytes(n + 1));
    }
};

KS_TEST(SchroeppelShamirTest)
#include "schroeppel_shamir_test.moc"
