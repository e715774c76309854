// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/label_layers.h"

#include "solvers/core/formatted.h"
#include "solvers/core/over_budget.h"
#include "solvers/core/units.h"

#include <algorithm>
#include <tuple>

namespace ks {

namespace {

std::int64_t starts_bytes(const Plan::Resources& limits) {
    return (limits.blocks + 2) * static_cast<std::int64_t>(sizeof(std::size_t));
}

} // namespace

LabelLayers::LabelLayers(const Plan::Resources& limits) : limits_(limits) {
    Layer& first = layers_.emplace_back();
    first.labels.emplace_back();
    first.starts.assign(static_cast<std::size_t>(limits.blocks) + 2, 1);
    first.starts.front() = 0;
}

void LabelLayers::collect(std::int64_t blocks, std::span<const KernelShape> shapes,
                          std::vector<Label>& labels) const {
    labels.clear();
    const Layer& before = layers_.back();
    for (std::size_t k = 0; k < shapes.size() && shapes[k].blocks <= blocks; ++k) {
        const auto from = static_cast<std::size_t>(blocks - shapes[k].blocks);
        for (std::size_t i = before.starts[from]; i < before.starts[from + 1]; ++i)
            if (const Plan::Resources takes = sum_of(before.labels[i].takes, shapes[k].takes);
                fits(takes, limits_))
                labels.push_back({.takes = takes,
                                  .before = static_cast<std::uint32_t>(i),
                                  .shape = static_cast<std::uint32_t>(k)});
    }
    std::ranges::sort(labels, {}, [](const Label& label) {
        const Plan::Resources& takes = label.takes;
        return std::tuple(takes.warps, takes.shared_bytes, takes.registers, label.shape, label.before);
    });
}

Result<bool> LabelLayers::add(std::span<const KernelShape> shapes, std::int64_t most_bytes,
                              const Context& context) {
    Layer next{.labels = {}, .starts = {0}};
    std::vector<Label> some;
    for (std::int64_t blocks = 0; blocks <= limits_.blocks; ++blocks) {
        KS_CHECK(context.check());
        collect(blocks, shapes, some);
        // With the same warps, the next label takes at least as much shared memory. So it must take fewer
        // registers than the last kept one.
        for (const Label& label : some) {
            const bool alone = next.labels.size() == next.starts.back() ||
                               next.labels.back().takes.warps != label.takes.warps;
            if (alone || label.takes.registers < next.labels.back().takes.registers)
                next.labels.push_back(label);
        }
        next.starts.push_back(next.labels.size());
        const std::size_t beside = next.labels.capacity() + some.capacity();
        if (bytes() + static_cast<std::int64_t>(beside * sizeof(Label)) > most_bytes ||
            next.labels.size() > UINT32_MAX)
            return over_budget(formatted("the labels of {} kernels take more than {}", layers_.size(),
                                         bytes_text(most_bytes)),
                               "plan fewer kernels");
    }
    if (next.labels.empty())
        return false;
    next.labels.shrink_to_fit();
    layers_.push_back(std::move(next));
    return true;
}

std::vector<std::size_t> LabelLayers::best() const {
    const auto order = [](const Label& label) {
        return std::tuple(label.takes.shared_bytes, label.takes.registers, label.takes.blocks);
    };
    const Label* label = &*std::ranges::min_element(layers_.back().labels, {}, order);
    std::vector<std::size_t> chosen(layers_.size() - 1);
    for (std::size_t i = chosen.size(); i > 0; --i) {
        chosen[i - 1] = label->shape;
        label = &layers_[i - 1].labels[label->before];
    }
    return chosen;
}

std::int64_t LabelLayers::bytes() const {
    const auto layers = static_cast<std::int64_t>(layers_.size());
    return layers * starts_bytes(limits_) + labels() * static_cast<std::int64_t>(sizeof(Label));
}

std::int64_t LabelLayers::labels() const {
    std::int64_t all = 0;
    for (const Layer& layer : layers_)
        all += static_cast<std::int64_t>(layer.labels.size());
    return all;
}

std::int64_t LabelLayers::least_layer_bytes(const Plan::Resources& limits) {
    return starts_bytes(limits) + static_cast<std::int64_t>(sizeof(Label));
}

std::int64_t LabelLayers::plain_layer_bytes(const Plan::Resources& limits) {
    const std::int64_t labels = (limits.blocks + 1) * (limits.warps + 1);
    return starts_bytes(limits) + labels * static_cast<std::int64_t>(sizeof(Label));
}

} // namespace ks
