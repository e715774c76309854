// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"

#include <QAbstractTableModel>

#include <vector>

namespace ks::ui {

class Session;

/// The classes of the open instance, a row each: how many items, and the ranges of their values and weights.
class ClassModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { items, values, weights, column_count };

    explicit ClassModel(Session& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        std::size_t items = 0;
        Item least, most;
        friend bool operator==(const Row&, const Row&) = default;
    };
    void follow();
    static std::vector<Row> rows_of(const Instance& instance);

    Session& session_;
    std::vector<Row> rows_;
};

} // namespace ks::ui
