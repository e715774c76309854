// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/json_tree.h"
#include "solvers/instance/instance.h"

#include <stop_token>
#include <string>
#include <vector>

namespace ks {

/// An array of {"value": 2, "weight": 3}, as knapsack and multiple-choice instances write their items. There
/// can be millions: a stop request ends it with `cancelled`.
Result<std::vector<Item>> read_items(const json::Cursor& at, const std::stop_token& stop);
/// One of them.
void write_item(const Item& item, std::string& text);

} // namespace ks
