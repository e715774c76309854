// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_picture.h"

#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/scene/rich_text.h"
#include "visual/scene/step_scene.h"

#include <cmath>

namespace ks::ui {

namespace {

void move(scene::DisplayList& list, double dx) {
    struct Move {
        double dx;
        void operator()(scene::Box& box) const { box.rect.x += dx; }
        void operator()(scene::Text& text) const { text.rect.x += dx; }
        void operator()(scene::HeatMap& map) const { map.rect.x += dx; }
        void operator()(scene::Polyline& line) const {
            for (scene::Point& point : line.points)
                point.x += dx;
        }
    };
    for (scene::Primitive& item : list.items)
        std::visit(Move{dx}, item);
    for (scene::Region& region : list.regions)
        region.rect.x += dx;
}

/// Plain paragraphs below each other, as far as they fit.
void add_words(scene::DisplayList& list, const std::string& words, scene::Text style, double bottom,
               const scene::TextMeasure& measure) {
    style.rect.height = std::round(style.size * 1.5);
    for (const std::string& line : scene::wrapped(measure, words, style, style.rect.width)) {
        if (style.rect.y + style.rect.height > bottom)
            return;
        style.text = line;
        list.add(style);
        style.rect.y += style.rect.height;
    }
}

} // namespace

visual::Picture lesson_picture(const LessonTrack& track, std::int64_t at, const QString& text, QSizeF size,
                               const paint::Theme& theme) {
    const paint::FontMeasure measure;
    const double width = size.width() / theme.scale(), height = size.height() / theme.scale();
    const double words_width = std::floor(width * 0.32), margin = 24;
    const Lesson::Step& step = track.lesson().steps[track.lesson_step(at)];
    const std::int64_t shown = track.recording_step(at);
    const scene::TableView view =
        scene::followed(track.recording(), track.recording().at(shown), {},
                        scene::lesson_table_frame(width - words_width, height), measure);
    scene::DisplayList list = scene::lesson_scene(track.recording(), shown, view, width - words_width, height,
                                                  measure, step.highlight);
    move(list, words_width);
    list.width = width;

    scene::Text style{{margin, margin, words_width - margin, 0},
                      "",
                      scene::Role::quiet,
                      scene::Face::interface,
                      13,
                      scene::Weight::regular,
                      scene::Align::left};
    add_words(list, track.lesson().title.toStdString(), style, height, measure);
    style.rect.y += 28;
    style.size = 20;
    style.role = scene::Role::text;
    style.weight = scene::Weight::bold;
    add_words(list, step.title.toStdString(), style, height, measure);
    const auto lines = static_cast<double>(
        scene::wrapped(measure, step.title.toStdString(), style, style.rect.width).size());
    style.rect.y += 30 * lines + 12;
    style.size = 15;
    style.weight = scene::Weight::regular;
    for (const QString& paragraph : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const std::string words = paragraph.toStdString();
        add_words(list, words, style, height - margin, measure);
        style.rect.y +=
            23 * static_cast<double>(scene::wrapped(measure, words, style, style.rect.width).size()) + 10;
    }
    return visual::picture_of(std::move(list), theme);
}

} // namespace ks::ui
