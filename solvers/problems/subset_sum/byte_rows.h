// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/result.h"

#include <cstdint>
#include <span>

// The SSO report's three decision algorithms with rows of target + 1 bytes, one truth value per byte (Section
// 3.3).
namespace ks::cpu {

/// One of these algorithms: it decides whether some of the weights sum to exactly the target. It is a limit
/// error if the system has no memory for the rows.
struct ByteRows {
    const char* version;      ///< "v1"
    const char* section;      ///< "3.3.1"
    const char* source;       ///< of `time` and `space`: "Section 3.3.1"
    const char* parry_source; ///< the same within Parry's loop
    const char* title;        ///< title of the decision: "Decision by one row, from right to left"
    const char* parry_title;  ///< title within Parry's loop
    const char* time;         ///< as the report states it
    const char* space;
    Result<bool> (*decide)(std::span<const std::int64_t> weights, std::int64_t target,
                           const Context& context);
    /// Returns how many rows are kept for a number of weights.
    std::int64_t (*rows)(std::int64_t weights);
};

extern const ByteRows byte_rows_v1, byte_rows_v2, byte_rows_v3;

/// Returns the bytes of the rows; a limit error if they overflow.
Result<std::int64_t> byte_rows_bytes(const ByteRows& rows, std::int64_t weights, std::int64_t target);

} // namespace ks::cpu
