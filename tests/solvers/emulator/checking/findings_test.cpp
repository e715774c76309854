// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "solvers/run/trace_reader.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

using namespace ks;

namespace {

using Lines = std::vector<int>;

/// A run with checking enabled, and its findings.
struct Checked : EmulatedRun {
    explicit Checked(bool lockstep = false)
        : EmulatedRun(true, std::int64_t{1} << 30, "h200", lockstep, true) {}

    template <class... Arguments>
    std::vector<Finding> find(const std::string& kernel, const LaunchShape& shape,
                              const Arguments&... arguments) {
        ran = launch("unordered." + kernel, shape, arguments...);
        trace = {};
        emulator::read_launches(recorder, trace);
        return trace.findings;
    }
    Buffer zeros(const std::string& name, std::int64_t count) {
        return upload(name, std::vector<int>(static_cast<std::size_t>(count)));
    }
    Lines lines(const Finding& finding) const {
        Lines found;
        for (const int site : finding.sites)
            found.push_back(trace.launches.at(static_cast<std::size_t>(finding.launch))
                                .sites.at(static_cast<std::size_t>(site))
                                .line);
        return found;
    }

    Result<void> ran;
    Trace trace;
};

#define KS_COMPARE_FINDING(run, finding, its_kind, its_severity, its_lines, its_lanes, its_count)            \
    do {                                                                                                     \
        QCOMPARE((finding).kind, std::string(its_kind));                                                     \
        QCOMPARE((finding).severity, std::string(its_severity));                                             \
        QCOMPARE((run).lines(finding), its_lines);                                                           \
        QCOMPARE((finding).lanes, std::vector<int>(its_lanes));                                              \
        QCOMPARE((finding).count, its_count);                                                                \
    } while (false)

std::vector<std::string> texts(const std::vector<Finding>& findings) {
    std::vector<std::string> all;
    for (const Finding& finding : findings)
        all.push_back(finding.kind + " " + std::to_string(finding.count) + ": " + finding.text);
    return all;
}

} // namespace

/// Races, reads of memory that was never written and uses of freed memory, in kernels small enough to count
/// the findings by hand.
class EmulatorFindingsTest : public QObject {
    Q_OBJECT

private slots:
    /// Lanes run one after the other, so only lane 63 finds that its neighbour has already stored.
    void a_barrier_left_out() {
        Checked run;
        const Buffer to = run.allocate("to", 4, 64);
        const auto found = run.find("neighbour<false>", {.block = 64}, to);
        KS_VERIFY_OK(run.ran);
        QCOMPARE(found.size(), std::size_t{2});
        KS_COMPARE_FINDING(run, found[0], "uninitialised", "error", Lines{12}, {0}, 63);
        KS_COMPARE_FINDING(run, found[1], "race", "error", (Lines{12, 9}), (std::vector<int>{0, 1}), 64);
        QVERIFY2(found[1].text.starts_with(
                     "thread 1 of block 0 writes byte 4 of shared memory (array 'local') at "),
                 found[1].text.c_str());
        QCOMPARE(found[1].address, std::uint64_t{4});
        // The second launch adds no findings.
        QVERIFY(run.find("neighbour<true>", {.block = 64}, to).size() == 2);
    }

    void in_lockstep_the_pairs_are_the_same() {
        Checked run(true);
        const auto found = run.find("neighbour<false>", {.block = 32}, run.allocate("to", 4, 64));
        // All lanes of the warp store before the first one reads; lane 31 reads what the other warp would
        // write.
        QCOMPARE(found.size(), std::size_t{2});
        KS_COMPARE_FINDING(run, found[0], "race", "error", (Lines{9, 12}), (std::vector<int>{1, 0}), 31);
        KS_COMPARE_FINDING(run, found[1], "uninitialised", "error", Lines{12}, {31}, 1);
    }

