// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/counters/cupti.h"

#include <memory>
#include <string>

namespace ks::gpu {

/// While a session lives, this process profiles itself. Only one session can exist at a time, because the
/// range profiler and PM sampling share the hardware's counters.
class CuptiSession {
public:
    /// Opens a session. `device`: CUDA's index. An error states why CUPTI cannot count on this GPU.
    static Result<std::unique_ptr<CuptiSession>> open(const Cupti& cupti, int device, CUpti_Profiler_API api);
    ~CuptiSession();
    CuptiSession(const CuptiSession&) = delete;
    CuptiSession& operator=(const CuptiSession&) = delete;

    const std::string& chip() const { return chip_; }

private:
    explicit CuptiSession(const Cupti& cupti) : cupti_(cupti) {}
    Result<void> begin(int device, CUpti_Profiler_API api);

    const Cupti& cupti_;
    bool begun_ = false;
    std::string chip_;
};

} // namespace ks::gpu
