// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/run/run.h"
#include "solvers/run/trace.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

Machine emulator_only() {
    Machine machine;
    machine.providers.push_back(emulator_provider());
    return machine;
}

using Settings = std::vector<std::pair<std::string, std::string>>;

RunRequest solving(InstancePtr instance, const std::string& variant, const Settings& set = {}) {
    RunRequest request;
    request.instance = std::move(instance);
    request.variant = variant;
    request.on = variant == "mckp.sequential" ? "cpu" : "emulator";
    request.set = set;
    return request;
}

Result<Outcome> solve(InstancePtr instance, const std::string& variant, const Settings& set = {}) {
    return run(solving(std::move(instance), variant, set), emulator_only(), {}, {});
}

InstancePtr example_2_2() {
    return *generate("thesis-2.2", "", {});
}

/// Stores the table's rows as text, minus infinity as "-".
class MultipleChoiceRowTexts final : public RowSink {
public:
    std::vector<std::string> text;

    Result<void> row(std::int64_t, const RowCells& cells) override {
        if (cells.type() != CellType::int32)
            return Error{ErrorCode::internal, "32-bit rows were expected", "", ""};
        std::string line;
        for (std::int64_t j = 0; j < cells.columns(); ++j)
            line += (line.empty() ? "" : " ") + (cells[j] ? to_text(*cells[j]) : "-");
        text.push_back(line);
        return {};
    }
};

} // namespace

