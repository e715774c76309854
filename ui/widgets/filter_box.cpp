// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/filter_box.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QCompleter>
#include <QEvent>
#include <QLineEdit>
#include <QListView>
#include <QStyleOptionFrame>
#include <QStylePainter>
#include <QTimer>

namespace ks::ui {

namespace {

/// A line edit that elides a too long text with "…" unless the user types in it.
class ElidedLine : public QLineEdit {
protected:
    void paintEvent(QPaintEvent* event) override {
        constexpr int margin = 2; // Qt's margin on both sides of the text
        const QRect room = contentsRect().marginsRemoved(textMargins()).adjusted(margin, 0, -margin, 0);
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, room.width());
        if (hasFocus() || shown == text())
            return QLineEdit::paintEvent(event);
        QStylePainter painter(this);
        QStyleOptionFrame option;
        initStyleOption(&option);
        painter.drawPrimitive(QStyle::PE_PanelLineEdit, option);
        painter.drawItemText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), palette(), isEnabled(),
                             shown, QPalette::Text);
    }
};

} // namespace

FilterBox::FilterBox(QWidget* parent) : QComboBox(parent) {
    setEditable(true);
    setLineEdit(new ElidedLine);
    setInsertPolicy(QComboBox::NoInsert);
    // a theme change then measures one entry, not hundreds
    if (auto* const list = qobject_cast<QListView*>(view()))
        list->setUniformItemSizes(true);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    setToolTip(tr("Type a part of a name to filter the list"));
    lineEdit()->installEventFilter(this);
    connect(this, &QComboBox::currentTextChanged, this, [this] {
        if (!lineEdit()->hasFocus())
            show_beginning();
    });
    connect(lineEdit(), &QLineEdit::returnPressed, this, &FilterBox::take_first);
    // The entry chosen in the list of matches is known only after editing has finished.
    connect(lineEdit(), &QLineEdit::editingFinished, this, &FilterBox::settle, Qt::QueuedConnection);
}

/// A click into the line selects its text, so that typing starts a new filter.
bool FilterBox::eventFilter(QObject* watched, QEvent* event) {
    if (watched == lineEdit() && event->type() == QEvent::FocusIn)
        QTimer::singleShot(0, lineEdit(), &QLineEdit::selectAll);
    return QComboBox::eventFilter(watched, event);
}

/// Return chooses the first entry that matches the typed text.
void FilterBox::take_first() {
    if (findText(currentText()) >= 0 || currentText().isEmpty() || !completer()->setCurrentRow(0))
        return;
    const auto* matches = static_cast<const QAbstractProxyModel*>(completer()->completionModel());
    const int row = matches->mapToSource(matches->index(0, 0)).row();
    completer()->popup()->hide();
    setCurrentIndex(row);
    emit activated(row);
}

void FilterBox::settle() {
    if (completer()->popup()->isVisible())
        return;
    setEditText(itemText(currentIndex()));
    show_beginning();
}

/// The beginning of a long name is more informative than its end.
void FilterBox::show_beginning() {
    lineEdit()->setCursorPosition(0);
}

} // namespace ks::ui
