// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/same_cell.h"
#include "solvers/emulator/checking/compared_rows.h"
#include "solvers/instance/instance.h"
#include "solvers/problems/kind.h"

#include <functional>
#include <vector>

namespace ks::emulator {

/// Compares the rows that a traced run hands out with those of the kind's own algorithm (Algorithms 2.1 and
/// 2.2 of the thesis), which it computes at the same time. That takes one operation for each of the
/// emulator's loop rounds, and the memory of one row more than a row is computed from. Which cells are the
/// same is said by SameCell. It looks no further than the first wrong cell.
class RowCheck final : public RowSink {
public:
    /// Tells which warp wrote the byte at an offset of the row being handed out; empty if that is unknown.
    using Writer = std::function<std::optional<WarpPlace>(std::int64_t offset)>;

    /// `table` is the one of the instance's kind.
    RowCheck(InstancePtr instance, const KindTable& table, Writer writer, std::stop_token stop);

    /// Bytes that it takes for a table of this shape; the largest number where that overflows.
    static std::int64_t bytes(const TableShape& shape);

    Result<void> row(std::int64_t index, const RowCells& cells) override;

    const ComparedRows& compared() const { return compared_; }

private:
    Result<RowCells> right_row(std::int64_t index) const;
    Result<void> compute(std::int64_t index);

    InstancePtr instance_;
    const KindTable& table_;
    TableShape shape_;
    Writer writer_;
    Context context_;
    std::vector<RowBuffer> right_; ///< the base row, and row i at 1 + i % (reach + 1)
    SameCell same_;
    ComparedRows compared_;
};

} // namespace ks::emulator
