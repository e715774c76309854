// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/occupancy_advice.h"

#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <random>

using namespace ks;

namespace {

const ComputeCapability& of(const char* preset) {
    return (*find_device_preset(preset))->limits();
}

std::int64_t warps(const ComputeCapability& device, BlockNeeds needs) {
    return occupancy(device, needs).warps;
}

} // namespace

/// The nearest change, compared with trying every possible change.
class OccupancyAdviceTest : public QObject {
    Q_OBJECT

private slots:
    void blocks_of_cuda_sync() {
        // 672 threads: an SM of an H200 holds three blocks of 21 warps, which are 63 of 64.
        const OccupancyAdvice full = advise(of("h200"), {.threads = 672, .registers = 30, .shared_bytes = 0});
        QCOMPARE(full.now.warps, std::int64_t{63});
        QVERIFY(full.block);
        QCOMPARE(full.block->to, std::int64_t{512});
        QCOMPARE(QByteArray::fromStdString(advice_words(full)),
                 QByteArray("Blocks of 512 instead of 672 threads would raise it from 98.4 to 100 %."));
    }

    void words_name_registers_and_shared_memory() {
        const OccupancyAdvice registers =
            advise(of("h200"), {.threads = 1024, .registers = 40, .shared_bytes = 0}, {.least_block = 1024});
        QVERIFY(!registers.block);
        QCOMPARE(QByteArray::fromStdString(advice_words(registers)),
                 QByteArray("32 instead of 40 registers a thread would raise it from 50 to 100 %."));
        const OccupancyAdvice shared = advise(
            of("h200"), {.threads = 1024, .registers = 16, .shared_bytes = 120000}, {.least_block = 1024});
        QVERIFY(shared.shared && !shared.registers);
        QCOMPARE(
            QByteArray::fromStdString(advice_words(shared)),
            QByteArray(
                "115712 instead of 120000 bytes of shared memory a block would raise it from 50 to 100 %."));
        QCOMPARE(
            QByteArray::fromStdString(advice_words(advise(of("h200"), {.threads = 1024, .registers = 32}))),
            QByteArray("An SM is full: no change raises the occupancy."));
    }

    /// mckp.sync with blocks of 512 on an H200: three blocks fit an SM, and the launch has two per SM.
    void a_grid_with_fewer_blocks_than_fit_is_named_first() {
        const BlockNeeds needs{.threads = 512, .registers = 40, .shared_bytes = 8136};
        const OccupancyAdvice advice =
            advise(of("h200"), needs, {.grid = LaunchGrid{.blocks = 264, .sms = 132}});
        QCOMPARE(advice.now.blocks, std::int64_t{3});
        QVERIFY(advice.grid_limits());
        QCOMPARE(
            advice.nearest(),
            (OccupancyChange{
                .what = OccupancyChange::What::grid, .from = 264, .to = 396, .before = 0.5, .after = 0.75}));
        QCOMPARE(QByteArray::fromStdString(advice_words(advice)),
                 QByteArray("A launch of 396 blocks instead of 264 would raise it from 50 to 75 %."));
        QCOMPARE(QByteArray::fromStdString(limiting_words(of("h200"), needs, advice)),
                 QByteArray("the launch: it has 264 blocks, and the 132 SMs hold 396 at once"));
        const OccupancyAdvice one = advise(of("h200"), needs, {.grid = LaunchGrid{.blocks = 1, .sms = 132}});
        QVERIFY(
            QByteArray::fromStdString(limiting_words(of("h200"), needs, one)).contains("it has 1 block,"));
    }

    void a_grid_that_just_fits_limits_with_the_block() {
        const BlockNeeds needs{.threads = 1024, .registers = 40, .shared_bytes = 0};
        const OccupancyAdvice advice =
            advise(of("h200"), needs, {.grid = LaunchGrid{.blocks = 132, .sms = 132}});
        QVERIFY(advice.grid_limits() && !advice.more_blocks);
        QCOMPARE(advice.registers->blocks, std::int64_t{264}); // fewer registers alone would change nothing
        QCOMPARE(
            QByteArray::fromStdString(change_words(*advice.registers)),
            QByteArray(
                "32 instead of 40 registers a thread in a launch of 264 blocks would raise it from 50 to "
                "100 %"));
        const QByteArray words = QByteArray::fromStdString(limiting_words(of("h200"), needs, advice));
        QVERIFY(words.startsWith("registers: 40 a thread take"));
        QVERIFY(words.endsWith(
            "1 block; and by the launch: its 132 blocks are all that the 132 SMs hold at once"));
    }

