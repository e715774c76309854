// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QSet>

using namespace ks;

/// The emulator as a Backend: memory, budget, transfers, refused launches.
class EmulatorBackendTest : public QObject {
    Q_OBJECT

private slots:
    void arguments_are_held_against_the_signature() {
        EmulatedRun run;
        const Buffer ints = run.allocate("ints", 4, 64), bytes = run.allocate("bytes", 1, 64);
        const auto code_of = [](const Result<void>& result) {
            return result ? ErrorCode{} : result.error().code;
        };
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 32}, ints, ints, 0)), ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 32}, ints, bytes, 0, 1)),
                 ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 32}, ints, 0, 0, 1)), ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 32}, ints, ints, std::int64_t{0}, 1)),
                 ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 32}, ints.at(2), ints, 0, 1)),
                 ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 1025}, ints, ints, 0, 1)),
                 ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.none", {}, ints)), ErrorCode::internal);
    }

    void the_budget_holds_buffers_stacks_and_log() {
        EmulatedRun run(false, 1 << 20);
        QVERIFY(run.backend->allocate({.name = "large", .element_bytes = 4, .shape = {1 << 18}}));
        const auto large =
            run.backend->allocate({.name = "large", .element_bytes = 4, .shape = {(1 << 18) + 1}});
        KS_COMPARE_ERROR(
            large, ErrorCode::limit,
            "the buffer 'large' needs 1048580 bytes, 1048576 are left of the budget; raise --memory, or "
            "choose a smaller instance");
        const auto huge =
            run.backend->allocate({.name = "huge", .element_bytes = 8, .shape = {INT64_MAX, 4}});
        QVERIFY(!huge);
        QCOMPARE(huge.error().code, ErrorCode::limit);
        const Buffer to = run.allocate("to", 4, 1024);
        const auto launched = run.launch("access.strided<4>", {.block = 1024}, to, to, 0, 1);
        QVERIFY(!launched);
        QCOMPARE(launched.error().code, ErrorCode::limit);
        // Two stacks would fit, but not in addition to the 227 KB of shared memory that a block of the H200
        // may use.
        EmulatedRun small(false, 200 << 10);
        const auto refused = small.launch("access.raise_flag", {.block = 2}, small.allocate("flag", 4, 1));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY2(refused.error().todo.starts_with("raise --memory by "), refused.error().todo.c_str());
    }

    /// The advice in an error must be possible; a part of a block cannot be traced.
    void more_events_than_the_budget_are_refused() {
        EmulatedRun run(true);
        const Buffer data = run.allocate("data", 4, 32);
        run.recorder.most_events = 100e6;
        for (const auto& [expected, todo] :
             {std::pair(400e6, "trace a part with --blocks 2, or choose a smaller instance"),
              std::pair(1000e6, "choose a smaller instance")}) {
            run.recorder.expected_events = expected;
            const auto refused = run.launch("access.raise_flag", {.grid = 8, .block = 32}, data);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::limit);
            QCOMPARE(refused.error().todo, std::string(todo));
        }
        run.recorder.expected_events = 100e6;
        KS_VERIFY_OK(run.launch("access.raise_flag", {.grid = 8, .block = 32}, data));
    }

    void freed_memory_goes_back_to_the_budget() {
        EmulatedRun run(false, 1 << 20);
        for (int i = 0; i < 5; ++i)
            QVERIFY(run.backend->allocate({.name = "large", .element_bytes = 4, .shape = {1 << 18}}));
    }

    void a_replay_is_its_launches() {
        EmulatedRun run;
        const Buffer data = run.upload("data", std::vector<int>(256));
        const auto before = run.backend->mark();
        KS_VERIFY_OK(run.backend->replay(
            [&](Context&) { return run.launch("access.reverse", {.block = 256}, data, 1); }, 5, run.context));
        const auto after = run.backend->mark();
        QCOMPARE(run.backend->executed().launches, 5);
        QCOMPARE(run.backend->executed().kernels, std::vector<std::string>{"access.reverse"});
        const auto taken = run.backend->between_ms(*before, *after);
        KS_VERIFY_OK(taken);
        QVERIFY(*taken > 0);
    }

    /// As in a CUDA graph, the body runs once, and its launches keep the arguments with which they were
    /// queued.
    void a_replay_keeps_the_arguments_of_each_launch() {
        EmulatedRun run;
        std::vector<int> items(256);
        std::iota(items.begin(), items.end(), 0);
        const Buffer from = run.upload("from", items), to = run.allocate("to", 4, 256);
        int calls = 0;
        KS_VERIFY_OK(run.backend->replay(
            [&](Context&) -> Result<void> {
                ++calls;
                KS_CHECK(run.backend->fill(to, std::byte{0}));
                for (int half = 0; half < 2; ++half)
                    KS_CHECK(run.backend->copy(from, 512 * half, to, 512 * (1 - half), 512));
                return run.launch("access.reverse", {.grid = 1, .block = 256}, to, 1);
            },
            3, run.context));
        QCOMPARE(calls, 1);
        QCOMPARE(run.backend->executed().launches, 3);
        // Not std::ranges::rotate: clang 14 cannot compile libstdc++ 12's version.
        std::rotate(items.begin(), items.begin() + 128, items.end());
        std::ranges::reverse(items);
        QCOMPARE(run.download<int>(to), items);
    }

    void waiting_calls_cannot_be_recorded() {
        EmulatedRun run;
        const Buffer data = run.upload("data", std::vector<int>(4));
        std::vector<int> items(4);
        Backend& backend = *run.backend;
        const auto recorded = [&](const std::function<Result<void>()>& call) {
            return backend.replay([&](Context&) { return call(); }, 1, run.context);
        };
        KS_COMPARE_ERROR(recorded([&] { return backend.download_items(data, std::span(items)); }),
                         ErrorCode::internal,
                         "a download cannot be recorded for a replay; a replay launches, fills and copies");
        KS_COMPARE_ERROR(recorded([&] { return backend.synchronise(run.context); }), ErrorCode::internal,
                         "waiting cannot be recorded for a replay; a replay launches, fills and copies");
        QVERIFY(!recorded([&] { return backend.upload_items(data, std::span<const int>(items)); }));
        QVERIFY(!recorded([&]() -> Result<void> {
            KS_CHECK(backend.mark());
            return {};
        }));
        QVERIFY(!recorded([&] { return recorded([] { return Result<void>(); }); }));
        KS_VERIFY_OK(backend.download_items(data, std::span(items))); // the recording has ended
    }

    /// An H200 has 132 SMs with 64 warps, 32 blocks and 228 KiB each. A block uses 1 KiB of shared memory
    /// more than it requests, in units of 128 bytes.
    void blocks_that_a_device_holds_at_once() {
        EmulatedRun run;
        const auto kernel = run.backend->kernel("access.reverse");
        KS_VERIFY_OK(kernel);
        const auto blocks = [&](int block, int shared) {
            return *run.backend->coresident_blocks(*kernel, {.block = block, .shared_bytes = shared});
        };
        QCOMPARE(blocks(1024, 0), 132 * 2);
        QCOMPARE(blocks(96, 0), 132 * 21);
        QCOMPARE(blocks(32, 0), 132 * 32);
        QCOMPARE(blocks(32, 45'568), 132 * 5); // 46,592 bytes: 364 units
        QCOMPARE(blocks(32, 45'626), 132 * 4); // 365 units, although 46,650 bytes would fit five times
        QCOMPARE(blocks(32, 232'448), 132);
    }

    void transfers_stay_inside_their_buffers() {
        EmulatedRun run;
        const Buffer four = run.upload("four", std::vector<int>{1, 2, 3, 4});
        std::vector<int> items(4);
        const std::span<int> two = std::span(items).first(2);
        KS_VERIFY_OK(run.backend->download_items(four, two, 8));
        QCOMPARE(items, (std::vector<int>{3, 4, 0, 0}));
        KS_VERIFY_OK(run.backend->copy(four, 0, four, 8, 8));
        for (const std::int64_t offset : {std::int64_t{12}, std::int64_t{17}, std::int64_t{-4}, INT64_MAX}) {
            KS_COMPARE_ERROR(run.backend->download_items(four, two, offset), ErrorCode::internal,
                             "a transfer goes beyond the buffer 'four'");
            QVERIFY(!run.backend->upload_items(four, std::span<const int>(two), offset));
            QVERIFY(!run.backend->copy(four, offset, four, 0, 8));
            QVERIFY(!run.backend->copy(four, 0, four, offset, 8));
        }
        QVERIFY(!run.backend->copy(four, 0, four, 0, -1));
    }

    void shapes_that_cannot_be_counted_have_no_bytes() {
        QCOMPARE((BufferSpec{.name = "rows", .element_bytes = 8, .shape = {3, 5}}).bytes(), 120);
        QCOMPARE((BufferSpec{.name = "none", .element_bytes = 8, .shape = {3, 0}}).bytes(), 0);
        QCOMPARE((BufferSpec{.name = "huge", .element_bytes = 8, .shape = {INT64_MAX, 4}}).bytes(), 0);
    }

    void a_launch_starts_the_threads_that_it_needs() {
        const auto threads = [] {
            const auto ids = QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot);
            return QSet<QString>(ids.begin(), ids.end());
        };
        // Only new threads count: a thread of an earlier test may still be listed for a moment after it was
        // joined.
        const QSet<QString> before = threads();
        EmulatedRun run;
        QCOMPARE((threads() - before).size(), 0);
        const Buffer data = run.allocate("data", 4, 256);
        for (int i = 0; i < 3; ++i)
            KS_VERIFY_OK(run.launch("access.reverse", {.grid = 1, .block = 256}, data, 1));
        QCOMPARE((threads() - before).size(), 1);
    }
};

KS_TEST(EmulatorBackendTest)
#include "backend_test.moc"
