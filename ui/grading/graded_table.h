// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/grading/folder_grading.h"

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace ks::ui {

/// The graded files of a folder as a table: a row for each file. A column of remarks follows the file's name
/// if any file has one, so that the reason why a file was not graded is in sight.
class GradedTable : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void set_graded(GradedFolder graded);
    void clear() { set_graded({}); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// The title of a column, and its cell for a file, which may be empty.
    struct Column {
        QString title;
        std::function<QVariant(const GradedFile&)> cell;
    };
    static std::vector<Column> columns_of(const Sheet& sheet, bool remarks);

    std::vector<GradedFile> files_;
    std::vector<Column> columns_;
};

} // namespace ks::ui
