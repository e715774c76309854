// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/session.h"

#include "solvers/core/formatted.h"
#include "solvers/core/sayable.h"

#include <atomic>

namespace ks::gpu {

namespace {

std::atomic<bool> in_use = false;

/// Returns the first property of the device that prevents counting with CUPTI, or an empty sentence.
Sentence hindrance(const CUpti_Profiler_DeviceSupported_Params& device) {
    const struct {
        CUpti_Profiler_Support_Level level;
        Sayable what;
    } checks[] = {
        {.level = device.architecture, .what = "its architecture is too old"},
        {.level = device.sli, .what = "it is part of an SLI group"},
        {.level = device.vGpu, .what = "it is a virtual GPU"},
        {.level = device.confidentialCompute, .what = "confidential computing is on"},
        {.level = device.cmp, .what = "it is a mining processor"},
        {.level = device.wsl, .what = "this version of WSL does not allow it"},
    };
    for (const auto& check : checks) {
        if (check.level == CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED)
            return said(check.what);
        if (check.level == CUPTI_PROFILER_CONFIGURATION_DISABLED)
            return formatted("{}, for which profiling is switched off", said(check.what));
    }
    return {};
}

} // namespace

Result<std::unique_ptr<CuptiSession>> CuptiSession::open(const Cupti& cupti, int device,
                                                         CUpti_Profiler_API api) {
    if (in_use.exchange(true))
        return Error{.code = ErrorCode::device,
                     .what = "another run of this program uses the hardware's counters",
                     .todo = "wait until it has ended"};
    std::unique_ptr<CuptiSession> session(new CuptiSession(cupti));
    KS_CHECK(session->begin(device, api));
    return session;
}

Result<void> CuptiSession::begin(int device, CUpti_Profiler_API api) {
    KS_CUPTI_PARAMETERS(CUpti_Profiler_Initialize_Params, begin);
    KS_CHECK(cupti_.begin(begin));
    begun_ = true;

    KS_CUPTI_PARAMETERS(CUpti_Profiler_DeviceSupported_Params, supported);
    supported.cuDevice = device;
    supported.api = api;
    KS_CHECK(cupti_.supported(supported));
    if (supported.isSupported != CUPTI_PROFILER_CONFIGURATION_SUPPORTED)
        if (const Sentence why = hindrance(supported); !why.empty())
            return Error{
                .code = ErrorCode::device,
                .what = formatted("CUPTI cannot count on this GPU: {} (cuptiProfilerDeviceSupported)", why),
                .todo = "run on another GPU, or switch counters off"};

    KS_CUPTI_PARAMETERS(CUpti_Device_GetChipName_Params, name);
    name.deviceIndex = static_cast<std::size_t>(device);
    KS_CHECK(cupti_.chip_name(name));
    chip_ = name.pChipName;
    return {};
}

CuptiSession::~CuptiSession() {
    if (begun_) {
        KS_CUPTI_PARAMETERS(CUpti_Profiler_DeInitialize_Params, end);
        static_cast<void>(bool(cupti_.end(end)));
    }
    in_use = false;
}

} // namespace ks::gpu
