// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/registry.h"
#include "solvers/run/run.h"

#include "solvers/core/units.h"
#include "solvers/kinds/presets.h"
#include "solvers/occupancy/devices.h"
#include "solvers/run/place.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/forwarding_backend.h"
#include "tests/support/suite.h"

#include <QtTest>

using namespace ks;

namespace {

InstancePtr example(const char* preset, const char* kind) {
    const Result<InstancePtr> instance = generate(preset, kind, {});
    if (!instance)
        qFatal("%s", instance.error().sentence().c_str());
    return *instance;
}

RunRequest request(const char* variant = "mckp.sequential", const char* on = "") {
    RunRequest request;
    request.instance = example("thesis-2.2", "multiple-choice");
    request.variant = variant;
    request.on = on;
    return request;
}

/// A GPU that is detected but cannot be opened.
BackendProvider broken_gpu() {
    BackendProvider provider{"gpu", "", {GpuInfo{}}, {}};
    provider.open = [](const BackendRequest& asked) -> Result<std::unique_ptr<Backend>> {
        return Error{ErrorCode::device, "gpu:" + std::to_string(asked.index) + " fell over", "", ""};
    };
    return provider;
}

/// Increments the last cell of each part of a row that is downloaded.
class FlippingBackend : public ForwardingBackend {
public:
    using ForwardingBackend::ForwardingBackend;

    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                          int queue) override {
        const Result<void> done = ForwardingBackend::download(buffer, bytes, offset, queue);
        if (done)
            ++*reinterpret_cast<std::int32_t*>(bytes.last(4).data());
        return done;
    }
};

ErrorCode code(const Result<Outcome>& outcome) {
    return outcome ? ErrorCode::internal : outcome.error().code;
}

class CountingRows : public RowSink {
public:
    Result<void> row(std::int64_t index, const RowCells& cells) override {
        indices.push_back(index);
        columns = cells.columns();
        return {};
    }
    std::vector<std::int64_t> indices;
    std::int64_t columns = 0;
};

} // namespace

class RunTest : public QObject {
    Q_OBJECT

private slots:
    void solves_verifies_and_times() {
        std::vector<std::string> told;
        RunEvents events;
        events.started = [&](const RunRequest&, const std::string& on, const auto& device,
                             const Estimate& estimate) {
            QCOMPARE(on, std::string("cpu"));
            QVERIFY(!device && estimate.host_bytes > 0);
            told.push_back("started");
        };
        events.stage = [&](const Stage& stage) { told.push_back(stage.name); };
        const auto outcome = run(request(), {}, events, {});
        QVERIFY(outcome);
        QCOMPARE(*outcome->answer.objective, 7);
        QCOMPARE(*outcome->answer.selection, (Selection{0, 0, 2}));
        QVERIFY(outcome->verified == true);
        QCOMPARE(outcome->executed.launches, 0);
        QCOMPARE(outcome->instance_sha256.size(), std::size_t(64));
        QCOMPARE(told.front(), std::string("started"));
        QCOMPARE(told.back(), std::string("verify"));
        double sum = 0;
        for (const Stage& stage : outcome->stages)
            sum += stage.ms;
        QVERIFY(outcome->total_ms >= sum);
    }

    void wrong_requests_are_refused_before_anything_runs() {
        const Machine machine;
        QCOMPARE(code(run(request("none"), machine, {}, {})), ErrorCode::usage);
        QCOMPARE(code(run(request("knapsack.sequential"), machine, {}, {})), ErrorCode::usage);
        QCOMPARE(code(run(request("mckp.sequential", "emulator"), machine, {}, {})), ErrorCode::usage);
        QCOMPARE(code(run(request("mckp.sequential", "gpu"), machine, {}, {})), ErrorCode::usage);
        RunRequest set = request();
        set.set = {{"speed", "9"}};
        QCOMPARE(code(run(set, machine, {}, {})), ErrorCode::usage);
        RunRequest device = request();
        device.device = "h300";
        QCOMPARE(code(run(device, machine, {}, {})), ErrorCode::usage);
        RunRequest time = request();
        time.timeout = std::chrono::duration<double>(-1);
        QCOMPARE(code(run(time, machine, {}, {})), ErrorCode::usage);
        RunRequest nothing = request();
        nothing.instance = nullptr;
        QCOMPARE(code(run(nothing, machine, {}, {})), ErrorCode::input);
    }

    void a_fallback_is_never_silent() {
        Machine machine;
        QCOMPARE(code(run(request("mckp.global", "gpu"), machine, {}, {})), ErrorCode::device);
        QCOMPARE(code(run(request("mckp.global", "gpu:3"), machine, {}, {})), ErrorCode::device);
        QCOMPARE(code(run(request("mckp.global", "emulator"), machine, {}, {})), ErrorCode::usage);
        QCOMPARE(code(run(request("mckp.global", "cpu"), machine, {}, {})), ErrorCode::usage);
        QCOMPARE(code(run(request("mckp.global", "gpu:x"), machine, {}, {})), ErrorCode::usage);
        QCOMPARE(code(run(request("mckp.global"), machine, {}, {})), ErrorCode::usage);
        machine.providers = {{"emulator", "no fibers", {}, {}}, {"gpu", "no driver", {}, {}}};
        const auto gpu = run(request("mckp.global", "gpu"), machine, {}, {});
        QCOMPARE(code(gpu), ErrorCode::device);
        QVERIFY(gpu.error().what.find("no driver") != std::string::npos);
        QVERIFY(machine.available((*find_variant("mckp.global"))->info()).empty());
        // A GPU that exists but fails is an error, even if the emulator could run the kernel.
        machine.providers = {emulator_provider(), broken_gpu()};
        QCOMPARE(code(run(request("mckp.global"), machine, {}, {})), ErrorCode::device);
        QCOMPARE(code(run(request("mckp.global", "gpu:1"), machine, {}, {})), ErrorCode::device);
    }

