// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "solvers/core/csv_dialect.h"
#include "tests/support/missing.h"
#include "tests/support/suite.h"
#include "tests/visual/quiet.h"
#include "tests/visual/same_picture.h"
#include "tests/visual/sample.h"
#include "visual/export/export.h"
#include "visual/paint/font_files.h"
#include "visual/paint/fonts.h"

using namespace ks;
using namespace ks::visual;

class ExportTest : public QObject {
    Q_OBJECT

    static Picture sample(paint::ThemeId id = paint::ThemeId::light) {
        return picture_of(tests::sample_picture(paint::FontMeasure()), paint::theme(id));
    }

    static void keep(const QString& name, const QByteArray& bytes) {
        if (const QString folder = qEnvironmentVariable("KS_PICTURES"); !folder.isEmpty())
            QVERIFY(write_whole(QDir(folder).filePath(name), bytes));
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    void png_has_the_pictures_size() {
        for (const paint::ThemeId id : paint::theme_ids) {
            const auto bytes = encoded(sample(id), Format::png);
            QVERIFY(bytes);
            const QImage image = QImage::fromData(*bytes, "PNG");
            QCOMPARE(QSizeF(image.size()), QSizeF(912, 528) * paint::theme(id).scale());
            QCOMPARE(image.pixelColor(1, 1), paint::theme(id).mark(scene::Role::surface));
        }
    }

    void svg_has_its_words_as_text_and_one_image_a_heat_map() {
        const Picture picture = sample();
        const auto bytes = encoded(picture, Format::svg);
        QVERIFY(bytes);
        keep("sample.svg", *bytes);
        QCOMPARE(tests::compared::words_missing(picture, *bytes), QString());
        QCOMPARE(bytes->count("<image"), 2);
        QVERIFY(!bytes->contains("clip-path"));
        QVERIFY(bytes->contains("viewBox=\"0 0 912 528\""));
    }

    /// Pressing the mouse on a word selects the word; next to it the region's description appears.
    void words_of_an_svg_can_be_selected() {
        if (tests::Browser::program().isEmpty())
            KS_SKIP_FOR_WANT("there is no chromium on the PATH: words of an SVG were not selected");
        scene::DisplayList list{200, 100, {}, {}};
        list.add(scene::Box{.rect = {10, 10, 180, 80}, .fill = scene::Fill{scene::Role::accent}});
        list.add(scene::Text{.rect = {20, 40, 160, 20}, .text = "2026-11-26"});
        list.regions.push_back({.rect = {10, 10, 180, 80}, .id = "cell", .description = "a cell"});
        const QTemporaryDir folder;
        const QString path = folder.filePath("words.svg");
        QVERIFY(export_picture(picture_of(list, paint::theme(paint::ThemeId::light)), path));
        tests::Browser browser({200, 100});
        browser.open(QUrl::fromLocalFile(path).toString());
        QCOMPARE(browser.value_of("document.elementFromPoint(40, 51).tagName"), QStringLiteral("text"));
        QCOMPARE(browser.value_of("document.elementFromPoint(100, 15).textContent"),
                 QStringLiteral("a cell"));
        browser.value_of("getSelection().selectAllChildren(document.querySelector('text'))");
        QCOMPARE(browser.value_of("getSelection().toString()"), QStringLiteral("2026-11-26"));
    }

    /// Drawings made only with QPainter are in all formats, below the words.
    void paintings_below_the_list_are_in_every_format() {
        scene::DisplayList list{320, 160, {}, {}};
        list.add(scene::Text{.rect = {20, 20, 160, 20}, .text = "over it"});
        for (const paint::ThemeId id : paint::theme_ids) {
            Picture picture = picture_of(list, paint::theme(id));
            picture.below = [](QPainter& painter) { painter.fillRect(QRectF(64, 64, 128, 64), Qt::red); };
            QCOMPARE(tests::differing_formats(picture), QString());
            const QImage png = QImage::fromData(*encoded(picture, Format::png), "PNG");
            const double scale = paint::theme(id).scale();
            QCOMPARE(png.pixelColor((QPointF(100, 100) * scale).toPoint()), QColor(Qt::red));
        }
    }

    /// Adjacent letters change some glyphs of our fonts; the copied text is correct nevertheless.
    void text_of_a_pdf_is_copied_as_it_is_written() {
        const QStringList lines{
            QStringLiteral("2026-11-26, 10:30, (A-B), 3x4, 1+2 = 3, a->b -> c, x != y, p <= q, --size"),
            QStringLiteral("!\"#$%&'()*+,-./0123456789:;<=>?@[\\]^_`{|}~"),
            QStringLiteral("the quick brown fox jumps over the lazy dog, office, AVATAR, TA, Wo"),
            QStringLiteral("5 µs, −1, pages 2–3, this — that, from u → v, back v ← u, 3 · 4 × 5, x ≤ y ≥ z"),
            QStringLiteral(
                "never ∞, with β = 2, and so on … it’s “so”, „so“, «so», Käse, öl, Übung, groß, perché")};
        scene::DisplayList list{1200, 1000, {}, {}};
        double y = 10;
        QStringList expected;
        for (const auto& [face, weight] : paint::shipped_fonts)
            for (const QString& line : lines) {
                list.add(scene::Text{.rect = {10, y, 1180, 24},
                                     .text = line.toStdString(),
                                     .role = scene::Role::text,
                                     .face = face,
                                     .size = 16,
                                     .weight = weight});
                expected << line;
                y += 40;
            }
        const QTemporaryDir folder;
        const QString path = folder.filePath("words.pdf");
        QVERIFY(export_picture(picture_of(list, paint::theme(paint::ThemeId::light)), path));
        QProcess poppler;
        poppler.start(QStringLiteral("pdftotext"), {"-layout", path, "-"});
        QVERIFY(poppler.waitForFinished(60'000));
        QStringList copied;
        for (const QString& line : QString::fromUtf8(poppler.readAllStandardOutput()).split('\n'))
            if (!line.trimmed().isEmpty())
                copied << line.simplified();
        QCOMPARE(copied, expected);
    }

    void svg_and_pdf_look_like_png() {
        for (const paint::ThemeId id : paint::theme_ids)
            QCOMPARE(tests::differing_formats(sample(id)), QString());
    }

    /// Qt's PDF engine keeps the opacity of the fill before an image.
    void a_heat_map_behind_a_translucent_fill_keeps_its_colours() {
        scene::DisplayList list{320, 160, {}, {}};
        list.add(scene::Box{.rect = {0, 0, 320, 48}, .fill = scene::Fill{scene::Role::accent, scene::tint}});
        list.add(scene::HeatMap{.rect = {0, 64, 320, 64}, .rows = 1, .columns = 2, .values = {0.2F, 1.0F}});
        QCOMPARE(tests::differing_formats(picture_of(list, paint::theme(paint::ThemeId::light))), QString());
    }

    void other_colours_are_noticed() {
        // Formats that differ are detected: each format paints another colour.
        int painted = 0;
        Picture picture =
            picture_of(scene::DisplayList{160, 160, {}, {}}, paint::theme(paint::ThemeId::light));
        picture.below = [&painted](QPainter& painter) {
            painter.fillRect(0, 0, 160, 160, painted++ == 2 ? Qt::red : Qt::blue);
        };
        QCOMPARE(tests::differing_formats(picture), QStringLiteral("the PDF differs by 255 at (0, 0)"));
    }

    void svg_is_the_same_each_time() {
        const auto first = encoded(sample(paint::ThemeId::dark), Format::svg);
        const auto second = encoded(sample(paint::ThemeId::dark), Format::svg);
        QVERIFY(first && second);
        QCOMPARE(*first, *second);
    }

    void pdf_is_one_page_of_the_pictures_size() {
        const auto bytes = encoded(sample(), Format::pdf);
        QVERIFY(bytes);
        keep("sample.pdf", *bytes);
        QVERIFY(bytes->startsWith("%PDF-1."));
        QVERIFY(bytes->trimmed().endsWith("%%EOF"));
        QCOMPARE(bytes->count("/Type /Page\n"), 1);
        const QRegularExpression box("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]");
        const auto match = box.match(QString::fromLatin1(*bytes));
        QVERIFY(match.hasMatch());
        QCOMPARE(match.captured(1).toDouble(), 912 * 0.75);
        QCOMPARE(match.captured(2).toDouble(), 528 * 0.75);
    }

    void csv_follows_rfc_4180() {
        const std::vector<QStringList> rows{
            {"variant", "time, s"}, {"a \"b\"", "1"}, {"", "line\nbreak"}, {"µ∞", "-1"}};
        const QByteArray text = "variant,\"time, s\"\r\n\"a \"\"b\"\"\",1\r\n,\"line\nbreak\"\r\nµ∞,-1\r\n";
        QCOMPARE(csv_of(rows), text);
        QCOMPARE(csv_of(std::vector<std::vector<std::string>>{{"µ,", "b"}, {}}),
                 QByteArray("\"µ,\",b\r\n\r\n"));
    }

    void csv_of_a_language_with_decimal_commas() {
        write_csv_in(csv_with_commas);
        const QByteArray text = csv_of(std::vector<QStringList>{{"variant", "time, s"}, {"a;b", "1.5"}});
        write_csv_in(std::nullopt);
        QCOMPARE(text, QByteArray("\xEF\xBB\xBFvariant;\"time, s\"\r\n\"a;b\";1,5\r\n"));
    }

    void the_file_name_determines_the_format() {
        QCOMPARE(*format_of("a/b.PNG"), Format::png);
        QCOMPARE(*format_of("x.y.svg"), Format::svg);
        QCOMPARE(*format_of("x.pdf"), Format::pdf);
        QCOMPARE(*format_of("x.csv"), Format::csv);
        for (const char* name : {"x", "x.", "png", "x.jpeg", ""})
            QCOMPARE(format_of(name).error().code, ErrorCode::usage);
    }

    void documents_have_a_title() {
        Picture picture = sample();
        picture.title = QStringLiteral("a < b & c, “Zelt”");
        QXmlStreamReader svg(*encoded(picture, Format::svg));
        while (!svg.atEnd() && svg.name() != QLatin1String("title"))
            svg.readNext();
        QCOMPARE(svg.readElementText(), picture.title);
        const QByteArray pdf = *encoded(picture, Format::pdf);
        QByteArray utf16("\xFE\xFF", 2);
        for (const QChar c : QStringView(u"< b"))
            utf16 += QByteArray(1, char(c.row())) + char(c.cell());
        QVERIFY(pdf.contains(utf16.mid(2)));
    }

    void sizes_are_checked_before_painting() {
        Picture picture = sample();
        picture.below = [](QPainter&) { QFAIL("painted"); };
        for (const QSizeF size : {QSizeF(0, 10), QSizeF(10, 0.5), QSizeF(-5, -5), QSizeF(16'385, 1),
                                  QSizeF(1e18, 1e18), QSizeF(16'384, 4'097), QSizeF(qQNaN(), 10)})
            for (const Format format : {Format::png, Format::svg, Format::pdf}) {
                picture.size = size;
                const auto bytes = encoded(picture, format);
                QVERIFY(!bytes);
                QCOMPARE(bytes.error().code, ErrorCode::limit);
            }
        picture.size = {8'192, 8'192};
        QCOMPARE(encoded(picture, Format::png, 2).error().code, ErrorCode::limit);
        picture.size = {10, 10};
        QCOMPARE(encoded(picture, Format::csv).error().code, ErrorCode::usage);
    }

    void a_file_is_written_whole_or_not_at_all() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("Grüße.png");
        QVERIFY(export_picture(sample(), path));
        QCOMPARE(QImage(path).size(), QSize(912, 528));
        QVERIFY(write_whole(path, "shorter"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("shorter"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    /// A limit on file size simulates a full disk: the write stops half way.
    void a_full_disk_leaves_the_old_file() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.svg");
        QVERIFY(write_whole(path, "old"));
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit small{4096, before.rlim_max};
        signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto written = write_whole(path, QByteArray(100'000, 'x'));
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::output);
        QVERIFY2(written.error().what.find("File too large") != std::string::npos,
                 written.error().what.c_str());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void an_unwritable_file_is_an_error() {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath("pipe.svg"); // an example of a special file
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        const QString dangling = folder.filePath("dangling.svg");
        QVERIFY(QFile::link(folder.filePath("nothing.svg"), dangling));
        for (const QString& path : {pipe, dangling, folder.filePath("no/such/folder.svg"), folder.path(),
                                    QStringLiteral("/proc/none.svg"), QString()}) {
            const auto written = write_whole(path, "bytes");
            QVERIFY2(!written, qPrintable(path));
            QCOMPARE(written.error().code, ErrorCode::output);
            QVERIFY(!written.error().todo.empty());
        }
        QVERIFY(!QFileInfo(pipe).isFile());
    }
};

KS_TEST(ExportTest)
#include "export_test.moc"
