// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/pm_sampling.h"

#include <condition_variable>

namespace ks::gpu {

namespace {

constexpr std::uint64_t interval_ns = 50'000;
/// Interval on chips that cannot sample by time: 50 microseconds at 1.5 GHz.
constexpr std::uint64_t interval_cycles = 75'000;
constexpr std::size_t buffer_bytes = std::size_t{64} << 20;
constexpr std::uint32_t image_samples = 4096;
constexpr std::chrono::milliseconds read_every{50};
/// Maximum number of reads at a time, because a buffer that fills faster than it is read never becomes empty.
constexpr int most_images = 1000;

bool is_turing(const std::string& chip) {
    return chip.starts_with("TU");
}

} // namespace

Result<std::unique_ptr<PmSampling>> PmSampling::start(const Cupti& cupti, const HostProfiler& host,
                                                      int device, Clock::time_point zero) {
    std::unique_ptr<PmSampling> sampling(new PmSampling(cupti, host));
    KS_CHECK(sampling->configure(device));
    KS_CHECK(sampling->begin(zero));
    return sampling;
}

Result<void> PmSampling::configure(int device) {
    KS_CUPTI_PARAMETERS(CUpti_PmSampling_Enable_Params, enable);
    enable.deviceIndex = static_cast<std::size_t>(device);
    KS_CHECK(cupti_.sampling_enable(enable));
    sampling_ = enable.pPmSamplingObject;

    // Turing and GA100 count the interval in clock cycles, and Turing keeps the oldest records when the
    // buffer is full (cupti_pmsampling.h).
    const bool by_cycles = is_turing(host_.chip()) || host_.chip() == "GA100";
    config_ = host_.config();
    KS_CUPTI_PARAMETERS(CUpti_PmSampling_SetConfig_Params, config);
    config.pPmSamplingObject = sampling_;
    config.configSize = config_.size();
    config.pConfig = config_.data();
    config.hardwareBufferSize = buffer_bytes;
    config.samplingInterval = by_cycles ? interval_cycles : interval_ns;
    config.triggerMode = by_cycles ? CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_SYSCLK_INTERVAL
                                   : CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_TIME_INTERVAL;
    config.hwBufferAppendMode = is_turing(host_.chip())
                                    ? CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_OLDEST
                                    : CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_LATEST;
    KS_CHECK(cupti_.sampling_config(config));

    std::vector<const char*> metrics = host_.names();
    KS_CUPTI_PARAMETERS(CUpti_PmSampling_GetCounterDataSize_Params, size);
    size.pPmSamplingObject = sampling_;
    size.pMetricNames = metrics.data();
    size.numMetrics = metrics.size();
    size.maxSamples = image_samples;
    KS_CHECK(cupti_.sampling_data_size(size));
    data_.assign(size.counterDataSize, 0);
    return reset_image();
}

Result<void> PmSampling::reset_image() {
    KS_CUPTI_PARAMETERS(CUpti_PmSampling_CounterDataImage_Initialize_Params, begin);
    begin.pPmSamplingObject = sampling_;
    begin.counterDataSize = data_.size();
    begin.pCounterData = data_.data();
    return cupti_.sampling_data_begin(begin);
}

Result<void> PmSampling::begin(Clock::time_point zero) {
    KS_CUPTI_PARAMETERS(CUpti_PmSampling_Start_Params, start);
    start.pPmSamplingObject = sampling_;
    KS_CHECK(cupti_.sampling_start(start));
    running_ = true;
    begin_s_ = std::chrono::duration<double>(Clock::now() - zero).count();
    reader_ = std::jthread([this](const std::stop_token& stop) { read_until(stop); });
    return {};
}

void PmSampling::read_until(const std::stop_token& stop) {
    std::mutex waiting;
    std::condition_variable_any never; // never notified: used only to wait for the time or the stop
    std::unique_lock lock(waiting);
    bool last = false;
    while (!last) {
        never.wait_for(lock, stop, read_every, [] { return false; });
        last = stop.stop_requested(); // samples from before the stop are read after it
        if (const Result<void> read = read_buffer(); !read) {
            const std::scoped_lock guard(mutex_);
            failure_ = read.error();
            return;
        }
    }
}

Result<void> PmSampling::read_buffer() {
    for (int image = 0; image < most_images; ++image) {
        KS_TRY(const bool more, read_image());
        if (!more)
            break;
    }
    return {};
}

Result<bool> PmSampling::read_image() {
    KS_CUPTI_PARAMETERS(CUpti_PmSampling_DecodeData_Params, decode);
    decode.pPmSamplingObject = sampling_;
    decode.pCounterDataImage = data_.data();
    decode.counterDataImageSize = data_.size();
    KS_CHECK(cupti_.sampling_decode(decode));

    KS_CUPTI_PARAMETERS(CUpti_PmSampling_GetCounterDataInfo_Params, info);
    info.pCounterDataImage = data_.data();
    info.counterDataImageSize = data_.size();
    KS_CHECK(cupti_.sampling_data_info(info));
    for (std::size_t sample = 0; sample < info.numCompletedSamples; ++sample)
        KS_CHECK(take(sample));
    KS_CHECK(reset_image());
    return info.numCompletedSamples > 0 &&
           decode.decodeStopReason != CUPTI_PM_SAMPLING_DECODE_STOP_REASON_END_OF_RECORDS;
}

Result<void> PmSampling::take(std::size_t sample) {
    KS_CUPTI_PARAMETERS(CUpti_PmSampling_CounterData_GetSampleInfo_Params, info);
    info.pPmSamplingObject = sampling_;
    info.pCounterDataImage = data_.data();
    info.counterDataImageSize = data_.size();
    info.sampleIndex = sample;
    KS_CHECK(cupti_.sample_info(info));
    if (!first_time_) {
        first_time_ = info.endTimestamp; // the first sample may begin before sampling started
        return {};
    }
    if (info.endTimestamp <= info.startTimestamp || info.startTimestamp < *first_time_)
        return {};
    KS_TRY(const std::vector<double> values, host_.evaluate(data_, sample));
    const double middle = (static_cast<double>(info.startTimestamp - *first_time_) +
                           static_cast<double>(info.endTimestamp - *first_time_)) /
                          2;
    curves_.add(begin_s_ + middle * 1e-9, values);
    return {};
}

Result<void> PmSampling::end() {
    Result<void> stopped;
    if (std::exchange(running_, false)) {
        KS_CUPTI_PARAMETERS(CUpti_PmSampling_Stop_Params, stop);
        stop.pPmSamplingObject = sampling_;
        stopped = cupti_.sampling_stop(stop);
    }
    if (reader_.joinable()) {
        reader_.request_stop();
        reader_.join();
    }
    return stopped;
}

Result<std::vector<live::CounterCurve>> PmSampling::finish() {
    KS_CHECK(end());
    if (failure_)
        return *failure_;
    return curves_.curves(host_.metrics());
}

PmSampling::~PmSampling() {
    static_cast<void>(bool(end()));
    if (!sampling_)
        return;
    KS_CUPTI_PARAMETERS(CUpti_PmSampling_Disable_Params, disable);
    disable.pPmSamplingObject = sampling_;
    static_cast<void>(bool(cupti_.sampling_disable(disable)));
}

} // namespace ks::gpu
