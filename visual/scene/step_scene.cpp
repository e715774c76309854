// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/step_scene.h"

#include "visual/scene/shape_picture.h"
#include "visual/scene/step_panel.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace ks::scene {

namespace {
constexpr double step_margin = 24;
constexpr double step_legend = 32;
constexpr double sentence_size = 15;
constexpr double half_gap = 8; // between the parts of the page, on both sides of the line
constexpr double small_width = 1000;
constexpr double most_explanation = 960; // in a picture that is as wide as a large table needs

struct PictureFrames {
    Rect table, legend;
};

/// A picture to the left of a line at `split`. A low scene omits the legend.
PictureFrames picture_frames(double split, double height, bool small) {
    const double edge = small ? 16 : step_margin, bottom = height - step_margin;
    PictureFrames frames;
    frames.table = {edge, edge, split - 2 * edge, std::max(120.0, bottom - step_legend - step_margin - edge)};
    frames.legend = {edge, bottom - step_legend, split - 2 * edge, step_legend};
    if (height < 230) {
        frames.table.height = std::max(80.0, bottom - edge);
        frames.legend.height = 0;
    }
    return frames;
}

void add_picture_and_legend(DisplayList& list, const StepPicture& picture, const Rect& legend) {
    add_picture(list, picture);
    if (legend.height > 0)
        add_picture_legend(list, picture, legend);
}

double size_of_sentence(double page_width) {
    return sentence_size * std::clamp(page_width / 1280, 1.0, 1.4);
}

} // namespace

StepFrames step_frames(double width, double height) {
    // In a small scene (a projector at 1280 x 800) the words get a larger part of the width.
    const bool small = width < small_width;
    const double split = std::max(std::floor(width * (small ? 0.6 : 2.0 / 3)), width - most_explanation);
    const double panel_x = split + 16, panel_width = std::max(80.0, width - split - 32);
    StepFrames frames;
    const PictureFrames picture = picture_frames(split, height, small);
    frames.table = picture.table;
    frames.legend = picture.legend;
    // The sentence gets three lines and the items get three; the code gets the rest, which is enough for the
    // whole code from a height of 560 pixels on. A low scene (a prediction in a small window) omits first the
    // items, then the legend.
    const bool low = height < 340;
    const double items = low ? 0 : std::clamp(height * 0.16, small ? 72.0 : 96.0, 168.0),
                 sentence =
                     low ? std::clamp(height * 0.3, 46.0, 69.0) : std::clamp(height * 0.12, 69.0, 115.0);
    frames.items = {panel_x, height - 16 - items, panel_width, items};
    frames.sentence = {panel_x, frames.items.y - sentence - 4, panel_width, sentence};
    frames.code = {panel_x, 16, panel_width, std::max(low ? 20.0 : 60.0, frames.sentence.y - 16 - 24)};
    return frames;
}

Moment moment_of(const Recording& recording, std::int64_t step) {
    return {.step = recording.at(step),
            .lines_before = step > 0 ? recording.at(step - 1).lines : std::vector<int>{}};
}

DisplayList step_scene(const Recording& recording, std::int64_t step, const TableView& view, double width,
                       double height, const TextMeasure& measure) {
    return step_scene(recording, moment_of(recording, step), view, width, height, measure);
}

DisplayList step_scene(const Recording& recording, const Moment& moment, const TableView& view, double width,
                       double height, const TextMeasure& measure) {
    DisplayList list{.width = width, .height = height};
    const Step& step = moment.step;
    const StepFrames frames = step_frames(width, height);
    const double split = frames.code.x - 15.5;
    list.add(Polyline{.points = {{split, step_margin}, {split, height - step_margin}}, .stroke = Stroke{}});
    const StepPicture picture{
        .recording = recording, .step = step, .view = view, .frame = frames.table, .measure = measure};
    add_picture_and_legend(list, picture, frames.legend);
    add_code(list, recording, step, moment.lines_before, frames.code, measure);
    const double line = frames.sentence.y - 11.5;
    list.add(Polyline{.points = {{frames.code.x, line}, {frames.code.x + frames.code.width, line}},
                      .stroke = Stroke{}});
    add_sentence(list, step, frames.sentence, size_of_sentence(width), measure);
    if (frames.items.height > 0)
        add_items(list, recording, step, frames.items, measure);
    return list;
}

