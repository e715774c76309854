// SPDX-License-Identifier: GPL-3.0-or-later
// Every shipped lesson as one HTML file: small enough, well-formed, self-contained.
#include "tests/support/suite.h"
#include "tests/ui/publish/lessons.h"
#include "tests/visual/quiet.h"
#include "ui/publish/html_page.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"

#include <QCryptographicHash>
#include <QDir>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace ks;
using namespace ks::ui;

namespace {

constexpr qsizetype most_bytes = 4'000'000;

QByteArray page_of(const Publication& publication, std::optional<paint::ThemeId> theme = {}) {
    const auto page = html_page(publication, theme, {});
    return page ? *page : QByteArray();
}

/// The text between <tag> and </tag>.
QByteArray inside(const QByteArray& page, const QByteArray& tag) {
    const qsizetype begin = page.indexOf("<" + tag + ">") + tag.size() + 2;
    return page.mid(begin, page.indexOf("</" + tag + ">", begin) - begin);
}

/// The first place of a page that makes a browser request something that is not in the page.
QString asked_for_elsewhere(const QByteArray& bytes) {
    QString page = QString::fromUtf8(bytes);
    static const QRegularExpression carried(QStringLiteral("(?:base64,|sha256-)[A-Za-z0-9+/=]*"));
    page.remove(carried).remove("http://www.w3.org/1999/xhtml").remove("http://www.w3.org/2000/svg");
    static const QRegularExpression elsewhere(
        QStringLiteral("https?:|//[a-z]|@import|url\\((?!#|data:)|(?:src|href)=\"(?!#|data:)"));
    return elsewhere.match(page).captured();
}

} // namespace

class HtmlPageTest : public QObject {
    Q_OBJECT

    const QString small = QStringLiteral("greedy-fails");

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    void every_lesson_is_a_page_data() {
        QTest::addColumn<QString>("id");
        for (const Lesson& lesson : load_lessons(lesson_folders()))
            QTest::newRow(qPrintable(lesson.id)) << lesson.id;
    }
    void every_lesson_is_a_page() {
        QFETCH(QString, id);
        const Publication publication = tests::publication_of(id);
        const QByteArray page = page_of(publication);
        if (const QString folder = qEnvironmentVariable("KS_PICTURES"); !folder.isEmpty())
            QVERIFY(visual::write_whole(QDir(folder).filePath(id + ".html"), page));
        qInfo("%lld bytes, %d pictures", static_cast<long long>(page.size()), publication.count());
        QVERIFY2(page.size() < most_bytes, qPrintable(QString::number(page.size())));
        QXmlStreamReader xml(page);
        QStringList sentences, headings;
        int pictures = 0, forms = 0, questions = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("figcaption"))
                sentences << xml.readElementText(QXmlStreamReader::IncludeChildElements);
            else if (xml.name() == QLatin1String("h2"))
                headings << xml.readElementText();
            else if (xml.name() == QLatin1String("figure"))
                ++pictures;
            else if (xml.name() == QLatin1String("form"))
                ++forms;
            QVERIFY2(!xml.attributes().hasAttribute("style"), "the page's policy would ignore it");
        }
        QVERIFY2(!xml.hasError(),
                 qPrintable(QStringLiteral("%1, line %2").arg(xml.errorString()).arg(xml.lineNumber())));
        QCOMPARE(pictures, publication.count());
        QCOMPARE(headings.size(), static_cast<qsizetype>(publication.lesson().steps.size()));
        for (const Publication::Picture& picture : publication.pictures())
            questions += picture.question != nullptr;
        QCOMPARE(forms, questions);
        for (const Publication::Picture& picture : publication.pictures())
            QVERIFY2(sentences.contains(plain_sentence(picture)), qPrintable(picture.number));
        const QString elsewhere = asked_for_elsewhere(page);
        QVERIFY2(elsewhere.isEmpty(), qPrintable(elsewhere));
    }

    /// The policy allows only the page's own script and style sheet, by their hashes.
    void the_policy_names_what_is_there() {
        const QByteArray page = page_of(tests::publication_of(small));
        QVERIFY(page.contains("content=\"default-src 'none'; script-src 'sha256-"));
        QVERIFY(!page.contains("unsafe"));
        for (const QByteArray tag : {"script", "style"}) {
            const QByteArray hash =
                QCryptographicHash::hash(inside(page, tag), QCryptographicHash::Sha256).toBase64();
            QVERIFY2(page.contains(tag + "-src 'sha256-" + hash + "'"), tag.constData());
        }
    }

    void a_theme_is_where_the_page_begins() {
        const Publication publication = tests::publication_of(small, {.first = 1, .last = 1});
        const QByteArray free = page_of(publication), dark = page_of(publication, paint::ThemeId::dark),
                         projector = page_of(publication, paint::ThemeId::projector);
        QVERIFY(!free.contains("lang=\"en\" data-theme"));
        QVERIFY(dark.contains("lang=\"en\" data-theme=\"dark\""));
        QVERIFY(projector.contains("lang=\"en\" data-theme=\"light\""));
        QVERIFY(projector.contains(
            paint::theme(paint::ThemeId::projector).mark(scene::Role::accent).name().toUtf8()));
    }

    void the_same_lesson_gives_the_same_page() {
        const Publication publication = tests::publication_of(small);
        QCOMPARE(page_of(publication), page_of(publication));
    }

    void it_can_be_stopped() {
        tests::StopsAfter stop(2);
        const auto page = html_page(tests::publication_of(small), {}, stop.headway);
        QVERIFY(!page);
        QCOMPARE(page.error().code, ErrorCode::cancelled);
        QCOMPARE(stop.last, 2);
    }
};

KS_TEST(HtmlPageTest)
#include "html_page_test.moc"
