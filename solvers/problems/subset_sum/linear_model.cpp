// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/problems/subset_sum/parts.h"

namespace ks {

LinearModel linear_model_subset_sum(const SubsetSumInstance& subset_sum) {
    LinearModel model{.objective = "reached"};
    LinearModel::Row sum{.name = "target", .bound = subset_sum.target()};
    for (const std::int64_t weight : subset_sum.weights())
        sum.terms.push_back({model.add(formatted("x{}", model.variables.size() + 1), weight), weight});
    model.rows.push_back(std::move(sum));
    return model;
}

} // namespace ks
