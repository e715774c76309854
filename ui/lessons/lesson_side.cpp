// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_side.h"

#include "ui/lessons/lesson_card.h"
#include "ui/widgets/parts.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace ks::ui {

LessonSide::LessonSide() : list_(new LessonList) {
    constexpr int width = 200;
    setFixedWidth(width);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* words = new QLineEdit;
    words->setObjectName(QStringLiteral("search-lessons"));
    words->setAccessibleName(tr("Search the lessons"));
    words->setPlaceholderText(tr("Search"));
    words->setClearButtonEnabled(true);
    auto* none = labelled(tr("No lesson has these words."), "quiet");
    none->setWordWrap(true);
    none->hide();
    column->addWidget(words);
    column->addWidget(none);
    column->addWidget(list_, 1);
    connect(words, &QLineEdit::textChanged, this,
            [this, none](const QString& text) { none->setVisible(list_->search(text) == 0); });
    connect(words, &QLineEdit::returnPressed, list_, &LessonList::choose_first);
}

} // namespace ks::ui
