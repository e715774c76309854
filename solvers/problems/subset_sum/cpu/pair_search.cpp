// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/cpu/pair_search.h"

#include "solvers/problems/subset_sum/two_list/in_turns.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace ks::cpu {

using namespace two_list;

namespace {

/// Number of algorithm threads, or groups of pairs, that a thread of the team takes at a time.
constexpr std::int64_t at_a_time = 16;
/// Number of pairs of blocks in a group: a thread of the team interleaves the steps of their walks.
constexpr std::size_t at_once = 2;

std::int64_t most_pairs(std::int64_t blocks_a, std::int64_t blocks_b) {
    return blocks_a + blocks_b - 1;
}

/// Runs `work(i)` for 0..count - 1, a few at a time.
template <class Work>
void deal(Team& team, std::int64_t count, const std::function<void(double)>& watch, const Work& work) {
    std::atomic<std::int64_t> ended = 0;
    team.run((count + at_a_time - 1) / at_a_time,
             [&](std::int64_t task) {
                 for (std::int64_t i = task * at_a_time; i < std::min(count, (task + 1) * at_a_time); ++i)
                     work(i);
                 ended.fetch_add(at_a_time, std::memory_order_relaxed);
             },
             [&] { watch(static_cast<double>(std::min(ended.load(), count)) / static_cast<double>(count)); });
}

} // namespace

std::int64_t PairSearch::bytes(std::int64_t threads) {
    return most_pairs(threads, threads) *
           static_cast<std::int64_t>(sizeof(BlockPair) + sizeof(Statistics::Searched));
}

void PairSearch::found(const Hit& hit) {
    if (!found_.exchange(true))
        hit_ = hit;
}

void PairSearch::prune(bool improved, const std::function<void(double)>& watch) {
    pairs_.resize(static_cast<std::size_t>(most_pairs(a_.count(), b_.count())));
    std::atomic<std::size_t> picked = 0;
    const auto pick = [&](const BlockPair& pair) { pairs_[picked.fetch_add(1)] = pair; };
    deal(team_, a_.count(), watch, [&](std::int64_t thread) {
        if (over())
            return;
        Silent silent;
        if (const Hit hit = improved ? prune_improved(a_, b_, target_, thread, pick, silent)
                                     : two_list::prune(a_, b_, target_, thread, pick, silent))
            found(hit);
    });
    pairs_.resize(picked);
    std::ranges::sort(pairs_, [](const BlockPair& one, const BlockPair& two) {
        return one.a != two.a ? one.a < two.a : one.b < two.b;
    });
    pruned_ = !over();
}

/// Finds the part of a pair that the walk visits, or returns a solution if the four binary searches find one.
Hit PairSearch::window_of(std::size_t pair, bool improved, Window& window) {
    const BlockPair& blocks = pairs_[pair];
    if (!improved) {
        window = {a_.range(blocks.a), b_.range(blocks.b)};
        return {};
    }
    Silent silent;
    const Hit hit = cut(a_, b_, blocks, target_, window, silent);
    if (!hit)
        add_window(searched_[pair], a_, b_, blocks, window);
    return hit;
}

/// Searches pairs first .. first + at_once - 1, if they exist, with interleaved steps.
void PairSearch::search_some(std::size_t first, bool improved) {
    Window windows[at_once];
    const std::size_t count = std::min(at_once, pairs_.size() - first);
    for (std::size_t i = 0; i < count; ++i)
        if (const Hit hit = window_of(first + i, improved, windows[i]))
            return found(hit);
    const auto walking = [&](std::size_t i) { return Walking(a_.sums, b_.sums, windows[i], target_); };
    Walking walks[at_once] = {walking(0), walking(1)};
    const auto go_on = [this](std::int64_t) { return !over(); };
    if (in_turns(go_on, walks[0], walks[1]) == Left::met)
        found(std::ranges::find_if(walks, &Walking::met)->pair());
}

void PairSearch::search(bool improved, const std::function<void(double)>& watch) {
    if (over())
        return;
    searched_.resize(improved ? pairs_.size() : 0);
    const auto groups = static_cast<std::int64_t>((pairs_.size() + at_once - 1) / at_once);
    deal(team_, groups, watch, [&](std::int64_t i) {
        if (!over())
            search_some(static_cast<std::size_t>(i) * at_once, improved);
    });
    searched_all_ = improved && !over();
}

void PairSearch::count(Statistics& statistics) const {
    statistics.blocks_a = a_.count();
    statistics.blocks_b = b_.count();
    if (!pruned_)
        return;
    statistics.picked_pairs = static_cast<std::int64_t>(pairs_.size());
    const std::int64_t log_k = std::bit_width(static_cast<std::uint64_t>(statistics.threads)) - 1;
    statistics.over_log_k = 0;
    for (std::size_t i = 0, end = 0; i < pairs_.size(); i = end) {
        while (end < pairs_.size() && pairs_[end].a == pairs_[i].a)
            ++end;
        if (static_cast<std::int64_t>(end - i) > log_k)
            ++*statistics.over_log_k;
    }
    if (!searched_all_)
        return;
    statistics.searched = Statistics::Searched();
    for (const Statistics::Searched& pair :
         searched_) { // in their order, so that the floating-point sums are always the same
        statistics.searched->left_a += pair.left_a;
        statistics.searched->left_b += pair.left_b;
    }
}

} // namespace ks::cpu
