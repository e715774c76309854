// SPDX-License-Identifier: GPL-3.0-or-later
// The pruning of pairs of blocks: the matrix, and next to it the counts and the current pair.
#include "visual/scene/two_lists/two_lists.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

struct FateCounts {
    std::int64_t above = 0, below = 0, picked = 0, unknown = 0;
};

FateCounts counts_of(const TwoListState& state) {
    FateCounts counts;
    for (const BlockFate fate : state.fates)
        ++(fate == BlockFate::unknown                                                   ? counts.unknown
           : fate == BlockFate::above_by_lemma_1 || fate == BlockFate::above_by_lemma_3 ? counts.above
           : fate == BlockFate::below_by_lemma_2 || fate == BlockFate::below_by_lemma_4 ? counts.below
                                                                                        : counts.picked);
    return counts;
}

/// Draws the range from the pair's smallest to its largest sum, with the target, over an axis of all sums.
double draw_reach(const TwoListsAt& at, const Rect& frame) {
    if (!at.state.row || !at.state.column)
        return frame.y;
    const auto& blocks = at.end.blocks;
    const ListPart a = blocks[0][static_cast<std::size_t>(*at.state.row)],
                   b = blocks[1][static_cast<std::size_t>(*at.state.column)];
    const auto& rising = at.end.lists[0].sums;
    const auto& falling = at.end.lists[1].sums;
    const auto of = [](const std::vector<std::int64_t>& sums, std::int64_t i) {
        return sums[static_cast<std::size_t>(i)];
    };
    const std::int64_t least = of(rising, a.begin) + of(falling, b.end - 1),
                       most = of(rising, a.end - 1) + of(falling, b.begin);
    const std::int64_t all = std::max(rising.back() + falling.front(), at.target());
    const auto x = [&](std::int64_t sum) {
        return std::floor(frame.x + 4 +
                          (frame.width - 8) * static_cast<double>(sum) /
                              static_cast<double>(std::max<std::int64_t>(1, all)));
    };
    const TextLook title{.size = 14, .weight = Weight::bold}, value{.size = 13, .face = Face::mono};
    at.write({frame.x, frame.y, frame.width, 20},
             formatted("{} with {}", block_name(0, *at.state.row), block_name(1, *at.state.column)), title);
    double y = frame.y + 24;
    const auto line = [&](const char* name, std::int64_t x1, std::int64_t y1) {
        const std::string words = formatted("{} + {} = {}", number(x1), number(y1), number(x1 + y1));
        at.write({frame.x, y, 64, 18}, name, {.size = 13, .role = Role::quiet});
        at.write({frame.x + 66, y, frame.width - 66, 18}, words, value);
        y += 20;
    };
    line(said("smallest"), of(rising, a.begin), of(falling, b.end - 1));
    line(said("largest"), of(rising, a.end - 1), of(falling, b.begin));
    // Draws the axis, the pair's range on it, and the target across it.
    const std::string words = formatted("M = {}", number(at.target()));
    const TextLook target{.size = 12, .weight = Weight::bold, .face = Face::mono};
    const double wide = at.width(words, target) + 1;
    y += 6;
    at.write({std::clamp(x(at.target()) - wide / 2, frame.x, std::max(frame.x, frame.x + frame.width - wide)),
              y, wide, 16},
             words, target);
    y += 18;
    at.list.add(Polyline{.points = {{frame.x, y + 10.5}, {frame.x + frame.width, y + 10.5}},
                         .stroke = Stroke{.role = Role::quiet}});
    at.list.add(Box{.rect = {x(least), y + 3, std::max(3.0, x(most) - x(least)), 15},
                    .fill = Fill{.role = least <= at.target() && at.target() <= most ? Role::optimal
                                         : least > at.target()                       ? Role::about
                                                                                     : Role::read},
                    .radius = 2});
    const double mark = x(at.target()) + 0.5;
    at.list.add(Polyline{.points = {{mark, y - 2}, {mark, y + 24}},
                         .stroke = Stroke{.role = Role::text, .width = 2, .dashed = true}});
    at.write({frame.x, y + 22, 60, 16}, "0", {.size = 12, .role = Role::quiet, .face = Face::mono});
    at.write({frame.x + 60, y + 22, frame.width - 60, 16}, number(all),
             {.size = 12, .role = Role::quiet, .align = Align::right, .face = Face::mono});
    at.tell({frame.x, frame.y, frame.width, y + 24 - frame.y}, "reach",
            formatted("the sums of {} with {} are from {} to {}, the target is {}",
                      block_name(0, *at.state.row), block_name(1, *at.state.column), number(least),
                      number(most), number(at.target())));
    return y + 40;
}

