// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"

#include <map>

namespace ks::gpu {

/// The settings of a kernel's function that must be made before a launch: more than 48 KB of static and
/// dynamic shared memory per block, and the preferred carve-out. CUDA keeps them as long as the process
/// lives, so another backend may have changed them before.
class FunctionSettings {
public:
    /// `bytes`: static plus dynamic shared memory that a block of the device may use.
    void set_most_shared(int bytes) { most_shared_ = bytes; }
    /// Makes the settings that the shape needs. It is a limit error to request more shared memory than the
    /// device has.
    Result<void> settle(const Kernel& kernel, const LaunchShape& shape);

private:
    struct Settings {
        int static_bytes = 0;  ///< the kernel's static shared memory
        int dynamic_bytes = 0; ///< the largest amount that a launch may request so far
        int carveout = 0;      ///< percent, or cudaSharedmemCarveoutDefault
    };
    Result<Settings*> settings_of(const Kernel& kernel);

    int most_shared_ = 0;
    std::map<const void*, Settings> known_;
};

} // namespace ks::gpu
