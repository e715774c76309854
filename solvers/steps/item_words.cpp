// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/item_words.h"

#include "solvers/core/formatted.h"

namespace ks {

std::string item_words(const TableRecording& table, std::int64_t row, std::int64_t item,
                       const std::string& otherwise) {
    const auto* words = dynamic_cast<const ItemWords*>(&table);
    return words ? words->item_words(row, item) : otherwise;
}

std::string item_with_numbers(const std::string& name, const Item& item) {
    return formatted("item {} (value {}, weight {})", name, item.value, item.weight);
}

} // namespace ks
