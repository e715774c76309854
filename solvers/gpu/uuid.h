// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include <string>

namespace ks::gpu {

/// Returns a GPU's identifier as the driver's tools write it, such as "GPU-5a0e...".
std::string uuid_text(const cudaUUID_t& uuid);

} // namespace ks::gpu
