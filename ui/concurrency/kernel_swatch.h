// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace ks::ui {

class Session;

/// What a model answers for the index of a cell's kernel; without an answer it is the row.
inline constexpr int kernel_role = Qt::UserRole + 1;

/// Draws a kernel's colour and pattern before its name, as in the pictures.
class KernelSwatch : public QStyledItemDelegate {
    Q_OBJECT

public:
    KernelSwatch(Session& session, QObject* parent) : QStyledItemDelegate(parent), session_(session) {}

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    Session& session_;
};

} // namespace ks::ui
