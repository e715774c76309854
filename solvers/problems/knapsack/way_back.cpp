// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/way_back.h"

namespace ks {

template <class Cell>
Result<std::optional<WayBack>> way_back(const KnapsackInstance& instance, const RowAccess<Cell>& row,
                                        std::int64_t n, std::int64_t j) {
    KS_TRY(const std::span<const Cell> last, row(n));
    std::int64_t cell = last[static_cast<std::size_t>(j)];

    WayBack way{cell, std::vector<std::optional<std::int64_t>>(static_cast<std::size_t>(n)),
                std::vector<std::int64_t>(static_cast<std::size_t>(n) + 1, j)};
    for (std::int64_t i = n; i >= 1; --i) {
        KS_TRY(const std::span<const Cell> previous, row_or_base(row, i - 1));
        const auto index = static_cast<std::size_t>(i - 1);
        const Item& item = instance.items()[index];
        const auto above = [&](std::int64_t at) -> std::int64_t {
            return previous.empty() ? 0 : previous[static_cast<std::size_t>(at)];
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

template <class Cell>
Result<std::optional<WayBack>> way_back(const KnapsackInstance& instance, const RowAccess<Cell>& row) {
    return way_back(instance, row, static_cast<std::int64_t>(instance.items().size()), instance.capacity());
}

#define KS_WAY_BACK(Cell)                                                                                    \
    template Result<std::optional<WayBack>> way_back(const KnapsackInstance&, const RowAccess<Cell>&);       \
    template Result<std::optional<WayBack>> way_back(const KnapsackInstance&, const RowAccess<Cell>&,        \
                                                     std::int64_t, std::int64_t);
KS_WAY_BACK(std::int32_t)
KS_WAY_BACK(std::int64_t)
#undef KS_WAY_BACK

Answer answer_of(const KnapsackInstance& instance, const std::optional<WayBack>& way) {
    if (!way)
        return Answer::infeasible();
    Answer answer{Status::optimal, way->objective, 0, Selection{}, "", {}};
    for (std::size_t i = 0; i < instance.items().size(); ++i) {
        if (!way->choices[i])
            continue;
        *answer.weight += instance.items()[i].weight;
        answer.selection->push_back(static_cast<std::int64_t>(i));
    }
    return answer;
}

} // namespace ks
