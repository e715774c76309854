// SPDX-License-Identifier: Apache-2.0
// Compares the rows of a traced run with the reference: correct kernels have no wrong cell. The planted
// fault (planted_fault_test.cpp) shows that a wrong cell and its writer are found.
#include "solvers/emulator/checking/row_check.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "solvers/table/file_layout.h"
#include "tests/support/checks.h"
#include "tests/support/fake_rows.h"
#include "tests/support/kept_rows.h"
#include "tests/support/suite.h"

using namespace ks;

class RowCheckTest : public QObject {
    Q_OBJECT

private slots:
    void right_kernels_have_no_wrong_cell_data() {
        QTest::addColumn<QString>("variant");
        for (const Variant* variant : variants())
            if (variant->info().place == Place::kernel)
                QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }
    void right_kernels_have_no_wrong_cell() {
        QFETCH(const QString, variant);
        const VariantInfo& info = (*find_variant(variant.toStdString()))->info();
        TraceRequest request;
        const Preset& first = *std::ranges::find(presets(), info.kind, &Preset::kind);
        request.instance = *ks::generate(first.id, info.kind, {});
        request.variant = info.id;
        const auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        QCOMPARE(traced->compared.has_value(), info.table);
        if (!info.table)
            return;
        QCOMPARE(traced->compared->rows, table_shape(*request.instance)->rows);
        QVERIFY(!traced->compared->first_wrong);
    }

    /// Row 2 of Table 2.3 with cell 7 changed, in cells of both widths.
    void the_first_wrong_cell_is_found() {
        const InstancePtr instance = *ks::generate("thesis-2.2", "", {});
        tests::KeptRows sink;
        RunRequest request;
        request.instance = instance;
        request.variant = "mckp.sequential";
        request.rows = &sink;
        KS_VERIFY_OK(run(request, {}, {}, {}));
        auto& rows = sink.rows;
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[1][7], 3);
        rows[1][7] = 2;
        rows[2][0] = 9; // a later wrong cell is not the first
        const auto check = [&](auto cell) {
            emulator::RowCheck checked(instance, *kind_of(*instance).table,
                                       [](std::int64_t offset) {
                                           return WarpPlace{offset, 0, 0};
                                       },
                                       {});
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const std::vector<decltype(cell)> cells(rows[i].begin(), rows[i].end());
                KS_VERIFY_OK(checked.row(static_cast<std::int64_t>(i + 1), RowCells(std::span(cells))));
            }
            QCOMPARE(checked.compared().rows, 2);
            QVERIFY(checked.compared().first_wrong);
            const WrongCell expected{.row = 2,
                                     .capacity = 7,
                                     .got = 2,
                                     .expected = 3,
                                     .writer = WarpPlace{static_cast<std::int64_t>(7 * sizeof(cell)), 0, 0}};
            QVERIFY(checked.compared().first_wrong == expected);
        };
        check(std::int32_t{});
        check(std::int64_t{});
    }

    void rows_of_any_cells_are_compared_data() {
        QTest::addColumn<int>("type");
        QTest::addColumn<qint64>("layers");
        for (const CellType type : all_cell_types)
            for (const qint64 layers : {1, 2})
                QTest::addRow("%s, %d", std::string(to_text(type)).c_str(), static_cast<int>(layers))
                    << static_cast<int>(type) << layers;
    }
    void rows_of_any_cells_are_compared() {
        QFETCH(int, type);
        QFETCH(qint64, layers);
        const TableShape shape{
            .rows = 3, .columns = 75, .cell = static_cast<CellType>(type), .layers = layers};
        const auto instance = std::make_shared<tests::FakeInstance>(shape);
        auto rows = tests::fake_rows(*instance);
        KS_VERIFY_OK(rows);
        const auto check = [&]() -> ComparedRows {
            const auto writer = [](std::int64_t offset) { return WarpPlace{offset, 0, 0}; };
            emulator::RowCheck checked(instance, tests::fake_table, writer, {});
            for (std::int64_t i = 1; i <= shape.all_rows(); ++i)
                if (!checked.row(i, (*rows)[static_cast<std::size_t>(i)].cells()))
                    qFatal("row %d cannot be checked", static_cast<int>(i));
            return checked.compared();
        };
        const ComparedRows right = check();
        QCOMPARE(right.rows, shape.all_rows());
        QVERIFY(!right.first_wrong);

        const std::int64_t last = shape.all_rows(), at = 68;
        const std::optional<CellNumber> before = (*rows)[static_cast<std::size_t>(last)].cells()[at];
        (*rows)[static_cast<std::size_t>(last)].cells().visit([&](const auto& cells) {
            using Cell = std::remove_cvref_t<decltype(cells[0])>;
            const Cell cell = cells[static_cast<std::size_t>(at)];
            tests::put((*rows)[static_cast<std::size_t>(last)], at,
                       std::is_same_v<Cell, bool> ? static_cast<Cell>(!cell) : static_cast<Cell>(1000));
        });
        const ComparedRows wrong = check();
        QVERIFY(wrong.first_wrong);
        QCOMPARE(wrong.first_wrong->row, last);
        QCOMPARE(wrong.first_wrong->capacity, at);
        QVERIFY(wrong.first_wrong->expected == before);
        QVERIFY(wrong.first_wrong->got == (*rows)[static_cast<std::size_t>(last)].cells()[at]);
        const std::int64_t offset = shape.cell == CellType::bit ? 8 : at * element_bytes(shape.cell);
        QCOMPARE(wrong.first_wrong->writer->launch, offset);
    }

    /// Bits after the last cell of a row are ignored.
    void spare_bits_are_not_compared() {
        const TableShape shape{.rows = 1, .columns = 70, .cell = CellType::bit};
        const auto instance = std::make_shared<tests::FakeInstance>(shape);
        auto rows = tests::fake_rows(*instance);
        KS_VERIFY_OK(rows);
        (*rows)[1].elements<std::uint64_t>()[1] |= std::uint64_t{1} << 63;
        emulator::RowCheck checked(instance, tests::fake_table, [](std::int64_t) { return std::nullopt; },
                                   {});
        KS_VERIFY_OK(checked.row(1, (*rows)[1].cells()));
        QVERIFY(!checked.compared().first_wrong);
    }
};

KS_TEST(RowCheckTest)
#include "row_check_test.moc"
