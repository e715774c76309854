// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"
#include "ui/lessons/lessons_model.h"
#include "ui/predict/predictor.h"
#include "ui/stepping/slides.h"
#include "visual/paint/fonts.h"

#include <QPointer>

class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace ks::ui {

class Canvas;
class DockPart;
class LessonList;
class LessonSide;
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
    void activated() override { model_.read_again(); } // a lesson may have been written meanwhile
    void deactivated() override { model_.stepper().play(false); }
    Result<void> apply(const ViewOptions& options) override;
    ShownView shown_view() const override { return {.options = model_.shown()}; }
    Result<ShownStep> shown_step() const override;
    bool busy() const override { return model_.busy(); }
    std::optional<Error> problem() const override { return model_.problem(); }
    QSizeF whole_size(QSizeF least) const override;
    QSizeF complete_from() const override;
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

protected:
    void make_room() override { show_list(); }

private:
    void build_head(QVBoxLayout& column);
    void build_question();
    void build_steps();
    void follow_model();
    QWidget* build_docks();
    QWidget* build_text();
    void seat_question();
    double points_to_get() const;
    void show_list();
    void show_lessons();
    void show_choice();
    void show_opened();
    void show_made();
    void show_failure();
    void show_go_on();
    void show_sum();
    void show_open_button();
    void show_position();
    void show_text(const QString& markdown);
    void open_instance();
    std::optional<Error> empty_view() const;
    Stepper& stepper() { return model_.stepper(); }
    const Stepper& stepper() const { return model_.stepper(); }
    const std::shared_ptr<const LessonTrack>& track() const { return model_.track(); }

    LessonsModel model_;
    SpokenQuestion spoken_;
    Predictor predictor_{model_.stepper()};
    Slides slides_;

    PageHead* head_;
    LessonSide* side_;
    LessonList* list_; ///< in side_
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
    std::size_t shown_step_ = SIZE_MAX;
};

} // namespace ks::ui
