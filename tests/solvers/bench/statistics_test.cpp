// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/statistics.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>

using namespace ks;

class StatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void the_median_is_the_middle_sample_or_the_mean_of_two() {
        QCOMPARE(median_of({3}), 3.0);
        QCOMPARE(median_of({5, 1, 3}), 3.0);
        QCOMPARE(median_of({4, 1, 3, 2}), 2.5);
        const Spread spread = spread_of({0.3, 0.1, 0.2, 0.7});
        QCOMPARE(spread.median, (0.2 + 0.3) / 2);
        QCOMPARE(spread.min, 0.1);
        QCOMPARE(spread.max, 0.7);
        QVERIFY((spread.samples == std::vector<double>{0.3, 0.1, 0.2, 0.7}));
    }

    /// A speedup of 10 from a baseline of 80 to 120 and a run of 10 has a spread of 8 to 12, although the run
    /// itself has none.
    void a_ratio_has_the_spread_of_both_sides() {
        const auto steady = ratio_of(spread_of({80, 100, 120}), spread_of({10}));
        QVERIFY(steady);
        QVERIFY(steady->median == 10 && steady->min == 8 && steady->max == 12);
        QVERIFY(steady->samples.empty());
        const auto both = ratio_of(spread_of({80, 100, 120}), spread_of({8, 10, 16}));
        QVERIFY(both->median == 10 && both->min == 5 && both->max == 15);
    }

    void nothing_is_divided_by_a_time_of_zero() {
        QVERIFY(!ratio_of(spread_of({1}), spread_of({0, 1})));
        QVERIFY(!ratio_of(spread_of({1}), Spread{}));
        QVERIFY(ratio_of(spread_of({0}), spread_of({1})));
    }

    /// Twice as fast on one instance and half as fast on another is not a gain, in either direction of the
    /// division.
    void a_geometric_mean_does_not_depend_on_the_side_that_is_divided() {
        const Spread a = spread_of({20}), b = spread_of({10});
        const auto mean = geometric_mean_of({*ratio_of(a, b), *ratio_of(b, a)});
        QVERIFY(mean);
        QCOMPARE(mean->median, 1.0);
        const std::vector<Spread> ratios = {{.median = 2, .min = 1, .max = 4},
                                            {.median = 8, .min = 4, .max = 9}};
        const auto whole = geometric_mean_of(ratios);
        QCOMPARE(whole->median, 4.0);
        QCOMPARE(whole->min, 2.0);
        QCOMPARE(whole->max, 6.0);
    }

    void a_geometric_mean_of_many_ratios_does_not_overflow() {
        const auto mean =
            geometric_mean_of(std::vector<Spread>(400, {.median = 1e6, .min = 1e-6, .max = 1e9}));
        QVERIFY(std::abs(mean->median / 1e6 - 1) < 1e-9);
        QVERIFY(std::abs(mean->min / 1e-6 - 1) < 1e-9);
        QVERIFY(!geometric_mean_of({{.median = 1, .min = 0, .max = 2}}));
    }
};

KS_TEST(StatisticsTest)
#include "statistics_test.moc"
