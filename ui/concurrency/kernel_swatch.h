// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cell_delegate.h"

namespace ks::ui {

class Session;

/// The model's role for the index of a cell's kernel; without a value the row is used.
inline constexpr int kernel_role = Qt::UserRole + 1;

/// Draws a kernel's colour and pattern before its name, as in the pictures.
class KernelSwatch : public CellDelegate {
    Q_OBJECT

public:
    KernelSwatch(Session& session, QObject* parent) : CellDelegate(parent), session_(session) {}

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    Session& session_;
};

} // namespace ks::ui