StepPieces step_pieces(double width, double height) {
    const StepFrames frames = step_frames(width, height);
    return {.explanation = width - (frames.code.x - 16) - half_gap,
            .words = height - frames.sentence.y + half_gap / 2};
}

namespace {

PictureFrames piece_frames(double width, double height) {
    constexpr double small_picture = small_width * 0.6 + half_gap; // between the widths of both layouts
    return picture_frames(width + half_gap, height, width < small_picture);
}

} // namespace

Rect step_picture_frame(double width, double height) {
    return piece_frames(width, height).table;
}

DisplayList step_picture_scene(const Recording& recording, const Moment& moment, const TableView& view,
                               double width, double height, const TextMeasure& measure) {
    DisplayList list{.width = width, .height = height};
    const PictureFrames frames = piece_frames(width, height);
    add_picture_and_legend(list,
                           {.recording = recording,
                            .step = moment.step,
                            .view = view,
                            .frame = frames.table,
                            .measure = measure},
                           frames.legend);
    return list;
}

DisplayList step_code_scene(const Recording& recording, const Moment& moment, double width, double height,
                            const TextMeasure& measure) {
    DisplayList list{.width = width, .height = height};
    const Rect frame{half_gap, 16, std::max(80.0, width - 16 - half_gap),
                     std::max(20.0, height - 16 - half_gap / 2)};
    add_code(list, recording, moment.step, moment.lines_before, frame, measure);
    return list;
}

DisplayList step_words_scene(const Recording& recording, const Moment& moment, double width, double height,
                             const TextMeasure& measure) {
    constexpr double above = half_gap / 2, between = 4, below = 16;
    constexpr double least_with_items = 140, of_items = 0.57;
    DisplayList list{.width = width, .height = height};
    const double inner = std::max(80.0, width - 16 - half_gap), room = height - above - between - below;
    // A sentence that does not fit in the smallest letters takes room from the items.
    const double needed = sentence_height(moment.step, inner, measure);
    const double items =
        height < least_with_items ? 0 : std::floor(std::min(room * of_items, std::max(0.0, room - needed)));
    add_sentence(list, moment.step, {half_gap, above, inner, room - items},
                 size_of_sentence(3 * (width + half_gap)), measure);
    if (items > 0)
        add_items(list, recording, moment.step, {half_gap, height - below - items, inner, items}, measure);
    return list;
}

namespace {

/// The layout of a lesson's picture; a low picture has no legend.
struct LessonFrames {
    Rect table, sentence;
    std::optional<Rect> legend;
};

LessonFrames lesson_frames(double width, double height) {
    constexpr double edge = 16, sentence = 64;
    const double legend = height > 460 ? step_legend + edge : 0;
    LessonFrames frames;
    const double inner = std::max(80.0, width - 2 * edge);
    frames.table = {edge, edge, inner, std::max(120.0, height - 3 * edge - sentence - legend)};
    frames.sentence = {edge, frames.table.y + frames.table.height + edge, inner, sentence};
    if (legend > 0)
        frames.legend = Rect{edge, height - edge - step_legend, inner, step_legend};
    return frames;
}

} // namespace

Rect lesson_table_frame(double width, double height) {
    return lesson_frames(width, height).table;
}

DisplayList lesson_scene(const Recording& recording, const Step& step, const TableView& view, double width,
                         double height, const TextMeasure& measure, std::span<const CellAt> highlight) {
    DisplayList list{.width = width, .height = height};
    const LessonFrames frames = lesson_frames(width, height);
    const StepPicture picture{.recording = recording,
                              .step = step,
                              .view = view,
                              .frame = frames.table,
                              .measure = measure,
                              .highlight = highlight};
    // The sentence is directly below the lower end of the picture.
    const double end = add_picture(list, picture);
    Rect sentence = frames.sentence;
    sentence.y = std::min(sentence.y, end + 24);
    sentence.height = frames.sentence.y + frames.sentence.height - sentence.y;
    add_sentence(list, step, sentence, (sentence_size + 3) * std::clamp(width / 800, 1.0, 1.4), measure);
    if (frames.legend)
        add_picture_legend(list, picture, *frames.legend);
    return list;
}

} // namespace ks::scene
