// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/emulator_backend.h"
#include "tests/solvers/backend_checks.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

/// Runs the checks of tests/solvers/on_gpu on the emulator.
class BackendChecksTest : public QObject {
    Q_OBJECT

private slots:
    void holds_data() {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const BackendCheck& check : backend_checks())
            QTest::newRow(check.name) << index++;
    }
    void holds() {
        QFETCH(int, index);
        EmulatedRun run;
        KS_VERIFY_OK(backend_checks()[static_cast<std::size_t>(index)].holds(*run.backend, run.context));
    }

    /// An SM of the H200 has 228 KiB. A carve-out of half is 114 KiB, and the next larger available split is
    /// 132 KiB.
    void a_carveout_limits_resident_blocks() {
        EmulatedRun run;
        const auto kernel = run.backend->kernel("numbers.append");
        KS_VERIFY_OK(kernel);
        const auto blocks = [&](std::optional<int> carveout) {
            return *run.backend->coresident_blocks(
                *kernel, {.block = 32, .shared_bytes = 32 << 10, .carveout = carveout});
        };
        QCOMPARE(blocks({}), 132 * 6);
        QCOMPARE(blocks(100), 132 * 6);
        QCOMPARE(blocks(50), 132 * 4);
        QCOMPARE(blocks(0), 132); // the smallest split that holds one block
    }

    /// A run's estimate includes page-locked memory in its host bytes, which are already subtracted from the
    /// backend's budget; the device does not count it again.
    void page_locked_memory_takes_nothing_of_the_budget() {
        EmulatedRun run(true, 1 << 20);
        const auto host = run.backend->allocate(
            {.name = "host", .element_bytes = 1, .shape = {1 << 21}, .space = Space::host});
        QVERIFY(host);
        QVERIFY(!run.backend->allocate({.name = "data", .element_bytes = 1, .shape = {(1 << 20) + 1}}));
        const Buffer data = run.allocate("data", 1, 1 << 20);
        QCOMPARE(run.recorder.buffers.size(), 1);
        QCOMPARE(run.recorder.buffers[0].spec.name, std::string("data"));
    }

    /// Touching gigabytes of memory for the first time takes seconds.
    void a_stop_ends_work_on_large_buffers() {
        std::stop_source stop;
        const auto opened = emulator::open_emulator({.stop = stop.get_token()});
        KS_VERIFY_OK(opened);
        Backend& backend = **opened;
        const BufferSpec spec{.name = "data", .element_bytes = 1, .shape = {1 << 20}};
        const auto data = backend.allocate(spec);
        KS_VERIFY_OK(data);
        std::vector<std::byte> bytes(1 << 20);
        stop.request_stop();
        QCOMPARE(backend.allocate(spec).error().code, ErrorCode::cancelled);
        QCOMPARE(backend.fill(*data, 0, 1 << 20, std::byte{1}, 0).error().code, ErrorCode::cancelled);
        QCOMPARE(backend.upload(*data, bytes, 0, 0).error().code, ErrorCode::cancelled);
        QCOMPARE(backend.download(*data, bytes, 0, 0).error().code, ErrorCode::cancelled);
    }

    /// Memory copied from the host counts as written; memory that was never written is still detected.
    void a_watched_launch_knows_what_came_from_the_host() {
        EmulatedRun run(true, std::int64_t{1} << 32, "h200", false, true);
        run.recorder.most_events = 1e9;
        const auto host =
            run.backend->allocate({.name = "host", .element_bytes = 4, .shape = {64}, .space = Space::host});
        KS_VERIFY_OK(host);
        const Buffer data = run.allocate("data", 4, 64);
        KS_VERIFY_OK(run.backend->copy(data, 0, *host, 0, 256));
        std::ranges::fill(host->host_items<int>(), 1);
        KS_VERIFY_OK(run.backend->copy(*host, 0, data, 0, 128));
        KS_VERIFY_OK(run.launch("numbers.append", {.block = 32}, data, 2, 1, 32));
        QVERIFY(run.recorder.found.empty());
        KS_VERIFY_OK(run.launch("numbers.append", {.block = 64}, data, 2, 1, 64));
        QCOMPARE(run.recorder.found.size(), 1);
        QCOMPARE(run.recorder.found[0].kind, std::string("uninitialised"));
    }
};

KS_TEST(BackendChecksTest)
#include "backend_checks_test.moc"
