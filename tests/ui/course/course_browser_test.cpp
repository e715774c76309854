// SPDX-License-Identifier: GPL-3.0-or-later
// A course in a browser, from a disk and from a web server: links, questions, progress, search and languages;
// and access with low vision, a screen reader, only a keyboard, a phone or no scripts.
#include "tests/support/missing.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/ui/course/courses.h"
#include "tests/visual/browser.h"
#include "tests/visual/quiet.h"
#include "visual/export/export.h"

#include <QUrl>

#include <memory>

using namespace ks;
using namespace ks::ui;

namespace {

constexpr QSize desk(1280, 800), phone(360, 740);

} // namespace

class CourseBrowserTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::Course> course_;
    std::unique_ptr<tests::Browser> browser_;
    QString checks_;

    /// "en/greedy-fails.html#2"
    QString url(const QString& name) const {
        QUrl url = QUrl::fromLocalFile(course_->path(name.section(QLatin1Char('#'), 0, 0)));
        url.setFragment(name.section(QLatin1Char('#'), 1));
        return url.toString(QUrl::FullyEncoded);
    }
    /// Pages that are tested individually: the contents, and lessons with every form of question.
    static QStringList some_pages() {
        QStringList pages{"index.html", "it/index.html", "it/greedy-fails.html", "en/index.html",
                          "de/index.html"};
        for (const QString& lesson : tests::some_lessons)
            for (const char* language : {"en", "de"})
                if (tests::Course::is_translated(lesson, QString::fromLatin1(language)))
                    pages << QStringLiteral("%1/%2.html").arg(QLatin1String(language), lesson);
        return pages;
    }
    void open(const QString& name) const { browser_->open(url(name)); }
    QJsonValue value(const QString& expression) const { return browser_->value_of(expression); }
    bool holds(const QString& expression) const { return value(expression).toBool(); }
    QString text(const QString& expression) const { return value(expression).toString(); }
    /// Waits until the browser has handled all posted events.
    void let_it_work() const { value("new Promise((done) => setTimeout(done, 0))"); }
    void keep(const QString& name) const {
        if (const QString folder = qEnvironmentVariable("KS_PICTURES"); !folder.isEmpty())
            QVERIFY(visual::write_whole(QDir(folder).filePath(name), browser_->screenshot()));
    }
    /// Clicks the link and waits for its page.
    void click(const QString& link) const {
        browser_->follow([&] { value(QStringLiteral("document.querySelector('%1').click()").arg(link)); });
    }
    void forget_all() const {
        open("index.html");
        value("localStorage.clear()");
    }
    /// Answers the question in the n-th form with `response`, a JavaScript expression that can use its key.
    QString answer(int form, const char* response) const {
        return text(QStringLiteral("{ const form = document.querySelectorAll('form')[%1], key = "
                                   "JSON.parse(form.dataset.key), given = %2; let at = 0; "
                                   "for (const input of form.querySelectorAll('[name=answer]')) "
                                   "if (input.type === 'text') input.value = given[at++] ?? ''; "
                                   "else input.checked = given.includes(input.value); "
                                   "form.requestSubmit(); form.querySelector('p').className; }")
                        .arg(form)
                        .arg(QLatin1String(response)));
    }
    /// The number of places that the search of these contents shows.
    int places_found(const QString& words) const {
        return value(QStringLiteral(
                         "new Promise((done) => { const wanted = document.getElementById('wanted'); "
                         "wanted.value = '%1'; wanted.dispatchEvent(new Event('input')); const count = "
                         "document.getElementById('count'); const look = () => count.textContent ? "
                         "done(document.querySelectorAll('#found li').length) : setTimeout(look, 5); look(); "
                         "})")
                         .arg(words))
            .toInt();
    }
    void finds_nothing(const char* check, const QString& of) const {
        const QJsonArray found =
            value(checks_ + QStringLiteral("; pageChecks.%1()").arg(QLatin1String(check))).toArray();
        QVERIFY2(
            found.isEmpty(),
            qPrintable(QStringLiteral("%1, %2: %3")
                           .arg(of, QLatin1String(check),
                                QString::fromUtf8(QJsonDocument(found).toJson(QJsonDocument::Compact)))));
    }
    void only_asked_for_its_own() const {
        for (const QString& request : browser_->requests())
            QVERIFY2(request.startsWith("data:") ||
                         request.startsWith(url("index.html").section(QLatin1Char('/'), 0, -2)),
                     qPrintable(request));
        QVERIFY2(browser_->errors().isEmpty(), qPrintable(browser_->errors().value(0)));
    }

