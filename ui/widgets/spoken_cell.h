// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/spoken_table.h"

namespace ks::ui {

/// A cell of a table in a picture, or the heading of a row or column, where the other index is -1.
class SpokenCell final : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    SpokenCell(const SpokenTable& table, CellAt at) : table_(table), at_(at) {}

    CellAt at() const { return at_; }
    bool is_head() const { return at_.row < 0 || at_.column < 0; }

    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    bool isSelected() const override;
    QList<QAccessibleInterface*> columnHeaderCells() const override;
    QList<QAccessibleInterface*> rowHeaderCells() const override;
    int columnIndex() const override { return static_cast<int>(at_.column); }
    int rowIndex() const override { return static_cast<int>(at_.row); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override;

private:
    const SpokenTable& table_; ///< the table owns its cells
    CellAt at_;
};

} // namespace ks::ui
