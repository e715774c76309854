// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/instance.h"

#include <vector>

namespace ks::tests {

inline InstancePtr weights(std::int64_t target, const std::vector<std::int64_t>& all) {
    SubsetSumBuilder builder;
    builder.target(target);
    for (const std::int64_t weight : all)
        builder.add(weight);
    return *std::move(builder).build();
}

} // namespace ks::tests
