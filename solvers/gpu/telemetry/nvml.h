// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

// The parts of NVIDIA's management library that Knapscope uses. Some machines have the driver but not the
// toolkit's nvml.h, so this header declares the few structures of NVML's public interface that are needed,
// under different names.
namespace ks::gpu::nvml {

using Status = int; ///< nvmlReturn_t
inline constexpr Status success = 0;
inline constexpr Status insufficient_size = 7;

using Device = void*; ///< nvmlDevice_t
using Sample = void*; ///< nvmlGpmSample_t

/// nvmlUtilization_t, in percent of the last sample period.
struct Utilization {
    unsigned int gpu, memory;
};

enum Clock : int { clock_sm = 1, clock_memory = 2 }; ///< nvmlClockType_t
enum Sensor : int { sensor_gpu = 0 };                ///< nvmlTemperatureSensors_t

/// nvmlMemory_t, in bytes.
struct Memory {
    unsigned long long total, free, used;
};
/// nvmlMemory_v2_t: `used` excludes what the driver reserves.
struct Memory2 {
    unsigned int version;
    unsigned long long total, reserved, free, used;
};
inline constexpr unsigned int memory2_version = sizeof(Memory2) | 2U << 24;

/// nvmlProcessInfo_v1_t.
struct Process1 {
    unsigned int pid;
    unsigned long long used_memory;
};
/// nvmlProcessInfo_v2_t, used by the functions that end in _v2 and _v3.
struct Process {
    unsigned int pid;
    unsigned long long used_memory;
    unsigned int gpu_instance, compute_instance;
};

/// nvmlGpmSupport_t.
struct GpmSupport {
    unsigned int version = 1; ///< NVML_GPM_SUPPORT_VERSION
    unsigned int supported = 0;
};
inline constexpr unsigned int gpm_sm_occupancy = 3; ///< NVML_GPM_METRIC_SM_OCCUPANCY, in percent
inline constexpr unsigned int gpm_dram_bandwidth =
    10; ///< NVML_GPM_METRIC_DRAM_BW_UTIL, in percent of the peak
/// nvmlGpmMetric_t.
struct GpmMetric {
    unsigned int id = 0;
    Status status = success;
    double value = 0;
    char* short_name = nullptr;
    char* long_name = nullptr;
    char* unit = nullptr;
};
/// nvmlGpmMetricsGet_t. NVML reads the first `count` metrics; the array is as long as in the newest nvml.h.
struct GpmMetrics {
    unsigned int version = 1; ///< NVML_GPM_METRICS_GET_VERSION
    unsigned int count = 0;
    Sample first = nullptr, second = nullptr;
    GpmMetric metrics[333];
};

/// The library's functions; null if the library has no function of that name. `begin` and `device_by_uuid`
/// always exist.
struct Functions {
    Status (*begin)() = nullptr; ///< nvmlInit_v2
    Status (*end)() = nullptr;   ///< nvmlShutdown
    const char* (*words)(Status) = nullptr;
    Status (*device_by_uuid)(const char*, Device*) = nullptr;
    Status (*utilization)(Device, Utilization*) = nullptr;
    Status (*clock)(Device, Clock, unsigned int* mhz) = nullptr;
    Status (*power)(Device, unsigned int* milliwatts) = nullptr;
    Status (*temperature)(Device, Sensor, unsigned int* celsius) = nullptr;
    Status (*memory2)(Device, Memory2*) = nullptr;
    Status (*memory)(Device, Memory*) = nullptr;
    Status (*clock_reasons)(Device, unsigned long long*) = nullptr;
    Status (*processes)(Device, unsigned int* count, Process*) = nullptr;
    Status (*processes1)(Device, unsigned int* count, Process1*) = nullptr;
    Status (*gpm_support)(Device, GpmSupport*) = nullptr;
    Status (*gpm_alloc)(Sample*) = nullptr;
    Status (*gpm_free)(Sample) = nullptr;
    Status (*gpm_sample)(Device, Sample) = nullptr;
    Status (*gpm_metrics)(GpmMetrics*) = nullptr;

    bool has_gpm() const { return gpm_support && gpm_alloc && gpm_free && gpm_sample && gpm_metrics; }
    /// Returns a text such as "NVML: Not Supported".
    std::string sentence(Status status) const;
};

/// Loads the driver's library, which then stays loaded. A device error names what is missing.
Result<Functions> load();

} // namespace ks::gpu::nvml
