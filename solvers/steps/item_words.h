// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/steps/recording.h"

#include <cstdint>
#include <string>

namespace ks {

/// Implemented by recordings of tables that name the numbers of their items.
class ItemWords {
public:
    virtual ~ItemWords() = default;
    virtual std::string item_words(std::int64_t row, std::int64_t item) const = 0;
};

/// Returns the item of a row with its numbers named: "item 3 (value 3, weight 2)". `item` counts from 0.
/// Returns `otherwise` for a recording that does not name them.
std::string item_words(const TableRecording& table, std::int64_t row, std::int64_t item,
                       const std::string& otherwise);

/// Returns "item 3 (value 3, weight 2)", where `name` is "item 3".
std::string item_with_numbers(const std::string& name, const Item& item);

} // namespace ks
