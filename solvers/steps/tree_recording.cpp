// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/tree_recording.h"

#include <algorithm>
#include <array>

namespace ks {

TreeRecording::TreeRecording(std::string variant, Words words, std::vector<TreeNode> nodes, Answer answer)
    : variant_(std::move(variant)), words_(std::move(words)), nodes_(std::move(nodes)),
      answer_(std::move(answer)) {
    std::int64_t best = -1;
    bool begins = true;
    for (std::int64_t i = 0; i < count(); ++i) {
        const TreeNode& node = nodes_[static_cast<std::size_t>(i)];
        if (node.best)
            best = i;
        best_.push_back(best);
        if (begins) {
            begins_.push_back(i + 1);
            outline_.push_back({.step = i + 1, .level = Level::row, .title = {}});
        }
        begins = node.kind != TreeNode::Kind::branch;
        if (begins) // what the unit leads to
            outline_.back().title = outline_.back().id = node.path;
    }
}

std::span<const Level> TreeRecording::levels() const {
    static constexpr std::array all{Level::row, Level::cell};
    return all;
}

Step TreeRecording::at(std::int64_t index) const {
    Step step;
    step.index = std::clamp<std::int64_t>(index, 0, count());
    step.phase = "search";
    step.text = words_.start;
    if (step.index < count())
        step.about = {At{step.index}};
    if (step.index == 0)
        return step;
    const std::int64_t at = step.index - 1;
    const TreeNode& node = nodes_[static_cast<std::size_t>(at)];
    step.row = node.level;
    step.lines = {node.line};
    step.text = node.text;
    if (node.parent >= 0) {
        step.read = {{At{node.parent}, nodes_[static_cast<std::size_t>(node.parent)].value}};
        step.source = step.read.front().at;
    }
    step.changed = {{At{at}, node.value}};
    if (step.index == count())
        step.text += " " + words_.end;
    for (std::int64_t i = best_at(step.index); i >= 0; i = nodes_[static_cast<std::size_t>(i)].parent)
        step.chosen.push_back(At{i});
    return step;
}

std::int64_t TreeRecording::next(std::int64_t step, Level level) const {
    if (level != Level::row)
        return std::min(step + 1, count());
    const auto after = std::ranges::upper_bound(begins_, step);
    return after == begins_.end() ? count() : *after;
}

std::int64_t TreeRecording::previous(std::int64_t step, Level level) const {
    if (level != Level::row)
        return std::max<std::int64_t>(step - 1, 0);
    const auto not_before = std::ranges::lower_bound(begins_, step);
    return not_before == begins_.begin() ? 0 : *(not_before - 1);
}

std::int64_t TreeRecording::best_at(std::int64_t step) const {
    return step <= 0 ? -1 : best_[static_cast<std::size_t>(std::min(step, count()) - 1)];
}

} // namespace ks
