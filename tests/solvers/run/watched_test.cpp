// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/watched.h"

#include "solvers/kinds/presets.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/forwarding_backend.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <atomic>
#include <cmath>

using namespace ks;
using live::Grain;

namespace {

/// A probe that slows solves down, as on a GPU.
class SlowProbe final : public live::Probe {
public:
    bool costs_time() const override { return true; }
    Result<void> begin(Grain grain) override {
        grain_ = grain;
        return {};
    }
    Result<live::Timeline> timeline(Context&) override {
        return live::Timeline{.by_block = grain_ == Grain::block, .sms = 1, .max_warps = 1};
    }
    std::optional<live::Sample> now() override {
        if (grain_ == Grain::none)
            return live::Sample();
        ++looked;
        return live::Sample{.occupancy = {0.5F}};
    }

    std::atomic<Grain> grain_ = Grain::none;
    std::atomic<int> looked = 0;
};

/// A watcher that needs several passes, and records the order of its calls.
class CountingWatcher final : public live::Watcher {
public:
    explicit CountingWatcher(std::vector<std::string>& calls) : calls_(calls) {}
    /// Its thread may report events until it is destroyed, even if an error ends the run.
    ~CountingWatcher() override {
        if (on_telemetry_)
            on_telemetry_({.busy = 0.75});
    }
    void start(const live::Watch&, std::chrono::steady_clock::time_point,
               std::function<void(const live::Telemetry&)> on_telemetry) override {
        calls_.push_back("start");
        on_telemetry({.busy = 0.25});
        on_telemetry_ = std::move(on_telemetry);
    }
    std::int64_t passes_left() const override { return left_; }
    void begin_pass() override { calls_.push_back("begin"); }
    void end_pass() override {
        calls_.push_back("end");
        --left_;
    }
    std::optional<live::Counters> finish() override {
        calls_.push_back("finish");
        on_telemetry_ = {};
        return live::Counters{.chip = "GH100", .passes = 2};
    }
    std::vector<std::string> remarks() const override { return {}; }

private:
    std::vector<std::string>& calls_;
    std::function<void(const live::Telemetry&)> on_telemetry_;
    std::int64_t left_ = 2;
};

/// Only its probe is used.
class ProbedBackend final : public ForwardingBackend {
public:
    explicit ProbedBackend(live::Probe& probe) : ForwardingBackend(nullptr), probe_(probe) {}
    live::Probe* probe() override { return &probe_; }

private:
    live::Probe& probe_;
};

InstancePtr table_2_2() {
    return *generate("thesis-2.2", "multiple-choice", {}, 1);
}

} // namespace

/// Watched runs.
class WatchedTest : public QObject {
    Q_OBJECT

private slots:
    void a_run_that_repeats_reports_every_solve() {
        RunRequest request{.instance = table_2_2(), .variant = "mckp.sequential"};
        request.watch.repeat_s = 60; // the maximum time for the first three solves
        RunEvents events;
        std::vector<live::SolveTime> solves;
        events.solved = [&](const live::SolveTime& solve) {
            solves.push_back(solve);
            if (solves.size() == 3)
                request.watch.repeat_s = solve.t + 0.01;
        };
        const auto outcome = run(request, Machine{}, events, {});
        KS_VERIFY_OK(outcome);
        QCOMPARE(outcome->answer.objective, std::optional<std::int64_t>(7));
        QVERIFY(solves.size() > 3);
        QVERIFY(std::ranges::is_sorted(solves, {}, &live::SolveTime::t));
        // On any machine, the last solve is the first one to end after that time.
        QVERIFY(solves.back().t >= request.watch.repeat_s);
        QVERIFY(solves[solves.size() - 2].t < request.watch.repeat_s);
        // The result is that of the last solve, with its own time, which began after the previous solve.
        QCOMPARE(outcome->total_ms, solves.back().total_ms);
        QVERIFY(outcome->total_ms <= 1000 * (solves.back().t - solves[solves.size() - 2].t) + 1e-6);
        QCOMPARE(std::ranges::count(outcome->stages, std::string("compute"), &Stage::name), 1);
    }

