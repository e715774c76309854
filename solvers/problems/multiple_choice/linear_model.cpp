// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/formats/item_letter.h"
#include "solvers/problems/multiple_choice/parts.h"

namespace ks {

LinearModel linear_model_multiple_choice(const MultipleChoiceInstance& classes) {
    LinearModel model{.objective = "value"};
    LinearModel::Row weight{.name = "weight", .bound = classes.capacity()};
    for (std::size_t i = 0; i < classes.class_count(); ++i) {
        LinearModel::Row one{.name = formatted("class{}", i + 1), .equal = true, .bound = 1};
        for (const Item& item : classes.items(i)) {
            const auto letter = static_cast<std::int64_t>(one.terms.size());
            const std::size_t variable =
                model.add("x" + item_of_group_name(static_cast<std::int64_t>(i), letter), item.value);
            one.terms.push_back({variable, 1});
            weight.terms.push_back({variable, item.weight});
        }
        model.rows.push_back(std::move(one));
    }
    model.rows.push_back(std::move(weight));
    return model;
}

} // namespace ks
