// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/kept_rows.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;
constexpr const char* both[] = {"knapsack.global", "knapsack.shared"};

Result<Outcome> solve(InstancePtr instance, const std::string& variant, const Settings& set, RowSink* rows) {
    RunRequest request;
    request.instance = std::move(instance);
    request.variant = variant;
    request.on = variant == "knapsack.sequential" ? "cpu" : "emulator";
    request.set = set;
    request.rows = rows;
    return run(request, Machine{{emulator_provider()}}, {}, {});
}

} // namespace

/// Tests of both kernels in the emulator, beyond the conformance tests of every variant.
class KnapsackKernelsTest : public QObject {
    Q_OBJECT

private slots:
    /// Every cell is as printed in the thesis, Table 2.1.
    void example_2_1_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("block");
        for (const char* variant : both)
            for (const int block : {32, 256, 1024})
                QTest::addRow("%s, %d", variant, block) << variant << block;
    }
    void example_2_1() {
        QFETCH(QString, variant);
        QFETCH(int, block);
        tests::KeptRows rows;
        const auto outcome = solve(*ks::generate("thesis-2.1", "", {}), variant.toStdString(),
                                   {{"block", std::to_string(block)}}, &rows);
        KS_VERIFY_OK(outcome);
        QCOMPARE(*outcome->answer.selection, (Selection{2, 3}));
        QCOMPARE(outcome->executed.launches, 4);
        const std::vector<std::vector<std::int64_t>> printed{{0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2},
                                                             {0, 0, 0, 0, 2, 2, 4, 4, 4, 4, 6},
                                                             {0, 0, 3, 3, 3, 3, 5, 5, 7, 7, 7},
                                                             {0, 0, 3, 3, 3, 3, 5, 6, 7, 9, 9}};
        QCOMPARE(rows.rows, printed);
    }

    /// Weights below, at and above the block size, where the shared tile changes its shape.
    void rows_are_those_of_the_sequential_variant_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<qint64>("value");
        for (const char* variant : both)
            for (const qint64 value : {qint64{1000}, qint64{1} << 40})
                QTest::addRow("%s, values up to %lld", variant, value) << variant << value;
    }
    void rows_are_those_of_the_sequential_variant() {
        QFETCH(QString, variant);
        QFETCH(qint64, value);
        Random random(test_seed());
        for (const int block : {32, 64, 96}) {
            KnapsackBuilder builder;
            builder.capacity(random.between(200, 400)).add({value, 1}).add({1, INT64_MAX / 2});
            for (const std::int64_t weight : {0, 1, block - 1, block, block + 1, 2 * block, 401})
                builder.add({random.between(0, value), weight});
            const InstancePtr instance = *std::move(builder).build();
            tests::KeptRows expected, rows;
            KS_VERIFY_OK(solve(instance, "knapsack.sequential", {}, &expected));
            const auto outcome =
                solve(instance, variant.toStdString(), {{"block", std::to_string(block)}}, &rows);
            KS_VERIFY_OK(outcome);
            QVERIFY2(rows.rows == expected.rows, qPrintable(QString::number(block)));
            const bool wide = outcome->executed.kernels.front().ends_with("row<int64>");
            QCOMPARE(wide, value > 1000);
        }
    }

    void tables_a_kernel_cannot_index_exceed_a_limit() {
        KnapsackBuilder builder;
        builder.capacity(INT32_MAX - 200).add({1, INT32_MAX});
        const InstancePtr instance = *std::move(builder).build();
        for (const char* variant : both) {
            const auto outcome = solve(instance, variant, {}, nullptr);
            QVERIFY(!outcome);
            QCOMPARE(outcome.error().code, ErrorCode::limit);
            QCOMPARE(outcome.error().where, std::string("/capacity"));
        }
    }
};

KS_TEST(KnapsackKernelsTest)
#include "kernels_test.moc"
