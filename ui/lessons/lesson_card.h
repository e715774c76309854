// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"

#include <QListWidget>

#include <functional>

namespace ks::ui {

/// The lessons as cards below the headings of their chapters: number, title and summary, or the error of a
/// broken lesson, the time that it takes, what it needs, and how far one has come.
class LessonList : public QListWidget {
    Q_OBJECT

public:
    LessonList();

    /// `reached` tells the last step that was shown of a lesson, from 1; 0: none.
    void show_lessons(const std::vector<Lesson>& lessons, const std::function<int(const QString&)>& reached);
    /// Shows on a lesson's card how far one has come.
    void show_reached(const Lesson& lesson, int step);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void show_chapter(qint64 chapter);
    void fit_cards();
};

} // namespace ks::ui
