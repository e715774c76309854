// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson_maker.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"

#include <QWidget>

#include <string>
#include <vector>

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

    /// Shows a picture of this step of the lesson: the one that it asks about, else its first. A picture that
    /// is there already is kept.
    void show_step(const Lesson& lesson, std::size_t step);
    bool busy() const { return maker_.busy(); }
    const std::optional<Error>& error() const { return maker_.error(); }
    /// All that can be asked before the picture is shown; nothing while it is made.
    const std::vector<QuizQuestion>& questions() const { return questions_; }

signals:
    void settled(); ///< the picture or the error is there

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show_made();
    void fit_picture();

    Session& session_;
    LessonMaker maker_;
    std::string shown_; ///< what the picture is made of
    std::vector<QuizQuestion> questions_;
    Canvas* canvas_;
    QLabel* words_;
    paint::FontMeasure measure_;
    paint::Theme theme_; ///< the session's, smaller in a small preview
};

} // namespace ks::ui
