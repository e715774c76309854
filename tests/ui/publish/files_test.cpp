// SPDX-License-Identifier: GPL-3.0-or-later
// Handouts, pictures as files, and animations, each opened by a program that shares no code with the writer.
#include "tests/support/suite.h"
#include "tests/ui/publish/lessons.h"
#include "tests/visual/quiet.h"
#include "ui/publish/animation.h"
#include "ui/publish/handout.h"
#include "ui/publish/palette.h"
#include "ui/publish/picture_files.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cmath>

using namespace ks;
using namespace ks::ui;

namespace {

const paint::Theme& light() {
    return paint::theme(paint::ThemeId::light);
}

QByteArray output_of(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

QString written(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes) {
    const QString path = folder.filePath(name);
    if (!visual::write_whole(path, bytes))
        qFatal("cannot write %s", qPrintable(path));
    if (const QString kept = qEnvironmentVariable("KS_PICTURES"); !kept.isEmpty())
        QFile::copy(path, QDir(kept).filePath(name));
    return path;
}

QByteArray pdf_of(const Publication& publication, int per_page) {
    const auto pdf = handout(publication, per_page, light(), {});
    return pdf ? *pdf : QByteArray();
}

int pages_of(const QString& pdf) {
    const QString about = QString::fromUtf8(output_of("pdfinfo", {pdf}));
    return about.section("Pages:", 1).section('\n', 0, 0).trimmed().toInt();
}

/// The text of a PDF as one line.
QString words_of(const QString& pdf) {
    return QString::fromUtf8(output_of("pdftotext", {pdf, "-"})).simplified();
}

/// The number of note lines in a place of a page, at 96 dpi: lines that start at its left edge, unlike lines
/// of pictures, and are as wide as the content above.
int note_lines(const QImage& page, int column, int columns, int row, int rows) {
    constexpr double margin = 57, head = 30, foot = 26; // of the handout
    const double wide = page.width() - 2 * margin, high = page.height() - 2 * margin - head - foot;
    const int left = qRound(margin + column * (wide + 22) / columns) + 1, across = qRound(wide / columns / 2);
    const auto top = [&](int of) { return qRound(margin + head + of * high / rows); };
    int lines = 0;
    bool before = false;
    for (int y = top(row) + 2; y < std::min(top(row + 1) + 2, page.height()); ++y) {
        bool whole = true;
        for (int x = left; whole && x < left + across; ++x)
            whole = qGray(page.pixel(x, y)) < 250;
        lines += whole && !before;
        before = whole;
    }
    return lines;
}

} // namespace

class FilesTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    void a_handout_has_its_pages_data() {
        QTest::addColumn<int>("per_page");
        for (const int count : handout_sizes)
            QTest::addRow("%d", count) << count;
    }
    void a_handout_has_its_pages() {
        QFETCH(int, per_page);
        const QTemporaryDir folder;
        const Publication publication = tests::publication_of("greedy-fails");
        const QString pdf = written(folder, QStringLiteral("greedy-fails-%1.pdf").arg(per_page),
                                    pdf_of(publication, per_page));
        const int pages = (publication.count() + per_page - 1) / per_page;
        QCOMPARE(pages_of(pdf), pages);
        const QString words = words_of(pdf);
        QVERIFY(words.contains(QStringLiteral("Page %1 of %1").arg(pages)));
        QVERIFY(words.contains(publication.lesson().title));
        for (const Publication::Picture& picture : publication.pictures())
            QVERIFY2(words.contains(publication.step_of(picture).title), qPrintable(words));
        // A picture's texts are in it, too: it is a drawing, not an image.
        QVERIFY(output_of("pdfimages", {"-list", pdf}).count('\n') <= 2);
    }

    /// Each picture has at least three lines for notes, however many are on a page.
    /// A heading that has no room ends after a word.
    void a_handout_shortens_headings_after_a_word() {
        auto lesson = *find_lesson(QStringLiteral("greedy-fails"));
        lesson.title = QStringLiteral("Überraschend lange Überschriften ").repeated(5);
        for (LessonStep& step : lesson.steps)
            step.title = QStringLiteral("Vorüberlegungen zur Ganzzahligkeit ").repeated(4);
        const auto publication = Publication::make(*LessonTrack::make(lesson), {});
        const QTemporaryDir folder;
        for (const int per_page : handout_sizes) {
            const QString words =
                words_of(written(folder, QStringLiteral("long.pdf"), pdf_of(*publication, per_page)));
            QVERIFY2(words.contains(QStringLiteral(" …")), qPrintable(words));
            static const QRegularExpression within_a_word(QStringLiteral("\\w…"));
            QVERIFY2(!words.contains(within_a_word), qPrintable(words));
        }
    }

    void there_is_room_for_notes_data() { a_handout_has_its_pages_data(); }
    void there_is_room_for_notes() {
        QFETCH(int, per_page);
        const QTemporaryDir folder;
        const Publication publication = tests::publication_of("thesis-example-2.2");
        const QString pdf =
            written(folder, QStringLiteral("notes-%1.pdf").arg(per_page), pdf_of(publication, per_page));
        output_of("pdftoppm", {"-r", "96", "-gray", "-aa", "no", pdf, folder.filePath("page")});
        const QStringList pages = QDir(folder.path()).entryList({"page*.pgm"}, QDir::Files, QDir::Name);
        QCOMPARE(pages.size(), static_cast<qsizetype>(pages_of(pdf)));
        const int columns = per_page == 6 ? 2 : 1, rows = per_page / columns;
        for (const QString& name : pages.mid(0, pages.size() - 1)) { // the last page may have empty places
            const QImage page(folder.filePath(name));
            for (int place = 0; place < per_page; ++place) {
                const int lines = note_lines(page, place % columns, columns, place / columns, rows);
                QVERIFY2(lines >= 3,
                         qPrintable(QStringLiteral("%1, %2: %3").arg(name).arg(place).arg(lines)));
            }
        }
    }

