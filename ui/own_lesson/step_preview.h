// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson_maker.h"
#include "visual/paint/fonts.h"

#include <QWidget>

#include <string>

class QLabel;

namespace ks::ui {

class Canvas;
class Session;

/// The picture of a lesson's step as the Lessons page will show it, or the sentence that says why it cannot
/// be shown. It is made by the lesson's own reader, on a worker thread.
class StepPreview : public QWidget {
    Q_OBJECT

public:
    explicit StepPreview(Session& session);

    /// Shows the first picture of this step of the lesson. A picture that is there already is kept.
    void show_step(const Lesson& lesson, std::size_t step);
    bool busy() const { return maker_.busy(); }
    const std::optional<Error>& error() const { return maker_.error(); }

signals:
    void settled(); ///< the picture or the error is there

private:
    void show_made();

    LessonMaker maker_;
    std::string shown_; ///< what the picture is made of
    Canvas* canvas_;
    QLabel* words_;
    paint::FontMeasure measure_;
};

} // namespace ks::ui
