// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/telemetry/nvml.h"

#include "solvers/core/formatted.h"

#include <dlfcn.h>

#include <initializer_list>

namespace ks::gpu::nvml {

namespace {

constexpr const char* library_name = "libnvidia-ml.so.1";

/// Finds the first of these functions that the library has; older drivers lack the newer names.
template <class Function>
void find(void* library, Function& function, std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (!function)
            function = reinterpret_cast<Function>(dlsym(library, name));
}

} // namespace

std::string Functions::sentence(Status status) const {
    return words ? formatted("NVML: {}", words(status)) : formatted("NVML: status {}", status);
}

Result<Functions> load() {
    void* const library = dlopen(library_name, RTLD_LAZY | RTLD_LOCAL);
    if (!library)
        return Error{.code = ErrorCode::device,
                     .what = formatted("{} was not found, so nothing is known of the GPU's clocks, power and "
                                       "temperature",
                                       library_name),
                     .todo = "install the driver's package that has nvidia-smi"};
    Functions f;
    find(library, f.begin, {"nvmlInit_v2"});
    find(library, f.end, {"nvmlShutdown"});
    find(library, f.words, {"nvmlErrorString"});
    find(library, f.device_by_uuid, {"nvmlDeviceGetHandleByUUID"});
    find(library, f.utilization, {"nvmlDeviceGetUtilizationRates"});
    find(library, f.clock, {"nvmlDeviceGetClockInfo"});
    find(library, f.power, {"nvmlDeviceGetPowerUsage"});
    find(library, f.temperature, {"nvmlDeviceGetTemperature"});
    find(library, f.memory2, {"nvmlDeviceGetMemoryInfo_v2"});
    find(library, f.memory, {"nvmlDeviceGetMemoryInfo"});
    find(library, f.clock_reasons,
         {"nvmlDeviceGetCurrentClocksEventReasons", "nvmlDeviceGetCurrentClocksThrottleReasons"});
    find(library, f.processes,
         {"nvmlDeviceGetComputeRunningProcesses_v3", "nvmlDeviceGetComputeRunningProcesses_v2"});
    find(library, f.processes1, {"nvmlDeviceGetComputeRunningProcesses"});
    find(library, f.gpm_support, {"nvmlGpmQueryDeviceSupport"});
    find(library, f.gpm_alloc, {"nvmlGpmSampleAlloc"});
    find(library, f.gpm_free, {"nvmlGpmSampleFree"});
    find(library, f.gpm_sample, {"nvmlGpmSampleGet"});
    find(library, f.gpm_metrics, {"nvmlGpmMetricsGet"});
    if (!f.begin || !f.device_by_uuid)
        return Error{.code = ErrorCode::device,
                     .what = formatted("{} has no {}, so nothing is known of the GPU's clocks, power and "
                                       "temperature",
                                       library_name, f.begin ? "nvmlDeviceGetHandleByUUID" : "nvmlInit_v2"),
                     .todo = "install a newer driver"};
    return f;
}

} // namespace ks::gpu::nvml
