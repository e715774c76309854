// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/minimal_core/lazy_order.h"

#include <algorithm>

namespace ks::minimal_core {

namespace {

/// Parts of at most this size are sorted.
constexpr std::size_t worth_sorting = 32;

} // namespace

Result<LazyOrder> LazyOrder::make(std::vector<CoreItem> items, std::int64_t capacity, Ties ties,
                                  const Context& context) {
    LazyOrder order(std::move(items), ties);
    KS_CHECK(order.find_split(capacity, context));
    return order;
}

/// Hoare's partition by the median of three: returns the beginning of the second part. Neither part is empty.
std::size_t LazyOrder::partition(Part part) {
    CoreItem& first = items_[part.begin];
    CoreItem& last = items_[part.end - 1];
    CoreItem& middle = items_[part.begin + part.size() / 2];
    CoreItem& low = precedes(first, last) ? first : last;
    CoreItem& high = &low == &first ? last : first;
    std::swap(first, precedes(middle, low) ? low : precedes(high, middle) ? high : middle);
    const CoreItem pivot = first;
    std::size_t i = part.begin, j = part.end - 1;
    for (;; ++i, --j) {
        while (precedes(items_[i], pivot))
            ++i;
        while (precedes(pivot, items_[j]))
            --j;
        if (i >= j)
            return j + 1;
        std::swap(items_[i], items_[j]);
    }
}

void LazyOrder::sort(Part part) {
    std::sort(items_.begin() + static_cast<std::ptrdiff_t>(part.begin),
              items_.begin() + static_cast<std::ptrdiff_t>(part.end),
              [this](const CoreItem& a, const CoreItem& b) { return precedes(a, b); });
}

Result<void> LazyOrder::find_split(std::int64_t capacity, const Context& context) {
    Part part{0, items_.size()}; // the items before it are packed, and not all of its items fit as well
    while (part.size() > worth_sorting) {
        KS_CHECK(context.check());
        const std::size_t middle = partition(part);
        std::int64_t weight = packed_weight_, value = packed_value_;
        for (std::size_t i = part.begin; i < middle; ++i) {
            weight += items_[i].weight;
            value += items_[i].value;
        }
        if (weight > capacity) {
            parts_behind_.push_back({middle, part.end});
            part.end = middle;
        } else {
            parts_before_.push_back({part.begin, middle});
            part.begin = middle;
            packed_weight_ = weight;
            packed_value_ = value;
        }
    }
    sort(part);
    for (split_ = part.begin; items_[split_].weight <= capacity - packed_weight_; ++split_) {
        packed_weight_ += items_[split_].weight;
        packed_value_ += items_[split_].value;
    }
    split_item_ = items_[split_];
    before_ = {part.begin, split_};
    behind_ = {split_, part.end};
    return {};
}

Result<void> LazyOrder::begin_behind(Part part, const Context& context) {
    KS_CHECK(context.check());
    while (part.size() > worth_sorting) {
        KS_CHECK(context.check());
        const std::size_t middle = partition(part);
        parts_behind_.push_back({middle, part.end});
        part.end = middle;
    }
    sort(part);
    behind_ = part;
    return {};
}

Result<void> LazyOrder::begin_before(Part part, const Context& context) {
    KS_CHECK(context.check());
    while (part.size() > worth_sorting) {
        KS_CHECK(context.check());
        const std::size_t middle = partition(part);
        parts_before_.push_back({part.begin, middle});
        part.begin = middle;
    }
    sort(part);
    before_ = part;
    return {};
}

} // namespace ks::minimal_core
