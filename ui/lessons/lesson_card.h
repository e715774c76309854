// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"

#include <QListWidget>

#include <functional>
#include <set>

namespace ks::ui {

/// The lessons as cards below the headings of their chapters: number, title and summary, or the error of a
/// broken lesson, the time that it takes, what it needs, and how far the user has come. A click on a heading,
/// or Return in one of its lessons, folds and unfolds a chapter.
class LessonList : public QListWidget {
    Q_OBJECT

public:
    /// What a lesson's card says, except how far one has come.
    struct Card {
        QString id;
        qint64 chapter = 0;
        QString heading; ///< of the chapter, above its first lesson; empty on every other card
        QString title, summary, course;
        QString words; ///< all texts of the lesson, in which `search` looks
        bool broken = false;

        friend bool operator==(const Card&, const Card&) = default;
    };

    LessonList();

    /// `reached` tells the last step that was shown of a lesson, from 1; 0: none.
    void show_lessons(const std::vector<Lesson>& lessons, const std::function<int(const QString&)>& reached);
    /// Shows on a lesson's card how far one has come.
    void show_reached(const Lesson& lesson, int step);
    /// Shows only the lessons whose texts have these words; all, if there are none. Returns how many.
    int search(const QString& words);
    /// Unfolds the chapter of the current lesson.
    void show_current();
    /// Makes the first lesson that is shown the current one.
    void choose_first();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void add_cards();
    void set_reached(const Lesson& lesson, int step);
    void show_chapter(qint64 chapter);
    void fit_cards();
    void show_parts();
    void fold(qint64 chapter, bool on);
    bool matches(const Card& card) const;
    void step_by_lines();

    std::vector<Card> cards_;
    std::set<qint64> unfolded_; ///< chapters
    QStringList searched_;      ///< words; empty: all lessons are shown
};

} // namespace ks::ui
