// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/word_tips.h"

#include "ui/help/word_marks.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/reader.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPointer>
#include <QStyle>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextLayout>
#include <QTimer>
#include <QToolTip>

namespace ks::ui {
namespace {

constexpr int reach = 12; ///< the pointer moves further than this, and the tip goes

/// Whether a letter of the layout is at this point, and which.
std::optional<qsizetype> letter_at(const QTextLayout& layout, QPointF point) {
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        if (line.naturalTextRect().contains(point))
            return line.xToCursor(point.x(), QTextLine::CursorOnCharacter);
    }
    return {};
}

const Word* word_in_label(const QLabel& label, QPoint position, const Words& words) {
    const QString text = label.text();
    if (text.isEmpty() || label.textFormat() == Qt::RichText || !words.first(text))
        return nullptr;
    const QRect frame = label.contentsRect();
    QTextOption option(QStyle::visualAlignment(label.layoutDirection(), label.alignment()) &
                       Qt::AlignHorizontal_Mask);
    option.setWrapMode(label.wordWrap() ? QTextOption::WordWrap : QTextOption::ManualWrap);
    QTextLayout layout(QString(text).replace(QLatin1Char('\n'), QChar::LineSeparator), label.font());
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(frame.width());
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    const QRect shown = QStyle::alignedRect(label.layoutDirection(),
                                            (label.alignment() & Qt::AlignVertical_Mask) | Qt::AlignLeft,
                                            QSizeF(frame.width(), height).toSize(), frame);
    const auto letter = letter_at(layout, position - shown.topLeft());
    return letter ? words.at(text, *letter) : nullptr;
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
        return nullptr; // beside the line
    // The nearest gap between letters may be the one behind the letter.
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
            tip = QStringLiteral("%1<br><br>%2").arg(own.toHtmlEscaped(), tip);
    return QStringLiteral("<qt>%1</qt>").arg(tip);
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
    if (event->type() == QEvent::Polish) // before it is shown for the first time
        if (auto* reader = qobject_cast<Reader*>(watched))
            mark_words_of(*reader);
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
