// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/two_lists/list_strip.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

/// A value is `raised` above its bar, so that it does not touch a bold outline.
constexpr double value_room = 16, raised = 3, flat_bar = 2, target_letters = 12;

std::string target_words(std::int64_t target) {
    return formatted("M = {}", number(target));
}

/// The letter size at which every value fits its column; 0 if there is none.
double letters_for(double column, std::int64_t largest, const TextMeasure& measure) {
    for (double size = 13; size >= 9; size -= 1)
        if (measure.width(number(largest), Face::mono, size, Weight::bold) + 2 <= column)
            return size;
    return 0;
}

Mark mark_of(const BarLook& look) {
    Box box{.radius = 1};
    if (look.struck)
        return {{.fill = Fill{.role = Role::pruned, .opacity = 0.6, .pattern = Pattern::hatch},
                 .stroke = Stroke{.role = Role::pruned},
                 .radius = 1}};
    const double full = look.hollow ? tint : 1;
    box.fill = Fill{.role = look.role, .opacity = look.faint ? full * 0.3 : full};
    if (look.hollow)
        box.stroke = Stroke{.role = look.role, .width = look.faint ? 1.0 : 1.5};
    return {box};
}

} // namespace

ListStrip::ListStrip(const Rect& frame, std::int64_t columns, std::int64_t largest,
                     const TextMeasure& measure, std::int64_t first, double widest_bar)
    : frame_{frame.x, frame.y, std::max(8.0, frame.width), std::max(4.0, frame.height)},
      columns_(std::max<std::int64_t>(1, columns)), largest_(std::max<std::int64_t>(1, largest)),
      first_(first), measure_(measure) {
    column_ = std::min(widest_bar, frame_.width / static_cast<double>(columns_));
    if (column_ > 8)
        column_ = std::floor(column_);
    letters_ = frame.height >= 2 * value_room ? letters_for(column_, largest_, measure) : 0;
    marked_letters_ = letters_ > 0 ? letters_ : 11;
}

double ListStrip::level(std::int64_t sum) const {
    const double room = std::max(flat_bar, frame_.height - value_room - raised);
    const double part = std::clamp(static_cast<double>(sum) / static_cast<double>(largest_), 0.0, 1.0);
    return bottom() - std::round(room * part);
}

Rect ListStrip::bar(std::int64_t index, std::int64_t sum) const {
    const double gap = column_ >= 12 ? 2 : column_ >= 5 ? 1 : 0;
    const double top = std::min(level(sum), bottom() - flat_bar);
    return {left(index) + gap, top, std::max(1.0, column_ - 2 * gap), bottom() - top};
}

double ListStrip::value_top(std::int64_t index, std::int64_t sum) const {
    return bar(index, sum).y - raised - value_room;
}

void ListStrip::draw(DisplayList& list, std::span<const std::int64_t> sums,
                     const std::function<BarLook(std::int64_t)>& look) const {
    list.add(Polyline{.points = {{frame_.x, bottom() + 0.5}, {right(), bottom() + 0.5}}, .stroke = Stroke{}});
    if (!bars()) {
        draw_curve(list, sums, look);
        return;
    }
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const std::int64_t index = first_ + static_cast<std::int64_t>(i);
        draw_bar(list, index, sums[i], look(index));
    }
    for (std::size_t i = 0; i < sums.size(); ++i) { // drawn over the neighbouring bars
        const std::int64_t index = first_ + static_cast<std::int64_t>(i);
        draw_value(list, index, sums[i], look(index));
    }
}

void ListStrip::draw_bar(DisplayList& list, std::int64_t index, std::int64_t sum, const BarLook& look) const {
    const Rect rect = bar(index, sum);
    add_mark(list, rect, mark_of(look));
    if (look.marked || look.next) {
        const double out = column_ >= 12 ? 2 : column_ >= 5 ? 1 : 0;
        list.add(Box{.rect = {rect.x - out, rect.y - out, rect.width + 2 * out, rect.height + 2 * out},
                     .stroke = Stroke{.role = look.marked ? Role::text : Role::about,
                                      .width = look.marked ? 2.0 : 1.5,
                                      .dashed = !look.marked},
                     .radius = 2});
    }
}

