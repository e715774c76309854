// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sayable.h"
#include "solvers/occupancy/occupancy.h"

#include <string>

namespace ks {

/// What texts say that rest on the figures of a kernel that nvcc never reported.
inline constexpr Sayable not_measured = "registers and static shared memory are not measured yet";

/// An occupancy in per cent, as pictures and sentences write it before their sign: "66.7", "50".
std::string occupancy_percent(double fraction);

/// "shared memory", and the limits' other names as they are.
std::string_view title_of(Limiter limiter);

/// How one limit comes about: "32 a thread take 1024 a warp, 8192 a block; an SM has 32768".
std::string reason(const ComputeCapability& device, const BlockNeeds& needs, const Occupancy::Limit& limit,
                   const SharedSettings& settings = {});

/// The same with the limit's name and what follows from it, as a sentence without its full stop: "registers:
/// 32 a thread take 1024 a warp, 8192 a block; an SM has 32768: 4 blocks".
std::string explain(const ComputeCapability& device, const BlockNeeds& needs, const Occupancy::Limit& limit,
                    const SharedSettings& settings = {});

/// The words of every limit that keeps more blocks from fitting, joined by semicolons, and a note if
/// registers are not measured yet.
std::string limiting_words(const ComputeCapability& device, const BlockNeeds& needs,
                           const Occupancy& occupancy, const SharedSettings& settings = {});

} // namespace ks
