// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/occupancy.h"
#include "solvers/occupancy/occupancy_words.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

const ComputeCapability& capability(std::string_view cc) {
    return *std::ranges::find(compute_capabilities(), cc, &ComputeCapability::name);
}

/// The blocks, the occupancy and the limiters in the table's notation: "4 67% R".
QString short_text(const Occupancy& result) {
    QString text =
        QString::number(result.blocks) + ' ' + QString::number(qRound(100 * result.fraction())) + "% ";
    constexpr const char* letters = "WBRS";
    for (std::size_t i = 0; i < result.limits.size(); ++i)
        if (result.limits[i].limiting)
            text += letters[i];
    return text;
}

} // namespace

class OccupancyTest : public QObject {
    Q_OBJECT

private slots:
    void check_values_data() {
        QTest::addColumn<int>("block");
        QTest::addColumn<int>("registers");
        QTest::addColumn<int>("shared");
        QTest::addColumn<QStringList>("expected"); // cc 2.0, 5.2 and 6.1, 7.5, 8.6, 9.0
        const auto row = [](const char* name, int block, int registers, int shared, QStringList expected) {
            QTest::newRow(name) << block << registers << shared << expected;
        };
        row("256, 32, 0", 256, 32, 0, {"4 67% R", "8 100% WR", "4 100% W", "6 100% W", "8 100% WR"});
        row("128, 21, 0", 128, 21, 0, {"8 67% B", "16 100% W", "8 100% W", "12 100% W", "16 100% W"});
        row("192, 40, 4096", 192, 40, 4096, {"4 50% R", "8 75% R", "5 94% W", "8 100% WR", "8 75% R"});
        row("512, 40, 16384", 512, 40, 16384, {"1 33% R", "3 75% R", "2 100% W", "3 100% WR", "3 75% R"});
        row("1024, 32, 0", 1024, 32, 0, {"1 67% WR", "2 100% WR", "1 100% W", "1 67% W", "2 100% WR"});
        row("128, 85, 0", 128, 85, 0, {"0 0% R", "5 31% R", "5 63% R", "5 42% R", "5 31% R"});
        row("64, 32, 0", 64, 32, 0, {"8 33% B", "32 100% WBR", "16 100% WB", "16 67% B", "32 100% WBR"});
        row("256, 64, 48128", 256, 64, 48128, {"0 0% R", "2 25% S", "1 25% S", "2 33% S", "4 50% RS"});
    }
    void check_values() {
        QFETCH(int, block);
        QFETCH(int, registers);
        QFETCH(int, shared);
        QFETCH(QStringList, expected);
        const BlockNeeds needs{.threads = block, .registers = registers, .shared_bytes = shared};
        int i = 0;
        for (const char* cc : {"2.0", "5.2", "7.5", "8.6", "9.0"})
            QCOMPARE(short_text(occupancy(capability(cc), needs)), expected[i++]);
        QCOMPARE(short_text(occupancy(capability("6.1"), needs)), expected[1]);
    }

