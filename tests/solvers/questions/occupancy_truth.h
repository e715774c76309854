// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/occupancy/occupancy.h"
#include "tests/solvers/questions/truth.h"

namespace ks::tests {

/// How many blocks a multiprocessor holds by one resource alone, found by putting one more on it as long as
/// it fits; nothing where the blocks take none of it.
std::optional<std::int64_t> blocks_by(Limiter resource, const ComputeCapability& device,
                                      const BlockNeeds& needs);
/// How many it holds at once.
std::int64_t most_blocks(const ComputeCapability& device, const BlockNeeds& needs);
/// The resources that allow no more.
Response limiting_resources(const ComputeCapability& device, const BlockNeeds& needs);

} // namespace ks::tests
