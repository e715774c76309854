// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace ks::ui {

class Session;

/// Draws the table of runs: the stages of a run as a thin stacked bar in their cell, and a line above a run
/// whose instance is another than that of the run above it.
class RunDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit RunDelegate(Session& session, QObject* parent = nullptr);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paint_stages(QPainter& painter, const QRect& rect, const QModelIndex& index) const;

    Session& session_;
};

} // namespace ks::ui
