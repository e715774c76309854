// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_track.h"
#include "ui/page.h"
#include "ui/recorder.h"
#include "ui/stepper.h"

#include <QPointer>

class QLabel;
class QPushButton;
class QStackedLayout;
class QTextBrowser;
class QToolButton;

namespace ks::ui {

class LessonList;
class PageHead;
class StepView;
class TransportBar;

/// Lessons: their list on the left, the open one's text beside its live table.
class LessonsPage : public Page {
    Q_OBJECT

public:
    explicit LessonsPage(Session& session);

    QString headline() const override;
    QWidget* transport_bar() override;
    void activated() override;
    void deactivated() override { stepper_.play(false); }
    Result<void> apply(const ViewOptions& options) override;
    bool busy() const override { return recorder_.busy(); }
    std::optional<Error> problem() const override { return problem_; }
    Result<visual::Picture> picture(QSizeF size) override;
    Result<QByteArray> csv() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* build_text();
    void show_list();
    void reload();
    void open_lesson(const Lesson& lesson);
    void show_recording();
    void show_position();
    void show_text(const QString& markdown);
    void open_instance();
    const Lesson* find(const QString& id) const;
    std::optional<Error> empty_view() const;

    Stepper stepper_;
    Recorder recorder_;
    std::vector<Lesson> lessons_;
    Lesson open_; ///< without steps: none is open
    std::shared_ptr<const LessonTrack> track_;

    PageHead* head_;
    LessonList* list_;
    QLabel* step_title_;
    QTextBrowser* text_;
    QToolButton* all_ = nullptr;
    QPushButton* back_;
    QPushButton* open_button_;
    QLabel* failure_;
    StepView* view_;
    QPointer<TransportBar> bar_;
    std::optional<QString> wanted_; ///< --step, until the recording is there
    std::optional<Error> problem_;
    std::size_t shown_step_ = SIZE_MAX;
};

} // namespace ks::ui
