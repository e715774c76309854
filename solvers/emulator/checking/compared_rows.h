// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_number.h"
#include "solvers/emulator/warp_place.h"

#include <cstdint>
#include <optional>

namespace ks {

/// A cell of a row that differs from what the kind's own algorithm computes; no value means minus infinity.
struct WrongCell {
    std::int64_t row = 0, capacity = 0;
    std::optional<CellNumber> got, expected;
    /// The warp that wrote it last; empty where no traced block wrote it, or where writes were not watched.
    std::optional<WarpPlace> writer;

    friend bool operator==(const WrongCell&, const WrongCell&) = default;
};

/// How the rows that the run handed out compare with the reference's, up to the first wrong cell in row
/// order.
struct ComparedRows {
    std::int64_t rows = 0;
    std::optional<WrongCell> first_wrong;
};

} // namespace ks