    /// With 1.5 times the resident number of blocks, a change can raise the occupancy by at most half.
    void no_change_promises_more_warps_than_the_launch_has() {
        const BlockNeeds needs{.threads = 1024, .registers = 40, .shared_bytes = 0};
        const OccupancyAdvice advice =
            advise(of("h200"), needs, {.grid = LaunchGrid{.blocks = 198, .sms = 132}});
        QVERIFY(!advice.grid_limits());
        QCOMPARE(advice.registers->after, 0.75);
        QCOMPARE(advice.registers->blocks, std::int64_t{0});
        const OccupancyAdvice many =
            advise(of("h200"), needs, {.grid = LaunchGrid{.blocks = 9999, .sms = 132}});
        QCOMPARE(many.registers, advise(of("h200"), needs).registers);
    }

    void resources_not_measured_are_not_changed() {
        const OccupancyAdvice advice =
            advise(of("h200"), {.threads = 672, .registers = std::nullopt, .shared_bytes = 0});
        QVERIFY(!advice.registers);
        QVERIFY(advice.block);
    }

    void every_change_is_the_nearest_one() {
        std::mt19937_64 random(test_seed());
        const auto between = [&random](std::int64_t least, std::int64_t most) {
            return std::uniform_int_distribution<std::int64_t>(least, most)(random);
        };
        for (int i = 0; i < 400; ++i) {
            const auto devices = compute_capabilities();
            const ComputeCapability& device =
                devices[static_cast<std::size_t>(between(0, static_cast<std::int64_t>(devices.size()) - 1))];
            const BlockNeeds needs{.threads = 32 * between(1, 32),
                                   .registers = between(0, device.registers_per_thread),
                                   .shared_bytes = between(0, 1) * between(0, device.shared_per_block_optin)};
            OccupancyChoices choices{.least_block = 32 * between(1, 4), .block_step = 32 * between(1, 3)};
            choices.most_block = choices.least_block + 32 * between(0, 31);
            const OccupancyAdvice advice = advise(device, needs, choices);
            const std::int64_t now = warps(device, needs);
            QCOMPARE(advice.now.warps, now);

            std::int64_t nearest = -1;
            for (std::int64_t threads = choices.least_block;
                 threads <= std::min<std::int64_t>(1024, choices.most_block); threads += choices.block_step) {
                BlockNeeds changed = needs;
                changed.threads = threads;
                const std::int64_t away = std::abs(threads - needs.threads);
                if (warps(device, changed) > now && (nearest < 0 || away < nearest))
                    nearest = away;
            }
            QCOMPARE(advice.block ? std::abs(advice.block->to - needs.threads) : -1, nearest);
            if (advice.block) {
                QVERIFY((advice.block->to - choices.least_block) % choices.block_step == 0);
                QVERIFY(advice.block->after > advice.block->before);
            }

            std::int64_t registers = -1;
            for (std::int64_t each = *needs.registers - 1; each >= 1 && registers < 0; --each)
                if (BlockNeeds changed = needs; changed.registers = each, warps(device, changed) > now)
                    registers = each;
            QCOMPARE(advice.registers ? advice.registers->to : -1, registers);

            std::int64_t shared = -1;
            for (std::int64_t each = needs.shared_bytes - 1; each >= 0 && shared < 0; --each)
                if (BlockNeeds changed = needs; changed.shared_bytes = each, warps(device, changed) > now)
                    shared = each;
            QCOMPARE(advice.shared ? advice.shared->to : -1, shared);
        }
    }

    void a_gpu_has_a_preset_like_it() {
        QCOMPARE(preset_like("NVIDIA H200", "9.0")->id, "h200");
        QCOMPARE(preset_like("NVIDIA H100 80GB HBM3", "9.0")->cc, "9.0");
        QVERIFY(preset_like("NVIDIA H200", "1.0") == nullptr);
        for (const DevicePreset& preset : device_presets())
            QCOMPARE(preset_like(preset.name, preset.cc), &preset);
    }

    void shared_memory_that_grows_with_the_block_shrinks_with_it() {
        const BlockNeeds needs{.threads = 1024, .registers = 16, .shared_bytes = 160 * 1024};
        const OccupancyAdvice fixed = advise(of("h200"), needs, {.least_block = 512, .block_step = 512});
        QVERIFY(!fixed.block); // half the threads with the same shared memory
        const OccupancyAdvice growing =
            advise(of("h200"), needs, {.least_block = 256, .block_step = 256, .shared_bytes_a_thread = 160});
        QVERIFY(growing.block);
        QCOMPARE(growing.block->to,
                 std::int64_t{256}); // five blocks of 8 warps; two of 16 are not more than now
    }
};

KS_TEST(OccupancyAdviceTest)
#include "occupancy_advice_test.moc"
