// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"

#include <map>

namespace ks::gpu {

/// What CUDA keeps about a kernel's function and what must be asked for before a launch: more than 48 KB of
/// static and dynamic shared memory a block, and the preferred carve-out. CUDA keeps that as long as the
/// process lives, so another backend may have asked for something before.
class FunctionSettings {
public:
    /// `most_shared`: static and dynamic bytes that a block of the device may use.
    void set_most_shared(int bytes) { most_shared_ = bytes; }
    /// Settles what the shape asks for. It is a limit error to ask for more shared memory than the device
    /// has.
    Result<void> settle(const Kernel& kernel, const LaunchShape& shape);

private:
    struct Settings {
        int static_bytes = 0;  ///< the kernel's own shared memory
        int dynamic_bytes = 0; ///< the most a launch may ask for so far
        int carveout = 0;      ///< percent, or cudaSharedmemCarveoutDefault
    };
    Result<Settings*> settings_of(const Kernel& kernel);

    int most_shared_ = 0;
    std::map<const void*, Settings> known_;
};

} // namespace ks::gpu
