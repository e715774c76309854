// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/cupti.h"

#include "solvers/core/formatted.h"
#include "solvers/core/sayable.h"

#include <dlfcn.h>

#include <string>

namespace ks::gpu {

namespace {

using Words = CUptiResult (*)(CUptiResult, const char**);

/// CUPTI's function for the names of its status codes, once the library is loaded.
Words result_words = nullptr;

const char* name_of(CUptiResult status) {
    const char* name = nullptr;
    if (result_words && result_words(status, &name) == CUPTI_SUCCESS && name)
        return name;
    return said("an unknown error");
}

/// The toolkit installs CUPTI next to the runtime, or in a separate folder that no loader searches. In that
/// folder, CUPTI would not find its own libraries either, unless they are already loaded.
void* open_library() {
    const std::string file = "libcupti.so." + std::to_string(CUDA_VERSION / 1000);
    for (const std::string folder : {"", "/usr/local/cuda/lib64/", "/usr/local/cuda/extras/CUPTI/lib64/"})
        for (const std::string& name : {file, std::string("libcupti.so")})
            if (void* const library = dlopen((folder + name).c_str(), RTLD_LAZY | RTLD_LOCAL)) {
                if (!folder.empty())
                    for (const char* const own : {"libnvperf_host.so", "libnvperf_target.so"})
                        dlopen((folder + own).c_str(), RTLD_LAZY | RTLD_LOCAL);
                return library;
            }
    return nullptr;
}

struct Meaning {
    CUptiResult status;
    Sayable what, todo;
};

constexpr Sayable unlock =
    "let an administrator run: echo 'options nvidia NVreg_RestrictProfilingToAdminUsers=0' | sudo tee "
    "/etc/modprobe.d/nvidia-counters.conf && sudo update-initramfs -u, and restart the machine "
    "(https://developer.nvidia.com/ERR_NVGPUCTRPERM)";
constexpr Sayable release =
    "end the other profiler (ncu, nsys, DCGM: dcgmi profile --pause), or switch counters off";
constexpr Sayable elsewhere = "run on another GPU, or switch counters off";

constexpr Meaning meanings[] = {
    {.status = CUPTI_ERROR_INSUFFICIENT_PRIVILEGES,
     .what = "the driver lets only administrators read the hardware's counters",
     .todo = unlock},
    {.status = CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES,
     .what = "the host of this virtual machine does not let it read the hardware's counters",
     .todo = "ask for profiling to be switched on for this virtual GPU"},
    {.status = CUPTI_ERROR_HARDWARE_BUSY,
     .what = "another program uses the hardware's counters",
     .todo = release},
    {.status = CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED,
     .what = "this program runs under another profiler already",
     .todo = release},
    {.status = CUPTI_ERROR_DISABLED, .what = "another profiler has switched CUPTI off", .todo = release},
    {.status = CUPTI_ERROR_NOT_SUPPORTED,
     .what = "CUPTI cannot count on this GPU or system",
     .todo = elsewhere},
    {.status = CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED,
     .what = "CUPTI cannot count on this virtual GPU",
     .todo = elsewhere},
    {.status = CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED,
     .what = "counters cannot be read while confidential computing is on",
     .todo = elsewhere},
    {.status = CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED,
     .what = "CUPTI cannot count on a mining processor",
     .todo = elsewhere},
    {.status = CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED,
     .what = "CUPTI cannot count on a part of a GPU (MIG)",
     .todo = elsewhere},
    {.status = CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED,
     .what = "CUPTI cannot count on a GPU that is part of an SLI group",
     .todo = elsewhere},
    {.status = CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED,
     .what = "CUPTI cannot count under this version of WSL",
     .todo = elsewhere},
    {.status = CUPTI_ERROR_INVALID_CHIP_NAME,
     .what = "this CUPTI does not know the GPU's chip",
     .todo = "install the CUPTI of a newer CUDA toolkit"},
};

} // namespace

Error counter_error(CUptiResult status, const char* name, const char* function) {
    for (const Meaning& meaning : meanings)
        if (meaning.status == status)
            return Error{.code = ErrorCode::device,
                         .what = formatted("{} ({}: {})", said(meaning.what), function, name),
                         .todo = said(meaning.todo)};
    return Error{.code = ErrorCode::device,
                 .what = formatted("the hardware's counters could not be read ({}: {})", function, name),
                 .todo = "run without counters, and report this"};
}

Result<void> cupti_result(CUptiResult status, const char* function) {
    if (status == CUPTI_SUCCESS)
        return {};
    return counter_error(status, name_of(status), function);
}

template <class Visit>
void Cupti::each(Visit visit) {
    const auto all = [&](auto&... functions) { (visit(functions), ...); };
    all(chips, host_begin, host_end, metric_properties, add_metrics, config_size, config_image, passes,
        evaluate, begin, end, supported, chip_name);
    all(range_enable, range_disable, range_data_size, range_data_begin, range_config, range_start, range_push,
        range_pop, range_stop, range_decode, range_data_info, range_info);
    all(sampling_enable, sampling_disable, sampling_config, sampling_data_size, sampling_data_begin,
        sampling_start, sampling_stop, sampling_decode, sampling_data_info, sample_info);
}

Result<void> Cupti::find(void* library) {
    result_words = reinterpret_cast<Words>(dlsym(library, "cuptiGetResultString"));
    const char* missing = nullptr;
    each([&](auto& function) {
        function.address = reinterpret_cast<decltype(function.address)>(dlsym(library, function.name));
        if (!function.address && !missing)
            missing = function.name;
    });
    if (missing)
        return Error{.code = ErrorCode::device,
                     .what = formatted("CUPTI has no {}, so there are no counters", missing),
                     .todo = "install the CUPTI of CUDA 12.6 or newer"};
    return {};
}

Result<const Cupti*> Cupti::load() {
    static const Result<Cupti> loaded = []() -> Result<Cupti> {
        void* const library = open_library();
        if (!library)
            return Error{.code = ErrorCode::device,
                         .what = formatted("libcupti.so.{} was not found, so there are no counters",
                                           CUDA_VERSION / 1000),
                         .todo = "install the CUDA toolkit's CUPTI, or name "
                                 "its folder in LD_LIBRARY_PATH"};
        Cupti cupti;
        KS_CHECK(cupti.find(library));
        return cupti;
    }();
    if (!loaded)
        return loaded.error();
    return &*loaded;
}

} // namespace ks::gpu