    void clean_kernels_are_clean() {
        Checked run;
        const Buffer to = run.allocate("to", 4, 256), bytes = run.allocate("bytes", 1, 64);
        const auto clean = [&](const std::vector<Finding>& found) {
            for (const std::string& text : texts(found))
                qWarning("%s", text.c_str());
            return run.ran && found.empty();
        };
        QVERIFY(clean(run.find("neighbour<true>", {.block = 64}, to)));
        QVERIFY(clean(run.find("neighbour_in_warp", {.block = 64}, to)));
        QVERIFY(clean(run.find("neighbour_in_eight", {.block = 32}, to, 7)));
        QVERIFY(clean(run.find("bytes_of_a_word", {.block = 64}, bytes)));
        QVERIFY(clean(run.find("counts<true>", {.grid = 4, .block = 64}, to)));
        for (int i = 0; i < 2; ++i) { // each launch finishes before the next one
            QVERIFY(clean(run.find("message<true,true>", {.grid = 2, .block = 32}, run.zeros("data", 2),
                                   run.zeros("flag", 1))));
            QVERIFY(clean(run.find("message_of_a_block<true,true>", {.grid = 2, .block = 64},
                                   run.zeros("data", 128), run.zeros("flag", 1))));
        }
        QVERIFY(clean(run.find("last_block_adds", {.grid = 40, .block = 64}, run.zeros("parts", 40 * 64),
                               run.zeros("arrived", 1), to)));
        QVERIFY(clean(run.find("rows_of_a_grid<true>", {.grid = 5, .block = 64, .cooperative = true},
                               run.zeros("rows", 2 * 5 * 64))));
        // This kernel implements a grid barrier and passes it once per row, as CUDA-SYNC does.
        KS_VERIFY_OK(run.launch("meeting.own_barrier", {.grid = 20, .block = 64},
                                run.zeros("cells", 2 * 20 * 64), run.zeros("arrived", 1),
                                run.zeros("round", 1), 12));
        KS_VERIFY_OK(run.launch("meeting.grid_barrier", {.grid = 20, .block = 64, .cooperative = true},
                                run.zeros("cells", 2 * 20 * 64), 12));
        QVERIFY2(run.recorder.found.empty(),
                 run.recorder.found.empty() ? "" : run.recorder.found[0].text.c_str());
    }

    /// In each warp 32 lanes read a cell of the other warp: the first warp before the store, the second after
    /// it.
    void a_warps_barrier_is_none_between_warps() {
        Checked run;
        const auto found = run.find("neighbour_across_warps", {.block = 64}, run.allocate("to", 4, 64));
        QCOMPARE(found.size(), std::size_t{2});
        KS_COMPARE_FINDING(run, found[0], "uninitialised", "error", Lines{28}, {0}, 32);
        KS_COMPARE_FINDING(run, found[1], "race", "error", (Lines{28, 26}), (std::vector<int>{0, 32}), 64);
    }

    void a_mask_leaves_the_others_out() {
        Checked run;
        const auto found = run.find("neighbour_in_eight", {.block = 32}, run.allocate("to", 4, 32), 8);
        QCOMPARE(found.size(), std::size_t{1}); // each lane reads the first cell of the next eight lanes
        KS_COMPARE_FINDING(run, found[0], "race", "error", (Lines{35, 37}), (std::vector<int>{8, 0}), 32);
    }

    void bytes_of_a_word_are_distinguished() {
        Checked run;
        const Buffer to = run.allocate("to", 1, 32);
        const auto found = run.find("word_over_bytes", {.block = 32}, to);
        // The word overlaps the bytes of threads 0 and 1, which counts once; the byte of thread 3 overlaps
        // the word.
        QCOMPARE(found.size(), std::size_t{1});
        KS_COMPARE_FINDING(run, found[0], "race", "error", (Lines{48, 50}), (std::vector<int>{0, 2}), 2);
    }

    void equal_stores_are_benign() {
        Checked run;
        const Buffer to = run.allocate("to", 4, 1);
        const auto same = run.find("one_word", {.grid = 2, .block = 64}, to, 0);
        QCOMPARE(same.size(), std::size_t{1});
        KS_COMPARE_FINDING(run, same[0], "same-value", "benign", (Lines{55, 55}), (std::vector<int>{0, 1}),
                           127);
        Checked other;
        const auto apart = other.find("one_word", {.grid = 2, .block = 64}, other.allocate("to", 4, 1), 1);
        QCOMPARE(apart.size(), std::size_t{1});
        KS_COMPARE_FINDING(other, apart[0], "race", "error", (Lines{55, 55}), (std::vector<int>{0, 1}), 127);
    }

