// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/counters/cupti.h"

#include <algorithm>
#include <mutex>
#include <string>
#include <vector>

// Fakes of CUPTI's functions: they record calls, fail where the test requests it, and count what can be
// checked afterwards.
namespace ks::gpu::fake {

struct State {
    std::vector<std::string> calls;
    std::string fails; ///< the name of the function that returns `failure`
    CUptiResult failure = CUPTI_ERROR_HARDWARE_BUSY;
    std::size_t passes = 1, passes_made = 0;
    std::vector<std::string> ranges; ///< of the last pass
    std::size_t open_ranges = 0;
    /// the number of PM sampling images read; each of the first two has three samples
    std::size_t images = 0;
    bool all_sized = true; ///< every parameter block stated its size

    std::size_t count(const std::string& name) const {
        return static_cast<std::size_t>(std::ranges::count(calls, name));
    }
};
inline State state;
inline std::mutex mutex; ///< held by each call, because PM sampling is read in a separate thread

template <class Parameters>
void act(Parameters&) {}
inline void act(CUpti_Profiler_Host_Initialize_Params& p) {
    p.pHostObject = reinterpret_cast<CUpti_Profiler_Host_Object*>(&state);
}
inline void act(CUpti_Profiler_Host_GetConfigImageSize_Params& p) {
    p.configImageSize = 16;
}
inline void act(CUpti_Profiler_Host_GetNumOfPasses_Params& p) {
    p.numOfPasses = state.passes;
}
inline void act(CUpti_Profiler_DeviceSupported_Params& p) {
    p.isSupported = CUPTI_PROFILER_CONFIGURATION_SUPPORTED;
}
inline void act(CUpti_Device_GetChipName_Params& p) {
    p.pChipName = "GH100";
}
inline void act(CUpti_RangeProfiler_Enable_Params& p) {
    p.pRangeProfilerObject = reinterpret_cast<CUpti_RangeProfiler_Object*>(&state);
}
inline void act(CUpti_RangeProfiler_GetCounterDataSize_Params& p) {
    p.counterDataSize = 16 * p.maxNumOfRanges;
}
inline void act(CUpti_RangeProfiler_Start_Params&) {
    state.ranges.clear();
}
inline void act(CUpti_RangeProfiler_PushRange_Params& p) {
    state.ranges.emplace_back(p.pRangeName);
    ++state.open_ranges;
}
inline void act(CUpti_RangeProfiler_PopRange_Params&) {
    --state.open_ranges;
}
inline void act(CUpti_RangeProfiler_Stop_Params& p) {
    p.isAllPassSubmitted = ++state.passes_made >= state.passes;
}
inline void act(CUpti_RangeProfiler_GetCounterDataInfo_Params& p) {
    p.numTotalRanges = state.ranges.size();
}
inline void act(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params& p) {
    // In reverse order, because callers must use the names of ranges, not their order.
    p.rangeName = state.ranges[state.ranges.size() - 1 - p.rangeIndex].c_str();
}
inline void act(CUpti_Profiler_Host_EvaluateToGpuValues_Params& p) {
    // In range r every counter is r + 1.
    for (std::size_t i = 0; i < p.numMetrics; ++i)
        p.pMetricValues[i] = static_cast<double>(state.ranges.size() - p.rangeIndex);
}
inline void act(CUpti_PmSampling_Enable_Params& p) {
    p.pPmSamplingObject = reinterpret_cast<CUpti_PmSampling_Object*>(&state);
}
inline void act(CUpti_PmSampling_GetCounterDataSize_Params& p) {
    p.counterDataSize = 64;
}
inline void act(CUpti_PmSampling_DecodeData_Params& p) {
    p.decodeStopReason = state.images < 2 ? CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNTER_DATA_FULL
                                          : CUPTI_PM_SAMPLING_DECODE_STOP_REASON_END_OF_RECORDS;
}
inline void act(CUpti_PmSampling_GetCounterDataInfo_Params& p) {
    p.numCompletedSamples = state.images < 2 ? 3 : 0;
    ++state.images;
}
inline void act(CUpti_PmSampling_CounterData_GetSampleInfo_Params& p) {
    p.startTimestamp = 1'000'000'000 + ((state.images - 1) * 3 + p.sampleIndex) * 50'000;
    p.endTimestamp = p.startTimestamp + 50'000;
}

template <auto Member>
struct Call;
template <class Parameters, CuptiFunction<Parameters> Cupti::*Member>
struct Call<Member> {
    static CUptiResult made(Parameters* parameters) {
        static const std::string name = (Cupti().*Member).name;
        const std::scoped_lock lock(mutex);
        state.all_sized = state.all_sized && parameters->structSize > 0 && parameters->pPriv == nullptr;
        if (name == state.fails)
            return state.failure;
        state.calls.push_back(name);
        act(*parameters);
        return CUPTI_SUCCESS;
    }
    static void into(Cupti& cupti) { (cupti.*Member).address = &made; }
};

template <auto... Members>
void fill(Cupti& cupti) {
    (Call<Members>::into(cupti), ...);
}

/// Resets the fakes and returns them.
inline Cupti begin() {
    state = {};
    Cupti cupti;
    fill<&Cupti::chips, &Cupti::host_begin, &Cupti::host_end, &Cupti::metric_properties, &Cupti::add_metrics,
         &Cupti::config_size, &Cupti::config_image, &Cupti::passes, &Cupti::evaluate, &Cupti::begin,
         &Cupti::end, &Cupti::supported, &Cupti::chip_name>(cupti);
    fill<&Cupti::range_enable, &Cupti::range_disable, &Cupti::range_data_size, &Cupti::range_data_begin,
         &Cupti::range_config, &Cupti::range_start, &Cupti::range_push, &Cupti::range_pop, &Cupti::range_stop,
         &Cupti::range_decode, &Cupti::range_data_info, &Cupti::range_info>(cupti);
    fill<&Cupti::sampling_enable, &Cupti::sampling_disable, &Cupti::sampling_config,
         &Cupti::sampling_data_size, &Cupti::sampling_data_begin, &Cupti::sampling_start,
         &Cupti::sampling_stop, &Cupti::sampling_decode, &Cupti::sampling_data_info, &Cupti::sample_info>(
        cupti);
    return cupti;
}

} // namespace ks::gpu::fake
