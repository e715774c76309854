// SPDX-License-Identifier: Apache-2.0
#include "solvers/dp/last_column.h"

#include "solvers/core/formatted.h"

namespace ks::dp {

std::vector<Fact> end_facts(std::int64_t capacity, std::int64_t last_column) {
    if (last_column >= capacity)
        return {};
    return {{.name = "table-end",
             .value = last_column,
             .sentence = formatted("No selection weighs more than {}: the table ends there, not at {}.",
                                   last_column, capacity)}};
}

} // namespace ks::dp
