// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_card.h"

#include "ui/widgets/parts.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace ks::ui {

namespace {

/// "as far as step 3 of 12", "finished", or nothing for a lesson that was not begun.
QString how_far(const Lesson& lesson, int step) {
    const auto all = static_cast<int>(lesson.steps.size());
    if (step <= 0 || lesson.broken)
        return {};
    return step >= all ? LessonList::tr("finished")
                       : LessonList::tr("as far as step %1 of %2").arg(step).arg(all);
}

QWidget* card_of(const Lesson& lesson, std::size_t number) {
    auto* card = new QWidget;
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(12, 4, 12, 12);
    column->setSpacing(4);
    auto* title = labelled(numbered(lesson, number), "heading");
    title->setWordWrap(true);
    title->setIndent(0);
    column->addWidget(title);
    auto* words = lesson.broken ? labelled(QString::fromStdString(lesson.broken->sentence()), "error")
                                : labelled(lesson.summary, "quiet");
    words->setWordWrap(true);
    words->setIndent(0);
    column->addWidget(words);
    auto* reached = labelled({}, "reached");
    reached->setObjectName(QStringLiteral("reached"));
    reached->setIndent(0);
    reached->hide();
    column->addWidget(reached);
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
}

void LessonList::show_lessons(const std::vector<Lesson>& lessons,
                              const std::function<int(const QString&)>& reached) {
    clear();
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const Lesson& lesson = lessons[i];
        auto* item = new QListWidgetItem;
        item->setData(Qt::UserRole, lesson.id);
        item->setData(Qt::AccessibleTextRole, numbered(lesson, i + 1));
        addItem(item);
        setItemWidget(item, card_of(lesson, i + 1));
        show_reached(lesson, reached(lesson.id));
    }
    fit_cards();
}

void LessonList::show_reached(const Lesson& lesson, int step) {
    for (int i = 0; i < count(); ++i) {
        if (item(i)->data(Qt::UserRole) != lesson.id)
            continue;
        const QString words = how_far(lesson, step);
        auto* label = itemWidget(item(i))->findChild<QLabel*>(QStringLiteral("reached"));
        label->setText(words);
        label->setVisible(!words.isEmpty());
        const QString told =
            lesson.broken ? QString::fromStdString(lesson.broken->sentence()) : lesson.summary;
        item(i)->setData(Qt::AccessibleDescriptionRole,
                         words.isEmpty() ? told : QStringLiteral("%1 (%2)").arg(told, words));
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
