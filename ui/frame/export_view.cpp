// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/export_view.h"

#include "ui/base/session.h"
#include "visual/export/export.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPixmap>

#include <algorithm>

namespace ks::ui {

namespace {

/// What an exported document shows: "Table 2.2, knapsack.global, step 12".
QString title_of(const Page& page) {
    const ShownView view = page.shown_view();
    const InstancePtr& instance = page.session().instance();
    QStringList parts;
    parts << (page.headline().isEmpty() && instance ? page.session().called() : page.headline());
    parts << page.shown_variants();
    if (!view.options.step.isEmpty())
        parts << QCoreApplication::translate("Export", "step %1").arg(view.options.step);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

/// How many times as large as the page lays it out a picture of this size is.
double enlargement(const Page& page, QSizeF size) {
    constexpr double least = 0.8, step = 0.95;
    const QSizeF complete = page.complete_from();
    if (complete.isEmpty())
        return 1;
    double factor = std::min(size.width() / complete.width(), size.height() / complete.height());
    const auto has_room = [&] { return page.whole_size(size / factor) == size / factor; };
    while (factor > 1 && !has_room()) // a table has more cells than fit with larger letters
        factor = std::max(1.0, factor * step);
    return std::max(least, factor);
}

} // namespace

Result<void> check_export_name(const QString& path) {
    KS_TRY([[maybe_unused]] const auto format, visual::format_of(path));
    return {};
}

QSize size_by_itself(const Page& page) {
    return page.whole_size(usual_picture_size).toSize();
}

Result<visual::Picture> exported_picture(Page& page, QSizeF size) {
    const double factor = enlargement(page, size);
    KS_TRY(const visual::Picture picture, page.picture(size / factor));
    return factor == 1 ? picture : visual::enlarged(picture, factor);
}

Result<void> export_view(Page& page, const QString& path, std::optional<QSize> size, int times) {
    KS_TRY(const auto format, visual::format_of(path));
    if (format == visual::Format::csv) {
        KS_TRY(const auto data, page.csv());
        return visual::write_whole(path, data);
    }
    KS_TRY(auto picture, exported_picture(page, size.value_or(size_by_itself(page))));
    picture.title = title_of(page);
    return visual::export_picture(picture, path, times);
}

Result<void> export_window(QWidget& window, const QString& path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    window.grab(); // pictures learn only while painting whether they need scroll bars
    QCoreApplication::processEvents();
    window.grab().save(&buffer, "PNG");
    return visual::write_whole(path, bytes);
}

} // namespace ks::ui
