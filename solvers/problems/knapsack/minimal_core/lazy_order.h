// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"

#include <cstdint>
#include <span>
#include <vector>

namespace ks::minimal_core {

__extension__ using Wide = __int128;

/// An item that has a value and a weight and fits alone. `weight` defines the efficiency; with a surrogate
/// constraint it differs from the item's weight.
struct CoreItem {
    std::int64_t value = 0, weight = 0;
    std::int64_t index = 0; ///< index in the instance
};

/// Which of equally efficient items comes first.
enum class Ties { lighter_first, heavier_first };

/// Items by value per weight, sorted only as far as needed. Partitioning as in quicksort finds the split item
/// in linear time (Balas and Zemel 1980; Pisinger 1997, with the parts kept on two stacks). Items further
/// away from it are partitioned and sorted when the core grows that far.
class LazyOrder {
public:
    /// Requires that the items together weigh more than `capacity`, and that their weights sum to less than
    /// 2^63. Can be cancelled.
    static Result<LazyOrder> make(std::vector<CoreItem> items, std::int64_t capacity, Ties ties,
                                  const Context& context);

    /// Returns the items packed before the first one that does not fit: the split solution.
    std::span<const CoreItem> packed() const { return std::span(items_).first(split_); }
    const CoreItem& split_item() const { return split_item_; }
    std::int64_t packed_value() const { return packed_value_; }
    std::int64_t packed_weight() const { return packed_weight_; }

    /// Returns the most efficient item after the core, or the least efficient one before it; null if there is
    /// none. Items for which `skip(item)` holds are removed permanently.
    template <class Skip>
    Result<const CoreItem*> behind(const Context& context, const Skip& skip);
    template <class Skip>
    Result<const CoreItem*> before(const Context& context, const Skip& skip);
    /// Adds to the core the item that `behind`, or `before`, returned.
    void take_behind() { ++behind_.begin; }
    void take_before() { --before_.end; }

    /// Returns the items that the core has not reached, including skipped ones.
    std::span<const CoreItem> all_behind() const { return std::span(items_).subspan(behind_.begin); }
    std::span<const CoreItem> all_before() const { return std::span(items_).first(before_.end); }

private:
    /// A part of the items; all of them are more efficient than the items after it.
    struct Part {
        std::size_t begin = 0, end = 0;
        std::size_t size() const { return end - begin; }
    };

    explicit LazyOrder(std::vector<CoreItem> items, Ties ties) : items_(std::move(items)), ties_(ties) {}
    bool precedes(const CoreItem& a, const CoreItem& b) const {
        const Wide left = Wide{a.value} * b.weight, right = Wide{b.value} * a.weight;
        if (left != right)
            return left > right;
        return ties_ == Ties::lighter_first ? a.weight < b.weight : a.weight > b.weight;
    }
    std::size_t partition(Part part);
    void sort(Part part);
    Result<void> find_split(std::int64_t capacity, const Context& context);
    /// Puts all but the most (or least) efficient of these items back on the stack, and sorts the remaining
    /// ones.
    Result<void> begin_behind(Part part, const Context& context);
    Result<void> begin_before(Part part, const Context& context);

    std::vector<CoreItem> items_;
    Ties ties_;
    std::size_t split_ = 0;
    CoreItem split_item_;
    std::int64_t packed_value_ = 0, packed_weight_ = 0;
    Part before_, behind_;                          ///< sorted, next to the core
    std::vector<Part> parts_before_, parts_behind_; ///< the nearest part last
};

template <class Skip>
Result<const CoreItem*> LazyOrder::behind(const Context& context, const Skip& skip) {
    while (true) {
        for (; behind_.begin < behind_.end; ++behind_.begin)
            if (!skip(items_[behind_.begin]))
                return &items_[behind_.begin];
        if (parts_behind_.empty())
            return nullptr;
        Part part = parts_behind_.back();
        parts_behind_.pop_back();
        std::size_t kept = part.begin; // items to skip need not be sorted
        for (std::size_t i = part.begin; i < part.end; ++i)
            if (!skip(items_[i]))
                std::swap(items_[kept++], items_[i]);
        part.end = kept;
        KS_CHECK(begin_behind(part, context));
    }
}

template <class Skip>
Result<const CoreItem*> LazyOrder::before(const Context& context, const Skip& skip) {
    while (true) {
        for (; before_.begin < before_.end; --before_.end)
            if (!skip(items_[before_.end - 1]))
                return &items_[before_.end - 1];
        if (parts_before_.empty())
            return nullptr;
        Part part = parts_before_.back();
        parts_before_.pop_back();
        std::size_t kept = part.end;
        for (std::size_t i = part.end; i > part.begin; --i)
            if (!skip(items_[i - 1]))
                std::swap(items_[--kept], items_[i - 1]);
        part.begin = kept;
        KS_CHECK(begin_before(part, context));
    }
}

} // namespace ks::minimal_core
