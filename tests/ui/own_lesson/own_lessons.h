// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/kinds/presets.h"
#include "ui/lessons/lesson_picture.h"
#include "ui/lessons/lesson_track.h"
#include "ui/own_lesson/write_lesson.h"
#include "visual/export/export.h"
#include "visual/paint/theme.h"

#include <QStandardPaths>

namespace ks::tests {

inline InstancePtr preset(const char* id) {
    auto made = generate(id, "", {});
    if (!made)
        qFatal("%s", made.error().sentence().c_str());
    return *made;
}

inline ui::ShownStep recorded(const char* id, const char* variant, std::int64_t step) {
    return {.instance = preset(id), .variant = variant, .step = step, .sentence = "The page's sentence."};
}

inline ui::ShownStep traced() {
    return {.instance = preset("thesis-2.1"),
            .figure = "trace",
            .settings = {{"variant", "demo.bank-conflicts"}, {"show", "memory"}, {"instruction", "3"}}};
}

inline ui::Lesson read_from(const QString& folder) {
    return ui::load_lessons({}, {folder}).front();
}

inline std::shared_ptr<const ui::LessonTrack> track_of(const ui::Lesson& lesson) {
    const auto track = ui::LessonTrack::make(lesson);
    if (!track)
        qFatal("%s", track.error().sentence().c_str());
    return *track;
}

inline QByteArray picture(const ui::LessonTrack& track, std::int64_t at) {
    return *visual::encoded(
        ui::lesson_picture(track, at, "words", {1000, 640}, paint::theme(paint::ThemeId::light)),
        visual::Format::svg);
}

inline ui::Lesson two_steps(const QString& folder) {
    ui::Lesson lesson;
    lesson.title = "Mine";
    lesson.folder = folder;
    ui::add_step(lesson, recorded("thesis-2.1", "knapsack.sequential", 3), "First", "One.");
    ui::add_step(lesson, recorded("thesis-2.1", "knapsack.sequential", 5), "Second", "Two.");
    return lesson;
}

inline QStringList titles(const ui::Lesson& lesson) {
    QStringList all;
    for (const ui::LessonStep& step : lesson.steps)
        all << step.title;
    return all;
}

template <class T>
T& part(QWidget& dialog, const char* name) {
    auto* found = dialog.findChild<T*>(QString::fromLatin1(name));
    if (!found)
        qFatal("there is no %s", name);
    return *found;
}

inline QString own_folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/lessons";
}

} // namespace ks::tests
