// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons: the built-in one, one written into a folder, broken ones, and the page driven by real key events.
#include "solvers/run/live_document.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/page_window.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_card.h"
#include "ui/lessons/lesson_track.h"
#include "ui/widgets/parts.h"
#include "visual/paint/fonts.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QToolTip>

#include <nlohmann/json.hpp>

#include <random>

namespace ks::ui {
Page* make_lessons_page(Session& session);
}

using namespace ks;
using namespace ks::ui;

namespace {

const QByteArray lesson_json = R"({"format": "knapscope-lesson", "version": 1, "title": "Written today",
 "summary": "A test", "instance": {"file": "small.json"}, "variant": "knapsack.sequential",
 "steps": [{"section": "One", "show": [0, [1, 2]], "highlight": [[1, 2]]}, {"section": "Two", "show": ["end"]}]})";
const QByteArray lesson_md = "# Title\n\n## One\n\nThe first.\n\n## Two\n\nThe second.\n";
const QByteArray figures_json =
    R"({"format": "knapscope-lesson", "version": 1, "chapter": 1, "order": 0, "title": "Figures alone",
 "summary": "A test", "steps": [{"section": "One", "show": [{"figure": "launch", "block": 32, "cells": 40},
 {"figure": "access", "moves": "lines"}]}, {"section": "Two", "show": [
 {"figure": "dependencies", "row": 1, "cell": 2, "instance": {"file": "small.json"}}]}]})";
const QByteArray small_json =
    R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack", "capacity": 3, "items": [{"value": 4, "weight": 2}]})";

void write(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void write_lesson(const QString& folder, const QByteArray& json = lesson_json,
                  const QByteArray& md = lesson_md) {
    write(folder + "/lesson.json", json);
    write(folder + "/lesson.md", md);
    write(folder + "/small.json", small_json);
}

Lesson load_one(const QByteArray& json, const QByteArray& md = lesson_md,
                const std::function<void(const QString&)>& add_files = {}) {
    QTemporaryDir folder;
    write_lesson(folder.path() + "/x", json, md);
    if (add_files)
        add_files(folder.path() + "/x");
    auto lessons = load_lessons({folder.path()});
    return lessons.empty() ? Lesson{} : lessons.front();
}

struct Window : tests::PageWindow {
    explicit Window(Session& session) : PageWindow(make_lessons_page(session)) {}
    QString title() const { return page->findChild<QLabel*>(QStringLiteral("lesson-step"))->text(); }
    QString text() const {
        return page->findChild<QTextBrowser*>(QStringLiteral("lesson-text"))->toPlainText();
    }
    QListWidget* list() const { return page->findChild<QListWidget*>(QStringLiteral("lesson-list")); }
    QPushButton& primary() const { return *page->findChild<QPushButton*>(QStringLiteral("primary")); }
    QString subtitle() const {
        return page->findChild<PageHead*>()->findChildren<QLabel*>().value(1)->text();
    }
    /// What the open lesson's card says of how far one has come.
    QString reached() const {
        return list()
            ->itemWidget(list()->currentItem())
            ->findChild<QLabel*>(QStringLiteral("reached"))
            ->text();
    }
};

} // namespace

class LessonsPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() {
        tests::fail_on_warnings();
        qunsetenv("KNAPSCOPE_ASSETS");
    }

    void every_built_in_lesson_is_whole() {
        const auto lessons = load_lessons({":/assets/lessons"});
        QVERIFY(!lessons.empty());
        for (const Lesson& lesson : lessons) {
            QVERIFY2(!lesson.broken, lesson.broken ? lesson.broken->sentence().c_str() : "");
            const auto track = LessonTrack::make(lesson);
            QVERIFY2(track, track ? "" : track.error().sentence().c_str());
            for (const LessonStep& step : lesson.steps)
                QVERIFY(step.text.size() > 40);
        }
    }

    /// A long word does not wrap, so the list is as wide as it.
    void no_heading_of_the_list_is_cut() {
        Lesson lesson;
        lesson.id = lesson.title = QStringLiteral("x");
        lesson.place = {.chapter = 1,
                        .chapter_title = QStringLiteral("Dynamische Programmierungsverfahrenstechnik"),
                        .number = 1};
        LessonList list;
        list.resize(120, 300);
        list.show_lessons({lesson}, [](const QString&) { return 0; });
        list.show();
        QTRY_VERIFY(list.isVisible());
        const auto* heading = list.findChild<QLabel*>(QStringLiteral("chapter"));
        const int widest =
            heading->fontMetrics().horizontalAdvance(lesson.place.chapter_title.section(u' ', 1));
        QTRY_VERIFY2(heading->contentsRect().width() >= widest, qPrintable(QString::number(list.width())));
    }

    void a_step_is_named_as_the_page_counts_it() {
        Session session;
        Window window(session);
        window.bring_up();
        const auto go = [&](const char* step) {
            const auto applied = window.page->apply(
                {.variants = {}, .step = QString::fromLatin1(step), .lesson = "thesis-example-2.2"});
            if (!applied)
                qFatal("%s", applied.error().sentence().c_str());
            KS_WAIT_FOR(!window.page->busy());
        };
        go("3");
        QCOMPARE(window.title(), "3. Minus infinity");
        window.press(Qt::Key_PageUp);
        QCOMPARE(window.title(), "2. What a cell means"); // it was the first picture of step 3
        go("3.2");
        window.press(Qt::Key_PageUp);
        QCOMPARE(window.title(), "3. Minus infinity"); // it was the second
        QVERIFY(!window.page->problem());
        go("13");
        QVERIFY(window.page->problem()->todo.starts_with("its steps are 1 to 12"));
        go("1.9");
        QVERIFY(window.page->problem()->what.find("step 1 of this lesson has no picture 9") !=
                std::string::npos);
    }

    void keys_lead_through_a_lesson() {
        Session session;
        Window window(session);
        window.bring_up();
        QVERIFY(window.page->apply({{}, {}, "thesis-example-2.2"}));
        KS_WAIT_FOR(!window.page->busy());
        QCOMPARE(window.title(), "1. The question");
        window.press(Qt::Key_Right);
        QCOMPARE(window.title(), "2. What a cell means");
        QVERIFY(window.text().contains("base row"));
        window.press(Qt::Key_PageDown);
        QCOMPARE(window.title(), "3. Minus infinity");
        window.press(Qt::Key_Right); // the next picture of the same step
        QCOMPARE(window.title(), "3. Minus infinity");
        window.press(Qt::Key_PageUp);
        QCOMPARE(window.title(), "3. Minus infinity"); // to its beginning
        window.press(Qt::Key_PageUp);
        QCOMPARE(window.title(), "2. What a cell means");
        QTest::mouseClick(&window.primary(), Qt::LeftButton);
        QCOMPARE(window.title(), "3. Minus infinity");
        window.press(Qt::Key_End);
        QCOMPARE(window.title(), "12. A misprint, and what next");
        QCOMPARE(window.primary().text(), QStringLiteral("Next lesson"));
        window.press(Qt::Key_Home);
        QCOMPARE(window.title(), "1. The question");
        QVERIFY(window.page->picture({1200, 700}));
        QTest::mouseClick(window.page->findChild<QPushButton*>(QStringLiteral("open-instance")),
                          Qt::LeftButton);
        QVERIFY(session.instance());
        bool asked = false;
        QTimer::singleShot(0, this, [&asked] {
            if (QWidget* question = QApplication::activeModalWidget()) {
                asked = true;
                question->close();
            }
        });
        QTest::mouseClick(window.page->findChild<QPushButton*>(QStringLiteral("open-instance")),
                          Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(!asked); // nothing was edited
        QVERIFY(window.page->csv()->startsWith("class,items"));
    }

    void the_end_of_a_lesson_leads_to_the_next() {
        Session session;
        Window window(session);
        window.bring_up();
        QCOMPARE(window.list()->currentRow(), 0);
        QVERIFY2(window.subtitle().startsWith("1.1 "), qPrintable(window.subtitle()));
        QCOMPARE(window.list()->item(1)->data(Qt::AccessibleTextRole).toString().left(4),
                 QStringLiteral("1.2 "));
        QCOMPARE(window.primary().text(), QStringLiteral("Next"));
        window.press(Qt::Key_End);
        QCOMPARE(window.primary().text(), QStringLiteral("Next lesson"));
        QTest::mouseClick(&window.primary(), Qt::LeftButton);
        KS_WAIT_FOR(!window.page->busy());
        QCOMPARE(window.list()->currentRow(), 1);
        QVERIFY(window.title().startsWith("1. "));
        QCOMPARE(window.primary().text(), QStringLiteral("Next"));
        window.list()->setCurrentRow(window.list()->count() - 1);
        KS_WAIT_FOR(!window.page->busy());
        window.press(Qt::Key_End);
        QVERIFY(!window.primary().isEnabled()); // it is the last one
        QCOMPARE(window.primary().text(), QStringLiteral("Next"));
    }

    void a_lesson_says_how_far_one_has_come() {
        Session session;
        Window window(session);
        window.bring_up();
        QVERIFY(window.page->apply({{}, {}, "thesis-example-2.2"}));
        KS_WAIT_FOR(!window.page->busy());
        QCOMPARE(window.reached(), QString());
        window.press(Qt::Key_PageDown);
        window.press(Qt::Key_PageDown);
        QCOMPARE(window.reached(), QStringLiteral("as far as step 3 of 12"));
        window.press(Qt::Key_Home);
        QCOMPARE(window.reached(), QStringLiteral("as far as step 3 of 12"));
        window.press(Qt::Key_End);
        QCOMPARE(window.reached(), QStringLiteral("finished"));
        window.page->activated(); // reads the lessons again
        QCOMPARE(window.reached(), QStringLiteral("finished"));
        const auto* chapter =
            window.list()->itemWidget(window.list()->item(0))->findChild<QLabel*>(QStringLiteral("chapter"));
        QCOMPARE(chapter->text(), "▾ 1 Knapsack and dynamic programming\n1 of 4 finished");
    }

    void p_says_that_lessons_ask_by_themselves() {
        Session session;
        Window window(session);
        window.bring_up();
        window.press(Qt::Key_P);
        KS_WAIT_FOR(QToolTip::text().startsWith("A lesson asks its own questions"));
        QToolTip::hideText();
    }

    void words_find_lessons() {
        Session session;
        Window window(session);
        window.bring_up();
        auto* words = window.page->findChild<QLineEdit*>(QStringLiteral("search-lessons"));
        const auto found = [&window] {
            QStringList titles;
            for (int i = 0; i < window.list()->count(); ++i) {
                QListWidgetItem* item = window.list()->item(i);
                const auto* body = window.list()->itemWidget(item)->findChild<QWidget*>("body");
                if (!item->isHidden() && !body->isHidden())
                    titles << item->data(Qt::AccessibleTextRole).toString();
            }
            return titles;
        };
        words->setText(QStringLiteral("coalescing"));
        QVERIFY2(!found().filter("Neighbours share a sector").isEmpty(), qPrintable(found().join(u'/')));
        QVERIFY(found().size() < window.list()->count() / 2);
        words->setText(QStringLiteral("Neighbours share"));
        const QStringList few = found(); // those with both words
        QVERIFY(!few.isEmpty() && few.size() < 5);
        QTest::keyClick(words, Qt::Key_Return);
        KS_WAIT_FOR(!window.page->busy());
        QCOMPARE(window.subtitle(), few.front()); // Return opens the first of them
        words->setText(QStringLiteral("aardvark"));
        QVERIFY(found().isEmpty());
    }

    void chapters_fold() {
        Session session;
        Window window(session);
        window.bring_up();
        const auto body = [&window](int row) {
            return window.list()->itemWidget(window.list()->item(row))->findChild<QWidget*>("body");
        };
        const int last = window.list()->count() - 1;
        QVERIFY(body(0)->isVisible());                  // the chapter of the open lesson
        QVERIFY(window.list()->item(last)->isHidden()); // another one
        const auto* heading =
            window.list()->itemWidget(window.list()->item(0))->findChild<QLabel*>("chapter");
        const QPoint place = heading->mapTo(window.list()->viewport(), heading->rect().center());
        QTest::mouseClick(window.list()->viewport(), Qt::LeftButton, {}, place);
        QVERIFY(!body(0)->isVisible() && heading->isVisible());
        QVERIFY(heading->text().startsWith(u'▸'));
        QTest::mouseClick(window.list()->viewport(), Qt::LeftButton, {}, place);
        QVERIFY(body(0)->isVisible());
        window.list()->setCurrentRow(last);
        QVERIFY(!window.list()->item(last)->isHidden());
        QVERIFY(window.list()->verticalScrollBar()->singleStep() < 2 * window.list()->fontMetrics().height());
    }

    void a_lesson_written_into_a_folder_appears() {
        QTemporaryDir assets;
        qputenv("KNAPSCOPE_ASSETS", assets.path().toUtf8());
        Session session;
        Window window(session);
        window.bring_up();
        const int before = window.list()->count();
        write_lesson(assets.path() + "/lessons/zz-today");
        window.page->activated(); // coming back to the page is enough
        QCOMPARE(window.list()->count(), before + 1);
        window.list()->setCurrentRow(0); // lessons of one's own come first
        KS_WAIT_FOR_EQUAL(window.title(), QStringLiteral("1. One"));
        QCOMPARE(window.text().trimmed(), "The first.");
        window.press(Qt::Key_End);
        QCOMPARE(window.text().trimmed(), "The second.");
        QVERIFY(window.page->apply({{}, {}, "zz-today"}));
        QCOMPARE(window.page->apply({{}, {}, "no-such"}).error().code, ErrorCode::usage);
    }

    void figures_stand_in_place_of_the_table() {
        QTemporaryDir assets;
        qputenv("KNAPSCOPE_ASSETS", assets.path().toUtf8());
        write_lesson(assets.path() + "/lessons/figures", figures_json);
        Session session;
        Window window(session);
        window.bring_up(); // order 0 stands first, and the first lesson is opened
        QCOMPARE(window.title(), "1. One");
        QVERIFY(window.page->csv()->startsWith("block,warp,threads"));
        QVERIFY(window.page->findChild<QWidget*>(QStringLiteral("figure"))->isVisible());
        QVERIFY(!window.page->findChild<QWidget*>(QStringLiteral("table"))->isVisible());
        QVERIFY(!window.page->findChild<QPushButton*>(QStringLiteral("open-instance"))->isVisible());
        window.press(Qt::Key_Right);
        QCOMPARE(window.title(), "1. One");
        QVERIFY(window.page->csv()->startsWith("lane,address"));
        window.press(Qt::Key_Right);
        QCOMPARE(window.title(), "2. Two");
        QVERIFY(window.page->csv()->contains("1,2,0,0")); // z1(2) reads z0(0)
        QVERIFY(window.page->picture({1280, 800}));
        window.list()->setCurrentRow(1); // a lesson with a table
        KS_WAIT_FOR(window.page->findChild<QWidget*>(QStringLiteral("table"))->isVisible());
    }

    /// What a step shows is what opens: the kernel that it traces, or its instance.
    void a_recorded_run_is_read_from_the_lessons_folder() {
        const QByteArray json = QByteArray(figures_json)
                                    .replace("{\"figure\": \"access\", \"moves\": \"lines\"}",
                                             "{\"figure\": \"live\", \"runs\": [\"run.json\"]}");
        const live::LiveRun run{.variant = "demo", .samples = {{.t = 0.5, .occupancy = {0.25f, 0.75f}}}};
        QTemporaryDir folder;
        write_lesson(folder.path() + "/x", json);
        const auto track = [&] { return LessonTrack::make(load_lessons({folder.path()}).front()); };
        const auto missing = track();
        QVERIFY(!missing && missing.error().sentence().find("run.json") != std::string::npos);
        write(folder.path() + "/x/run.json", QByteArray::fromStdString(to_json(run).dump()));
        const auto made = track();
        QVERIFY2(made, made ? "" : made.error().sentence().c_str());
        const auto broken = [&](const char* runs) {
            const Lesson lesson = load_one(QByteArray(json).replace("[\"run.json\"]", runs));
            return lesson.broken ? lesson.broken->sentence() : "";
        };
        QVERIFY(broken("[\"../run.json\"]").find("/steps/0/show/1/runs/0") != std::string::npos);
        QVERIFY(broken("[\"results/live/../run.json\"]").find("own folder") != std::string::npos);
        QVERIFY(broken("[\"results/../run.json\"]").find("own folder") != std::string::npos);
        QVERIFY(broken("[\"elsewhere/run.json\"]").find("own folder") != std::string::npos);
        QVERIFY(broken("[3]").find("/steps/0/show/1/runs/0") != std::string::npos);
        QVERIFY(broken("[\"results/live/nowhere.json\"]").empty()); // it is read when it is shown
        const Lesson others = load_one(QByteArray(json).replace("\"live\"", "\"access\""));
        QVERIFY(others.broken); // a figure that takes no runs
    }

    void what_is_shown_opens_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<bool>("last");
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QString>("kind");
        QTest::newRow("a kernel") << "divergent-loop" << false << "demo.divergent-loop"
                                  << "knapsack";
        QTest::newRow("another kind's") << "divergent-loop" << true << "mckp.global"
                                        << "multiple-choice";
        QTest::newRow("an instance") << "cuda-five-steps" << false << ""
                                     << "multiple-choice";
    }
    void what_is_shown_opens() {
        QFETCH(const QString, kernel);
        Session session;
        Window window(session);
        window.bring_up();
        QFETCH(const QString, lesson);
        QVERIFY(window.page->apply({{}, {}, lesson}));
        KS_WAIT_FOR(!window.page->busy());
        QFETCH(const bool, last);
        if (last)
            window.press(Qt::Key_End);
        auto* open = window.page->findChild<QPushButton*>(QStringLiteral("open-instance"));
        QCOMPARE(open->text(), kernel.isEmpty() ? QStringLiteral("Open this instance")
                                                : QStringLiteral("Open this kernel"));
        QSignalSpy chosen(&session, &Session::kernel_chosen), page(window.page, &Page::page_wanted);
        QTest::mouseClick(open, Qt::LeftButton);
        QCOMPARE(page.takeFirst(), QVariantList{kernel.isEmpty() ? "instance" : "kernel"});
        QCOMPARE(chosen.isEmpty() ? QString() : chosen.takeFirst().first().toString(), kernel);
        QTEST(QString::fromUtf8(session.instance()->kind().data()), "kind");
    }

    /// Table 2.1 of the thesis.
    void the_lesson_of_example_2_1_ends_with_its_table() {
        Session session;
        Window window(session);
        window.bring_up();
        QVERIFY(window.page->apply({{}, "end", "thesis-example-2.1"}));
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(!window.page->problem());
        const QByteArray csv = *window.page->csv();
        for (const char* row :
             {",0,0,0,0,0,0,0,0,0,0,0\r\n", ",0,0,0,0,2,2,2,2,2,2,2\r\n", ",0,0,0,0,2,2,4,4,4,4,6\r\n",
              ",0,0,3,3,3,3,5,5,7,7,7\r\n", ",0,0,3,3,3,3,5,6,7,9,9\r\n"})
            QVERIFY2(csv.contains(row), csv.constData());
    }

    void a_text_of_nothing_but_openings_is_shown_at_once() {
        QTemporaryDir assets;
        qputenv("KNAPSCOPE_ASSETS", assets.path().toUtf8());
        const QByteArray openings = QByteArray("_{").repeated(1'990);
        write_lesson(assets.path() + "/lessons/zz-openings", lesson_json,
                     "# Title\n\n## One\n\n" + openings + "\n\n## Two\n\nThe z_{2} of it.\n");
        Session session;
        Window window(session);
        window.bring_up();
        const CpuClock clock;
        window.list()->setCurrentRow(0);
        KS_WAIT_FOR_EQUAL(window.title(), QStringLiteral("1. One"));
        QVERIFY(window.text().contains("{{")); // Qt takes some of the underscores for emphasis
        QVERIFY(window.page->picture({800, 600}));
        window.press(Qt::Key_End);
        QCOMPARE(window.text().trimmed(), "The z2 of it.");
        QVERIFY2(clock.milliseconds() < 10'000, qPrintable(QString::number(clock.milliseconds())));
    }

    void a_paragraph_beyond_any_reader_is_refused() {
        const QByteArray openings = QByteArray("_{").repeated(20'000);
        const CpuClock clock;
        const Lesson lesson =
            load_one(lesson_json, "# Title\n\n## One\n\n" + openings + "\n\n## Two\n\nTwo.\n");
        QVERIFY(lesson.broken);
        QCOMPARE(QByteArray::fromStdString(lesson.broken->sentence()),
                 "x/lesson.md:5: has a paragraph of more than 4000 characters; divide it with an empty line");
        QVERIFY2(clock.milliseconds() < 2'000, qPrintable(QString::number(clock.milliseconds())));
    }

    void a_broken_lesson_is_listed_with_its_error() {
        QTemporaryDir assets;
        qputenv("KNAPSCOPE_ASSETS", assets.path().toUtf8());
        write_lesson(assets.path() + "/lessons/a-broken", "{\"format\": \"knapscope-lesson\", \n oops");
        QDir().mkpath(assets.path() + "/lessons/b-empty");
        Session session;
        Window window(session);
        window.bring_up();
        QVERIFY(!window.title().isEmpty()); // a whole lesson was opened
        int broken = 0;                     // those without an order come last, by their folders' names
        while (broken < window.list()->count() &&
               window.list()->item(broken)->data(Qt::UserRole) != "a-broken")
            ++broken;
        window.list()->setCurrentRow(broken);
        const auto* failure = window.page->findChild<QLabel*>(QStringLiteral("failure"));
        QVERIFY(failure->isVisible());
        QVERIFY2(failure->text().contains("lesson.json:2:"), qPrintable(failure->text()));
        QVERIFY(!window.page->picture({800, 600}));
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_PageDown, Qt::Key_End, Qt::Key_Space})
            window.press(key);
    }

    void errors_have_their_place() {
        const auto said = [](QByteArray json, const char* part) {
            const Lesson lesson = load_one(json);
            return lesson.broken && lesson.broken->sentence().find(part) != std::string::npos;
        };
        QVERIFY(!load_one(lesson_json).broken);
        QVERIFY(said(QByteArray(lesson_json).replace("\"One\"", "\"Nine\""), "/steps/0/section"));
        QVERIFY(said(QByteArray(lesson_json).replace("knapsack.sequential", "mckp.sequential"), "/variant"));
        QVERIFY(said(QByteArray(lesson_json).replace("\"end\"", "\"begin\""), "/steps/1/show/0"));
        QVERIFY(said(QByteArray(lesson_json).replace("small.json", "../small.json"), "own folder"));
        QTemporaryDir elsewhere; // its folder holds a link to it
        write(elsewhere.path() + "/theirs.json", small_json);
        const auto link = [&](const QString& lesson) {
            QVERIFY(QFile::link(elsewhere.path() + "/theirs.json", lesson + "/theirs.json"));
        };
        const Lesson linked =
            load_one(QByteArray(lesson_json).replace("small.json", "theirs.json"), lesson_md, link);
        QVERIFY(linked.broken && linked.broken->sentence().find("own folder") != std::string::npos);
        QVERIFY(said(QByteArray(lesson_json).replace("\"summary\"", "\"sumary\""), "sumary"));
        const auto figure_said = [&](const char* from, const char* to, const char* part) {
            return said(QByteArray(figures_json).replace(from, to), part);
        };
        QVERIFY(!load_one(figures_json).broken);
        QVERIFY(figure_said("\"launch\"", "\"lunch\"", "/steps/0/show/0/figure"));
        QVERIFY(figure_said("\"block\": 32", "\"block\": 0", "/steps/0/show/0"));
        QVERIFY(figure_said("\"block\": 32", "\"blocks\": 32", "/steps/0/show/0"));
        QVERIFY(figure_said("{\"figure\": \"access\", \"moves\": \"lines\"}", "3",
                            "/steps/0/show/1")); // no variant
        QVERIFY(said(QByteArray(lesson_json).replace("\"version\": 1", "\"version\": 2"), "/version"));
    }

    /// A lesson may come from a stranger, and a published one shows what it reads.
    void files_that_are_links_out_of_the_folder_are_refused() {
        for (const char* name : {"lesson.md", "lesson.json"}) {
            QTemporaryDir elsewhere;
            write(elsewhere.filePath(name), QByteArray(name) == "lesson.md" ? lesson_md : lesson_json);
            const Lesson linked = load_one(lesson_json, lesson_md, [&](const QString& lesson) {
                QVERIFY(QFile::remove(lesson + '/' + name));
                QVERIFY(QFile::link(elsewhere.filePath(name), lesson + '/' + name));
            });
            QVERIFY(linked.broken);
            const std::string sentence = linked.broken->sentence();
            QVERIFY2(sentence.ends_with(std::string(name) + ": is a link that leads out of the lesson's "
                                                            "folder; put the file itself into the folder"),
                     sentence.c_str());
        }
    }

    /// The folder .saved of a stranger's lesson may lead to the user's files.
    void no_file_is_moved_out_of_a_linked_folder() {
        QTemporaryDir elsewhere;
        write(elsewhere.filePath("mine.txt"), "mine");
        const Lesson lesson = load_one(lesson_json, lesson_md, [&](const QString& folder) {
            QVERIFY(QFile::link(elsewhere.path(), folder + "/.saved"));
        });
        QVERIFY(!lesson.broken);
        QVERIFY(QFile::exists(elsewhere.filePath("mine.txt")));
    }

    void steps_beyond_the_recording_are_refused() {
        for (const char* show : {"99", "[5, 0]", "[1, 4]"}) {
            const Lesson lesson =
                load_one(QByteArray(lesson_json).replace("[1, 2]],", QByteArray(show) + "],"));
            QVERIFY(!lesson.broken);
            const auto track = LessonTrack::make(lesson);
            QVERIFY2(!track, show);
            QCOMPARE(track.error().code, ErrorCode::input);
        }
    }

    void figures_that_cannot_be_made_are_refused_with_their_place() {
        const Lesson lesson = load_one(QByteArray(figures_json).replace("\"row\": 1", "\"row\": 2"));
        QVERIFY(!lesson.broken);
        const auto track = LessonTrack::make(lesson);
        QVERIFY(!track);
        QCOMPARE(track.error().code, ErrorCode::input);
        QVERIFY(track.error().where.find("/steps/1/show/0") != std::string::npos);
    }

    void any_bytes_give_an_error_at_most() {
        const std::uint64_t seed = std::random_device{}();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::mt19937_64 random(seed);
        for (int i = 0; i < 300; ++i) {
            QByteArray json = i % 2 == 0 ? lesson_json : figures_json;
            for (int change = 0; change < 3; ++change)
                json[static_cast<qsizetype>(random() % static_cast<std::uint64_t>(json.size()))] =
                    static_cast<char>(random() % 256);
            json.truncate(static_cast<qsizetype>(random() % static_cast<std::uint64_t>(json.size() * 2)));
            load_one(json);
        }
    }

    /// A picture may have an instance of its own.
    void the_headline_names_what_is_pictured() {
        Session session;
        Window the(session);
        the.bring_up();
        for (const auto& [step, named] : {std::pair("4", "Six volumes"), {"1", "toy_4_12"}}) {
            ViewOptions options;
            options.lesson = QStringLiteral("trying-everything");
            options.step = QLatin1String(step);
            QVERIFY(the.page->apply(options));
            KS_WAIT_FOR(!the.page->busy());
            KS_WAIT_FOR(the.page->headline().contains(QLatin1String(named)));
        }
    }
};

KS_TEST(LessonsPageTest)
#include "lessons_page_test.moc"
