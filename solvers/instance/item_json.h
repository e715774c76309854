// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/json_tree.h"
#include "solvers/instance/instance.h"

#include <string>

namespace ks {

/// {"value": 2, "weight": 3}, as knapsack and multiple-choice instances write their items.
Result<Item> read_item(const json::Cursor& at);
void write_item(const Item& item, std::string& text);

} // namespace ks
