// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/way_back.h"

namespace ks {

Result<std::optional<WayBack>> way_back(const KnapsackInstance& instance, const CellAccess& row,
                                        std::int64_t n, std::int64_t j) {
    KS_TRY(const RowCells last, row(n, {j, j + 1}));
    std::int64_t cell = last.integer(j);

    WayBack way{.objective = cell,
                .choices = std::vector<std::optional<std::int64_t>>(static_cast<std::size_t>(n)),
                .columns = std::vector<std::int64_t>(static_cast<std::size_t>(n) + 1, j)};
    for (std::int64_t i = n; i >= 1; --i) {
        const auto index = static_cast<std::size_t>(i - 1);
        const Item& item = instance.items()[index];
        const CellRange asked{item.weight > j ? j : j - item.weight, j + 1};
        KS_TRY(const std::optional<RowCells> previous, row_or_base(row, i - 1, asked));
        const auto above = [&](std::int64_t at) -> std::int64_t {
            return previous ? previous->integer(at) : 0;
        };
        if (cell != above(j)) {
            if (item.weight > j || above(j - item.weight) + item.value != cell)
                return contradiction(i, j);
            way.choices[index] = 0;
            cell -= item.value;
            j -= item.weight;
        }
        way.columns[index] = j;
    }
    return std::optional<WayBack>(std::move(way));
}

Result<std::optional<WayBack>> way_back(const KnapsackInstance& instance, const CellAccess& row) {
    return way_back(instance, row, static_cast<std::int64_t>(instance.items().size()),
                    dp::last_column(instance));
}

Answer answer_of(const KnapsackInstance& instance, const std::optional<WayBack>& way) {
    if (!way)
        return Answer::infeasible();
    Answer answer{
        .status = Status::optimal, .objective = way->objective, .weight = 0, .selection = Selection{}};
    for (std::size_t i = 0; i < instance.items().size(); ++i) {
        if (!way->choices[i])
            continue;
        *answer.weight += instance.items()[i].weight;
        answer.selection->push_back(static_cast<std::int64_t>(i));
    }
    return answer;
}

} // namespace ks
