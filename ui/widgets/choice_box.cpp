// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_box.h"

#include <QHelpEvent>
#include <QListView>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolTip>

namespace ks::ui {

QString ChoiceBox::shown(const QStyleOptionComboBox& option) const {
    const int room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, room);
}

void ChoiceBox::initStyleOption(QStyleOptionComboBox* option) const {
    QComboBox::initStyleOption(option);
    option->currentText = shown(*option);
}

bool ChoiceBox::event(QEvent* event) {
    if (event->type() == QEvent::FontChange) // Qt makes the list now, and measures each of its entries
        if (auto* const list = qobject_cast<QListView*>(view()))
            list->setUniformItemSizes(true);
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty())
        return QComboBox::event(event);
    QStyleOptionComboBox option;
    QComboBox::initStyleOption(&option);
    const bool cut = shown(option) != currentText();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), cut ? currentText() : QString(), this);
    return true;
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
