// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/estimate.h"
#include "solvers/core/result.h"
#include "solvers/core/row_cells.h"
#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <cstdint>

namespace ks::dp {

/// A table of rows 0..`rows` of C + 1 cells, and the further memory of a run.
struct RowNeeds {
    std::int64_t rows = 0;     ///< m
    std::int64_t capacity = 0; ///< C, the last column
    std::int64_t asked = 0;    ///< the instance's capacity, which may be above the last column
    CellType cell = CellType::int32;
    std::int64_t items = 0;        ///< of all rows; the work is items * (C + 1) cell-items
    bool on_device = false;        ///< rows are computed in device memory and read back one by one
    std::int64_t host_bytes = 0;   ///< in addition to the rows
    std::int64_t device_bytes = 0; ///< in addition to the rows
};

/// Which rows a run keeps. The rows are computed in segments. The last row of each segment except the last is
/// kept as a checkpoint, and the way back computes a segment again from the checkpoint before it. All
/// segments except the first have `length` rows. The plan that keeps the whole table has one segment: no row
/// is computed twice.
struct RowPlan {
    std::int64_t rows = 0;     ///< m
    std::int64_t capacity = 0; ///< C, the last column
    std::int64_t asked = 0;    ///< as in RowNeeds
    std::int64_t length = 0;   ///< 1..m
    Estimate estimate;

    bool whole() const { return length == rows; }
    std::int64_t segments() const { return (rows - 1) / length + 1; }
    /// Returns the last row of segment k. Segment k of 0..segments() - 1 holds the rows begin(k) + 1 ..
    /// end(k).
    std::int64_t end(std::int64_t k) const { return rows - (segments() - 1 - k) * length; }
    std::int64_t begin(std::int64_t k) const { return k == 0 ? 0 : end(k - 1); }
    /// Returns the segment of row i of 1..m.
    std::int64_t segment_of(std::int64_t i) const { return segments() - 1 - (rows - i) / length; }
    /// Returns the number of rows that the way back computes again.
    std::int64_t recomputed() const { return rows - length; }
};

/// Returns the plan that recomputes the fewest rows, among the plans whose host and device bytes together fit
/// `memory` and whose device bytes fit `device_memory`. If none fits, it returns the smallest plan (segments
/// of about sqrt(m) rows); its estimate shows how much memory is missing. On a device, a plan that does not
/// keep the whole table takes at most half of the budget if possible. A table of more than 2^62 bytes is a
/// limit error.
Result<RowPlan> plan_rows(const RowNeeds& needs, std::int64_t memory, std::int64_t device_memory = INT64_MAX);

/// Checks that host and device bytes fit the budget; otherwise returns a limit error that states how much is
/// needed.
Result<void> check_memory(const Estimate& estimate, std::int64_t memory);

/// Returns the facts of a run with this plan: `rows-kept`; if not all rows are kept, `rows-recomputed`; if
/// the table ends below the instance's capacity, `table-end`.
std::vector<Fact> facts_of(const RowPlan& plan);

} // namespace ks::dp
