// SPDX-License-Identifier: GPL-3.0-or-later
// How the lists grow: the list, the list shifted by a weight, and the new list into which both are merged.
#include "solvers/core/language.h"
#include "visual/scene/two_lists/list_head.h"
#include "visual/scene/two_lists/list_strip.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

Taken taken_of(const TwoListState& state) {
    const GrowingList& list = state.lists[state.list];
    Taken taken;
    if (state.list == 1) // in a descending list the discarded elements are first
        taken.first_shifted = std::ranges::find(list.discarded, false) - list.discarded.begin();
    taken.of_shifted = taken.first_shifted;
    for (const bool shifted : list.merged_from_shifted)
        ++(shifted ? taken.of_shifted : taken.of_list);
    return taken;
}

namespace {

/// Room between a row's words and its bars, so that arrow heads do not cover the words.
double arrow_room(const Rect& frame) {
    return frame.height >= 240 ? 10 : 5;
}

constexpr double label_height = 18, threads_height = 16, row_gap = 6, parts_tint = 0.3;

/// The list that is being built, in three rows.
class GrowingRows {
public:
    GrowingRows(const TwoListsAt& at, int of, const Rect& frame)
        : at_(at), of_(of), list_(at.state.lists[of]), taken_(taken_of(at.state)),
          leaves_(at.state.list == of ? leaves_of(at.state.partition) : std::vector<PartitionNode>{}) {
        now_ = {.list = {0, size_of(list_.sums)}, .shifted = {0, size_of(list_.shifted)}};
        for (const PartitionNode& leaf : leaves_)
            if (leaf.number == leaf_merged(at.state))
                now_ = leaf;
        const double arrow = arrow_room(frame), words = label_height + row_gap;
        const double bars = std::floor((frame.height - threads_height - 2 * arrow) / 3 - words);
        for (int i = 0; i < 3; ++i) // no arrow points to the first row
            frames_[i] = {frame.x, frame.y + (bars + words + arrow) * i - (i > 0 ? arrow : 0), frame.width,
                          bars + words + (i > 0 ? arrow : 0)};
    }

    void draw() {
        draw_parts();
        draw_cuts(strip(0), strip(1));
        const ListStrip sums = strip(0), merged = strip(2);
        ListStrip shifted = strip(1);
        draw_arrow(sums, shifted, merged); // under the bars and their numbers
        if (merging() && !last_from_shifted())
            shifted.put_numbers_on_ground(); // the arrow crosses this row
        sums.draw(at_.list, list_.sums, [&](std::int64_t i) { return sum_look(i); });
        tell(sums, list_.sums, "list", [](std::int64_t) { return std::string(); });
        if (list_.adding)
            draw_shifted(shifted);
        if (list_.adding)
            draw_merged(merged);
        draw_labels();
    }

private:
    ListStrip strip(int row) const {
        const double bars = frames_[0].height - label_height - row_gap;
        const Rect& frame = frames_[row];
        return {{frame.x, frame.y + frame.height - row_gap - bars, frame.width - at_.target_room(), bars},
                static_cast<std::int64_t>(at_.end.lists[of_].sums.size()),
                at_.largest_sum(of_),
                at_.measure};
    }
    /// Writes the names of the rows; last, so that cuts and arrows are under the words.
    void draw_labels() const {
        label(0, formatted("{} of {} {}", list_name(of_), list_.weights_done,
                           counted("weight", "weights", list_.weights_done)));
        if (!list_.adding)
            return;
        const auto left_out = std::ranges::count(list_.discarded, true);
        label(1, formatted("{} + {}{}", list_name(of_), number(*list_.adding),
                           left_out > 0 ? formatted(": {} discarded", number(left_out)) : ""));
        label(2, formatted("new {}: {} of {} merged", list_name(of_), number(size_of(list_.merged)),
                           number(size_of(list_.sums) + size_of(list_.shifted) - left_out)));
    }
    /// On a background, because cuts and arrows cross the rows.
    void label(int row, const std::string& words) const {
        const Rect& frame = frames_[row];
        const TextLook look{.size = 13, .role = Role::quiet};
        const double wide = std::min(frame.width, at_.width(words, look) + 1);
        if (row > 0)
            at_.list.add(Box{.rect = {frame.x, frame.y + 1, wide + 3, label_height - 2},
                             .fill = Fill{.role = Role::surface}});
        at_.write({frame.x, frame.y, wide, label_height}, words, look);
    }

    void draw_shifted(ListStrip& shifted) const {
        if (at_.discards())
            shifted.draw_target(at_.list, at_.target());
        shifted.draw(at_.list, list_.shifted, [&](std::int64_t i) { return shifted_look(i); });
        tell(shifted, list_.shifted, "shifted", [&](std::int64_t i) {
            return formatted(": {} + {}{}", number(list_.sums[static_cast<std::size_t>(i)]),
                             number(*list_.adding),
                             discarded(i) ? said(", above the target, discarded") : "");
        });
    }
    void draw_merged(const ListStrip& merged) const {
        merged.draw(at_.list, list_.merged, [&](std::int64_t i) {
            const bool shifted = list_.merged_from_shifted[static_cast<std::size_t>(i)];
            return BarLook{.role = shifted ? Role::about : Role::read,
                           .hollow = shifted,
                           .marked = i + 1 == size_of(list_.merged)};
        });
        tell(merged, list_.merged, "new", [&](std::int64_t i) {
            return std::string(list_.merged_from_shifted[static_cast<std::size_t>(i)]
                                   ? said(", from the shifted list")
                                   : said(", from the list"));
        });
    }

