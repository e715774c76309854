// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/mckp_device.h"

#include "solvers/dp/fill.h"

#include <algorithm>
#include <limits>

namespace ks {

namespace {

constexpr std::int64_t largest_index = std::numeric_limits<std::int32_t>::max();

} // namespace

dp::RowNeeds mckp_device_needs(const MultipleChoiceInstance& instance) {
    dp::RowNeeds needs = dp::needs_of(instance);
    needs.on_device = true;
    needs.host_bytes = needs.device_bytes = needs.items * (cell_bytes(needs.width) + 4);
    return needs;
}

Result<void> check_mckp_sizes(const MultipleChoiceInstance& instance, std::int64_t threads) {
    if (instance.capacity() > largest_index - 1 - threads)
        return Error{ErrorCode::limit,
                     "the capacity " + std::to_string(instance.capacity()) + " is too large for a kernel", "/capacity",
                     "kernels count cells in 31 bits: capacity + 1 + the threads beyond it must stay below 2^31"};
    for (std::size_t i = 0; i < instance.class_count(); ++i)
        if (static_cast<std::int64_t>(instance.items(i).size()) > largest_index / 2)
            return Error{ErrorCode::limit, "class " + std::to_string(i + 1) + " is too large for a kernel", "/classes",
                         ""};
    return {};
}

template <class Cell>
Result<void> MckpDevice<Cell>::upload(const dp::RowPlan& plan) {
    std::vector<std::int32_t> weights;
    std::vector<Cell> values;
    weights.reserve(instance_.all_items().size());
    values.reserve(instance_.all_items().size());
    for (const Item& item : instance_.all_items()) {
        // A weight that never fits is stored as C + 1, which fits 32 bits.
        weights.push_back(static_cast<std::int32_t>(std::min(item.weight, columns())));
        values.push_back(static_cast<Cell>(item.value));
    }
    read_.assign(static_cast<std::size_t>(columns()), Cell{0});
    const auto items = static_cast<std::int64_t>(weights.size());
    KS_TRY(weights_, backend_.allocate({.name = "weights", .element_bytes = 4, .shape = {items}}));
    KS_TRY(values_, backend_.allocate({.name = "values", .element_bytes = sizeof(Cell), .shape = {items}}));
    KS_TRY(window_, backend_.allocate({.name = plan.whole() ? "table" : "window",
                                       .element_bytes = sizeof(Cell),
                                       .shape = {plan.length + 1, columns()}}));
    KS_CHECK(backend_.upload_items(weights_, std::span<const std::int32_t>(weights)));
    KS_CHECK(backend_.upload_items(values_, std::span<const Cell>(values)));
    KS_CHECK(backend_.upload_items(window_, std::span<const Cell>(read_)));
    return backend_.synchronise(context_); // the vectors end here
}

template <class Cell>
Result<void> MckpDevice<Cell>::begin(std::int64_t first, std::span<const Cell> from) {
    const std::int64_t last_first = std::exchange(first_, first);
    if (!from.empty())
        return backend_.upload_items(window_, from);
    if (first == last_first)
        return {};
    return backend_.copy(window_, (first - last_first) * row_bytes(), window_, 0, row_bytes());
}

template <class Cell>
Result<std::span<const Cell>> MckpDevice<Cell>::row(std::int64_t i) {
    const Context::Aside download(context_, "download");
    KS_CHECK(backend_.download_items(window_, std::span<Cell>(read_), (i - first_) * row_bytes()));
    return std::span<const Cell>(read_);
}

template class MckpDevice<std::int32_t>;
template class MckpDevice<std::int64_t>;

} // namespace ks
