// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace ks::tests {

/// Stores the rows that it receives, in order: integers, or the bits of float64s.
struct KeptRows : RowSink {
    std::vector<std::vector<std::int64_t>> rows;

    Result<void> row(std::int64_t index, const RowCells& cells) override {
        if (index != static_cast<std::int64_t>(rows.size()) + 1)
            return Error{ErrorCode::internal, "rows out of order", "", ""};
        auto& row = rows.emplace_back();
        for (std::int64_t j = 0; j < cells.columns(); ++j)
            row.push_back(
                cells.type() == CellType::float64
                    ? std::bit_cast<std::int64_t>(cells.elements<double>()[static_cast<std::size_t>(j)])
                    : cells.integer(j));
        return {};
    }
};

} // namespace ks::tests
