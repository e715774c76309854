// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cupti_pmsampling.h>
#include <cupti_profiler_host.h>
#include <cupti_profiler_target.h>
#include <cupti_range_profiler.h>
#include <cupti_target.h>

namespace ks::gpu {

/// Declares a parameter block of CUPTI's. All fields are zero except the size, by which CUPTI knows which
/// fields exist.
#define KS_CUPTI_PARAMETERS(type, name)                                                                      \
    type name{};                                                                                             \
    name.structSize = type##_STRUCT_SIZE

/// Returns an error that explains a CUPTI status to the user, and how to unlock the counters. `name`: CUPTI's
/// name, such as "CUPTI_ERROR_INSUFFICIENT_PRIVILEGES".
Error counter_error(CUptiResult status, const char* name, const char* function);

/// Converts a CUPTI status to a result.
Result<void> cupti_result(CUptiResult status, const char* function);

/// One of CUPTI's functions, looked up at run time. Nearly all take a parameter block.
template <class Parameters>
struct CuptiFunction {
    const char* name;
    CUptiResult (*address)(Parameters*) = nullptr;

    Result<void> operator()(Parameters& parameters) const { return cupti_result(address(&parameters), name); }
};

/// NVIDIA's profiling library. It is loaded when counters are first requested, and never linked. Without it a
/// run has no counters, and nothing else changes.
class Cupti {
public:
    /// Loads the library, which then stays loaded. A device error names what is missing.
    static Result<const Cupti*> load();

    // Functions that need no GPU.
    CuptiFunction<CUpti_Profiler_Host_GetSupportedChips_Params> chips{"cuptiProfilerHostGetSupportedChips"};
    CuptiFunction<CUpti_Profiler_Host_Initialize_Params> host_begin{"cuptiProfilerHostInitialize"};
    CuptiFunction<CUpti_Profiler_Host_Deinitialize_Params> host_end{"cuptiProfilerHostDeinitialize"};
    CuptiFunction<CUpti_Profiler_Host_GetMetricProperties_Params> metric_properties{
        "cuptiProfilerHostGetMetricProperties"};
    CuptiFunction<CUpti_Profiler_Host_ConfigAddMetrics_Params> add_metrics{
        "cuptiProfilerHostConfigAddMetrics"};
    CuptiFunction<CUpti_Profiler_Host_GetConfigImageSize_Params> config_size{
        "cuptiProfilerHostGetConfigImageSize"};
    CuptiFunction<CUpti_Profiler_Host_GetConfigImage_Params> config_image{"cuptiProfilerHostGetConfigImage"};
    CuptiFunction<CUpti_Profiler_Host_GetNumOfPasses_Params> passes{"cuptiProfilerHostGetNumOfPasses"};
    CuptiFunction<CUpti_Profiler_Host_EvaluateToGpuValues_Params> evaluate{
        "cuptiProfilerHostEvaluateToGpuValues"};

    // Functions of a process that profiles itself.
    CuptiFunction<CUpti_Profiler_Initialize_Params> begin{"cuptiProfilerInitialize"};
    CuptiFunction<CUpti_Profiler_DeInitialize_Params> end{"cuptiProfilerDeInitialize"};
    CuptiFunction<CUpti_Profiler_DeviceSupported_Params> supported{"cuptiProfilerDeviceSupported"};
    CuptiFunction<CUpti_Device_GetChipName_Params> chip_name{"cuptiDeviceGetChipName"};

    // Functions of the range profiler.
    CuptiFunction<CUpti_RangeProfiler_Enable_Params> range_enable{"cuptiRangeProfilerEnable"};
    CuptiFunction<CUpti_RangeProfiler_Disable_Params> range_disable{"cuptiRangeProfilerDisable"};
    CuptiFunction<CUpti_RangeProfiler_GetCounterDataSize_Params> range_data_size{
        "cuptiRangeProfilerGetCounterDataSize"};
    CuptiFunction<CUpti_RangeProfiler_CounterDataImage_Initialize_Params> range_data_begin{
        "cuptiRangeProfilerCounterDataImageInitialize"};
    CuptiFunction<CUpti_RangeProfiler_SetConfig_Params> range_config{"cuptiRangeProfilerSetConfig"};
    CuptiFunction<CUpti_RangeProfiler_Start_Params> range_start{"cuptiRangeProfilerStart"};
    CuptiFunction<CUpti_RangeProfiler_PushRange_Params> range_push{"cuptiRangeProfilerPushRange"};
    CuptiFunction<CUpti_RangeProfiler_PopRange_Params> range_pop{"cuptiRangeProfilerPopRange"};
    CuptiFunction<CUpti_RangeProfiler_Stop_Params> range_stop{"cuptiRangeProfilerStop"};
    CuptiFunction<CUpti_RangeProfiler_DecodeData_Params> range_decode{"cuptiRangeProfilerDecodeData"};
    CuptiFunction<CUpti_RangeProfiler_GetCounterDataInfo_Params> range_data_info{
        "cuptiRangeProfilerGetCounterDataInfo"};
    CuptiFunction<CUpti_RangeProfiler_CounterData_GetRangeInfo_Params> range_info{
        "cuptiRangeProfilerCounterDataGetRangeInfo"};

    // Functions of PM sampling.
    CuptiFunction<CUpti_PmSampling_Enable_Params> sampling_enable{"cuptiPmSamplingEnable"};
    CuptiFunction<CUpti_PmSampling_Disable_Params> sampling_disable{"cuptiPmSamplingDisable"};
    CuptiFunction<CUpti_PmSampling_SetConfig_Params> sampling_config{"cuptiPmSamplingSetConfig"};
    CuptiFunction<CUpti_PmSampling_GetCounterDataSize_Params> sampling_data_size{
        "cuptiPmSamplingGetCounterDataSize"};
    CuptiFunction<CUpti_PmSampling_CounterDataImage_Initialize_Params> sampling_data_begin{
        "cuptiPmSamplingCounterDataImageInitialize"};
    CuptiFunction<CUpti_PmSampling_Start_Params> sampling_start{"cuptiPmSamplingStart"};
    CuptiFunction<CUpti_PmSampling_Stop_Params> sampling_stop{"cuptiPmSamplingStop"};
    CuptiFunction<CUpti_PmSampling_DecodeData_Params> sampling_decode{"cuptiPmSamplingDecodeData"};
    CuptiFunction<CUpti_PmSampling_GetCounterDataInfo_Params> sampling_data_info{
        "cuptiPmSamplingGetCounterDataInfo"};
    CuptiFunction<CUpti_PmSampling_CounterData_GetSampleInfo_Params> sample_info{
        "cuptiPmSamplingCounterDataGetSampleInfo"};

private:
    template <class Visit>
    void each(Visit visit);
    /// Finds the functions; the error names the first that is missing.
    Result<void> find(void* library);
};

} // namespace ks::gpu
