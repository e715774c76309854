// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/provider.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/gpu/cuda_backend.h"
#include "solvers/gpu/cuda_error.h"
#include "solvers/gpu/gpu_watcher.h"
#include "solvers/gpu/uuid.h"

#include <dlfcn.h>

#include <fstream>

namespace ks::gpu {

namespace {

/// Returns why no GPU can be used, or an empty text. It looks for the driver's library first: without a
/// driver, the runtime's message is about a driver version, which misleads on a laptop that never had one.
std::string why_unavailable() {
    void* driver = dlopen("libcuda.so.1", RTLD_LAZY);
    if (!driver)
        return said("libcuda.so.1 not found");
    dlclose(driver);
    int count = 0;
    if (const cudaError_t status = cudaGetDeviceCount(&count); status != cudaSuccess)
        return cudaGetErrorString(status);
    return count > 0 ? "" : said("the driver sees no GPU");
}

/// Returns the driver's version as its kernel module prints it, such as "580.159.04".
std::string driver_version() {
    std::ifstream file("/proc/driver/nvidia/version");
    for (std::string word; file >> word;)
        if (word.find('.') != std::string::npos && word.front() >= '0' && word.front() <= '9')
            return word;
    int version = 0;
    cudaDriverGetVersion(&version);
    return formatted("CUDA {}.{}", version / 1000, version % 1000 / 10);
}

/// Returns whether ordinary programs may read hardware counters: the driver's parameter RmProfilingAdminOnly.
std::string counter_access() {
    std::ifstream file("/proc/driver/nvidia/params");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("RmProfilingAdminOnly:"))
            return line.find('0') != std::string::npos ? "open" : "closed";
    return "unavailable";
}

std::int64_t attribute(cudaDeviceAttr which, int device) {
    int value = 0;
    cudaDeviceGetAttribute(&value, which, device);
    return value;
}

GpuInfo describe(int device) {
    cudaDeviceProp properties{};
    GpuInfo info;
    if (cudaGetDeviceProperties(&properties, device) != cudaSuccess)
        return info;
    int runtime = 0;
    cudaRuntimeGetVersion(&runtime);
    info.id = written("gpu:{}", device);
    info.name = properties.name;
    info.uuid = uuid_text(properties.uuid);
    info.cc = formatted("{}.{}", properties.major, properties.minor);
    info.driver = driver_version();
    info.runtime = formatted("{}.{}", runtime / 1000, runtime % 1000 / 10);
    info.counters = counter_access();
    info.sms = attribute(cudaDevAttrMultiProcessorCount, device);
    info.memory_bytes = static_cast<std::int64_t>(properties.totalGlobalMem);
    info.l2_bytes = attribute(cudaDevAttrL2CacheSize, device);
    info.clock_mhz = attribute(cudaDevAttrClockRate, device) / 1000;
    return info;
}

} // namespace

BackendProvider provider() {
    BackendProvider provider;
    provider.id = "gpu";
    provider.unavailable = why_unavailable();
    provider.open = [](const BackendRequest& request) { return open_cuda_backend(request); };
    provider.watch = watch_gpu;
    int count = 0;
    if (provider.unavailable.empty() && cudaGetDeviceCount(&count) == cudaSuccess)
        for (int device = 0; device < count; ++device)
            provider.gpus.push_back(describe(device));
    return provider;
}

} // namespace ks::gpu
