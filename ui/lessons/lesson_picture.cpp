// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_picture.h"

#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/scene/drawing.h"
#include "visual/scene/rich_text.h"
#include "visual/scene/step_scene.h"
#include "visual/scene/whole_table.h"

#include <cmath>
#include <string>
#include <vector>

namespace ks::ui {

namespace {

/// Plain paragraphs below each other, in the largest font size that lets all of them fit.
class Words {
public:
    Words(const QString& text, double width, double height, const scene::TextMeasure& measure)
        : style_{.rect = {0, 0, width, 0},
                 .role = scene::Role::text,
                 .face = scene::Face::interface,
                 .size = 15,
                 .weight = scene::Weight::regular,
                 .align = scene::Align::left} {
        for (; style_.size >= 9; style_.size -= 1) {
            paragraphs_.clear();
            double used = 0;
            for (const QString& paragraph : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
                paragraphs_.push_back(scene::wrapped(measure, paragraph.toStdString(), style_, width));
                used += line_height() * static_cast<double>(paragraphs_.back().size()) + space();
            }
            if (used - space() <= height)
                return;
        }
    }

    void add_to(scene::DisplayList& list, double x, double y, const scene::TextMeasure& measure) {
        for (const auto& lines : paragraphs_) {
            for (const std::string& line : lines) {
                style_.rect = {x, y, style_.rect.width, line_height()};
                scene::add_rich(list, measure, line, style_);
                y += line_height();
            }
            y += space();
        }
    }

private:
    double line_height() const { return std::round(style_.size * 1.5); }
    double space() const { return std::round(style_.size * 0.65); }

    scene::Text style_;
    std::vector<std::vector<std::string>> paragraphs_;
};

constexpr double words_of_figure = 80; // more than a lesson's picture has for its words

/// How wide the words beside a picture are.
double words_width_in(double width) {
    constexpr double most = 560; // a longer line is hard to read
    return std::min(std::floor(width * 0.32), most);
}

/// Adds a title of one or more lines and returns its height.
double add_title(scene::DisplayList& list, const std::string& words, scene::Text style,
                 const scene::TextMeasure& measure) {
    const double top = style.rect.y;
    style.rect.height = std::round(style.size * 1.4);
    for (const std::string& line : scene::wrapped(measure, words, style, style.rect.width)) {
        style.text = line;
        list.add(style);
        style.rect.y += style.rect.height;
    }
    return style.rect.y - top;
}

} // namespace

scene::DisplayList shown_at(const LessonTrack& track, std::int64_t at, double width, double height,
                            const scene::TextMeasure& measure, WithSentence with) {
    if (const auto figure = track.figure(at)) {
        scene::Figure shown = *figure;
        if (with == WithSentence::no)
            shown.sentence.clear();
        return scene::figure_scene(shown, width, height, measure);
    }
    Step step = track.recording()->at(track.recording_step(at));
    if (with == WithSentence::no)
        step.text.clear();
    scene::TableView view;
    if (const auto table = as_table(track.recording())) {
        const scene::Rect frame = scene::lesson_table_frame(width, height);
        view = scene::view_of_picture(*table, view, frame, measure);
        view = scene::followed(*table, step, view, frame, measure);
    }
    return scene::lesson_scene(*track.recording(), step, view, width, height, measure,
                               track.lesson().steps[track.lesson_step(at)].highlight);
}

scene::DisplayList headed_at(const LessonTrack& track, std::int64_t at, double width, double height,
                             const scene::TextMeasure& measure) {
    constexpr double heading = 44, margin = 24;
    scene::DisplayList list = shown_at(track, at, width, height - heading, measure);
    list.move(0, heading);
    list.height = height;
    const std::size_t step = track.lesson_step(at);
    scene::add_text(list, measure, {margin, 6, width - 2 * margin, heading - 6},
                    std::to_string(step + 1) + ". " + track.lesson().steps[step].title.toStdString(),
                    {.size = 24, .weight = scene::Weight::bold});
    return list;
}

scene::Extent whole_size_at(const LessonTrack& track, std::int64_t at, scene::Extent least,
                            scene::Extent most, const scene::TextMeasure& measure) {
    const auto figure = track.figure(at);
    const auto table = figure ? figure->table : as_table(track.recording());
    if (!table)
        return least;
    const auto frame_of = [&](double width, double height) {
        scene::Rect frame = scene::lesson_table_frame(width, height);
        if (figure) // its legend, and a sentence of several lines
            frame.height -= words_of_figure;
        return frame;
    };
    return scene::whole_table_size(*table, least, most, frame_of, measure);
}

QSizeF whole_lesson_picture(const LessonTrack& track, std::int64_t at, QSizeF least,
                            const paint::Theme& theme) {
    const double scale = theme.scale(), width = least.width() / scale;
    const double words = words_width_in(visual::most_by_itself.width() / scale);
    const scene::Extent beside{.width = width - words_width_in(width), .height = least.height() / scale};
    const scene::Extent most{.width = visual::most_by_itself.width() / scale - words,
                             .height = visual::most_by_itself.height() / scale};
    const scene::Extent whole = whole_size_at(track, at, beside, most, paint::FontMeasure());
    if (whole == beside)
        return least;
    return QSizeF(std::max(width, whole.width + words), whole.height) * scale;
}

visual::Picture lesson_picture(const LessonTrack& track, std::int64_t at, const QString& text, QSizeF size,
                               const paint::Theme& theme) {
    const paint::FontMeasure measure;
    const double width = size.width() / theme.scale(), height = size.height() / theme.scale();
    const double words_width = words_width_in(width), margin = 24;
    const LessonStep& step = track.lesson().steps[track.lesson_step(at)];
    scene::DisplayList list = shown_at(track, at, width - words_width, height, measure);
    list.move(words_width, 0);
    list.width = width;

    scene::Text style{.rect = {margin, margin, words_width - margin, 0},
                      .role = scene::Role::quiet,
                      .face = scene::Face::interface,
                      .size = 13,
                      .weight = scene::Weight::regular,
                      .align = scene::Align::left};
    style.rect.y += add_title(list, track.lesson().title.toStdString(), style, measure) + 6;
    style.size = 20;
    style.role = scene::Role::text;
    style.weight = scene::Weight::bold;
    style.rect.y += add_title(list, step.title.toStdString(), style, measure) + 14;
    Words(text, words_width - margin, height - margin - style.rect.y, measure)
        .add_to(list, margin, style.rect.y, measure);
    return visual::picture_of(std::move(list), theme);
}

} // namespace ks::ui
