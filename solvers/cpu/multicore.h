// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/parameters.h"

#include <vector>

namespace ks::cpu {

/// Returns the parameters of every multi-core variant: `threads`, by default the number of cores, and `simd`
/// (max_plus.h).
std::vector<Parameter> multicore_parameters();

} // namespace ks::cpu
