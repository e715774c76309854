// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pareto/found_front.h"

#include <QAbstractTableModel>

namespace ks::ui {

/// What a point takes of each group, a row each: the group, the choice, and the numbers of what is chosen.
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

/// Where the numbers of a group's choice are in the instance.
FieldAt field_of(const FoundFront& found, std::size_t group, Front::Chosen choice, std::size_t field);

} // namespace ks::ui
