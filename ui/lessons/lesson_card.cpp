// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_card.h"

#include "ui/widgets/parts.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace ks::ui {

namespace {

QWidget* card_of(const Lesson& lesson) {
    auto* card = new QWidget;
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(12, 4, 12, 12);
    column->setSpacing(4);
    auto* title = labelled(lesson.title, "heading");
    title->setWordWrap(true);
    title->setIndent(0);
    column->addWidget(title);
    auto* words = lesson.broken ? labelled(QString::fromStdString(lesson.broken->sentence()), "error")
                                : labelled(lesson.summary, "quiet");
    words->setWordWrap(true);
    words->setIndent(0);
    column->addWidget(words);
    column->addStretch();
    card->setAttribute(Qt::WA_TransparentForMouseEvents); // a click then selects the card in the list
    return card;
}

} // namespace

LessonList::LessonList() {
    setObjectName(QStringLiteral("lesson-list"));
    setAccessibleName(tr("Lessons"));
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSpacing(0);
    // The cards have margins of their own; padding of the items would cut their words.
    setStyleSheet(QStringLiteral("QListWidget { background: transparent; border: none; }"
                                 " QListWidget::item { padding: 0; }"));
}

void LessonList::show_lessons(const std::vector<Lesson>& lessons) {
    clear();
    for (const Lesson& lesson : lessons) {
        auto* item = new QListWidgetItem;
        item->setData(Qt::UserRole, lesson.id);
        item->setData(Qt::AccessibleTextRole, lesson.title);
        item->setData(Qt::AccessibleDescriptionRole,
                      lesson.broken ? QString::fromStdString(lesson.broken->sentence()) : lesson.summary);
        addItem(item);
        setItemWidget(item, card_of(lesson));
    }
    fit_cards();
}

/// Makes each card as high as its words need at this width.
void LessonList::fit_cards() {
    for (int i = 0; i < count(); ++i)
        if (QWidget* card = itemWidget(item(i)))
            item(i)->setSizeHint({0, card->heightForWidth(viewport()->width())});
}

void LessonList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    fit_cards();
}

void LessonList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        fit_cards();
}

} // namespace ks::ui
