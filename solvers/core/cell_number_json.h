// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_number.h"
#include "solvers/core/json_tree.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

// A cell's value in documents: a number, or null for minus infinity. JSON has no number for "inf" and "nan".
namespace ks {

nlohmann::ordered_json number_json(const std::optional<CellNumber>& number);
Result<std::optional<CellNumber>> read_number(const json::Cursor& at);

} // namespace ks
