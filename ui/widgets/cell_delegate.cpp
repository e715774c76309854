// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cell_delegate.h"

#include <QKeyEvent>
#include <QWidget>

namespace ks::ui {

bool CellDelegate::eventFilter(QObject* object, QEvent* event) {
    auto* const editor = qobject_cast<QWidget*>(object);
    const bool ends =
        event->type() == QEvent::KeyPress && (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Return ||
                                              static_cast<QKeyEvent*>(event)->key() == Qt::Key_Enter);
    if (!editor || !ends)
        return QStyledItemDelegate::eventFilter(object, event);
    emit commitData(editor);
    emit closeEditor(editor, SubmitModelCache);
    return true;
}

} // namespace ks::ui
