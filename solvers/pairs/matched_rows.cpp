// SPDX-License-Identifier: Apache-2.0
#include "solvers/pairs/matched_rows.h"

#include "solvers/steps/table_layers.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace ks {

std::vector<Positions> matched_rows(const TableRecording& first, const TableRecording& second) {
    std::vector<Positions> rows{{0, 0}};
    if (!layers_of(first) || !layers_of(second)) {
        for (std::int64_t row = 1; row < std::min(first.rows(), second.rows()); ++row)
            rows.push_back({row, row});
        return rows;
    }
    std::unordered_map<std::string, std::int64_t> of_second;
    for (std::int64_t row = 1; row < second.rows(); ++row)
        of_second.emplace(row_name(second, row), row);
    for (std::int64_t row = 1; row < first.rows(); ++row)
        if (const auto same = of_second.find(row_name(first, row)); same != of_second.end())
            rows.push_back({row, same->second});
    return rows;
}

bool mean_the_same(const TableRecording& first, const TableRecording& second) {
    const auto told = [](const TableRecording& table) { return table.cell_type() == CellType::bit; };
    return first.rows_are() == second.rows_are() && first.columns_are() == second.columns_are() &&
           told(first) == told(second) && first.less_is_better() == second.less_is_better() &&
           !layers_of(first) == !layers_of(second);
}

} // namespace ks