    void blocks_of_a_launch_are_not_in_order() {
        Checked run;
        const auto found = run.find("other_block", {.grid = 2, .block = 32}, run.zeros("data", 64));
        QCOMPARE(found.size(), std::size_t{1});
        KS_COMPARE_FINDING(run, found[0], "race", "error", (Lines{61, 63}), (std::vector<int>{0, 0}), 32);
        QCOMPARE(found[0].block, 1);
        QVERIFY2(found[0].text.find("thread 0 of block 1 reads element 0 of 'data'") == 0,
                 found[0].text.c_str());
        Checked grid;
        const auto apart = grid.find("rows_of_a_grid<false>", {.grid = 5, .block = 64, .cooperative = true},
                                     grid.zeros("rows", 2 * 5 * 64));
        // Each block reads before the next one writes, except the last block, which reads after the first one
        // has written.
        QCOMPARE(apart.size(), std::size_t{1});
        KS_COMPARE_FINDING(grid, apart[0], "race", "error", (Lines{159, 156}), (std::vector<int>{0, 0}),
                           5 * 64);
    }

    void a_store_meets_earlier_readers() {
        Checked run;
        const auto found =
            run.find("read_then_written", {.block = 32}, run.zeros("data", 1), run.allocate("to", 4, 32));
        QCOMPARE(found.size(), std::size_t{1}); // lane 9 stores; lanes 10 to 31 read after it
        KS_COMPARE_FINDING(run, found[0], "race", "error", (Lines{68, 70}), (std::vector<int>{0, 9}), 1 + 22);
    }

    /// Lane 0 sets the word and then counts; the other 63 lanes count without waiting for it.
    void an_atomic_does_not_order_plain_accesses() {
        Checked run;
        const auto found = run.find("counts<false>", {.block = 64}, run.allocate("to", 4, 1));
        QCOMPARE(found.size(), std::size_t{1});
        KS_COMPARE_FINDING(run, found[0], "race", "error", (Lines{78, 81}), (std::vector<int>{0, 1}), 63);
    }

