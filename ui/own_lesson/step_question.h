// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ks::ui {

/// What a step asks about, or would if it asked: the picture of its question, else its first.
const LessonStop& asked_about(const LessonStep& step);
/// Has the step ask this before it shows what it asks about. Nothing: it asks no more.
void set_question(LessonStep& step, const std::optional<LessonAsk>& question);

/// Whether a step asks before it is shown, and what: the kind of question, its points and its tries. The
/// question is below these fields. It is made from the picture, or the author writes it.
class StepQuestion : public QWidget {
    Q_OBJECT

public:
    /// What was changed; all of a word that is typed is one edit.
    enum class Part { kind, points, tries };

    StepQuestion();

    /// `possible`: all that can be asked about the picture. `why_not`: why nothing can be, except what the
    /// author writes; empty: something can, or that is not known yet.
    void show_question(const std::optional<LessonAsk>& asked, const std::vector<QuizQuestion>& possible,
                       const QString& why_not);

signals:
    void changed(const std::optional<LessonAsk>& asked, Part part);

private:
    void fill_kinds(const std::vector<QuizQuestion>& possible);
    void show_asked();
    void take(Part part);
    bool take_kind(Ask kind);
    bool write_own();
    void say(const std::vector<QuizQuestion>& possible, const QString& why_not);

    std::optional<LessonAsk> asked_;
    QCheckBox* asks_;
    QComboBox* kinds_;
    QDoubleSpinBox* points_;
    QSpinBox* tries_;
    QPushButton* write_;
    QLabel* words_;
};

} // namespace ks::ui
