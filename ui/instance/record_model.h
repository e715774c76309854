// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/instance/instance_model.h"

namespace ks::ui {

/// The records of one group of the open instance, one per row: name, a column for each field and, if the
/// kind has one, the ratio. Fields can be edited.
class RecordModel : public InstanceModel {
    Q_OBJECT

public:
    explicit RecordModel(Session& session, QObject* parent = nullptr);
    std::size_t shown_group() const { return group_; }
    void show_group(std::size_t index);

    /// How many columns behind the fields only show something.
    std::size_t computed_columns() const { return shown() && shown()->contents().fields().ratio ? 1 : 0; }

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& typed, int role) override;

private:
    bool shows(const Instance& instance) const override;
    std::size_t rows_of(const Contents& contents) const override { return contents.records(group_); }
    bool same_row(const Contents& a, std::size_t row_of_a, const Contents& b,
                  std::size_t row_of_b) const override {
        return a.same_record(group_, row_of_a, b, group_, row_of_b);
    }
    bool is_field(int column) const;
    FieldAt place(const QModelIndex& index) const;
    QString ratio(int row) const;

    std::size_t group_ = 0;
};

} // namespace ks::ui
