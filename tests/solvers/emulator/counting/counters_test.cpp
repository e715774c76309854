// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <array>
#include <map>
#include <set>

using namespace ks;
using emulator::Memory;
using emulator::Op;

namespace {

/// The expected cost of a request of 32 lanes. It is computed from the definitions, byte by byte, without any
/// code of the engine.
struct Expected {
    std::set<std::int64_t> bytes, sectors, lines;
    std::set<std::int64_t> bank_words[2]
                                     /// The words of each bank, for each group of lanes that are served
                                     /// together (a half-warp at 8 bytes).
                                     [32];

    Expected(std::int64_t offset, std::int64_t stride, std::int64_t size) {
        for (std::int64_t lane = 0; lane < 32; ++lane)
            for (std::int64_t b = 0; b < size; ++b) {
                const std::int64_t address = (offset + lane * stride) * size + b;
                bytes.insert(address);
                sectors.insert(address / 32);
                lines.insert(address / 128);
                bank_words[size == 8 ? lane / 16 : 0][address / 4 % 32].insert(address / 4);
            }
    }
    /// The number of wavefronts, and the number that the count of words alone would require.
    std::pair<std::int64_t, std::int64_t> wavefronts() const {
        std::size_t wavefronts = 0, needed = 0;
        for (const auto& turn : bank_words) {
            std::size_t most = 0, count = 0;
            for (const auto& words : turn) {
                most = std::max(most, words.size());
                count += words.size();
            }
            wavefronts += most;
            needed += (count + 31) / 32;
        }
        return {wavefronts, needed};
    }
};

/// A pattern of accesses: the element that each active lane reads, and the resulting wavefronts at 4, 8 and
/// 16 bytes.
struct Pattern {
    const char* name = "";
    std::uint32_t mask = ~0u;
    std::uint64_t (*element)(std::uint32_t lane) = nullptr;
    std::array<int, 3> wavefronts{};
};

constexpr auto one = [](std::uint32_t) -> std::uint64_t { return 3; };
constexpr auto own = [](std::uint32_t lane) -> std::uint64_t { return lane; };

const Pattern patterns[] = {
    {"all one", ~0u, one, {1, 1, 2}},
    {"lanes 0-15 one", 0xffff, one, {1, 1, 1}},
    {"lanes 0 and 31 one", 0x80000001, one, {1, 1, 2}},
    {"two in turn", ~0u, [](std::uint32_t lane) -> std::uint64_t { return lane % 2; }, {1, 1, 2}},
    {"a half each", ~0u, [](std::uint32_t lane) -> std::uint64_t { return lane / 16; }, {1, 1, 2}},
    {"each its own", ~0u, own, {1, 2, 4}},
    {"lanes 16-31 one", 0xffff0000, one, {1, 1, 1}},
    {"lanes 0-7 one", 0xff, one, {1, 1, 1}},
    {"lanes 0 and 1 one", 3, one, {1, 1, 1}},
    {"pairs", ~0u, [](std::uint32_t lane) -> std::uint64_t { return lane / 2; }, {1, 1, 2}},
    {"fours", ~0u, [](std::uint32_t lane) -> std::uint64_t { return lane / 4; }, {1, 1, 2}},
    {"four in turn", ~0u, [](std::uint32_t lane) -> std::uint64_t { return lane % 4; }, {1, 2, 4}},
    {"pairs across",
     ~0u,
     [](std::uint32_t lane) -> std::uint64_t { return lane / 4 * 2 + lane % 2; },
     {1, 1, 2}},
    {"even lanes their own", 0x55555555, own, {1, 2, 4}},
    {"even lanes side by side",
     0x55555555,
     [](std::uint32_t lane) -> std::uint64_t { return lane / 2; },
     {1, 1, 2}},
    {"lanes 0-15 their own", 0xffff, own, {1, 1, 2}},
    {"eight in turn", ~0u, [](std::uint32_t lane) -> std::uint64_t { return lane % 8; }, {1, 2, 4}},
    {"pairs below, each its own above",
     ~0u,
     [](std::uint32_t lane) -> std::uint64_t { return lane < 16 ? lane / 2 : lane; },
     {1, 2, 4}},
};

template <class T>
void check_global(std::int64_t offset, std::int64_t stride) {
    EmulatedRun run(true);
    const std::int64_t size = offset + 31 * stride + 1;
    const Buffer from = run.upload("from", std::vector<T>(static_cast<std::size_t>(size), T{3}));
    const Buffer to = run.allocate("to", sizeof(T), size);
    KS_VERIFY_OK(run.launch("access.strided<" + std::to_string(sizeof(T)) + ">", {.block = 32}, from, to,
                            static_cast<int>(offset), static_cast<int>(stride)));
    const Expected expected(offset, stride, sizeof(T));
    for (const Op op : {Op::load, Op::store}) {
        const Counters* counters = run.site(op, Memory::global);
        QVERIFY(counters);
        QCOMPARE(counters->requests, 1);
        QCOMPARE(counters->active_lanes, 32);
        QCOMPARE(counters->sectors, static_cast<std::int64_t>(expected.sectors.size()));
        QCOMPARE(counters->lines_128, static_cast<std::int64_t>(expected.lines.size()));
        QCOMPARE(counters->bytes_used, static_cast<std::int64_t>(expected.bytes.size()));
        QCOMPARE(counters->bytes_moved, counters->sectors * 32);
    }
}

template <class T>
void check_shared(std::int64_t offset, std::int64_t stride) {
    EmulatedRun run(true);
    const Buffer to = run.allocate("to", sizeof(T), 32);
    const auto bytes = static_cast<int>((offset + 31 * stride + 1) * static_cast<std::int64_t>(sizeof(T)));
    KS_VERIFY_OK(run.launch("access.shared_strided<" + std::to_string(sizeof(T)) + ">",
                            {.block = 32, .shared_bytes = bytes}, to, static_cast<int>(offset),
                            static_cast<int>(stride)));
    const Expected expected(offset, stride, sizeof(T));
    for (const Op op : {Op::load, Op::store}) {
        const Counters* counters = run.site(op, Memory::shared);
        QVERIFY(counters);
        QCOMPARE(counters->requests, 1);
        const auto [wavefronts, needed] = stride == 0
                                              ? std::pair(std::int64_t{1}, std::int64_t{1}) // broadcast
                                              : expected.wavefronts();
        QCOMPARE(counters->wavefronts, wavefronts);
        QCOMPARE(counters->conflicts, wavefronts - needed);
        QCOMPARE(counters->bytes_used, static_cast<std::int64_t>(expected.bytes.size()));
        QCOMPARE(counters->sectors, 0);
    }
}

} // namespace

