// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"

#include <cstdint>

namespace ks {

/// Another instance of the same kind and size: each number of a record is drawn anew between the smallest and
/// the largest of its field; all else stays. The same seed gives the same instance everywhere. An input error
/// if the kind refuses what is drawn, several times over.
Result<InstancePtr> redrawn(const Instance& instance, std::uint64_t seed);

} // namespace ks
