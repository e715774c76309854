// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/word_tips.h"

#include "ui/help/label_text.h"
#include "ui/help/word_marks.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/reader.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPointer>
#include <QTextBlock>
#include <QTextEdit>
#include <QTimer>
#include <QToolTip>

#include <utility>

namespace ks::ui {
namespace {

constexpr int reach = 12; ///< pixels; the tip closes when the pointer moves further

const Word* word_in_label(const QLabel& label, QPoint position, const Words& words) {
    if (!is_explained(label) || !words.first(label.text()))
        return nullptr;
    const auto letter = LabelText(label).letter_at(position);
    return letter ? words.at(label.text(), *letter) : nullptr;
}

const Word* word_in_head(const QHeaderView& head, QPoint position, const Words& words) {
    const int section = head.logicalIndexAt(position);
    if (section < 0 || !head.model() ||
        head.model()->headerData(section, head.orientation(), Qt::ToolTipRole).isValid())
        return nullptr;
    return words.first(head.model()->headerData(section, head.orientation()).toString());
}

const Word* word_in_text(const QTextEdit& text, QPoint position, const Words& words) {
    const QTextCursor cursor = text.cursorForPosition(position);
    if (!text.cursorRect(cursor).adjusted(-20, 0, 20, 0).contains(position))
        return nullptr; // outside the line
    // The cursor is at the nearest gap, which may be after the letter.
    const QString block = cursor.block().text();
    const bool behind = position.x() < text.cursorRect(cursor).left();
    return words.at(block, cursor.positionInBlock() - (behind ? 1 : 0));
}

const Word* word_under(QWidget& widget, QPoint position, const Words& words) {
    if (const auto* canvas = qobject_cast<Canvas*>(&widget)) {
        const auto letter = canvas->letter_at(position);
        return letter ? words.at(letter->text, letter->index) : nullptr;
    }
    if (const auto* label = qobject_cast<QLabel*>(&widget))
        return word_in_label(*label, position, words);
    if (const auto* button = qobject_cast<QAbstractButton*>(&widget))
        return words.first(button->text());
    if (const auto* choice = qobject_cast<QComboBox*>(&widget))
        return words.first(choice->currentText());
    if (const auto* head = qobject_cast<QHeaderView*>(widget.parentWidget()))
        return word_in_head(*head, position, words);
    if (const auto* text = qobject_cast<QTextEdit*>(widget.parentWidget());
        text && text->viewport() == &widget)
        return word_in_text(*text, position, words);
    return nullptr;
}

} // namespace

WordTips::WordTips(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

const Words& WordTips::words() {
    if (!words_)
        words_.emplace(load_manual(manual_folders()));
    return *words_;
}

QString WordTips::tip_at(QWidget& widget, QPoint position) {
    if (!widget.toolTip().isEmpty())
        return {};
    const Word* word = word_under(widget, position, words());
    if (!word)
        return {};
    QString tip =
        QStringLiteral("<b>%1</b><br>%2").arg(word->name.toHtmlEscaped(), word->tip.toHtmlEscaped());
    if (const auto* canvas = qobject_cast<Canvas*>(&widget))
        if (const QString own = canvas->description_at(position); !own.isEmpty())
            tip = QStringLiteral("%1<br><br>%2").arg(as_html(own), tip);
    return QStringLiteral("<qt>%1</qt>").arg(tip);
}

/// Reads the manual after the labels are on the screen, which are then drawn again with dots.
void WordTips::read_words_later() {
    if (std::exchange(reading_, true))
        return;
    QTimer::singleShot(0, this, [this] {
        (void)words();
        for (QWidget* widget : QApplication::allWidgets())
            if (qobject_cast<QLabel*>(widget) && widget->isVisible())
                widget->update();
    });
}

/// Draws a label, with dots below its words.
void WordTips::draw(QLabel& label, QEvent& event) {
    static_cast<QObject&>(label).event(&event);
    underline_words(label, *words_);
}

/// The words are marked after the text is on the screen: reading the manual must not hold it up.
void WordTips::mark_words_of(Reader& reader) {
    const auto mark = [this, &reader] {
        QTimer::singleShot(0, &reader, [this, tips = QPointer(this), &reader] {
            if (tips)
                underline_words(*reader.document(), words());
        });
    };
    connect(&reader, &Reader::text_shown, this, mark);
    mark();
}

bool WordTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish) // before the widget is first shown
        if (auto* reader = qobject_cast<Reader*>(watched))
            mark_words_of(*reader);
    if (event->type() == QEvent::Paint)
        if (auto* label = qobject_cast<QLabel*>(watched); label && is_explained(*label)) {
            if (words_) {
                draw(*label, *event);
                return true;
            }
            read_words_later();
        }
    if (event->type() != QEvent::ToolTip || !watched->isWidgetType())
        return false;
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString tip = tip_at(*static_cast<QWidget*>(watched), help->pos());
    if (tip.isEmpty())
        return false;
    const QRect word(help->pos() - QPoint(reach, reach), QSize(2 * reach, 2 * reach));
    QToolTip::showText(help->globalPos(), tip, static_cast<QWidget*>(watched), word);
    return true;
}

} // namespace ks::ui
