// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/picture_table.h"

#include <QAccessible>
#include <QPointer>

#include <deque>
#include <functional>
#include <map>
#include <utility>

namespace ks::ui {

class Canvas;

/// The canvas behind an object; null while it is being destroyed.
Canvas* canvas_of(QObject* object);

/// The parts created for a screen reader, by row and column. If there are many, the oldest are removed, so
/// that moving through a table of millions of cells does not fill the memory.
class SpokenParts {
public:
    using Key = std::pair<std::int64_t, std::int64_t>;
    SpokenParts() = default;
    SpokenParts(const SpokenParts&) = delete;
    SpokenParts& operator=(const SpokenParts&) = delete;
    ~SpokenParts() { clear(); }

    static constexpr std::size_t most = 20'000;
    QAccessibleInterface* get(Key key, const std::function<QAccessibleInterface*()>& make);
    std::size_t size() const { return ids_.size(); }
    void clear();

private:
    std::map<Key, QAccessible::Id> ids_;
    std::deque<Key> order_; ///< oldest first
};

/// A table in a canvas's picture, for a screen reader. Its children are the cells that are legible in the
/// picture; its table interface gives access to all cells.
class SpokenTable final : public QAccessibleInterface, public QAccessibleTableInterface {
public:
    SpokenTable(Canvas& canvas, std::size_t index);

    /// Null if the picture does not contain the table any more.
    const scene::PlacedTable* table() const;
    QAccessibleInterface* cell(CellAt at) const; ///< a heading if one index is -1; null if there is none
    Canvas* canvas() const { return canvas_of(canvas_); }
    /// Compares the table with its previous state and reports the changes.
    void tell_new_picture();

    bool isValid() const override { return table() != nullptr; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int index) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Table; }
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int selectedCellCount() const override;
    QList<QAccessibleInterface*> selectedCells() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override;
    int rowCount() const override;
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* event) override;

    std::size_t parts_made() const { return parts_.size(); }

private:
    void tell_current(const std::vector<CellAt>& current);

    QPointer<QObject> canvas_;
    std::size_t index_;
    mutable SpokenParts parts_;
    struct Told {
        std::string name;
        std::int64_t rows = 0, columns = 0;
        std::vector<CellAt> current;
    };
    Told told_;
};

} // namespace ks::ui
