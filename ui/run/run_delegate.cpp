// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_delegate.h"

#include "ui/base/session.h"
#include "ui/run/run_model.h"
#include "ui/runs/run_words.h"
#include "visual/paint/theme.h"

#include <QPainter>

#include <numeric>

namespace ks::ui {

RunDelegate::RunDelegate(Session& session, QObject* parent)
    : QStyledItemDelegate(parent), session_(session) {}

void RunDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index); // draws background and selection
    if (index.column() == RunModel::stages)
        paint_stages(*painter, option.rect, index);
    if (index.data(RunModel::divided_role).toBool())
        painter->fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 2)),
                          session_.theme().mark(scene::Role::quiet));
}

void RunDelegate::paint_stages(QPainter& painter, const QRect& rect, const QModelIndex& index) const {
    const auto* outcome =
        static_cast<const Outcome*>(index.data(RunModel::outcome_role).value<const void*>());
    if (!outcome)
        return;
    const auto parts = stage_parts(*outcome);
    const double whole =
        std::accumulate(parts.begin(), parts.end(), 0.0,
                        [](double sum, const scene::BarPart& part) { return sum + part.size; });
    if (whole <= 0)
        return;
    const paint::Theme& theme = session_.theme();
    const double height = 8 * theme.scale();
    const QRectF cell = QRectF(rect).adjusted(8, 0, -8, 0);
    double x = cell.left();
    for (const auto& part : parts) {
        const double width = cell.width() * part.size / whole;
        painter.fillRect(QRectF(x, cell.center().y() - height / 2, width, height), theme.mark(part.role));
        x += width;
    }
}

} // namespace ks::ui
