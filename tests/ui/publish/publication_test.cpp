// SPDX-License-Identifier: GPL-3.0-or-later
// The published parts of a lesson, and the words of a step as HTML.
#include "tests/support/suite.h"
#include "tests/ui/publish/lessons.h"
#include "tests/visual/quiet.h"
#include "ui/publish/words_in_html.h"
#include "visual/paint/fonts.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace ks;
using namespace ks::ui;

class PublicationTest : public QObject {
    Q_OBJECT

    const QString thesis = QStringLiteral("thesis-example-2.2");

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    void all_pictures_are_there_and_numbered() {
        const auto track = tests::track_of(thesis);
        const Publication all = *Publication::make(track, {});
        QCOMPARE(all.pictures().size(), static_cast<std::size_t>(track->count() + 1));
        std::size_t begun = 0;
        for (const Publication::Picture& picture : all.pictures()) {
            QCOMPARE(*track->position_named(picture.number), picture.at);
            QVERIFY(!picture.sentence.empty());
            begun += picture.begins_step;
        }
        QCOMPARE(begun, track->lesson().steps.size());
    }

    void a_range_is_these_steps() {
        const Publication some = tests::publication_of(thesis, {.first = 2, .last = 3});
        for (const Publication::Picture& picture : some.pictures())
            QVERIFY(picture.lesson_step == 1 || picture.lesson_step == 2);
        QVERIFY(some.pictures().front().begins_step);
        QVERIFY(some.pictures().front().number.startsWith(QLatin1Char('2')));
        const Publication rest = tests::publication_of(thesis, {.first = 11});
        QCOMPARE(rest.pictures().back().lesson_step, rest.lesson().steps.size() - 1);
    }

    void steps_that_are_not_there_are_refused() {
        const auto track = tests::track_of(thesis);
        for (const StepRange steps : {StepRange{.first = 0}, StepRange{.first = 2, .last = 99},
                                      StepRange{.first = 4, .last = 3}, StepRange{.first = 99}}) {
            const auto made = Publication::make(track, steps);
            QVERIFY(!made);
            QCOMPARE(made.error().code, ErrorCode::usage);
            QVERIFY(made.error().todo.find("1 to 12") != std::string::npos);
        }
    }

    void sentences_keep_their_subscripts_and_signs() {
        const Publication::Picture picture{.sentence = "z_{2}(7) < 3 & x_{1}"};
        QCOMPARE(sentence_in_html(picture), std::string("z<sub>2</sub>(7) &lt; 3 &amp; x<sub>1</sub>"));
        QCOMPARE(plain_sentence(picture), QStringLiteral("z2(7) < 3 & x1"));
    }

    /// Questions about kernels contain a line of the source.
    void names_in_a_program_keep_their_underscores() {
        const Publication::Picture picture{.sentence = "Line 281, KS_ATOMIC_MAX(found[0], k): z_{2}(7)"};
        QCOMPARE(sentence_in_html(picture),
                 std::string("Line 281, KS_ATOMIC_MAX(found[0], k): z<sub>2</sub>(7)"));
        QCOMPARE(plain_sentence(picture), QStringLiteral("Line 281, KS_ATOMIC_MAX(found[0], k): z2(7)"));
    }

    void words_are_html_data() {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("html");
        const auto row = [](const char* name, const char* markdown, const char* html) {
            QTest::newRow(name) << QString::fromUtf8(markdown) << QString::fromUtf8(html);
        };
        row("paragraphs", "One\nline.\n\nAnother & 1 < 2.",
            "<p>One line.</p>\n<p>Another &amp; 1 &lt; 2.</p>\n");
        row("subscript", "R_{TA} grows", "<p>R<sub>TA</sub> grows</p>\n");
        row("no tag", "for i<n the row\nx<sub> is\n\nthe next, j > 2 <!-- and --> a<b>c",
            "<p>for i&lt;n the row x&lt;sub&gt; is</p>\n"
            "<p>the next, j &gt; 2 &lt;!-- and --&gt; a&lt;b&gt;c</p>\n");
        row("no block of HTML", "<div>\none\n</div>\n\ntwo",
            "<p>&lt;div&gt; one &lt;/div&gt;</p>\n<p>two</p>\n");
        row("subscripts between signs", "a x_{<y>}_{z} *b_{1}* `c_{2}` \xEF\xB7\x92.",
            "<p>a x<sub>&lt;y&gt;z</sub> <em>b</em><em><sub>1</sub></em> <code>c_{2}</code> .</p>\n");
        row("emphasis", "*a* **b** `c < d`", "<p><em>a</em> <strong>b</strong> <code>c &lt; d</code></p>\n");
        row("heading", "### More", "<h4>More</h4>\n");
        row("list", "- a\n- b\n\nend", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>end</p>\n");
        row("numbers", "1. a\n2. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n");
        row("list in a list", "- a\n  - b\n  - c\n- d",
            "<ul>\n<li>a<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n</li>\n<li>d</li>\n</ul>\n");
        row("code", "```\nx = 1\n  y < 2\n```\n\nend",
            "<pre><code>x = 1\n  y &lt; 2</code></pre>\n<p>end</p>\n");
        row("table", "| a | b |\n| --- | --- |\n| 1 | 2 |",
            "<table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>\n");
        row("link", "[web](https://example.org) [file](file:///etc/passwd) [run](javascript:alert)",
            "<p><a href=\"https://example.org\" rel=\"noreferrer\">web</a> file run</p>\n");
        row("no picture", "a ![b](../c.png) ![d](https://example.org/e.png)", "<p>a  </p>\n");
    }
    void words_are_html() {
        QFETCH(QString, markdown);
        QFETCH(QString, html);
        const QString made = QString::fromStdString(words_in_html(markdown, {}));
        QCOMPARE(made, html);
        QXmlStreamReader xml("<div>" + made + "</div>");
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    void a_picture_of_the_folder_is_in_the_words() {
        const QTemporaryDir folder;
        QImage image(3, 3, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(folder.filePath("dot.png")));
        const std::string html = words_in_html(QStringLiteral("![a dot](dot.png)"), folder.path());
        QVERIFY2(html.starts_with("<p><img alt=\"a dot\" src=\"data:image/png;base64,iVBOR"), html.c_str());
    }

    void every_format_has_its_ending() {
        QCOMPARE(*publish_format_of("a.HTML"), PublishFormat::html);
        QCOMPARE(*publish_format_of("b/a.pdf"), PublishFormat::pdf);
        for (const char* name : {"a", "a.png", "html", "a.html.txt"}) {
            const auto format = publish_format_of(QString::fromLatin1(name));
            QVERIFY(!format);
            QCOMPARE(format.error().code, ErrorCode::usage);
        }
    }
};

KS_TEST(PublicationTest)
#include "publication_test.moc"
