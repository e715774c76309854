// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/fiber.h"
#include "solvers/emulator/trace_reader.h"
#include "solvers/instance/multiple_choice.h"
#include "solvers/instance/presets.h"
#include "tests/solvers/checks.h"
#include "tests/solvers/test_kernels.h"

#include <QRegularExpression>

#include <chrono>
#include <thread>

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

TraceRequest tracing(InstancePtr instance, const std::string& variant, const Settings& set = {}) {
    TraceRequest request;
    request.instance = std::move(instance);
    request.variant = variant;
    request.set = set;
    return request;
}

InstancePtr example_2_2() {
    return *generate("thesis-2.2", "", {});
}

/// Keeps the table's rows as text, minus infinity as "-".
class Rows final : public RowSink {
public:
    std::vector<std::string> text;

    Result<void> row(std::int64_t, std::span<const std::int32_t> cells) override {
        std::string line;
        for (const std::int32_t cell : cells)
            line += (line.empty() ? "" : " ") + (cell < 0 ? "-" : std::to_string(cell));
        text.push_back(line);
        return {};
    }
    Result<void> row(std::int64_t, std::span<const std::int64_t>) override {
        return Error{ErrorCode::internal, "64-bit rows were not expected", "", ""};
    }
};

/// The error's sentence with the columns left out: compilers differ in which bracket they name.
QByteArray without_columns(const Error& error) {
    static const QRegularExpression column("(\\.inl:\\d+):\\d+");
    return QString::fromStdString(error.sentence()).replace(column, "\\1").toUtf8();
}

} // namespace

class EmulatorTest : public QObject {
    Q_OBJECT

private slots:
    void is_in_this_build() { QVERIFY(emulator::fibers_available()); }

