// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/cpu/list_generation.h"

#include "solvers/problems/subset_sum/two_list/in_turns.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace ks::cpu {

using namespace two_list;

template <Direction D>
std::int64_t TeamList<D>::bytes(std::size_t weights) {
    const std::int64_t sums = std::int64_t{1} << weights;
    return 8 * (sums + std::max<std::int64_t>(1, sums / 2));
}

template <Direction D>
std::int64_t TeamList<D>::partition_bytes(std::int64_t threads) {
    return 2 * threads * static_cast<std::int64_t>(sizeof(Bounds));
}

template <Direction D>
Result<void> TeamList<D>::allocate() {
    const std::int64_t sums = std::int64_t{1} << weights_.size();
    KS_TRY(whole_, allocate_list(sums));
    KS_TRY(half_, allocate_list(std::max<std::int64_t>(1, sums / 2)));
    h_.resize(static_cast<std::size_t>(2 * threads_));
    list_ = whole_.get();
    next_ = half_.get();
    if (weights_.size() % 2 == 1)
        std::swap(list_, next_);
    list_[0] = 0;
    return {};
}

template <Direction D>
void TeamList<D>::begin(std::size_t i, std::int64_t tasks) {
    tasks_ = leaves_ = 0;
    if (i >= weights_.size())
        return;
    weight_ = weights_[i];
    h_[1] = {.list = {0, size_}, .shifted = at_most<D>(list_, size_, weight_, limit_)};
    leaves_ =
        std::min(threads_, static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(size_))));
    Silent silent;
    for (tasks_ = 1; tasks_ < std::min(leaves_, tasks); tasks_ *= 2)
        for (std::int64_t node = tasks_; node < 2 * tasks_; ++node)
            partition<D>(list_, weight_, h_.data(), node, silent);
}

template <Direction D>
void TeamList<D>::do_task(std::int64_t task, const std::function<bool(std::int64_t)>& go_on) {
    std::int64_t begin = tasks_ + task, end = begin + 1; // elements of H
    Silent silent;
    for (; begin < leaves_; begin *= 2, end *= 2)
        for (std::int64_t node = begin; node < end; ++node)
            partition<D>(list_, weight_, h_.data(), node, silent);
    merge_leaves(begin, end, go_on);
}

template <Direction D>
void TeamList<D>::merge_leaves(std::int64_t begin, std::int64_t end,
                               const std::function<bool(std::int64_t)>& go_on) {
    const auto merging = [&](std::int64_t leaf) {
        return Merging<D>(list_, weight_, h_[static_cast<std::size_t>(leaf)], h_[1].shifted.begin, next_);
    };
    Left left = Left::done;
    std::int64_t leaf = begin;
    for (; leaf + 4 <= end && left == Left::done; leaf += 4) {
        Merging<D> one = merging(leaf), two = merging(leaf + 1), three = merging(leaf + 2),
                   four = merging(leaf + 3);
        left = in_turns(go_on, one, two, three, four);
    }
    for (; leaf < end && left == Left::done; ++leaf) {
        Merging<D> one = merging(leaf);
        left = alone(go_on, one);
    }
}

template <Direction D>
void TeamList<D>::end() {
    if (tasks_ == 0)
        return;
    size_ = h_[1].size();
    std::swap(list_, next_);
}

template <Direction D>
void TeamList<D>::keep_the_list() {
    half_.reset();
    h_ = {};
}

template class TeamList<Direction::rising>;
template class TeamList<Direction::falling>;

} // namespace ks::cpu
