// SPDX-License-Identifier: GPL-3.0-or-later
// A published lesson in a browser: keys, theme, descriptions for screen readers, and no requests to the
// network.
#include "tests/support/missing.h"
#include "tests/support/suite.h"
#include "tests/ui/publish/lessons.h"
#include "tests/visual/browser.h"
#include "tests/visual/quiet.h"
#include "ui/predict/grade_words.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"

#include <QDir>
#include <QSet>
#include <QUrl>

#include <memory>

using namespace ks;
using namespace ks::ui;

class BrowserTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<tests::Browser> browser_;
    std::shared_ptr<const LessonTrack> track_;
    QString url_;

    QString shown() const { return browser_->value_of("location.hash.slice(1)").toString(); }
    bool holds(const char* expression) const { return browser_->value_of(expression).toBool(); }
    void go_to(const QString& picture) const {
        browser_->value_of(QStringLiteral("location.hash = '%1'").arg(picture));
        browser_->value_of("new Promise((done) => setTimeout(done, 0))");
    }
    /// Resets the form to its unanswered state.
    static constexpr const char* anew =
        "delete form.dataset.done; delete form.dataset.tries; "
        "form.querySelectorAll('input, button').forEach((part) => { part.disabled = false; });";
    /// The page's reaction to a first response to its current question.
    QString answer(const Response& response) const {
        QStringList parts;
        for (const std::string& part : response)
            parts << QStringLiteral("'%1'").arg(QString::fromStdString(part));
        return browser_
            ->value_of(
                QStringLiteral("{ const form = document.querySelector('figure:not([hidden]) form'); %2 "
                               "const given = [%1]; form.querySelectorAll('input').forEach((input, i) => { "
                               "if (input.type === 'text') input.value = given[i] ?? ''; "
                               "else input.checked = given.includes(input.value); }); form.requestSubmit(); "
                               "form.querySelector('p').textContent }")
                    .arg(parts.join(QLatin1Char(',')), QLatin1String(anew)))
            .toString();
    }
    void keep(const QString& name) const {
        if (const QString folder = qEnvironmentVariable("KS_PICTURES"); !folder.isEmpty())
            QVERIFY(visual::write_whole(QDir(folder).filePath(name), browser_->screenshot()));
    }

