// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/base/result.h"
#include "solvers/instance/instance.h"

#include <QAbstractTableModel>

#include <vector>

namespace ks::ui {

class Session;

/// The items of one class of the open instance, a row each: label, value, weight, value per weight. Values
/// and weights are edited in place by undoable edits; a refused one leaves the cell as it was and says why by
/// `refused`.
class ItemModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { value, weight, density, column_count };

    explicit ItemModel(Session& session, QObject* parent = nullptr);
    std::size_t shown_class() const { return class_; }
    void show_class(std::size_t index);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void refused(const QString& why);

private:
    void follow();
    void show(std::vector<Item> items);
    QString text(const Item& item, int column) const;

    Session& session_;
    std::size_t class_ = 0;
    std::vector<Item>
        items_; ///< as shown; `follow` turns them into the session's with the fewest row changes
};

/// A whole number as people type it: spaces between digits are allowed.
Result<std::int64_t> parse_integer(const QString& text);

} // namespace ks::ui
