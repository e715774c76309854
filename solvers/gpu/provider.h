// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"

namespace ks::gpu {

/// Returns the provider for the NVIDIA GPUs of this machine. Without a driver or a GPU the provider states
/// why it is unavailable; nothing fails.
BackendProvider provider();

} // namespace ks::gpu
