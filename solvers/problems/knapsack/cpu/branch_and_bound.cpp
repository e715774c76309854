// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/cpu/branch_and_bound.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <cmath>

namespace ks::cpu {

namespace {

__extension__ using WideProduct = __int128;

constexpr std::int64_t nodes_a_look = 1 << 16;

} // namespace

Result<BranchAndBound> BranchAndBound::make(const KnapsackInstance& instance, Context& context) {
    KS_TRY(std::vector<PlacedItem> items, by_efficiency(instance, context));
    return BranchAndBound(std::move(items), std::min(instance.capacity(), instance.heaviest()));
}

BranchAndBound::BranchAndBound(std::vector<PlacedItem> items, std::int64_t capacity)
    : items_(std::move(items)), capacity_(capacity), values_{0}, weights_{0}, bits_(items_.size()) {
    for (const PlacedItem& placed : items_) {
        values_.push_back(values_.back() + placed.item.value);
        weights_.push_back(weights_.back() + placed.item.weight);
    }
}

std::int64_t BranchAndBound::bound(std::size_t first, std::int64_t room) const {
    std::int64_t most = 0;
    if (__builtin_add_overflow(weights_[first], room, &most))
        most = INT64_MAX;
    const auto beyond =
        std::upper_bound(weights_.begin() + static_cast<std::ptrdiff_t>(first), weights_.end(), most);
    const auto split = static_cast<std::size_t>(beyond - weights_.begin()) - 1; // the items before it fit
    const std::int64_t whole = values_[split] - values_[first];
    if (split == items_.size())
        return whole;
    const Item& part = items_[split].item;
    return whole + static_cast<std::int64_t>(WideProduct{most - weights_[split]} * part.value / part.weight);
}

bool BranchAndBound::come_to(TreeNode::Kind kind, std::size_t level, std::int64_t bound, const Watch& watch) {
    ++nodes_;
    if (watch && !watch({.kind = kind,
                         .bits = std::span<const unsigned char>(bits_).first(level),
                         .value = value_,
                         .room = room_,
                         .bound = bound,
                         .best = best_}))
        goes_on_ = false;
    return goes_on_;
}

void BranchAndBound::keep_best() {
    if (value_ <= best_)
        return;
    best_ = value_;
    best_bits_ = bits_;
}

/// Decides one item after the other, until a leaf or a cut. `most`: the bound at the beginning. The LP
/// solution also takes every item that fits, so the bound changes only at an item that does not fit.
void BranchAndBound::go_forward(std::int64_t most, const Watch& watch) {
    while (level_ < items_.size()) {
        const Item& item = items_[level_].item;
        if (item.weight <= room_) {
            bits_[level_++] = 1;
            value_ += item.value;
            room_ -= item.weight;
            if (level_ < items_.size() && !come_to(TreeNode::Kind::branch, level_, most, watch))
                return;
            continue;
        }
        bits_[level_++] = 0;
        most = value_ + bound(level_, room_);
        const bool cut = most <= best_;
        if (cut || level_ < items_.size()) {
            if (!come_to(cut ? TreeNode::Kind::cut : TreeNode::Kind::branch, level_, most, watch) || cut)
                return;
        }
    }
    if (come_to(TreeNode::Kind::leaf, level_, value_, watch))
        keep_best();
}

Result<void> BranchAndBound::search(Context& context, const Watch& watch) {
    room_ = capacity_;
    const std::int64_t at_the_root = bound(0, room_);
    if (!items_.empty() && !come_to(TreeNode::Kind::branch, 0, at_the_root, watch))
        return {};
    std::int64_t looked = 0;
    go_forward(at_the_root, watch);
    while (goes_on_) {
        while (level_ > 0 && bits_[level_ - 1] == 0)
            --level_;
        if (level_ == 0)
            return {};
        const Item& item = items_[level_ - 1].item; // leaves the last taken item out
        bits_[level_ - 1] = 0;
        value_ -= item.value;
        room_ += item.weight;
        if (nodes_ - looked >= nodes_a_look) {
            looked = nodes_;
            KS_CHECK(context.check());
            context.report("compute", 0, 1, part_done());
        }
        const std::int64_t most = value_ + bound(level_, room_);
        if (most <= best_)
            come_to(TreeNode::Kind::cut, level_, most, watch);
        else if (level_ == items_.size() || come_to(TreeNode::Kind::branch, level_, most, watch))
            go_forward(most, watch);
    }
    return {};
}

/// Returns the fraction of all selections that come before this node.
double BranchAndBound::part_done() const {
    double part = 0, half = 0.5;
    for (std::size_t i = 0; i < std::min<std::size_t>(level_, 50); ++i, half /= 2)
        if (bits_[i] == 0)
            part += half;
    return part;
}

Answer BranchAndBound::answer(const KnapsackInstance& instance) const {
    Answer answer{.status = Status::optimal, .objective = 0, .weight = 0, .selection = Selection{}};
    for (std::size_t i = 0; i < best_bits_.size(); ++i)
        if (best_bits_[i] != 0)
            answer.selection->push_back(items_[i].index);
    std::ranges::sort(*answer.selection);
    for (const std::optional<std::int64_t>& i : *answer.selection) {
        const Item& item = instance.items()[static_cast<std::size_t>(*i)];
        *answer.objective += item.value;
        *answer.weight += item.weight;
    }
    answer.facts = {
        {.name = "nodes",
         .value = nodes_,
         .sentence = counted("The search came to {} node.", "The search came to {} nodes.", nodes_)}};
    return answer;
}

} // namespace ks::cpu
