// SPDX-License-Identifier: GPL-3.0-or-later
// How long lists grow: as curves, and below them the distribution of the sums.
#include "solvers/core/language.h"
#include "visual/scene/two_lists/list_head.h"
#include "visual/scene/two_lists/list_strip.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double caption = 18;

/// Marks the ends of the threads' parts, at the bottom of the list and at the top of the shifted list; draws
/// nothing without room between them.
void draw_part_ends(const TwoListsAt& at, const ListStrip& strip) {
    constexpr double least_apart = 4, tall = 7;
    const std::vector<PartitionNode> leaves = leaves_of(at.state.partition);
    if (leaves.empty())
        return;
    const double across = strip.left(leaves.back().list.end) - strip.frame().x;
    if (across < least_apart * static_cast<double>(leaves.size()))
        return;
    for (const PartitionNode& leaf : leaves) {
        const double x = strip.left(leaf.list.end), y = strip.left(leaf.shifted.end);
        at.list.add(Polyline{.points = {{x, strip.bottom() - tall}, {x, strip.bottom()}},
                             .stroke = Stroke{.role = Role::read, .width = 1.5}});
        at.list.add(Polyline{.points = {{y, strip.frame().y}, {y, strip.frame().y + tall}},
                             .stroke = Stroke{.role = Role::about, .width = 1.5}});
    }
}

/// The list, the shifted list and the new list over their indices, in one plot.
void draw_curves(const TwoListsAt& at, int of, const Rect& frame) {
    const GrowingList& list = at.state.lists[of];
    const double room =
        at.target() <= at.largest_sum(of) ? ListStrip::target_width(at.target(), at.measure) : 0;
    ListStrip strip({frame.x, frame.y, frame.width - room, frame.height},
                    static_cast<std::int64_t>(at.end.lists[of].sums.size()), at.largest_sum(of), at.measure);
    strip.be_curve(); // there are three of them
    const bool merged = !list.merged.empty();
    strip.draw_target(at.list, at.target());
    strip.draw(at.list, list.sums, [&](std::int64_t) { return BarLook{.faint = merged}; });
    if (list.adding)
        strip.draw(at.list, list.shifted, [&](std::int64_t i) {
            const bool struck = i < static_cast<std::int64_t>(list.discarded.size()) &&
                                list.discarded[static_cast<std::size_t>(i)];
            return BarLook{.role = Role::about, .hollow = true, .faint = merged, .struck = struck};
        });
    if (merged)
        strip.draw(at.list, list.merged, [](std::int64_t) { return BarLook{.role = Role::changed}; });
    if (at.state.list == of && !merged)
        draw_part_ends(at, strip);
    const auto& shown = merged ? list.merged : list.sums;
    at.tell(frame, "curve " + list_name(of),
            shown.empty()
                ? formatted("list {}, empty", list_name(of))
                : counted("list {}: {} sum from {} to {}{}", "list {}: {} sums from {} to {}{}",
                          std::ssize(shown), list_name(of), number(static_cast<std::int64_t>(shown.size())),
                          number(shown.front()), number(shown.back()), merged ? said(", merged now") : ""));
}

/// The number of sums in each of `parts` equal parts of 0 .. largest.
std::vector<std::int64_t> histogram(const std::vector<std::int64_t>& sums, std::int64_t largest,
                                    std::size_t parts) {
    std::vector<std::int64_t> counts(parts);
    for (const std::int64_t sum : sums) {
        const double place =
            static_cast<double>(sum) / static_cast<double>(std::max<std::int64_t>(1, largest));
        ++counts[std::min(parts - 1,
                          static_cast<std::size_t>(std::max(0.0, place) * static_cast<double>(parts)))];
    }
    return counts;
}

/// Draws the densities of the sums of A upwards and of B downwards, over one axis of sums.
void draw_densities(const TwoListsAt& at, const Rect& frame) {
    const std::int64_t largest = std::max({at.largest_sum(0), at.largest_sum(1), std::int64_t{1}});
    const auto parts = static_cast<std::size_t>(std::clamp(frame.width / 6, 8.0, 160.0));
    at.write({frame.x, frame.y, frame.width, caption},
             formatted("how many sums are where, from 0 to {}: A upwards, B downwards", number(largest)),
             {.size = 12, .role = Role::quiet});
    const double top = frame.y + caption + 4, half = std::floor((frame.height - caption - 8) / 2);
    const double middle = top + half;
    std::vector<std::int64_t> counts[2];
    std::int64_t most = 1;
    for (const int of : {0, 1}) {
        // so that heights are comparable between steps
        const auto full = histogram(at.end.lists[of].sums, largest, parts);
        most = std::max(most, *std::ranges::max_element(full));
        const GrowingList& list = at.state.lists[of];
        counts[of] = histogram(list.merged.empty() ? list.sums : list.merged, largest, parts);
        most = std::max(most, *std::ranges::max_element(counts[of]));
    }
    const double width = frame.width / static_cast<double>(parts);
    for (const int of : {0, 1})
        for (std::size_t i = 0; i < parts; ++i) {
            if (counts[of][i] == 0)
                continue;
            const double tall = std::max(
                1.0, std::round((half - 2) * static_cast<double>(counts[of][i]) / static_cast<double>(most)));
            at.list.add(Box{.rect = {frame.x + width * static_cast<double>(i),
                                     of == 0 ? middle - tall : middle + 1, std::max(1.0, width - 1), tall},
                            .fill = Fill{.role = Role::read, .opacity = of == 0 ? 1.0 : 0.55}});
        }
    at.list.add(Polyline{.points = {{frame.x, middle + 0.5}, {frame.x + frame.width, middle + 0.5}},
                         .stroke = Stroke{.role = Role::quiet}});
    at.tell({frame.x, top, frame.width, half * 2}, "densities",
            formatted("the sums of A and of B over an axis from 0 to {}", number(largest)));
    if (at.target() > largest)
        return;
    const double x = frame.x + frame.width * static_cast<double>(at.target()) / static_cast<double>(largest);
    at.list.add(Polyline{.points = {{x, top}, {x, top + 2 * half}},
                         .stroke = Stroke{.role = Role::text, .width = 1.5, .dashed = true}});
    const std::string words = formatted("M = {}", number(at.target()));
    const TextLook look{.size = 12, .weight = Weight::bold, .face = Face::mono};
    const double wide = at.width(words, look) + 1;
    at.write({x + 6 + wide <= frame.x + frame.width ? x + 6 : x - 6 - wide, top, wide, 16}, words, look);
}

} // namespace

double draw_many_sums(const TwoListsAt& at, const Rect& frame) {
    constexpr double gap = 24;
    const double curves = std::floor(frame.height * 0.6);
    const double width = std::floor((frame.width - gap) / 2);
    for (const int of : {0, 1}) {
        const Rect whole{frame.x + (width + gap) * of, frame.y, width, curves};
        draw_list_head(at, of, whole);
        draw_curves(at, of, {whole.x, whole.y + list_head_height + 6, width, curves - list_head_height - 8});
    }
    draw_densities(at, {frame.x, frame.y + curves + 14, frame.width, frame.height - curves - 14});
    return frame.y + frame.height;
}

} // namespace ks::scene