/// Counters are computed only from recorded accesses. The counts of these kernels are known in closed form.
class EmulatorCountersTest : public QObject {
    Q_OBJECT

private slots:
    void known_strides_data() {
        QTest::addColumn<int>("stride");
        QTest::addColumn<int>("sectors");
        QTest::addColumn<int>("wavefronts");
        QTest::newRow("adjacent") << 1 << 4 << 1;
        QTest::newRow("every second") << 2 << 8 << 2;
        QTest::newRow("every eighth") << 8 << 32 << 8;
        QTest::newRow("a column of 32") << 32 << 32 << 32;
        QTest::newRow("a padded column of 33") << 33 << 32 << 1;
        QTest::newRow("one word") << 0 << 1 << 1;
    }
    void known_strides() {
        QFETCH(int, stride);
        QFETCH(int, sectors);
        QFETCH(int, wavefronts);
        EmulatedRun run(true);
        const Buffer data = run.allocate("data", 4, 31 * stride + 1), to = run.allocate("to", 4, 32);
        KS_VERIFY_OK(run.launch("access.strided<4>", {.block = 32}, data, data, 0, stride));
        QCOMPARE(run.site(Op::load, Memory::global)->sectors, sectors);
        QCOMPARE(run.site(Op::load, Memory::global)->efficiency(),
                 (stride == 0 ? 4.0 : 128.0) / (32 * sectors));
        KS_VERIFY_OK(run.launch("access.shared_strided<4>",
                                {.block = 32, .shared_bytes = 4 * (31 * stride + 1)}, to, 0, stride));
        QCOMPARE(run.site(Op::load, Memory::shared)->wavefronts, wavefronts);
    }