    /// Not a GPU: the model schedules the blocks, and no solve counts as slower.
    void the_emulator_models_its_blocks() {
        if (!emulator_provider().unavailable.empty())
            QSKIP("built without the emulator");
        RunRequest request{.instance = table_2_2(), .variant = "mckp.shared", .on = "emulator"};
        request.set = {{"block", "32"}};
        request.watch.probe = true;
        RunEvents events;
        std::optional<live::Timeline> timeline;
        std::vector<live::SolveTime> solves;
        events.timeline = [&](const live::Timeline& each) { timeline = each; };
        events.solved = [&](const live::SolveTime& solve) { solves.push_back(solve); };
        const auto outcome = run(request, Machine{.providers = {emulator_provider()}}, events, {});
        KS_VERIFY_OK(outcome);
        QCOMPARE(outcome->executed.launches, std::int64_t{3});
        QVERIFY(timeline.has_value());
        QVERIFY(timeline->source == live::Source::modelled);
        QCOMPARE(timeline->sms, 132);
        QCOMPARE(timeline->launches.size(), std::size_t{3});
        QCOMPARE(timeline->blocks.size(), std::size_t{3}); // 11 cells, one block of 32 threads per row
        QCOMPARE(timeline->launches.back().begin, std::int64_t{2000}); // one after the other
        QVERIFY(timeline->launches.front().blocks_per_sm > 0);
        QCOMPARE(solves.size(), std::size_t{1});
        QVERIFY(solves.front().probe == Grain::none);
        QVERIFY(std::ranges::none_of(outcome->answer.facts,
                                     [](const Fact& fact) { return fact.name == "probe"; }));
    }

    /// Table I is one batch: its five kernels have separate queues, and in the model they run at the same
    /// time. Launched into one queue, they run one after the other.
    void kernels_in_separate_queues_share_the_sms() {
        if (!emulator_provider().unavailable.empty())
            QSKIP("built without the emulator");
        for (const auto& [schedule, last_begin] : {std::pair("own", 0), {"graph", 0}, {"sequential", 4000}}) {
            RunRequest request{.instance = *generate("concurrency-table1", "", {}),
                               .variant = "kernel-mix.run",
                               .on = "emulator"};
            request.set = {{"schedule", schedule}};
            request.device = "gtx-titan-x";
            request.watch.probe = true;
            RunEvents events;
            std::optional<live::Timeline> timeline;
            events.timeline = [&](const live::Timeline& each) { timeline = each; };
            const auto outcome = run(request, Machine{.providers = {emulator_provider()}}, events, {});
            KS_VERIFY_OK(outcome);
            QVERIFY(timeline.has_value());
            QCOMPARE(timeline->launches.size(), std::size_t{5});
            QCOMPARE(timeline->launches.back().begin, std::int64_t{last_begin});
            QCOMPARE(timeline->blocks.size(), std::size_t{5 * 24});
        }
    }

    void solves_with_and_without_a_probe_take_turns_data() {
        QTest::addColumn<double>("slower"); ///< by what factor recording each warp slows a solve down
        QTest::addColumn<bool>("by_block"); ///< the expected result
        QTest::newRow("a cheap probe") << 1.01 << false;
        QTest::newRow("a dear probe") << 1.5 << true;
    }
    void solves_with_and_without_a_probe_take_turns() {
        QFETCH(double, slower);
        QFETCH(bool, by_block);
        SlowProbe probe;
        ProbedBackend backend(probe);
        Context context;
        context.backend = &backend;
        std::vector<Grain> grains;
        RunEvents events;
        std::optional<live::Timeline> timeline;
        std::atomic<int> samples = 0;
        events.solved = [&](const live::SolveTime& solve) { grains.push_back(solve.probe); };
        events.timeline = [&](const live::Timeline& each) { timeline = each; };
        events.sample = [&](const live::Sample& sample) { samples += sample.occupancy.size() == 1 ? 1 : 0; };
        int left = 60;
        live::Watch watch{.probe = true, .repeat_s = 60}; // the time limit of the test
        const SolveOnce once = [&](Context&) -> Result<Solved> {
            if (--left <= 0 && probe.looked > 0)
                watch.repeat_s = 1e-9; // one solve is enough
            const double ms = probe.grain_ == Grain::warp ? slower : 1;
            return Solved{.answer = {.objective = left}, .total_ms = ms};
        };
        const auto solved = solve_watched(watch, once, events, context, nullptr);
        KS_VERIFY_OK(solved);
        QVERIFY(timeline && timeline->by_block == by_block);
        for (std::size_t i = 0; i < grains.size(); ++i)
            QVERIFY((grains[i] == Grain::none) == (i % 2 == 0));
        QVERIFY(grains[1] == Grain::warp);
        QVERIFY(grains.back() == (by_block ? Grain::block : Grain::warp));
        // The result is that of the last solve without the probe.
        QCOMPARE(solved->total_ms, 1.0);
        QVERIFY(solved->answer.facts.empty());
        QVERIFY(probe.looked > 0);
        QCOMPARE(samples.load(), probe.looked.load());
    }

