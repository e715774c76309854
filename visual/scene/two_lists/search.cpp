// SPDX-License-Identifier: GPL-3.0-or-later
// The search: the pair of blocks with both pointers, and their sum compared with the target.
#include "solvers/core/language.h"
#include "visual/scene/two_lists/list_strip.h"
#include "visual/scene/two_lists/two_lists.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double head = 22, pointer_height = 22, lemma_height = 20;

/// The elements of a list that are shown: a block or the whole list.
ListPart shown_of(const TwoListsAt& at, int of) {
    const std::optional<std::int64_t>& block = of == 0 ? at.state.row : at.state.column;
    const auto& blocks = at.end.blocks[of];
    if (block && *block < static_cast<std::int64_t>(blocks.size()))
        return blocks[static_cast<std::size_t>(*block)];
    return {0, static_cast<std::int64_t>(at.end.lists[of].sums.size())};
}

/// The number of columns of the longest block; of the whole list if no block is chosen.
std::int64_t columns_of(const TwoListsAt& at, int of) {
    std::int64_t most = 1;
    for (const ListPart& block : at.end.blocks[of])
        most = std::max(most, block.size());
    return at.has_blocks() ? std::max(most, shown_of(at, of).size()) : shown_of(at, of).size();
}

std::int64_t largest_of(const TwoListsAt& at, int of) {
    const auto& sums = at.end.lists[of].sums;
    return std::max(sums.front(), sums.back());
}

std::string elements(const ListPart& part) {
    return formatted("{} {}", counted("element", "elements", std::ssize(part)), range_words(part));
}

class SearchedList {
public:
    SearchedList(const TwoListsAt& at, int of, const Rect& frame)
        : at_(at), of_(of), part_(shown_of(at, of)), frame_(frame),
          strip_({frame.x, frame.y + head, frame.width,
                  frame.height - head - pointer_height - (at.has_blocks() ? lemma_height : 0)},
                 columns_of(at, of), largest_of(at, of), at.measure, part_.begin, 72) {}

    void draw() const {
        draw_head();
        const auto& sums = at_.end.lists[of_].sums;
        const std::span<const std::int64_t> shown{sums.data() + part_.begin,
                                                  static_cast<std::size_t>(part_.size())};
        strip_.draw(at_.list, shown, [&](std::int64_t i) { return look(i); });
        if (const auto& at = at_.state.pointer[of_]; at && part_.begin <= *at && *at < part_.end)
            draw_pointer(*at);
        draw_cut_words();
        if (strip_.bars())
            for (std::int64_t i = part_.begin; i < part_.end; ++i)
                at_.tell(strip_.bar(i, sums[static_cast<std::size_t>(i)]), written("list {} {}", of_, i),
                         formatted("{} = {}{}", element_name(of_, i),
                                   number(sums[static_cast<std::size_t>(i)]),
                                   look(i).struck   ? said(", cut off")
                                   : look(i).marked ? said(", pointed at")
                                   : look(i).faint  ? said(", passed")
                                                    : ""));
    }

private:
    ListPart window() const { return at_.state.window[of_].value_or(part_); }
    bool cut(std::int64_t i) const {
        const ListPart left = window();
        return i < left.begin || i >= left.end;
    }
    BarLook look(std::int64_t i) const {
        BarLook look{.role = list_role(of_), .hollow = of_ == 1, .struck = cut(i)};
        const auto& pointer = at_.state.pointer[of_];
        look.faint = !look.struck && pointer && i < *pointer;
        look.marked = pointer && i == *pointer;
        if (look.marked && at_.state.found) {
            look.role = Role::optimal;
            look.hollow = look.struck = false;
        }
        return look;
    }
    void draw_head() const {
        const auto& block = of_ == 0 ? at_.state.row : at_.state.column;
        const ListPart left = window();
        const std::string name = block && at_.has_blocks() ? block_name(of_, *block) : list_name(of_);
        std::string count;
        if (left != part_)
            count = formatted(": {} of {} left", number(std::max<std::int64_t>(0, left.size())),
                              number(part_.size()));
        const std::string words = formatted("{}, {}", name, elements(part_)) + count;
        const TextLook look{.size = 13, .weight = Weight::bold};
        const bool narrow = at_.width(words, look) > frame_.width; // there without the numbers of elements
        at_.write({frame_.x, frame_.y, frame_.width, head}, narrow ? name + count : words, look);
        at_.tell({frame_.x, frame_.y, frame_.width, head}, "searched " + list_name(of_), words);
    }
    /// Draws a small arrow from below, with the element's name.
    void draw_pointer(std::int64_t i) const {
        const double x = strip_.centre(i), y = strip_.bottom() + 3;
        at_.list.add(Polyline{.points = {{x, y + 14}, {x, y}},
                              .stroke = Stroke{.role = Role::text, .width = 2},
                              .arrow = true});
        Text name{.face = Face::mono, .size = 13};
        const std::string words = rich_element_name(of_, i);
        const double wide = rich_width(at_.measure, words, name) + 1, right = frame_.x + frame_.width;
        name.rect = {x + 8 + wide <= right ? x + 8 : x - 8 - wide, y, wide, 15};
        add_rich(at_.list, at_.measure, words, name);
    }
    /// Writes below the part which lemma removed what.
    void draw_cut_words() const {
        const ListPart left = window();
        const auto write = [&](std::int64_t begin, std::int64_t end, int lemma) {
            const std::string words = formatted("Lemma {}", lemma);
            const TextLook look{.size = 12, .role = Role::quiet, .align = Align::centre};
            const double x = strip_.left(begin), wide = strip_.left(end) - x;
            const double y = strip_.bottom() + pointer_height;
            at_.list.add(Polyline{
                .points = {{x + 1, y - 3}, {x + 1, y + 0.5}, {x + wide - 1, y + 0.5}, {x + wide - 1, y - 3}},
                .stroke = Stroke{.role = Role::quiet}});
            for (const std::string& name : {words, number(lemma)})
                if (at_.width(name, look) <= wide) {
                    at_.write({x, y + 2, wide, lemma_height - 3}, name, look);
                    return;
                }
        };
        if (left.begin > part_.begin)
            write(part_.begin, left.empty() ? part_.end : left.begin, of_ == 0 ? 5 : 7);
        if (left.end < part_.end && !left.empty())
            write(left.end, part_.end, of_ == 0 ? 6 : 8);
    }

