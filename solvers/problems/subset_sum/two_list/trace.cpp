// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/trace.h"

#include "solvers/core/formatted.h"

#include <algorithm>

namespace ks::two_list {

namespace {

std::size_t place(std::int64_t index) {
    return static_cast<std::size_t>(index);
}

template <class T>
std::vector<T> beginning(const std::vector<T>& of, std::int64_t size) {
    return {of.begin(), of.begin() + size};
}

} // namespace

std::string Trace::name_of(int list, std::size_t weight) const {
    const auto& names = called[static_cast<std::size_t>(list)];
    return names.empty() ? std::string() : names[weight];
}

std::string Trace::words_of(int list, std::size_t weight) const {
    const std::string name = name_of(list, weight);
    const std::int64_t number = half(list).weights[weight];
    return name.empty() ? std::to_string(number) : written("{} ({})", name, number);
}

void Trace::begin(Level level, Sentence title, std::string id) {
    outline.push_back({.step = static_cast<std::int64_t>(moments.size()),
                       .level = level,
                       .title = std::move(title),
                       .id = std::move(id)});
}

Moment& Trace::add(const char* phase, std::vector<int> lines, std::string text) {
    Moment moment;
    if (!moments.empty()) {
        moment = moments.back();
        moment.step = {.row = moment.step.row};
    }
    moment.step.index = static_cast<std::int64_t>(moments.size());
    moment.step.phase = phase;
    moment.step.lines = std::move(lines);
    moment.step.text = std::move(text);
    moment.fates = static_cast<std::int64_t>(fates.size());
    moments.push_back(std::move(moment));
    return moments.back();
}

Moment& Trace::add_with_lists(const char* phase, std::vector<int> lines, std::string text) {
    Moment& moment = add(phase, std::move(lines), std::move(text));
    moment.done = {std::ssize(halves.first.weights), std::ssize(halves.second.weights)};
    moment.adding = false;
    moment.in_blocks = !sequential();
    moment.state.list = 0;
    moment.state.threads = sequential() ? 0 : threads;
    moment.state.thread.reset();
    return moment;
}

TwoListState Trace::state(std::int64_t step) const {
    const Moment& moment = moments[place(std::clamp<std::int64_t>(step, 0, std::ssize(moments) - 1))];
    TwoListState state = moment.state;
    show_lists(moment, state);
    if (moment.adding)
        show_addition(moment, state);
    if (moment.in_blocks)
        show_blocks(moment, state);
    return state;
}

void Trace::show_lists(const Moment& moment, TwoListState& state) const {
    for (std::size_t l = 0; l < 2; ++l) {
        state.lists[l].weights_done = moment.done[l];
        state.lists[l].sums = lists[l][place(moment.done[l])];
    }
}

void Trace::show_addition(const Moment& moment, TwoListState& state) const {
    const auto l = static_cast<std::size_t>(state.list);
    const std::int64_t i = moment.done[l];
    const Addition& addition = additions[l][place(i)];
    GrowingList& list = state.lists[l];
    list.adding = half(state.list).weights[place(i)];
    for (std::int64_t j = 0; j < moment.shifted; ++j) {
        list.shifted.push_back(list.sums[place(j)] + *list.adding);
        list.discarded.push_back(j < addition.kept.begin || j >= addition.kept.end);
    }
    list.merged = beginning(lists[l][place(i + 1)], moment.merged);
    list.merged_from_shifted = beginning(addition.from_shifted, moment.merged);
    if (sequential() || (moment.split == 0 && moment.merged == 0))
        return;
    for (std::int64_t node = 1; node <= 2 * moment.split + 1; ++node)
        state.partition.push_back({.number = node,
                                   .list = to_part(addition.h[place(node)].list),
                                   .shifted = to_part(addition.h[place(node)].shifted)});
}

void Trace::show_blocks(const Moment& moment, TwoListState& state) const {
    for (std::size_t l = 0; l < 2; ++l)
        for (std::int64_t block = 0; block < blocks[l].count(); ++block)
            state.blocks[l].push_back(to_part(blocks[l].range(block)));
    state.fates.assign(place(blocks[0].count() * blocks[1].count()), BlockFate::unknown);
    for (std::int64_t n = 0; n < moment.fates; ++n) {
        const FateChange& change = fates[place(n)];
        state.fates[place(change.a * blocks[1].count() + change.b)] = change.fate;
    }
}

} // namespace ks::two_list