    /// From CUDA 7.0's header for cc 2.x: some numbers of registers are allocated in units of 128, and L1 may
    /// be preferred to shared memory.
    void peculiarities_of_fermi() {
        const ComputeCapability& fermi = capability("2.0");
        QCOMPARE(registers_of_warp(fermi, 20), 640);
        QCOMPARE(registers_of_warp(fermi, 21), 768);
        QCOMPARE(registers_of_warp(fermi, 23), 768);
        QCOMPARE(registers_of_warp(fermi, 46), 1536);
        QCOMPARE(registers_of_warp(capability("5.2"), 21), 768);
        const SharedSettings l1{.carveout = 0};
        QCOMPARE(short_text(occupancy(fermi, {.threads = 64, .shared_bytes = 4096}, l1)), "4 17% S");
        QCOMPARE(short_text(occupancy(fermi, {.threads = 64, .shared_bytes = 4096})), "8 33% B");
        QCOMPARE(short_text(occupancy(fermi, {.threads = 64, .shared_bytes = 20'000}, l1)), "2 8% S");
    }

    /// The thesis's Example 3.2, on a Tesla M2050.
    void example_3_2() {
        const auto percent = [](BlockNeeds needs) {
            return qRound(100 * equation_3_1(capability("2.0"), needs).fraction);
        };
        QCOMPARE(percent({768, 10, 4096}), 100);
        QCOMPARE(percent({1024, 10, 4096}), 67);
        QCOMPARE(percent({768, 22, 0}), 50);
        QCOMPARE(percent({1024, 22, 0}), 67);
        QCOMPARE(percent({768, 10, 32'768}), 50);
        QCOMPARE(percent({1024, 10, 32'768}), 67);
        // The thesis prints case 1.2 with 64 threads and 66.66 %, which is the occupancy of a block of 128
        // (assets/errata.json).
        QCOMPARE(percent({64, 10, 2048}), 33);
        QCOMPARE(percent({128, 10, 2048}), 67);
    }

    /// Numbers are rounded, not truncated: 97.65625 % is 97.7 %, in sentences and in pictures.
    void per_cent_are_rounded() {
        QCOMPARE(occupancy_percent(2.0 / 3), std::string("66.7"));
        QCOMPARE(occupancy_percent(0.9765625), std::string("97.7"));
        QCOMPARE(occupancy_percent(0.3125), std::string("31.3"));
        QCOMPARE(occupancy_percent(0.5), std::string("50"));
        QCOMPARE(occupancy_percent(1), std::string("100"));
    }

    /// Equation 3.1 ignores allocation units. Two blocks of 768 threads with 22 registers fit by neither
    /// rule; with 21 registers they fit only by the equation.
    void the_equation_and_the_rules_differ() {
        const ComputeCapability& fermi = capability("2.0");
        const BlockNeeds needs{.threads = 768, .registers = 21, .shared_bytes = 0};
        QCOMPARE(equation_3_1(fermi, needs).blocks, 2);
        QCOMPARE(occupancy(fermi, needs).blocks, 1);
        const BlockNeeds spread{.threads = 96, .registers = 64, .shared_bytes = 0};
        QCOMPARE(equation_3_1(capability("9.0"), spread).blocks, 10);
        QCOMPARE(occupancy(capability("9.0"), spread).blocks, 10);
        const BlockNeeds partial{.threads = 33, .registers = 0, .shared_bytes = 0};
        QCOMPARE(equation_3_1(capability("7.5"), {.threads = 80, .registers = 0, .shared_bytes = 0}).blocks,
                 12);
        QCOMPARE(occupancy(capability("7.5"), {.threads = 80, .registers = 0, .shared_bytes = 0}).blocks, 10);
        QCOMPARE(occupancy(capability("9.0"), partial).blocks, 32);
    }

    void limits_in_words() {
        const auto words = [](std::string_view cc, BlockNeeds needs) {
            QStringList all;
            for (const Occupancy::Limit& limit : occupancy(capability(cc), needs).limits)
                all += QString::fromStdString(explain(capability(cc), needs, limit));
            return all;
        };
        QCOMPARE(
            words("2.0", {256, 32, 0}),
            (QStringList{"warps: a block has 8, an SM holds 48: 6 blocks",
                         "blocks: an SM holds at most 8: 8 blocks",
                         "registers: 32 a thread take 1024 a warp, 8192 a block; an SM has 32768: 4 blocks",
                         "shared memory: none is used: no limit"}));
        QCOMPARE(words("9.0", {2048, 0, 232'449}),
                 (QStringList{
                     "warps: a block has at most 1024 threads: 0 blocks",
                     "blocks: an SM holds at most 32: 32 blocks", "registers: none are used: no limit",
                     "shared memory: a block takes 233600 bytes, 1024 of them for the system; the most is "
                     "233472: 0 blocks"}));
        QCOMPARE(
            words("9.0", {1024, 96, 40'000}),
            (QStringList{
                "warps: a block has 32, an SM holds 64: 2 blocks",
                "blocks: an SM holds at most 32: 32 blocks",
                "registers: 96 a thread take 3072 a warp, 98304 a block; a block has at most 65536: 0 "
                "blocks",
                "shared memory: a block takes 41088 bytes, 1024 of them for the system; an SM has 233472: "
                "5 blocks"}));
        QCOMPARE(words("2.0", {128, 85, 0})[2], "registers: a thread has at most 63: 0 blocks");
        const BlockNeeds needs{64, 32, 0};
        QCOMPARE(
            limiting_words(capability("7.5"), needs, occupancy(capability("7.5"), needs)),
            "warps: a block has 2, an SM holds 32: 16 blocks; blocks: an SM holds at most 16: 16 blocks");
    }
};

KS_TEST(OccupancyTest)
#include "occupancy_test.moc"
