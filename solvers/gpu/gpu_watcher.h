// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/live/watcher.h"

#include <memory>

namespace ks::gpu {

/// Returns a watcher for the GPU of a backend that `open_cuda_backend` opened.
std::unique_ptr<live::Watcher> watch_gpu(Backend& backend);

} // namespace ks::gpu
