// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "visual/scene/two_lists/two_lists.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace ks::scene {

namespace {

int level_of(std::int64_t node) {
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(std::max<std::int64_t>(node, 1)))) - 1;
}

/// The positions of the nodes: columns are levels, and the leaves of the largest tree share the height.
class TreePlaces {
public:
    TreePlaces(const Rect& frame, int levels)
        : frame_(frame), levels_(std::max(levels, 0)),
          column_(frame.width / static_cast<double>(levels_ + 1)) {}

    Rect box(std::int64_t node) const {
        const int level = level_of(node);
        const std::int64_t across = std::int64_t{1} << level;
        const double slot = frame_.height / static_cast<double>(across);
        const double middle = frame_.y + slot * (static_cast<double>(node - across) + 0.5);
        const double lowest = frame_.height / static_cast<double>(std::int64_t{1} << levels_);
        const double tall = std::clamp(lowest - (numbered() ? number_height + 2 : 4), 3.0, 38.0);
        const double wide = std::min(column_ - std::min(18.0, column_ / 4), 110.0);
        const double down = numbered() ? number_height / 2 : 0;
        return {std::floor(frame_.x + column_ * level), std::floor(middle - tall / 2 + down),
                std::floor(wide), std::floor(tall)};
    }

    bool numbered() const { return frame_.height / static_cast<double>(std::int64_t{1} << levels_) >= 36; }

private:
    static constexpr double number_height = 14; ///< above a node, if there is room

    Rect frame_;
    int levels_;
    double column_;
};

void draw_node(const TwoListsAt& at, const PartitionNode& node, const Rect& box, bool current,
               bool numbered) {
    add_mark(at.list, box,
             current ? Mark{{.fill = Fill{.role = Role::changed, .opacity = tint},
                             .stroke = Stroke{.role = Role::changed, .width = 2.5},
                             .radius = 2}}
                     : Mark{{.fill = Fill{.role = Role::surface},
                             .stroke = Stroke{.role = Role::quiet, .width = 1},
                             .radius = 2}});
    if (numbered)
        at.write({box.x, box.y - 14, box.width, 13}, number(node.number), {.size = 11, .role = Role::quiet});
    const std::string list = range_words(node.list), shifted = range_words(node.shifted);
    at.tell(box, written("node {}", node.number),
            formatted("H[{}]: elements {} of the list with elements {} of the shifted list{}", node.number,
                      list, shifted, current ? said(", now") : ""));
    const auto fits = [&](const std::string& words, double size) {
        return at.width(words, {.size = size, .weight = Weight::bold, .face = Face::mono}) + 4 <= box.width;
    };
    const Weight weight = current ? Weight::bold : Weight::regular;
    for (double size = 12; size >= 9; size -= 1) {
        const double line = size + 3;
        if (box.height >= 2 * line && fits(list, size) && fits(shifted, size)) {
            const double top = box.y + (box.height - 2 * line) / 2;
            at.write({box.x, top, box.width, line}, list,
                     {.size = size, .align = Align::centre, .weight = weight, .face = Face::mono});
            at.write({box.x, top + line, box.width, line}, shifted,
                     {.size = size,
                      .role = Role::about,
                      .align = Align::centre,
                      .weight = weight,
                      .face = Face::mono});
            return;
        }
        const std::string both = list + " " + shifted;
        if (box.height >= size + 2 && fits(both, size)) {
            const double wide = at.width(both, {.size = size, .weight = Weight::bold, .face = Face::mono});
            const double first =
                at.width(list + " ", {.size = size, .weight = Weight::bold, .face = Face::mono});
            const double x = box.x + (box.width - wide) / 2;
            at.write({x, box.y, first, box.height}, list,
                     {.size = size, .weight = weight, .face = Face::mono});
            at.write({x + first, box.y, wide - first + 1, box.height}, shifted,
                     {.size = size, .role = Role::about, .weight = weight, .face = Face::mono});
            return;
        }
    }
}

} // namespace

std::int64_t node_divided(const TwoListState& state) {
    const auto& partition = state.partition;
    if (!state.lists[state.list].merged.empty() || partition.empty())
        return 0;
    std::int64_t last = 1;
    for (const PartitionNode& node : partition)
        last = std::max(last, node.number);
    return std::max<std::int64_t>(1, last / 2);
}

std::vector<PartitionNode> leaves_of(const std::vector<PartitionNode>& partition) {
    std::vector<PartitionNode> leaves;
    for (const PartitionNode& node : partition)
        if (std::ranges::find(partition, 2 * node.number, &PartitionNode::number) == partition.end())
            leaves.push_back(node);
    std::ranges::sort(leaves, {}, [](const PartitionNode& node) {
        return std::pair(node.list.begin + node.shifted.begin, node.number);
    });
    return leaves;
}

std::int64_t leaf_merged(const TwoListState& state) {
    const GrowingList& list = state.lists[state.list];
    if (list.merged.empty())
        return 0;
    const Taken taken = taken_of(state);
    const auto last = static_cast<std::int64_t>(list.merged.size()) - 1 + taken.first_shifted;
    for (const PartitionNode& leaf : leaves_of(state.partition))
        if (last >= leaf.list.begin + leaf.shifted.begin && last < leaf.list.end + leaf.shifted.end)
            return leaf.number;
    return 0;
}

void draw_partition_tree(const TwoListsAt& at, const Rect& frame) {
    const auto& partition = at.state.partition;
    constexpr double head = 18;
    const TextLook look{.size = 12, .role = Role::quiet};
    const std::string title = said("vector H: parts of the list and of the shifted list");
    at.write({frame.x, frame.y, frame.width, head},
             at.width(title, look) <= frame.width ? title : said("vector H"), look);
    const auto threads = static_cast<std::uint64_t>(std::max<std::int64_t>(1, at.end.threads));
    const TreePlaces places({frame.x, frame.y + head + 4, frame.width, frame.height - head - 4},
                            static_cast<int>(std::bit_width(threads - 1)));
    const std::int64_t divided = node_divided(at.state), merged = leaf_merged(at.state);
    for (const PartitionNode& node : partition) {
        if (node.number < 2)
            continue;
        const Rect from = places.box(node.number / 2), to = places.box(node.number);
        const double x = from.x + from.width, middle = std::floor((x + to.x) / 2) + 0.5;
        const double y = std::floor(from.y + from.height / 2) + 0.5,
                     z = std::floor(to.y + to.height / 2) + 0.5;
        const bool now = node.number / 2 == divided && divided > 0;
        at.list.add(
            Polyline{.points = {{x, y}, {middle, y}, {middle, z}, {to.x, z}},
                     .stroke = Stroke{.role = now ? Role::changed : Role::quiet, .width = now ? 2.0 : 1.0}});
    }
    for (const PartitionNode& node : partition)
        draw_node(at, node, places.box(node.number), node.number == divided || node.number == merged,
                  places.numbered());
}

} // namespace ks::scene