    static std::int64_t size_of(const std::vector<std::int64_t>& sums) {
        return static_cast<std::int64_t>(sums.size());
    }
    bool discarded(std::int64_t i) const {
        return i < static_cast<std::int64_t>(list_.discarded.size()) &&
               list_.discarded[static_cast<std::size_t>(i)];
    }
    bool merging() const { return !list_.merged.empty(); }
    bool last_from_shifted() const { return list_.merged_from_shifted.back(); }
    /// While the shifted list is being built, its last element is new.
    bool shifting() const {
        return list_.adding && !merging() && at_.state.partition.empty() && !list_.shifted.empty();
    }

    BarLook sum_look(std::int64_t i) const {
        BarLook look;
        if (merging()) {
            look.faint = i < taken_.of_list;
            look.marked = !last_from_shifted() && i == taken_.of_list - 1;
            look.next = i == taken_.of_list && i < now_.list.end;
        } else {
            look.marked = shifting() && i == size_of(list_.shifted) - 1;
        }
        return look;
    }
    BarLook shifted_look(std::int64_t i) const {
        BarLook look{.role = Role::about, .hollow = true, .struck = discarded(i)};
        if (merging()) {
            look.faint = !look.struck && i < taken_.of_shifted;
            look.marked = last_from_shifted() && i == taken_.of_shifted - 1;
            look.next = !look.struck && i == taken_.of_shifted && i < now_.shifted.end;
        } else {
            look.marked = shifting() && i == size_of(list_.shifted) - 1;
        }
        return look;
    }

    /// Draws a tint behind the parts of every second thread in all three rows.
    void draw_parts() const {
        const ListStrip sums = strip(0), shifted = strip(1), merged = strip(2);
        const Fill fill{.role = Role::hairline, .opacity = parts_tint};
        for (std::size_t i = 1; i < leaves_.size(); i += 2) {
            const PartitionNode& leaf = leaves_[i];
            sums.draw_part(at_.list, leaf.list.begin, leaf.list.end, fill);
            shifted.draw_part(at_.list, leaf.shifted.begin, leaf.shifted.end, fill);
            merged.draw_part(at_.list, leaf.list.begin + leaf.shifted.begin - taken_.first_shifted,
                             leaf.list.end + leaf.shifted.end - taken_.first_shifted, fill);
        }
        for (std::size_t i = 0; leaves_.size() > 1 && i < leaves_.size(); ++i)
            draw_thread(merged, leaves_[i], i);
    }

    /// Names the thread of each part below the new list.
    void draw_thread(const ListStrip& merged, const PartitionNode& leaf, std::size_t thread) const {
        const double left = merged.left(leaf.list.begin + leaf.shifted.begin - taken_.first_shifted),
                     right = merged.left(leaf.list.end + leaf.shifted.end - taken_.first_shifted);
        const TextLook look{.size = 12, .role = Role::quiet, .align = Align::centre};
        for (const std::string& words : {formatted("thread {}", thread + 1), formatted("{}", thread + 1)})
            if (at_.width(words, look) + 2 <= right - left) {
                at_.write({left, merged.bottom() + 4, right - left, threads_height}, words, look);
                return;
            }
    }

    /// Draws each median pair as a cut through both rows; the last one found is bold.
    void draw_cuts(const ListStrip& sums, const ListStrip& shifted) const {
        if (at_.state.list != of_)
            return;
        const std::int64_t divided = node_divided(at_.state);
        for (const PartitionNode& node : at_.state.partition) {
            if (node.number < 2 || node.number % 2 != 0)
                continue; // the cut is at the end of a left child
            const bool now = node.number / 2 == divided;
            const double x = sums.left(node.list.end), y = shifted.left(node.shifted.end);
            at_.list.add(Polyline{
                .points =
                    {{x, sums.frame().y}, {x, sums.bottom()}, {y, shifted.frame().y}, {y, shifted.bottom()}},
                .stroke = Stroke{.role = now ? Role::changed : Role::quiet, .width = now ? 3.0 : 1.5}});
        }
    }

