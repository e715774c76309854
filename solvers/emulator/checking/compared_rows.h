// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_number.h"
#include "solvers/emulator/warp_place.h"

#include <cstdint>
#include <optional>

namespace ks {

/// A cell of a row that is not what the kind's own algorithm has there; no value is minus infinity.
struct WrongCell {
    std::int64_t row = 0, capacity = 0;
    std::optional<CellNumber> got, expected;
    /// The warp that wrote it last; nothing where no traced block did, or nobody watched.
    std::optional<WarpPlace> writer;

    friend bool operator==(const WrongCell&, const WrongCell&) = default;
};

/// The rows that the run handed out beside the reference's, up to the first wrong cell in row order.
struct ComparedRows {
    std::int64_t rows = 0;
    std::optional<WrongCell> first_wrong;
};

} // namespace ks