private slots:
    void initTestCase() {
        if (tests::Browser::program().isEmpty())
            KS_SKIP_FOR_WANT("there is no chromium on the PATH: a published page was not tried in a browser");
        QVERIFY(paint::load_fonts());
        track_ = tests::track_of("thesis-example-2.2");
        const QString path = folder_.filePath("lesson.html");
        QVERIFY(publish(track_, {.path = path}, {}));
        url_ = QUrl::fromLocalFile(path).toString();
        browser_ = std::make_unique<tests::Browser>(QSize(1280, 800));
    }
    void init() {
        tests::fail_on_warnings();
        browser_->open(url_);
    }

    void one_picture_is_shown() {
        QCOMPARE(shown(), track_->name_of(0));
        QCOMPARE(browser_->value_of("[...document.querySelectorAll('figure')].filter((f) => "
                                    "f.checkVisibility()).length"),
                 1);
        QVERIFY(
            holds("document.body.scrollHeight <= innerHeight && document.body.scrollWidth <= innerWidth"));
        QVERIFY(holds("document.querySelector('section:not([hidden]) svg').getBoundingClientRect().height > "
                      "0.5 * innerHeight"));
        keep("page.png");
    }

    /// As in the program: Level::cell is Right and Left, Level::row PgDown and PgUp.
    void keys_move_as_in_the_program() {
        std::int64_t at = 0;
        const auto press = [&](const char* key, std::int64_t to) {
            browser_->press(key);
            at = to;
            QCOMPARE(shown(), track_->name_of(at));
        };
        press("ArrowRight", track_->next(at, Level::cell));
        press("ArrowRight", track_->next(at, Level::cell));
        press("PageDown", track_->next(at, Level::row));
        press("PageDown", track_->next(at, Level::row));
        press("ArrowRight", track_->next(at, Level::cell));
        press("PageUp", track_->previous(at, Level::row));
        press("PageUp", track_->previous(at, Level::row));
        press("ArrowLeft", track_->previous(at, Level::cell));
        press("End", track_->count());
        press("ArrowRight", track_->count());
        press("Home", 0);
        press("ArrowLeft", 0);
        for (std::int64_t i = 0; i < track_->count(); ++i)
            press("ArrowRight", track_->next(at, Level::cell));
    }

    void the_outline_leads_to_a_step() {
        QVERIFY(!holds("document.getElementById('outline').checkVisibility()"));
        browser_->press("o", "o");
        QVERIFY(holds("document.getElementById('outline').checkVisibility()"));
        keep("page-outline.png");
        browser_->value_of("document.querySelectorAll('nav a')[2].click()");
        browser_->value_of("new Promise((done) => setTimeout(done, 0))");
        QVERIFY(shown() == "3" || shown() == "3.1");
        QVERIFY(!holds("document.getElementById('outline').checkVisibility()"));
    }

    void a_screen_reader_gets_each_sentence() {
        const Publication publication = tests::publication_of("thesis-example-2.2");
        QVERIFY(publication.pictures().size() > 20);
        for (std::size_t at = 1; at < publication.pictures().size(); ++at) {
            browser_->press("ArrowRight");
            const QString said =
                browser_->value_of("document.querySelector('[aria-live]').textContent").toString();
            QVERIFY2(said.startsWith("Picture " + track_->name_of(static_cast<std::int64_t>(at))),
                     qPrintable(said));
            QVERIFY2(said.contains(plain_sentence(publication.pictures()[at])), qPrintable(said));
        }
    }

    /// Fields, a cell, a whole row, one option, several options: graded as in the program.
    void questions_are_graded_in_the_page() {
        int named = 0;
        QSet<int> forms;
        for (const char* id :
             {"thesis-example-2.1", "missing-barrier", "columns-by-hand", "divergent-loop"}) {
            const QString path = folder_.filePath(QStringLiteral("asks.html"));
            const auto track = tests::track_of(id);
            QVERIFY(publish(track, {.path = path}, {}));
            browser_->open(QUrl::fromLocalFile(path).toString());
            for (std::int64_t at = 0; at <= track->count(); ++at) {
                const auto& question = track->question(at);
                if (!question)
                    continue;
                forms << static_cast<int>(question->form);
                go_to(track->name_of(at));
                QCOMPARE(
                    browser_->value_of("document.querySelector('figure:not([hidden]) small').textContent"),
                    QJsonValue(worth_words(*question, question->tries)));
                QVERIFY(!answer(question->right.front()).contains(QStringLiteral("not right")));
                keep(QStringLiteral("asked-%1.png").arg(static_cast<int>(question->form)));
                for (const auto& wrong : question->misconceptions) {
                    const QString said = answer(wrong.response);
                    QVERIFY2(said.contains(readable(wrong.sentence)), qPrintable(said));
                    ++named;
                }
            }
        }
        QVERIFY2(forms.size() == 5, qPrintable(QString::number(forms.size())));
        QVERIFY(named > 5);
    }

    void a_number_is_its_value_however_it_is_written() {
        ask_for("right: [['-7']]");
        for (const auto& [text, said] : {std::pair{"-7", "R"},
                                         {" -007", "R"},
                                         {"\u22127", "R"},
                                         {"7", "W"},
                                         {"-inf", "W"},
                                         {"", "N"},
                                         {"x", "N"}})
            QCOMPARE(said_to(text), QString::fromLatin1(said));
        ask_for("right: [['0.833333']], tolerance: 0.001");
        for (const auto& [text, said] : {std::pair{"5/6", "R"},
                                         {"0.833", "R"},
                                         {"0.8333333333", "R"},
                                         {"0.84", "W"},
                                         {"6/5", "W"},
                                         {"", "N"}})
            QCOMPARE(said_to(text), QString::fromLatin1(said));
    }

    void a_decimal_comma_is_accepted_if_the_page_allows_it() {
        ask_for("right: [['0.833333']], tolerance: 0.001, mark: ','");
        for (const auto& [text, said] : {std::pair{"0,833", "R"},
                                         {"0.833", "R"},
                                         {"2,5/3", "R"},
                                         {"0,84", "W"},
                                         {"0,8,3", "N"},
                                         {"1 000,5", "W"}})
            QCOMPARE(said_to(text), QString::fromLatin1(said));
        ask_for("right: [['12665']], mark: ','");
        QCOMPARE(said_to("12\u202F665"), QStringLiteral("R"));
        ask_for("right: [['0.833333']], tolerance: 0.001");
        QCOMPARE(said_to("0,833"), QStringLiteral("N"));
    }

    /// A correct answer gives the question's weight. After the last try the page shows the correct answer and
    /// accepts no more answers.
    void tries_and_points_are_counted() {
        browser_->open(url_);
        ask_for("right: [['7']]");
        browser_->value_of(
            "{ const form = document.getElementById('tried'); const key = JSON.parse(form.dataset.key); "
            "form.dataset.key = JSON.stringify({...key, answer: 'It is 7.', left: '{0} left', "
            "points: '{0} of {1}', weight: 2.5, tries: 3}); }");
        const auto said = [&](const char* text) {
            return browser_
                ->value_of(QStringLiteral("{ const form = document.getElementById('tried'); "
                                          "form.querySelector('input').value = '%1'; form.requestSubmit(); "
                                          "form.querySelector('p').textContent.trim() }")
                               .arg(QLatin1String(text)))
                .toString();
        };
        QCOMPARE(said("1").simplified(), QString("W 2 left"));
        QCOMPARE(said("1o").simplified(), QString("N")); // this costs no try
        QCOMPARE(said("2").simplified(), QString("W 1 left"));
        QCOMPARE(said("3").simplified(), QString("W It is 7. 0 of 2.5"));
        QCOMPARE(said("7").simplified(), QString("W It is 7. 0 of 2.5")); // this was the last try
        QVERIFY(holds("document.getElementById('tried').querySelector('input').disabled"));
        browser_->value_of(
            QStringLiteral("{ const form = document.getElementById('tried'); %1 }").arg(QLatin1String(anew)));
        QCOMPARE(said("7").simplified(), QString("R 2.5 of 5"));
        browser_->open(url_);
    }

    void a_key_in_a_form_stays_there() {
        browser_->value_of("document.getElementById('theme').focus()");
        browser_->press("ArrowRight");
        QCOMPARE(shown(), track_->name_of(0));
    }

    void it_follows_the_system_until_one_chooses() {
        const QString ground = "getComputedStyle(document.body).backgroundColor";
        browser_->prefer_dark(false);
        const QJsonValue light = browser_->value_of(ground);
        browser_->prefer_dark(true);
        const QJsonValue dark = browser_->value_of(ground);
        QVERIFY(light != dark);
        browser_->press("End");
        keep("page-dark.png");
        browser_->value_of("{ const theme = document.getElementById('theme'); theme.value = 'light'; "
                           "theme.dispatchEvent(new Event('change')); }");
        QCOMPARE(browser_->value_of(ground), light);
        browser_->prefer_dark(false);
    }

    /// Words of the pictures have the width that the program measured.
    void words_are_as_wide_as_on_the_screen() {
        browser_->value_of("document.fonts.ready.then(() => 0)");
        for (const char* family : {"400 13px ks", "500 13px ks", "700 13px ks", "400 13px ks-mono"})
            QVERIFY2(holds(qPrintable(QStringLiteral("document.fonts.check('%1')").arg(family))), family);
        const QJsonArray texts =
            browser_
                ->value_of("[...document.querySelectorAll('section:not([hidden]) figure:not([hidden]) text')]"
                           ".map((t) => [t.textContent, t.getComputedTextLength(), "
                           "parseFloat(t.getAttribute('font-size')), t.classList.contains('mono') ? 1 : 0, "
                           "t.classList.contains('w7') ? 2 : t.classList.contains('w5') ? 1 : 0, "
                           "t.querySelectorAll('tspan').length])")
                .toArray();
        QVERIFY(texts.size() > 20);
        for (const QJsonValue& text : texts) {
            if (text[5].toInt() > 0)
                continue; // gaps are not letters
            const double screen =
                paint::FontMeasure().width(text[0].toString().toStdString(),
                                           text[3].toInt() ? scene::Face::mono : scene::Face::interface,
                                           text[2].toDouble(), static_cast<scene::Weight>(text[4].toInt()));
            QVERIFY2(std::abs(text[1].toDouble() - screen) < 0.02 * screen + 0.3,
                     qPrintable(QStringLiteral("'%1': %2, on the screen %3")
                                    .arg(text[0].toString())
                                    .arg(text[1].toDouble())
                                    .arg(screen)));
        }
    }

    void no_request_leaves_the_page() {
        for (const char* key : {"ArrowRight", "PageDown", "End", "Home"})
            browser_->press(key);
        for (const QString& request : browser_->requests())
            QVERIFY2(request == url_ || request.startsWith("data:"), qPrintable(request));
        QVERIFY(!browser_->requests().isEmpty());
        // A script that got into the page could not request anything, either.
        QCOMPARE(
            browser_->value_of(
                "new Promise((done) => { document.addEventListener('securitypolicyviolation', (e) => "
                "done(e.effectiveDirective)); const i = new Image(); i.src = 'http://127.0.0.1:1/x'; })"),
            QJsonValue("img-src"));
        QCOMPARE(browser_->value_of("fetch('http://127.0.0.1:1/x').then(() => 'sent', () => 'refused')"),
                 QJsonValue("refused"));
    }

    void cleanupTestCase() { browser_.reset(); }

private:
    /// Gives the first form another key.
    void ask_for(const char* key) {
        browser_->value_of(
            QStringLiteral("{ const form = document.querySelector('form'); form.dataset.key = "
                           "JSON.stringify({numbers: true, mark: '.', %1, named: [], because: '', "
                           "isRight: 'R', isWrong: 'W', partly: '', answer: '', left: '', noAnswer: 'N', "
                           "points: '', weight: 1, tries: 2}); form.id = 'tried'; }")
                .arg(QLatin1String(key)));
    }
    QString said_to(const char* answer) {
        return browser_
            ->value_of(QStringLiteral("{ const form = document.getElementById('tried'); %2 "
                                      "form.querySelector('input').value = '%1'; form.requestSubmit(); "
                                      "form.querySelector('p').textContent.trim() }")
                           .arg(QString::fromUtf8(answer), QLatin1String(anew)))
            .toString();
    }
};

KS_TEST(BrowserTest)
#include "browser_test.moc"
