// SPDX-License-Identifier: GPL-3.0-or-later
// A course as files: every page is well-formed, every link has a target, and nothing is requested from
// another host.
#include "tests/support/promptly.h"
#include "tests/support/suite.h"
#include "tests/ui/course/courses.h"
#include "tests/ui/help/spoken.h"
#include "tests/ui/publish/lessons.h"
#include "tests/visual/quiet.h"
#include "ui/publish/html_page.h"
#include "ui/widgets/markdown.h"

#include <QRegularExpression>
#include <QUrl>
#include <QXmlStreamReader>

#include <memory>

using namespace ks;
using namespace ks::ui;

namespace {

/// The parts of a page that the tests check.
struct Read {
    QString problem, language;
    QStringList ids, links, scripts, texts;
};

Read read_page(const QByteArray& page) {
    Read read;
    QXmlStreamReader xml(page);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::Characters)
            read.texts << xml.text().toString();
        if (!xml.isStartElement())
            continue;
        const auto value = [&xml](const char* name) {
            return xml.attributes().value(QLatin1String(name)).toString();
        };
        if (xml.name() == QLatin1String("html"))
            read.language = value("lang");
        if (!value("id").isEmpty())
            read.ids << value("id");
        if (!value("href").isEmpty())
            read.links << value("href");
        if (!value("data-index").isEmpty())
            read.links << value("data-index");
    }
    if (xml.hasError())
        read.problem = QStringLiteral("%1, line %2").arg(xml.errorString()).arg(xml.lineNumber());
    return read;
}

/// The first place that makes a browser request something outside the course's folder.
QString asked_for_elsewhere(const QByteArray& bytes) {
    QString page = QString::fromUtf8(bytes);
    static const QRegularExpression carried(QStringLiteral("(?:base64,|sha256-)[A-Za-z0-9+/=]*"));
    static const QRegularExpression to_be_followed(
        QStringLiteral("<a href=\"https://[^\"]*\" rel=\"noreferrer\">"));
    page.remove(carried).remove(to_be_followed);
    static const QRegularExpression elsewhere(
        QStringLiteral("(?:src|href)=\"(?!data:)(?:[a-z]+:|/)|@import|url\\((?!#|data:)|fetch\\(|XMLHttp"));
    return elsewhere.match(page).captured();
}

} // namespace

class PublishCourseTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::Course> course_;

