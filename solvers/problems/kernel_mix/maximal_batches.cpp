// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/maximal_batches.h"

#include "solvers/problems/kernel_mix/first_fit.h"
#include "solvers/problems/kernel_mix/resource_prices.h"

#include <algorithm>

namespace ks {

MaximalBatches::MaximalBatches(std::span<const Launches> types, std::span<const std::int64_t> copies,
                               const Plan::Resources& limits, BatchValue value, const Context& context)
    : types_(types), copies_(copies), value_(std::move(value)), context_(context), layers_(limits),
      holds_(types.size(), 0) {
    for (std::size_t type = 0; type < types_.size(); ++type)
        if (copies_[type] > 0)
            order_.push_back(type);
    std::ranges::stable_sort(order_, std::ranges::greater(),
                             [&](std::size_t type) { return size_of(types_[type], limits); });
    rest_.resize(order_.size() + 1, 0);
    for (std::size_t turn = order_.size(); turn > 0; --turn) {
        const std::size_t type = order_[turn - 1];
        const std::int64_t most = std::min(copies_[type], most_copies(types_[type], limits));
        rest_[turn - 1] = rest_[turn] + most * std::max<std::int64_t>(0, value_.gains[type]);
    }
}

Result<bool> MaximalBatches::find(std::function<bool()> go_on,
                                  std::function<Result<bool>(const Pattern&)> try_one) {
    go_on_ = std::move(go_on);
    try_one_ = std::move(try_one);
    return choose(0, value_.most);
}

/// Tries all numbers of copies, from as many as fit down to none; for the first type down to one.
Result<bool> MaximalBatches::choose(std::size_t turn, std::int64_t bound) {
    if (bound + rest_[turn] < value_.least)
        return false;
    if (!go_on_())
        return false;
    if (turn == order_.size()) {
        KS_TRY(const bool maximal, is_maximal());
        if (!maximal)
            return false;
        Pattern pattern;
        for (std::size_t type = 0; type < holds_.size(); ++type)
            if (holds_[type] > 0)
                pattern.parts.push_back({.type = type, .copies = holds_[type]});
        return try_one_(pattern);
    }
    const std::size_t type = order_[turn];
    for (bool there = true; there && holds_[type] < copies_[type];) {
        KS_TRY(there, layers_.add(types_[type].shapes, context_.memory_budget, context_));
        holds_[type] += there ? 1 : 0;
    }
    const std::int64_t least = turn == 0 ? 1 : 0;
    bool ended = false;
    for (;;) {
        if (holds_[type] >= least && !ended) {
            KS_TRY(ended, choose(turn + 1, bound + holds_[type] * value_.gains[type]));
        }
        if (holds_[type] == 0)
            return ended;
        layers_.remove_last();
        --holds_[type];
    }
}

Result<bool> MaximalBatches::is_maximal() {
    for (const std::size_t type : order_) {
        if (holds_[type] == copies_[type])
            continue;
        KS_TRY(const bool there, layers_.add(types_[type].shapes, context_.memory_budget, context_));
        if (there) {
            layers_.remove_last();
            return false;
        }
    }
    return true;
}

} // namespace ks