    /// Thesis, Table 2.3: the rows and the answer 1a, 2a, 3c, worked by hand.
    void example_2_2_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("block");
        for (const int block : {32, 256, 1024}) {
            QTest::addRow("mckp.global, %d", block) << "mckp.global" << block;
            QTest::addRow("mckp.shared, %d", block) << "mckp.shared" << block;
        }
    }
    void example_2_2() {
        QFETCH(QString, variant);
        QFETCH(int, block);
        Rows rows;
        RunRequest request =
            solving(::example_2_2(), variant.toStdString(), {{"block", std::to_string(block)}});
        request.rows = &rows;
        const auto outcome = run(request, emulator_only(), {}, {});
        KS_VERIFY_OK(outcome);
        QCOMPARE(*outcome->answer.objective, 7);
        QCOMPARE(*outcome->answer.weight, 10);
        QCOMPARE(*outcome->answer.selection, (std::vector<std::int64_t>{0, 0, 2}));
        QCOMPARE(outcome->executed.launches, 3);
        QCOMPARE(outcome->on, std::string("emulator"));
        QCOMPARE(rows.text, (std::vector<std::string>{"- - - 2 3 3 3 3 3 3 3", "- - - - - - - 3 4 4 4",
                                                      "- - - - - - - - 5 6 7"}));
    }

    /// A class that does not fit the shared memory of a block is fetched in rounds.
    void a_class_larger_than_shared_memory() {
        MultipleChoiceBuilder builder;
        builder.capacity(40).begin_class();
        for (int i = 0; i < 20'000; ++i)
            builder.add({.value = i % 19'001, .weight = i % 50});
        builder.begin_class().add({.value = 5, .weight = 7});
        const auto instance = std::move(builder).build();
        KS_VERIFY_OK(instance);
        for (const std::string preset : {"gtx-465", "h200"}) {
            RunRequest request = solving(*instance, "mckp.shared");
            request.device = preset;
            const auto outcome = run(request, emulator_only(), {}, {});
            KS_VERIFY_OK(outcome);
            const auto expected = solve(*instance, "mckp.sequential");
            QCOMPARE(outcome->answer.objective, expected->answer.objective);
        }
    }

    void weights_and_values_beyond_32_bits() {
        MultipleChoiceBuilder builder;
        builder.capacity(5).begin_class().add({.value = 1, .weight = INT64_MAX / 2});
        builder.add({.value = std::int64_t{1} << 61, .weight = 3});
        const auto instance = std::move(builder).build();
        KS_VERIFY_OK(instance);
        for (const std::string variant : {"mckp.global", "mckp.shared"}) {
            const auto outcome = solve(*instance, variant);
            KS_VERIFY_OK(outcome);
            QCOMPARE(*outcome->answer.objective, std::int64_t{1} << 61);
            QCOMPARE(outcome->executed.kernels,
                     std::vector<std::string>{variant == "mckp.global" ? "mckp_global.row<int64>"
                                                                       : "mckp_shared.row<int64>"});
        }
    }

    void infeasible_is_an_answer() {
        MultipleChoiceBuilder builder;
        builder.capacity(2).begin_class().add({.value = 1, .weight = 3});
        const auto instance = std::move(builder).build();
        for (const std::string variant : {"mckp.global", "mckp.shared"}) {
            const auto outcome = solve(*instance, variant);
            KS_VERIFY_OK(outcome);
            QCOMPARE(outcome->answer.status, Status::infeasible);
        }
    }

    void what_a_kernel_cannot_index_is_over_a_limit() {
        MultipleChoiceBuilder builder;
        builder.capacity(INT32_MAX - 200).begin_class().add({.value = 1, .weight = 3});
        const auto instance = std::move(builder).build();
        RunRequest request = solving(*instance, "mckp.global");
        request.memory = INT64_MAX;
        const auto outcome = run(request, emulator_only(), {}, {});
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::limit);
    }

    void barriers_and_shared_memory() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            std::vector<int> data(256 * 9);
            std::iota(data.begin(), data.end(), 0);
            const Buffer buffer = run.upload("data", data);
            KS_VERIFY_OK(run.launch("access.reverse", {.grid = 9, .block = 256}, buffer, 7));
            for (int block = 0; block < 9; ++block)
                std::reverse(data.begin() + block * 256, data.begin() + (block + 1) * 256);
            QCOMPARE(run.download<int>(buffer), data);
        }
    }

    void traced_and_untraced_runs_agree() {
        Random random(test_seed());
        for (int i = 0; i < 20; ++i) {
            const auto size = static_cast<int>(random.between(1, 700));
            std::vector<int> from;
            for (int k = 0; k < size; ++k)
                from.push_back(static_cast<int>(random.between(0, 1000)));
            std::vector<std::vector<int>> results;
            for (const bool traced : {false, true}) {
                EmulatedRun run(traced);
                const Buffer to = run.upload("to", std::vector<int>(from.size()));
                KS_VERIFY_OK(run.launch("access.wander", {.grid = (size + 95) / 96, .block = 96},
                                        run.upload("from", from), to, size));
                results.push_back(run.download<int>(to));
            }
            QCOMPARE(results[0], results[1]);
        }
    }

    void out_of_bounds_voids_the_run_data() {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("global, behind")
            << "reads_beyond"
            << "faulty.reads_beyond, tests/solvers/kernels/faulty.inl:6: thread 15 of block 3 "
               "reads element 64 of 'from', which has 64; the run is void; correct the "
               "kernel's index";
        QTest::newRow("global, before")
            << "writes_below"
            << "faulty.writes_below, tests/solvers/kernels/faulty.inl:11: thread 0 of block 0 "
               "writes element -3 of 'to', which has 64; the run is void; correct the kernel's "
               "index";
        QTest::newRow("shared")
            << "shared_beyond"
            << "faulty.shared_beyond, tests/solvers/kernels/faulty.inl:16: thread 8 of block 0 writes "
               "element 8 of shared array 'corner', which has 8; the run is void; correct the kernel's "
               "index";
    }
    void out_of_bounds_voids_the_run() {
        QFETCH(QString, kernel);
        QFETCH(QString, sentence);
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer from = run.allocate("from", 4, 64), to = run.allocate("to", 4, 64);
            const std::string name = "faulty." + kernel.toStdString();
            const auto result = kernel == "reads_beyond"
                                    ? run.launch(name, {.grid = 4, .block = 16}, from, to)
                                    : run.launch(name, {.grid = 1, .block = 64}, to);
            QVERIFY(!result);
            QCOMPARE(without_columns(result.error()), sentence.toUtf8());
            QCOMPARE(result.error().code, ErrorCode::device);
            // The emulator goes on working.
            KS_VERIFY_OK(run.launch("access.strided<4>", {.block = 32}, from, to, 0, 1));
        }
    }

    void different_barriers_are_told() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer to = run.allocate("to", 4, 64);
            const auto result = run.launch("faulty.two_barriers", {.block = 64}, to);
            QVERIFY(!result);
            QCOMPARE(without_columns(result.error()),
                     QByteArray(
                         "faulty.two_barriers: threads 0 and 32 of block 0 wait at different barriers, "
                         "tests/solvers/kernels/faulty.inl:22 and tests/solvers/kernels/faulty.inl:24; every "
                         "thread of a block must reach the same barrier"));
            const auto looped = run.launch("faulty.barrier_in_a_loop", {.block = 64}, to);
            QVERIFY(!looped);
            QCOMPARE(looped.error().code, ErrorCode::device);
        }
    }

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

    void a_stop_request_ends_an_endless_kernel() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer flag = run.upload("flag", std::vector<int>{0}), to = run.allocate("to", 4, 1);
            std::stop_source stop;
            run.context.stop = stop.get_token();
            std::atomic<bool> going = false;
            run.context.on_progress = [&](const Progress&) { going = true; };
            std::chrono::steady_clock::time_point asked;
            std::jthread user([&] {
                going.wait(false);
                while (!going)
                    std::this_thread::yield();
                asked = std::chrono::steady_clock::now();
                stop.request_stop();
            });
            run.context.report("compute", 0, 1); // the first is always told
            going.notify_all();
            const auto result = run.launch("faulty.endless", {.grid = 4, .block = 64}, flag, to);
            const auto taken = std::chrono::steady_clock::now() - asked;
            QVERIFY(!result);
            QCOMPARE(result.error().code, ErrorCode::cancelled);
            QVERIFY2(taken < std::chrono::milliseconds(100), qPrintable(QString::number(taken.count())));
        }
    }

    void progress_goes_by_blocks() {
        EmulatedRun run;
        const Buffer data = run.allocate("data", 4, 256 * 4000);
        std::vector<double> fractions;
        run.context.on_progress = [&](const Progress& progress) { fractions.push_back(progress.fraction); };
        run.context.report("compute", 0, 2);
        KS_VERIFY_OK(run.launch("access.reverse", {.grid = 4000, .block = 256}, data, 20));
        run.context.report("compute", 1, 2);
        QVERIFY2(fractions.size() > 3, "a launch of some 100 ms was not reported on");
        QVERIFY(std::is_sorted(fractions.begin(), fractions.end()));
        QVERIFY(fractions.back() > 0 && fractions.back() <= 0.5);
    }

    void the_budget_holds_buffers_stacks_and_log() {
        EmulatedRun run(false, 1 << 20);
        QVERIFY(run.backend->allocate({.name = "large", .element_bytes = 4, .shape = {1 << 18}}));
        const auto large =
            run.backend->allocate({.name = "large", .element_bytes = 4, .shape = {(1 << 18) + 1}});
        KS_COMPARE_ERROR(
            large, ErrorCode::limit,
            "the buffer 'large' needs 1048580 bytes, 1048576 are left of the budget; raise --memory or "
            "choose a smaller instance");
        const auto huge =
            run.backend->allocate({.name = "huge", .element_bytes = 8, .shape = {INT64_MAX, 4}});
        QVERIFY(!huge);
        QCOMPARE(huge.error().code, ErrorCode::limit);
        const Buffer to = run.allocate("to", 4, 1024);
        const auto launched = run.launch("access.strided<4>", {.block = 1024}, to, to, 0, 1);
        QVERIFY(!launched);
        QCOMPARE(launched.error().code, ErrorCode::limit);
    }

    void out_of_bounds_is_a_finding_of_a_trace() {
        EmulatedRun run(true);
        const Buffer from = run.allocate("from", 4, 64), to = run.allocate("to", 4, 64);
        QVERIFY(!run.launch("faulty.reads_beyond", {.grid = 4, .block = 16}, from, to));
        Trace trace;
        emulator::read_launches(run.recorder, trace);
        QCOMPARE(trace.findings.size(), std::size_t{1});
        const Finding& finding = trace.findings[0];
        QCOMPARE(finding.kind, std::string("out-of-bounds"));
        QCOMPARE(finding.block, 3);
        QCOMPARE(finding.lanes, std::vector<int>{15});
        QCOMPARE(finding.address % 256, std::uint64_t{0}); // just behind an allocation of 256 bytes
        QCOMPARE(finding.sites.size(), std::size_t{1});
        const TraceSite& site = trace.launches[0].sites.at(static_cast<std::size_t>(finding.sites[0]));
        QCOMPARE(site.file, std::string("tests/solvers/kernels/faulty.inl"));
        QCOMPARE(site.line, 6);
        QCOMPARE(site.op, std::string("load"));
        QCOMPARE(site.space, std::string("global"));
        // The other blocks may have run: whatever was counted, the list stays in order and without doubles.
        for (std::size_t i = 1; i < trace.launches[0].sites.size(); ++i)
            QVERIFY(trace.launches[0].sites[i - 1].line <= trace.launches[0].sites[i].line);
    }

    /// Beyond 16,000 stacks there are no guard pages, and a canary tells an overflow.
    void many_stacks() {
        emulator::StackPool pool;
        std::vector<emulator::StackPool::Stack> stacks;
        for (int i = 0; i < 16'100; ++i) {
            stacks.push_back(pool.take());
            QVERIFY(!stacks.back().memory.empty());
        }
        QVERIFY(stacks.front().guarded);
        QVERIFY(!stacks.back().guarded);
        QVERIFY(stacks.back().intact());
        stacks.back().memory[0] ^= std::byte{1};
        QVERIFY(!stacks.back().intact());
    }

    void traces_are_documents() {
        const auto traced = trace(tracing(::example_2_2(), "mckp.shared"), {}, {});
        KS_VERIFY_OK(traced);
        QCOMPARE(traced->launches.size(), std::size_t{3});
        QCOMPARE(*traced->outcome->answer.objective, 7);
        QCOMPARE(traced->sources.size(), std::size_t{1});
        QVERIFY(!traced->sampled);
        TraceTotals sum;
        for (const TraceLaunch& launch : traced->launches)
            sum += launch.totals;
        QCOMPARE(sum.global.load, traced->totals.global.load);
        // 7 items are fetched by one block each: a weight and a value, 2 + 2 + 3 of them in a request.
        QCOMPARE(traced->totals.shared.store.requests, 6);
        QCOMPARE(traced->totals.shared.store.active_lanes, 14);
        // The row's 11 cells are written by one warp a launch.
        QCOMPARE(traced->totals.global.store.requests, 3);
        QCOMPARE(traced->totals.global.store.active_lanes, 33);
        QCOMPARE(traced->totals.shared.load.conflicts, 0);

        TraceRequest part =
            tracing(*generate("uncorrelated", "multiple-choice", {}), "mckp.global", {{"block", "32"}});
        part.blocks = 2;
        const auto sampled = trace(part, {}, {});
        KS_VERIFY_OK(sampled);
        QCOMPARE(sampled->sampled->first, 2 * static_cast<std::int64_t>(sampled->launches.size()));
        QVERIFY(sampled->sampled->first < sampled->sampled->second);

        const auto refused = trace(tracing(*generate("thesis-set5", "", {}), "mckp.global"), {}, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        const auto no_kernel = trace(tracing(::example_2_2(), "mckp.sequential"), {}, {});
        QVERIFY(!no_kernel);
        QCOMPARE(no_kernel.error().code, ErrorCode::usage);
    }
};

QTEST_GUILESS_MAIN(EmulatorTest)
#include "emulator_test.moc"
