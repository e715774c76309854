// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/kernel_types.h"
#include "solvers/problems/kernel_mix/label_layers.h"

#include <functional>
#include <span>
#include <vector>

namespace ks {

/// What a batch is worth at most, as the prices of resources tell, and what it has to be worth.
struct BatchValue {
    std::vector<std::int64_t> gains; ///< of a copy of each type
    std::int64_t most = 0;           ///< what all resources cost
    std::int64_t least = 0;          ///< batches that are worth less are of no use
};

/// All batches with a copy of the largest type that hold no more beside what they hold, one after the other:
/// if there is a plan, there is one with such a batch, for it may take over what fits from the others.
class MaximalBatches {
public:
    MaximalBatches(std::span<const Launches> types, std::span<const std::int64_t> copies,
                   const Plan::Resources& limits, BatchValue value, const Context& context);

    /// Tries one batch after the other until `try_one` says that it was the last, which is returned, or until
    /// `go_on`, asked at each step, says no.
    Result<bool> find(std::function<bool()> go_on, std::function<Result<bool>(const Pattern&)> try_one);

private:
    Result<bool> choose(std::size_t turn, std::int64_t bound);
    Result<bool> is_maximal();

    std::span<const Launches> types_;
    std::span<const std::int64_t> copies_;
    BatchValue value_;
    const Context& context_;
    LabelLayers layers_;
    std::vector<std::size_t> order_;  ///< types there are copies of, the largest first
    std::vector<std::int64_t> rest_;  ///< [turn]: what the types from there on gain at most
    std::vector<std::int64_t> holds_; ///< copies of each type
    std::function<bool()> go_on_;
    std::function<Result<bool>(const Pattern&)> try_one_;
};

} // namespace ks
