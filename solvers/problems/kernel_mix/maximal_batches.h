// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/kernel_types.h"
#include "solvers/problems/kernel_mix/label_layers.h"

#include <functional>
#include <span>
#include <vector>

namespace ks {

/// The maximum worth of a batch, according to the prices of resources, and the required worth.
struct BatchValue {
    std::vector<std::int64_t> gains; ///< worth of a copy of each type
    std::int64_t most = 0;           ///< the price of all resources
    std::int64_t least = 0;          ///< batches that are worth less are skipped
};

/// Enumerates all maximal batches with a copy of the largest type: batches that have no room for a further
/// copy. It is enough to try them: if there is a plan, there is one with such a batch, because the batch can
/// take over fitting copies from the others.
class MaximalBatches {
public:
    MaximalBatches(std::span<const Launches> types, std::span<const std::int64_t> copies,
                   const Plan::Resources& limits, BatchValue value, const Context& context);

    /// Tries one batch after the other until `try_one` returns true, or until `go_on`, called at each step,
    /// returns false. Returns whether `try_one` returned true.
    Result<bool> find(std::function<bool()> go_on, std::function<Result<bool>(const Pattern&)> try_one);

private:
    Result<bool> choose(std::size_t turn, std::int64_t bound);
    Result<bool> is_maximal();

    std::span<const Launches> types_;
    std::span<const std::int64_t> copies_;
    BatchValue value_;
    const Context& context_;
    LabelLayers layers_;
    std::vector<std::size_t> order_;  ///< types with copies, from the largest on
    std::vector<std::int64_t> rest_;  ///< [turn]: maximum worth of the types from there on
    std::vector<std::int64_t> holds_; ///< [type]: number of copies
    std::function<bool()> go_on_;
    std::function<Result<bool>(const Pattern&)> try_one_;
};

} // namespace ks
