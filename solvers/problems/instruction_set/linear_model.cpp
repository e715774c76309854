// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/formats/item_letter.h"
#include "solvers/problems/instruction_set/parts.h"

namespace ks {

/// The least utilisation is the utilisation in software minus the largest gain. Both are integers over the
/// common denominator.
LinearModel linear_model_instruction_set(const InstructionSetInstance& tasks) {
    LinearModel model{.objective = "gain",
                      .about = formatted("The least utilisation is ({} - gain) / {}.", tasks.software(),
                                         tasks.denominator())};
    LinearModel::Row cost{.name = "cost", .bound = tasks.capacity()};
    for (std::size_t i = 0; i < tasks.task_count(); ++i) {
        LinearModel::Row one{.name = formatted("task{}", i + 1), .bound = 1};
        for (const CustomInstruction& choice : tasks.choices(i)) {
            const auto letter = static_cast<std::int64_t>(one.terms.size());
            const std::size_t variable = model.add(
                "x" + item_of_group_name(static_cast<std::int64_t>(i), letter), tasks.gain(i, choice));
            one.terms.push_back({variable, 1});
            cost.terms.push_back({variable, choice.cost});
        }
        if (!one.terms.empty())
            model.rows.push_back(std::move(one));
    }
    model.rows.push_back(std::move(cost));
    return model;
}

} // namespace ks
