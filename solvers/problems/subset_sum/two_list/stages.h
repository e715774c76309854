// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/two_list/halves.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>

// The work of one thread in each stage of the parallel two-list algorithm (Wan et al., Algorithms 3-12),
// counted from 0. The multi-core variant runs these functions; the recordings run them with notes; the
// kernels are the same in CUDA. Every function takes `notes`, which is called for each step; `Silent` costs
// nothing.
//
// A probe that equals the target is a solution, as in Algorithms 2, 7, 11 and 12.
namespace ks::two_list {

/// The list A rises, the list B falls.
enum class Direction { rising, falling };

/// Elements [begin, end) of a list.
struct Range {
    std::int64_t begin = 0, end = 0;
    std::int64_t size() const { return end - begin; }
    friend bool operator==(const Range&, const Range&) = default;
};

/// An element of the vector H (Section 3.3.2): these parts of a list and of the list shifted by a weight are
/// merged with each other. Element 0 of H is not used; element t is divided into 2 t and 2 t + 1, so the
/// leaves are k .. 2 k - 1.
struct Bounds {
    Range list, shifted;
    std::int64_t size() const { return list.size() + shifted.size(); }
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

/// The verdict on a pair of blocks (Lemmas 1 and 2): its smallest sum is above the target, its largest is
/// below, the target is between them, or one of the two is the target.
enum class Verdict { above, below, picked, found };

/// The blocks of a list: `length` elements each, the last one possibly shorter (after the improved generation
/// stage a list does not have 2^(n/2) elements).
struct Blocks {
    const std::int64_t* sums = nullptr;
    std::int64_t size = 0;
    std::int64_t length = 1; ///< e

