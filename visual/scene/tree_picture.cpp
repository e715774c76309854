// SPDX-License-Identifier: GPL-3.0-or-later
// A search tree up to the current step: a node is a box with its value, or a dot if its value does not fit.
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/steps/tree_recording.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/shape_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace ks::scene {

namespace {

const TreeRecording& tree_of(const StepPicture& what) {
    return static_cast<const TreeRecording&>(what.recording); // only TreeRecording has the shape of a tree
}

/// The columns of a node's subtree: its leaves and cuts are side by side in the order of the search.
struct Span {
    std::int64_t begin = 0, end = 0;
};

std::vector<Span> spans_of(std::span<const TreeNode> nodes) {
    std::vector<Span> spans(nodes.size());
    std::int64_t ends = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        spans[i] = {.begin = ends, .end = ends};
        if (nodes[i].kind != TreeNode::Kind::branch)
            spans[i].end = ++ends;
    }
    for (std::size_t i = nodes.size(); i-- > 0;) // children come after their parents
        if (nodes[i].parent >= 0) {
            Span& parent = spans[static_cast<std::size_t>(nodes[i].parent)];
            parent.end = std::max(parent.end, spans[i].end);
        }
    return spans;
}

/// The layout of the whole tree, so that nothing moves while it grows.
class Layout {
public:
    Layout(const TreeRecording& tree, const Rect& frame, const TextMeasure& measure)
        : nodes_(tree.nodes()), spans_(spans_of(nodes_)), measure_(measure) {
        int levels = 0;
        double widest = 0; // the widest leaf, with full-sized letters
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            levels = std::max(levels, nodes_[i].level);
            if (nodes_[i].kind != TreeNode::Kind::branch)
                widest = std::max(widest, measure.width(value(i), Face::mono, largest_letters, Weight::bold));
        }
        double names = 0;
        for (const std::string& name : tree.levels_named())
            names = std::max(names, measure.width(name, Face::mono, largest_letters, Weight::regular));
        gutter_ = {frame.x, frame.y, std::ceil(names) + 20, frame.height};
        area_ = {frame.x + gutter_.width, frame.y, std::max(40.0, frame.width - gutter_.width), frame.height};
        const std::int64_t ends = spans_.empty() ? 1 : std::max<std::int64_t>(1, spans_.front().end);
        column_ = std::min(area_.width / static_cast<double>(ends), 110.0);
        left_ = area_.x + (area_.width - column_ * static_cast<double>(ends)) / 2;
        while (letters_ > least_letters && widest * letters_ / largest_letters + padding > column_ - gap)
            letters_ -= 1;
        levels_ = std::max(levels, static_cast<int>(tree.levels_named().size()));
        row_ = std::clamp((area_.height - largest_height) / std::max(levels_, 1), 1.0, 140.0);
        height_ = std::clamp(row_ - 8, least_height, largest_height);
    }

    double height() const { return height_; } ///< of a box with text
    double letters() const { return letters_; }

    double centre(std::size_t i) const {
        return left_ + column_ * static_cast<double>(spans_[i].begin + spans_[i].end) / 2;
    }
    double top(int level) const { return area_.y + row_ * level; }
    double end() const { return top(levels_) + height_; }
    /// The room next to a node within its columns.
    double room_beside(std::size_t i, const Rect& box) const {
        return (column_ * static_cast<double>(spans_[i].end - spans_[i].begin) - box.width) / 2;
    }
    const Rect& gutter() const { return gutter_; }
    double row() const { return row_; }

    /// The node's box; a dot if its value does not fit.
    Rect box(std::size_t i) const {
        const TreeNode& node = nodes_[i];
        const double room = column_ * static_cast<double>(spans_[i].end - spans_[i].begin) - gap;
        const double text = measure_.width(value(i), Face::mono, letters_, Weight::bold) + padding;
        const bool readable = text <= room && row_ >= height_ + 4;
        const double width = readable ? std::min(room, std::max(text + padding, height_))
                                      : std::clamp(column_ * 0.8, 1.0, 7.0);
        const double tall = readable ? height_ : std::clamp(row_ * 0.5, 2.0, 7.0);
        return {std::floor(centre(i) - width / 2), std::floor(top(node.level) + (height_ - tall) / 2),
                std::ceil(width), tall};
    }
    bool readable(const Rect& box) const { return box.height >= height_; }
    std::string value(std::size_t i) const { return number(nodes_[i].value); }

private:
    static constexpr double largest_letters = 14, least_letters = 10, padding = 6, gap = 2;
    static constexpr double largest_height = 24, least_height = 14;

    std::span<const TreeNode> nodes_;
    std::vector<Span> spans_;
    const TextMeasure& measure_;
    Rect gutter_, area_;
    int levels_ = 0;
    double column_ = 0, left_ = 0, row_ = 0, height_ = largest_height, letters_ = largest_letters;
};

