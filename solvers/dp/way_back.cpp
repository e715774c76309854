// SPDX-License-Identifier: Apache-2.0
#include "solvers/dp/way_back.h"

#include <string>

namespace ks {

Error contradiction(std::int64_t row, std::int64_t column) {
    return Error{ErrorCode::check,
                 "the finished table contradicts itself: nothing explains the cell of row " +
                     std::to_string(row) + " at capacity " + std::to_string(column),
                 "", "report this with the instance; the variant computed a wrong cell"};
}

namespace {

/// The last item of the class that explains `cell` = z_i(j); `previous` is row i - 1, empty for the base row.
template <class Cell>
std::optional<std::int64_t> last_explaining(std::span<const Item> items, std::span<const Cell> previous,
                                            std::int64_t cell, std::int64_t j) {
    for (std::size_t k = items.size(); k-- > 0;) {
        const Item& item = items[k];
        if (item.weight > j)
            continue;
        const std::int64_t before =
            previous.empty() ? 0 : previous[static_cast<std::size_t>(j - item.weight)];
        if (before >= 0 && before + item.value == cell)
            return static_cast<std::int64_t>(k);
    }
    return std::nullopt;
}

template <class Cell>
Result<std::span<const Cell>> row_or_base(const RowAccess<Cell>& row, std::int64_t i) {
    if (i == 0)
        return std::span<const Cell>{};
    return row(i);
}

} // namespace

template <class Cell>
Result<std::optional<WayBack>> way_back(const MultipleChoiceInstance& instance, const RowAccess<Cell>& row,
                                        std::int64_t m, std::int64_t j) {
    KS_TRY(const std::span<const Cell> last, row(m));
    std::int64_t cell = last[static_cast<std::size_t>(j)];
    if (cell < 0)
        return std::optional<WayBack>{};

    WayBack way{cell, std::vector<std::optional<std::int64_t>>(static_cast<std::size_t>(m)),
                std::vector<std::int64_t>(static_cast<std::size_t>(m) + 1, j)};
    for (std::int64_t i = m; i >= 1; --i) {
        KS_TRY(const std::span<const Cell> previous, row_or_base(row, i - 1));
        const auto index = static_cast<std::size_t>(i - 1);
        const std::span<const Item> items = instance.items(index);
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
Result<std::optional<WayBack>> way_back(const MultipleChoiceInstance& instance, const RowAccess<Cell>& row) {
    return way_back(instance, row, static_cast<std::int64_t>(instance.class_count()), instance.capacity());
}

template <class Cell>
Result<std::optional<WayBack>> way_back(const KnapsackInstance& instance, const RowAccess<Cell>& row) {
    return way_back(instance, row, static_cast<std::int64_t>(instance.items().size()), instance.capacity());
}

#define KS_WAY_BACK(Instance, Cell)                                                                          \
    template Result<std::optional<WayBack>> way_back(const Instance&, const RowAccess<Cell>&);               \
    template Result<std::optional<WayBack>> way_back(const Instance&, const RowAccess<Cell>&, std::int64_t,  \
                                                     std::int64_t);
KS_WAY_BACK(MultipleChoiceInstance, std::int32_t)
KS_WAY_BACK(MultipleChoiceInstance, std::int64_t)
KS_WAY_BACK(KnapsackInstance, std::int32_t)
KS_WAY_BACK(KnapsackInstance, std::int64_t)
#undef KS_WAY_BACK

Answer answer_of(const MultipleChoiceInstance& instance, const std::optional<WayBack>& way) {
    if (!way)
        return Answer::infeasible();
    Answer answer{Status::optimal, way->objective, 0, std::vector<std::int64_t>{}, "", {}};
    for (std::size_t i = 0; i < instance.class_count(); ++i) {
        const std::int64_t k = *way->choices[i];
        *answer.weight += instance.items(i)[static_cast<std::size_t>(k)].weight;
        answer.selection->push_back(k);
    }
    return answer;
}

Answer answer_of(const KnapsackInstance& instance, const std::optional<WayBack>& way) {
    if (!way)
        return Answer::infeasible();
    Answer answer{Status::optimal, way->objective, 0, std::vector<std::int64_t>{}, "", {}};
    for (std::size_t i = 0; i < instance.items().size(); ++i) {
        if (!way->choices[i])
            continue;
        *answer.weight += instance.items()[i].weight;
        answer.selection->push_back(static_cast<std::int64_t>(i));
    }
    return answer;
}

} // namespace ks
