// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/picture_files.h"

#include "visual/export/export.h"
#include "visual/svg/svg_text.h"

#include <QStringList>

#include <vector>

#include <zip.h>

namespace ks::ui {
namespace {

constexpr QSizeF picture_file_size(960, 640);
constexpr QSizeF most_picture_file_size(4096, 4096); ///< for a large table that needs it
constexpr double png_enlargement = 2;                ///< for projection and for print

Error no_zip() {
    return {.code = ErrorCode::internal, .what = "the zip file cannot be made"};
}

/// A zip file in memory.
class ZipFile {
public:
    ZipFile() : source_(zip_source_buffer_create(nullptr, 0, 0, nullptr)) {
        if (!source_)
            return;
        zip_source_keep(source_); // closing the archive releases one of the two references
        archive_ = zip_open_from_source(source_, ZIP_TRUNCATE, nullptr);
        if (!archive_)
            zip_source_free(source_);
    }
    ~ZipFile() {
        if (archive_)
            zip_discard(archive_);
        if (source_)
            zip_source_free(source_);
    }
    ZipFile(const ZipFile&) = delete;
    ZipFile& operator=(const ZipFile&) = delete;

    /// `packed`: the bytes are compressed already.
    Result<void> add(const QString& name, QByteArray bytes, bool packed) {
        if (!archive_)
            return no_zip();
        const QByteArray& kept = contents_.emplace_back(std::move(bytes)); // kept until the archive is closed
        zip_source_t* from =
            zip_source_buffer(archive_, kept.constData(), static_cast<zip_uint64_t>(kept.size()), 0);
        const zip_int64_t at =
            from ? zip_file_add(archive_, name.toUtf8().constData(), from, ZIP_FL_ENC_UTF_8) : -1;
        if (at < 0) {
            zip_source_free(from);
            return no_zip();
        }
        const auto index = static_cast<zip_uint64_t>(at);
        zip_set_file_compression(archive_, index, packed ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 0);
        // a fixed time, so that the same lesson gives the same bytes
        zip_file_set_dostime(archive_, index, 0, 0x21, 0);
        return {};
    }

    Result<QByteArray> bytes() {
        if (!archive_ || zip_close(archive_) != 0)
            return no_zip();
        archive_ = nullptr;
        zip_stat_t about;
        if (zip_source_stat(source_, &about) != 0 || zip_source_open(source_) != 0)
            return no_zip();
        QByteArray bytes(static_cast<qsizetype>(about.size), Qt::Uninitialized);
        const zip_int64_t read =
            zip_source_read(source_, bytes.data(), static_cast<zip_uint64_t>(bytes.size()));
        zip_source_close(source_);
        if (read != bytes.size())
            return no_zip();
        return bytes;
    }

private:
    zip_source_t* source_;
    zip_t* archive_ = nullptr;
    std::vector<QByteArray> contents_;
};

/// "02.3.png": sorted by name, the files are in the lesson's order.
QString file_name_of(const Publication& publication, const Publication::Picture& picture,
                     PictureFiles files) {
    const auto digits = [](std::size_t most) { return static_cast<int>(QString::number(most).size()); };
    const LessonStep& step = publication.step_of(picture);
    QString name = QStringLiteral("%1").arg(picture.lesson_step + 1,
                                            digits(publication.lesson().steps.size()), 10, QLatin1Char('0'));
    if (const qsizetype dot = picture.number.indexOf(QLatin1Char('.')); dot >= 0)
        name += QStringLiteral(".%1").arg(picture.number.mid(dot + 1).toInt(), digits(step.show.size()), 10,
                                          QLatin1Char('0'));
    return name + (files == PictureFiles::png ? QStringLiteral(".png") : QStringLiteral(".svg"));
}

} // namespace

Result<QByteArray> zipped_pictures(const Publication& publication, PictureFiles files,
                                   const paint::Theme& theme, const Headway& headway) {
    ZipFile zip;
    std::vector<QStringList> table{
        {QStringLiteral("file"), QStringLiteral("step"), QStringLiteral("sentence")}};
    const paint::Theme enlarged = theme.enlarged(png_enlargement);
    for (const Publication::Picture& picture : publication.pictures()) {
        const QString name = file_name_of(publication, picture, files);
        scene::DisplayList list =
            publication.drawing(picture, picture_file_size / theme.scale(), WithSentence::yes,
                                most_picture_file_size / theme.scale());
        if (files == PictureFiles::svg) {
            KS_TRY(QByteArray svg, visual::svg_file(list, plain_sentence(picture).toStdString(), theme));
            KS_CHECK(zip.add(name, std::move(svg), false));
        } else {
            KS_TRY(QByteArray png,
                   visual::encoded(visual::picture_of(std::move(list), enlarged), visual::Format::png));
            KS_CHECK(zip.add(name, std::move(png), true));
        }
        table.push_back({name, publication.step_of(picture).title, plain_sentence(picture)});
        KS_CHECK(headway.tell(static_cast<int>(table.size()) - 1, publication.count()));
    }
    KS_CHECK(zip.add(QStringLiteral("pictures.csv"), visual::csv_of(table), false));
    return zip.bytes();
}

} // namespace ks::ui
