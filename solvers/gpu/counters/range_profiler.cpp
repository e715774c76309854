// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/range_profiler.h"

#include <dlfcn.h>

#include <charconv>

namespace ks::gpu {

namespace {

/// Returns the thread's CUDA context. It comes from the driver's library, which a program with a context has
/// already loaded.
CUcontext current_context() {
    CUcontext context = nullptr;
    if (void* const driver = dlopen("libcuda.so.1", RTLD_LAZY | RTLD_LOCAL)) {
        using GetCurrent = CUresult (*)(CUcontext*);
        if (const auto get = reinterpret_cast<GetCurrent>(dlsym(driver, "cuCtxGetCurrent")))
            get(&context);
        dlclose(driver);
    }
    return context;
}

/// The number of ranges to use if CUPTI refuses a configuration with too many.
constexpr std::int64_t few_ranges = 64;

} // namespace

Result<std::unique_ptr<RangeProfiler>> RangeProfiler::open(const Cupti& cupti, const HostProfiler& host,
                                                           std::int64_t most_ranges) {
    std::unique_ptr<RangeProfiler> profiler(new RangeProfiler(cupti, host));
    KS_CHECK(profiler->enable());
    if (const Result<void> done = profiler->configure(most_ranges); !done) {
        if (most_ranges <= few_ranges || !profiler->configure(few_ranges))
            return done.error();
    }
    return profiler;
}

Result<void> RangeProfiler::enable() {
    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_Enable_Params, enable);
    enable.ctx = current_context();
    KS_CHECK(cupti_.range_enable(enable));
    profiler_ = enable.pRangeProfilerObject;
    return {};
}

Result<void> RangeProfiler::configure(std::int64_t most_ranges) {
    std::vector<const char*> metrics = host_.names();
    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_GetCounterDataSize_Params, size);
    size.pRangeProfilerObject = profiler_;
    size.pMetricNames = metrics.data();
    size.numMetrics = metrics.size();
    size.maxNumOfRanges = static_cast<std::size_t>(most_ranges);
    size.maxNumRangeTreeNodes = static_cast<std::uint32_t>(most_ranges);
    KS_CHECK(cupti_.range_data_size(size));
    data_.assign(size.counterDataSize, 0);

    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_CounterDataImage_Initialize_Params, begin);
    begin.pRangeProfilerObject = profiler_;
    begin.counterDataSize = data_.size();
    begin.pCounterData = data_.data();
    KS_CHECK(cupti_.range_data_begin(begin));

    config_ = host_.config();
    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_SetConfig_Params, config);
    config.pRangeProfilerObject = profiler_;
    config.configSize = config_.size();
    config.pConfig = config_.data();
    config.counterDataImageSize = data_.size();
    config.pCounterDataImage = data_.data();
    config.range = CUPTI_UserRange;
    config.replayMode = CUPTI_UserReplay;
    config.maxRangesPerPass = static_cast<std::size_t>(most_ranges);
    config.numNestingLevels = 1;
    config.minNestingLevel = 1;
    config.passIndex = 0;
    config.targetNestingLevel = 1;
    KS_CHECK(cupti_.range_config(config));

    most_ranges_ = most_ranges;
    names_.clear();
    for (std::int64_t i = 0; i < most_ranges; ++i)
        names_.push_back(std::to_string(i));
    return {};
}

RangeProfiler::~RangeProfiler() {
    if (!profiler_)
        return;
    if (in_pass_)
        static_cast<void>(bool(end_pass()));
    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_Disable_Params, disable);
    disable.pRangeProfilerObject = profiler_;
    static_cast<void>(bool(cupti_.range_disable(disable)));
}

Result<void> RangeProfiler::begin_pass() {
    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_Start_Params, start);
    start.pRangeProfilerObject = profiler_;
    KS_CHECK(cupti_.range_start(start));
    in_pass_ = true;
    return {};
}

Result<void> RangeProfiler::begin_range(std::size_t index) {
    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_PushRange_Params, push);
    push.pRangeProfilerObject = profiler_;
    push.pRangeName = names_.at(index).c_str();
    return cupti_.range_push(push);
}

Result<void> RangeProfiler::end_range() {
    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_PopRange_Params, pop);
    pop.pRangeProfilerObject = profiler_;
    return cupti_.range_pop(pop);
}

Result<bool> RangeProfiler::end_pass() {
    in_pass_ = false;
    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_Stop_Params, stop);
    stop.pRangeProfilerObject = profiler_;
    KS_CHECK(cupti_.range_stop(stop));
    return stop.isAllPassSubmitted != 0;
}

Result<std::size_t> RangeProfiler::index_of(std::size_t position) const {
    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params, info);
    info.pCounterDataImage = data_.data();
    info.counterDataImageSize = data_.size();
    info.rangeIndex = position;
    info.rangeDelimiter = "/";
    KS_CHECK(cupti_.range_info(info));
    const std::string_view name = info.rangeName ? info.rangeName : "";
    std::size_t index = position;
    std::from_chars(name.data(), name.data() + name.size(), index);
    return index;
}

Result<std::vector<std::vector<double>>> RangeProfiler::values() {
    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_DecodeData_Params, decode);
    decode.pRangeProfilerObject = profiler_;
    KS_CHECK(cupti_.range_decode(decode));

    KS_CUPTI_PARAMETERS(CUpti_RangeProfiler_GetCounterDataInfo_Params, info);
    info.pCounterDataImage = data_.data();
    info.counterDataImageSize = data_.size();
    KS_CHECK(cupti_.range_data_info(info));

    std::vector<std::vector<double>> values(static_cast<std::size_t>(most_ranges_));
    for (std::size_t position = 0; position < info.numTotalRanges; ++position) {
        KS_TRY(const std::size_t index, index_of(position));
        if (index < values.size()) {
            KS_TRY(values[index], host_.evaluate(data_, position));
        }
    }
    return values;
}

} // namespace ks::gpu
