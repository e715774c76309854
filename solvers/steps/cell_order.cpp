// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/cell_order.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ks {

CellOrder CellOrder::right_to_left(std::int64_t columns) {
    CellOrder order;
    order.first_ = columns - 1;
    order.step_ = -1;
    return order;
}

CellOrder CellOrder::listed(std::vector<std::int64_t> columns) {
    List list;
    list.when.assign(columns.size(), -1);
    for (std::size_t k = 0; k < columns.size(); ++k)
        list.when.at(static_cast<std::size_t>(columns[k])) = static_cast<std::int64_t>(k);
    assert(std::ranges::find(list.when, -1) == list.when.end() && "each column is written once");
    list.column = std::move(columns);
    CellOrder order;
    order.list_ = std::make_shared<const List>(std::move(list));
    return order;
}

std::int64_t CellOrder::column(std::int64_t k) const {
    return list_ ? list_->column[static_cast<std::size_t>(k)] : first_ + step_ * k;
}

std::int64_t CellOrder::when(std::int64_t column) const {
    return list_ ? list_->when[static_cast<std::size_t>(column)] : (column - first_) * step_;
}

std::optional<std::int64_t> ComputedCells::newest() const {
    return count_ > 0 ? std::optional(order_.column(count_ - 1)) : std::nullopt;
}

CellRange ComputedCells::first_in(std::int64_t begin, std::int64_t end) const {
    if (count_ == 0)
        return {end, end};
    if (!order_.list_) { // the computed columns are contiguous
        const auto [left, right] = std::minmax({order_.first_, order_.column(count_ - 1)});
        const std::int64_t first = std::max(begin, left);
        return {first, std::max(first, std::min(end, right + 1))};
    }
    CellRange found{begin, begin};
    while (found.begin < end && !has(found.begin))
        ++found.begin;
    found.end = found.begin;
    while (found.end < end && has(found.end))
        ++found.end;
    return found;
}

std::optional<std::int64_t> ComputedCells::last_in(std::int64_t begin, std::int64_t end) const {
    if (!order_.list_) {
        const CellRange all = first_in(begin, end);
        return all.empty() ? std::nullopt : std::optional(all.end - 1);
    }
    for (std::int64_t column = end - 1; column >= begin; --column)
        if (has(column))
            return column;
    return {};
}

} // namespace ks