    /// A run with a single solve is measured with the probe, and reports this.
    void a_single_run_with_a_probe_is_labelled() {
        SlowProbe probe;
        ProbedBackend backend(probe);
        Context context;
        context.backend = &backend;
        const SolveOnce once = [](Context&) -> Result<Solved> { return Solved{.total_ms = 3}; };
        const auto solved = solve_watched({.probe = true}, once, {}, context, nullptr);
        KS_VERIFY_OK(solved);
        QCOMPARE(solved->answer.facts.size(), std::size_t{1});
        QCOMPARE(solved->answer.facts.front().name, std::string("probe"));
    }

    void counters_get_separate_solves() {
        std::vector<std::string> calls;
        Context context;
        std::optional<live::Counters> counters;
        std::vector<live::Sample> samples;
        int told = 0;
        RunEvents events;
        events.counters = [&](const live::Counters& each) { counters = each; };
        events.sample = [&](const live::Sample& sample) { samples.push_back(sample); };
        events.solved = [&](const live::SolveTime&) { ++told; };
        const SolveOnce once = [&](Context&) -> Result<Solved> {
            calls.push_back("solve");
            return Solved{.total_ms = 1};
        };
        const auto solved = solve_watched({.counters = live::CounterSet::full}, once, events, context,
                                          std::make_unique<CountingWatcher>(calls));
        KS_VERIFY_OK(solved);
        QCOMPARE(calls, (std::vector<std::string>{"start", "solve", "begin", "solve", "end", "begin", "solve",
                                                  "end", "finish"}));
        QCOMPARE(told, 1); // solves for the counters are slower and are not reported
        QVERIFY(counters && counters->chip == "GH100");
        QCOMPARE(samples.size(), std::size_t{1});
        QVERIFY(samples.front().telemetry && samples.front().telemetry->busy == 0.25);
    }

    void an_error_ends_it_and_the_pass() {
        std::vector<std::string> calls;
        Context context;
        int solves = 0;
        const SolveOnce once = [&](Context&) -> Result<Solved> {
            if (++solves == 2)
                return Error{.code = ErrorCode::device, .what = "lost"};
            return Solved{};
        };
        RunEvents events;
        std::vector<live::Sample> samples;
        events.sample = [&](const live::Sample& sample) { samples.push_back(sample); };
        const auto solved = solve_watched({.counters = live::CounterSet::basic}, once, events, context,
                                          std::make_unique<CountingWatcher>(calls));
        QCOMPARE(samples.size(), std::size_t{2});
        QVERIFY(samples.back().t >= samples.front().t && samples.back().t < 3600);
        QVERIFY(!solved);
        QCOMPARE(solved.error().what, std::string("lost"));
        QCOMPARE(calls, (std::vector<std::string>{"start", "begin", "end"}));
    }

    void a_stop_request_ends_a_run_that_repeats() {
        std::stop_source stop;
        RunRequest request{.instance = table_2_2(), .variant = "mckp.sequential"};
        request.watch.repeat_s = 3600;
        RunEvents events;
        events.solved = [&](const live::SolveTime&) { stop.request_stop(); };
        const auto outcome = run(request, Machine{}, events, stop.get_token());
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::cancelled);
    }

    void runs_that_cannot_be_watched_are_refused() {
        RunRequest request{.instance = table_2_2(), .variant = "mckp.sequential"};
        request.table = "table";
        request.watch.repeat_s = 1;
        auto outcome = run(request, Machine{}, {}, {});
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::usage);
        request.table.clear();
        for (const double wrong : {-1.0, 1e9, std::nan("")}) {
            request.watch.repeat_s = wrong;
            outcome = run(request, Machine{}, {}, {});
            QVERIFY(!outcome);
            QCOMPARE(outcome.error().code, ErrorCode::usage);
        }
    }
};

KS_TEST(WatchedTest)
#include "watched_test.moc"
