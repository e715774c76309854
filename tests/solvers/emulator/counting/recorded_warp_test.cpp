// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/op_words.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/trace_reader.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <bit>

using namespace ks;

namespace {

using Values = std::vector<std::int64_t>;

Trace read(const EmulatedRun& run) {
    Trace trace;
    emulator::read_launches(run.recorder, trace);
    return trace;
}

/// The operation and the number of lanes of each instruction: "load 32, watch 32, ...".
std::string outline(const Trace& trace) {
    std::string text;
    for (const TraceInstruction& instruction : trace.window->instructions) {
        const TraceSite& site = trace.launches[static_cast<std::size_t>(trace.window->at.launch)].sites.at(
            static_cast<std::size_t>(instruction.site));
        text += (text.empty() ? "" : ", ") + std::string(to_text(site.op)) + " " +
                std::to_string(std::popcount(instruction.mask));
    }
    return text;
}

template <class T, class F>
std::vector<T> thirty_two(F value) {
    std::vector<T> all;
    for (int i = 0; i < 32; ++i)
        all.push_back(static_cast<T>(value(i)));
    return all;
}

} // namespace

/// The lanes of one warp in the window of a trace.
class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void lanes_that_part_are_shown_one_after_the_other() {
        EmulatedRun run(true);
        run.recorder.window = WarpPlace{0, 1, 1};
        const Buffer from = run.upload("from", std::vector<int>(129, 7)), to = run.allocate("to", 4, 128);
        KS_VERIFY_OK(run.launch("watched.parts", {.grid = 2, .block = 64}, from, to));
        const Trace trace = read(run);
        QVERIFY(trace.window.has_value());
        QCOMPARE(::outline(trace), std::string("load 32, watch 32, branch 32, load 16, store 32, watch 32"));
        QCOMPARE(trace.window->count, 6);
        QVERIFY(trace.window->cut.empty());
        const auto& list = trace.window->instructions;
        const std::uint64_t base = trace.buffers[0].address, target = trace.buffers[1].address;
        QCOMPARE(list[0].addresses, thirty_two<std::uint64_t>([&](int i) {
                     return base + 4 * static_cast<std::uint64_t>(96 + i);
                 }));
        QCOMPARE(list[0].values, Values(32, 7));
        QCOMPARE(list[1].values, Values(32, 7));
        QVERIFY(list[1].addresses.empty());
        QCOMPARE(list[2].values, thirty_two<std::int64_t>([](int i) { return i % 2 == 0; }));
        QCOMPARE(list[3].mask, 0x55555555u);
        QCOMPARE(list[3].addresses.front(), base + 4 * 97);
        QCOMPARE(list[4].values, thirty_two<std::int64_t>([](int i) { return i % 2 == 0 ? 14 : -93; }));
        QCOMPARE(list[4].addresses.back(), target + 4 * 127);
        QCOMPARE(list[5].values, list[4].values);
        const TraceSite& watch = trace.launches[0].sites[static_cast<std::size_t>(list[5].site)];
        QCOMPARE(watch.name, std::string("x"));
        QCOMPARE(watch.line, 14);
        QCOMPARE(watch.file, std::string("tests/solvers/kernels/watched.inl"));
    }

    void rounds_are_in_order() {
        EmulatedRun run(true);
        run.recorder.window = WarpPlace{0, 0, 0};
        const Buffer to = run.allocate("to", 4, 32);
        KS_VERIFY_OK(run.launch("watched.rounds", {.grid = 1, .block = 32}, to, 2));
        const Trace trace = read(run);
        // The lanes run 0, 2 or 4 iterations; 11, 11 and 10 lanes, respectively.
        QCOMPARE(::outline(trace),
                 std::string("branch 32, store 21, branch 21, store 21, branch 21, store 10, "
                             "branch 10, store 10, branch 10, barrier 32"));
        const auto& list = trace.window->instructions;
        QCOMPARE(list[0].values, thirty_two<std::int64_t>([](int i) { return i % 3 != 0; }));
        QCOMPARE(list[5].values, Values(10, 3)); // 0 + 1 + 2
        QCOMPARE(list[8].values, Values(10, 0));
        QVERIFY(list[9].values.empty());
    }

    void values_are_shown_as_what_they_are() {
        EmulatedRun run(true);
        run.recorder.window = WarpPlace{0, 0, 0};
        std::vector<int> from(128);
        std::iota(from.begin(), from.end(), -4);
        const Buffer numbers = run.upload("from", from), to = run.allocate("to", 4, 32);
        const Buffer count = run.upload("count", std::vector<int>{5});
        const Buffer bytes = run.upload("bytes", std::vector<signed char>(32, -3));
        const Buffer words = run.upload("words", std::vector<std::uint64_t>(32, UINT64_MAX));
        KS_VERIFY_OK(
            run.launch("watched.values", {.grid = 1, .block = 32}, numbers, to, count, bytes, words));
        const Trace trace = read(run);
        QCOMPARE(::outline(trace),
                 std::string("load 32, load 32, load 32, watch 32, atomic 32, store 32, barrier 32, load 32, "
                             "collective 32, store 32"));
        const auto& list = trace.window->instructions;
        QCOMPARE(list[0].parts, 4);
        QCOMPARE(Values(list[0].values.begin(), list[0].values.begin() + 8),
                 (Values{-4, -3, -2, -1, 0, 1, 2, 3}));
        QCOMPARE(list[1].values, Values(32, -3));
        QCOMPARE(list[2].values, Values(32, -1));
        QCOMPARE(list[4].values, thirty_two<std::int64_t>([](int i) { return 5 + 2 * i; }));
        QCOMPARE(list[5].values, thirty_two<std::int64_t>([](int i) { return -i; }));
        QCOMPARE(list[5].addresses, thirty_two<std::uint64_t>([](int i) { return 4 * i; }));
        QCOMPARE(list[7].values, thirty_two<std::int64_t>([](int i) { return i - 31; }));
        QCOMPARE(list[8].values, list[7].values);
    }

    /// A window only shows a warp and does not change counts.
    void counts_stay_what_they_are() {
        const auto counted = [](std::optional<WarpPlace> window, std::optional<std::int64_t> blocks) {
            TraceRequest request;
            request.instance = *generate("thesis-2.2", "", {});
            request.variant = "mckp.shared";
            request.window = window;
            request.blocks = blocks;
            return *trace(request, {}, {});
        };
        const Trace without = counted({}, {}), with = counted(WarpPlace{2, 0, 0}, {});
        QVERIFY(!without.window && with.window);
        QCOMPARE(with.launches.size(), without.launches.size());
        Json a = to_json(without), b = to_json(with);
        QCOMPARE(to_line(a["launches"]), to_line(b["launches"]));
        QCOMPARE(to_line(a["totals"]), to_line(b["totals"]));
        // The instructions of all warps in the launch add up to the counted requests.
        std::int64_t requests = 0;
        for (const TraceSite& site : with.launches[2].sites)
            requests += site.counters.requests;
        std::int64_t warps = 0;
        for (int warp = 0; warp < with.launches[2].block / 32; ++warp)
            warps += counted(WarpPlace{2, 0, warp}, {}).window->count;
        QCOMPARE(warps, requests);
    }

    void long_windows_are_cut() {
        EmulatedRun run(true);
        run.recorder.window = WarpPlace{0, 0, 0};
        const Buffer to = run.allocate("to", 4, 64);
        KS_VERIFY_OK(run.launch("watched.rounds", {.grid = 1, .block = 64}, to, 20000));
        const Trace trace = read(run);
        QCOMPARE(static_cast<std::int64_t>(trace.window->instructions.size()), most_recorded_instructions);
        QCOMPARE(trace.window->count, 80002); // 40,000 stores, 40,001 loop heads, a barrier
        QCOMPARE(trace.window->cut,
                 std::string("The warp ran 80002 instructions; the first 16384 of them are recorded."));
    }

    void places_that_are_not_there_are_refused() {
        TraceRequest request;
        request.instance = *generate("thesis-2.2", "", {});
        request.variant = "mckp.global";
        request.set = {{"block", "64"}};
        const auto refused = [&](WarpPlace place, const char* sentence) {
            request.window = place;
            KS_COMPARE_ERROR(trace(request, {}, {}), ErrorCode::usage, sentence);
        };
        refused({3, 0, 0}, "the run made 3 launches, and the window is in launch 3; count launches from 0");
        refused({1, 1, 0},
                "mckp_global.row<int32>: launch 1 has 1 block of 2 warps, and the window is block 1, warp "
                "0; count blocks and warps from 0");
        refused({1, 0, 2},
                "mckp_global.row<int32>: launch 1 has 1 block of 2 warps, and the window is block 0, warp "
                "2; count blocks and warps from 0");
    }

    /// The window's block is traced in addition to the sampled blocks.
    void the_block_of_a_window_is_traced() {
        TraceRequest request;
        request.instance = *generate("uncorrelated", "multiple-choice", {});
        request.variant = "mckp.global";
        request.set = {{"block", "32"}};
        request.blocks = 1;
        const auto without = trace(request, {}, {});
        KS_VERIFY_OK(without);
        request.window = WarpPlace{0, 0, 0};
        const auto with = trace(request, {}, {});
        KS_VERIFY_OK(with);
        QVERIFY(without->launches[0].grid > 1);
        QVERIFY(!with->window->instructions.empty());
        QCOMPARE(with->sampled->first, without->sampled->first + 1);
        QCOMPARE(with->launches[0].schedule->counted, 2);
    }
};

KS_TEST(WindowTest)
#include "recorded_warp_test.moc"
