// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/run_marks.h"

namespace ks::gpu {

/// NVTX ranges for stages and rows in the domain "knapscope", which Nsight Systems shows above the launches.
/// Null if no tool is attached; then nothing is asked of NVTX while a run goes on.
RunMarks* nvtx_marks();

} // namespace ks::gpu