/// Writes the counts, each with its mark.
void draw_counts(const TwoListsAt& at, const Rect& frame) {
    const FateCounts counts = counts_of(at.state);
    const auto a = static_cast<std::int64_t>(at.end.blocks[0].size()),
               b = static_cast<std::int64_t>(at.end.blocks[1].size());
    const std::string bound = a == b ? formatted("2 · {} − 1 = {}", number(a), number(2 * a - 1))
                                     : formatted("{} + {} − 1 = {}", number(a), number(b), number(a + b - 1));
    double y = frame.y;
    const auto row = [&](BlockFate fate, const std::string& words, bool loud) {
        if (y + 22 > frame.y + frame.height)
            return;
        add_mark(at.list, {frame.x, y + 3, 16, 16}, fate_mark(fate));
        TextLook look{.size = loud ? 15.0 : 13.0,
                      .role = loud ? Role::text : Role::quiet,
                      .weight = loud ? Weight::bold : Weight::regular};
        while (look.size > 10 && at.width(words, look) > frame.width - 26)
            look.size -= 1;
        at.write({frame.x + 26, y, frame.width - 26, 22}, words, look);
        y += loud ? 28 : 24;
    };
    const std::string picked = formatted("picked {} of at most {}", number(counts.picked), bound);
    const bool fits = at.width(picked, {.size = 12, .weight = Weight::bold}) <= frame.width - 26;
    row(BlockFate::picked,
        fits ? picked : formatted("picked {} of at most {}", number(counts.picked), number(a + b - 1)), true);
    row(BlockFate::above_by_lemma_1, formatted("{} pruned, all sums above M", number(counts.above)), false);
    row(BlockFate::below_by_lemma_2, formatted("{} pruned, all sums below M", number(counts.below)), false);
    if (counts.unknown > 0)
        row(BlockFate::unknown, formatted("{} not yet looked at", number(counts.unknown)), false);
    at.tell({frame.x, frame.y, frame.width, std::max(0.0, y - frame.y)}, "counts", picked);
}

} // namespace

double draw_pruning(const TwoListsAt& at, const Rect& frame) {
    if (!at.has_blocks())
        return frame.y;
    constexpr double counts = 120, gap = 24, least_beside = 560;
    if (frame.width < least_beside) { // the counts are below the matrix
        const double below = std::min(132.0, frame.height * 0.4), half = std::floor((frame.width - gap) / 2);
        draw_matrix(at, {frame.x, frame.y, frame.width, frame.height - below - 12}, true);
        const double y = frame.y + frame.height - below;
        draw_counts(at, {frame.x, y, half, below});
        if (below >= 130)
            draw_reach(at, {frame.x + half + gap, y, half, below});
        return frame.y + frame.height;
    }
    const double side = std::clamp(std::floor(frame.width * 0.32), 200.0, 340.0);
    draw_matrix(at, {frame.x, frame.y, frame.width - side - gap, frame.height}, true);
    const Rect beside{frame.x + frame.width - side, frame.y, side, frame.height};
    draw_counts(at, {beside.x, beside.y, side, std::min(counts, beside.height)});
    if (beside.height >= counts + 130)
        draw_reach(at, {beside.x, beside.y + counts + 12, side, beside.height - counts - 12});
    return frame.y + frame.height;
}

} // namespace ks::scene
