// SPDX-License-Identifier: GPL-3.0-or-later
// The Kernel page's pictures as files.
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/kernel/kernel_view.h"
#include "ui/widgets/canvas.h"
#include "visual/export/export.h"
#include "visual/paint/theme.h"

namespace ks::ui {

using scene::DisplayList;

Result<void> KernelView::export_part(const QString& part, const QString& path) const {
    const auto* canvas = findChild<Canvas*>(part);
    if (!canvas || !moment_.kernel)
        return Error{.code = ErrorCode::input, .what = "nothing is traced yet", .todo = "press Trace"};
    DisplayList list = canvas->list();
    if (canvas == source_) { // below its headings, which are a separate canvas on the page
        list.move(0, scene::source_head_height);
        list.height += scene::source_head_height;
        scene::add_source_head(list, listing(), {0, 0, list.width - 4, scene::source_head_height}, measure_);
    }
    return visual::export_picture(visual::picture_of(std::move(list), session_.theme()), path);
}

void KernelView::ask_export(const QString& part) {
    const QString path =
        ask_where_to_save(*this, session_, tr("Export view"), part + QStringLiteral(".png"),
                          tr("PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)"));
    if (path.isEmpty())
        return;
    if (const auto done = export_part(part, path); !done)
        emit failed(done.error());
}

visual::Picture KernelView::picture(QSizeF size) const {
    const QSizeF inner = size / session_.theme().scale();
    if (shown_ != Right::warp) {
        constexpr double edge = 24;
        DisplayList list = right_list(inner - QSizeF(2 * edge, 2 * edge));
        list.move(edge, edge);
        list.width = inner.width();
        list.height = inner.height();
        return visual::picture_of(std::move(list), session_.theme());
    }
    return visual::picture_of(scene::kernel_scene(moment_, inner.width(), inner.height(), measure_),
                              session_.theme());
}

} // namespace ks::ui
