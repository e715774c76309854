// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/kernels/device_items.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/multiple_choice/rows.h"

#include <algorithm>
#include <limits>

namespace ks {

namespace {

constexpr std::int64_t largest_index = std::numeric_limits<std::int32_t>::max();

} // namespace

dp::RowNeeds multiple_choice_device_needs(const MultipleChoiceInstance& instance) {
    dp::RowNeeds needs = dp::needs_of(instance);
    needs.on_device = true;
    needs.host_bytes = needs.device_bytes = needs.items * (element_bytes(needs.cell) + 4);
    return needs;
}

Result<void> check_mckp_sizes(const MultipleChoiceInstance& instance, std::int64_t threads) {
    KS_CHECK(check_kernel_capacity(instance.capacity(), threads));
    for (std::size_t i = 0; i < instance.class_count(); ++i)
        if (static_cast<std::int64_t>(instance.items(i).size()) > largest_index / 2)
            return Error{.code = ErrorCode::limit,
                         .what = formatted("class {} is too large for a kernel", i + 1),
                         .where = "/classes"};
    return {};
}

template <class Cell>
Result<MultipleChoiceItems<Cell>> MultipleChoiceItems<Cell>::upload(const MultipleChoiceInstance& instance,
                                                                    Context& context) {
    std::vector<std::int32_t> weights;
    std::vector<Cell> values;
    weights.reserve(instance.all_items().size());
    values.reserve(instance.all_items().size());
    for (const Item& item : instance.all_items()) {
        // A weight that never fits is stored as C + 1, which fits 32 bits.
        weights.push_back(static_cast<std::int32_t>(std::min(item.weight, instance.capacity() + 1)));
        values.push_back(static_cast<Cell>(item.value));
    }
    Backend& backend = *context.backend;
    const auto count = static_cast<std::int64_t>(weights.size());
    MultipleChoiceItems items;
    KS_TRY(items.weights, backend.allocate({.name = "weights", .element_bytes = 4, .shape = {count}}));
    KS_TRY(items.values,
           backend.allocate({.name = "values", .element_bytes = sizeof(Cell), .shape = {count}}));
    KS_CHECK(backend.upload_items(items.weights, std::span<const std::int32_t>(weights)));
    KS_CHECK(backend.upload_items(items.values, std::span<const Cell>(values)));
    KS_CHECK(backend.synchronise(context)); // the vectors end here
    return items;
}

template struct MultipleChoiceItems<std::int32_t>;
template struct MultipleChoiceItems<std::int64_t>;

} // namespace ks
