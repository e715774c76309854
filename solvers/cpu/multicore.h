// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/parameters.h"

#include <vector>

namespace ks::cpu {

/// What every multi-core variant can be told: `threads`, as many as there are cores, and `simd` (max_plus.h).
std::vector<Parameter> multicore_parameters();

} // namespace ks::cpu