    const TwoListsAt& at_;
    int of_;
    ListPart part_;
    Rect frame_;
    ListStrip strip_;
};

/// The text in place of a sum.
std::string nothing_compared(const TwoListsAt& at) {
    if (at.state.found)
        return said("A solution is found.");
    if (at.step.index == at.recording.count())
        return formatted("No sum is M = {}.", number(at.target()));
    for (const int of : {0, 1})
        if (const auto& window = at.state.window[of]; window && window->empty())
            return said("Nothing of this pair is left.");
    return said("No sum is looked at yet.");
}

/// Shows how many of the picked pairs have been searched.
void draw_progress(const TwoListsAt& at, const Rect& frame) {
    std::int64_t picked = 0, searched = 0;
    for (const BlockFate fate : at.state.fates) {
        picked += fate == BlockFate::picked || fate == BlockFate::searched || fate == BlockFate::found;
        searched += fate == BlockFate::searched;
    }
    std::string words = formatted("{} of {} picked {} searched", number(searched), number(picked),
                                  counted("pair", "pairs", picked));
    TextLook look{.size = 14, .role = Role::quiet};
    if (at.state.row && at.state.column) {
        std::string longer =
            formatted("{} with {} · ", block_name(0, *at.state.row), block_name(1, *at.state.column)) + words;
        if (at.state.thread)
            longer = formatted("thread {} · ", *at.state.thread + 1) + longer;
        if (at.width(longer, look) <= frame.width)
            words = longer;
    }
    while (look.size > 10 && at.width(words, look) > frame.width)
        look.size -= 1;
    at.write(frame, words, look);
}

/// Draws the two elements end to end, next to the target.
void draw_sum(const TwoListsAt& at, const Rect& frame) {
    const auto& x = at.state.pointer[0];
    const auto& y = at.state.pointer[1];
    const auto value = [&](int of, const std::optional<std::int64_t>& i) {
        const auto& sums = at.end.lists[of].sums;
        return i && *i >= 0 && *i < static_cast<std::int64_t>(sums.size())
                   ? std::optional(sums[static_cast<std::size_t>(*i)])
                   : std::nullopt;
    };
    const auto a = value(0, x), b = value(1, y);
    const std::int64_t all =
        std::max({at.end.lists[0].sums.back() + at.end.lists[1].sums.front(), at.target(), std::int64_t{1}});
    const auto length = [&](std::int64_t sum) {
        return std::round(frame.width * static_cast<double>(sum) / static_cast<double>(all));
    };
    constexpr double text = 24, bar = 30;
    const bool tall = frame.height >= text + bar + 34;
    std::string words = nothing_compared(at);
    std::string plain = words;
    Text line{.face = a && b ? Face::mono : Face::interface, .size = 17, .weight = Weight::bold};
    if (a && b) {
        const std::int64_t sum = at.state.sum.value_or(*a + *b);
        const std::string added = formatted("{} + {} = {}", number(*a), number(*b), number(sum));
        const std::string rest =
            sum == at.target()
                ? added + said(": found")
                : formatted("{} {} {}", added, sum < at.target() ? "<" : ">", number(at.target()));
        words = formatted("{} + {} = {}", rich_element_name(0, *x), rich_element_name(1, *y), rest);
        plain = formatted("{} + {} = {}", element_name(0, *x), element_name(1, *y), rest);
        if (rich_width(at.measure, words, line) > frame.width)
            words = rest;
    }
    while (line.size > 9 && rich_width(at.measure, words, line) > frame.width)
        line.size -= 1;
    line.rect = {frame.x, frame.y, frame.width, text};
    if (rich_width(at.measure, words, line) <= frame.width)
        add_rich(at.list, at.measure, words, line);
    at.tell({frame.x, frame.y, frame.width, frame.height}, "sum", plain);
    const double top = frame.y + text + (tall ? 22 : 6);
    if (a && b) {
        const bool hit = *a + *b == at.target();
        if (length(*a) >= 1)
            add_mark(at.list, {frame.x, top, length(*a), bar},
                     {{.fill = Fill{.role = hit ? Role::optimal : Role::read}, .radius = 2}});
        if (length(*b) >= 1)
            add_mark(at.list,
                     {frame.x + length(*a), top, std::min(length(*b), frame.width - length(*a)), bar},
                     {{.fill = Fill{.role = hit ? Role::optimal : Role::about, .opacity = tint},
                       .stroke = Stroke{.role = hit ? Role::optimal : Role::about, .width = 1.5},
                       .radius = 2}});
    }
    at.list.add(Polyline{.points = {{frame.x, top + bar + 0.5}, {frame.x + frame.width, top + bar + 0.5}},
                         .stroke = Stroke{}});
    const double mark = std::min(frame.x + length(at.target()), frame.x + frame.width - 1);
    at.list.add(Polyline{.points = {{mark, top - 5}, {mark, top + bar + 6}},
                         .stroke = Stroke{.role = Role::text, .width = 2, .dashed = true}});
    if (!tall)
        return;
    const std::string target = formatted("M = {}", number(at.target()));
    const TextLook look{.size = 12, .weight = Weight::bold, .face = Face::mono};
    const double wide = at.width(target, look) + 1;
    at.write({std::clamp(mark - wide / 2, frame.x, std::max(frame.x, frame.x + frame.width - wide)), top - 22,
              wide, 16},
             target, look);
}

