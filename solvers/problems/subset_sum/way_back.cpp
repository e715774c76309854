// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/way_back.h"

#include "solvers/dp/last_column.h"

namespace ks {

Result<std::optional<WayBack>> way_back(const SubsetSumInstance& instance, const CellAccess& row,
                                        std::int64_t n, std::int64_t j) {
    KS_TRY(const RowCells last, row(n, {j, j + 1}));
    if (last.integer(j) == 0)
        return std::optional<WayBack>();
    WayBack way{.objective = j,
                .choices = std::vector<std::optional<std::int64_t>>(static_cast<std::size_t>(n)),
                .columns = std::vector<std::int64_t>(static_cast<std::size_t>(n) + 1, j)};
    for (std::int64_t i = n; i >= 1; --i) {
        const auto index = static_cast<std::size_t>(i - 1);
        const std::int64_t weight = instance.weights()[index];
        const CellRange asked{weight > j ? j : j - weight, j + 1};
        KS_TRY(const std::optional<RowCells> previous, row_or_base(row, i - 1, asked));
        const auto reached = [&](std::int64_t sum) {
            return previous ? previous->integer(sum) == 1 : sum == 0;
        };
        if (!reached(j)) {
            if (weight > j || !reached(j - weight))
                return contradiction(i, j);
            way.choices[index] = 0;
            j -= weight;
        }
        way.columns[index] = j;
    }
    return std::optional<WayBack>(std::move(way));
}

Result<std::optional<WayBack>> way_back(const SubsetSumInstance& instance, const CellAccess& row) {
    if (instance.target() > dp::last_column(instance))
        return std::optional<WayBack>(); // no selection has this weight
    return way_back(instance, row, static_cast<std::int64_t>(instance.weights().size()), instance.target());
}

Answer answer_of(const SubsetSumInstance& instance, const std::optional<WayBack>& way) {
    if (!way)
        return {.status = Status::not_found};
    Answer answer{.status = Status::found,
                  .objective = instance.target(),
                  .weight = instance.target(),
                  .selection = Selection{}};
    for (std::size_t i = 0; i < way->choices.size(); ++i)
        if (way->choices[i])
            answer.selection->push_back(static_cast<std::int64_t>(i));
    return answer;
}

} // namespace ks