    /// Draws an arrow from the element that was taken, or shifted, to its new place.
    void draw_arrow(const ListStrip& sums, const ListStrip& shifted, const ListStrip& merged) const {
        if (!sums.bars())
            return;
        Point from, to;
        if (merging()) {
            const std::int64_t i = size_of(list_.merged) - 1;
            const bool of_shifted = last_from_shifted();
            const ListStrip& source = of_shifted ? shifted : sums;
            from = {source.centre(of_shifted ? taken_.of_shifted - 1 : taken_.of_list - 1),
                    source.bottom() + 3};
            to = {merged.centre(i), merged.value_top(i, list_.merged.back()) - 1};
        } else if (shifting()) {
            const std::int64_t i = size_of(list_.shifted) - 1;
            from = {sums.centre(i), sums.bottom() + 3};
            to = {shifted.centre(i), shifted.value_top(i, list_.shifted.back()) - 1};
        } else {
            return;
        }
        at_.list.add(Polyline{
            .points = {from, to}, .stroke = Stroke{.role = Role::changed, .width = 2}, .arrow = true});
    }

    template <class Words>
    void tell(const ListStrip& strip, const std::vector<std::int64_t>& sums, const char* row,
              const Words& words) const {
        if (!strip.bars())
            return;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            const auto index = static_cast<std::int64_t>(i);
            at_.tell(strip.bar(index, sums[i]), formatted("{} {} {}", row, of_, i),
                     formatted("{} {} = {}{}",
                               row == std::string_view("new")       ? said("new")
                               : row == std::string_view("shifted") ? said("shifted")
                                                                    : said("list"),
                               element_name(of_, index), number(sums[i]), words(index)));
        }
    }

    const TwoListsAt& at_;
    int of_;
    const GrowingList& list_;
    Taken taken_;
    std::vector<PartitionNode> leaves_;
    PartitionNode now_; ///< the parts that are being merged
    Rect frames_[3];
};

/// Draws the list that is not being built, in one row.
void draw_resting(const TwoListsAt& at, int of, const Rect& frame) {
    const GrowingList& list = at.state.lists[of];
    const ListStrip strip(frame, static_cast<std::int64_t>(at.end.lists[of].sums.size()), at.largest_sum(of),
                          at.measure);
    strip.draw(at.list, list.sums, [](std::int64_t) { return BarLook{}; });
    if (!strip.bars())
        return;
    for (std::size_t i = 0; i < list.sums.size(); ++i) {
        const auto index = static_cast<std::int64_t>(i);
        at.tell(strip.bar(index, list.sums[i]), written("list {} {}", of, i),
                formatted("list {} = {}", element_name(of, index), number(list.sums[i])));
    }
}

} // namespace

double draw_generation(const TwoListsAt& at, const Rect& frame) {
    constexpr double gap = 14, least_for_tree = 420, least_for_both = 330;
    const int active = at.state.list == 0 ? 0 : 1;
    // In a low picture the list that is not being built has only its line of words.
    const bool both = frame.height >= least_for_both;
    const double rest = both ? std::clamp(std::floor(frame.height * 0.22), 60.0, 130.0) : list_head_height;
    double y = frame.y;
    for (const int of : {0, 1}) {
        const double height = of == active ? frame.height - rest - gap : rest;
        const Rect whole{frame.x, y, frame.width, height};
        draw_list_head(at, of, whole);
        Rect body{frame.x, y + list_head_height, frame.width, height - list_head_height - 2};
        if (of == active) {
            if (at.end.threads > 1 && frame.width >= least_for_tree) {
                const double tree = std::clamp(std::floor(frame.width * 0.34), 150.0, 400.0);
                body.width -= tree + 20;
                draw_partition_tree(at, {body.x + body.width + 20, body.y, tree, body.height});
            }
            GrowingRows(at, of, body).draw();
        } else if (both) {
            draw_resting(at, of, body);
        }
        y += height + gap;
    }
    return frame.y + frame.height;
}

std::vector<LegendEntry> generation_legend(const TwoListsAt& at) {
    std::vector<LegendEntry> entries{
        {said("of the list"), {Box{.fill = Fill{.role = Role::read}, .radius = 1}}},
        {said("with the weight"),
         {Box{.fill = Fill{.role = Role::about, .opacity = tint},
              .stroke = Stroke{.role = Role::about, .width = 1.5},
              .radius = 1}}}};
    if (at.recording.fine()) {
        entries.push_back({said("taken now"),
                           {Box{.fill = Fill{.role = Role::read}, .radius = 1},
                            Box{.stroke = Stroke{.role = Role::text, .width = 2}, .radius = 2}}});
        entries.push_back(
            {said("next of its list"),
             {Box{.stroke = Stroke{.role = Role::about, .width = 1.5, .dashed = true}, .radius = 2}}});
    } else {
        entries.push_back({said("merged"), {Box{.fill = Fill{.role = Role::changed}, .radius = 1}}});
    }
    if (at.discards())
        entries.push_back({said("discarded, above M"),
                           {Box{.fill = Fill{.role = Role::pruned, .opacity = 0.6, .pattern = Pattern::hatch},
                                .stroke = Stroke{.role = Role::pruned},
                                .radius = 1}}});
    if (at.end.threads > 1 && at.recording.fine())
        entries.push_back({said("another thread's part"),
                           {Box{.fill = Fill{.role = Role::hairline, .opacity = parts_tint}}}});
    return entries;
}

} // namespace ks::scene