void ListStrip::draw_value(DisplayList& list, std::int64_t index, std::int64_t sum,
                           const BarLook& look) const {
    if (!values() && !look.marked)
        return;
    const std::string words = number(sum);
    const Weight weight = look.marked ? Weight::bold : Weight::regular;
    const double size = marked_letters_, wide = measure_.width(words, Face::mono, size, weight) + 1;
    const double y = value_top(index, sum);
    const double x =
        std::clamp(centre(index) - wide / 2, frame_.x, std::max(frame_.x, frame_.x + frame_.width - wide));
    // The target's line must not cross the value.
    if (on_ground_ || std::abs(y + value_room / 2 - target_line_) < value_room / 2)
        list.add(Box{.rect = {x, y + 2, wide, value_room - 4}, .fill = Fill{.role = Role::surface}});
    add_text(list, measure_, {x, y, wide, value_room}, words,
             {.size = size,
              .role = look.faint || look.struck ? Role::quiet : Role::text,
              .align = Align::centre,
              .weight = weight,
              .face = Face::mono});
    if (look.struck)
        list.add(Polyline{.points = {{x, y + value_room / 2}, {x + wide, y + value_room / 2}},
                          .stroke = Stroke{.role = Role::quiet, .width = 1.5}});
}

void ListStrip::draw_curve(DisplayList& list, std::span<const std::int64_t> sums,
                           const std::function<BarLook(std::int64_t)>& look) const {
    if (sums.empty())
        return;
    // At most one point per pixel. A stretch of one look is one line, and the next line begins where it ends.
    const auto size = static_cast<std::int64_t>(sums.size());
    const auto stride = std::max<std::int64_t>(1, static_cast<std::int64_t>(1 / std::max(column_, 1e-6)));
    const auto at = [&](std::int64_t i) {
        return Point{centre(first_ + i), std::min(level(sums[static_cast<std::size_t>(i)]), bottom() - 1)};
    };
    const auto alike = [](const BarLook& one, const BarLook& other) {
        return one.struck == other.struck && one.faint == other.faint && one.role == other.role;
    };
    std::vector<Point> line;
    BarLook of = look(first_);
    const auto finish = [&] {
        if (line.size() == 1)
            line.insert(line.begin(), {std::max(frame_.x, line[0].x - 1), line[0].y});
        list.add(Polyline{.points = line,
                          .stroke = Stroke{.role = of.struck  ? Role::pruned
                                                   : of.faint ? Role::hairline
                                                              : of.role,
                                           .width = of.struck ? 1.5 : 2.0,
                                           .dashed = of.struck}});
        line.clear();
    };
    for (std::int64_t i = 0; i < size; i = i + stride < size ? i + stride : i == size - 1 ? size : size - 1) {
        const BarLook now = look(first_ + i);
        if (!alike(now, of)) {
            line.push_back(at(i));
            finish();
            of = now;
        }
        line.push_back(at(i));
    }
    finish();
    for (std::int64_t i = 0; i < size; ++i) { // the current element is a dot on a stem
        const BarLook now = look(first_ + i);
        if (!now.marked)
            continue;
        const Point dot = at(i);
        list.add(
            Polyline{.points = {{dot.x, bottom()}, dot}, .stroke = Stroke{.role = Role::text, .width = 1.5}});
        const double x = std::clamp(dot.x - 4, frame_.x, std::max(frame_.x, frame_.x + frame_.width - 8));
        list.add(Box{.rect = {x, dot.y - 4, 8, 8}, .fill = Fill{.role = now.role}, .radius = 4});
        draw_value(list, first_ + i, sums[static_cast<std::size_t>(i)], now);
    }
}

double ListStrip::target_width(std::int64_t target, const TextMeasure& measure) {
    return 10 + std::ceil(measure.width(target_words(target), Face::mono, target_letters, Weight::bold));
}

void ListStrip::draw_target(DisplayList& list, std::int64_t target) {
    if (target > largest_)
        return;
    const double y = level(target) - 0.5;
    target_line_ = y;
    list.add(Polyline{.points = {{frame_.x, y}, {right() + 4, y}},
                      .stroke = Stroke{.role = Role::text, .width = 1.5, .dashed = true}});
    const double wide = target_width(target, measure_) - 8;
    add_text(list, measure_, {right() + 8, y - value_room / 2, wide, value_room}, target_words(target),
             {.size = target_letters, .weight = Weight::bold, .face = Face::mono});
}

void ListStrip::draw_part(DisplayList& list, std::int64_t begin, std::int64_t end, const Fill& fill) const {
    if (end > begin)
        list.add(Box{.rect = {left(begin), frame_.y, std::max(1.0, left(end) - left(begin)), frame_.height},
                     .fill = fill});
}

} // namespace ks::scene
