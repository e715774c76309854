// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spoken_cell.h"

#include "ui/widgets/canvas.h"

#include <algorithm>

namespace ks::ui {

bool SpokenCell::isValid() const {
    const scene::PlacedTable* placed = table_.table();
    return placed && at_.row < placed->table->rows() && at_.column < placed->table->columns();
}

QAccessibleInterface* SpokenCell::parent() const {
    return const_cast<SpokenTable*>(&table_); // Qt's signature; the table is not changed
}

QAccessibleInterface* SpokenCell::table() const {
    return parent();
}

QString SpokenCell::text(QAccessible::Text kind) const {
    if (!isValid())
        return {};
    const scene::PictureTable& table = *table_.table()->table;
    if (kind == QAccessible::Name)
        return QString::fromStdString(at_.column < 0 ? table.row_head(at_.row)
                                      : at_.row < 0  ? table.column_head(at_.column)
                                                     : table.text(at_));
    if (kind == QAccessible::Description && !is_head())
        return QString::fromStdString(table.words(at_));
    return {};
}

QRect SpokenCell::rect() const {
    const Canvas* canvas = table_.canvas();
    return canvas && isValid() && !is_head() ? canvas->on_screen(table_.table()->place(at_)) : QRect();
}

QAccessible::Role SpokenCell::role() const {
    return at_.column < 0 ? QAccessible::RowHeader
           : at_.row < 0  ? QAccessible::ColumnHeader
                          : QAccessible::Cell;
}

QAccessible::State SpokenCell::state() const {
    QAccessible::State state;
    state.readOnly = true;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    if (is_head())
        return state;
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    state.offscreen = rect().isEmpty();
    const QAccessibleInterface* canvas = table_.parent();
    state.focused = canvas && canvas->focusChild() == this;
    return state;
}

void* SpokenCell::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
                                                   : nullptr;
}

bool SpokenCell::isSelected() const {
    return isValid() && !is_head() && std::ranges::count(table_.table()->table->current(), at_) > 0;
}

QList<QAccessibleInterface*> SpokenCell::columnHeaderCells() const {
    return at_.column < 0 || at_.row < 0 ? QList<QAccessibleInterface*>()
                                         : QList{table_.cell({-1, at_.column})};
}

QList<QAccessibleInterface*> SpokenCell::rowHeaderCells() const {
    return at_.column < 0 || at_.row < 0 ? QList<QAccessibleInterface*>() : QList{table_.cell({at_.row, -1})};
}

} // namespace ks::ui
