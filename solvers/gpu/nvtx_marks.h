// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/run_marks.h"

namespace ks::gpu {

/// Returns NVTX ranges for stages and rows in the domain "knapscope", which Nsight Systems shows above the
/// launches. Returns null if no tool is attached; then a run makes no calls to NVTX.
RunMarks* nvtx_marks();

} // namespace ks::gpu
