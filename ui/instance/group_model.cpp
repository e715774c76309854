// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/group_model.h"

#include "solvers/core/formatted.h"
#include "ui/instance/field_text.h"
#include "visual/scene/numbers.h"

namespace ks::ui {
namespace {

QString range_text(const Contents::Range& range) {
    const std::string from = scene::number(range.least);
    return QString::fromStdString(
        range.least == range.most ? from : formatted("{}–{}", from, scene::number(range.most)));
}

} // namespace

GroupModel::GroupModel(Session& session, QObject* parent) : InstanceModel(session, parent) {
    follow();
}

void GroupModel::begin_afresh(const Instance* instance) {
    columns_.clear();
    if (!instance)
        return;
    const Fields& fields = instance->contents().fields();
    for (std::size_t f = 0; f < fields.of_group.size(); ++f)
        columns_.push_back({Column::field, f});
    columns_.push_back({Column::count, 0});
    for (std::size_t f = 0; f < fields.of_record.size(); ++f)
        if (fields.of_record[f].number)
            columns_.push_back({Column::range, f});
}

int GroupModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

const Field* GroupModel::field_of(int column) const {
    const Column& of = columns_[static_cast<std::size_t>(column)];
    return of.what == Column::field ? &shown()->contents().fields().of_group[of.index] : nullptr;
}

QString GroupModel::text(int row, const Column& column) const {
    const Contents& contents = this->contents(row);
    const auto group = static_cast<std::size_t>(row);
    switch (column.what) {
    case Column::field:
        return shown_text(contents.get(FieldAt::of_group(column.index, group)));
    case Column::count:
        return QString::fromStdString(scene::number(static_cast<std::int64_t>(contents.records(group))));
    default:
        return contents.records(group) == 0 ? QStringLiteral("–")
                                            : range_text(contents.range(column.index, group, group + 1));
    }
}

QVariant GroupModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return headerData(index.column(), Qt::Horizontal, role);
    const Column& column = columns_[static_cast<std::size_t>(index.column())];
    if (role == Qt::DisplayRole)
        return text(index.row(), column);
    if (role == Qt::EditRole && column.what == Column::field)
        return edited_text(contents(index.row())
                               .get(FieldAt::of_group(column.index, static_cast<std::size_t>(index.row()))));
    return {};
}

QString GroupModel::title(const Column& column) const {
    const Fields& fields = shown()->contents().fields();
    switch (column.what) {
    case Column::field:
        return in_language(fields.of_group[column.index].title);
    case Column::count:
        return capitalised(fields.record.plural);
    default:
        return in_language(fields.of_record[column.index].title); // the span over the group's records
    }
}

QVariant GroupModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole         ? QVariant(section + 1)
               : role == Qt::TextAlignmentRole ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                               : QVariant();
    if (section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole) {
        const Field* field = field_of(section);
        const bool text = field && field->type == Field::Type::text;
        return QVariant((text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole ? QVariant(title(columns_[static_cast<std::size_t>(section)]))
                                   : QVariant();
}

Qt::ItemFlags GroupModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && field_of(index.column()) ? flags | Qt::ItemIsEditable : flags;
}

bool GroupModel::setData(const QModelIndex& index, const QVariant& typed, int role) {
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        !field_of(index.column()))
        return false;
    const Field& field = *field_of(index.column());
    const FieldAt at = FieldAt::of_group(columns_[static_cast<std::size_t>(index.column())].index,
                                         static_cast<std::size_t>(index.row()));
    return edit(at, field, typed.toString());
}

} // namespace ks::ui
