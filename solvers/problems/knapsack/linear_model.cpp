// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/problems/knapsack/parts.h"

namespace ks {

LinearModel linear_model_knapsack(const KnapsackInstance& knapsack) {
    LinearModel model{.objective = "value"};
    LinearModel::Row weight{.name = "weight", .bound = knapsack.capacity()};
    for (const Item& item : knapsack.items())
        weight.terms.push_back(
            {model.add(formatted("x{}", model.variables.size() + 1), item.value), item.weight});
    model.rows.push_back(std::move(weight));
    return model;
}

} // namespace ks