/// Whether the binary searches skipped a part of the block.
bool is_cut(const TwoListsAt& at, int of) {
    const auto& block = of == 0 ? at.state.row : at.state.column;
    const auto& window = at.state.window[of];
    return block && window && at.has_blocks() &&
           *window != at.end.blocks[of][static_cast<std::size_t>(*block)];
}

} // namespace

double draw_search(const TwoListsAt& at, const Rect& frame) {
    constexpr double gap = 20;
    if (at.end.lists[0].sums.empty() || at.end.lists[1].sums.empty())
        return frame.y;
    double top = 96;
    Rect sum{frame.x, frame.y, frame.width, top};
    if (at.has_blocks()) {
        top = std::clamp(std::floor(frame.height * 0.42), 120.0, 400.0);
        const double matrix = std::min(std::floor(frame.width * 0.45), top);
        draw_matrix(at, {frame.x, frame.y, matrix, top}, false);
        sum = {frame.x + matrix + gap, frame.y + 8, frame.width - matrix - gap, top - 8};
    }
    draw_sum(at, sum);
    if (at.has_blocks() && sum.height >= 150)
        draw_progress(at, {sum.x, sum.y + 112, sum.width, 20});
    // Two blocks are side by side; two lists are one below the other.
    const double rest = frame.height - top - gap, half = std::floor((frame.width - 2 * gap) / 2);
    const double each = std::floor((rest - 12) / 2);
    for (const int of : {0, 1})
        SearchedList(at, of,
                     at.has_blocks()
                         ? Rect{frame.x + (half + 2 * gap) * of, frame.y + top + gap, half, rest}
                         : Rect{frame.x, frame.y + top + gap + (each + 12) * of, frame.width, each})
            .draw();
    return frame.y + frame.height;
}

std::vector<LegendEntry> search_legend(const TwoListsAt& at) {
    std::vector<LegendEntry> entries{
        {said("of A"), {Box{.fill = Fill{.role = Role::read}, .radius = 1}}},
        {said("of B"),
         {Box{.fill = Fill{.role = Role::about, .opacity = tint},
              .stroke = Stroke{.role = Role::about, .width = 1.5},
              .radius = 1}}},
        {said("pointed at"), {Box{.stroke = Stroke{.role = Role::text, .width = 2}, .radius = 2}}},
        {said("passed"), {Box{.fill = Fill{.role = Role::read, .opacity = 0.3}, .radius = 1}}}};
    if (is_cut(at, 0) || is_cut(at, 1))
        entries.push_back({said("cut off by Lemmas 5 to 8"),
                           {Box{.fill = Fill{.role = Role::pruned, .opacity = 0.6, .pattern = Pattern::hatch},
                                .stroke = Stroke{.role = Role::pruned},
                                .radius = 1}}});
    if (!at.has_blocks())
        return entries;
    const bool lettered = at.recording.fine(); // with more pairs the letters do not fit
    const auto add = [&](BlockFate fate, const char* words) {
        entries.push_back({lettered ? formatted("{} {}", fate_sign(fate), words) : words, fate_mark(fate)});
    };
    add(BlockFate::picked, said("picked"));
    add(BlockFate::searched, said("searched"));
    add(BlockFate::above_by_lemma_1, said("pruned, above M"));
    add(BlockFate::below_by_lemma_2, said("pruned, below M"));
    return entries;
}

} // namespace ks::scene
