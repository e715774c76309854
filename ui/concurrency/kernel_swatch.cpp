// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/concurrency/kernel_swatch.h"

#include "ui/base/session.h"
#include "visual/paint/painter.h"
#include "visual/paint/theme.h"
#include "visual/scene/kernel_mark.h"

#include <QPainter>

namespace ks::ui {

void KernelSwatch::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    CellDelegate::initStyleOption(option, index);
    constexpr int side = 12;
    const QVariant kernel = index.data(kernel_role);
    scene::DisplayList list{side, side, {}, {}};
    scene::add_mark(list, {0, 0, side, side},
                    scene::kernel_mark(kernel.isValid() ? static_cast<std::size_t>(kernel.toULongLong())
                                                        : static_cast<std::size_t>(index.row())));
    const double scale = session_.theme().scale();
    const double ratio = option->widget ? option->widget->devicePixelRatioF() : 1;
    QPixmap pixmap(QSize(side, side) * scale * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint::paint_items(painter, list, session_.theme(), scale);
    painter.end();
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = QIcon(pixmap);
    option->icon.addPixmap(pixmap, QIcon::Selected); // a selected row has the same colours
    option->decorationSize = QSize(side, side) * scale;
}

} // namespace ks::ui
