// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/concurrency/launch_model.h"

#include "solvers/occupancy/devices.h"
#include "ui/concurrency/kernel_swatch.h"
#include "ui/instance/field_text.h"
#include "ui/widgets/long_spin_box.h"
#include "ui/widgets/parts.h"
#include "visual/scene/numbers.h"

#include <QAbstractItemView>
#include <QPersistentModelIndex>

namespace ks::ui {

LaunchModel::LaunchModel(SmChoice& choice, QObject* parent) : QAbstractTableModel(parent), choice_(choice) {
    connect(&choice, &SmChoice::replaced, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&choice, &SmChoice::changed, this, [this](std::size_t launch) {
        const int row = static_cast<int>(launch);
        emit dataChanged(index(row, 0), index(row, columns - 1));
    });
}

int LaunchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(choice_.launches().size());
}

int LaunchModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant LaunchModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole && index.column() != kernel)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == kernel_role)
        return QVariant::fromValue<qulonglong>(
            choice_.launches()[static_cast<std::size_t>(index.row())].kernel);
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    const scene::SmLaunch& launch = choice_.launches()[static_cast<std::size_t>(index.row())];
    const PlanProblem::Kernel& of = choice_.problem().kernels[launch.kernel];
    if (role == Qt::ToolTipRole)
        return plain_tip(to_qt(of.infeasible.empty() ? of.name : of.infeasible));
    std::int64_t number = 0;
    switch (index.column()) {
    case kernel:
        return to_qt(of.name);
    case copies:
        number = launch.copies;
        break;
    case blocks:
        number = launch.shape.blocks;
        break;
    default:
        number = launch.shape.warps * warp_size;
    }
    if (role == Qt::EditRole)
        return QVariant::fromValue<qlonglong>(number);
    return QString::fromStdString(scene::number(number));
}

QVariant LaunchModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == kernel ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const QString words[] = {tr("Kernel"), tr("At once"), tr("Blocks"), tr("Threads")};
    const QString tips[] = {tr("The kernel"), tr("How many of its copies are on the multiprocessor at once"),
                            tr("Blocks of a copy on each multiprocessor: b in the paper"),
                            tr("Threads of a block: 32 times the paper's w")};
    return role == Qt::DisplayRole   ? QVariant(words[section])
           : role == Qt::ToolTipRole ? QVariant(tips[section])
                                     : QVariant();
}

Qt::ItemFlags LaunchModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.column() == kernel ? usual : usual | Qt::ItemIsEditable;
}

LaunchModel::Range LaunchModel::range(const QModelIndex& index) const {
    const auto launch = static_cast<std::size_t>(index.row());
    const PlanProblem::Kernel& of = choice_.problem().kernels[choice_.launches()[launch].kernel];
    switch (index.column()) {
    case copies:
        return {.least = 0, .most = of.copies};
    case blocks:
        return {.least = choice_.least_blocks(launch), .most = choice_.most_blocks(launch)};
    default: {
        const std::int64_t most = choice_.most_blocks(launch);
        return {
            .least = (of.warps + most - 1) / most * warp_size, .most = most_block_threads, .step = warp_size};
    }
    }
}

bool LaunchModel::setData(const QModelIndex& index, const QVariant& typed, int role) {
    const auto number = parse_integer(typed.toString());
    if (role != Qt::EditRole || !number)
        return false;
    const auto launch = static_cast<std::size_t>(index.row());
    switch (index.column()) {
    case copies:
        choice_.set_copies(launch, *number);
        return true;
    case blocks:
        choice_.set_blocks(launch, *number);
        return true;
    case threads:
        choice_.set_block_warps(launch, (*number + warp_size - 1) / warp_size);
        return true;
    default:
        return false;
    }
}

QWidget* LaunchDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                                      const QModelIndex& index) const {
    const auto* model = static_cast<const LaunchModel*>(index.model());
    const LaunchModel::Range range = model->range(index);
    auto* box = new LongSpinBox(range.least, range.most, range.step, index.data(Qt::EditRole).toLongLong());
    box->setParent(parent);
    box->setObjectName(QStringLiteral("launch-number"));
    box->setAccessibleName(model->headerData(index.column(), Qt::Horizontal, Qt::ToolTipRole).toString());
    auto* self =
        // Qt creates editors in a const function, but signals are not const
        const_cast<LaunchDelegate*>(this);
    // The box completes its number when it loses the focus. By then the view may have released it.
    connect(box, &LongSpinBox::value_changed, self,
            [self, box, view = qobject_cast<QAbstractItemView*>(parent->parentWidget()),
             at = QPersistentModelIndex(index)] {
                if (view && at.isValid() && view->isPersistentEditorOpen(at))
                    emit self->commitData(box);
            });
    return box;
}

void LaunchDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* box = static_cast<LongSpinBox*>(editor);
    const qint64 number = index.data(Qt::EditRole).toLongLong();
    if (box->value() != number) // text that is being typed does not change
        box->set_value(number);
}

void LaunchDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
    model->setData(index, QVariant::fromValue<qlonglong>(static_cast<LongSpinBox*>(editor)->value()),
                   Qt::EditRole);
}

} // namespace ks::ui
