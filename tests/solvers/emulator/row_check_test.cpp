// SPDX-License-Identifier: Apache-2.0
// A traced run's rows beside the reference: right kernels have no wrong cell. That a wrong one is found, and
// who wrote it, is shown with the planted fault (planted_fault_test.cpp).
#include "solvers/emulator/row_check.h"
#include "solvers/problems/presets.h"
#include "solvers/run.h"
#include "tests/support/checks.h"
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
        const bool classes = info.kind == "multiple-choice";
        TraceRequest request;
        request.instance = *ks::generate(classes ? "thesis-2.2" : "thesis-2.1", "", {});
        request.variant = info.id;
        const auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        QCOMPARE(traced->compared.has_value(), info.table);
        if (!info.table)
            return;
        QCOMPARE(traced->compared->rows, classes ? 3 : 4);
        QVERIFY(!traced->compared->first_wrong);
    }

    /// Row 2 of Table 2.3 with its cell 7 altered, in cells of both widths.
    void the_first_wrong_cell_is_found() {
        const InstancePtr instance = *ks::generate("thesis-2.2", "", {});
        std::vector<std::vector<std::int64_t>> rows;
        struct Rows final : RowSink {
            Result<void> row(std::int64_t, std::span<const std::int32_t> cells) override {
                into->emplace_back(cells.begin(), cells.end());
                return {};
            }
            Result<void> row(std::int64_t, std::span<const std::int64_t> cells) override {
                into->emplace_back(cells.begin(), cells.end());
                return {};
            }
            std::vector<std::vector<std::int64_t>>* into = nullptr;
        } sink;
        sink.into = &rows;
        RunRequest request;
        request.instance = instance;
        request.variant = "mckp.sequential";
        request.rows = &sink;
        KS_VERIFY_OK(run(request, {}, {}, {}));
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[1][7], 3);
        rows[1][7] = 2;
        rows[2][0] = 9; // a later one is none of the first
        const auto check = [&](auto cell) {
            emulator::RowCheck checked(instance,
                                       [](std::int64_t offset) {
                                           return WindowPlace{offset, 0, 0};
                                       },
                                       {});
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const std::vector<decltype(cell)> cells(rows[i].begin(), rows[i].end());
                KS_VERIFY_OK(checked.row(static_cast<std::int64_t>(i + 1), std::span(cells)));
            }
            QCOMPARE(checked.compared().rows, 2);
            QVERIFY(checked.compared().first_wrong);
            const WrongCell expected{.row = 2,
                                     .capacity = 7,
                                     .got = 2,
                                     .expected = 3,
                                     .writer =
                                         WindowPlace{static_cast<std::int64_t>(7 * sizeof(cell)), 0, 0}};
            QVERIFY(checked.compared().first_wrong == expected);
        };
        check(std::int32_t{});
        check(std::int64_t{});
    }
};

KS_TEST(RowCheckTest)
#include "row_check_test.moc"
