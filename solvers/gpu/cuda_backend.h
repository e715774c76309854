// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/device_kernels.h"
#include "solvers/kernels/backend.h"

#include <memory>

namespace ks::gpu {

/// Opens GPU `request.index` with these kernels: creates its context, a stream and a memory pool. A missing
/// GPU is a device error. `probed` are the same kernels with the probe.
Result<std::unique_ptr<Backend>> open_cuda_backend(const BackendRequest& request,
                                                   DeviceKernelLists kernels = built_in_kernels(),
                                                   DeviceKernelLists probed = probed_kernels());

} // namespace ks::gpu
