// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/row_source.h"
#include "solvers/dp/table.h"
#include "solvers/dp/way_back.h"
#include "solvers/table/table_file.h"

#include <stop_token>
#include <utility>

namespace ks {

RowSource rows_in_memory(dp::Table<std::int64_t> table);

/// The rows of a mapped table file. Looks at each of them once: a damaged row is an input error, one whose
/// values fall from left to right, which no right table has, a check error.
Result<RowSource> rows_of_file(TableFilePtr file, std::stop_token stop);

/// ks::way_back over rows of either width, from z_m(j) down.
template <class SomeInstance>
Result<std::optional<WayBack>> way_from(const SomeInstance& instance, const RowSource& rows, std::int64_t m,
                                        std::int64_t j) {
    return std::visit(
        [&](auto base) {
            using Cells = decltype(base);
            using Cell = typename Cells::value_type;
            const RowAccess<Cell> access = [&](std::int64_t i) -> Result<std::span<const Cell>> {
                return std::get<Cells>(rows(i));
            };
            return way_back(instance, access, m, j);
        },
        rows(0));
}

} // namespace ks
