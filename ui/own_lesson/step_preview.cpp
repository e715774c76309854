// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/own_lesson/step_preview.h"

#include "solvers/core/formatted.h"
#include "ui/base/session.h"
#include "ui/lessons/lesson_picture.h"
#include "ui/own_lesson/step_question.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

namespace {

constexpr double least_width = 560, least_height = 350; // a picture of a lesson is laid out for so much room

} // namespace

StepPreview::StepPreview(Session& session)
    : session_(session), canvas_(new Canvas), words_(labelled({}, "quiet")), theme_(session.theme()) {
    canvas_->setObjectName(QStringLiteral("preview"));
    canvas_->setAccessibleName(tr("Preview of the step"));
    canvas_->set_theme(theme_);
    canvas_->installEventFilter(this);
    words_->setObjectName(QStringLiteral("preview-words"));
    words_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(words_);
    column->addWidget(canvas_, 1);
    connect(&session, &Session::theme_changed, this, &StepPreview::fit_picture);
    connect(&maker_, &LessonMaker::finished, this, &StepPreview::show_made);
}

namespace {

/// Everything that the picture of a step is made of. Instances are immutable, so their address will do.
std::string made_of(const Lesson& lesson) {
    const LessonStop& stop = lesson.steps.front().show.front();
    std::string all = formatted("{} {}", lesson.variant, static_cast<const void*>(lesson.instance.get()));
    for (const CellAt& cell : lesson.steps.front().highlight)
        all += formatted(" {},{}", cell.row, cell.column);
    if (stop.step || stop.cell)
        all += formatted(" at {} {} {}", stop.step.value_or(-1), stop.cell ? stop.cell->row : -1,
                         stop.cell ? stop.cell->column : -1);
    if (!stop.figure)
        return all;
    all += formatted(" {} {}", stop.figure->id, static_cast<const void*>(stop.figure->instance.get()));
    for (const auto& [name, value] : stop.figure->settings)
        all += formatted(" {}={}", name, value);
    return all + stop.figure->runs.join(QLatin1Char(' ')).toStdString();
}

} // namespace

void StepPreview::show_step(const Lesson& lesson, std::size_t step) {
    Lesson one = lesson; // the others would be recorded and counted for nothing
    one.steps = {lesson.steps[step]};
    one.steps.front().show = {asked_about(lesson.steps[step])};
    one.steps.front().show.front().ask.reset();  // the answer, for there is nothing before it here
    if (one.steps.front().show.front().figure) { // nor does it need a recording
        one.variant.clear();
        one.steps.front().highlight.clear();
    }
    if (std::string made = made_of(one); made == shown_)
        return;
    else
        shown_ = std::move(made);
    questions_.clear();
    words_->setProperty("role", "quiet");
    restyle(*words_);
    words_->setText(tr("Making the picture…"));
    words_->show();
    maker_.make(one);
}

/// A small preview is the whole picture made smaller, not a part of it. It is painted smaller, because
/// letters of whole pixels would leave gaps in its words.
void StepPreview::fit_picture() {
    const QSizeF room = QSizeF(canvas_->size()) / session_.theme().scale();
    const double fits = std::min(room.width() / least_width, room.height() / least_height);
    theme_ = session_.theme().enlarged(std::clamp(fits, 0.25, 1.0));
    canvas_->set_theme(theme_);
}

bool StepPreview::eventFilter(QObject* watched, QEvent* event) {
    if (watched == canvas_ && event->type() == QEvent::Resize)
        fit_picture();
    return QWidget::eventFilter(watched, event);
}

void StepPreview::show_made() {
    if (const auto& error = maker_.error()) {
        words_->setProperty("role", "error");
        restyle(*words_);
        words_->setText(sentence(*error));
        canvas_->hide();
    } else {
        questions_ = maker_.track()->questions_about(0);
        words_->hide();
        canvas_->show();
        canvas_->set_scene([this, track = maker_.track()](QSizeF size) {
            return shown_at(*track, 0, size.width(), size.height(), measure_);
        });
    }
    emit settled();
}

} // namespace ks::ui
