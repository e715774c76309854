// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_number.h"
#include "solvers/emulator/warp_place.h"

#include <cstdint>
#include <optional>

namespace ks {

/// A cell of a row that differs from the result of the kind's reference algorithm. An empty value means minus
/// infinity.
struct WrongCell {
    std::int64_t row = 0, capacity = 0;
    std::optional<CellNumber> got, expected;
    /// The warp that wrote the cell last. Empty if no traced block wrote it, or if writes were not watched.
    std::optional<WarpPlace> writer;

    friend bool operator==(const WrongCell&, const WrongCell&) = default;
};

/// Compares the rows that the run returned with the reference, up to the first wrong cell in row order.
struct ComparedRows {
    std::int64_t rows = 0;
    std::optional<WrongCell> first_wrong;
};

} // namespace ks
