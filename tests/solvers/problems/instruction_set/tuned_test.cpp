// SPDX-License-Identifier: Apache-2.0
// instruction-set.tuned in the special cases of its tiling: tasks with several batches, costs further apart
// than a window, tiles that a block computes one after the other, tasks without an effective choice. Its
// front must be that of the lists of non-dominated points.
#include "solvers/instance/random.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/instruction_set/kernels/tuned_plan.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

using namespace ks;

namespace {

struct Sizes {
    std::vector<int> choices; ///< number per task
    std::int64_t most_cost, period;
    std::optional<std::int64_t> max_cost{};
    const char* device = "h200";
};

std::shared_ptr<const InstructionSetInstance> draw(const Sizes& sizes, std::uint64_t seed) {
    Random random(seed);
    InstructionSetBuilder builder;
    builder.max_cost(sizes.max_cost);
    for (const int choices : sizes.choices) {
        const std::int64_t execution = random.between(sizes.period / 2, sizes.period);
        builder.begin_task({.execution = execution, .period = sizes.period});
        for (int k = 0; k < choices; ++k) {
            const std::int64_t gain = random.between(0, execution);
            builder.add({.gain = gain, .cost = random.between(0, sizes.most_cost)});
        }
    }
    const auto instance = std::move(builder).build();
    if (!instance)
        qFatal("%s", instance.error().sentence().c_str());
    return *instance;
}

/// Choices none of which dominates another: gains increase with costs.
std::shared_ptr<const InstructionSetInstance> rising(int tasks, int choices, std::int64_t step) {
    InstructionSetBuilder builder;
    for (int i = 0; i < tasks; ++i) {
        builder.begin_task({.execution = 3 * choices + i, .period = 4 * choices});
        for (int k = choices; k > 0; --k)
            builder.add({.gain = 2 * k + (k * k + i) % 2, .cost = k * step + i});
    }
    return *std::move(builder).build();
}

Result<Outcome> solve_by(const InstancePtr& instance, const std::string& variant,
                         const char* device = "h200") {
    RunRequest request;
    request.instance = instance;
    request.variant = variant;
    request.device = device;
    request.memory = std::int64_t{16} << 30; // under a sanitizer a lane's stack is large
    return run(request, Machine{{emulator_provider()}}, {}, {});
}

} // namespace

class InstructionSetTunedTest : public QObject {
    Q_OBJECT

