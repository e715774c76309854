// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/device_rows.h"

#include <limits>
#include <utility>

namespace ks {

Result<void> check_kernel_capacity(std::int64_t capacity, std::int64_t threads) {
    if (capacity <= std::numeric_limits<std::int32_t>::max() - 1 - threads)
        return {};
    return Error{ErrorCode::limit, "the capacity " + std::to_string(capacity) + " is too large for a kernel",
                 "/capacity",
                 "kernels count cells in 31 bits: capacity + 1 + the threads beyond it must stay below 2^31"};
}

template <class Cell>
Result<void> DeviceRows<Cell>::allocate(const dp::RowPlan& plan) {
    read_.assign(static_cast<std::size_t>(columns_), Cell{0});
    KS_TRY(window_, backend_.allocate({.name = plan.whole() ? "table" : "window",
                                       .element_bytes = sizeof(Cell),
                                       .shape = {plan.length + 1, columns_}}));
    return backend_.upload_items(window_, std::span<const Cell>(read_));
}

template <class Cell>
Result<void> DeviceRows<Cell>::begin(std::int64_t first, std::span<const Cell> from) {
    const std::int64_t last_first = std::exchange(first_, first);
    if (!from.empty())
        return backend_.upload_items(window_, from);
    if (first == last_first)
        return {};
    return backend_.copy(window_, (first - last_first) * row_bytes(), window_, 0, row_bytes());
}

template <class Cell>
Result<std::span<const Cell>> DeviceRows<Cell>::row(std::int64_t i) {
    const Context::Aside download(context_, "download");
    KS_CHECK(backend_.download_items(window_, std::span<Cell>(read_), (i - first_) * row_bytes()));
    return std::span<const Cell>(read_);
}

template class DeviceRows<std::int32_t>;
template class DeviceRows<std::int64_t>;

} // namespace ks
