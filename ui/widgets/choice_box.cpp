// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_box.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/parts.h"

#include <QHelpEvent>
#include <QListView>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStyledItemDelegate>
#include <QToolTip>

namespace ks::ui {

QString ChoiceBox::shown(const QStyleOptionComboBox& option) const {
    const int room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    return shortened_at_word(currentText(), fontMetrics(), room);
}

void ChoiceBox::initStyleOption(QStyleOptionComboBox* option) const {
    QComboBox::initStyleOption(option);
    option->currentText = shown(*option);
}

bool ChoiceBox::event(QEvent* event) {
    if (event->type() == QEvent::FontChange) // Qt would create the list now and measure each of its entries
        if (auto* const list = qobject_cast<QListView*>(view()))
            list->setUniformItemSizes(true);
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty())
        return QComboBox::event(event);
    QStyleOptionComboBox option;
    QComboBox::initStyleOption(&option);
    const bool cut = shown(option) != currentText();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                       cut ? plain_tip(currentText()) : QString(), this);
    return true;
}

/// Qt's default delegate ignores the style sheet, so the entries would have no margins.
void ChoiceBox::showPopup() {
    if (!qobject_cast<QStyledItemDelegate*>(itemDelegate()))
        setItemDelegate(new QStyledItemDelegate(this));
    QComboBox::showPopup();
}

void add_heading(QComboBox& box, const QString& words) {
    box.addItem(words);
    auto* const items = qobject_cast<QStandardItemModel*>(box.model());
    QStandardItem* const heading = items->item(box.count() - 1);
    heading->setFlags(Qt::NoItemFlags);
    QFont bold = box.font();
    bold.setBold(true);
    heading->setFont(bold);
}

} // namespace ks::ui
