// SPDX-License-Identifier: Apache-2.0
// The extremes of parts of rows are those of their cells, for ascending, descending and bit values.
#include "solvers/dp/row_summary.h"
#include "tests/support/checks.h"
#include "tests/support/fake_rows.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace ks;

class RowSummaryTest : public QObject {
    Q_OBJECT

    /// Parts of a row of this length: those that a picture requests, and random ones.
    static std::vector<CellRange> parts_of(std::int64_t columns, std::mt19937_64& random) {
        std::vector<CellRange> parts{{0, columns}, {0, 1}, {columns - 1, columns}};
        for (int n = 0; n < 200; ++n) {
            const auto begin = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(columns));
            const auto most = static_cast<std::uint64_t>(columns - begin);
            parts.push_back({begin, begin + 1 + static_cast<std::int64_t>(random() % most)});
        }
        return parts;
    }

    static bool right(const RowSummary& summary, std::int64_t i, const RowCells& row,
                      const std::vector<CellRange>& parts) {
        std::vector<Extremes> found(parts.size());
        summary.extremes(i, row, parts, found);
        return std::ranges::equal(parts, found, [&](CellRange part, const Extremes& extremes) {
            return tests::extremes_of(row, part) == extremes;
        });
    }

private slots:
    void the_extremes_are_those_of_the_cells_data() {
        QTest::addColumn<int>("type");
        for (const CellType type : all_cell_types)
            QTest::newRow(std::string(to_text(type)).c_str()) << static_cast<int>(type);
    }
    void the_extremes_are_those_of_the_cells() {
        QFETCH(int, type);
        std::mt19937_64 random(test_seed());
        for (const std::int64_t columns : {1, 2, 63, 64, 65, 200, 1000}) {
            const tests::FakeInstance instance(
                {.rows = 6, .columns = columns, .cell = static_cast<CellType>(type)});
            const auto rows = tests::fake_rows(instance);
            KS_VERIFY_OK(rows);
            RowSummary summary;
            for (const RowBuffer& row : *rows)
                KS_VERIFY_OK(summary.add(row.cells(), {}));
            for (std::int64_t i = 0; i < summary.rows(); ++i)
                QVERIFY(right(summary, i, (*rows)[static_cast<std::size_t>(i)].cells(),
                              parts_of(columns, random)));
        }
    }

    /// The fast path for an ascending row gives the same result as the general one. A single descent at the
    /// end of the row disables the fast path.
    void the_fast_path_for_ascending_rows_gives_equal_results() {
        std::mt19937_64 random(test_seed());
        std::vector<std::int32_t> row(777);
        std::ranges::generate(row, [&] { return static_cast<std::int32_t>(random() % 1000) - 200; });
        std::ranges::sort(row);
        RowSummary summary;
        KS_VERIFY_OK(summary.add(std::span(row), {}));
        row.push_back(row.front());
        KS_VERIFY_OK(summary.add(std::span(row), {}));
        const std::vector<CellRange> parts = parts_of(777, random);
        const std::span<const std::int32_t> rising(row.data(), 777);
        QVERIFY(right(summary, 0, rising, parts));
        QVERIFY(right(summary, 1, std::span(row), parts));
    }

    /// This is true even if infinities, which the scale ignores, come first.
    void the_scale_spans_all_values_and_0() {
        const double infinity = std::numeric_limits<double>::infinity();
        const std::vector<double> row{-infinity, -4.5, -2, infinity}, next{-1, -8, -3, -2};
        RowSummary reals;
        KS_VERIFY_OK(reals.add(std::span(row), {}));
        KS_VERIFY_OK(reals.add(std::span(next), {}));
        QVERIFY(reals.smallest() == CellNumber(-8.0) && reals.largest() == CellNumber(0));
        const std::vector<std::int64_t> whole{-(std::int64_t{1} << 62), 12, 7};
        RowSummary integers;
        KS_VERIFY_OK(integers.add(std::span(whole), {}));
        QVERIFY(integers.smallest() == CellNumber(0) && integers.largest() == CellNumber(12));
    }

    void nan_is_refused() {
        for (const std::size_t at : {0, 1, 70, 99}) {
            std::vector<double> row(100, 1.5);
            row[at] = std::nan("");
            RowSummary summary;
            const auto refused = summary.add(std::span(row), {});
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::check);
            QVERIFY(refused.error().what.ends_with("column " + std::to_string(at)));
        }
        RowSummary summary;
        const std::vector<double> one{std::nan("")};
        QVERIFY(!summary.add(std::span(one), {}));
    }

    void a_stop_request_ends_it() {
        std::stop_source stop;
        stop.request_stop();
        const std::vector<std::int32_t> row{1, 2};
        RowSummary summary;
        QCOMPARE(summary.add(std::span(row), stop.get_token()).error().code, ErrorCode::cancelled);
    }
};

KS_TEST(RowSummaryTest)
#include "row_summary_test.moc"