private slots:
    void initTestCase() {
        if (tests::Browser::program().isEmpty())
            KS_SKIP_FOR_WANT("there is no chromium on the PATH: a course was not tried in a browser");
        course_ = std::make_unique<tests::Course>();
        browser_ = std::make_unique<tests::Browser>(desk);
        QFile file(source_path("tests/ui/course/page_checks.js"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        checks_ = QString::fromUtf8(file.readAll()).replace("const pageChecks", "globalThis.pageChecks");
    }
    void init() { tests::fail_on_warnings(); }

    /// For each page: it requests nothing from another host, has no errors, and is legible in both themes.
    void every_page_can_be_read() {
        for (const QString& name : some_pages()) {
            open(name);
            only_asked_for_its_own();
            for (const char* check : {"nameless", "headings", "unfocusable", "beyondTheEdge"})
                finds_nothing(check, name);
            QVERIFY(value(checks_ + "; pageChecks.words()").toInt() > 10);
            for (const bool dark : {false, true}) {
                browser_->prefer_dark(dark);
                finds_nothing("pale", name + (dark ? ", dark" : ", light"));
            }
            browser_->prefer_dark(false);
        }
    }

    void every_page_fits_a_phone() {
        browser_->resize(phone);
        for (const QString& name : some_pages()) {
            open(name);
            for (const char* check : {"beyondTheEdge", "small"})
                finds_nothing(check, name);
        }
        open("en/thesis-example-2.1.html#3.1");
        finds_nothing("smallLetters", "a picture on a phone");
        browser_->resize(desk);
    }

    /// "Next" leads through the whole course, and "previous" back.
    void the_lessons_are_a_chain() {
        open("de/index.html");
        QStringList expected;
        for (const QJsonValue& id :
             value("[...document.querySelectorAll('[data-lesson]')].map((each) => each.dataset.lesson)")
                 .toArray())
            expected << id.toString();
        QCOMPARE(expected.size(), course_->lessons().size());
        click("#lessons a");
        QStringList seen{text("document.querySelector('nav.course').dataset.lesson")};
        while (holds("!!document.querySelector('a[rel=next]')")) {
            click("a[rel=next]");
            seen << text("document.querySelector('nav.course').dataset.lesson");
        }
        QCOMPARE(seen, expected);
        click("a[rel=prev]");
        QCOMPARE(text("document.querySelector('nav.course').dataset.lesson"), expected[expected.size() - 2]);
        click("nav.course a");
        QVERIFY(holds("location.pathname.endsWith('/de/index.html')"));
    }

    /// Every question on every page accepts its correct answer, and the page shows it when it is opened
    /// again.
    void every_question_grades_itself_and_is_kept() {
        forget_all();
        int questions = 0;
        for (const QString& lesson : course_->lessons()) {
            open("en/" + lesson + ".html");
            const int forms = value("document.querySelectorAll('form').length").toInt();
            for (int i = 0; i < forms; ++i)
                QCOMPARE(answer(i, "key.right[0]"), QStringLiteral("right"));
            questions += forms;
            if (!tests::some_lessons.contains(lesson))
                continue;
            const char* const verdicts =
                "[...document.querySelectorAll('form p')].map((p) => p.textContent).join('|')";
            const QString said = text(verdicts);
            if (!tests::Course::is_translated(lesson, QStringLiteral("de")))
                continue;
            // The answers are kept in another language.
            open("de/" + lesson + ".html");
            QCOMPARE(value("document.querySelectorAll('form p.right').length").toInt(), forms);
            open("en/" + lesson + ".html");
            QCOMPARE(text(verdicts), said);
        }
        QVERIFY2(questions > 29, qPrintable(QString::number(questions)));
        open("en/index.html");
        const QString done =
            text("[...document.querySelectorAll('.done')].map((each) => each.textContent).join('|')");
        QCOMPARE(
            done.count("points"),
            value("document.querySelectorAll('[data-lesson]:not([data-questions=\"0\"])').length").toInt());
    }

    void tries_are_kept_and_can_be_forgotten() {
        forget_all();
        open("en/columns-by-hand.html");
        const int tries = value("JSON.parse(document.querySelector('form').dataset.key).tries").toInt();
        for (int i = 0; i < tries; ++i) {
            QVERIFY(!holds("'done' in document.querySelector('form').dataset"));
            QCOMPARE(answer(0, "key.right[0].map(() => '987654')"), QStringLiteral("wrong"));
            open("en/columns-by-hand.html");
        }
        QVERIFY(holds("'done' in document.querySelector('form').dataset"));
        QVERIFY(holds("document.querySelector('form input').disabled"));
        browser_->follow([&] { value("document.getElementById('again').click()"); });
        QVERIFY(!holds("'done' in document.querySelector('form').dataset"));
        QCOMPARE(text("document.querySelector('form p').textContent"), QString());
    }

    void foreign_entries_in_the_store_do_no_harm() {
        forget_all();
        open("en/greedy-fails.html");
        for (const char* junk :
             {"'{'", "'7'", "'null'", "'{\"seen\": 3}'", "'{\"seen\": [], \"answers\": [7, null]}'"}) {
            value(
                QStringLiteral("for (const name of Object.keys(localStorage)) localStorage.setItem(name, %1)")
                    .arg(QLatin1String(junk)));
            open("en/greedy-fails.html");
            QVERIFY2(browser_->errors().isEmpty(), qPrintable(browser_->errors().value(0)));
            open("en/index.html");
            QVERIFY2(browser_->errors().isEmpty(), qPrintable(browser_->errors().value(0)));
            QVERIFY(holds("document.querySelector('[data-lesson] a').checkVisibility()"));
        }
        forget_all();
    }

    void steps_that_were_read_are_counted() {
        forget_all();
        open("en/greedy-fails.html");
        browser_->press("PageDown");
        open("en/index.html");
        const QString steps = text("document.querySelector('[data-lesson=greedy-fails]').dataset.steps");
        QCOMPARE(text("document.querySelector('[data-lesson=greedy-fails] .done').textContent"),
                 QStringLiteral("2 of %1 steps").arg(steps));
        QVERIFY(holds("document.querySelector('#progress a').textContent.startsWith('Go on: ')"));
        click("#progress a"); // where the reader stopped
        QVERIFY(text("location.hash").startsWith("#2"));
        for (int i = 0; i < steps.toInt(); ++i)
            browser_->press("PageDown");
        QCOMPARE(answer(0, "key.right[0]"), QStringLiteral("right"));
        open("en/index.html");
        QVERIFY(text("document.querySelector('[data-lesson=greedy-fails] .done').textContent")
                    .contains("Finished"));
        QVERIFY(
            text("document.querySelector('#progress p').textContent").startsWith("You have finished 1 of "));
        value("window.confirm = () => true; document.querySelector('#progress button').click()");
        QVERIFY(holds("!document.querySelector('.done')"));
        open("en/index.html");
        QVERIFY(holds("!document.querySelector('.done')"));
    }

    /// For browsers that store nothing for local files, or in their strictest settings.
    void it_works_where_the_browser_keeps_nothing() {
        const QString refusal = browser_->run_first("Object.defineProperty(window, 'localStorage', { get() { "
                                                    "throw new DOMException('no', 'SecurityError'); } })");
        open("index.html");
        only_asked_for_its_own();
        QVERIFY(text("document.querySelector('#progress p').textContent").contains("does not keep"));
        open("en/columns-by-hand.html");
        only_asked_for_its_own();
        QCOMPARE(answer(0, "key.right[0]"), QStringLiteral("right"));
        browser_->press("PageDown");
        only_asked_for_its_own();
        browser_->no_longer_run_first(refusal);
    }

    void the_search_finds_words_of_steps() {
        open("en/index.html");
        QCOMPARE(value("performance.getEntriesByType('resource').length").toInt(), 0);
        browser_->press("/", "/");
        QVERIFY(holds("document.activeElement.id === 'wanted' && document.activeElement.value === ''"));
        browser_->type("barrier");
        QVERIFY(holds(
            "new Promise((done) => { const look = () => document.querySelector('#found a') ? done(true) : "
            "setTimeout(look, 5); look(); })"));
        only_asked_for_its_own();
        QVERIFY(holds("[...document.querySelectorAll('#found li')].every((each) => "
                      "each.textContent.toLowerCase().includes('barrier'))"));
        QVERIFY(
            text("document.querySelector('#found a').textContent").contains("barrier", Qt::CaseInsensitive));
        QVERIFY(text("document.getElementById('count').textContent").endsWith("found."));
        finds_nothing("pale", "results");
        keep("course-search.png");
        browser_->press("Enter", "\r"); // to the first result
        QVERIFY(holds("document.activeElement === document.querySelector('#found a')"));
        browser_->follow([&] { browser_->press("Enter", "\r"); });
        QVERIFY(holds("location.pathname.includes('missing-barrier')"));
        // The browser answers before it leaves the page; otherwise the answer may be an error.
        browser_->follow([&] { value("void setTimeout(() => history.back())"); });
        QCOMPARE(text("document.getElementById('wanted').value"), QStringLiteral("barrier"));
    }

    void accents_and_capitals_do_not_count() {
        open("de/index.html");
        const int places = places_found("Gegenstände");
        QVERIFY(places > 0);
        QCOMPARE(places_found("gegenstande"), places);
        QCOMPARE(places_found("GEGENSTÄNDE"), places);
        QCOMPARE(places_found("<b>'.replace('<', '&') + '\\u{1F600}"), 0);
        QVERIFY(holds("document.getElementById('count').textContent !== ''"));
    }

    void the_language_is_the_readers_from_then_on() {
        forget_all();
        open("index.html");
        QCOMPARE(text("document.documentElement.lang"), QStringLiteral("en"));
        click(".languages a[lang=it]");
        QCOMPARE(text("document.documentElement.lang"), QStringLiteral("it"));
        browser_->open(url("index.html"));
        let_it_work();
        QVERIFY(holds("new Promise((done) => { const look = () => document.documentElement.lang === 'it' ? "
                      "done(true) : "
                      "setTimeout(look, 5); look(); })"));
        open("it/greedy-fails.html#4.2");
        click(".languages a[lang=de]"); // the same picture of the lesson
        QCOMPARE(text("document.documentElement.lang + location.hash"), QStringLiteral("de#4.2"));
        forget_all();
    }

    /// A lesson without a translation has one page for all languages, and leads back to the reader's
    /// language.
    void an_english_lesson_leads_back_to_the_readers_language() {
        forget_all();
        const char* const visible = "[...document.querySelectorAll('.notice')].filter((each) => "
                                    "each.checkVisibility()).map((each) => each.lang).join()";
        open("en/divergent-loop.html");
        QCOMPARE(text(visible), QString());
        open("it/index.html");
        click("a[href*=divergent-loop]");
        QCOMPARE(text("document.documentElement.lang"), QStringLiteral("en"));
        QCOMPARE(text(visible), QStringLiteral("it"));
        click("nav.course a");
        QCOMPARE(text("document.documentElement.lang"), QStringLiteral("it"));
        forget_all();
    }

    void colours_hold_for_all_pages() {
        forget_all();
        const QString ground = "getComputedStyle(document.body).backgroundColor";
        const QString light = text(ground);
        value("{ const theme = document.getElementById('theme'); theme.value = 'dark'; "
              "theme.dispatchEvent(new Event('change')); }");
        const QString dark = text(ground);
        QVERIFY(light != dark);
        open("en/greedy-fails.html");
        QCOMPARE(text(ground), dark);
        QCOMPARE(text("document.getElementById('theme').value"), QStringLiteral("dark"));
        open("index.html");
        QCOMPARE(text(ground), dark);
        forget_all();
    }

    /// Tab reaches every control in order; the first one skips everything above the lessons.
    void the_keyboard_reaches_everything() {
        for (const QString name : {"index.html", "en/greedy-fails.html"}) {
            open(name);
            const int parts =
                value("[...document.querySelectorAll('a[href], button, input, select')].filter((each) => "
                      "each.checkVisibility() && !each.disabled).length")
                    .toInt();
            QSet<QString> seen;
            while (seen.size() < parts) { // between the last and the first part the page itself has the focus
                browser_->press("Tab");
                if (holds("document.activeElement === document.body"))
                    browser_->press("Tab");
                const QString part =
                    text("[...document.querySelectorAll('*')].indexOf(document.activeElement) + ''");
                QVERIFY2(!seen.contains(part), qPrintable(text("document.activeElement.outerHTML")));
                QVERIFY2(holds("getComputedStyle(document.activeElement).outlineStyle !== 'none'"),
                         qPrintable(text("document.activeElement.outerHTML")));
                seen << part;
            }
        }
        open("index.html");
        browser_->press("Tab");
        QVERIFY(holds("document.activeElement.className === 'skip' && "
                      "document.activeElement.getBoundingClientRect().left >= 0"));
        browser_->press("Enter", "\r");
        browser_->press("Tab");
        QVERIFY(holds("document.activeElement === document.querySelector('#lessons a')"));
    }

    void without_scripts_there_are_texts_and_pictures() {
        browser_->run_scripts(false);
        open("index.html");
        keep("course-without-scripts.png");
        QVERIFY(holds("document.querySelector('noscript p').checkVisibility()"));
        QVERIFY(holds("![...document.querySelectorAll('button, input, select')].some((each) => "
                      "each.checkVisibility())"));
        QVERIFY(holds(
            "[...document.querySelectorAll('[data-lesson] a')].every((each) => each.checkVisibility())"));
        open("en/greedy-fails.html");
        QVERIFY(holds("[...document.querySelectorAll('figure svg, figcaption, .words')].every((each) => "
                      "each.checkVisibility())"));
        QVERIFY(holds("![...document.querySelectorAll('button, input, select')].some((each) => "
                      "each.checkVisibility())"));
        QVERIFY(holds("document.querySelector('nav.course a').checkVisibility()"));
        browser_->run_scripts(true);
    }

    /// For visual inspection: with KS_PICTURES=FOLDER.
    void pictures_of_pages() {
        if (qEnvironmentVariableIsEmpty("KS_PICTURES"))
            return;
        forget_all();
        open("en/thesis-example-2.1.html");
        for (int i = 0; i < 4; ++i)
            answer(i, i == 1 ? "key.right[0].map(() => '3')" : "key.right[0]");
        for (const QSize size : {desk, phone})
            for (const bool dark : {false, true})
                for (const auto& [name, page] : {std::pair{"contents", "en/index.html"},
                                                 {"contents-german", "de/index.html"},
                                                 {"lesson", "en/thesis-example-2.1.html#2.2"},
                                                 {"untranslated", "en/coalescing.html#2"},
                                                 {"search", "en/index.html#q=barrier%20block"}}) {
                    browser_->resize(size);
                    browser_->prefer_dark(dark);
                    open(QString::fromLatin1(page));
                    if (QByteArray(name) == "search")
                        places_found("barrier block");
                    if (QByteArray(name) == "lesson")
                        value("location.hash = document.querySelector('figure:has(form)').id");
                    let_it_work();
                    if (size == phone && QByteArray(name) == "lesson") {
                        keep(QStringLiteral("course-lesson-top-%1-%2.png")
                                 .arg(size.width())
                                 .arg(dark ? "dark" : "light"));
                        value("scrollTo(0, document.body.scrollHeight)");
                    }
                    keep(QStringLiteral("course-%1-%2-%3.png")
                             .arg(QLatin1String(name))
                             .arg(size.width())
                             .arg(dark ? "dark" : "light"));
                }
        browser_->resize(desk);
        browser_->prefer_dark(false);
    }

    /// From a folder of a web server: the same pages, and the progress works, too.
    void a_plain_web_server_is_enough() {
        QProcess server;
        server.start("python3", {"-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory",
                                 QFileInfo(course_->path()).path()});
        QVERIFY(server.waitForStarted());
        QByteArray said;
        while (!said.contains("http://") && server.waitForReadyRead())
            said += server.readAllStandardOutput();
        const qsizetype begin = said.indexOf("http://");
        QVERIFY2(begin >= 0, said.constData());
        const QString site =
            QString::fromUtf8(said.mid(begin, said.indexOf(' ', begin) - begin - 1).replace("(", ""));
        const QString root = site.section(QLatin1Char('/'), 0, 2) + "/a%20course/";
        browser_->open(root);
        QCOMPARE(text("document.querySelectorAll('[data-lesson]').length + ''"),
                 QString::number(course_->lessons().size()));
        QVERIFY(places_found("row") > 10);
        click("#lessons a");
        browser_->press("ArrowRight");
        browser_->open(root + "en/");
        QVERIFY(holds("!!document.querySelector('.done')"));
        for (const QString& request : browser_->requests())
            QVERIFY2(request.startsWith("data:") || request.startsWith(root), qPrintable(request));
        server.kill();
        server.waitForFinished();
    }

    void cleanupTestCase() { browser_.reset(); }
};

KS_TEST(CourseBrowserTest)
#include "course_browser_test.moc"