    void random_strides() {
        Random random(test_seed());
        for (int i = 0; i < 60; ++i) {
            const std::int64_t offset = random.between(0, 300), stride = random.between(0, 70);
            check_global<unsigned char>(offset, stride);
            check_global<unsigned short>(offset, stride);
            check_global<int>(offset, stride);
            check_global<long>(offset, stride);
            check_shared<unsigned char>(offset, stride);
            check_shared<unsigned short>(offset, stride);
            check_shared<int>(offset, stride);
            check_shared<long>(offset, stride);
        }
    }

    /// Rows of the thesis's sizes can begin anywhere, because C + 1 cells of 4 bytes are not a multiple of a
    /// sector.
    void a_row_that_begins_off_a_sector_takes_five() {
        EmulatedRun run(true);
        const Buffer data = run.allocate("data", 4, 64);
        KS_VERIFY_OK(run.launch("access.strided<4>", {.block = 32}, data.at(12), data, 0, 1));
        QCOMPARE(run.site(Op::load, Memory::global)->sectors, 5);
        QCOMPARE(run.site(Op::store, Memory::global)->sectors, 4);
    }

    /// Lanes 0-15 read doubles 0, 16, 32 .. in two banks; lanes 16-31 read in the two adjacent banks. If all
    /// 32 lanes were served together, no bank would deliver more than 16 words, but each half-warp takes 16
    /// separate wavefronts.
    void half_warps_take_turns_at_eight_bytes() {
        std::vector<std::uint64_t> addresses;
        for (std::uint64_t lane = 0; lane < 32; ++lane)
            addresses.push_back(128 * (lane % 16) + 8 * (lane / 16));
        Counters counters;
        count_shared(counters, ~0u, addresses, 8);
        QCOMPARE(counters.wavefronts, 32);
        QCOMPARE(counters.conflicts, 30);
        // If no lane of the first half is active, that half takes no wavefronts.
        Counters half;
        count_shared(half, 0xffff0000, std::span(addresses).last(16), 8);
        QCOMPARE(half.wavefronts, 16);
        QCOMPARE(half.conflicts, 15);
        // Both halves read the same sixteen doubles: each bank has one word, but there are two wavefronts.
        for (std::uint64_t lane = 0; lane < 32; ++lane)
            addresses[lane] = 8 * (lane % 16);
        Counters same;
        count_shared(same, ~0u, addresses, 8);
        QCOMPARE(same.wavefronts, 2);
        QCOMPARE(same.conflicts, 0);
    }

    /// l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld of ncu 2025.3.1 for one load of a warp on an H200,
    /// 2026-11-23: at 8 and 16 bytes two groups of lanes are served together if neighbours agree.
    void wide_loads_are_the_hardwares_data() {
        QTest::addColumn<Pattern>("pattern");
        QTest::addColumn<int>("of_4_bytes");
        QTest::addColumn<int>("of_8_bytes");
        QTest::addColumn<int>("of_16_bytes");
        for (const Pattern& pattern : patterns)
            QTest::newRow(pattern.name)
                << pattern << pattern.wavefronts[0] << pattern.wavefronts[1] << pattern.wavefronts[2];
    }
    void wide_loads_are_the_hardwares() {
        QFETCH(Pattern, pattern);
        for (const std::uint64_t bytes : {4, 8, 16}) {
            std::vector<std::uint64_t> addresses;
            for (std::uint32_t lane = 0; lane < 32; ++lane)
                if ((pattern.mask >> lane & 1) != 0)
                    addresses.push_back(bytes * pattern.element(lane));
            Counters counters;
            count_shared(counters, pattern.mask, addresses, bytes);
            QTEST(static_cast<int>(counters.wavefronts),
                  qPrintable(QStringLiteral("of_%1_bytes").arg(bytes)));
        }
    }

