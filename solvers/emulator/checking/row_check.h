// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/same_cell.h"
#include "solvers/emulator/checking/compared_rows.h"
#include "solvers/instance/instance.h"
#include "solvers/kinds/kind.h"

#include <functional>
#include <vector>

namespace ks::emulator {

/// Compares the rows of a traced run with those of the kind's reference algorithm (Algorithms 2.1 and 2.2 of
/// the thesis), which it computes at the same time. This takes one operation per loop round of the emulator,
/// and memory for one row more than a row is computed from. SameCell defines which cells are equal. The check
/// stops at the first wrong cell.
class RowCheck final : public RowSink {
public:
    /// Returns the warp that wrote the byte at an offset of the row just passed, or nothing if that is
    /// unknown.
    using Writer = std::function<std::optional<WarpPlace>(std::int64_t offset)>;

    /// `table` describes the table of the instance's kind.
    RowCheck(InstancePtr instance, const KindTable& table, Writer writer, std::stop_token stop);

    /// Returns the bytes that the check takes for a table of this shape, or the largest number on overflow.
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
    std::vector<RowBuffer> right_; ///< the base row, and row i at index 1 + i % (reach + 1)
    SameCell same_;
    ComparedRows compared_;
};

} // namespace ks::emulator
