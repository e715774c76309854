// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/telemetry/board.h"
#include "solvers/gpu/telemetry/sampler.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"

#include <QtTest>

#include <unistd.h>

#include <atomic>

using namespace ks;
using namespace ks::gpu;

namespace {

/// The behaviour of NVML's fakes, and their recorded calls.
struct FakeBoard {
    std::string uuid;
    nvml::Status status = nvml::success; ///< returned by every query
    bool gpm = true;
    unsigned int processes = 3; ///< one of them is this process
    std::atomic<int> begun{0}, ended{0}, samples{0}, freed{0};
};
FakeBoard board;

void begin_board() {
    board.uuid.clear();
    board.status = nvml::success;
    board.gpm = true;
    board.processes = 3;
    board.begun = board.ended = board.samples = board.freed = 0;
}

/// A library that can only be initialised.
nvml::Functions silent_board() {
    nvml::Functions f;
    f.begin = [] {
        ++board.begun;
        return nvml::success;
    };
    f.end = [] {
        ++board.ended;
        return nvml::success;
    };
    f.words = [](nvml::Status) { return "Not Supported"; };
    f.device_by_uuid = [](const char* uuid, nvml::Device* device) {
        board.uuid = uuid;
        *device = &board;
        return nvml::success;
    };
    return f;
}

nvml::Functions telling_board() {
    nvml::Functions f = silent_board();
    f.utilization = [](nvml::Device, nvml::Utilization* use) {
        *use = {.gpu = 75, .memory = 20};
        return board.status;
    };
    f.clock = [](nvml::Device, nvml::Clock which, unsigned int* mhz) {
        *mhz = which == nvml::clock_sm ? 1980 : 3201;
        return board.status;
    };
    f.power = [](nvml::Device, unsigned int* milliwatts) {
        *milliwatts = 345'600;
        return board.status;
    };
    f.temperature = [](nvml::Device, nvml::Sensor, unsigned int* celsius) {
        *celsius = 41;
        return board.status;
    };
    f.memory2 = [](nvml::Device, nvml::Memory2* memory) {
        if (memory->version != (40U | 2U << 24))
            return 25; // NVML_ERROR_ARGUMENT_VERSION_MISMATCH
        memory->used = 4096;
        return board.status;
    };
    f.memory = [](nvml::Device, nvml::Memory* memory) {
        memory->used = 8192;
        return board.status;
    };
    f.clock_reasons = [](nvml::Device, unsigned long long* reasons) {
        *reasons = 0x1 | 0x4 | 0x40;
        return board.status;
    };
    f.processes = [](nvml::Device, unsigned int* count, nvml::Process* processes) {
        if (board.processes > *count) {
            *count = board.processes;
            return nvml::insufficient_size;
        }
        *count = board.processes;
        for (unsigned int i = 0; i < board.processes; ++i)
            processes[i] = {.pid = i == 1 ? static_cast<unsigned int>(getpid()) : 1'000'000 + i};
        return board.status;
    };
    f.gpm_support = [](nvml::Device, nvml::GpmSupport* support) {
        support->supported = board.gpm && support->version == 1;
        return board.status;
    };
    f.gpm_alloc = [](nvml::Sample* sample) {
        static int places[2];
        *sample = &places[board.samples++ % 2];
        return nvml::success;
    };
    f.gpm_free = [](nvml::Sample) {
        ++board.freed;
        return nvml::success;
    };
    f.gpm_sample = [](nvml::Device, nvml::Sample) { return board.status; };
    f.gpm_metrics = [](nvml::GpmMetrics* metrics) {
        if (metrics->version != 1 || metrics->first == metrics->second)
            return 2;
        for (unsigned int i = 0; i < metrics->count; ++i)
            metrics->metrics[i].value = metrics->metrics[i].id == nvml::gpm_sm_occupancy ? 62.5 : 31;
        return board.status;
    };
    return f;
}

} // namespace

class TelemetryTest : public QObject {
    Q_OBJECT

private slots:
    void init() { begin_board(); }

    void a_board_reports_everything() {
        auto opened = Board::open(telling_board(), "GPU-1234", true);
        KS_VERIFY_OK(opened);
        QCOMPARE(board.uuid, std::string("GPU-1234"));
        const live::Telemetry first = (*opened)->read();
        QVERIFY(!first.sm_occupancy); // it refers to the time between two readings
        const live::Telemetry expected{
            .busy = 0.75,
            .memory_busy = 0.2,
            .sm_mhz = 1980,
            .memory_mhz = 3201,
            .power_w = 345.6,
            .temperature_c = 41,
            .memory_used_bytes = 4096,
            .sm_occupancy = 0.625,
            .dram_bandwidth = 0.31,
            .throttled = {"power limit", "heat, by the hardware"},
            .other_processes = 2,
        };
        QVERIFY((*opened)->read() == expected);
        QVERIFY((*opened)->without_gpm().empty());
        opened->reset();
        QCOMPARE(board.ended.load(), 1);
        QCOMPARE(board.freed.load(), 2);
    }

