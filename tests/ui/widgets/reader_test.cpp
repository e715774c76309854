// SPDX-License-Identifier: GPL-3.0-or-later
// The allowed effects of a Markdown text, for example reading files.
#include "tests/support/suite.h"
#include "tests/visual/quiet.h"
#include "ui/widgets/markdown.h"
#include "ui/widgets/reader.h"
#include "ui/widgets/safe_picture.h"
#include "visual/paint/fonts.h"

#include <QBuffer>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QUrl>

using namespace ks;
using namespace ks::ui;

class ReaderTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() { tests::fail_on_warnings(); }

    void a_picture_comes_from_the_texts_own_folder_alone() {
        QTemporaryDir folder, elsewhere;
        for (const QTemporaryDir* where : {&folder, &elsewhere}) {
            QImage picture(7, 5, QImage::Format_RGB32);
            picture.fill(Qt::red);
            QVERIFY(picture.save(where->filePath(QStringLiteral("a.png"))));
        }
        Reader reader;
        const auto width = [&](const QString& name) {
            reader.show_markdown(QStringLiteral("![picture](%1)").arg(name), 1);
            return reader.document()
                ->resource(QTextDocument::ImageResource, QUrl(name))
                .value<QImage>()
                .width();
        };
        QCOMPARE(width(QStringLiteral("a.png")), 1); // the text has no folder, so a placeholder pixel is used
        reader.set_folder(folder.path());
        QVERIFY(width(QStringLiteral("a.png")) == 7);
        const QString other = elsewhere.filePath(QStringLiteral("a.png"));
        QVERIFY(QFile::link(other, folder.filePath(QStringLiteral("link.png"))));
        QVERIFY(QFile::link(QStringLiteral("a.png"), folder.filePath(QStringLiteral("again.png"))));
        QVERIFY(width(QStringLiteral("again.png")) == 7);
        for (const QString& name :
             {other, QStringLiteral("file://") + other, QStringLiteral("../a.png"), QStringLiteral("./a.png"),
              QStringLiteral("none.png"), QStringLiteral(".."), QStringLiteral("link.png")})
            QVERIFY2(width(name) == 1, qPrintable(name));
    }

    void an_svg_picture_shows_itself_alone_data() {
        QTest::addColumn<QByteArray>("inside");
        QTest::addColumn<bool>("shown");
        const auto row = [](const char* name, const QByteArray& inside, bool shown) {
            QTest::newRow(name) << inside << shown;
        };
        const QByteArray pixel = "data:image/"
                                 "png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+"
                                 "M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
        row("shapes",
            "<linearGradient id='b'/><g id='a'><rect width='9' height='5' style='fill:url(#b)'/></g><use "
            "xlink:href='#a'/>",
            true);
        row("its own bitmap", "<image width='9' height='5' xlink:href='" + pixel + "'/>", true);
        row("a file", "<image width='9' height='5' xlink:href='/etc/passwd'/>", false);
        row("a file by href", "<image width='9' height='5' href=' file:///dev/stdin'/>", false);
        row("a style", "<rect width='9' height='5' style='fill:url( \"x.svg#a\")'/>", false);
        row("an import", "<style>@import 'x.css';</style>", false);
        row("uses in uses",
            "<g id='a'><rect width='1' height='1'/></g><g id='b'><use xlink:href='#a'/></g><use "
            "xlink:href='#b'/>",
            false);
        row("too many elements", QByteArray("<g/>").repeated(20'001), false);
        row("no end", "<g>", false);
        row("a packet of metadata", "<metadata><?xpacket begin='' id=''?></metadata>", true);
        row("a style sheet", "<?xml-stylesheet type=\"text/css\" href=\"/dev/stdin\"?>", false);
        const auto bitmap = [](int side) {
            QImage image(side, side, QImage::Format_Mono);
            image.fill(0);
            QByteArray bytes;
            QBuffer buffer(&bytes);
            image.save(&buffer, "PNG");
            return "<image id='a' width='9' height='5' xlink:href='data:image/png;base64," +
                   bytes.toBase64() + "'/>";
        };
        row("a large bitmap", bitmap(5500), true);
        row("a large bitmap that is drawn again", bitmap(5500) + "<use xlink:href='#a'/>", false);
        row("a huge bitmap", bitmap(8000), false);
        row("many large shapes", QByteArray("<rect width='2000' height='2000' fill='red'/>").repeated(200),
            true);
        row("too many large shapes",
            QByteArray("<rect width='2000' height='2000' fill='red'/>").repeated(19'000), false);
        row("huge letters", "<text font-size='900' y='900'>" + QByteArray(20'000, 'W') + "</text>", false);
        row("a long outline",
            "<path fill='none' stroke='red' stroke-width='60' d='M0 0" +
                QByteArray(" C10 900 900 10 500 500").repeated(8'000) + "'/>",
            false);
        row("too many dashes",
            QByteArray("<path stroke='red' stroke-dasharray='0.2 0.2' d='M0 0L2000 2000'/>").repeated(1000),
            false);
        const auto zigzag = [](int lines) {
            QByteArray path = "<path fill='red' fill-rule='evenodd' d='M0 0";
            for (int i = 1; i <= lines; ++i)
                path += "L" + QByteArray::number(i % 2 * 2000) + " " + QByteArray::number(i * 37 % 2000);
            return path + "'/>";
        };
        row("a zigzag line", zigzag(100), true);
        row("a long zigzag line", zigzag(1500), false);
        const auto styled = [](int rules, int elements) {
            QByteArray style;
            for (int i = 0; i < rules; ++i)
                style += ".a" + QByteArray::number(i) + "{fill:red} ";
            return "<style>" + style + "</style>" +
                   QByteArray("<rect class='a1' width='1' height='1'/>").repeated(elements);
        };
        row("a style sheet of its own", styled(50, 5000), true);
        row("many rules for many elements", styled(3000, 5000), false);
        row("too many rules", styled(30'000, 1), false);
        const auto attributes = [](int count) {
            QByteArray names;
            for (int i = 0; i < count; ++i)
                names += " a" + QByteArray::number(i) + "=\"'>\"";
            return "<rect" + names + "/>";
        };
        row("attributes", attributes(300), true);
        row("too many attributes", attributes(50'000), false);
        row("too many namespaces",
            attributes(300).replace(" a", " xmlns:a").replace(QByteArray("'>"), QByteArray("urn:a")), false);
        row("a bitmap that is scaled",
            "<g transform='rotate(3)'><image width='2000' height='2000' xlink:href='" + pixel + "'/></g>",
            true);
        row("bitmaps that are scaled too often",
            "<g transform='rotate(3)'>" +
                QByteArray("<image width='2000' height='2000' xlink:href='" + pixel + "'/>").repeated(76) +
                "</g>",
            false);
        row("too many letters", "<text font-size='1'>" + QByteArray("a b ").repeated(60'000) + "</text>",
            false);
        row("dashes", "<path stroke='red' stroke-dasharray='4 4' d='M0 0L2000 2000'/>", true);
    }
    /// A picture of a stranger's lesson reads no files, and its cost is bounded.
    void an_svg_picture_shows_itself_alone() {
        QFETCH(QByteArray, inside);
        QFETCH(bool, shown);
        const QByteArray svg =
            "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
            " width='2000' height='2000'>" +
            inside + "</svg>";
        QCOMPARE(is_safe_picture(svg), shown);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a.svg")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(svg) == svg.size() && file.flush());
        QCOMPARE(!picture_of_text(folder.path(), QUrl(QStringLiteral("a.svg"))).isEmpty(), shown);
    }
    void entities_and_compressed_pictures_are_refused() {
        const QString svg = QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg'/>");
        QVERIFY(is_safe_picture("<?xml version='1.0' encoding='UTF-8'?>" + svg.toUtf8()));
        QVERIFY(!is_safe_picture("<?xml version='1.0' encoding='UTF-7'?>" + svg.toUtf8()));
        QVERIFY(!is_safe_picture(QByteArray::fromRawData(reinterpret_cast<const char*>(svg.utf16()),
                                                         svg.size() * qsizetype{sizeof(char16_t)})));
        QVERIFY(is_safe_picture("<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd'><svg "
                                "xmlns='http://www.w3.org/2000/svg'/>"));
        QVERIFY(!is_safe_picture(
            "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns='http://www.w3.org/2000/svg'>&a;</svg>"));
        QVERIFY(!is_safe_picture(QByteArray::fromHex("1f8b0800000000000003b329002e4dd3ee04000000")));
    }

    void lines_of_a_code_are_close_together() {
        Reader reader;
        for (const char* text :
             {"Text.\n\n    one\n    two\n\nText.\n", "Text.\n\n```\none\ntwo\n```\n\nText.\n"}) {
            reader.show_markdown(QString::fromLatin1(text), 1);
            QStringList close, apart;
            for (QTextBlock block = reader.document()->begin(); block.isValid(); block = block.next())
                (block.blockFormat().bottomMargin() == 0 ? close : apart) << block.text();
            QCOMPARE(close, QStringList{QStringLiteral("one")});
            QVERIFY(apart.contains(QStringLiteral("two")));
        }
    }

    void a_sign_below_is_a_condition_and_not_html() {
        const QString text = QStringLiteral("While i<n and j_{1}>0.\n\nThe next <b>paragraph.\n");
        Reader reader;
        reader.show_markdown(text, 1);
        QCOMPARE(reader.toPlainText(), QStringLiteral("While i<n and j1>0.\nThe next <b>paragraph."));
        QCOMPARE(words_of_markdown(text), QStringLiteral("While i<n and j_{1}>0.\nThe next <b>paragraph."));
    }

    void headings_are_found_by_their_anchors() {
        QCOMPARE(anchor_of(QStringLiteral(" Bank conflict ")), QStringLiteral("bank-conflict"));
        QCOMPARE(anchor_of(QStringLiteral("KS_IF (a mark)!")), QStringLiteral("ks_if-a-mark"));
        Reader reader;
        reader.show_markdown(QStringLiteral("# One\n\n## Two, Three\n\nfour\n"), 1);
        QVERIFY(reader.scroll_to(QStringLiteral("one")));
        QVERIFY(reader.scroll_to(QStringLiteral("three")));
        QCOMPARE(reader.textCursor().block().text(), QStringLiteral("Two, Three"));
        QVERIFY(!reader.scroll_to(QStringLiteral("four")));
    }

    void headings_and_code_have_their_own_letters() {
        Reader reader;
        reader.setStyleSheet(
            // the program's style sheet, which does not apply to the text
            QStringLiteral("* { font-size: 9px; }"));
        reader.show_markdown(QStringLiteral("# One\n\ntext `code` H_{2}O\n"), 2);
        reader.show();
        const auto size = [&](int block, int at) {
            QTextCursor cursor(reader.document()->findBlockByNumber(block));
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::MoveAnchor, at);
            return cursor.charFormat().font().pixelSize();
        };
        QCOMPARE(reader.document()->defaultFont().pixelSize(), 30);
        QCOMPARE(size(0, 1), 44);
        QCOMPARE(size(1, 6), 28);
        QCOMPARE(reader.toPlainText(), QStringLiteral("One\ntext code H2O"));
    }
};

KS_TEST(ReaderTest)
#include "reader_test.moc"
