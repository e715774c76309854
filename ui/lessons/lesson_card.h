// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"

#include <QListWidget>

namespace ks::ui {

/// The lessons as cards with title and summary, or with the error of a broken lesson.
class LessonList : public QListWidget {
    Q_OBJECT

public:
    LessonList();

    void show_lessons(const std::vector<Lesson>& lessons);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit_cards();
};

} // namespace ks::ui
