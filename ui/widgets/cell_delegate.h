// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace ks::ui {

/// Edits the cells of a table. Return closes the editor at once, like Tab. QStyledItemDelegate closes it
/// later; a key or a click in between would close it first, and the table would warn about the second close.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
};

} // namespace ks::ui
