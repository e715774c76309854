// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_maker.h"
#include "ui/lessons/lesson_track.h"
#include "ui/predict/predictor.h"
#include "ui/stepping/slides.h"
#include "ui/stepping/stepper.h"
#include "visual/paint/fonts.h"

#include <QPointer>

class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace ks::ui {

class Canvas;
class DockPart;
class LessonList;
class PageHead;
class PredictPanel;
class Reader;
class StepView;
class TransportBar;

/// The lessons: their list on the left, then the open lesson's text beside its live table or a figure.
class LessonsPage : public Page {
    Q_OBJECT

public:
    explicit LessonsPage(Session& session);

    QString headline() const override;
    const Slides* slides() const override { return &slides_; }
    QWidget* transport_bar() override;
    void activated() override;
    void deactivated() override { stepper_.play(false); }
    Result<void> apply(const ViewOptions& options) override;
    ShownView shown_view() const override;
    Result<ShownStep> shown_step() const override;
    bool busy() const override { return maker_.busy(); }
    std::optional<Error> problem() const override { return problem_; }
    QSizeF whole_size(QSizeF least) const override;
    QSizeF complete_from() const override;
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

protected:
    void make_room() override { show_list(); }

private:
    QWidget* build_side();
    QWidget* build_docks();
    QWidget* build_text();
    void seat_question();
    double points_to_get() const;
    void show_list();
    void reload();
    void show_opened(const QString& folder);
    void open_lesson(const Lesson& lesson);
    void show_made();
    const Lesson* following() const;
    void go_on();
    void remember_step();
    void show_go_on();
    void show_sum();
    void show_position();
    void show_text(const QString& markdown);
    void open_instance();
    const Lesson* find(const QString& id) const;
    std::optional<Error> empty_view() const;

    Stepper stepper_;
    SpokenQuestion spoken_;
    Predictor predictor_{stepper_};
    LessonMaker maker_;
    std::vector<Lesson> lessons_;
    Lesson open_; ///< without steps if no lesson is open
    std::shared_ptr<const LessonTrack> track_;
    Slides slides_;

    PageHead* head_;
    LessonList* list_;
    QWidget* side_; ///< the list, and the field for searching it
    QLabel* step_title_;
    Reader* text_;
    QToolButton* all_ = nullptr;
    QToolButton* publish_ = nullptr;
    QPushButton* back_;
    QPushButton* open_button_;
    QLabel *failure_, *sum_;
    StepView* view_;
    Canvas* figure_;
    QStackedWidget* shown_; ///< shows the table or the figure
    paint::FontMeasure measure_;
    PredictPanel* predict_;
    DockPart* text_part_ = nullptr;
    QBoxLayout* text_column_ = nullptr;
    QPointer<TransportBar> bar_;
    std::optional<QString> wanted_; ///< --step, until the lesson is made
    std::optional<Error> problem_;
    std::size_t shown_step_ = SIZE_MAX;
};

} // namespace ks::ui