/// Tests in the emulator of the kernels with one launch per class, beyond the conformance tests of every
/// variant.
class MckpKernelsTest : public QObject {
    Q_OBJECT

private slots:
    /// The rows of the thesis, Table 2.3, and the answer 1a, 2a, 3c, computed by hand.
    void example_2_2_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("block");
        for (const int block : {32, 256, 1024}) {
            QTest::addRow("mckp.global, %d", block) << "mckp.global" << block;
            QTest::addRow("mckp.shared, %d", block) << "mckp.shared" << block;
            QTest::addRow("mckp.prevrow, %d", block) << "mckp.prevrow" << block;
            QTest::addRow("mckp.multicell, %d", block) << "mckp.multicell" << block;
        }
    }

    void example_2_2() {
        QFETCH(QString, variant);
        QFETCH(int, block);
        MultipleChoiceRowTexts rows;
        RunRequest request =
            solving(::example_2_2(), variant.toStdString(), {{"block", std::to_string(block)}});
        request.rows = &rows;
        const auto outcome = run(request, emulator_only(), {}, {});
        KS_VERIFY_OK(outcome);
        QCOMPARE(*outcome->answer.objective, 7);
        QCOMPARE(*outcome->answer.weight, 10);
        QCOMPARE(*outcome->answer.selection, (Selection{0, 0, 2}));
        QCOMPARE(outcome->executed.launches, 3);
        QCOMPARE(outcome->on, std::string("emulator"));
        QCOMPARE(rows.text, (std::vector<std::string>{"- - - 2 3 3 3 3 3 3 3", "- - - - - - - 3 4 4 4",
                                                      "- - - - - - - - 5 6 7"}));
    }

    /// A class that does not fit the shared memory of a block is loaded in several rounds.
    void a_class_larger_than_shared_memory() {
        MultipleChoiceBuilder builder;
        builder.capacity(40).begin_class();
        for (int i = 0; i < 20'000; ++i)
            builder.add({.value = i % 19'001, .weight = i % 50});
        builder.begin_class().add({.value = 5, .weight = 7});
        const auto instance = std::move(builder).build();
        KS_VERIFY_OK(instance);
        const auto expected = solve(*instance, "mckp.sequential");
        for (const std::string variant : {"mckp.shared", "mckp.prevrow", "mckp.multicell"})
            for (const std::string preset : {"gtx-465", "h200"}) {
                RunRequest request = solving(*instance, variant);
                request.device = preset;
                const auto outcome = run(request, emulator_only(), {}, {});
                KS_VERIFY_OK(outcome);
                QCOMPARE(outcome->answer.selection, expected->answer.selection);
            }
    }

    /// The weights are far apart. The window of the first class does not pay off, that of the second does not
    /// fit, and the third is loaded.
    void the_previous_row_is_fetched_where_it_pays_and_fits() {
        MultipleChoiceBuilder builder;
        builder.capacity(40'000);
        builder.begin_class().add({.value = 3, .weight = 10}).add({.value = 9, .weight = 2'000});
        builder.begin_class();
        for (int i = 0; i < 1'000; ++i)
            builder.add({.value = i, .weight = 15 * i});
        builder.begin_class();
        for (int i = 0; i < 50; ++i)
            builder.add({.value = 7 * i % 50, .weight = 1'000 + 3 * i});
        builder.add({.value = 1'000, .weight = 50'000}); // this item never fits, so the window leaves it out
        const auto instance = std::move(builder).build();
        KS_VERIFY_OK(instance);
        RunRequest request = solving(*instance, "mckp.prevrow", {{"block", "64"}});
        request.device = "gtx-465"; // 48 KiB of shared memory
        const auto outcome = run(request, emulator_only(), {}, {});
        KS_VERIFY_OK(outcome);
        const auto expected = solve(*instance, "mckp.sequential");
        QCOMPARE(outcome->answer.selection, expected->answer.selection);
        const auto fetched = std::ranges::find(outcome->answer.facts, "window-fetched", &Fact::name);
        QVERIFY(fetched != outcome->answer.facts.end());
        QCOMPARE(std::get<std::vector<double>>(fetched->value), (std::vector{0.0, 0.0, 1.0}));
        QVERIFY2(fetched->sentence.find("1 of 3 classes") != std::string::npos, fetched->sentence.c_str());
    }

    /// On the thesis's cards, with the registers that nvcc reports for its oldest supported architecture, no
    /// block of 672 threads fits.
    void cuda_sync_takes_a_block_that_fits_data() {
        QTest::addColumn<QString>("preset");
        for (const char* preset : {"tesla-m2050", "tesla-c2050", "gtx-465"})
            QTest::newRow(preset) << preset;
    }
    void cuda_sync_takes_a_block_that_fits() {
        QFETCH(QString, preset);
        const auto instance =
            ks::generate("uncorrelated", "multiple-choice", Settings{{"m", "4"}, {"n", "6"}, {"R", "3000"}});
        KS_VERIFY_OK(instance);
        RunRequest request = solving(*instance, "mckp.sync");
        request.device = preset.toStdString();
        const auto outcome = run(request, emulator_only(), {}, {});
        KS_VERIFY_OK(outcome);
        QCOMPARE(outcome->answer.selection, solve(*instance, "mckp.sequential")->answer.selection);
        const auto block = std::ranges::find(outcome->answer.facts, "block", &Fact::name);
        QVERIFY(block != outcome->answer.facts.end());
        const auto threads = std::get<std::int64_t>(block->value);
        QVERIFY2(threads < 672 && threads % 32 == 0, block->sentence.c_str());

        request.set = {{"blocks_per_sm", "1"}}; // an explicit request is refused with a reason
        const auto refused = run(request, emulator_only(), {}, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY2(refused.error().sentence().find("registers") != std::string::npos,
                 refused.error().sentence().c_str());
    }

    /// Figures 4.4 and 4.5: each cell is computed once, for every number of cells per thread and in both
    /// orders.
    void several_cells_a_thread_data() {
        QTest::addColumn<QString>("order");
        QTest::addColumn<int>("cells");
        for (const char* order : {"interleaved", "adjacent"})
            for (const int cells : {1, 2, 3, 7, 1024})
                QTest::addRow("%s, %d", order, cells) << order << cells;
    }
    void several_cells_a_thread() {
        QFETCH(QString, order);
        QFETCH(int, cells);
        const auto instance =
            ks::generate("uncorrelated", "multiple-choice", Settings{{"m", "4"}, {"n", "6"}, {"R", "150"}});
        KS_VERIFY_OK(instance);
        MultipleChoiceRowTexts expected, rows;
        RunRequest request = solving(*instance, "mckp.sequential");
        request.rows = &expected;
        KS_VERIFY_OK(run(request, emulator_only(), {}, {}));
        request =
            solving(*instance, "mckp.multicell",
                    {{"block", "32"}, {"cells", std::to_string(cells)}, {"order", order.toStdString()}});
        request.rows = &rows;
        KS_VERIFY_OK(run(request, emulator_only(), {}, {}));
        QCOMPARE(rows.text, expected.text);
    }

    /// The order of Figure 4.4 accesses rows in pieces that are `cells` apart; the order of Figure 4.5 stays
    /// coalesced.
    void adjacent_cells_are_not_coalesced() {
        const auto instance =
            ks::generate("uncorrelated", "multiple-choice", Settings{{"m", "1"}, {"n", "4"}, {"R", "2000"}});
        KS_VERIFY_OK(instance);
        const auto efficiency = [&](const std::string& order) {
            TraceRequest request;
            request.instance = *instance;
            request.variant = "mckp.multicell";
            request.set = {{"cells", "8"}, {"block", "32"}, {"order", order}};
            const auto traced = trace(request, {}, {});
            if (!traced)
                qFatal("%s", traced.error().sentence().c_str());
            return traced->launches.at(0).totals.global.store.efficiency();
        };
        QVERIFY(efficiency("interleaved") > 0.9);
        QVERIFY(efficiency("adjacent") < 0.2);
    }

    void weights_and_values_beyond_32_bits() {
        MultipleChoiceBuilder builder;
        builder.capacity(5).begin_class().add({.value = 1, .weight = INT64_MAX / 2});
        builder.add({.value = std::int64_t{1} << 61, .weight = 3});
        const auto instance = std::move(builder).build();
        KS_VERIFY_OK(instance);
        for (const std::string variant : {"mckp.global", "mckp.shared", "mckp.prevrow", "mckp.multicell"}) {
            const auto outcome = solve(*instance, variant);
            KS_VERIFY_OK(outcome);
            QCOMPARE(*outcome->answer.objective, std::int64_t{1} << 61);
            QCOMPARE(outcome->executed.kernels,
                     std::vector<std::string>{"mckp_" + variant.substr(5) + ".row<int64>"});
        }
    }

    void infeasible_is_an_answer() {
        MultipleChoiceBuilder builder;
        builder.capacity(2).begin_class().add({.value = 1, .weight = 3});
        const auto instance = std::move(builder).build();
        for (const std::string variant : {"mckp.global", "mckp.shared", "mckp.prevrow", "mckp.multicell"}) {
            const auto outcome = solve(*instance, variant);
            KS_VERIFY_OK(outcome);
            QCOMPARE(outcome->answer.status, Status::infeasible);
        }
    }

    void tables_a_kernel_cannot_index_exceed_a_limit() {
        MultipleChoiceBuilder builder;
        builder.capacity(INT32_MAX - 200).begin_class().add({.value = 1, .weight = INT32_MAX});
        const auto instance = std::move(builder).build();
        RunRequest request = solving(*instance, "mckp.global");
        request.memory = INT64_MAX;
        const auto outcome = run(request, emulator_only(), {}, {});
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::limit);
    }
};

KS_TEST(MckpKernelsTest)
#include "kernels_test.moc"
