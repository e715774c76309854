// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace ks::tests {

/// A recording of a shape without a picture: seven nodes of a tree with the root 0, visited level by level.
class UndrawnRecording final : public Recording {
public:
    std::string_view variant() const override { return "tests.undrawn"; }
    Shape shape() const override { return static_cast<Shape>(-1); } // no picture draws it
    std::string_view rows_are() const override { return "depth"; }
    std::span<const Level> levels() const override {
        static constexpr std::array all{Level::row, Level::cell};
        return all;
    }
    std::int64_t count() const override { return nodes; }
    Step at(std::int64_t index) const override {
        Step step;
        step.index = std::clamp<std::int64_t>(index, 0, nodes);
        step.phase = "search";
        step.row = depth(node(step.index));
        step.text = "Nothing is visited yet.";
        if (step.index < nodes)
            step.about = {At{node(step.index + 1)}};
        if (step.index == 0)
            return step;
        step.lines = {2};
        step.text = "Visit node " + std::to_string(node(step.index)) + ".";
        if (step.index > 1) {
            step.read = {{At{parent(node(step.index))}, 10 * parent(node(step.index))}};
            step.source = step.read.front().at;
        }
        step.changed = {{At{node(step.index)}, 10 * node(step.index)}};
        return step;
    }
    std::span<const std::string> code() const override { return code_; }
    std::span<const OutlineEntry> outline() const override { return outline_; }
    std::int64_t next(std::int64_t step, Level level) const override {
        for (const OutlineEntry& entry : outline_)
            if (level == Level::row && entry.step > step)
                return entry.step;
        return level == Level::row ? nodes : std::min(step + 1, nodes);
    }
    std::int64_t previous(std::int64_t step, Level level) const override {
        std::int64_t begin = level == Level::row ? 0 : std::max<std::int64_t>(step - 1, 0);
        for (const OutlineEntry& entry : outline_)
            if (level == Level::row && entry.step < step)
                begin = entry.step;
        return begin;
    }

private:
    static constexpr std::int64_t nodes = 7;
    static std::int64_t node(std::int64_t step) { return std::max<std::int64_t>(step - 1, 0); }
    static std::int64_t parent(std::int64_t node) { return (node - 1) / 2; }
    static std::int64_t depth(std::int64_t node) { return node == 0 ? 0 : 1 + depth(parent(node)); }

    std::vector<std::string> code_{"for each node, level by level", "  visit it"};
    std::vector<OutlineEntry> outline_{
        {1, Level::row, "depth 0", "0"}, {2, Level::row, "depth 1", "1"}, {4, Level::row, "depth 2", "2"}};
};

} // namespace ks::tests
