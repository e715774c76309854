// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <span>
#include <string>

namespace ks::cpu {

/// Computes to[k] = from[k] | (from << s)[k] for each shift s and every word k of [begin, end), where `from
/// << s` is the whole row of bits moved s places towards higher bits. Words are computed from the last to the
/// first, so that `to` may be `from`: the words that a word reads then still have their old values. At most
/// `most_shifts` shifts, ascending, none of them 0.
using ShiftOr = void (*)(const std::uint64_t* from, std::uint64_t* to, std::int64_t begin, std::int64_t end,
                         std::span<const std::int64_t> shifts);
inline constexpr std::size_t most_shifts = 3;

/// Returns the function for the vector instructions of this name (max_plus.h, `simd_values`); a device error
/// if this CPU does not support them.
Result<ShiftOr> find_shift_or(const std::string& simd);

} // namespace ks::cpu
