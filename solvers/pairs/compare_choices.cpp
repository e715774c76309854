// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/pairs/compare_shapes.h"
#include "solvers/steps/table_layers.h"

#include <algorithm>
#include <map>

namespace ks {

namespace {

/// What was decided in the end, by what it was decided for: "item 3": "taken", "class 2": "b (1, 4)".
struct Decision {
    std::string about, choice;
};

/// A row that adds one item takes it or leaves it out. Layers and fronts have no single way from row to row.
std::vector<Decision> decisions_of_table(const TableRecording& table) {
    const auto outline = table.outline();
    if (layers_of(table) || std::ranges::find(outline, "way back", &OutlineEntry::title) == outline.end() ||
        std::ranges::find(outline, "front", &OutlineEntry::title) != outline.end())
        return {};
    std::map<std::int64_t, std::int64_t> picked;
    for (const Pick& pick : table.at(table.count()).picks)
        picked.emplace(pick.row, pick.item);
    std::vector<Decision> all;
    for (std::int64_t row = 1; row < table.rows(); ++row) {
        const auto found = picked.find(row);
        const bool single = table.items_of(row) == 1;
        all.push_back({row_words(table, row), found == picked.end() ? (single ? "left out" : "nothing")
                                              : single              ? "taken"
                                                                    : table.item(row, found->second)});
    }
    return all;
}

/// Along the way to the best leaf.
std::vector<Decision> decisions_of_tree(const TreeRecording& tree) {
    std::vector<Decision> all;
    const auto nodes = tree.nodes();
    const auto levels = tree.levels_named();
    for (std::int64_t i = tree.best_at(tree.count()); i >= 0; i = nodes[static_cast<std::size_t>(i)].parent) {
        const TreeNode& node = nodes[static_cast<std::size_t>(i)];
        if (node.parent >= 0 && node.level >= 1 && static_cast<std::size_t>(node.level) <= levels.size())
            all.push_back({formatted("{} {}", said(std::string(tree.rows_are())),
                                     levels[static_cast<std::size_t>(node.level) - 1]),
                           node.choice});
    }
    std::ranges::reverse(all);
    return all;
}

std::vector<Decision> decisions_of(const Recording& recording) {
    switch (recording.shape()) {
    case Shape::table:
        return decisions_of_table(static_cast<const TableRecording&>(recording));
    case Shape::tree:
        return decisions_of_tree(static_cast<const TreeRecording&>(recording));
    default:
        return {};
    }
}

} // namespace

std::string compare_choices(const Recording& first, const Recording& second) {
    constexpr std::size_t most_told = 3;
    // Two searches may mean another thing by the same branch.
    const bool same_search = std::ranges::equal(first.code(), second.code());
    if (first.shape() != second.shape() || (first.shape() == Shape::tree && !same_search))
        return {};
    const auto left = decisions_of(first), right = decisions_of(second);
    std::vector<std::string> differ;
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i)
        if (left[i].about == right[i].about && left[i].choice != right[i].choice)
            differ.push_back(formatted("{} ({}; {})", left[i].about, left[i].choice, right[i].choice));
    if (left.empty() || right.empty())
        return {};
    if (differ.empty())
        return "Both choose alike.";
    std::string text;
    for (std::size_t i = 0; i < std::min(differ.size(), most_told); ++i)
        text += (i == 0 ? "" : ", ") + differ[i];
    if (differ.size() > most_told)
        text += formatted(" and {} more", differ.size() - most_told);
    return formatted("They choose differently (left; right): {}.", text);
}

} // namespace ks
