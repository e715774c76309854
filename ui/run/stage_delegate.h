// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace ks::ui {

class Session;

/// Draws the stages of a run as a thin stacked bar in its cell.
class StageDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit StageDelegate(Session& session, QObject* parent = nullptr);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    Session& session_;
};

} // namespace ks::ui
