// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/record_model.h"

#include "solvers/kinds/kind.h"
#include "ui/instance/field_text.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/scene/numbers.h"

#include <cmath>

namespace ks::ui {

RecordModel::RecordModel(Session& session, QObject* parent) : InstanceModel(session, parent) {
    follow();
}

void RecordModel::show_group(std::size_t index) {
    if (group_ == index)
        return;
    group_ = index;
    follow_afresh();
}

bool RecordModel::shows(const Instance& instance) const {
    return group_ < instance.contents().groups();
}

int RecordModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid() || !shown())
        return 0;
    const Fields& fields = shown()->contents().fields();
    return static_cast<int>(fields.of_record.size()) + (fields.ratio ? 1 : 0);
}

bool RecordModel::is_field(int column) const {
    return shown() && static_cast<std::size_t>(column) < shown()->contents().fields().of_record.size();
}

FieldAt RecordModel::place(const QModelIndex& index) const {
    return FieldAt::of_record(static_cast<std::size_t>(index.column()), group_,
                              static_cast<std::size_t>(index.row()));
}

QString RecordModel::ratio(int row) const {
    const Contents& contents = this->contents(row);
    const auto record = static_cast<std::size_t>(row);
    const Fields::Ratio& of = *contents.fields().ratio;
    const std::int64_t over = contents.number(FieldAt::of_record(of.over, group_, record));
    const std::int64_t under = contents.number(FieldAt::of_record(of.under, group_, record));
    if (under == 0)
        return QStringLiteral("–");
    const double ratio = static_cast<double>(over) / static_cast<double>(under);
    // Two significant digits, because with large weights every ratio would be 0.00 with two decimals.
    const int decimals = ratio > 0 && ratio < 0.1 ? 1 - static_cast<int>(std::floor(std::log10(ratio))) : 2;
    return QString::fromStdString(scene::number(ratio, decimals));
}

QVariant RecordModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool field = is_field(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return field ? shown_text(contents(index.row()).get(place(index))) : ratio(index.row());
    case Qt::EditRole: // as text, so that an int64 can be typed in any form and the builder judges it
        return field ? QVariant(edited_text(contents(index.row()).get(place(index)))) : QVariant();
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    default:
        return {};
    }
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!shown())
        return {};
    const Fields& fields = shown()->contents().fields();
    if (orientation == Qt::Vertical) {
        if (role == Qt::TextAlignmentRole)
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        if (role != Qt::DisplayRole)
            return {};
        return QString::fromStdString(
            kind_of(*shown()).item_name(static_cast<std::int64_t>(group_), section));
    }
    if (!is_field(section))
        return role == Qt::TextAlignmentRole ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
               : role == Qt::ToolTipRole     ? QVariant(plain_tip(in_language(fields.ratio->words)))
               : role == Qt::DisplayRole     ? QVariant(in_language(fields.ratio->title))
                                             : QVariant();
    const Field& field = fields.of_record[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole)
        return QVariant((field.type == Field::Type::text ? Qt::AlignLeft : Qt::AlignRight) |
                        Qt::AlignVCenter);
    return role == Qt::DisplayRole
               ? QVariant(title_with_unit(field, shown()->contents().unit(static_cast<std::size_t>(section))))
               : QVariant();
}

Qt::ItemFlags RecordModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && is_field(index.column()) ? flags | Qt::ItemIsEditable : flags;
}

bool RecordModel::setData(const QModelIndex& index, const QVariant& typed, int role) {
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        !is_field(index.column()))
        return false;
    const Field& field = shown()->contents().fields().of_record[static_cast<std::size_t>(index.column())];
    return edit(place(index), field, typed.toString());
}

} // namespace ks::ui