    void places_are_chosen_as_documented() {
        const VariantInfo& kernel = (*find_variant("mckp.global"))->info();
        Machine machine{{emulator_provider(), broken_gpu()}};
        QCOMPARE(machine.offered(kernel), (std::vector<std::string>{"emulator", "gpu"}));
        QCOMPARE((*choose_place(kernel, "", machine)).provider->id, std::string("gpu"));
        QCOMPARE((*choose_place(kernel, "emulator", machine)).provider->id, std::string("emulator"));
        machine.providers.pop_back();
        QCOMPARE((*choose_place(kernel, "", machine)).provider->id, std::string("emulator"));
        const VariantInfo& sequential = (*find_variant("mckp.sequential"))->info();
        QVERIFY((*choose_place(sequential, "", machine)).provider == nullptr);
        QCOMPARE(machine.available(sequential), std::vector<std::string>{"cpu"});
    }

    void kernels_report_where_they_ran() {
        const Machine machine{{emulator_provider()}};
        for (const char* id : {"mckp.global", "mckp.shared"}) {
            const auto outcome = run(request(id, "emulator"), machine, {}, {});
            QVERIFY2(outcome, outcome ? "" : outcome.error().sentence().c_str());
            QCOMPARE(*outcome->answer.objective, 7);
            QCOMPARE(outcome->on, std::string("emulator"));
            QVERIFY(outcome->device.has_value());
            QVERIFY(outcome->executed.launches >= 3);
            QVERIFY(!outcome->executed.kernels.empty());
            QVERIFY(outcome->verified == true);
        }
    }

    void a_wrong_row_never_becomes_an_answer() {
        const auto outcome =
            run(request("mckp.global", "emulator"), Machine{{emulator_behind<FlippingBackend>()}}, {}, {});
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().code == ErrorCode::check, outcome.error().sentence().c_str());
    }

    void memory_is_estimated_first() {
        RunRequest tight = request();
        tight.memory = 100;
        const auto refused = run(tight, {}, {}, {});
        QCOMPARE(code(refused), ErrorCode::limit);
        QVERIFY(refused.error().what.find("100 bytes") != std::string::npos);
        QVERIFY(refused.error().todo.find("--memory") != std::string::npos);
    }

    void time_and_cancel() {
        RunRequest late = request();
        late.instance = example("thesis-set4", "multiple-choice");
        late.timeout = std::chrono::duration<double>(0.05);
        const CpuClock clock;
        const auto over = run(late, {}, {}, {});
        QCOMPARE(code(over), ErrorCode::limit);
        QVERIFY(over.error().what.find("50 ms") != std::string::npos);
        QVERIFY(clock.milliseconds() < 2000);

        late.timeout = std::chrono::duration<double>(1e300); // this must not overflow
        std::stop_source stop;
        RunEvents events;
        events.progress = [&stop](const Progress& progress) {
            if (progress.fraction > 0)
                stop.request_stop();
        };
        QCOMPARE(code(run(late, {}, events, stop.get_token())), ErrorCode::cancelled);
    }

    void no_time_at_all_is_always_over() {
        RunRequest late = request();
        late.timeout = std::chrono::duration<double>(0);
        for (int attempt = 0; attempt < 100; ++attempt)
            QCOMPARE(code(run(late, {}, {}, {})), ErrorCode::limit);
        std::stop_source stop;
        stop.request_stop(); // the user cancels the run before the time limit
        RunEvents events;
        bool started = false;
        events.started = [&started](const auto&...) { started = true; };
        QCOMPARE(code(run(late, {}, events, stop.get_token())), ErrorCode::cancelled);
        QVERIFY(!started);
    }

    void rows_reach_the_sink_in_order() {
        CountingRows rows;
        RunRequest with_rows = request();
        with_rows.rows = &rows;
        QVERIFY(run(with_rows, {}, {}, {}));
        QCOMPARE(rows.indices, (std::vector<std::int64_t>{1, 2, 3}));
        QCOMPARE(rows.columns, 11);
    }

    void presets_and_their_limits() {
        QVERIFY(!find_device_preset("gtx-9000"));
        for (const DevicePreset& preset : device_presets()) {
            const ComputeCapability& limits = preset.limits();
            QCOMPARE(limits.name, preset.cc);
            QCOMPARE(limits.warps_per_sm * 32, limits.threads_per_sm);
            QVERIFY(preset.cores % preset.sms == 0);
        }
        QCOMPARE((*find_device_preset("h200"))->limits().shared_per_block_optin, 232448);
    }
};

KS_TEST(RunTest)
#include "run_test.moc"