    void rounds_of_a_loop_are_kept_apart() {
        EmulatedRun run(true);
        std::vector<int> from(32 * 8);
        std::iota(from.begin(), from.end(), 0);
        const Buffer to = run.allocate("to", 4, 32);
        KS_VERIFY_OK(run.launch("access.one_in_eight", {.block = 32}, run.upload("from", from), to));
        const Counters* loads = run.site(Op::load, Memory::global);
        QCOMPARE(loads->requests, 8);
        QCOMPARE(loads->sectors, 32);
        QCOMPARE(loads->active_lanes, 32);
        for (const auto& [what, counters] : run.recorder.launches.back().sites.sites()) {
            if (emulator::Event::op(what) != Op::branch)
                continue;
            const bool head =
                counters.requests == 9; // the loop head: eight iterations and the exit, never divergent
            QCOMPARE(counters.requests, head ? 9 : 8);
            QCOMPARE(counters.divergent, head ? 0 : 8);
            QCOMPARE(counters.active_lanes, counters.requests * 32);
        }
    }

    /// A lane that leaves the loop by break does not evaluate the condition again. 32, 32, 24, 16 and 8 lanes
    /// evaluate the loop head and always agree; 32, 32, 24 and 16 lanes evaluate the branch and disagree
    /// three times.
    void a_break_does_not_ask_the_loop() {
        EmulatedRun run(true);
        KS_VERIFY_OK(run.launch("access.leaves_early", {.block = 32}, run.allocate("to", 4, 32)));
        QCOMPARE(run.site(Op::store, Memory::global)->active_lanes, 32 + 24 + 16 + 8);
        std::map<std::int64_t, Counters> branches;
        for (const auto& [what, counters] : run.recorder.launches.back().sites.sites())
            if (emulator::Event::op(what) == Op::branch)
                branches[counters.requests] = counters;
        QCOMPARE(branches.size(), std::size_t{2});
        QCOMPARE(branches[5].active_lanes, 32 + 32 + 24 + 16 + 8);
        QCOMPARE(branches[5].divergent, 0);
        QCOMPARE(branches[4].active_lanes, 32 + 32 + 24 + 16);
        QCOMPARE(branches[4].divergent, 3);
    }

    void barriers_are_requests_of_every_warp() {
        EmulatedRun run(true);
        const Buffer data = run.allocate("data", 4, 256 * 3);
        KS_VERIFY_OK(run.launch("access.reverse", {.grid = 3, .block = 256}, data, 5));
        std::int64_t barriers = 0;
        for (const auto& [what, counters] : run.recorder.launches.back().sites.sites())
            if (emulator::Event::op(what) == Op::barrier) {
                barriers += counters.requests;
                QCOMPARE(counters.active_lanes, counters.requests * 32);
            }
        QCOMPARE(barriers, 3 * 8 * 5 * 2);
    }

    /// Columns distinguish two accesses of one line.
    void columns_are_distinguished() {
        EmulatedRun run(true);
        const Buffer data = run.allocate("data", 4, 256);
        KS_VERIFY_OK(run.launch("access.reverse", {.block = 256}, data, 1));
        std::set<std::pair<int, int>> places;
        for (const auto& [what, counters] : run.recorder.launches.back().sites.sites())
            if (emulator::Event::memory(what) != Memory::none) {
                const auto position = emulator::resolve_position(emulator::Event::position(what));
                QCOMPARE(position.file, std::string("tests/solvers/kernels/access.inl"));
                places.emplace(position.line, position.column);
            }
        QCOMPARE(places.size(), std::size_t{4});
        QCOMPARE(std::set<int>({places.begin()->first, places.rbegin()->first}).size(), std::size_t{2});
    }
};

KS_TEST(EmulatorCountersTest)
#include "counters_test.moc"
