// SPDX-License-Identifier: Apache-2.0
#include "solvers/pairs/compare_shapes.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/pairs/compare_members.h"

#include <algorithm>
#include <tuple>

namespace ks {

namespace {

std::string value_words(const TreeNode& node) {
    switch (node.kind) {
    case TreeNode::Kind::cut:
        return formatted("{} (cut)", node.value);
    case TreeNode::Kind::leaf:
        return node.allowed ? std::to_string(node.value) : formatted("{} (not allowed)", node.value);
    case TreeNode::Kind::branch:
        break;
    }
    return std::to_string(node.value);
}

/// Returns the nodes that the search has visited, by the path that leads to them.
std::map<std::string, Member> reached(const TreeRecording& tree, std::int64_t step) {
    std::map<std::string, Member> nodes;
    const auto all = tree.nodes();
    for (std::int64_t i = 0; i < step; ++i) {
        const TreeNode& node = all[static_cast<std::size_t>(i)];
        nodes.emplace(node.path, Member{.at = At{i},
                                        .value = value_words(node),
                                        .words = node.path.empty() ? said("the root")
                                                                   : formatted("node {}", node.path)});
    }
    return nodes;
}

/// Returns the points kept so far. Values are compared as text, because two ways of adding fractions may
/// differ in the last digit.
std::map<std::pair<std::int64_t, std::string>, Member> kept_points(const FrontState& state) {
    std::map<std::pair<std::int64_t, std::string>, Member> points;
    for (std::size_t k = 0; k < state.decided; ++k) {
        const FrontCandidate& point = state.candidates[k];
        const std::string value = state.axes->text(point.value);
        if (point.kept)
            points.emplace(std::pair{point.cost, value},
                           Member{.at = At{static_cast<std::int64_t>(k)},
                                  .value = {},
                                  .words = formatted("{} {} at {} {}", state.axes->value, value,
                                                     state.axes->cost, point.cost)});
    }
    return points;
}

std::map<std::size_t, Member> filled(const BoxesState& state) {
    std::map<std::size_t, Member> boxes;
    for (std::size_t n = 0; n < state.boxes.size(); ++n) {
        std::vector<std::string> kinds;
        for (const BoxedItem& item : state.boxes[n].items)
            kinds.push_back(state.axes->kinds[item.kind]);
        std::ranges::sort(kinds);
        if (!kinds.empty())
            boxes.emplace(n, Member{.at = At{static_cast<std::int64_t>(n)},
                                    .value = joined(kinds),
                                    .words = formatted("{} {}", state.axes->box_is, n + 1)});
    }
    return boxes;
}

/// Returns the items that the current bar packs, including refused ones.
std::map<std::int64_t, Member> packed(const BarsState& state) {
    std::map<std::int64_t, Member> items;
    const auto add = [&](std::size_t place, std::string became) {
        const BarItem& item = state.items[place];
        items.emplace(item.index, Member{.at = At{static_cast<std::int64_t>(place)},
                                         .value = std::move(became),
                                         .words = formatted("item {}", item.index + 1)});
    };
    for (const Bar::Part& part : state.bars[state.current].parts)
        add(part.item, part.share < 1 ? said("taken in part") : said("taken"));
    for (const std::size_t place : state.refused)
        add(place, said("left out"));
    return items;
}

/// The sums of a list, each with the number of equal sums before it.
using Sums = std::map<std::tuple<int, std::int64_t, int>, Member>;
Sums sums_of(const TwoListState& state) {
    Sums sums;
    for (const int list : {0, 1}) {
        std::map<std::int64_t, int> seen;
        const auto& all = state.lists[list].sums;
        for (std::size_t i = 0; i < all.size(); ++i)
            sums.emplace(std::tuple{list, all[i], seen[all[i]]++},
                         Member{.at = {list, static_cast<std::int64_t>(i)},
                                .value = {},
                                .words = formatted("the sum {} of list {}", all[i], list == 0 ? "A" : "B")});
    }
    return sums;
}

const char* fate_words(BlockFate fate) {
    switch (fate) {
    case BlockFate::unknown:
        return said("not decided");
    case BlockFate::below_by_lemma_2:
    case BlockFate::below_by_lemma_4:
        return said("below the target");
    case BlockFate::above_by_lemma_1:
    case BlockFate::above_by_lemma_3:
        return said("above the target");
    case BlockFate::picked:
        return said("picked");
    case BlockFate::searched:
        return said("searched");
    case BlockFate::found:
        return said("where it was found");
    }
    return "";
}

std::map<std::pair<std::size_t, std::size_t>, Member> pairs_of(const TwoListState& state) {
    std::map<std::pair<std::size_t, std::size_t>, Member> pairs;
    const std::size_t width = state.blocks[1].size();
    for (std::size_t i = 0; i < state.fates.size(); ++i) {
        const std::size_t a = i / width, b = i % width;
        pairs.emplace(std::pair{a, b},
                      Member{.at = {2, static_cast<std::int64_t>(a), static_cast<std::int64_t>(b)},
                             .value = fate_words(state.fates[i]),
                             .words = formatted("pair A{}, B{}", a + 1, b + 1)});
    }
    return pairs;
}

/// Returns the number of pairs left to search after the pruning.
std::int64_t picked(const TwoListState& state) {
    return std::ranges::count_if(state.fates, [](BlockFate fate) {
        return fate == BlockFate::picked || fate == BlockFate::searched || fate == BlockFate::found;
    });
}

} // namespace

Differences compare_trees(const TreeRecording& first, const TreeRecording& second, Positions steps) {
    Differences found{.parts = said("nodes")};
    compare_members(found, reached(first, steps[0]), reached(second, steps[1]));
    return found;
}

Differences compare_fronts(const FrontState& first, const FrontState& second) {
    Differences found{.parts = said("points")};
    compare_members(found, kept_points(first), kept_points(second));
    return found;
}

Differences compare_boxes(const BoxesState& first, const BoxesState& second) {
    Differences found{.parts = said("boxes")};
    compare_members(found, filled(first), filled(second));
    return found;
}

Differences compare_bars(const BarsState& first, const BarsState& second) {
    Differences found{.parts = said("items")};
    compare_members(found, packed(first), packed(second));
    return found;
}

Differences compare_lists(const TwoListState& first, const TwoListState& second) {
    const bool pruned = !first.fates.empty() && !second.fates.empty();
    const bool alike = first.blocks[0].size() == second.blocks[0].size() &&
                       first.blocks[1].size() == second.blocks[1].size();
    Differences found{.parts = pruned && alike ? said("pairs of blocks") : said("sums")};
    if (pruned && alike)
        compare_members(found, pairs_of(first), pairs_of(second));
    else
        compare_members(found, sums_of(first), sums_of(second));
    if (pruned)
        found.note =
            formatted("Pairs to search: {} on the left, {} on the right.", picked(first), picked(second));
    return found;
}

} // namespace ks
