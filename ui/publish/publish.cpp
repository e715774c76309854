// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/publish.h"

#include "ui/publish/animation.h"
#include "ui/publish/handout.h"
#include "ui/publish/html_page.h"
#include "ui/publish/picture_files.h"
#include "visual/export/export.h"

#include <QFileInfo>

namespace ks::ui {
namespace {

Result<QByteArray> bytes_of(const Publication& publication, PublishFormat format,
                            const PublishSettings& settings, const Headway& headway) {
    const paint::ThemeId theme = settings.theme.value_or(paint::ThemeId::light);
    switch (format) {
    case PublishFormat::html:
        return html_page(publication, settings.theme, headway);
    case PublishFormat::pdf:
        return handout(publication, settings.per_page, paint::theme(theme), headway);
    case PublishFormat::zip:
        return zipped_pictures(publication, settings.files, paint::theme(theme), headway);
    case PublishFormat::gif:
        return gif_animation(publication, paint::theme(theme), headway);
    case PublishFormat::mp4:
        return mp4_film(publication, paint::theme(theme), headway);
    }
    return Error{.code = ErrorCode::internal, .what = "there is no such format"};
}

} // namespace

Result<PublishFormat> publish_format_of(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("html"))
        return PublishFormat::html;
    if (suffix == QLatin1String("pdf"))
        return PublishFormat::pdf;
    if (suffix == QLatin1String("zip"))
        return PublishFormat::zip;
    if (suffix == QLatin1String("gif"))
        return PublishFormat::gif;
    if (suffix == QLatin1String("mp4"))
        return PublishFormat::mp4;
    return Error{.code = ErrorCode::usage,
                 .what = "the file's ending names no format to publish in",
                 .where = path.toStdString(),
                 .todo = "end it in .html, .pdf, .zip, .gif or .mp4"};
}

Result<void> publish(std::shared_ptr<const LessonTrack> track, const PublishSettings& settings,
                     const Headway& headway) {
    KS_TRY(const PublishFormat format, publish_format_of(settings.path));
    KS_TRY(const Publication publication, Publication::make(std::move(track), settings.steps));
    KS_TRY(const QByteArray bytes, bytes_of(publication, format, settings, headway));
    KS_CHECK(headway.tell(publication.count(), publication.count()));
    return visual::write_whole(settings.path, bytes);
}

} // namespace ks::ui
