// SPDX-License-Identifier: GPL-3.0-or-later
// Films by ffmpeg: if it is missing, fails, hangs or works. A script replaces it.
#include "tests/support/missing.h"
#include "tests/support/suite.h"
#include "tests/ui/publish/lessons.h"
#include "tests/visual/quiet.h"
#include "ui/publish/animation.h"
#include "visual/paint/fonts.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include <cmath>
#include <thread>

using namespace ks;
using namespace ks::ui;

namespace {

/// A PATH with only a script named ffmpeg, or with nothing.
class Path {
public:
    explicit Path(const QByteArray& script = {}) {
        if (!script.isEmpty()) {
            QFile file(folder_.filePath("ffmpeg"));
            if (!file.open(QIODevice::WriteOnly) ||
                file.write("#!/bin/bash\nPATH=/usr/bin:/bin\n" + script) < 0)
                qFatal("the script cannot be written");
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
        qputenv("PATH", folder_.path().toLocal8Bit());
    }
    ~Path() { qputenv("PATH", before_); }
    Path(const Path&) = delete;
    Path& operator=(const Path&) = delete;

private:
    QByteArray before_ = qgetenv("PATH");
    QTemporaryDir folder_;
};

Result<QByteArray> film(const Publication& publication, const Headway& headway = {}) {
    return mp4_film(publication, paint::theme(paint::ThemeId::light), headway);
}

} // namespace

class FilmTest : public QObject {
    Q_OBJECT

    const Publication publication_ = [] {
        if (!paint::load_fonts())
            qFatal("no fonts");
        return tests::publication_of("greedy-fails", {.first = 1, .last = 1});
    }();

private slots:
    void init() { tests::fail_on_warnings(); }

    void without_ffmpeg_there_is_a_sentence() {
        const Path none;
        const auto made = film(publication_);
        QVERIFY(!made);
        QVERIFY(made.error().what.find("ffmpeg") != std::string::npos);
        QVERIFY(made.error().todo.find(".gif") != std::string::npos);
    }

    /// The real encoder, with the program's arguments.
    void a_film_by_ffmpeg() {
        if (QStandardPaths::findExecutable(QStringLiteral("ffprobe")).isEmpty())
            KS_SKIP_FOR_WANT("ffmpeg is not installed");
        const auto made = film(publication_);
        QVERIFY2(made, made ? "" : made.error().sentence().c_str());
        QTemporaryFile file;
        QVERIFY(file.open() && file.write(*made) == made->size() && file.flush());
        QProcess probe;
        probe.start(QStringLiteral("ffprobe"),
                    {"-v", "error", "-select_streams", "v", "-of", "csv=p=0", "-show_entries",
                     "stream=codec_name,width,height,pix_fmt,duration", file.fileName()});
        QVERIFY(probe.waitForFinished(120'000));
        const QImage frame =
            frame_of(publication_, publication_.pictures().front(), paint::theme(paint::ThemeId::light));
        double seconds = 0;
        for (const Publication::Picture& picture : publication_.pictures())
            seconds += static_cast<double>(std::lround(time_for(picture) * 2)) / 2;
        QCOMPARE(QString::fromUtf8(probe.readAllStandardOutput()).trimmed(),
                 QStringLiteral("h264,%1,%2,yuv420p,%3")
                     .arg(frame.width())
                     .arg(frame.height())
                     .arg(seconds, 0, 'f', 6));
    }

    void every_frame_reaches_it() {
        const Path path("cat > \"${@: -1}\"");
        const auto made = film(publication_);
        QVERIFY(made);
        const QImage frame =
            frame_of(publication_, publication_.pictures().front(), paint::theme(paint::ThemeId::light));
        qsizetype frames = 0;
        for (const Publication::Picture& picture : publication_.pictures())
            frames += std::lround(time_for(picture) * 2);
        QCOMPARE(made->size(), frames * frame.sizeInBytes());
        QVERIFY(made->startsWith(
            QByteArray(reinterpret_cast<const char*>(frame.constBits()), frame.sizeInBytes())));
    }

    void its_failure_is_reported() {
        const Path path("echo 'Unknown encoder libx264'; exit 1");
        const auto made = film(publication_);
        QVERIFY(!made);
        QVERIFY2(made.error().what.find("Unknown encoder libx264") != std::string::npos,
                 made.error().what.c_str());
    }

    void one_that_hangs_can_be_cancelled() {
        const Path path("exec sleep 1000");
        std::stop_source source;
        std::optional<Result<QByteArray>> made;
        std::thread worker([&] { made = film(publication_, {.stop = source.get_token()}); });
        source.request_stop();
        worker.join();
        QVERIFY(!*made);
        QCOMPARE(made->error().code, ErrorCode::cancelled);
    }
};

KS_TEST(FilmTest)
#include "film_test.moc"
