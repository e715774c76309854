// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/kernels/device_items.h"

#include "solvers/problems/multiple_choice/rows.h"

#include <algorithm>
#include <limits>

namespace ks {

namespace {

constexpr std::int64_t largest_index = std::numeric_limits<std::int32_t>::max();

} // namespace

dp::RowNeeds mckp_device_needs(const MultipleChoiceInstance& instance) {
    dp::RowNeeds needs = dp::needs_of(instance);
    needs.on_device = true;
    needs.host_bytes = needs.device_bytes = needs.items * (element_bytes(needs.cell) + 4);
    return needs;
}

Result<void> check_mckp_sizes(const MultipleChoiceInstance& instance, std::int64_t threads) {
    KS_CHECK(check_kernel_capacity(instance.capacity(), threads));
    for (std::size_t i = 0; i < instance.class_count(); ++i)
        if (static_cast<std::int64_t>(instance.items(i).size()) > largest_index / 2)
            return Error{ErrorCode::limit, "class " + std::to_string(i + 1) + " is too large for a kernel",
                         "/classes", ""};
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
        weights.push_back(static_cast<std::int32_t>(std::min(item.weight, this->columns())));
        values.push_back(static_cast<Cell>(item.value));
    }
    const auto items = static_cast<std::int64_t>(weights.size());
    KS_TRY(weights_, this->backend_.allocate({.name = "weights", .element_bytes = 4, .shape = {items}}));
    KS_TRY(values_,
           this->backend_.allocate({.name = "values", .element_bytes = sizeof(Cell), .shape = {items}}));
    KS_CHECK(this->backend_.upload_items(weights_, std::span<const std::int32_t>(weights)));
    KS_CHECK(this->backend_.upload_items(values_, std::span<const Cell>(values)));
    KS_CHECK(this->allocate(plan));
    return this->backend_.synchronise(this->context_); // the vectors end here
}

template class MckpDevice<std::int32_t>;
template class MckpDevice<std::int64_t>;

} // namespace ks
