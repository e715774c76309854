// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/item_model.h"

#include "solvers/problems/kind.h"
#include "ui/commands/draft.h"
#include "ui/models/row_changes.h"
#include "ui/notice.h"
#include "ui/session.h"
#include "visual/scene/numbers.h"

#include <cmath>

namespace ks::ui {

Result<std::int64_t> parse_integer(const QString& text) {
    QString digits;
    for (const QChar c : text)
        if (!c.isSpace())
            digits += c;
    bool number = false;
    const qlonglong value = digits.toLongLong(&number);
    if (number)
        return value;
    return Error{ErrorCode::input, "“" + text.trimmed().toStdString() + "” is not a whole number", "",
                 "write one from 0 to 9223372036854775807"};
}

ItemModel::ItemModel(Session& session, QObject* parent) : QAbstractTableModel(parent), session_(session) {
    connect(&session_, &Session::instance_changed, this, &ItemModel::follow);
    follow();
}

void ItemModel::show_class(std::size_t index) {
    if (class_ == index)
        return;
    class_ = index;
    beginResetModel();
    items_.clear();
    endResetModel();
    follow();
}

void ItemModel::follow() {
    const auto& instance = session_.instance();
    if (!instance || class_ >= class_count(*instance))
        return show({});
    const auto items = items_of(*instance, class_);
    show({items.begin(), items.end()});
}

void ItemModel::show(std::vector<Item> items) {
    const RowChanges change =
        changes_between(items_.size(), items.size(),
                        [this, &items](std::size_t a, std::size_t b) { return items_[a] == items[b]; });
    if (change.removed > 0) {
        beginRemoveRows({}, change.first, change.first + change.removed - 1);
        items_.erase(items_.begin() + change.first, items_.begin() + change.first + change.removed);
        endRemoveRows();
    }
    if (change.inserted > 0) {
        beginInsertRows({}, change.first, change.first + change.inserted - 1);
        items_ = std::move(items);
        endInsertRows();
    } else {
        items_ = std::move(items);
    }
    if (change.changed > 0)
        emit dataChanged(index(change.first, 0), index(change.first + change.changed - 1, column_count - 1));
}

int ItemModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(items_.size());
}
int ItemModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString ItemModel::text(const Item& item, int column) const {
    if (column == value)
        return QString::fromStdString(scene::number(item.value));
    if (column == weight)
        return QString::fromStdString(scene::number(item.weight));
    if (item.weight == 0)
        return QStringLiteral("–");
    const double ratio = static_cast<double>(item.value) / static_cast<double>(item.weight);
    // Two digits that count, however small: among large weights two decimals would all be 0.00.
    const int decimals = ratio > 0 && ratio < 0.1 ? 1 - static_cast<int>(std::floor(std::log10(ratio))) : 2;
    return QString::fromStdString(scene::number(ratio, decimals));
}

QVariant ItemModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Item& item = items_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(item, index.column());
    case Qt::EditRole: // as text: an int64 editor with any typing, judged by the builder
        return index.column() == value    ? QVariant(QString::number(item.value))
               : index.column() == weight ? QVariant(QString::number(item.weight))
                                          : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ItemModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && orientation == Qt::Horizontal && section == density)
        return tr("Value per unit of weight");
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return section == value ? tr("Value") : section == weight ? tr("Weight") : tr("Ratio");
    if (!session_.instance())
        return {};
    return QString::fromStdString(
        kind_of(*session_.instance()).item_name(static_cast<std::int64_t>(class_), section));
}

Qt::ItemFlags ItemModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() != density ? flags | Qt::ItemIsEditable : flags;
}

bool ItemModel::setData(const QModelIndex& index, const QVariant& typed, int role) {
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        index.column() == density)
        return false;
    const auto row = static_cast<std::size_t>(index.row());
    const auto number = parse_integer(typed.toString());
    if (!number) {
        emit refused(sentence(number.error()));
        return false;
    }
    Item item = items_[row];
    (index.column() == value ? item.value : item.weight) = *number;
    if (item == items_[row])
        return true;
    const QString text = index.column() == value ? tr("change of a value") : tr("change of a weight");
    const auto done =
        session_.edit(text, [&](const Instance& instance) { return with_item(instance, class_, row, item); });
    if (!done)
        emit refused(sentence(done.error()));
    return static_cast<bool>(done);
}

} // namespace ks::ui
