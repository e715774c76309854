// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/points.h"

#include "tests/support/suite.h"

#include <QTest>

using namespace ks;

namespace {

Front front_of(std::int64_t denominator, const std::vector<Front::Point>& points) {
    Front front(denominator);
    for (const Front::Point& point : points)
        front.add(point, {});
    return front;
}

using Index = std::optional<std::size_t>;

} // namespace

class PointsTest : public QObject {
    Q_OBJECT

private slots:
    void best_within_a_budget() {
        const Front front = front_of(1, {{2, 10}, {5, 7}, {9, 4}});
        QCOMPARE(best_within(front, 1), Index());
        QCOMPARE(best_within(front, 2), Index(0));
        QCOMPARE(best_within(front, 4), Index(0));
        QCOMPARE(best_within(front, 5), Index(1));
        QCOMPARE(best_within(front, INT64_MAX), Index(2));
        QCOMPARE(best_within(Front(), 9), Index());
    }

    /// U = 1 exactly is schedulable; U = 61/60 is not.
    void the_cheapest_schedulable_point() {
        QCOMPARE(cheapest_at_most_one(front_of(60, {{0, 113}, {3, 61}, {4, 60}, {5, 47}})), Index(2));
        QCOMPARE(cheapest_at_most_one(front_of(60, {{0, 60}, {3, 59}})), Index(0));
        QCOMPARE(cheapest_at_most_one(front_of(60, {{0, 113}, {3, 61}})), Index());
        QCOMPARE(cheapest_at_most_one(Front(60)), Index());
        // a double cannot distinguish most from most + 1
        constexpr std::int64_t most = (std::int64_t{1} << 62) - 1;
        QCOMPARE(cheapest_at_most_one(front_of(most - 1, {{0, most}, {1, most - 1}})), Index(1));
    }

    /// By hand: the distances above the line from (0, 10) to (10, 0), in tenths of its length, are 5 for (1,
    /// 4) and 4 for (4, 2).
    void the_knee_of_a_falling_front() {
        QCOMPARE(knee(front_of(1, {{0, 10}, {1, 4}, {4, 2}, {10, 0}})), Index(1));
        QCOMPARE(knee(front_of(1, {{0, 10}, {1, 5}, {4, 1}, {10, 0}})), Index(2));
    }
    void the_knee_of_a_rising_front() {
        QCOMPARE(knee(front_of(1, {{0, 0}, {2, 7}, {3, 9}, {10, 10}})), Index(2));
    }
    void of_two_knees_the_cheaper_one() {
        QCOMPARE(knee(front_of(1, {{0, 10}, {1, 4}, {2, 3}, {10, 0}})), Index(1));
    }
    void no_knee() {
        QCOMPARE(knee(front_of(1, {{0, 10}, {5, 5}, {10, 0}})), Index());         // on the line
        QCOMPARE(knee(front_of(1, {{0, 10}, {5, 9}, {9, 8}, {10, 0}})), Index()); // on its worse side
        QCOMPARE(knee(front_of(1, {{0, 10}, {10, 0}})), Index());
        QCOMPARE(knee(Front()), Index());
    }
    /// Products of such numbers do not fit into 64 bits.
    void a_knee_of_large_numbers() {
        constexpr std::int64_t most = std::int64_t{1} << 61;
        QCOMPARE(
            knee(front_of(1, {{0, most}, {most / 2, most / 2}, {most / 2 + 1, most / 2 - 2}, {most, 0}})),
            Index(2));
    }
};

KS_TEST(PointsTest)
#include "points_test.moc"
