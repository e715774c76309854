// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/shown_step.h"
#include "ui/jobs/background_task.h"
#include "ui/lessons/lesson.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace ks::ui {

class Session;
class StepPreview;

/// Adds the step that a page shows to a lesson of one's own: which lesson, a heading and a sentence. The
/// preview is what the lesson will show; a step that no lesson can show is not added.
class AddDialog : public QDialog {
    Q_OBJECT

public:
    /// `lesson` is the folder of the lesson that is offered first; empty: a new one.
    AddDialog(Session& session, ShownStep shown, const QString& lesson, QWidget* parent);

signals:
    void added(const QString& folder);

private:
    QWidget* build_form();
    void offer_lessons(const QString& folder);
    void allow_adding();
    void offer_pictures();
    void show_choice();
    void show_picture();
    void add();
    void add_to(Lesson lesson);
    void say(const QString& text);

    Session& session_;
    ShownStep shown_;
    QComboBox *lessons_, *pictures_;
    QLineEdit *name_, *title_;
    QPlainTextEdit* text_;
    QLabel *name_label_, *picture_label_, *failure_;
    StepPreview* preview_;
    QPushButton* add_ = nullptr;
    BackgroundTask work_; ///< reads lessons
};

} // namespace ks::ui
