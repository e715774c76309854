// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/kernels/device_choices.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/fill.h"
#include "solvers/front/rows.h"
#include "solvers/kernels/written_array.h"
#include "solvers/problems/instruction_set/rows.h"

#include <algorithm>
#include <limits>

namespace ks {

namespace {

constexpr std::int64_t most_choices = std::numeric_limits<std::int32_t>::max() / 2;

/// A device array has at least one element, even if no task has a choice.
std::int64_t allocated_choices(const InstructionSetInstance& instance) {
    return std::max<std::int64_t>(1, items_of(instance));
}

/// Returns a device array of `element(choice)` for each choice of the instance.
template <class T, class Element>
Result<Buffer> array_of_choices(const InstructionSetInstance& instance, Context& context,
                                const std::string& name, Element element) {
    const std::span<const CustomInstruction> all = instance.all_choices();
    return written_array<T>(*context.backend, name, allocated_choices(instance), [&](std::span<T> written) {
        std::ranges::fill(written, T{});
        std::ranges::transform(all, written.begin(), element);
    });
}

} // namespace

Result<InstructionSetChoices> InstructionSetChoices::upload(const InstructionSetInstance& instance,
                                                            Context& context) {
    InstructionSetChoices choices;
    const std::int64_t never_fits = dp::last_column(instance) + 1;
    KS_TRY(choices.costs,
           array_of_choices<std::int32_t>(instance, context, "costs", [&](const CustomInstruction& choice) {
               return static_cast<std::int32_t>(std::min(choice.cost, never_fits));
           }));
    KS_TRY(choices.gains,
           array_of_choices<double>(instance, context, "gains", [](const CustomInstruction& choice) {
               return static_cast<double>(choice.gain);
           }));
    return choices;
}

InstructionSetRow InstructionSetChoices::row(const InstructionSetInstance& instance,
                                             const TableRow& row) const {
    const auto i = static_cast<std::size_t>(row.index - 1);
    const auto begin = static_cast<std::int64_t>(instance.offsets()[i]);
    return {row, costs.at(begin * cost_bytes), gains.at(begin * gain_bytes),
            static_cast<int>(instance.choices(i).size()), static_cast<double>(instance.task(i).period)};
}

dp::RowNeeds instruction_set_device_needs(const InstructionSetInstance& instance) {
    dp::RowNeeds needs = dp::needs_of(instance);
    needs.on_device = true;
    needs.device_bytes = allocated_choices(instance) * InstructionSetChoices::bytes_a_choice;
    const std::int64_t columns = dp::columns_of(instance);
    needs.host_bytes = needs.device_bytes + columns * element_bytes(needs.cell) + rounded_rows_bytes(columns);
    return needs;
}

Result<void> check_instruction_set_sizes(const InstructionSetInstance& instance, std::int64_t threads) {
    KS_CHECK(check_kernel_capacity(dp::last_column(instance), threads, "max_cost"));
    for (std::size_t i = 0; i < instance.task_count(); ++i)
        if (static_cast<std::int64_t>(instance.choices(i).size()) > most_choices)
            return Error{
                .code = ErrorCode::limit,
                .what = formatted("task {} has too many choices for a kernel", i + 1),
                .where = formatted("/tasks/{}", i),
                .todo = formatted("kernels count a task's choices in 31 bits: at most {}", most_choices)};
    return {};
}

} // namespace ks