    static void compare(const std::shared_ptr<const InstructionSetInstance>& instance, const char* device) {
        const auto lists = solve_by(instance, "instruction-set.front-list");
        KS_VERIFY_OK(lists);
        const auto tuned = solve_by(instance, "instruction-set.tuned", device);
        KS_VERIFY_OK(tuned);
        QCOMPARE(tuned->verified, std::optional(true));
        QVERIFY(Front::same_points(*tuned->answer.front, *lists->answer.front));
    }

private slots:
    void the_front_is_that_of_the_lists_data() {
        QTest::addColumn<Sizes>("sizes");
        QTest::newRow("several batches") << Sizes{{3, 1500, 2}, 40, 1 << 20};
        QTest::newRow("costs wider apart than a window") << Sizes{{3, 9, 4}, 30'000, 5000, {}, "tesla-t4"};
        QTest::newRow("64-bit cells") << Sizes{{4, 40, 7}, 900, std::int64_t{1} << 40};
        QTest::newRow("64-bit cells, wider apart")
            << Sizes{{4, 8}, 9000, std::int64_t{1} << 40, {}, "tesla-t4"};
        QTest::newRow("twelve cells a thread") << Sizes{{150, 150, 150}, 300, 1 << 20};
        QTest::newRow("blocks share tiles") << Sizes{{40, 30, 45, 20}, 3000, 1 << 20};
        QTest::newRow("blocks share tiles, twelve cells a thread") << Sizes{{90, 70, 80}, 2500, 1 << 20};
        QTest::newRow("blocks share tiles, 64-bit cells") << Sizes{{20, 30, 25}, 2000, std::int64_t{1} << 40};
        QTest::newRow("no cost allowed") << Sizes{{4, 4}, 3, 9, 0};
        QTest::newRow("only some choices are cheap enough") << Sizes{{9, 9, 9}, 100, 50, 60};
        QTest::newRow("tasks without a choice") << Sizes{{0, 3, 0, 0, 2}, 20, 30};
        QTest::newRow("no choice at all") << Sizes{{0, 0}, 20, 30};
        QTest::newRow("one task") << Sizes{{12}, 20, 30};
        QTest::newRow("one task, several batches") << Sizes{{1500}, 100'000, 1 << 20};
        QTest::newRow("one task without a choice") << Sizes{{0}, 20, 30};
    }
    void the_front_is_that_of_the_lists() {
        QFETCH(Sizes, sizes);
        compare(draw(sizes, test_seed()), sizes.device);
    }

    void choices_in_two_bytes() {
        const auto instance = rising(3, 300, 2);
        QCOMPARE(TunedTasks::of(*instance)->longest, std::int64_t{301}); // empty
        compare(instance, "h200");
    }

    void a_thousand_tasks() {
        InstructionSetBuilder builder;
        for (int i = 0; i < 1000; ++i)
            builder.begin_task({.execution = 1, .period = 4000}).add({.gain = 1, .cost = i % 3});
        compare(*std::move(builder).build(), "h200");
    }

    /// A thread's way back is in shared memory; it would not fit into the 64 KiB of a Tesla T4.
    void more_tasks_than_shared_memory_has_room_for() {
        InstructionSetBuilder builder;
        for (int i = 0; i < 17'000; ++i)
            builder.begin_task({.execution = 1, .period = 20'000});
        const auto refused = solve_by(*std::move(builder).build(), "instruction-set.tuned", "tesla-t4");
        KS_COMPARE_ERROR(refused, ErrorCode::limit,
                         "/tasks: instruction-set.tuned takes up to 16384 tasks on this device; use another "
                         "variant");
    }

    /// Choices are removed if another one dominates them, if they gain nothing, or if they cost too much.
    void dominated_choices_take_no_part() {
        InstructionSetBuilder builder;
        builder.max_cost(9).begin_task({.execution = 8, .period = 10});
        builder.add({3, 4}).add({5, 3}).add({0, 0}).add({5, 5}).add({6, 10}).add({7, 9}).add({1, 1});
        const auto tasks = TunedTasks::of(**std::move(builder).build());
        KS_VERIFY_OK(tasks);
        QCOMPARE(tasks->costs, (std::vector<std::int32_t>{0, 1, 3, 9}));
        QCOMPARE(tasks->indices, (std::vector<std::int32_t>{-1, 6, 1, 5}));
        QCOMPARE(tasks->lasts, (std::vector<std::int32_t>{0, 9}));
    }

    void unused_choices_are_mentioned_only_if_there_are_some() {
        const auto sentence = [](const InstancePtr& instance) {
            const auto outcome = solve_by(instance, "instruction-set.tuned");
            if (!outcome)
                return QString::fromStdString(outcome.error().sentence());
            const auto& facts = outcome->answer.facts;
            const auto kept = std::ranges::find(facts, "choices-kept", &Fact::name);
            return kept == facts.end() ? QString() : QString::fromStdString(kept->sentence);
        };
        QCOMPARE(
            sentence(rising(3, 4, 10)),
            QStringLiteral("All 12 choices took part: none is dominated, gains nothing or costs too much."));
        InstructionSetBuilder builder; // the second choice costs more and gains less
        builder.begin_task({.execution = 10, .period = 20});
        builder.add({.gain = 5, .cost = 1});
        builder.add({.gain = 4, .cost = 2});
        const QString two = sentence(*std::move(builder).build());
        QVERIFY2(two.startsWith(QStringLiteral("Of 2 choices 1 took part; the others are")), qPrintable(two));
    }

    /// Rows are short as long as they cover few tasks, for any order of the tasks.
    void tasks_come_by_their_dearest_choice() {
        InstructionSetBuilder builder;
        for (const std::int64_t cost : {50, 7, 20})
            builder.begin_task({.execution = 1, .period = 4}).add({1, cost});
        const auto tasks = TunedTasks::of(**std::move(builder).build());
        KS_VERIFY_OK(tasks);
        QCOMPARE(tasks->order, (std::vector<std::int32_t>{1, 2, 0}));
        QCOMPARE(tasks->lasts, (std::vector<std::int32_t>{0, 7, 27, 77}));
        QCOMPARE(tasks->cells, std::int64_t{8 + 28 + 78});
    }

    void batches_keep_to_threads_and_window() {
        const auto instance = rising(4, 1200, 3);
        const auto tasks = TunedTasks::of(*instance);
        KS_VERIFY_OK(tasks);
        for (const int warps : {4, 16, 32}) {
            const TunedBlocks blocks{.blocks = 20, .warps = warps, .cells = 4, .window_cells = 5000};
            const TunedTiling tiling = tuned_tiling(*tasks, blocks, {.batch = 512, .stretch = 1024});
            QCOMPARE(tiling.ends.back(), tasks->firsts.back());
            for (std::size_t row = 1; row < tasks->lasts.size(); ++row) {
                const int span = 32 * blocks.cells * tiling.tile_warps[row];
                QVERIFY(tiling.tile_warps[row] >= 1 && tiling.tile_warps[row] <= warps);
                for (int b = tiling.batches[row - 1]; b < tiling.batches[row]; ++b) {
                    const auto begin = static_cast<std::size_t>(tiling.ends[static_cast<std::size_t>(b)]);
                    const auto end = static_cast<std::size_t>(tiling.ends[static_cast<std::size_t>(b) + 1]);
                    QVERIFY(end > begin &&
                            end - begin <= static_cast<std::size_t>(std::min(512, 32 * warps)));
                    // The window of a batch begins and ends at a multiple of four cells.
                    QVERIFY(tasks->costs[end - 1] - tasks->costs[begin] + span + 6 <= blocks.window_cells);
                }
            }
        }
    }

    /// If choices extend far beyond a block's part of a row, blocks share tiles, one batch each. Such rows
    /// are not adjacent. Row 1 is not among them; row 2, which is cleared together with it, may be.
    void rows_that_blocks_share() {
        const auto tasks = TunedTasks::of(*rising(6, 60, 40));
        KS_VERIFY_OK(tasks);
        const TunedBlocks blocks{.blocks = 132, .window_cells = 55'000};
        const TunedTiling tiling = tuned_tiling(*tasks, blocks, {.batch = 512, .stretch = 1024});
        QCOMPARE(tiling.sharers[1], 1);
        QVERIFY(tiling.sharers[2] > 1);
        int shared = 0;
        std::int64_t kept = 2 * ((tasks->lasts.back() + 4) / 4), chosen = 0;
        for (std::size_t row = 1; row < tiling.sharers.size(); ++row) {
            const std::int64_t length = (tasks->lasts[row] + 4) / 4;
            if (tiling.sharers[row] == 1) {
                QCOMPARE(tiling.choices[row], chosen);
                chosen += length;
                continue;
            }
            ++shared;
            QCOMPARE(tiling.sharers[row], tiling.batches[row] - tiling.batches[row - 1]);
            QCOMPARE(tiling.cells[row], kept);
            kept += length;
        }
        QVERIFY(shared >= 3);
        QCOMPARE(tiling.all_cells, 4 * kept);
        QCOMPARE(tiling.all_choices, 4 * chosen);
    }

    void values_that_do_not_fit_a_cell_are_refused() {
        InstructionSetBuilder builder; // 2^61, plus two bits for the choice's number, needs 64 bits
        builder.begin_task({.execution = std::int64_t{1} << 61, .period = 1}).add({1, 1}).add({2, 2});
        const auto instance = std::move(builder).build();
        KS_VERIFY_OK(instance);
        const auto refused = solve_by(*instance, "instruction-set.tuned");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY(solve_by(*instance, "instruction-set.front-list"));
        InstructionSetBuilder wide;
        wide.begin_task({.execution = 1, .period = 2}).add({1, std::int64_t{1} << 30});
        const auto long_row = TunedTasks::of(**std::move(wide).build());
        QVERIFY(!long_row);
        QCOMPARE(long_row.error().code, ErrorCode::limit);
    }
};

KS_TEST(InstructionSetTunedTest)
#include "tuned_test.moc"