    void fences_are_needed_on_both_sides_data() {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<int>("block");
        QTest::addColumn<QList<int>>("lines");
        QTest::addColumn<int>("count");
        QTest::newRow("not released") << "message<false,true>" << 32 << QList<int>{93, 102} << 1;
        QTest::newRow("not acquired") << "message<true,false>" << 32 << QList<int>{93, 102} << 1;
        // Thread 63 releases only its own word. Without the reader's barrier only thread 0 has waited.
        QTest::newRow("no barrier before")
            << "message_of_a_block<false,true>" << 64 << QList<int>{112, 127} << 63;
        QTest::newRow("no barrier behind")
            << "message_of_a_block<true,false>" << 64 << QList<int>{112, 127} << 63;
    }
    void fences_are_needed_on_both_sides() {
        QFETCH(QString, kernel);
        QFETCH(int, block);
        QFETCH(QList<int>, lines);
        QFETCH(int, count);
        Checked run;
        const auto found = run.find(kernel.toStdString(), {.grid = 2, .block = block},
                                    run.zeros("data", 2 * block), run.zeros("flag", 1));
        KS_VERIFY_OK(run.ran);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].kind, std::string("race"));
        QCOMPARE(run.lines(found[0]), Lines(lines.begin(), lines.end()));
        QCOMPARE(found[0].count, count);
    }

    void reads_of_unwritten_memory() {
        Checked run;
        const Buffer from = run.allocate("from", 4, 32), to = run.allocate("to", 4, 64);
        auto found = run.find("unwritten_shared", {.block = 64}, to);
        QCOMPARE(found.size(), std::size_t{1});
        KS_COMPARE_FINDING(run, found[0], "uninitialised", "error", Lines{168}, {40}, 24);
        KS_VERIFY_OK(run.backend->upload_items(from, std::span<const int>(std::vector<int>(12))));
        found = run.find("unwritten_global", {.block = 32}, from, to);
        QCOMPARE(found.size(), std::size_t{2});
        KS_COMPARE_FINDING(run, found[1], "uninitialised", "error", Lines{171}, {12}, 20);
        QCOMPARE(found[1].launch, 1);
        // Memory counts as written after a copy, a fill or a kernel has written it.
        Checked filled;
        const Buffer a = filled.allocate("a", 4, 32), b = filled.allocate("b", 4, 32),
                     c = filled.allocate("c", 4, 32);
        KS_VERIFY_OK(filled.backend->fill(a, std::byte{1}));
        KS_VERIFY_OK(filled.backend->copy(a, 0, b, 0, 128));
        QVERIFY(filled.find("unwritten_global", {.block = 32}, b, c).empty());
        QVERIFY(filled.find("unwritten_global", {.block = 32}, c, b).empty());
        // A copy of unwritten memory is unwritten, too.
        KS_VERIFY_OK(filled.backend->copy(filled.allocate("d", 4, 32), 0, a, 64, 64));
        const auto copied = filled.find("unwritten_global", {.block = 32}, a, c);
        QCOMPARE(copied.size(), std::size_t{1});
        KS_COMPARE_FINDING(filled, copied[0], "uninitialised", "error", Lines{171}, {16}, 16);
    }

    /// Blocks that are not traced are not checked, but their writes are recorded.
    void sampled_blocks_find_no_holes() {
        Checked run;
        run.recorder.blocks = 1;
        const Buffer data = run.allocate("data", 4, 256), to = run.allocate("to", 4, 256);
        KS_VERIFY_OK(
            run.launch("access.strided<4>", {.grid = 8, .block = 32}, run.zeros("from", 256), data, 0, 1));
        run.recorder.blocks.reset();
        KS_VERIFY_OK(run.launch("access.strided<4>", {.grid = 8, .block = 32}, data, to, 0, 1));
        QVERIFY(run.recorder.found.empty());
    }

    void use_after_free() {
        for (const bool findings : {false, true}) {
            EmulatedRun run(true, std::int64_t{1} << 30, "h200", false, findings);
            const Buffer from = run.upload("from", std::vector<int>(32)), to = run.allocate("to", 4, 32);
            KS_VERIFY_OK(run.launch("unordered.unwritten_global", {.block = 32}, from, to));
            emulator::release(from);
            QVERIFY(!run.backend->fill(from, std::byte{0}));
            QVERIFY(!run.launch("unordered.unwritten_global", {.block = 32}, from, to));
            Trace trace;
            emulator::read_launches(run.recorder, trace);
            QCOMPARE(trace.findings.size(), std::size_t{1});
            const Finding& finding = trace.findings[0];
            QCOMPARE(finding.kind, std::string("use-after-free"));
            QCOMPARE(finding.lanes, std::vector<int>{0});
            QCOMPARE(finding.launch, 1);
            QVERIFY2(finding.text.find("reads element 0 of 'from', which was freed before the launch") !=
                         std::string::npos,
                     finding.text.c_str());
            QCOMPARE(trace.launches[1].sites.at(static_cast<std::size_t>(finding.sites.at(0))).line, 171);
        }
    }

    void two_runs_find_the_same() {
        std::vector<std::vector<std::string>> runs;
        for (int i = 0; i < 3; ++i) {
            Checked run;
            const Buffer data = run.zeros("data", 4096);
            (void)run.find("one_word", {.grid = 60, .block = 96}, data, 1);
            (void)run.find("message_of_a_block<false,true>", {.grid = 9, .block = 96}, data,
                           run.zeros("flag", 1));
            runs.push_back(texts(run.find("other_block", {.grid = 30, .block = 32}, data)));
        }
        QVERIFY(!runs[0].empty());
        QCOMPARE(runs[1], runs[0]);
        QCOMPARE(runs[2], runs[0]);
    }

    /// The checker's cells take twelve times the memory of the buffer; the error is reported before anything
    /// is allocated.
    void memory_is_bounded() {
        EmulatedRun run(true, 1 << 20, "h200", false, true);
        const auto refused = run.backend->allocate({.name = "row", .element_bytes = 4, .shape = {40'000}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY2(refused.error().todo.find("leave findings out") != std::string::npos,
                 refused.error().todo.c_str());
        QVERIFY(EmulatedRun(true, 1 << 20)
                    .backend->allocate({.name = "row", .element_bytes = 4, .shape = {40'000}}));
        // Words that are accessed byte by byte need four times as many cells, which are allocated at the
        // first such access.
        Checked bytes;
        KS_VERIFY_OK(bytes.launch("unordered.bytes_of_a_word", {.block = 64}, bytes.allocate("to", 1, 64)));
    }
};

KS_TEST(EmulatorFindingsTest)
#include "findings_test.moc"