    /// Words that are longer than their place continue in the next.
    void no_words_are_lost() {
        auto lesson = ui::find_lesson("greedy-fails");
        QVERIFY(lesson);
        QString text;
        for (int i = 1; i <= 900; ++i)
            text += QStringLiteral("word%1 ").arg(i) + (i % 60 == 0 ? "\n\n" : "");
        lesson->steps.front().text = text;
        const auto track = LessonTrack::make(*lesson);
        QVERIFY(track);
        const QTemporaryDir folder;
        for (const int per_page : {1, 2}) {
            const QString words = words_of(
                written(folder, "long.pdf", pdf_of(*Publication::make(*track, {.last = 1}), per_page)));
            for (int i = 1; i <= 900; ++i)
                QVERIFY2(words.contains(QStringLiteral("word%1").arg(i)), qPrintable(QString::number(i)));
            QVERIFY(words.contains("(continued)"));
        }
    }

    void pictures_are_files_named_by_their_steps() {
        const QTemporaryDir folder;
        const Publication publication = tests::publication_of("thesis-example-2.2", {.first = 2, .last = 3});
        for (const PictureFiles files : {PictureFiles::png, PictureFiles::svg}) {
            const auto zip = zipped_pictures(publication, files, light(), {});
            QVERIFY(zip);
            QCOMPARE(*zipped_pictures(publication, files, light(), {}), *zip); // the same bytes each time
            const QString ending = files == PictureFiles::png ? ".png" : ".svg";
            const QString path = written(folder, "thesis" + ending + ".zip", *zip);
            const QString into = folder.filePath(ending);
            output_of("python3", {"-m", "zipfile", "-t", path});
            output_of("python3", {"-m", "zipfile", "-e", path, into});
            QStringList names = QDir(into).entryList({"*" + ending}, QDir::Files, QDir::Name);
            QCOMPARE(names.size(), static_cast<qsizetype>(publication.count()));
            QVERIFY2(names.front().startsWith("02"), qPrintable(names.front()));
            for (const QString& name : names) {
                const QImageReader reader(QDir(into).filePath(name));
                QCOMPARE(reader.size(), files == PictureFiles::png ? QSize(1920, 1280) : QSize(960, 640));
            }
            QFile table(QDir(into).filePath("pictures.csv"));
            QVERIFY(table.open(QIODevice::ReadOnly));
            QCOMPARE(table.readAll().count("\r\n"), publication.count() + 1);
        }
    }

    void a_gif_shows_each_picture_in_its_turn() {
        const Publication publication = tests::publication_of("greedy-fails");
        auto bytes = gif_animation(publication, light(), {});
        QVERIFY(bytes);
        written(QTemporaryDir(), "greedy-fails.gif", *bytes);
        QBuffer buffer(&*bytes);
        QImageReader reader(&buffer, "gif");
        QVERIFY(reader.supportsAnimation());
        QCOMPARE(reader.imageCount(), publication.count());
        QCOMPARE(reader.loopCount(), -1);
        for (const Publication::Picture& picture : publication.pictures()) {
            const QImage frame = reader.read().convertToFormat(QImage::Format_RGB32);
            QVERIFY2(!frame.isNull(), qPrintable(reader.errorString()));
            const QImage drawn = frame_of(publication, picture, light());
            QCOMPARE(frame.size(), drawn.size());
            QCOMPARE(reader.nextImageDelay(), static_cast<int>(std::lround(time_for(picture) * 100)) * 10);
            int worst = 0;
            for (int y = 0; y < drawn.height(); ++y)
                for (int x = 0; x < drawn.width(); ++x)
                    worst = std::max({worst, std::abs(qRed(frame.pixel(x, y)) - qRed(drawn.pixel(x, y))),
                                      std::abs(qGreen(frame.pixel(x, y)) - qGreen(drawn.pixel(x, y))),
                                      std::abs(qBlue(frame.pixel(x, y)) - qBlue(drawn.pixel(x, y)))});
            QVERIFY2(worst < 24, qPrintable(QStringLiteral("%1: %2").arg(picture.number).arg(worst)));
        }
    }

    void a_palette_has_all_colours_of_a_flat_picture() {
        QImage image(64, 4, QImage::Format_RGB32);
        for (int x = 0; x < 64; ++x)
            for (int y = 0; y < 4; ++y)
                image.setPixel(x, y, qRgb(x, 2 * x, y));
        Palette palette(image);
        QCOMPARE(palette.colours().size(), 256U);
        for (int x = 0; x < 64; ++x)
            QCOMPARE(palette.colours()[palette.nearest(image.pixel(x, 1))] & RGB_MASK,
                     image.pixel(x, 1) & RGB_MASK);
    }

    void everything_can_be_stopped() {
        const Publication publication = tests::publication_of("greedy-fails");
        const auto stopped = [](const auto& result) {
            return !result && result.error().code == ErrorCode::cancelled;
        };
        tests::StopsAfter handout_stop(1), zip_stop(1), gif_stop(1);
        QVERIFY(stopped(handout(publication, 2, light(), handout_stop.headway)));
        QVERIFY(stopped(zipped_pictures(publication, PictureFiles::png, light(), zip_stop.headway)));
        QVERIFY(stopped(gif_animation(publication, light(), gif_stop.headway)));
        for (const auto* stop : {&handout_stop, &zip_stop, &gif_stop})
            QCOMPARE(stop->last, 1);
    }
};

KS_TEST(FilesTest)
#include "files_test.moc"
