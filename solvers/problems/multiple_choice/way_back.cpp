// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/way_back.h"

#include <algorithm>

namespace ks {

namespace {

/// Returns the last item of the class that explains `cell` = z_i(j); `previous` is row i - 1, empty for the
/// base row.
std::optional<std::int64_t> last_explaining(std::span<const Item> items,
                                            const std::optional<RowCells>& previous, std::int64_t cell,
                                            std::int64_t j) {
    for (std::size_t k = items.size(); k-- > 0;) {
        const Item& item = items[k];
        if (item.weight > j)
            continue;
        const std::int64_t before = previous ? previous->integer(j - item.weight) : 0;
        if (before >= 0 && before + item.value == cell)
            return static_cast<std::int64_t>(k);
    }
    return std::nullopt;
}

/// Returns the cells of row i - 1 from which an item of class i may lead to column j.
CellRange before(std::span<const Item> items, std::int64_t j) {
    std::int64_t heaviest = 0;
    for (const Item& item : items)
        if (item.weight <= j)
            heaviest = std::max(heaviest, item.weight);
    return {j - heaviest, j + 1};
}

} // namespace

Result<std::optional<WayBack>> way_back(const MultipleChoiceInstance& instance, const CellAccess& row,
                                        std::int64_t m, std::int64_t j) {
    KS_TRY(const RowCells last, row(m, {j, j + 1}));
    std::int64_t cell = last.integer(j);
    if (cell < 0)
        return std::optional<WayBack>{};

    WayBack way{.objective = cell,
                .choices = std::vector<std::optional<std::int64_t>>(static_cast<std::size_t>(m)),
                .columns = std::vector<std::int64_t>(static_cast<std::size_t>(m) + 1, j)};
    for (std::int64_t i = m; i >= 1; --i) {
        const auto index = static_cast<std::size_t>(i - 1);
        const std::span<const Item> items = instance.items(index);
        KS_TRY(const std::optional<RowCells> previous, row_or_base(row, i - 1, before(items, j)));
        const std::optional<std::int64_t> k = last_explaining(items, previous, cell, j);
        if (!k)
            return contradiction(i, j);
        const Item& item = items[static_cast<std::size_t>(*k)];
        way.choices[index] = k;
        cell -= item.value;
        j -= item.weight;
        way.columns[index] = j;
    }
    return std::optional<WayBack>(std::move(way));
}

Result<std::optional<WayBack>> way_back(const MultipleChoiceInstance& instance, const CellAccess& row) {
    return way_back(instance, row, static_cast<std::int64_t>(instance.class_count()),
                    dp::last_column(instance));
}

Answer answer_of(const MultipleChoiceInstance& instance, const std::optional<WayBack>& way) {
    if (!way)
        return Answer::infeasible();
    Answer answer{
        .status = Status::optimal, .objective = way->objective, .weight = 0, .selection = Selection{}};
    for (std::size_t i = 0; i < instance.class_count(); ++i) {
        const std::int64_t k = *way->choices[i];
        *answer.weight += instance.items(i)[static_cast<std::size_t>(k)].weight;
        answer.selection->push_back(k);
    }
    return answer;
}

} // namespace ks
