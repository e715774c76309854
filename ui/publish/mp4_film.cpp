// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "ui/jobs/start_failure.h"
#include "ui/publish/animation.h"
#include "ui/widgets/files.h"
#include "ui/widgets/temporary_folder.h"

#include <QProcess>
#include <QStandardPaths>

#include <cmath>

namespace ks::ui {
namespace {

constexpr int frames_a_second = 2; ///< pictures do not move; this resolves display times to half a second
constexpr int poll_ms = 20;

Error no_film(const QString& why) {
    return {.code = ErrorCode::input,
            .what = formatted("ffmpeg could not make the film: {}", why.trimmed().toStdString()),
            .todo = "publish it as .gif, or see that ffmpeg has the encoder libx264"};
}

/// The program ffmpeg, which reads frames and writes a film.
class Ffmpeg {
public:
    explicit Ffmpeg(const std::stop_token& stop) : stop_(stop) {}
    ~Ffmpeg() {
        process_.kill();
        process_.waitForFinished();
    }

    Result<void> start(const QString& program, QSize size, const QString& out) {
        process_.setProcessChannelMode(QProcess::MergedChannels);
        const QString words =
            QStringLiteral(
                "-hide_banner -loglevel error -y -f rawvideo -pix_fmt bgr0 -s %1x%2 -r %3 -i - -an "
                "-c:v libx264 -preset veryfast -tune stillimage -crf 18 -pix_fmt yuv420p -r 12 "
                "-movflags +faststart")
                .arg(size.width())
                .arg(size.height())
                .arg(frames_a_second);
        process_.start(program, words.split(QLatin1Char(' ')) << out);
        return process_.waitForStarted() ? Result<void>() : no_film(start_failure(program));
    }

    Result<void> add(const QImage& image) {
        process_.write(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
        return wait([this] { return process_.bytesToWrite() == 0; });
    }

    Result<void> finish() {
        process_.closeWriteChannel();
        KS_CHECK(wait([this] { return process_.state() == QProcess::NotRunning; }));
        if (process_.exitStatus() != QProcess::NormalExit || process_.exitCode() != 0)
            return no_film(QString::fromLocal8Bit(process_.readAll()).section(QLatin1Char('\n'), 0, 0));
        return {};
    }

private:
    template <class Done>
    Result<void> wait(const Done& done) {
        while (!done()) {
            if (stop_.stop_requested())
                return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
            if (process_.state() == QProcess::NotRunning)
                return no_film(QString::fromLocal8Bit(process_.readAll()).section(QLatin1Char('\n'), 0, 0));
            process_.bytesToWrite() > 0 ? process_.waitForBytesWritten(poll_ms)
                                        : process_.waitForFinished(poll_ms);
        }
        return {};
    }

    std::stop_token stop_;
    QProcess process_;
};

} // namespace

Result<QByteArray> mp4_film(const Publication& publication, const paint::Theme& theme,
                            const Headway& headway) {
    const QString program = QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
    if (program.isEmpty())
        return Error{.code = ErrorCode::input,
                     .what = "a film is made by ffmpeg, which is not on the PATH",
                     .todo = "install ffmpeg, or publish it as .gif"};
    const TemporaryFolder folder;
    const QString out = folder.filePath(QStringLiteral("film.mp4"));
    Ffmpeg ffmpeg(headway.stop);
    int done = 0;
    for (const Publication::Picture& picture : publication.pictures()) {
        const QImage image = frame_of(publication, picture, theme);
        if (done == 0)
            KS_CHECK(ffmpeg.start(program, image.size(), out));
        for (long i = 0; i < std::lround(time_for(picture) * frames_a_second); ++i)
            KS_CHECK(ffmpeg.add(image));
        KS_CHECK(headway.tell(++done, publication.count()));
    }
    KS_CHECK(ffmpeg.finish());
    KS_TRY(const std::string film, read_file(out, {.bytes = std::uintmax_t{1} << 30, .of = "a film"}));
    return QByteArray::fromStdString(film);
}

} // namespace ks::ui
