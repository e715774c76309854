// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/class_model.h"

#include "ui/commands/draft.h"
#include "ui/models/row_changes.h"
#include "ui/session.h"
#include "visual/scene/numbers.h"

namespace ks::ui {
namespace {

QString range(std::int64_t least, std::int64_t most) {
    const std::string from = scene::number(least);
    return QString::fromStdString(least == most ? from : from + "–" + scene::number(most));
}

} // namespace

ClassModel::ClassModel(Session& session, QObject* parent) : QAbstractTableModel(parent), session_(session) {
    connect(&session_, &Session::instance_changed, this, &ClassModel::follow);
    follow();
}

std::vector<ClassModel::Row> ClassModel::rows_of(const Instance& instance) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < class_count(instance); ++i) {
        const auto all = items_of(instance, i);
        Row row{all.size(), all.front(), all.front()};
        for (const Item& item : all) {
            row.least = {std::min(row.least.value, item.value), std::min(row.least.weight, item.weight)};
            row.most = {std::max(row.most.value, item.value), std::max(row.most.weight, item.weight)};
        }
        rows.push_back(row);
    }
    return rows;
}

void ClassModel::follow() {
    std::vector<Row> rows;
    if (session_.instance() && has_classes(*session_.instance()))
        rows = rows_of(*session_.instance());
    const RowChanges change =
        changes_between(rows_.size(), rows.size(),
                        [this, &rows](std::size_t a, std::size_t b) { return rows_[a] == rows[b]; });
    if (change.removed > 0) {
        beginRemoveRows({}, change.first, change.first + change.removed - 1);
        rows_.erase(rows_.begin() + change.first, rows_.begin() + change.first + change.removed);
        endRemoveRows();
    }
    if (change.inserted > 0) {
        beginInsertRows({}, change.first, change.first + change.inserted - 1);
        rows_ = std::move(rows);
        endInsertRows();
    } else {
        rows_ = std::move(rows);
    }
    if (change.changed > 0)
        emit dataChanged(index(change.first, 0), index(change.first + change.changed - 1, column_count - 1));
}

int ClassModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}
int ClassModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QVariant ClassModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case items:
        return QString::fromStdString(scene::number(static_cast<std::int64_t>(row.items)));
    case values:
        return range(row.least.value, row.most.value);
    default:
        return range(row.least.weight, row.most.weight);
    }
}

QVariant ClassModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    return section == items ? tr("Items") : section == values ? tr("Values") : tr("Weights");
}

} // namespace ks::ui
