// SPDX-License-Identifier: GPL-3.0-or-later
// What a text in Markdown may do when it is read.
#include "tests/support/suite.h"
#include "tests/visual/quiet.h"
#include "ui/widgets/markdown.h"
#include "ui/widgets/reader.h"
#include "visual/paint/fonts.h"

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
        QCOMPARE(width(QStringLiteral("a.png")), 1); // the text has no folder: a point stands in its place
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
            QStringLiteral("* { font-size: 9px; }")); // as the program's, it is not the text's
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
