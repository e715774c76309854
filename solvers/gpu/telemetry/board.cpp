// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/telemetry/board.h"

#include "solvers/core/formatted.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>

namespace ks::gpu {

namespace {

struct Reason {
    unsigned long long bit;
    const char* words;
};
constexpr Reason reasons[] = {
    {.bit = 0x2, .words = "clocks set by the user or an administrator"},
    {.bit = 0x4, .words = "power limit"},
    {.bit = 0x8, .words = "hardware slowdown (heat, power brake or supply)"},
    {.bit = 0x10, .words = "clocks kept equal with other GPUs (sync boost)"},
    {.bit = 0x20, .words = "heat, by the driver"},
    {.bit = 0x40, .words = "heat, by the hardware"},
    {.bit = 0x80, .words = "power brake of the power supply"},
    {.bit = 0x100, .words = "clocks of the display"},
};

/// Maximum number of processes that NVML reports here at once.
constexpr unsigned int most_processes = 256;

template <class Process, class Function>
std::optional<int> count_others(nvml::Device device, Function list) {
    std::vector<Process> processes(most_processes);
    unsigned int count = most_processes;
    const nvml::Status status = list(device, &count, processes.data());
    if (status == nvml::insufficient_size) // more processes than fit: assume that this process is one of them
        return static_cast<int>(count) - 1;
    if (status != nvml::success)
        return std::nullopt;
    processes.resize(std::min(count, most_processes));
    const auto self = static_cast<unsigned int>(getpid());
    return static_cast<int>(
        std::ranges::count_if(processes, [&](const Process& process) { return process.pid != self; }));
}

std::optional<double> share(const nvml::GpmMetric& metric) {
    if (metric.status != nvml::success || !std::isfinite(metric.value))
        return std::nullopt;
    return std::clamp(metric.value / 100, 0.0, 1.0);
}

} // namespace

std::vector<std::string> throttle_words(unsigned long long bits) {
    std::vector<std::string> words;
    for (const Reason& reason : reasons)
        if (bits & reason.bit)
            words.emplace_back(reason.words);
    return words;
}

Result<std::unique_ptr<Board>> Board::open(const nvml::Functions& functions, const std::string& uuid,
                                           bool gpm) {
    const auto failed = [&](nvml::Status status, const char* call) {
        return Error{.code = ErrorCode::device,
                     .what = formatted("the driver tells nothing of the GPU's clocks, power and temperature "
                                       "({}, {})",
                                       call, functions.sentence(status)),
                     .todo = "see whether nvidia-smi does"};
    };
    if (const nvml::Status status = functions.begin(); status != nvml::success)
        return failed(status, "nvmlInit_v2");
    std::unique_ptr<Board> board(new Board(functions)); // the destructor calls nvmlShutdown
    if (const nvml::Status status = functions.device_by_uuid(uuid.c_str(), &board->device_);
        status != nvml::success)
        return failed(status, "nvmlDeviceGetHandleByUUID");
    if (gpm)
        board->open_gpm();
    return board;
}

Board::~Board() {
    close_gpm({});
    if (nvml_.end)
        nvml_.end();
}

void Board::open_gpm() {
    if (!nvml_.has_gpm())
        return close_gpm("this driver has no GPM");
    nvml::GpmSupport support;
    if (const nvml::Status status = nvml_.gpm_support(device_, &support); status != nvml::success)
        return close_gpm("nvmlGpmQueryDeviceSupport, " + nvml_.sentence(status));
    if (!support.supported)
        return close_gpm("this GPU has no GPM; Hopper and later have it");
    for (nvml::Sample* sample : {&before_, &now_})
        if (const nvml::Status status = nvml_.gpm_alloc(sample); status != nvml::success)
            return close_gpm("nvmlGpmSampleAlloc, " + nvml_.sentence(status));
}

void Board::close_gpm(const std::string& why) {
    if (!why.empty())
        without_gpm_ = formatted("the driver does not tell SM occupancy and DRAM bandwidth ({})", why);
    for (nvml::Sample* sample : {&before_, &now_})
        if (nvml::Sample old = std::exchange(*sample, nullptr))
            nvml_.gpm_free(old);
}

live::Telemetry Board::read() {
    live::Telemetry telemetry;
    if (nvml::Utilization use{}; nvml_.utilization && nvml_.utilization(device_, &use) == nvml::success) {
        telemetry.busy = use.gpu / 100.0;
        telemetry.memory_busy = use.memory / 100.0;
    }
    read_clocks(telemetry);
    if (unsigned int milliwatts = 0; nvml_.power && nvml_.power(device_, &milliwatts) == nvml::success)
        telemetry.power_w = milliwatts / 1000.0;
    if (unsigned int celsius = 0;
        nvml_.temperature && nvml_.temperature(device_, nvml::sensor_gpu, &celsius) == nvml::success)
        telemetry.temperature_c = celsius;
    read_memory(telemetry);
    read_processes(telemetry);
    read_gpm(telemetry);
    return telemetry;
}

void Board::read_clocks(live::Telemetry& telemetry) const {
    unsigned int mhz = 0;
    if (nvml_.clock && nvml_.clock(device_, nvml::clock_sm, &mhz) == nvml::success)
        telemetry.sm_mhz = mhz;
    if (nvml_.clock && nvml_.clock(device_, nvml::clock_memory, &mhz) == nvml::success)
        telemetry.memory_mhz = mhz;
    if (unsigned long long bits = 0;
        nvml_.clock_reasons && nvml_.clock_reasons(device_, &bits) == nvml::success)
        telemetry.throttled = throttle_words(bits);
}

void Board::read_memory(live::Telemetry& telemetry) const {
    nvml::Memory2 newer{};
    newer.version = nvml::memory2_version;
    nvml::Memory older{};
    if (nvml_.memory2 && nvml_.memory2(device_, &newer) == nvml::success)
        telemetry.memory_used_bytes = static_cast<std::int64_t>(newer.used);
    else if (nvml_.memory && nvml_.memory(device_, &older) == nvml::success)
        telemetry.memory_used_bytes = static_cast<std::int64_t>(older.used);
}

void Board::read_processes(live::Telemetry& telemetry) const {
    if (nvml_.processes)
        telemetry.other_processes = count_others<nvml::Process>(device_, nvml_.processes);
    else if (nvml_.processes1)
        telemetry.other_processes = count_others<nvml::Process1>(device_, nvml_.processes1);
}

void Board::read_gpm(live::Telemetry& telemetry) {
    if (!before_ || !now_)
        return;
    if (const nvml::Status status = nvml_.gpm_sample(device_, now_); status != nvml::success)
        return close_gpm("nvmlGpmSampleGet, " + nvml_.sentence(status));
    if (has_before_) {
        metrics_.count = 2;
        metrics_.first = before_;
        metrics_.second = now_;
        metrics_.metrics[0].id = nvml::gpm_sm_occupancy;
        metrics_.metrics[1].id = nvml::gpm_dram_bandwidth;
        if (const nvml::Status status = nvml_.gpm_metrics(&metrics_); status != nvml::success)
            return close_gpm("nvmlGpmMetricsGet, " + nvml_.sentence(status));
        telemetry.sm_occupancy = share(metrics_.metrics[0]);
        telemetry.dram_bandwidth = share(metrics_.metrics[1]);
    }
    has_before_ = true;
    std::swap(before_, now_);
}

} // namespace ks::gpu