private slots:
    void initTestCase() { course_ = std::make_unique<tests::Course>(); }
    void init() { tests::fail_on_warnings(); }
    void cleanupTestCase() { course_.reset(); }

    /// Required lessons that are not in the course are omitted: their ids mean nothing to a reader.
    void a_course_of_some_lessons_names_no_other() {
        const tests::Course some({"greedy-fails", "thesis-example-2.1", "coalescing"});
        const QString contents = QString::fromUtf8(some.read(QStringLiteral("en/index.html")));
        QVERIFY(contents.contains("needs 1.1"));
        QVERIFY(!contents.contains("needs out-of-bounds"));
        QCOMPARE(contents.count("needs "), 1);
    }

    /// A lesson without a translation exists once.
    void each_language_has_contents_and_its_lessons() {
        QStringList expected{"index.html", "knapscope-course.json"};
        for (const char* language : {"de", "en", "it"}) {
            const QString folder = QString::fromLatin1(language) + u'/';
            expected << folder + "index.html" << folder + "search.js";
            for (const QString& lesson : course_->lessons())
                if (tests::Course::is_translated(lesson, QString::fromLatin1(language)))
                    expected << folder + lesson + ".html";
        }
        expected.sort();
        QCOMPARE(course_->files(), expected);
        QCOMPARE(course_->size().lessons, static_cast<int>(course_->lessons().size()));
        QCOMPARE(course_->size().languages, 3);
        QCOMPARE(course_->size().files, static_cast<int>(expected.size()));
    }

    void every_page_is_well_formed_and_in_its_language() {
        for (const QString& name : course_->pages()) {
            const Read page = read_page(course_->read(name));
            QVERIFY2(page.problem.isEmpty(), qPrintable(name + ": " + page.problem));
            QCOMPARE(page.language, name.contains('/') ? name.left(2) : QStringLiteral("en"));
            const QSet<QString> ids(page.ids.begin(), page.ids.end());
            QVERIFY2(ids.size() == page.ids.size(), qPrintable(name)); // each id once
        }
    }

    void every_link_leads_somewhere() {
        int followed = 0;
        for (const QString& name : course_->pages()) {
            const QUrl base = QUrl::fromLocalFile(course_->path(name));
            const Read page = read_page(course_->read(name));
            for (const QString& link : page.links) {
                const QUrl to = base.resolved(QUrl(link));
                if (to.scheme() == QLatin1String("https") || to.scheme() == QLatin1String("data"))
                    continue; // a link in a text, which only the reader follows; or a picture
                QVERIFY2(QFileInfo(to.toLocalFile()).isFile(), qPrintable(name + " -> " + link));
                QVERIFY2(to.toLocalFile().startsWith(course_->path()), qPrintable(link));
                if (to.hasFragment() && to.matches(base, QUrl::RemoveFragment))
                    QVERIFY2(page.ids.contains(to.fragment()), qPrintable(name + " -> " + link));
                ++followed;
            }
        }
        QVERIFY(followed > 500);
    }

    void nothing_is_asked_of_another_host() {
        for (const QString& name : course_->files()) {
            const QString found = asked_for_elsewhere(course_->read(name));
            QVERIFY2(found.isEmpty(), qPrintable(name + ": " + found));
        }
    }

    void the_first_page_is_small() { QVERIFY(course_->read("index.html").size() < 300'000); }

    void a_lesson_without_a_translation_is_english_with_a_notice() {
        const QByteArray shared = course_->read("en/divergent-loop.html"),
                         english = course_->read("en/greedy-fails.html"),
                         translated = course_->read("de/greedy-fails.html");
        QVERIFY(shared.contains("<p class=\"notice\" lang=\"de\"") &&
                shared.contains("<p class=\"notice\" lang=\"it\""));
        QVERIFY(shared.contains("Diese Lektion")); // for German readers, in German
        QVERIFY(!english.contains("<p class=\"notice\"") && !translated.contains("<p class=\"notice\""));
        QVERIFY(shared.contains("href=\"../de/index.html\" lang=\"de\""));
        QVERIFY(english.contains("href=\"../de/greedy-fails.html\" lang=\"de\""));
        const QByteArray contents = course_->read("de/index.html");
        QVERIFY(contents.contains("href=\"../en/divergent-loop.html\" lang=\"en\""));
        QVERIFY(contents.contains("href=\"greedy-fails.html\">"));
        QVERIFY(course_->read("de/search.js").contains("\"../en/divergent-loop.html\""));
    }

    /// The published text equals that of a program in this language: no word comes from another thread's
    /// language.
    void a_translated_lesson_is_what_the_program_publishes() {
        for (const char* language : {"de", "it"})
            for (const char* id : {"greedy-fails", "thesis-example-2.1"}) {
                const tests::Spoken spoken(QString::fromLatin1(language));
                const auto alone = lesson_body(tests::publication_of(QString::fromLatin1(id)), {}, {});
                QVERIFY(alone);
                const QString name =
                    QStringLiteral("%1/%2.html").arg(QLatin1String(language), QLatin1String(id));
                QVERIFY2(course_->read(name).contains(alone->steps.c_str()), qPrintable(name));
            }
    }

    /// The emulator finds faults in its own threads.
    void findings_of_the_emulator_are_in_the_language_of_the_thread() {
        const auto steps_in = [](const char* language) {
            const SpeakingTongue here(**tongue_of(QString::fromLatin1(language)));
            return lesson_body(tests::publication_of("missing-barrier"), {}, {})->steps;
        };
        const std::string english = steps_in("en");
        std::string german;
        {
            const tests::Spoken spoken(QStringLiteral("de"));
            let_threads_speak(); // again, because another translator was installed in the meantime
            german = lesson_body(tests::publication_of("missing-barrier"), {}, {})->steps;
            QVERIFY(steps_in("en") == english);
        }
        QVERIFY(german != english);
        QVERIFY(steps_in("de") == german);
    }

    void the_first_page_is_in_the_language_that_was_asked_for() {
        const tests::Course course({"greedy-fails"}, QStringLiteral("it"));
        QCOMPARE(read_page(course.read("index.html")).language, QStringLiteral("it"));
        QVERIFY(course.read("index.html").contains("href=\"it/greedy-fails.html\""));
        QVERIFY(course.read("index.html").contains("href=\"en/index.html\" lang=\"en\""));
    }

    void the_search_has_the_words_of_each_step() {
        const QByteArray words = course_->read("de/search.js");
        const auto lesson = [] {
            const tests::Spoken spoken(QStringLiteral("de"));
            return *find_lesson("greedy-fails");
        }();
        QVERIFY(words.startsWith("courseWords([["));
        for (const LessonStep& step : lesson.steps)
            for (const QString& sentence :
                 words_of_markdown(step.text).split(QLatin1Char('\n')) + QStringList(step.title))
                QVERIFY2(sentence.contains("_{") ||
                             words.contains(sentence.simplified().replace("\"", "\\\"").toUtf8()),
                         qPrintable(sentence));
        QVERIFY(words.contains("\"greedy-fails.html\""));
        QVERIFY(!words.contains("_{") && !words.contains("**"));
    }

    void lessons_follow_the_order_of_the_course() {
        const QByteArray page = course_->read("index.html");
        qsizetype before = 0;
        for (const Lesson& lesson : load_lessons(lesson_folders()))
            if (course_->lessons().contains(lesson.id)) {
                const qsizetype at = page.indexOf("data-lesson=\"" + lesson.id.toUtf8() + '"');
                QVERIFY2(at > before, qPrintable(lesson.id));
                before = at;
            }
    }

    void wrong_lessons_write_nothing() {
        QTemporaryDir folder;
        const auto done = publish_course({.folder = folder.filePath("x"), .lessons = {"no-such-lesson"}}, {});
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::usage);
        QVERIFY(!QFileInfo::exists(folder.filePath("x")));
    }

    void it_stops_promptly_and_leaves_nothing() {
        QTemporaryDir folder;
        Impatient user(Impatient::Asks::once_at_work);
        user.see();
        const auto done = publish_course({.folder = folder.filePath("x")}, {.stop = user.token()});
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::cancelled);
        QVERIFY(user.was_heard());
        QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void progress_goes_up_lesson_by_lesson() {
        QTemporaryDir folder;
        std::vector<std::pair<int, int>> told;
        QVERIFY(publish_course({.folder = folder.filePath("x"), .lessons = {"greedy-fails", "one-row"}},
                               {.told = [&told](int done, int of) { told.emplace_back(done, of); }}));
        QCOMPARE(told, (std::vector<std::pair<int, int>>{{0, 2}, {1, 2}, {2, 2}}));
    }
};

KS_TEST(PublishCourseTest)
#include "publish_course_test.moc"
