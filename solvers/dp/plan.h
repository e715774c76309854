// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/estimate.h"
#include "solvers/core/result.h"
#include "solvers/core/row_cells.h"
#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <cstdint>

namespace ks::dp {

/// A table of rows 0..`rows` of C + 1 cells, and what a run holds beside it.
struct RowNeeds {
    std::int64_t rows = 0;     ///< m
    std::int64_t capacity = 0; ///< C, the last column
    std::int64_t asked = 0;    ///< the instance's capacity, where that is above the last column
    CellType cell = CellType::int32;
    std::int64_t items = 0;        ///< of all rows; the work is C + 1 times as many cell-items
    bool on_device = false;        ///< rows are computed in device memory and read back one by one
    std::int64_t host_bytes = 0;   ///< beside the rows
    std::int64_t device_bytes = 0; ///< beside the rows
};

/// Which rows a run keeps. The rows are computed in segments, the last row of each segment but the last is
/// kept as a checkpoint, and the way back computes a segment once more from the checkpoint before it. All
/// segments but the first have `length` rows. The whole table is the plan of one segment: nothing is computed
/// twice.
struct RowPlan {
    std::int64_t rows = 0;     ///< m
    std::int64_t capacity = 0; ///< C, the last column
    std::int64_t asked = 0;    ///< as in RowNeeds
    std::int64_t length = 0;   ///< 1..m
    Estimate estimate;

    bool whole() const { return length == rows; }
    std::int64_t segments() const { return (rows - 1) / length + 1; }
    /// Segment k of 0..segments() - 1 holds the rows begin(k) + 1 .. end(k).
    std::int64_t end(std::int64_t k) const { return rows - (segments() - 1 - k) * length; }
    std::int64_t begin(std::int64_t k) const { return k == 0 ? 0 : end(k - 1); }
    /// The segment of row i of 1..m.
    std::int64_t segment_of(std::int64_t i) const { return segments() - 1 - (rows - i) / length; }
    /// Rows that the way back computes again.
    std::int64_t recomputed() const { return rows - length; }
};

/// The plan with the fewest rows computed twice among those whose host and device bytes together fit `memory`
/// and whose device bytes fit `device_memory`. Where none fits, it is the smallest plan (segments of about
/// sqrt(m) rows); its estimate says how much is missing. On a device, a plan that is not the whole table
/// takes at most half of the budget where that is possible. A table of more than 2^62 bytes is a limit error.
Result<RowPlan> plan_rows(const RowNeeds& needs, std::int64_t memory, std::int64_t device_memory = INT64_MAX);

/// Whether host and device bytes fit the budget; else a limit error that says how much is needed.
Result<void> check_memory(const Estimate& estimate, std::int64_t memory);

/// The facts of a run with this plan: `rows-kept`; where not all rows are kept, `rows-recomputed`; where the
/// table ends below the capacity asked for, `table-end`.
std::vector<Fact> facts_of(const RowPlan& plan);

} // namespace ks::dp
