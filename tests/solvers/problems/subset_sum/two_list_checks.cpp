// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/problems/subset_sum/two_list_checks.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace ks::tests {

Sums all_sums(std::span<const std::int64_t> of, std::int64_t limit) {
    Sums sums;
    for (std::size_t bits = 0; bits < std::size_t{1} << of.size(); ++bits) {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < of.size(); ++i)
            sum += (bits >> i & 1) != 0 ? of[i] : 0;
        if (sum <= limit)
            sums.push_back(sum);
    }
    std::ranges::sort(sums);
    return sums;
}

Followed::Followed(const TwoListRecording& recording) : recording_(recording) {
    for (const OutlineEntry& entry : recording.outline())
        if (entry.level == Level::row || entry.title == "answer")
            rows_.insert(entry.step);
}

void Followed::One::finish() {
    if (!merged.empty())
        sums = std::exchange(merged, {});
    shifted.clear();
}

void Followed::take(std::int64_t step) {
    if (rows_.contains(step))
        for (One& list : lists_)
            list.finish();
    for (const CellValue& cell : recording_.at(step).changed) {
        One& list = lists_[cell.at.numbers()[0]];
        const bool adds = list.shifted.size() < list.sums.size();
        Sums& into = adds ? list.shifted : list.merged;
        wrong_ |= cell.at.numbers()[1] != std::ssize(into);
        into.push_back(cell.value->integer());
    }
}

bool Followed::is(const TwoListState& state) const {
    for (int l = 0; l < 2; ++l)
        if (lists_[l].sums != state.lists[l].sums || lists_[l].shifted != state.lists[l].shifted ||
            lists_[l].merged != state.lists[l].merged)
            return false;
    return !wrong_;
}

namespace {

/// Whether the parts are contiguous and complete.
bool covers(const std::vector<ListPart>& parts, std::int64_t size) {
    std::int64_t at = 0;
    for (const ListPart& part : parts) {
        if (part.begin != at || part.empty())
            return false;
        at = part.end;
    }
    return at == size;
}

std::string wrong_in_list(const GrowingList& list, bool rises, std::int64_t target) {
    if (list.discarded.size() != list.shifted.size() || list.merged_from_shifted.size() != list.merged.size())
        return "an element lacks its mark";
    for (std::size_t j = 0; j < list.shifted.size(); ++j)
        if (list.shifted[j] != list.sums[j] + *list.adding ||
            (list.discarded[j] && list.shifted[j] <= target))
            return "a shifted element is wrong";
    const Sums* lists[]{&list.sums, &list.merged};
    for (const Sums* sums : lists)
        if (rises ? !std::ranges::is_sorted(*sums) : !std::ranges::is_sorted(*sums, std::greater()))
            return "a list is not sorted";
    // The numbers of elements merged from both lists give each element's index in its own list.
    std::size_t from[2]{}, skipped = 0;
    while (skipped < list.discarded.size() && list.discarded[skipped])
        ++skipped;
    for (std::size_t i = 0; i < list.merged.size(); ++i) {
        const bool shifted = list.merged_from_shifted[i];
        const std::size_t at = from[shifted]++ + (shifted ? skipped : 0);
        if (list.merged[i] != (shifted ? list.shifted : list.sums)[at])
            return "a merged element is not where it came from";
    }
    return {};
}

std::string wrong_in_partition(const TwoListState& state) {
    const auto known = static_cast<std::int64_t>(state.partition.size());
    for (std::int64_t n = 0; n < known; ++n) {
        const PartitionNode& node = state.partition[static_cast<std::size_t>(n)];
        if (node.number != n + 1)
            return "a node has another number";
        if (2 * node.number + 1 > known)
            continue;
        const PartitionNode &left = state.partition[static_cast<std::size_t>(2 * n + 1)],
                            &right = state.partition[static_cast<std::size_t>(2 * n + 2)];
        if (left.list.begin != node.list.begin || left.list.end != right.list.begin ||
            right.list.end != node.list.end || left.shifted.begin != node.shifted.begin ||
            left.shifted.end != right.shifted.begin || right.shifted.end != node.shifted.end)
            return "children are not their node's";
        if (left.list.size() + left.shifted.size() != (node.list.size() + node.shifted.size()) / 2)
            return "a node is not divided in the middle";
    }
    return {};
}

} // namespace

std::string wrong_in(const TwoListRecording& recording, const TwoListState& state) {
    for (int l = 0; l < 2; ++l)
        if (std::string wrong = wrong_in_list(state.lists[l], l == 0, recording.target()); !wrong.empty())
            return wrong;
    if (std::string wrong = wrong_in_partition(state); !wrong.empty())
        return wrong;
    if (state.pointer[0].has_value() != state.sum.has_value())
        return "a sum of nothing";
    if (state.sum && *state.sum != state.lists[0].sums[static_cast<std::size_t>(*state.pointer[0])] +
                                       state.lists[1].sums[static_cast<std::size_t>(*state.pointer[1])])
        return "the sum is another one's";
    if (state.found && state.sum != recording.target())
        return "found, but not the target";
    return {};
}

std::string wrong_at_end(const TwoListRecording& recording, TwoListMethod method, bool solvable) {
    const TwoListState& end = recording.end();
    const std::int64_t limit = method == TwoListMethod::improved ? recording.target() : INT64_MAX;
    for (int l = 0; l < 2; ++l) {
        Sums sums = all_sums(recording.weights(l), limit);
        if (l == 1)
            std::ranges::reverse(sums);
        if (end.lists[l].sums != sums || end.lists[l].adding)
            return "a list is not that of all sums";
        if (method != TwoListMethod::sequential && !covers(end.blocks[l], std::ssize(sums)))
            return "the blocks are not the list";
    }
    const std::string last = recording.at(recording.count()).text;
    if (end.found != solvable ||
        last.ends_with("no subset sums to " + std::to_string(recording.target()) + ".") == solvable)
        return "another answer: " + last;
    if (method == TwoListMethod::sequential)
        return end.fates.empty() && end.threads == 0 ? "" : "it has threads";
    if (end.fates.size() != end.blocks[0].size() * end.blocks[1].size())
        return "not every pair of blocks has its fate";
    const auto are = [&](BlockFate fate) { return std::ranges::count(end.fates, fate); };
    if (are(BlockFate::found) != (solvable ? 1 : 0))
        return "another pair is found";
    if (!solvable && are(BlockFate::unknown) + are(BlockFate::picked) > 0)
        return "a pair is left over";
    const auto most = static_cast<std::int64_t>(end.blocks[0].size() + end.blocks[1].size()) - 1;
    if (are(BlockFate::picked) + are(BlockFate::searched) > most || most > 2 * end.threads - 1)
        return "too many pairs are picked";
    return {};
}

} // namespace ks::tests
