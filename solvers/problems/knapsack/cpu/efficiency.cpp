// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/cpu/efficiency.h"

#include "solvers/result/answer.h"

#include <algorithm>
#include <cmath>

namespace ks::cpu {

namespace {

/// Returns whether v_a / w_a > v_b / w_b, exactly: the products need 125 bits. An item of weight 0 is
/// infinitely efficient, for any value.
bool more_efficient(const Item& a, const Item& b) {
    __extension__ using Wide = __int128;
    if (a.weight == 0 || b.weight == 0)
        return a.weight == 0 && b.weight != 0;
    return Wide{a.value} * b.weight > Wide{b.value} * a.weight;
}

bool before(const PlacedItem& a, const PlacedItem& b) {
    return more_efficient(a.item, b.item) || (!more_efficient(b.item, a.item) && a.index < b.index);
}

/// Merges [begin, middle) and [middle, end) of `from` into the same places of `into`.
Result<void> merge(const std::vector<PlacedItem>& from, std::vector<PlacedItem>& into, std::size_t begin,
                   std::size_t middle, std::size_t end, Context& context) {
    std::size_t left = begin, right = middle;
    for (std::size_t at = begin; at < end; ++at) {
        if (at % items_a_piece == 0)
            KS_CHECK(context.check());
        const bool take_right = left == middle || (right < end && before(from[right], from[left]));
        into[at] = from[take_right ? right++ : left++];
    }
    return {};
}

/// Merge sort; unlike std::sort it can be cancelled, because ten million items take seconds.
Result<void> sort(std::vector<PlacedItem>& items, Context& context) {
    const std::size_t n = items.size();
    const auto at = [&](std::size_t i) { return items.begin() + static_cast<std::ptrdiff_t>(i); };
    constexpr std::size_t run = items_a_piece / 8;
    for (std::size_t begin = 0; begin < n; begin += run) {
        KS_CHECK(context.check());
        std::sort(at(begin), at(std::min(n, begin + run)), before);
    }
    if (n <= run)
        return {};
    std::vector<PlacedItem> merged(n);
    for (std::size_t width = run; width < n; width *= 2) {
        for (std::size_t begin = 0; begin < n; begin += 2 * width)
            KS_CHECK(merge(items, merged, begin, std::min(n, begin + width), std::min(n, begin + 2 * width),
                           context));
        items.swap(merged);
    }
    return {};
}

} // namespace

Result<std::vector<PlacedItem>> by_efficiency(const KnapsackInstance& instance, Context& context) {
    std::vector<PlacedItem> items;
    items.reserve(instance.items().size());
    for (std::size_t i = 0; i < instance.items().size(); ++i)
        if (instance.items()[i].weight <= instance.capacity())
            items.push_back({.item = instance.items()[i], .index = static_cast<std::int64_t>(i)});
    KS_CHECK(sort(items, context));
    return items;
}

Estimate estimate_by_efficiency(const KnapsackInstance& instance) {
    const auto n = static_cast<std::int64_t>(instance.items().size());
    const auto items = static_cast<double>(n);
    return {.host_bytes = n * static_cast<std::int64_t>(2 * sizeof(PlacedItem) + sizeof(std::int64_t) + 1),

            .operations = items * std::max(1.0, std::log2(items))};
}

void Packing::pack(const PlacedItem& placed) {
    packed_[static_cast<std::size_t>(placed.index)] = true;
    value_ += placed.item.value;
    weight_ += placed.item.weight;
    room_ -= placed.item.weight;
}

Result<std::size_t> pack_to_split(const std::vector<PlacedItem>& items, Packing& packing, Context& context) {
    std::size_t i = 0;
    for (; i < items.size() && packing.fits(items[i]); ++i) {
        if (i % items_a_piece == 0)
            KS_CHECK(context.check());
        packing.pack(items[i]);
    }
    return i;
}

Fraction filled_up(const Packing& packing, const Item& split) {
    using Wide = Fraction::Wide;
    const auto weight = static_cast<Wide>(split.weight);
    return {static_cast<Wide>(packing.value()) * weight +
                static_cast<Wide>(split.value) * static_cast<Wide>(packing.room()),
            weight};
}

Answer Packing::answer() const {
    Answer answer{
        .status = Status::feasible, .objective = value_, .weight = weight_, .selection = Selection{}};
    for (std::size_t i = 0; i < packed_.size(); ++i)
        if (packed_[i])
            answer.selection->push_back(static_cast<std::int64_t>(i));
    return answer;
}

} // namespace ks::cpu
