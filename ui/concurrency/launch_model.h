// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/concurrency/sm_choice.h"
#include "ui/widgets/cell_delegate.h"

#include <QAbstractTableModel>

namespace ks::ui {

/// The launches on a multiprocessor, one per row: kernel, copies, blocks, threads per block. All but the
/// kernel can be edited.
class LaunchModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { kernel, copies, blocks, threads, columns };

    explicit LaunchModel(SmChoice& choice, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& typed, int role) override;

    struct Range {
        std::int64_t least = 0, most = 0, step = 1;
    };
    Range range(const QModelIndex& index) const;

private:
    SmChoice& choice_;
};

/// Edits a number of a launch in a spin box; each step takes effect at once.
class LaunchDelegate : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

} // namespace ks::ui
