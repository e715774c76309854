// SPDX-License-Identifier: GPL-3.0-or-later
// Session files: a written session can be read and shows the same; a broken one gives an error message.
#include "solvers/core/sha256.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/in_process.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/drag.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"
#include "ui/frame/session_commands.h"
#include "visual/export/export.h"

#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSplitter>

#include <numeric>
#include <random>

using namespace ks;
using namespace ks::ui;

namespace {

SavedSession example() {
    SavedSession session{
        .page = "step",
        .view = {.variants = {"mckp.sequential"},
                 .step = "37",
                 .lesson = {},
                 .what_if = {"/capacity=9", "/classes/1/0/weight=5"},
                 .together_by = "row",
                 .choices = {{"axis", "log"}}},
        .instance = *generate("thesis-2.2", "", {}),
        .notes = "Ask why cell 7 stays.\nThen row 3.",
        .theme = "dark",
        .text_size = 125,
        .window = {1280, 800},
        .maximised = true,
        .layout = {.docks = {.parts = {{"lanes", {.place = DockPlace::left, .shown = false}}},
                             .splitters = {{"halves", {700, 500}}}},
                   .panels = {{"fold-side", true}}}};
    session.files = {{.name = "a.json", .sha256 = sha256("abc"), .bytes = "abc"},
                     {.name = "large.kstrace", .sha256 = sha256("large")}};
    return session;
}

std::string text_of(const SavedSession& session) {
    auto text = write_session(session);
    if (!text)
        qFatal("%s", text.error().sentence().c_str());
    return *text;
}

void add_run(SavedSession& session) {
    const auto solved = in_process::solve("mckp.sequential", session.instance, {});
    if (!solved)
        qFatal("%s", solved.error().sentence().c_str());
    session.runs.push_back({.outcome = *solved, .host = "elsewhere", .processor = "a processor"});
}

QString refusal(const std::string& text) {
    const auto read = read_session(text, "s");
    return read ? QString() : QString::fromStdString(read.error().sentence());
}

} // namespace

class SessionFileTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    /// An invalid layout is not a reason to refuse a session: its invalid parts are ignored.
    void an_absurd_layout_is_left_out_data() {
        QTest::addColumn<QString>("layout");
        for (const char* layout :
             {"7", "[]", "{}", R"({"splitters": 3})", R"({"splitters": {"halves": "wide"}})",
              R"({"splitters": {"halves": [-1, 5]}})", R"({"splitters": {"halves": [1, 99999999999]}})",
              R"({"splitters": {"halves": [0.5, 5]}})", R"({"splitters": {"halves": []}})", R"({"parts": 3})",
              R"({"parts": {"code": "left"}})", R"({"parts": {"code": {"place": "top"}}})",
              R"({"panels": {"fold-side": "yes"}})", R"({"panels": [true]})", "null"})
            QTest::newRow(layout) << QString::fromLatin1(layout);
    }
    void an_absurd_layout_is_left_out() {
        QFETCH(const QString, layout);
        SavedSession session = example();
        session.layout = {};
        QString text = QString::fromStdString(text_of(session));
        text.replace(QStringLiteral("\"text_size\""),
                     QStringLiteral("\"layout\":%1,\"text_size\"").arg(layout));
        QVERIFY(text.contains("layout"));
        const auto read = read_session(text.toStdString(), "s");
        QVERIFY2(read, read ? "" : read.error().sentence().c_str());
        QVERIFY(read->layout.empty());
    }

    /// The parts of the page have their widths again; a layout of another page changes nothing.
    void splitters_are_where_they_were() {
        tests::use_fake_runner("good");
        tests::Window the;
        the.session.open(*generate("thesis-2.2", "", {}));
        the.window->resize(1600, 900);
        the.window->show_page(QStringLiteral("instance"));
        auto* tables = the.find<QSplitter>("tables");
        const QList<int> first = tables->sizes();
        tests::drag(*tables->handle(1), {2, 100}, {-98, 100});
        const QList<int> moved = tables->sizes();
        QVERIFY(moved != first);
        auto* docks = the.window->current_page()->findChild<DockArea*>();
        docks->move(*docks->parts().back(), DockPlace::bottom);
        const DockLayout layout = docks->layout();
        const QString path = the.folder.filePath("a.knapscope-session");
        const auto saved = the.window->sessions().save_to(path);
        QVERIFY2(saved, saved ? "" : saved.error().sentence().c_str());
        docks->reset();
        // The file is not opened in a window, because the tests' screen is smaller and would shrink the
        // window.
        const auto read = read_session(tests::Window::read(path).toStdString(), "s");
        QVERIFY2(read, read ? "" : read.error().sentence().c_str());
        lay_out(*the.window->current_page(), read->layout);
        QVERIFY(docks->layout() == layout);
        lay_out(*the.window->current_page(), {.docks = {.parts = {{"x", {.place = DockPlace::left}}},
                                                        .splitters = {{"tables", {1, 2}}, {"none", {3}}}},
                                              .panels = {{"x", true}}});
        QCOMPARE(the.find<QSplitter>("tables")->sizes(), first);
    }

    /// A file of an older version names its splitters in the same way.
    void the_splitters_of_an_older_file_are_taken() {
        tests::use_fake_runner("good");
        tests::Window the;
        the.session.open(*generate("thesis-2.2", "", {}));
        the.window->resize(1600, 900);
        the.window->show_page(QStringLiteral("instance"));
        QString text = QString::fromStdString(text_of(SavedSession{.page = "instance"}));
        text.replace(QStringLiteral("\"text_size\""),
                     QStringLiteral(R"("layout": {"splitters": {"tables": [600, 400, 400]}, "panels": {}},
                                    "text_size")"));
        const auto read = read_session(text.toStdString(), "s");
        QVERIFY2(read, read ? "" : read.error().sentence().c_str());
        const auto* tables = the.find<QSplitter>("tables");
        lay_out(*the.window->current_page(), read->layout);
        QVERIFY(std::abs(2.0 * tables->sizes()[0] / 3 - tables->sizes()[1]) < 10);
    }

    void written_data_is_read() {
        const SavedSession before = example();
        const std::string text = text_of(before);
        QVERIFY(looks_like_session(text));
        const auto after = read_session(text, "s");
        QVERIFY2(after, after ? "" : after.error().sentence().c_str());
        QCOMPARE(after->page, before.page);
        QVERIFY(after->view == before.view);
        QCOMPARE(fingerprint(*after->instance), fingerprint(*before.instance));
        QCOMPARE(after->files.size(), before.files.size());
        QCOMPARE(after->files[0].bytes, QByteArray("abc"));
        QVERIFY(after->files[1].bytes.isEmpty());
        QCOMPARE(after->notes, before.notes);
        QCOMPARE(after->theme, before.theme);
        QVERIFY(after->layout == before.layout);
        QCOMPARE(after->text_size, before.text_size);
        QCOMPARE(after->window, before.window);
        QVERIFY(after->maximised);
        QCOMPARE(text_of(*after), text);
    }

    /// A number that cannot be read is skipped with a message; the rest is read.
    void a_bad_number_is_left_out_data() {
        QTest::addColumn<QByteArray>("tried");
        QTest::addColumn<QStringList>("left");
        const QStringList good{"/capacity=9"};
        QTest::newRow("words") << QByteArray(R"([{"at":"/capacity","number":9},{"at":"/x","number":"two"}])")
                               << good;
        QTest::newRow("half") << QByteArray(R"([{"at":"/x","number":0.5},{"at":"/capacity","number":9}])")
                              << good;
        QTest::newRow("huge")
            << QByteArray(R"([{"at":"/capacity","number":9},{"at":"/x","number":99999999999999999999}])")
            << good;
        QTest::newRow("no place") << QByteArray(R"([{"number":3}])") << QStringList();
        QTest::newRow("no list") << QByteArray(R"({"at":"/capacity","number":9})") << QStringList();
        QByteArray many = R"({"at":"/capacity","number":9},)";
        many = "[" + many.repeated(static_cast<qsizetype>(most_tried) + 1);
        many.back() = ']';
        QTest::newRow("many") << many << QStringList();
    }
    void a_bad_number_is_left_out() {
        QFETCH(QByteArray, tried);
        QFETCH(QStringList, left);
        SavedSession session = example();
        session.view.what_if = {"/capacity=1"};
        QByteArray text = QByteArray::fromStdString(text_of(session));
        const QByteArray whole = R"("what_if":[{"at":"/capacity","number":1}])";
        QVERIFY2(text.contains(whole), text.constData());
        const auto read = read_session(text.replace(whole, "\"what_if\":" + tried).toStdString(), "s");
        QVERIFY2(read, read ? "" : read.error().sentence().c_str());
        QCOMPARE(read->view.what_if, left);
        QCOMPARE(read->left_out.size(), 1);
        QVERIFY2(read->left_out.front().startsWith("s:1:"), qPrintable(read->left_out.front()));
        QCOMPARE(read->view.step, session.view.step);
    }

    /// Files of earlier versions do not contain these members.
    void an_older_view_has_nothing_tried() {
        SavedSession session = example();
        session.view.what_if.clear();
        session.view.together_by.clear();
        session.view.choices.clear();
        const std::string text = text_of(session);
        for (const char* member : {"what_if", "together_by", "choices"})
            QVERIFY(text.find(member) == std::string::npos);
        const auto read = read_session(text, "s");
        QVERIFY2(read, read ? "" : read.error().sentence().c_str());
        QVERIFY(read->view == session.view && read->left_out.isEmpty());
    }

    /// The file that app.runner.assets checks against the schema.
    void the_example_is_what_is_written() {
        QFile file(source_path("tests/ui/session_file/example.knapscope-session"));
        if (qEnvironmentVariableIsSet("KS_WRITE_GOLDEN")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(text_of(example())));
            return;
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), text_of(example()));
    }

    void a_session_is_known_by_its_content() {
        QVERIFY(looks_like_session(" {\n\t\"format\" : \"knapscope-session\"}"));
        QVERIFY(!looks_like_session(R"({"format": "knapscope-instance", "name": "knapscope-session"})"));
        QVERIFY(!looks_like_session(R"({"format")"));
        QVERIFY(!looks_like_session(R"({"format":)"));
        QVERIFY(!looks_like_session(""));
    }

    void errors_are_sentences_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* from, const char* to, const char* said) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromLatin1(said);
        };
        row("version", "\"version\":1,\"page\"", "\"version\":2,\"page\"", "version 1 of session files");
        row("page", "\"page\":\"step\"", "\"page\":7", "/page");
        row("unknown member", "\"theme\"", "\"thema\"", "thema");
        row("text size", "125", "12500", "/text_size");
        row("window", "1280", "-1", "/window/width");
        row("window's type", "1280", "\"wide\"", "/window/width");
        row("variants", "[\"mckp.sequential\"]", "\"mckp.sequential\"", "/view/variants");
        row("choices", R"({"axis":"log"})", R"({"axis":7})", "/view/choices/axis");
        row("folder", "\"a.json\"", "\"../a.json\"", "leave folders out");
        row("hidden", "\"a.json\"", "\".a.json\"", "not the name of a file");
        row("base64", "YWJj", "%%%", "not a file in base64");
        row("sum", "YWJj", "YWJk", "its sum");
        row("instance", "\"classes\"", "\"klasses\"", "/instance");
        row("cut", "\"maximised\":true", "\"maximised\":tr", "s:1:");
    }
    void errors_are_sentences() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, said);
        QByteArray text = QByteArray::fromStdString(text_of(example()));
        QVERIFY2(text.contains(from), text.constData());
        const QString refused = refusal(text.replace(from, to).toStdString());
        QVERIFY2(refused.contains(said), qPrintable(refused));
    }

    void long_texts_are_refused() {
        SavedSession session = example();
        session.page = QString(most_name + 1, QLatin1Char('p'));
        QVERIFY(refusal(text_of(session)).contains("/page"));
        session = example();
        session.notes = QString(most_notes + 1, QLatin1Char('n'));
        QCOMPARE(write_session(session).error().code, ErrorCode::limit);
    }

    void any_bytes_are_a_sentence_at_most() {
        const std::uint64_t seed = std::random_device{}();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        QRandomGenerator random(static_cast<quint32>(seed));
        const std::string whole = text_of(example());
        for (int round = 0; round < 2'000; ++round) {
            std::string text = whole;
            for (int change = 0; change <= round % 4; ++change) {
                const auto at = static_cast<std::size_t>(random.bounded(static_cast<int>(text.size())));
                if (random.bounded(3) == 0)
                    text.erase(at, static_cast<std::size_t>(random.bounded(40)));
                else
                    text[at] = static_cast<char>(random.bounded(256));
            }
            if (const auto read = read_session(text, "s"); !read)
                QVERIFY(!read.error().sentence().empty());
        }
    }

    void a_run_is_checked_again() {
        SavedSession session = example();
        add_run(session);
        QVERIFY(read_session(text_of(session), "s"));
        session.runs[0].outcome.answer.objective = 1'000'000;
        const QString edited = refusal(text_of(session));
        QVERIFY2(edited.contains("/runs/0/result") && edited.contains("save the session again"),
                 qPrintable(edited)); // and not: report this as a bug
        session = example();
        add_run(session);
        session.instance = *generate("thesis-2.1", "", {});
        QVERIFY(refusal(text_of(session)).contains("/runs/0/result"));
    }

    /// Saved in one window, opened in another: the same picture.
    void a_step_is_shown_again() {
        tests::Window first;
        first.session.open(*generate("thesis-2.2", "", {}));
        first.window->show_page("step");
        QVERIFY(first.window->current_page()->apply({{}, "12", {}}));
        KS_WAIT_FOR(!first.window->current_page()->busy());
        first.session.set_theme(paint::ThemeId::dark);
        first.session.set_notes("look here");
        const QString path = first.folder.filePath("x.knapscope-session");
        const auto left_out = first.window->sessions().save_to(path);
        QVERIFY2(left_out, left_out ? "" : left_out.error().sentence().c_str());
        QVERIFY(left_out->isEmpty());
        const auto picture = [](Page& page) {
            return QString::fromUtf8(*visual::encoded(*page.picture({1000, 700}), visual::Format::svg));
        };
        const QString before = picture(*first.window->current_page());

        tests::Window second;
        QVERIFY(second.window->open_path(path));
        KS_WAIT_FOR(!second.window->current_page()->busy());
        QVERIFY2(second.window->notice().text().isEmpty(), qPrintable(second.window->notice().text()));
        QCOMPARE(second.window->current_page()->info().id, "step");
        QCOMPARE(second.session.theme().id(), paint::ThemeId::dark);
        QCOMPARE(second.session.notes(), "look here");
        QCOMPARE(second.window->current_page()->shown_view().options.step, "12");
        QVERIFY(picture(*second.window->current_page()) == before);
    }

    /// The what-if, the units of the comparison, and both positions.
    void a_what_if_is_shown_again() {
        tests::Window first;
        first.session.open(*generate("thesis-2.2", "", {}));
        first.window->show_page("step");
        const ViewOptions tried{.variants = {"mckp.sequential"},
                                .step = "20",
                                .lesson = {},
                                .what_if = {"/capacity=12", "/classes/1/0/weight=5"},
                                .together_by = "cell"};
        const auto applied = first.window->current_page()->apply(tried);
        QVERIFY2(applied, applied ? "" : applied.error().sentence().c_str());
        KS_WAIT_FOR(!first.window->current_page()->busy());
        QVERIFY(first.window->current_page()->shown_view().options == tried);
        const QString path = first.folder.filePath("x.knapscope-session");
        QVERIFY(first.window->sessions().save_to(path));

        tests::Window second;
        QVERIFY(second.window->open_path(path));
        KS_WAIT_FOR(!second.window->current_page()->busy());
        QVERIFY2(second.window->notice().text().isEmpty(), qPrintable(second.window->notice().text()));
        QVERIFY(second.window->current_page()->shown_view().options == tried);
        QCOMPARE(std::get<std::int64_t>(second.session.instance()->contents().get(FieldAt::scalar(0))),
                 10); // the instance is unchanged
    }

    void a_number_that_cannot_be_tried_is_a_sentence() {
        tests::Window the;
        SavedSession session = example();
        session.files.clear();
        session.view.step = "3";
        session.view.what_if = {"/capacity=12", "/classes/7/0/weight=5", "/classes/1/0/weight=-5"};
        QVERIFY(the.window->open_path(the.write("s", QByteArray::fromStdString(text_of(session)))));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        const QString said = the.window->notice().text();
        QVERIFY2(said.contains(QRegularExpression("s:\\d+:\\d+: the instance has no such number")),
                 qPrintable(said));
        QVERIFY2(said.contains("'-5' cannot be tried there"), qPrintable(said));
        QVERIFY2(!said.contains("/classes") && !said.contains("/view"), qPrintable(said)); // no JSON Pointer
        QCOMPARE(the.window->current_page()->shown_view().options.what_if, QStringList{"/capacity=12"});
    }

    void a_lesson_is_shown_again() {
        tests::Window first;
        first.window->show_page("lessons");
        QVERIFY(first.window->current_page()->apply({{}, "2.2", "greedy-fails"}));
        KS_WAIT_FOR(!first.window->current_page()->busy());
        const QString name = first.window->current_page()->shown_view().options.step;
        const QString path = first.folder.filePath("x.knapscope-session");
        QVERIFY(first.window->sessions().save_to(path));
        tests::Window second;
        QVERIFY(second.window->open_path(path));
        KS_WAIT_FOR(!second.window->current_page()->busy());
        QCOMPARE(second.window->current_page()->shown_view().options.lesson, "greedy-fails");
        QCOMPARE(second.window->current_page()->shown_view().options.step, name);
    }

    void each_missing_file_gives_a_sentence() {
        tests::Window the;
        SavedSession session = example();
        session.view.variants = {"mckp.of-tomorrow"};
        session.theme = "sepia";
        session.files = {{.name = "gone.kstrace", .sha256 = sha256("gone")}};
        QVERIFY(the.window->open_path(the.write("s", QByteArray::fromStdString(text_of(session)))));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        const QString said = the.window->notice().text();
        for (const char* part : {"mckp.of-tomorrow", "sepia", "Gone.kstrace"})
            QVERIFY2(said.contains(QLatin1String(part), Qt::CaseInsensitive), qPrintable(said));
        QCOMPARE(the.window->current_page()->info().id, "step"); // the rest is shown
        QVERIFY(the.session.instance());
        session.page = "hologram";
        QVERIFY(the.window->open_path(the.write("s", QByteArray::fromStdString(text_of(session)))));
        QVERIFY(the.window->notice().text().contains("hologram"));
    }

    void another_file_of_the_same_name_is_noticed() {
        tests::Window the;
        SavedSession session = example();
        session.view = {};
        session.files = {{.name = "r.json", .sha256 = sha256("theirs")}};
        the.write("r.json", "ours");
        QVERIFY(the.window->open_path(the.write("s", QByteArray::fromStdString(text_of(session)))));
        QVERIFY2(the.window->notice().text().contains("another file"),
                 qPrintable(the.window->notice().text()));
    }

    void attachments_are_only_traces_or_results() {
        tests::Window the;
        SavedSession session = example();
        const std::string inner = write_json(**generate("thesis-2.1", "", {}));
        session.files = {
            {.name = "i.json", .sha256 = sha256(inner), .bytes = QByteArray::fromStdString(inner)}};
        QVERIFY(the.window->open_path(the.write("s", QByteArray::fromStdString(text_of(session)))));
        QVERIFY(the.window->notice().text().contains("i.json"));
        QCOMPARE(the.session.instance()->kind(), "multiple-choice");
    }

    void a_broken_session_changes_nothing() {
        tests::Window the;
        the.session.open(*generate("thesis-2.1", "", {}));
        const InstancePtr before = the.session.instance();
        QByteArray text = QByteArray::fromStdString(text_of(example()));
        QVERIFY(!the.window->open_path(the.write("s", text.left(text.size() - 5))));
        QVERIFY(the.session.instance() == before);
        QVERIFY(the.session.notes().isEmpty());
    }

    void a_file_beyond_the_limit_is_refused() {
        tests::Window the;
        QFile huge(the.folder.filePath("huge.knapscope-session"));
        QVERIFY(huge.open(QIODevice::WriteOnly));
        huge.write("{\"format\": \"knapscope-session\"");
        QVERIFY(huge.resize(qint64{300} << 20)); // a sparse file, so no disk space is used
        huge.close();
        const auto opened = the.window->open_path(huge.fileName());
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::limit);
    }

    void notes_are_typed_in_a_separate_window() {
        tests::Window the;
        the.window->sessions().show_notes();
        auto* text = the.window->findChild<QPlainTextEdit*>("notes-text");
        QVERIFY(text);
        QTest::keyClicks(text, "remember");
        QCOMPARE(the.session.notes(), "remember");
        the.session.set_notes("of another file");
        QCOMPARE(text->toPlainText(), "of another file");
    }
};

KS_TEST(SessionFileTest)
#include "session_file_test.moc"
