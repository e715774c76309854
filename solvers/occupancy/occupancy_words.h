// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sayable.h"
#include "solvers/occupancy/occupancy.h"

#include <string>

namespace ks {

/// The text for results about a kernel whose resources nvcc never reported.
inline constexpr Sayable not_measured = "registers and static shared memory are not measured yet";

/// Returns an occupancy in percent, without the sign: "66.7", "50".
std::string occupancy_percent(double fraction);

/// Returns "shared memory" for that limit; the other limits' names are unchanged.
std::string_view title_of(Limiter limiter);

/// Returns how a limit is computed: "32 a thread take 1024 a warp, 8192 a block; an SM has 32768".
std::string reason(const ComputeCapability& device, const BlockNeeds& needs, const Occupancy::Limit& limit,
                   const SharedSettings& settings = {});

/// Returns the same with the limit's name and its result, as a sentence without a full stop: "registers: 32 a
/// thread take 1024 a warp, 8192 a block; an SM has 32768: 4 blocks".
std::string explain(const ComputeCapability& device, const BlockNeeds& needs, const Occupancy::Limit& limit,
                    const SharedSettings& settings = {});

/// Returns the words of every limit that prevents more blocks, joined by semicolons, and a note if registers
/// are not measured yet.
std::string limiting_words(const ComputeCapability& device, const BlockNeeds& needs,
                           const Occupancy& occupancy, const SharedSettings& settings = {});

} // namespace ks
