// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/side_by_side.h"

#include "visual/scene/difference_marks.h"
#include "visual/scene/drawing.h"
#include "visual/scene/rich_text.h"
#include "visual/scene/shape_picture.h"
#include "visual/scene/step_panel.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <variant>

namespace ks::scene {

namespace {

constexpr double side_edge = 16, side_legend = 28, pair_title = 28, pair_gap = 32;

/// Where a side has its parts. The picture has what the words leave; a low side does without code, a lower
/// one without legend.
struct SideFrames {
    Rect picture, sentence;
    std::optional<Rect> code, legend;
};

SideFrames side_frames(double width, double height) {
    constexpr double gap = 8;
    const double inner = std::max(80.0, width - 2 * side_edge);
    const double sentence = std::clamp(height * 0.13, 46.0, 80.0), code = height >= 400 ? 84 : 0;
    SideFrames frames;
    double y = height - sentence;
    frames.sentence = {side_edge, y, inner, sentence};
    if (code > 0) {
        y -= code + gap;
        frames.code = Rect{side_edge, y, inner, code};
    }
    if (height >= 320) {
        y -= side_legend + gap;
        frames.legend = Rect{side_edge, y, inner, side_legend};
    }
    frames.picture = {side_edge, gap, inner, std::max(100.0, y - 2 * gap)};
    return frames;
}

/// Adds a picture of its own with its top left corner at a point.
void add_part(DisplayList& list, DisplayList part, Point at) {
    part.move(at.x, at.y);
    std::ranges::move(part.items, std::back_inserter(list.items));
    std::ranges::move(part.regions, std::back_inserter(list.regions));
}

} // namespace

Rect side_frame(double width, double height) {
    return side_frames(width, height).picture;
}

DisplayList side_scene(const PairSide& side, double width, double height, const TextMeasure& measure) {
    DisplayList list{.width = width, .height = height};
    const SideFrames frames = side_frames(width, height);
    const Step& step = side.moment.step;
    const StepPicture picture{.recording = side.recording,
                              .step = step,
                              .view = side.view,
                              .frame = frames.picture,
                              .measure = measure};
    add_picture(list, picture);
    add_difference_marks(list, picture, side.differs);
    if (frames.legend)
        add_picture_legend(list, picture, *frames.legend);
    if (frames.code)
        add_code(list, side.recording, step, side.moment.lines_before, *frames.code, measure);
    add_sentence(list, step, frames.sentence, 15, measure);
    return list;
}

DisplayList difference_strip(const Differences& found, double width, double height,
                             const TextMeasure& measure) {
    constexpr double sample_width = 28, legend_width = 104, line = 22;
    DisplayList list{.width = width, .height = height};
    double x = side_edge;
    if (!found.parts.empty()) {
        add_difference_mark(list, {x, 6, sample_width, 18});
        add_text(list, measure, {x + sample_width + 8, 5, legend_width - sample_width - 8, 20}, "differs",
                 {.size = 13, .role = Role::quiet});
        x += legend_width;
    }
    const Rect frame{x, 4, std::max(80.0, width - side_edge - x), height - 4};
    Text style{.role = Role::text,
               .face = Face::interface,
               .size = 15,
               .weight = Weight::medium,
               .align = Align::left};
    const std::string text = readable(sentence_of(found));
    while (style.size > 11 && static_cast<double>(wrapped(measure, text, style, frame.width).size()) *
                                      std::round(style.size * 1.5) >
                                  frame.height)
        style.size -= 1;
    const double pitch = std::min(line, std::round(style.size * 1.5));
    double y = frame.y;
    for (const std::string& each : wrapped(measure, text, style, frame.width)) {
        if (y + pitch > frame.y + frame.height + 0.5)
            break;
        style.rect = {frame.x, y, frame.width, pitch};
        add_rich(list, measure, each, style);
        y += pitch;
    }
    list.regions.push_back({.rect = frame, .id = "differences", .description = text});
    return list;
}

Rect side_of_pair(double width, double height) {
    const double half = std::floor((width - pair_gap) / 2);
    return {0, pair_title, half, std::max(160.0, height - pair_title - difference_strip_height - 16)};
}

DisplayList side_by_side_scene(const PairPicture& pair, double width, double height,
                               const TextMeasure& measure) {
    DisplayList list{.width = width, .height = height};
    const Rect side = side_of_pair(width, height);
    const double right = width - side.width, bottom = side.y + side.height;
    const auto add_title = [&](double x, const std::string& title) {
        add_text(list, measure, {x + side_edge, 4, side.width - 2 * side_edge, pair_title}, title,
                 {.size = 14, .weight = Weight::bold});
    };
    add_title(0, pair.first_title);
    add_title(right, pair.second_title);
    add_part(list, side_scene(pair.first, side.width, side.height, measure), {0, side.y});
    add_part(list, side_scene(pair.second, side.width, side.height, measure), {right, side.y});
    const double middle = std::floor(width / 2) + 0.5, line = bottom + 7.5;
    list.add(Polyline{.points = {{middle, side_edge}, {middle, bottom}}, .stroke = Stroke{}});
    list.add(Polyline{.points = {{side_edge, line}, {width - side_edge, line}}, .stroke = Stroke{}});
    add_part(list, difference_strip(pair.found, width, difference_strip_height, measure), {0, bottom + 12});
    return list;
}

} // namespace ks::scene
