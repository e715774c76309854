// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/kernels/device_items.h"

#include "solvers/core/formatted.h"
#include "solvers/kernels/written_array.h"
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
    KS_CHECK(check_kernel_capacity(dp::last_column(instance), threads));
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
    const std::span<const Item> all = instance.all_items();
    const auto count = static_cast<std::int64_t>(all.size());
    MultipleChoiceItems items;
    KS_TRY(
        items.weights,
        written_array<std::int32_t>(*context.backend, "weights", count, [&](std::span<std::int32_t> cells) {
            // A weight that never fits is stored as C + 1, which fits 32 bits.
            std::ranges::transform(all, cells.begin(), [&](const Item& item) {
                return static_cast<std::int32_t>(std::min(item.weight, dp::last_column(instance) + 1));
            });
        }));
    KS_TRY(items.values, written_array<Cell>(*context.backend, "values", count, [&](std::span<Cell> cells) {
               std::ranges::transform(all, cells.begin(),
                                      [](const Item& item) { return static_cast<Cell>(item.value); });
           }));
    return items;
}

template struct MultipleChoiceItems<std::int32_t>;
template struct MultipleChoiceItems<std::int64_t>;

} // namespace ks