Mark beyond_mark() {
    return {{.stroke = Stroke{.role = Role::infeasible, .width = 1.5}, .radius = 2}};
}

/// The mark of a node that the search visits and leaves at once.
Mark ringed(Mark mark) {
    mark.push_back({.stroke = Stroke{.role = Role::changed, .width = 3}, .radius = 2});
    return mark;
}

/// The marks of a node at a step.
struct Look {
    Mark mark;
    Role letters = Role::text;
    const char* words = "";
};

Look look_of(const TreeRecording& tree, std::int64_t node, std::int64_t step) {
    const TreeNode& at = tree.nodes()[static_cast<std::size_t>(node)];
    if (node == step)
        return {next_mark(), Role::quiet, said(", next")};
    const bool now = node == step - 1;
    if (at.kind == TreeNode::Kind::cut)
        return {now ? ringed(cut_mark()) : cut_mark(), Role::text, now ? said(", cut now") : said(", cut")};
    if (!at.allowed)
        return {now ? ringed(beyond_mark()) : beyond_mark(), Role::quiet,
                now ? said(", reached now, beyond the target") : said(", beyond the target")};
    if (now)
        return {changed_mark(), Role::on_mark, said(", reached now")};
    if (node == tree.best_at(step))
        return {chosen_mark(), Role::text, said(", the best so far")};
    return {plain_mark(), Role::text, ""};
}

void add_edge(DisplayList& list, const Layout& layout, const TreeNode& node, std::size_t i, bool chosen,
              const TextMeasure& measure) {
    const Rect from = layout.box(static_cast<std::size_t>(node.parent)), to = layout.box(i);
    const Point begin{from.x + from.width / 2, from.y + from.height}, end{to.x + to.width / 2, to.y};
    const bool readable = layout.readable(to);
    list.add(Polyline{.points = {begin, end},
                      .stroke = Stroke{.role = chosen     ? Role::optimal
                                               : readable ? Role::quiet
                                                          // many dark lines would become a grey area
                                                          : Role::hairline,
                                       .width = chosen ? 2.0 : 1.0}});
    if (!readable)
        return;
    constexpr double least_gap = 18;
    if (to.y - from.y - from.height < least_gap) { // no room next to the line
        if (layout.room_beside(i, to) > 30)
            add_text(list, measure, {to.x + to.width + 6, to.y, 34, to.height}, node.choice,
                     {.size = 12, .role = Role::quiet, .align = Align::left, .face = Face::mono});
        return;
    }
    // Next to the line, on its outer side, for any slope.
    constexpr double size = 12, width = 34, height = 18;
    const double away = 6 + measure.width(node.choice, Face::mono, size, Weight::regular) / 2;
    const double dx = end.x - begin.x, dy = end.y - begin.y, length = std::max(1.0, std::hypot(dx, dy));
    const double x = begin.x + 0.62 * dx + (dx < 0 ? -away : away) * dy / length;
    const double y = begin.y + 0.62 * dy - away * std::abs(dx) / length;
    add_text(list, measure, {x - width / 2, y - height / 2, width, height}, node.choice,
             {.size = size, .role = Role::quiet, .align = Align::centre, .face = Face::mono});
}

