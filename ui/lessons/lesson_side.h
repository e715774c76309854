// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ks::ui {

class LessonList;

/// The list of lessons, below a field that searches their texts.
class LessonSide : public QWidget {
    Q_OBJECT

public:
    LessonSide();
    LessonList& list() const { return *list_; }

private:
    LessonList* list_;
};

} // namespace ks::ui
