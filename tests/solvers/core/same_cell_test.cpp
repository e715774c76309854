// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/same_cell.h"

#include "tests/support/suite.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace ks;

/// Float64s computed by two methods count as the same cell, but real differences do not.
class SameCellTest : public QObject {
    Q_OBJECT

    static constexpr double inf = std::numeric_limits<double>::infinity();

private slots:
    void integers_have_to_be_equal() {
        const SameCell same(1e6);
        const std::int64_t large = (std::int64_t{1} << 62) - 1;
        QVERIFY(same(CellNumber(7), CellNumber(7)));
        QVERIFY(!same(CellNumber(large), CellNumber(large - 1)));
        QVERIFY(same({}, {}));
        QVERIFY(!same({}, CellNumber(0)));
        QVERIFY(!same({}, CellNumber(-1e300)));
    }

    void reals_may_differ_in_their_last_bits() {
        const SameCell same;
        const double quotient = 49.0 / 49.0, product = 49.0 * (1 / 49.0);
        QVERIFY(quotient != product);
        QVERIFY(same(CellNumber(quotient), CellNumber(product)));
        for (const double size : {1e-300, 0.3, 1.0, 1e9, 1e300}) {
            const double within = size * (1 + SameCell::closeness / 2);
            const double beyond = size * (1 + SameCell::closeness * 2);
            QVERIFY(same(CellNumber(size), CellNumber(within)) &&
                    same(CellNumber(-within), CellNumber(-size)));
            QVERIFY(!same(CellNumber(size), CellNumber(beyond)) &&
                    !same(CellNumber(beyond), CellNumber(size)));
            QVERIFY(!same(CellNumber(size), CellNumber(-size)));
        }
    }

    /// 0.3 - 0.1 - 0.2 is not zero, but negligible compared with 0.3.
    void cancellation_is_measured_by_the_base_row() {
        const double rest = 0.3 - 0.1 - 0.2;
        QVERIFY(rest != 0);
        QVERIFY(!SameCell()(CellNumber(rest), CellNumber(0.0)));
        const std::vector<double> base{0.3, inf, -inf, std::nan("")};
        const SameCell same = SameCell::above(RowCells(std::span(base)));
        QCOMPARE(same.scale(), 0.3);
        QVERIFY(same(CellNumber(rest), CellNumber(0.0)));
        QVERIFY(!same(CellNumber(1e-9), CellNumber(0.0)));
    }

    void non_finite_values_equal_only_themselves() {
        const SameCell same(1);
        const CellNumber nan(std::nan(""));
        QVERIFY(same(CellNumber(inf), CellNumber(inf)));
        QVERIFY(same(nan, nan));
        QVERIFY(!same(CellNumber(inf), CellNumber(-inf)));
        QVERIFY(!same(CellNumber(inf), CellNumber(1e308)));
        QVERIFY(!same(nan, CellNumber(0.0)) && !same(CellNumber(0.0), nan) && !same(nan, CellNumber(inf)));
    }

    void a_row_of_integers_has_no_scale() {
        const std::vector<std::int64_t> base{5, 7};
        QCOMPARE(SameCell::above(RowCells(std::span(base))).scale(), 0.0);
    }
};

KS_TEST(SameCellTest)
#include "same_cell_test.moc"
