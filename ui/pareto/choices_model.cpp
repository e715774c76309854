// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/choices_model.h"

#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/scene/numbers.h"

#include <QFont>

#include <algorithm>

namespace ks::ui {

namespace {

const Fields& fields_of(const FoundFront& found) {
    return found.instance->contents().fields();
}

/// The number of fields with a column; names are in the column of the choice.
std::ptrdiff_t numbers_of(const Fields& fields) {
    return std::ranges::count_if(fields.of_record, [](const Field& field) { return !field.beside; });
}

} // namespace

FieldAt field_of(const FoundFront& found, std::size_t group, Front::Chosen choice, std::size_t field) {
    return found.problem.names_groups ? FieldAt::of_record(field, 0, group)
                                      : FieldAt::of_record(field, group, static_cast<std::size_t>(choice));
}

void ChoicesModel::show_point(const FoundFrontPtr& found, std::size_t point) {
    const bool other_rows = !found || !found_ || found->problem.groups.size() != chosen_.size() ||
                            found->instance->kind() != found_->instance->kind();
    if (other_rows)
        beginResetModel();
    found_ = found;
    chosen_ = found ? found->by_group(point) : std::vector<Front::Chosen>();
    if (other_rows)
        endResetModel();
    else if (!chosen_.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ChoicesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(chosen_.size());
}

int ChoicesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !found_ ? 0 : names + static_cast<int>(numbers_of(fields_of(*found_)));
}

QString ChoicesModel::number_of(std::size_t group, std::size_t field) const {
    const Front::Chosen choice = chosen_[group];
    if (choice == Front::none && !found_->problem.names_groups)
        return QStringLiteral("–");
    const Value value = found_->instance->contents().get(field_of(*found_, group, choice, field));
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QString::fromStdString(scene::number(*number));
    const auto* text = std::get_if<std::string>(&value);
    return text ? QString::fromStdString(*text) : QString();
}

QVariant ChoicesModel::data(const QModelIndex& index, int role) const {
    if (!found_ || !index.isValid())
        return {};
    const auto group = static_cast<std::size_t>(index.row());
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((index.column() < names ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::FontRole && index.column() == 1 && chosen_[group] != Front::none) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (index.column() == 0 && role == Qt::ToolTipRole) // for names that are too long for the cell
        return plain_tip(group_name(*found_, group));
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == 0)
        return short_group_name(*found_, group);
    if (index.column() == 1)
        return choice_name(*found_, group, chosen_[group]);
    return number_of(group, static_cast<std::size_t>(index.column() - names));
}

QVariant ChoicesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (!found_ || orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section < names ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const Fields& fields = fields_of(*found_);
    if (section == 0) {
        const auto& words = fields.group && !found_->problem.names_groups ? *fields.group : fields.record;
        QString name = in_language(words.singular);
        return name.isEmpty() ? name : name.at(0).toUpper() + name.mid(1);
    }
    if (section == 1)
        return tr("Choice");
    return in_language(fields.of_record[static_cast<std::size_t>(section - names)].title);
}

} // namespace ks::ui
