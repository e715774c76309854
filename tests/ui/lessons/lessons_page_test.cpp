// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/run/live_document.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/lessons/written_lessons.h"
#include "tests/ui/page_window.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_card.h"
#include "ui/lessons/lesson_track.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/style.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

#include <nlohmann/json.hpp>

using namespace ks;
using namespace ks::tests;
using namespace ks::ui;

class LessonsPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() {
        tests::fail_on_warnings();
        qunsetenv("KNAPSCOPE_ASSETS");
    }

    /// A long word does not wrap, so the list must be at least as wide.
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
        LessonsWindow window(session);
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
        LessonsWindow window(session);
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
        QCOMPARE(window.title(), "3. Minus infinity"); // back to its beginning
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
        LessonsWindow window(session);
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

    void a_lesson_shows_the_progress() {
        Session session;
        LessonsWindow window(session);
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

    void the_key_p_explains_that_lessons_ask_questions() {
        Session session;
        LessonsWindow window(session);
        window.bring_up();
        window.press(Qt::Key_P);
        KS_WAIT_FOR(QToolTip::text().startsWith("A lesson asks its own questions"));
        QToolTip::hideText();
    }

    void words_find_lessons() {
        Session session;
        LessonsWindow window(session);
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
        const QStringList few = found(); // the lessons with both words
        QVERIFY(!few.isEmpty() && few.size() < 5);
        QTest::keyClick(words, Qt::Key_Return);
        KS_WAIT_FOR(!window.page->busy());
        QCOMPARE(window.subtitle(), few.front()); // Return opens the first of them
        words->setText(QStringLiteral("aardvark"));
        QVERIFY(found().isEmpty());
    }

    void chapters_fold() {
        Session session;
        LessonsWindow window(session);
        window.bring_up();
        const auto body = [&window](int row) {
            return window.list()->itemWidget(window.list()->item(row))->findChild<QWidget*>("body");
        };
        const int last = window.list()->count() - 1;
        QVERIFY(body(0)->isVisible());                  // the chapter of the open lesson
        QVERIFY(window.list()->item(last)->isHidden()); // another chapter
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

    /// In the projector theme at 1280x800, what is right was cut through.
    void the_verdict_on_a_small_page_is_whole() {
        Session session;
        session.set_theme(paint::ThemeId::projector);
        apply_style(session.theme());
        LessonsWindow window(session);
        window.resize(1150, 670);
        window.bring_up();
        QVERIFY(window.page->apply({.step = "3.5", .lesson = "thesis-example-2.1"}));
        KS_WAIT_FOR(!window.page->busy());
        const auto* grade = window.page->findChild<QLabel*>(QStringLiteral("grade"));
        for (int tries = 0; tries < 2; ++tries) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_7);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
        QVERIFY2(grade->text().contains(u'2'), qPrintable(grade->text()));
        const QLabel* because = window.page->findChild<QLabel*>(QStringLiteral("because"));
        for (const QLabel* label : {static_cast<const QLabel*>(grade), because})
            KS_WAIT_FOR(label->height() >= label->heightForWidth(label->width()));
        qApp->setStyleSheet({});
    }

    void a_lesson_written_into_a_folder_appears() {
        QTemporaryDir assets;
        qputenv("KNAPSCOPE_ASSETS", assets.path().toUtf8());
        Session session;
        LessonsWindow window(session);
        window.bring_up();
        const int before = window.list()->count();
        write_lesson(assets.path() + "/lessons/zz-today");
        window.page->activated(); // coming back to the page is enough
        KS_WAIT_FOR(!window.page->busy());
        QCOMPARE(window.list()->count(), before + 1);
        window.list()->setCurrentRow(0); // the user's lessons come first
        KS_WAIT_FOR_EQUAL(window.title(), QStringLiteral("1. One"));
        QCOMPARE(window.text().trimmed(), "The first.");
        window.press(Qt::Key_End);
        QCOMPARE(window.text().trimmed(), "The second.");
        QVERIFY(window.page->apply({{}, {}, "zz-today"}));
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(window.page->apply({{}, {}, "no-such"}));
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(window.page->problem() && window.page->problem()->code == ErrorCode::usage);
    }

    /// The list and the page name the line of the file, and no JSON Pointer.
    void a_broken_lesson_names_a_line() {
        QTemporaryDir assets;
        qputenv("KNAPSCOPE_ASSETS", assets.path().toUtf8());
        write_lesson(assets.path() + "/lessons/zz-broken",
                     QByteArray(figures_json).replace("\"launch\"", "\"lunch\""));
        Session session;
        LessonsWindow window(session);
        window.bring_up();
        window.list()->setCurrentRow(0); // lessons of one's own come first
        const QString failure = window.page->findChild<QLabel*>(QStringLiteral("failure"))->text();
        static const QRegularExpression line(QStringLiteral("^zz-broken/lesson\\.json:\\d+:\\d+: "));
        QVERIFY2(failure.contains(line), qPrintable(failure));
        QVERIFY2(!failure.contains(QStringLiteral("/steps")), qPrintable(failure));
        QStringList told;
        for (const QLabel* label : window.list()->findChildren<QLabel*>())
            told << label->text();
        QVERIFY2(told.contains(failure), qPrintable(told.join(u'|')));
        QVERIFY2(!told.join(u'|').contains(QStringLiteral("/steps")), qPrintable(told.join(u'|')));
    }

    /// Next and Back leave Space to playing, also with the focus.
    void space_plays_with_the_focus_on_next() {
        Session session;
        LessonsWindow window(session);
        window.bring_up();
        const QString before = window.title();
        auto* play = window.findChild<QToolButton*>(QStringLiteral("step.play"));
        for (const char* name : {"primary", "back"}) {
            auto* button = window.findChild<QPushButton*>(QLatin1String(name));
            if (!button->isEnabled() || !button->isVisible())
                continue;
            button->setFocus(Qt::TabFocusReason);
            QTest::keyClick(button, Qt::Key_Space);
            QCOMPARE(play->accessibleName(), QStringLiteral("Pause"));
            QTest::keyClick(button, Qt::Key_Space);
            QCOMPARE(play->accessibleName(), QStringLiteral("Play"));
            QCOMPARE(window.title(), before);
        }
    }

    void figures_stand_in_place_of_the_table() {
        QTemporaryDir assets;
        qputenv("KNAPSCOPE_ASSETS", assets.path().toUtf8());
        write_lesson(assets.path() + "/lessons/figures", figures_json);
        Session session;
        LessonsWindow window(session);
        window.bring_up(); // order 0 comes first, and the first lesson is opened
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

    /// The link opens what the step shows: the traced kernel, or the instance.
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
        QVERIFY(broken("[\"results/live/nowhere.json\"]").empty()); // the file is read only when it is shown
        const Lesson others = load_one(QByteArray(json).replace("\"live\"", "\"access\""));
        QVERIFY(others.broken); // the figure accepts no runs
    }

    void the_shown_view_opens_data() {
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
    void the_shown_view_opens() {
        QFETCH(const QString, kernel);
        Session session;
        LessonsWindow window(session);
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

    void a_broken_lesson_is_listed_with_its_error() {
        QTemporaryDir assets;
        qputenv("KNAPSCOPE_ASSETS", assets.path().toUtf8());
        write_lesson(assets.path() + "/lessons/a-broken", "{\"format\": \"knapscope-lesson\", \n oops");
        QDir().mkpath(assets.path() + "/lessons/b-empty");
        Session session;
        LessonsWindow window(session);
        window.bring_up();
        QVERIFY(!window.title().isEmpty()); // a whole lesson was opened
        int broken = 0;                     // lessons without an order come last, by folder name
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

    /// A picture may have a different instance.
    void the_headline_names_what_is_pictured() {
        Session session;
        LessonsWindow the(session);
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
