// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pareto/found_front.h"

#include <QAbstractTableModel>

namespace ks::ui {

/// The choices of a point, a row per group: the group, the choice, and the choice's numbers.
class ChoicesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show_point(const FoundFrontPtr& found, std::size_t point);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    Front::Chosen chosen(std::size_t group) const { return chosen_[group]; }

private:
    static constexpr int names = 2; ///< columns before the numbers
    QString number_of(std::size_t group, std::size_t field) const;

    FoundFrontPtr found_;
    std::vector<Front::Chosen> chosen_;
};

/// The fields of the instance that contain the numbers of a group's choice.
FieldAt field_of(const FoundFront& found, std::size_t group, Front::Chosen choice, std::size_t field);

} // namespace ks::ui