    void a_board_reports_nothing() {
        auto opened = Board::open(silent_board(), "GPU-1234", true);
        KS_VERIFY_OK(opened);
        QVERIFY((*opened)->read() == live::Telemetry{});
        QCOMPARE(
            (*opened)->without_gpm(),
            std::string("the driver does not tell SM occupancy and DRAM bandwidth (this driver has no GPM)"));
    }

    void a_board_whose_calls_fail() {
        board.status = 3; // NVML_ERROR_NOT_SUPPORTED
        auto opened = Board::open(telling_board(), "GPU-1234", true);
        KS_VERIFY_OK(opened);
        QVERIFY((*opened)->read() == live::Telemetry{});
        QCOMPARE((*opened)->without_gpm(),
                 std::string("the driver does not tell SM occupancy and DRAM bandwidth "
                             "(nvmlGpmQueryDeviceSupport, NVML: Not Supported)"));
    }

    void gpm_that_fails_later_is_given_up() {
        auto opened = Board::open(telling_board(), "GPU-1234", true);
        KS_VERIFY_OK(opened);
        (*opened)->read();
        board.status = 999;
        QVERIFY(!(*opened)->read().sm_occupancy);
        QCOMPARE(board.freed.load(), 2);
        board.status = nvml::success;
        QVERIFY(!(*opened)->read().sm_occupancy);
        QVERIFY((*opened)->without_gpm().find("nvmlGpmSampleGet") != std::string::npos);
    }

    void gpm_can_be_switched_off() {
        auto opened = Board::open(telling_board(), "GPU-1234", false);
        KS_VERIFY_OK(opened);
        (*opened)->read();
        QVERIFY(!(*opened)->read().sm_occupancy);
        QVERIFY((*opened)->without_gpm().empty());
        QCOMPARE(board.samples.load(), 0);
    }

    void older_drivers_have_older_functions() {
        nvml::Functions f = telling_board();
        f.memory2 = nullptr;
        f.processes = nullptr;
        f.processes1 = [](nvml::Device, unsigned int* count, nvml::Process1* processes) {
            *count = 1;
            processes[0].pid = static_cast<unsigned int>(getpid());
            return nvml::success;
        };
        auto opened = Board::open(f, "GPU-1234", false);
        KS_VERIFY_OK(opened);
        QCOMPARE(*(*opened)->read().memory_used_bytes, std::int64_t{8192});
        QCOMPARE(*(*opened)->read().other_processes, 0);
    }

    void more_processes_than_fit_are_counted() {
        board.processes = 5000;
        auto opened = Board::open(telling_board(), "GPU-1234", false);
        KS_VERIFY_OK(opened);
        QCOMPARE(*(*opened)->read().other_processes, 4999);
    }

    void an_unknown_gpu_is_a_sentence() {
        nvml::Functions f = telling_board();
        f.device_by_uuid = [](const char*, nvml::Device*) { return 6; };
        f.words = [](nvml::Status) { return "Not Found"; };
        KS_COMPARE_ERROR(Board::open(f, "GPU-1234", true), ErrorCode::device,
                         "the driver tells nothing of the GPU's clocks, power and temperature "
                         "(nvmlDeviceGetHandleByUUID, NVML: Not Found); see whether nvidia-smi does");
        QCOMPARE(board.ended.load(), board.begun.load());
    }

    void the_sampler_calls_again_and_again_and_ends() {
        std::atomic<int> calls = 0;
        {
            const TelemetrySampler sampler([]() -> Result<nvml::Functions> { return telling_board(); },
                                           "GPU-1234", true,
                                           [&](const live::Telemetry& telemetry) {
                                               if (telemetry.busy == 0.75)
                                                   ++calls;
                                           });
            KS_WAIT_FOR(calls >= 3);
            QVERIFY(sampler.remarks().empty());
        }
        const int at_end = calls;
        QCOMPARE(board.ended.load(), 1);
        QCOMPARE(calls.load(), at_end);
    }

    void the_sampler_reports_once_what_is_missing() {
        board.gpm = false;
        std::atomic<int> calls = 0;
        const TelemetrySampler sampler([]() -> Result<nvml::Functions> { return telling_board(); },
                                       "GPU-1234", true, [&](const live::Telemetry&) { ++calls; });
        KS_WAIT_FOR(calls >= 2);
        QCOMPARE(sampler.remarks().size(), std::size_t{1});
        QVERIFY(sampler.remarks()[0].find("this GPU has no GPM") != std::string::npos);
    }

    void a_missing_library_is_a_sentence() {
        std::atomic<int> calls = 0;
        const TelemetrySampler sampler(
            []() -> Result<nvml::Functions> {
                return Error{.code = ErrorCode::device, .what = "there is no library"};
            },
            "GPU-1234", true, [&](const live::Telemetry&) { ++calls; });
        KS_WAIT_FOR(!sampler.remarks().empty());
        QCOMPARE(sampler.remarks()[0], std::string("there is no library"));
        QCOMPARE(calls.load(), 0);
    }

    void words_of_throttling() {
        QVERIFY(throttle_words(0).empty());
        QVERIFY(throttle_words(0x1).empty()); // idle
        QCOMPARE(throttle_words(0x1ff).size(), std::size_t{8});
    }
};

KS_TEST(TelemetryTest)
#include "telemetry_test.moc"
