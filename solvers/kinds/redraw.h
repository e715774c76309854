// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"

#include <cstdint>

namespace ks {

/// Returns another instance of the same kind and size: each number of a record is drawn again between the
/// smallest and the largest of its field; everything else stays. The same seed gives the same instance
/// everywhere. It is an input error if the kind rejects the numbers several times.
Result<InstancePtr> redrawn(const Instance& instance, std::uint64_t seed);

} // namespace ks
