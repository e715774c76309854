// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <variant>

namespace ks {

/// The C + 1 cells of a finished row; negative is minus infinity.
using RowCells = std::variant<std::span<const std::int32_t>, std::span<const std::int64_t>>;

/// Hands out a finished row of 0..m, all of one width, where it lies. Serves several threads.
using RowSource = std::function<RowCells(std::int64_t row)>;

} // namespace ks