/// Writes the name of each level's decision into the gutter.
void add_levels(DisplayList& list, const Layout& layout, const TreeRecording& tree,
                const TextMeasure& measure) {
    if (layout.row() < layout.letters() + 2)
        return;
    int level = 0;
    for (const std::string& name : tree.levels_named()) {
        const double y = layout.top(level++) + layout.height() / 2;
        add_text(list, measure, {layout.gutter().x, y, layout.gutter().width - 10, layout.row()}, name,
                 {.size = layout.letters(), .role = Role::quiet, .align = Align::right, .face = Face::mono});
    }
}

double draw_tree(DisplayList& list, const StepPicture& what) {
    const TreeRecording& tree = tree_of(what);
    const auto nodes = tree.nodes();
    const std::int64_t step = what.step.index;
    const Layout layout(tree, what.frame, what.measure);
    add_levels(list, layout, tree, what.measure);
    std::vector<bool> chosen(nodes.size());
    for (const At& at : what.step.chosen)
        chosen[static_cast<std::size_t>(at.numbers()[0])] = true;
    const auto drawn = static_cast<std::size_t>(std::min<std::int64_t>(step + 1, tree.count()));
    for (const bool path : {false, true}) // the path to the best node is drawn over the other lines
        for (std::size_t i = 1; i < drawn; ++i)
            if (chosen[i] == path)
                add_edge(list, layout, nodes[i], i, path, what.measure);
    for (std::size_t i = 0; i < drawn; ++i) {
        Rect box = layout.box(i);
        const Look look = look_of(tree, static_cast<std::int64_t>(i), step);
        const auto node = static_cast<std::int64_t>(i);
        if (!layout.readable(box) && (node >= step - 1 || node == tree.best_at(step))) {
            const double middle = box.x + box.width / 2; // marks the node among many dots
            box.width = std::max(box.width, 9.0);
            box.height = std::max(box.height, 9.0);
            box.x =
                std::clamp(middle - box.width / 2, what.frame.x, what.frame.x + what.frame.width - box.width);
        }
        add_mark(list, box, look.mark);
        if (layout.readable(box))
            add_text(list, what.measure, box, layout.value(i),
                     {.size = layout.letters(),
                      .role = look.letters,
                      .align = Align::centre,
                      .weight =
                          static_cast<std::int64_t>(i) == tree.best_at(step) ? Weight::bold : Weight::regular,
                      .face = Face::mono});
        list.regions.push_back(
            {.rect = box,
             .id = written("node {}", i),
             .description = formatted(
                 "{}: {}{}", nodes[i].path.empty() ? said("the root") : formatted("node {}", nodes[i].path),
                 layout.value(i), look.words)});
    }
    return layout.end();
}

void add_tree_legend(DisplayList& list, const StepPicture& what, const Rect& legend) {
    const auto nodes = tree_of(what).nodes();
    std::vector<LegendEntry> entries{{said("reached now"), changed_mark()},
                                     {said("next"), next_mark()},
                                     {said("best so far"), chosen_mark()}};
    if (std::ranges::find(nodes, TreeNode::Kind::cut, &TreeNode::kind) != nodes.end())
        entries.push_back({said("cut"), cut_mark()});
    if (std::ranges::find(nodes, false, &TreeNode::allowed) != nodes.end())
        entries.push_back({said("beyond the target"), beyond_mark()});
    scene::add_legend(list, legend, entries, what.measure);
}

} // namespace

const ShapePicture& picture_tree() {
    static constexpr ShapePicture picture{
        .shape = Shape::tree, .draw = draw_tree, .add_legend = add_tree_legend};
    return picture;
}

} // namespace ks::scene
