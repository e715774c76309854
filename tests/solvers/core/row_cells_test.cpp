// SPDX-License-Identifier: Apache-2.0
// Cells of any type, and their numbers in texts and documents.
#include "solvers/core/cell_number_json.h"
#include "solvers/core/row_cells.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <vector>

using namespace ks;

class RowCellsTest : public QObject {
    Q_OBJECT

private slots:
    void a_cell_is_a_number_or_minus_infinity() {
        const std::vector<std::int32_t> narrow{7, -(1 << 30) + 5};
        const std::vector<std::int64_t> wide{(std::int64_t{1} << 62) + 1, -3};
        const std::vector<double> real{-2.5, -std::numeric_limits<double>::infinity()};
        const std::vector<std::uint64_t> words{std::uint64_t{1} << 63, 2};
        const RowCells of_32{std::span(narrow)}, of_64{std::span(wide)}, of_real{std::span(real)};
        const RowCells of_bits{std::span(words), 66};
        QVERIFY(of_32[0] == CellNumber(7) && !of_32[1]);
        // The number is exact; a double could not represent it.
        QVERIFY(of_64[0] == CellNumber((std::int64_t{1} << 62) + 1) && !of_64[1]);
        QVERIFY(of_real[0] == CellNumber(-2.5) && !of_real[1]);
        QVERIFY(of_bits[62] == CellNumber(0) && of_bits[63] == CellNumber(1) &&
                of_bits[64] == CellNumber(0) && of_bits[65] == CellNumber(1));
        QCOMPARE(of_bits.columns(), 66);
        QCOMPARE(of_bits.integer(63), 1);
        QCOMPARE(of_64.integer(1), -3);
        QCOMPARE(of_32.type(), CellType::int32);
        QCOMPARE(of_64.type(), CellType::int64);
        QCOMPARE(of_real.type(), CellType::float64);
        QCOMPARE(of_bits.type(), CellType::bit);
        QCOMPARE(of_bits.bytes().size(), std::size_t{16});
        QCOMPARE(of_32.bytes().size(), std::size_t{8});
        for (const RowCells& row : {of_32, of_64, of_real, of_bits}) {
            const RowCells again = RowCells::at(row.bytes().data(), row.type(), row.columns());
            for (std::int64_t j = 0; j < row.columns(); ++j)
                QVERIFY(again[j] == row[j]);
        }
    }

    void types_have_names() {
        for (const CellType type : all_cell_types)
            QCOMPARE(*cell_type(to_text(type)), type);
        QVERIFY(!cell_type("float32"));
    }

    void numbers_keep_their_order_and_their_text() {
        const std::int64_t large = (std::int64_t{1} << 53) + 1;
        QVERIFY(CellNumber(large) != CellNumber(large - 1));
        QVERIFY(CellNumber(large - 1) < CellNumber(large));
        QVERIFY(CellNumber(1) < CellNumber(1.5) && CellNumber(3) == CellNumber(3.0));
        QCOMPARE(to_text(CellNumber(large)), std::to_string(large));
        QCOMPARE(to_text(CellNumber(0.1)), std::string("0.1"));
        QCOMPARE(to_text(CellNumber(-1.0 / 3)), std::string("-0.3333333333333333"));
    }

    void documents_give_numbers_back() {
        const double infinity = std::numeric_limits<double>::infinity();
        for (const std::optional<CellNumber>& number :
             std::vector<std::optional<CellNumber>>{{}, 0, INT64_MAX, 0.1, -2.0, infinity, std::nan("")}) {
            const std::string text = number_json(number).dump();
            const auto tree = json::parse(text, "t");
            KS_VERIFY_OK(tree);
            const auto again = read_number(json::Cursor(*tree, "t"));
            KS_VERIFY_OK(again);
            QVERIFY2(*again == number, text.c_str());
            QCOMPARE(number && number->is_integer(), *again && (*again)->is_integer());
        }
        const auto words = json::parse("\"many\"", "t");
        QVERIFY(!read_number(json::Cursor(*words, "t")));
    }
};

KS_TEST(RowCellsTest)
#include "row_cells_test.moc"
