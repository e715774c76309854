// SPDX-License-Identifier: Apache-2.0
// knapsack.multicore: its vector loops, the few rows that it keeps, and its decisions. The conformance
// corpus compares it with brute force.
#include "solvers/cpu/max_plus.h"
#include "solvers/cpu/wavefront.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/cpu/take_or_leave.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <atomic>

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Result<Outcome> solve_with(InstancePtr instance, const std::string& variant, const Settings& set = {},
                           std::stop_token stop = {}, const RunEvents& events = {}) {
    RunRequest request;
    request.instance = std::move(instance);
    request.variant = variant;
    request.set = set;
    return run(request, {}, events, std::move(stop));
}

InstancePtr random_knapsack(Random& random, std::int64_t n, std::int64_t capacity, std::int64_t value) {
    KnapsackBuilder builder;
    builder.capacity(capacity);
    const std::int64_t heaviest = random.between(0, 2 * capacity / 3 + 1);
    for (std::int64_t i = 0; i < n; ++i)
        builder.add({random.between(0, value), random.between(0, heaviest)});
    return *std::move(builder).build();
}

/// Compares one row with the definition, cell by cell.
template <class Cell>
void compare_with_definition(const std::string& simd, Random& random) {
    const std::int64_t columns = cpu::decision_block * random.between(1, 6);
    std::vector<Cell> above(static_cast<std::size_t>(columns)), row(above.size(), -1),
        taken(above.size(), -1);
    for (Cell& cell : above)
        cell = static_cast<Cell>(random.between(0, 60)); // ties are frequent
    const std::int64_t weight =
        random.between(0, 9) == 0 ? INT64_MAX : random.between(0, columns + cpu::decision_block);
    const auto value = static_cast<Cell>(random.between(0, 30));
    const std::int64_t middle = cpu::decision_block * random.between(0, columns / cpu::decision_block);
    const auto fill = cpu::take_or_leave<Cell>(simd);
    // The pieces may be computed in any order.
    fill(above.data(), row.data(), taken.data(), middle, columns, weight, value);
    fill(above.data(), row.data(), taken.data(), 0, middle, weight, value);
    for (std::int64_t j = 0; j < columns; ++j) {
        const Cell left = above[static_cast<std::size_t>(j)];
        const Cell took =
            j < weight ? Cell{0} : static_cast<Cell>(above[static_cast<std::size_t>(j - weight)] + value);
        QCOMPARE(row[static_cast<std::size_t>(j)], std::max(left, took));
        QCOMPARE(cpu::is_taken(taken.data(), j), took > left);
    }
}

} // namespace

class KnapsackMulticoreTest : public QObject {
    Q_OBJECT

private slots:
    void loops_keep_to_the_definition_data() {
        QTest::addColumn<QString>("simd");
        for (const cpu::Simd& simd : cpu::simd_here())
            QTest::newRow(simd.name.c_str()) << QString::fromStdString(simd.name);
    }
    void loops_keep_to_the_definition() {
        QFETCH(QString, simd);
        Random random(test_seed());
        for (int left = 60; left > 0 && !QTest::currentTestFailed(); --left) {
            compare_with_definition<std::int32_t>(simd.toStdString(), random);
            compare_with_definition<std::int64_t>(simd.toStdString(), random);
        }
    }

    void answers_are_those_of_the_sequential_variant() {
        Random random(test_seed());
        for (const std::int64_t capacity : {0, 1, 510, 511, 512, 8'191, 16'384, 70'000, 300'000})
            for (const std::int64_t value : {std::int64_t{1000}, std::int64_t{1} << 45}) {
                const InstancePtr instance = random_knapsack(random, 40, capacity, value);
                const auto expected = solve_with(instance, "knapsack.sequential");
                const std::string threads = std::to_string(random.between(1, 9));
                const auto outcome = solve_with(instance, "knapsack.multicore", {{"threads", threads}});
                KS_VERIFY_OK(outcome);
                QCOMPARE(*outcome->answer.objective, *expected->answer.objective);
                QCOMPARE(outcome->verified, std::optional(true));
            }
    }

    /// If three rows are kept, row i replaces row i - 3, so it may begin only when row i - 2, which reads
    /// that row, is finished.
    void no_row_is_overwritten_while_it_is_read() {
        constexpr std::int64_t rows = 80, columns = 97;
        for (const std::int64_t threads : {2, 7, 60}) {
            std::vector<std::atomic<int>> finished(rows + 1); // the number of cells in each row
            std::atomic<int> early = 0;
            Context context;
            KS_VERIFY_OK(cpu::run_wavefront(
                {.rows = rows,
                 .columns = columns,
                 .piece = 3,
                 .threads = threads,
                 .kept = 3,
                 .prepare = {},
                 .compute =
                     [&](std::int64_t i, std::int64_t begin, std::int64_t end) {
                         early += i > 2 && finished[static_cast<std::size_t>(i - 2)] != columns;
                         if (begin % 7 == 0)
                             std::this_thread::yield();
                         finished[static_cast<std::size_t>(i)] += static_cast<int>(end - begin);
                     }},
                context));
            QCOMPARE(early.load(), 0);
            QCOMPARE(finished.back().load(), static_cast<int>(columns));
        }
    }

    void it_takes_a_bit_a_cell() {
        Random random(1);
        const InstancePtr instance = random_knapsack(random, 1000, 511, 10);
        const Variant& variant = **find_variant("knapsack.multicore");
        const auto estimate =
            variant.estimate(*instance, *Parameters::parse(variant.info().parameters, {}), INT64_MAX);
        KS_VERIFY_OK(estimate);
        QCOMPARE(estimate->host_bytes, 1000 * 64 + 3 * 512 * 4);
    }

    void a_stop_request_ends_it_at_once() {
        Random random(1);
        const InstancePtr instance = random_knapsack(random, 4000, 3'000'000, 1000);
        Impatient user;
        RunEvents events;
        events.progress = [&user](const Progress&) { user.see(); };
        const auto outcome = solve_with(instance, "knapsack.multicore", {{"simd", "plain"}, {"threads", "3"}},
                                        user.token(), events);
        QVERIFY(user.was_heard(3));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(KnapsackMulticoreTest)
#include "multicore_test.moc"
