// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/instance/instance_model.h"

#include <vector>

namespace ks::ui {

/// The groups of the open instance, one per row. There is a column for each field of the groups; further
/// columns show how many records a group has and the range of each number in them. Only the groups' fields
/// can be edited. A kind without groups has no rows.
class GroupModel : public InstanceModel {
    Q_OBJECT

public:
    explicit GroupModel(Session& session, QObject* parent = nullptr);

    /// How many columns behind the fields only show something.
    std::size_t computed_columns() const {
        return shown() ? columns_.size() - shown()->contents().fields().of_group.size() : 0;
    }

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& typed, int role) override;

private:
    /// What a column shows.
    struct Column {
        enum What { field, count, range } what = count;
        std::size_t index = 0; ///< of the group's field, or of the record's field whose range is shown
    };
    bool shows(const Instance& instance) const override {
        return instance.contents().fields().group.has_value();
    }
    std::size_t rows_of(const Contents& contents) const override { return contents.groups(); }
    bool same_row(const Contents& a, std::size_t row_of_a, const Contents& b,
                  std::size_t row_of_b) const override {
        return a.same_group(row_of_a, b, row_of_b);
    }
    void begin_afresh(const Instance* instance) override;
    const Field* field_of(int column) const; ///< null: the column is computed
    QString text(int row, const Column& column) const;
    QString title(const Column& column) const;

    std::vector<Column> columns_;
};

} // namespace ks::ui
