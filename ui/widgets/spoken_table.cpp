// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spoken_table.h"

#include "ui/widgets/canvas.h"
#include "ui/widgets/spoken_cell.h"

#include <algorithm>
#include <climits>

namespace ks::ui {

namespace {

/// Qt counts rows in int; pictures in practice have fewer.
int as_int(std::int64_t value) {
    return static_cast<int>(std::min<std::int64_t>(value, INT_MAX));
}

} // namespace

Canvas* canvas_of(QObject* object) {
    return qobject_cast<Canvas*>(object);
}

QAccessibleInterface* SpokenParts::get(Key key, const std::function<QAccessibleInterface*()>& make) {
    if (const auto found = ids_.find(key); found != ids_.end())
        return QAccessible::accessibleInterface(found->second);
    if (ids_.size() >= most) {
        QAccessible::deleteAccessibleInterface(ids_.at(order_.front()));
        ids_.erase(order_.front());
        order_.pop_front();
    }
    QAccessibleInterface* made = make();
    ids_[key] = QAccessible::registerAccessibleInterface(made);
    order_.push_back(key);
    return made;
}

void SpokenParts::clear() {
    for (const auto& [key, id] : ids_)
        QAccessible::deleteAccessibleInterface(id);
    ids_.clear();
    order_.clear();
}

SpokenTable::SpokenTable(Canvas& canvas, std::size_t index) : canvas_(&canvas), index_(index) {}

const scene::PlacedTable* SpokenTable::table() const {
    const Canvas* shown = canvas();
    return shown && index_ < shown->list().tables.size() ? &shown->list().tables[index_] : nullptr;
}

QAccessibleInterface* SpokenTable::cell(CellAt at) const {
    const scene::PlacedTable* placed = table();
    const bool inside = placed && at.row >= -1 && at.column >= -1 && at.row < placed->table->rows() &&
                        at.column < placed->table->columns() && (at.row >= 0 || at.column >= 0);
    if (!inside)
        return nullptr;
    return parts_.get({at.row, at.column}, [&] { return new SpokenCell(*this, at); });
}

QAccessibleInterface* SpokenTable::cellAt(int row, int column) const {
    return row < 0 || column < 0 ? nullptr : cell({row, column});
}

QAccessibleInterface* SpokenTable::parent() const {
    Canvas* shown = canvas();
    return shown ? QAccessible::queryAccessibleInterface(shown) : nullptr;
}

int SpokenTable::childCount() const {
    if (!isValid())
        return 0;
    const scene::CellBlock block = table()->table->readable();
    return as_int(block.rows * block.columns);
}

QAccessibleInterface* SpokenTable::child(int index) const {
    if (index < 0 || index >= childCount())
        return nullptr;
    const scene::CellBlock block = table()->table->readable();
    return cell({block.first_row + index / block.columns, block.first_column + index % block.columns});
}

int SpokenTable::indexOfChild(const QAccessibleInterface* child) const {
    const auto* part = dynamic_cast<const SpokenCell*>(child);
    if (!part || part->parent() != this || part->is_head() || !isValid())
        return -1;
    const scene::CellBlock block = table()->table->readable();
    const std::int64_t row = part->at().row - block.first_row,
                       column = part->at().column - block.first_column;
    const bool inside = row >= 0 && row < block.rows && column >= 0 && column < block.columns;
    return inside ? as_int(row * block.columns + column) : -1;
}

QAccessibleInterface* SpokenTable::childAt(int x, int y) const {
    for (int i = 0; i < childCount(); ++i) {
        QAccessibleInterface* found = child(i);
        if (found->rect().contains(x, y))
            return found;
    }
    return nullptr;
}

QString SpokenTable::text(QAccessible::Text kind) const {
    return kind == QAccessible::Name && isValid() ? QString::fromStdString(table()->table->name())
                                                  : QString();
}

QRect SpokenTable::rect() const {
    return isValid() ? canvas()->on_screen(table()->frame()) : QRect();
}

QAccessible::State SpokenTable::state() const {
    QAccessible::State state;
    state.readOnly = true;
    state.invalid = !isValid();
    if (const Canvas* shown = canvas())
        state.invisible = !shown->isVisible();
    return state;
}

void* SpokenTable::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this) : nullptr;
}

int SpokenTable::rowCount() const {
    return isValid() ? as_int(table()->table->rows()) : 0;
}

int SpokenTable::columnCount() const {
    return isValid() ? as_int(table()->table->columns()) : 0;
}

QString SpokenTable::columnDescription(int column) const {
    return column >= 0 && column < columnCount() ? QString::fromStdString(table()->table->column_head(column))
                                                 : QString();
}

QString SpokenTable::rowDescription(int row) const {
    return row >= 0 && row < rowCount() ? QString::fromStdString(table()->table->row_head(row)) : QString();
}

int SpokenTable::selectedCellCount() const {
    return isValid() ? static_cast<int>(table()->table->current().size()) : 0;
}

QList<QAccessibleInterface*> SpokenTable::selectedCells() const {
    QList<QAccessibleInterface*> cells;
    if (isValid())
        for (const CellAt& at : table()->table->current())
            cells.append(cell(at));
    return cells;
}

void SpokenTable::modelChange(QAccessibleTableModelChangeEvent* event) {
    if (event->modelChangeType() == QAccessibleTableModelChangeEvent::ModelReset)
        parts_.clear();
}

void SpokenTable::tell_new_picture() {
    if (!isValid())
        return;
    const scene::PictureTable& now = *table()->table;
    const bool same = told_.name == now.name() && told_.rows == now.rows() && told_.columns == now.columns();
    const std::vector<CellAt> before = std::exchange(told_.current, now.current());
    told_ = {.name = now.name(), .rows = now.rows(), .columns = now.columns(), .current = told_.current};
    if (!same) {
        QAccessibleTableModelChangeEvent event(this, QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&event);
    }
    if (before != told_.current && !told_.current.empty())
        tell_current(told_.current);
}

/// Reports that the step's cells have new values and are selected.
void SpokenTable::tell_current(const std::vector<CellAt>& current) {
    const auto [top, bottom] = std::ranges::minmax(current, {}, &CellAt::row);
    const auto [left, right] = std::ranges::minmax(current, {}, &CellAt::column);
    QAccessibleTableModelChangeEvent event(this, QAccessibleTableModelChangeEvent::DataChanged);
    event.setFirstRow(as_int(top.row));
    event.setLastRow(as_int(bottom.row));
    event.setFirstColumn(as_int(left.column));
    event.setLastColumn(as_int(right.column));
    QAccessible::updateAccessibility(&event);
    if (QAccessibleInterface* first = cell(current.front())) {
        QAccessibleEvent selected(first, QAccessible::Selection);
        QAccessible::updateAccessibility(&selected);
    }
}

} // namespace ks::ui
