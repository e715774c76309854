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

/// What the list keeps of a card beside the lesson's id.
enum CardRole { chapter_role = Qt::UserRole + 1, finished_role };

QString told_of(const Lesson& lesson) {
    return lesson.broken ? QString::fromStdString(lesson.broken->sentence()) : lesson.summary;
}

QLabel& add_line(QBoxLayout& column, const QString& text, const char* role) {
    auto* line = labelled(text, role);
    line->setWordWrap(true);
    line->setIndent(0);
    column.addWidget(line);
    return *line;
}

QWidget* card_of(const LessonList::Card& content) {
    auto* card = new QWidget;
    auto* whole = new QVBoxLayout(card);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    if (!content.heading.isEmpty()) // its colour keeps it out of the selected card below
        add_line(*whole, content.heading, "chapter").setObjectName(QStringLiteral("chapter"));
    auto* column = new QVBoxLayout;
    whole->addLayout(column);
    column->setContentsMargins(12, 4, 12, 12);
    column->setSpacing(4);
    add_line(*column, content.title, "heading");
    add_line(*column, content.summary, content.broken ? "error" : "quiet");
    if (!content.course.isEmpty())
        add_line(*column, content.course, "quiet").setObjectName(QStringLiteral("course"));
    QLabel& reached = add_line(*column, {}, "reached");
    reached.setObjectName(QStringLiteral("reached"));
    reached.hide();
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

/// The window asks for the list whenever the page opens, and mostly nothing has changed. Forty cards cost
/// more than all other parts of the page.
void LessonList::show_lessons(const std::vector<Lesson>& lessons,
                              const std::function<int(const QString&)>& reached) {
    std::vector<Card> cards;
    for (const Lesson& lesson : lessons) {
        const bool first = cards.empty() || cards.back().chapter != lesson.place.chapter;
        cards.push_back({.id = lesson.id,
                         .chapter = lesson.place.chapter,
                         .heading = first ? chapter_heading(lesson.place) : QString(),
                         .title = numbered(lesson),
                         .summary = told_of(lesson),
                         .course = course_words(lesson, lessons),
                         .broken = lesson.broken.has_value()});
    }
    if (cards != cards_) {
        cards_ = std::move(cards);
        add_cards();
    }
    for (const Lesson& lesson : lessons)
        set_reached(lesson, reached(lesson.id));
    fit_cards();
}

void LessonList::add_cards() {
    clear();
    for (const Card& card : cards_) {
        auto* item = new QListWidgetItem;
        item->setData(Qt::UserRole, card.id);
        item->setData(chapter_role, QVariant::fromValue<qint64>(card.chapter));
        item->setData(Qt::AccessibleTextRole, card.title);
        addItem(item);
        setItemWidget(item, card_of(card));
    }
}

void LessonList::show_reached(const Lesson& lesson, int step) {
    set_reached(lesson, step);
    fit_cards();
}

void LessonList::set_reached(const Lesson& lesson, int step) {
    for (int i = 0; i < count(); ++i) {
        if (item(i)->data(Qt::UserRole) != lesson.id)
            continue;
        const QString words = how_far(lesson, step);
        auto* label = itemWidget(item(i))->findChild<QLabel*>(QStringLiteral("reached"));
        label->setText(words);
        label->setVisible(!words.isEmpty());
        QStringList told{told_of(lesson)};
        if (const auto* course = itemWidget(item(i))->findChild<QLabel*>(QStringLiteral("course")))
            told << course->text();
        if (!words.isEmpty())
            told << words;
        item(i)->setData(Qt::AccessibleDescriptionRole, told.join(QStringLiteral(" · ")));
        item(i)->setData(finished_role, !lesson.broken && step >= std::ssize(lesson.steps));
        show_chapter(lesson.place.chapter);
    }
}

/// Says in the heading of a chapter how many of its lessons are finished, once one is.
void LessonList::show_chapter(qint64 chapter) {
    int all = 0, finished = 0;
    QLabel* heading = nullptr;
    for (int i = 0; i < count(); ++i) {
        if (item(i)->data(chapter_role).toLongLong() != chapter)
            continue;
        if (all++ == 0)
            heading = itemWidget(item(i))->findChild<QLabel*>(QStringLiteral("chapter"));
        finished += item(i)->data(finished_role).toBool();
    }
    const QString title = heading->text().section(QLatin1Char('\n'), 0, 0);
    heading->setText(finished == 0 ? title : tr("%1\n%2 of %3 finished").arg(title).arg(finished).arg(all));
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
