// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/random.h"
#include "solvers/problems/subset_sum/exact_subset.h"
#include "solvers/problems/subset_sum/reached_sums.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <set>

using namespace ks;

namespace {

cpu::ShiftOr best() {
    return *cpu::find_shift_or("best");
}

std::vector<std::int64_t> drawn_weights(Random& random, std::int64_t most_n, std::int64_t most) {
    std::vector<std::int64_t> weights;
    for (auto n = random.between(1, most_n); n > 0; --n)
        weights.push_back(random.between(0, most));
    return weights;
}

std::set<std::int64_t> sums_of(const std::vector<std::int64_t>& weights) {
    std::set<std::int64_t> sums{0};
    for (const std::int64_t weight : weights) {
        std::set<std::int64_t> more = sums;
        for (const std::int64_t sum : sums)
            more.insert(sum + weight);
        sums = std::move(more);
    }
    return sums;
}

} // namespace

/// Rows of bits, and the subsets reconstructed without storing all rows.
class ExactSubsetTest : public QObject {
    Q_OBJECT

private slots:
    void sums_are_reached() {
        Random random(test_seed());
        for (int round = 0; round < 100; ++round) {
            const auto weights = drawn_weights(random, 9, 150);
            const std::set<std::int64_t> expected = sums_of(weights);
            const std::int64_t limit = random.between(0, *expected.rbegin() + 70);
            auto sums = ReachedSums::allocate(limit, best());
            KS_VERIFY_OK(sums);
            KS_VERIFY_OK(sums->add(weights, {}));
            if (sums->reached(limit)) // it may have ended early
                continue;
            std::int64_t largest = 0;
            for (std::int64_t sum = 0; sum <= limit; ++sum) {
                QCOMPARE(sums->reached(sum), expected.contains(sum));
                largest = expected.contains(sum) ? sum : largest;
            }
            QCOMPARE(*sums->largest({}), largest);
            for (const std::int64_t begin : {-70, -64, -1, 0, 1, 63, 64, static_cast<int>(limit) - 5}) {
                const std::uint64_t word = sums->word_at(begin);
                for (std::int64_t k = 0; k < 64; ++k)
                    QCOMPARE(static_cast<bool>(word >> k & 1),
                             begin + k <= limit && expected.contains(begin + k));
            }
        }
    }

    /// Three threads, compared with one.
    void threads_share_a_pass() {
        Random random(test_seed());
        std::vector<std::int64_t> weights;
        for (int i = 0; i < 500; ++i)
            weights.push_back(random.between(1, 300'000));
        const std::int64_t limit = 90'000'000 + random.between(0, 63);
        QVERIFY(ReachedSums::useful_threads(limit, 3) > 1);
        auto one = ReachedSums::allocate(limit, best()), three = ReachedSums::allocate(limit, best(), 3);
        KS_VERIFY_OK(one);
        KS_VERIFY_OK(three);
        KS_VERIFY_OK(one->add(std::span(weights).first(497), {}));
        KS_VERIFY_OK(three->add(std::span(weights).first(497), {}));
        QCOMPARE(*three->largest({}), *one->largest({}));
        if (*one->largest({}) < limit)
            for (std::int64_t k = 0; k <= limit; k += 64)
                QCOMPARE(three->word_at(k), one->word_at(k));
    }

    void subsets_have_the_sum() {
        Random random(test_seed());
        for (int round = 0; round < 100; ++round) {
            const auto weights = drawn_weights(random, 60, round % 2 == 0 ? 20 : 3);
            for (const std::int64_t sum : sums_of(weights)) {
                const auto chosen = exact_subset(weights, sum, best(), {});
                KS_VERIFY_OK(chosen);
                std::int64_t found = 0, before = -1;
                for (const std::optional<std::int64_t>& i : *chosen) {
                    QVERIFY(i > before);
                    before = *i;
                    found += weights[static_cast<std::size_t>(*i)];
                }
                QCOMPARE(found, sum);
            }
        }
    }

    void a_sum_that_is_not_reached_is_a_bug() {
        for (const std::size_t n : {3, 30}) {
            const auto none = exact_subset(std::vector<std::int64_t>(n, 2), 3, best(), {});
            QVERIFY(!none);
            QCOMPARE(none.error().code, ErrorCode::check);
        }
    }
};

KS_TEST(ExactSubsetTest)
#include "exact_subset_test.moc"
