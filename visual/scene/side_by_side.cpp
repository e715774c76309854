// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/side_by_side.h"

#include "solvers/core/language.h"
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

constexpr double side_legend = 28, pair_title = 28, pair_gap = 32;

/// The layout of one side. The picture gets the room that the words leave; a low side has no code, a lower
/// one no legend.
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

/// The lines of the strip: cells have subscripts, names in an answer keep their underscores.
struct StripLines {
    std::vector<std::string> differences, answers;
    std::size_t size() const { return differences.size() + answers.size(); }
};

StripLines strip_lines(const TextMeasure& measure, const Differences& found, const Text& style,
                       double width) {
    StripLines lines{.differences = wrapped(measure, readable(sentence_of(found)), style, width),
                     .answers = {}};
    if (!found.answers.empty())
        lines.answers = wrapped_plain(measure, found.answers, style, width);
    return lines;
}

/// The letters are as large as the frame allows.
void add_strip_lines(DisplayList& list, const TextMeasure& measure, const Rect& frame,
                     const Differences& found) {
    constexpr double least = 11, line_height = 1.4;
    Text style{.role = Role::text,
               .face = Face::interface,
               .size = 15,
               .weight = Weight::medium,
               .align = Align::left};
    const auto pitch = [&style] { return std::round(style.size * line_height); };
    const auto room = [&] { return static_cast<std::size_t>((frame.height + 0.5) / pitch()); };
    StripLines lines = strip_lines(measure, found, style, frame.width);
    while (style.size > least && lines.size() > room()) {
        style.size -= 1;
        lines = strip_lines(measure, found, style, frame.width);
    }
    style.rect = {frame.x, frame.y, frame.width, pitch()};
    const std::size_t shown = std::min(lines.size(), room());
    for (std::size_t i = 0; i < shown; ++i, style.rect.y += pitch()) {
        const bool rich = i < lines.differences.size();
        style.text = rich ? lines.differences[i] : lines.answers[i - lines.differences.size()];
        if (i + 1 == shown && shown < lines.size())
            style.text += " …"; // the region of the strip has the whole text
        if (rich)
            add_rich(list, measure, style.text, style);
        else
            list.add(style);
    }
}

/// Adds a complete picture with its top left corner at a point.
void add_part(DisplayList& list, DisplayList part, Point at) {
    part.move(at.x, at.y);
    list.append(std::move(part));
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
    constexpr double sample_width = 28, legend_size = 13;
    DisplayList list{.width = width, .height = height};
    double x = side_edge;
    if (!found.parts.empty()) {
        add_difference_mark(list, {x, 6, sample_width, 18});
        const std::string words = said("differs");
        const double room =
            std::ceil(measure.width(words, Face::interface, legend_size, Weight::regular)) + 1;
        x += sample_width + 8;
        add_text(list, measure, {x, 5, room, 20}, words, {.size = legend_size, .role = Role::quiet});
        x += room + 20;
    }
    const Rect frame{x, 4, std::max(80.0, width - side_edge - x), height - 4};
    add_strip_lines(list, measure, frame, found);
    const std::string all = readable(sentence_of(found));
    list.regions.push_back({.rect = frame,
                            .id = "differences",
                            .description = found.answers.empty() ? all : all + "\n" + found.answers});
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