    /// Returns the blocks of a list that is divided among `threads` threads.
    static Blocks of(const std::int64_t* sums, std::int64_t size, std::int64_t threads) {
        return {sums, size, std::max<std::int64_t>(1, (size + threads - 1) / threads)};
    }
    std::int64_t count() const { return (size + length - 1) / length; }
    Range range(std::int64_t block) const { return {block * length, std::min(size, (block + 1) * length)}; }
    std::int64_t first(std::int64_t block) const { return sums[block * length]; }
    std::int64_t last(std::int64_t block) const { return sums[range(block).end - 1]; }
};

/// A pair of blocks that must be searched: an element of the vector S.
struct BlockPair {
    std::int64_t a = 0, b = 0;
    friend bool operator==(const BlockPair&, const BlockPair&) = default;
};

/// The remaining part of a pair of blocks after the four binary searches: elements of the lists A and B.
struct Window {
    Range a, b;
    friend bool operator==(const Window&, const Window&) = default;
};

/// Records nothing. Other notes derive from it and hide the functions that they need.
struct Silent {
    /// `left` is the part of element `node` of H that goes to its left child.
    void split(std::int64_t /*node*/, const Bounds& /*whole*/, const Bounds& /*left*/) {}
    /// Element `index` of the list, or of the shifted list, was written to place `out` of the new list.
    void taken(bool /*shifted*/, std::int64_t /*index*/, std::int64_t /*out*/) {}
    /// The original pruning compared a pair of blocks.
    void judged(const BlockPair& /*pair*/, Verdict /*verdict*/) {}
    /// A binary search of the improved pruning probed block `b` for block `a`; `first`: the search for `low`.
    void probed(std::int64_t /*a*/, std::int64_t /*b*/, bool /*first*/) {}
    /// The improved pruning keeps blocks low .. high of B for block `a`; none if high < low.
    void kept(std::int64_t /*a*/, std::int64_t /*low*/, std::int64_t /*high*/) {}
    /// The improved search cut a pair down to this window.
    void cut(const BlockPair& /*pair*/, const Window& /*window*/) {}
    /// The search compared a_x + b_y with the target.
    void compared(std::int64_t /*x*/, std::int64_t /*y*/, std::int64_t /*sum*/) {}
};

/// Returns whether an element of the shifted list comes before one of the list; of equal ones it does not.
template <Direction D>
constexpr bool goes_ahead(std::int64_t shifted, std::int64_t of_list) {
    return D == Direction::rising ? shifted < of_list : shifted > of_list;
}

/// Returns the elements of the shifted list that are at most `limit` (Algorithm 10): a prefix of a rising
/// list, a suffix of a falling list.
template <Direction D>
Range at_most(const std::int64_t* list, std::int64_t size, std::int64_t weight, std::int64_t limit) {
    const auto fits = [&](std::int64_t sum) { return sum <= limit - weight; };
    if constexpr (D == Direction::rising)
        return {0, std::partition_point(list, list + size, fits) - list};
    return {std::partition_point(list, list + size, std::not_fn(fits)) - list, size};
}

/// Returns the parts that form the first `count` (0 .. whole.size()) elements of the merged `whole`: the
/// selection algorithm of Algorithm 5, as a binary search.
template <Direction D>
Bounds first_of(const std::int64_t* list, std::int64_t weight, const Bounds& whole, std::int64_t count) {
    std::int64_t low = std::max<std::int64_t>(0, count - whole.shifted.size());
    std::int64_t high = std::min(count, whole.list.size());
    while (low < high) { // how many of the list are among the first
        const std::int64_t middle = low + (high - low) / 2;
        const std::int64_t of_list = list[whole.list.begin + middle];
        const std::int64_t shifted = list[whole.shifted.begin + count - middle - 1] + weight;
        if (goes_ahead<D>(shifted, of_list))
            high = middle;
        else
            low = middle + 1;
    }
    return {{whole.list.begin, whole.list.begin + low},
            {whole.shifted.begin, whole.shifted.begin + count - low}};
}

/// Algorithm 5: the work of thread `node` on H.
template <Direction D, class Notes>
void partition(const std::int64_t* list, std::int64_t weight, Bounds* h, std::int64_t node, Notes& notes) {
    const Bounds whole = h[node];
    const Bounds left = first_of<D>(list, weight, whole, whole.size() / 2);
    h[2 * node] = left;
    h[2 * node + 1] = {{left.list.end, whole.list.end}, {left.shifted.end, whole.shifted.end}};
    notes.split(node, whole, left);
}

/// Algorithm 6: merges a part of the list with a part of the shifted list, whose first used element is
/// `shifted_from`. The list and `out` do not overlap.
template <Direction D, class Notes>
void merge(const std::int64_t* list, std::int64_t weight, const Bounds& part, std::int64_t shifted_from,
           std::int64_t* out, Notes& notes) {
    std::int64_t i = part.list.begin, j = part.shifted.begin, at = i + j - shifted_from;
    while (i < part.list.end && j < part.shifted.end) {
        const std::int64_t of_list = list[i], shifted = list[j] + weight;
        const bool ahead = goes_ahead<D>(shifted, of_list);
        out[at] = ahead ? shifted : of_list;
        notes.taken(ahead, ahead ? j : i, at++);
        i += ahead ? 0 : 1;
        j += ahead ? 1 : 0;
    }
    for (; i < part.list.end; ++i) {
        out[at] = list[i];
        notes.taken(false, i, at++);
    }
    for (; j < part.shifted.end; ++j) {
        out[at] = list[j] + weight;
        notes.taken(true, j, at++);
    }
}

/// The result of a thread in a stage that may find a solution.
using Hit = std::optional<SumPair>;

/// Algorithm 7: thread `a` compares its block with every block of B, starting with the block of the same
/// number. `pick(pair)` puts a pair into S.
template <class Pick, class Notes>
Hit prune(const Blocks& a, const Blocks& b, std::int64_t target, std::int64_t thread, const Pick& pick,
          Notes& notes) {
    for (std::int64_t step = 0; step < b.count(); ++step) {
        const BlockPair pair{thread, (thread + step) % b.count()};
        const SumPair least{a.first(pair.a), b.last(pair.b)}, most{a.last(pair.a), b.first(pair.b)};
        const std::int64_t x = least.a + least.b, y = most.a + most.b;
        const Verdict verdict = x == target || y == target ? Verdict::found
                                : x > target               ? Verdict::above
                                : y < target               ? Verdict::below
                                                           : Verdict::picked;
        notes.judged(pair, verdict);
        if (verdict == Verdict::found)
            return x == target ? least : most;
        if (verdict == Verdict::picked)
            pick(pair);
    }
    return {};
}

/// Algorithm 11: two binary searches (Lemmas 3 and 4) find the blocks of B with which block `thread` of A is
/// searched: from the first whose last element is small enough, to the last whose first element is large
/// enough.
template <class Pick, class Notes>
Hit prune_improved(const Blocks& a, const Blocks& b, std::int64_t target, std::int64_t thread,
                   const Pick& pick, Notes& notes) {
    std::int64_t left = 0, right = b.count() - 1;
    while (left <= right) { // Lemma 3
        const std::int64_t m = left + (right - left) / 2, sum = a.first(thread) + b.last(m);
        notes.probed(thread, m, true);
        if (sum == target)
            return SumPair{a.first(thread), b.last(m)};
        sum < target ? right = m - 1 : left = m + 1;
    }
    const std::int64_t low = left;
    right = b.count() - 1;
    while (left <= right) { // Lemma 4
        const std::int64_t m = left + (right - left) / 2, sum = a.last(thread) + b.first(m);
        notes.probed(thread, m, false);
        if (sum == target)
            return SumPair{a.last(thread), b.first(m)};
        sum > target ? left = m + 1 : right = m - 1;
    }
    notes.kept(thread, low, right);
    for (std::int64_t block = low; block <= right; ++block)
        pick({thread, block});
    return {};
}

/// The walk of Horowitz and Sahni (Section 2.1) through a window; in Algorithm 8 the window is the whole pair
/// of blocks.
template <class Notes>
Hit walk(const std::int64_t* a, const std::int64_t* b, const Window& window, std::int64_t target,
         Notes& notes) {
    std::int64_t x = window.a.begin, y = window.b.begin;
    while (x < window.a.end && y < window.b.end) {
        const std::int64_t sum = a[x] + b[y];
        notes.compared(x, y, sum);
        if (sum == target)
            return SumPair{a[x], b[y]};
        x += sum < target ? 1 : 0;
        y += sum < target ? 0 : 1;
    }
    return {};
}

/// Along `range`, `side(index)` is first -1, then 0, then 1; each of them may be missing. Returns the first
/// index with 1. If the search meets a 0, it returns that index and sets `hit`.
template <class Side>
std::int64_t first_reached(Range range, const Side& side, std::optional<std::int64_t>& hit) {
    while (range.begin < range.end) {
        const std::int64_t m = range.begin + range.size() / 2;
        const int at = side(m);
        if (at == 0) {
            hit = m;
            return m;
        }
        at < 0 ? range.begin = m + 1 : range.end = m;
    }
    return range.begin;
}

/// Algorithm 12, lines 3-27: four binary searches (Lemmas 5-8) cut a picked pair down to the window for the
/// walk. If the window is empty, no sum of the pair is the target.
template <class Notes>
Hit cut(const Blocks& a, const Blocks& b, const BlockPair& pair, std::int64_t target, Window& window,
        Notes& notes) {
    window = {a.range(pair.a), b.range(pair.b)};
    const auto side = [&](std::int64_t sum) { return sum < target ? -1 : sum > target ? 1 : 0; };
    std::optional<std::int64_t> hit;
    const auto hit_with = [&](std::int64_t x, std::int64_t y) { return SumPair{a.sums[x], b.sums[y]}; };

    const std::int64_t first_b = window.b.begin, last_b = window.b.end - 1;
    const auto with = [&](std::int64_t y) {
        return [&, y](std::int64_t x) { return side(a.sums[x] + b.sums[y]); };
    };
    const std::int64_t low_a = first_reached(window.a, with(first_b), hit); // Lemma 5
    if (hit)
        return hit_with(*hit, first_b);
    const std::int64_t end_a = first_reached({low_a, window.a.end}, with(last_b), hit); // Lemma 6
    if (hit)
        return hit_with(*hit, last_b);
    window.a = {low_a, end_a};
    if (window.a.size() > 0) {
        const auto above = [&](std::int64_t x) { // B falls
            return [&, x](std::int64_t y) { return -side(a.sums[x] + b.sums[y]); };
        };
        const std::int64_t low_b = first_reached(window.b, above(low_a), hit); // Lemma 7
        if (hit)
            return hit_with(low_a, *hit);
        const std::int64_t end_b = first_reached({low_b, window.b.end}, above(end_a - 1), hit); // Lemma 8
        if (hit)
            return hit_with(end_a - 1, *hit);
        window.b = {low_b, end_b};
    } else {
        window.b.end = window.b.begin;
    }
    notes.cut(pair, window);
    return {};
}

} // namespace ks::two_list
