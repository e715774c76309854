// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/occupancy/occupancy.h"
#include "tests/solvers/questions/truth.h"

namespace ks::tests {

/// The number of blocks that a multiprocessor holds if only one resource counts, found by adding blocks one
/// by one; nothing if the blocks do not need the resource.
std::optional<std::int64_t> blocks_by(Limiter resource, const ComputeCapability& device,
                                      const BlockNeeds& needs);
/// The number of blocks it holds at once.
std::int64_t most_blocks(const ComputeCapability& device, const BlockNeeds& needs);
/// The resources that do not allow a further block.
Response limiting_resources(const ComputeCapability& device, const BlockNeeds& needs);

} // namespace ks::tests
