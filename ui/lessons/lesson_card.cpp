// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_card.h"

#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

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
    return lesson.broken ? sentence(*lesson.broken) : lesson.summary;
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
    auto* body = new QWidget;
    body->setObjectName(QStringLiteral("body"));
    whole->addWidget(body);
    auto* column = new QVBoxLayout(body);
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

/// All texts of a lesson.
QString words_of(const Lesson& lesson) {
    QStringList words{lesson.id, lesson.title, lesson.summary};
    for (const LessonStep& step : lesson.steps)
        words << step.title << step.text;
    return words.join(QLatin1Char('\n'));
}

/// Returns the width of the label that does not cut its longest word, with the space around the words.
int width_of_longest_word(const QLabel& label) {
    int widest = 0;
    for (const QString& word : label.text().split(QRegularExpression(QStringLiteral("\\s"))))
        widest = std::max(widest, label.fontMetrics().horizontalAdvance(word));
    return widest + label.width() - label.contentsRect().width();
}

template <class T>
T* part_of(const QListWidget& list, QListWidgetItem* item, const char* name) {
    return list.itemWidget(item)->findChild<T*>(QString::fromLatin1(name));
}

} // namespace

LessonList::LessonList() {
    setObjectName(QStringLiteral("lesson-list"));
    setAccessibleName(tr("Lessons"));
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSpacing(0);
    step_by_lines();
    connect(this, &QListWidget::currentItemChanged, this, &LessonList::show_current);
}

void LessonList::show_current() {
    if (!currentItem())
        return;
    fold(currentItem()->data(chapter_role).toLongLong(), false);
    scrollToItem(currentItem());
}

/// A notch of the wheel moves the list by a few lines, not by whole cards.
void LessonList::step_by_lines() {
    verticalScrollBar()->setSingleStep(fontMetrics().lineSpacing());
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
                         .words = words_of(lesson),
                         .broken = lesson.broken.has_value()});
    }
    if (cards != cards_) {
        cards_ = std::move(cards);
        add_cards();
        unfolded_.insert(0); // lessons of one's own
        if (unfolded_.size() == 1 && !cards_.empty())
            unfolded_.insert(cards_.front().chapter);
    }
    for (const Lesson& lesson : lessons)
        set_reached(lesson, reached(lesson.id));
    show_parts();
}

bool LessonList::matches(const Card& card) const {
    return std::ranges::all_of(searched_, [&card](const QString& word) {
        return card.words.contains(word, Qt::CaseInsensitive) ||
               card.title.contains(word, Qt::CaseInsensitive);
    });
}

/// A lesson is shown if its chapter is unfolded or, while words are searched, if it has the words. The
/// heading of a chapter is in the card of its first lesson.
void LessonList::show_parts() {
    const auto shown = [this](const Card& card) {
        return searched_.empty() ? unfolded_.contains(card.chapter) : matches(card);
    };
    for (int i = 0; i < count(); ++i) {
        const Card& card = cards_[static_cast<std::size_t>(i)];
        const bool headed = !card.heading.isEmpty() &&
                            (searched_.empty() || std::ranges::any_of(cards_, [&](const Card& other) {
                                 return other.chapter == card.chapter && matches(other);
                             }));
        part_of<QWidget>(*this, item(i), "body")->setVisible(shown(card));
        if (auto* heading = part_of<QLabel>(*this, item(i), "chapter"))
            heading->setVisible(headed);
        item(i)->setHidden(!shown(card) && !headed);
        if (!card.heading.isEmpty())
            show_chapter(card.chapter);
    }
    fit_cards();
}

int LessonList::search(const QString& words) {
    searched_ = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    show_parts();
    if (searched_.isEmpty() && currentItem())
        scrollToItem(currentItem());
    return static_cast<int>(
        std::ranges::count_if(cards_, [this](const Card& card) { return matches(card); }));
}

void LessonList::choose_first() {
    const auto first = std::ranges::find_if(cards_, [this](const Card& card) { return matches(card); });
    if (first != cards_.end())
        setCurrentRow(static_cast<int>(first - cards_.begin()));
}

void LessonList::fold(qint64 chapter, bool on) {
    if (on == !unfolded_.contains(chapter))
        return;
    if (on)
        unfolded_.erase(chapter);
    else
        unfolded_.insert(chapter);
    show_parts();
}

void LessonList::mousePressEvent(QMouseEvent* event) {
    QListWidgetItem* const pressed = itemAt(event->position().toPoint());
    const auto* heading = pressed ? part_of<QLabel>(*this, pressed, "chapter") : nullptr;
    const QPoint place = event->position().toPoint() - visualItemRect(pressed).topLeft();
    if (!heading || heading->isHidden() || !heading->geometry().contains(place))
        return QListWidget::mousePressEvent(event);
    const qint64 chapter = pressed->data(chapter_role).toLongLong();
    fold(chapter, unfolded_.contains(chapter));
}

void LessonList::keyPressEvent(QKeyEvent* event) {
    const bool folds = currentItem() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter);
    if (!folds)
        return QListWidget::keyPressEvent(event);
    const qint64 chapter = currentItem()->data(chapter_role).toLongLong();
    fold(chapter, unfolded_.contains(chapter));
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
    const auto card = std::ranges::find(cards_, chapter, &Card::chapter);
    const bool open = unfolded_.contains(chapter) || !searched_.empty();
    const QString title = (open ? QStringLiteral("▾ ") : QStringLiteral("▸ ")) + card->heading;
    heading->setText(finished == 0 ? title : tr("%1\n%2 of %3 finished").arg(title).arg(finished).arg(all));
}

/// Makes the list wide enough for the longest word of a heading, which does not wrap, and each card as high
/// as its words need.
void LessonList::fit_cards() {
    int widest = 0;
    for (int i = 0; i < count(); ++i)
        if (const QWidget* card = itemWidget(item(i)))
            if (const auto* heading = card->findChild<QLabel*>(QStringLiteral("chapter")))
                widest = std::max(widest, width_of_longest_word(*heading));
    setMinimumWidth(widest + verticalScrollBar()->sizeHint().width() + 2 * frameWidth());
    for (int i = 0; i < count(); ++i)
        if (QWidget* card = itemWidget(item(i)))
            item(i)->setSizeHint({0, card->heightForWidth(viewport()->width())});
}

void LessonList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    fit_cards();
    if (currentItem())
        scrollToItem(currentItem()); // its place has changed
}

void LessonList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        step_by_lines();
        fit_cards();
    }
}

} // namespace ks::ui
