// SPDX-License-Identifier: GPL-3.0-or-later
// Watching runs in the window, on an invented GPU (tests/ui/live_runner.py).
#include <nlohmann/json.hpp>

#include <QCheckBox>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QWheelEvent>

#include "solvers/core/json_out.h"
#include "solvers/run/live_document.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/live_samples.h"
#include "tests/ui/window.h"
#include "tests/visual/same_picture.h"
#include "ui/base/key_choices.h"
#include "ui/frame/export_view.h"
#include "ui/jobs/runner.h"
#include "ui/live/live_panel.h"
#include "ui/live/time_canvas.h"
#include "ui/widgets/long_spin_box.h"
#include "visual/export/export.h"

using namespace ks;
using namespace ks::ui;

class LiveFlowTest : public QObject {
    Q_OBJECT

    using Tab = LivePanel::Tab;

    static LivePanel& panel(tests::Window& the) { return *the.find<LivePanel>("live-panel"); }
    static QPushButton* primary(tests::Window& the) { return the.find<QPushButton>("primary"); }

    /// The Run page with the invented GPU, one kernel ticked and watched.
    static void open_run_page(tests::Window& the, bool watch = true) {
        the.session.set_target(QStringLiteral("gpu:0"));
        the.session.open(tests::table_2_2());
        the.session.set_watch({.probe = watch, .telemetry = watch, .repeat_s = watch ? 1.0 : -10});
        the.window->show_page(QStringLiteral("run"));
        KS_WAIT_FOR(the.find<QCheckBox>("mckp.shared"));
        the.find<VariantList>("variants")->tick({QStringLiteral("mckp.shared")});
    }
    static void run_it(tests::Window& the) {
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR(panel(the).runs().count() == 1 && !the.window->current_page()->busy());
    }

    /// Whether nothing is drawn near the edges of a picture.
    static bool has_margin(const QImage& picture) {
        constexpr int margin = 16;
        const QRect inner = picture.rect().adjusted(margin, margin, -margin, -margin);
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (!inner.contains(x, y) && picture.pixel(x, y) != picture.pixel(0, 0))
                    return false;
        return !picture.isNull();
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        qunsetenv("KS_LIVE_PACE");
    }

    void a_run_is_watched_and_replayed() {
        tests::use_live_runner("good");
        tests::Window the;
        open_run_page(the);
        QVERIFY(!the.find<QWidget>("live-tabs")->isVisible()); // nothing has been watched yet
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(panel(the).tab(), Tab::live); // it comes to the front automatically
        KS_WAIT_FOR(panel(the).runs().count() == 1 && !the.window->current_page()->busy());
        QCOMPARE(the.session.outcomes().size(), std::size_t{1});
        const LaidOutRun& run = panel(the).runs().entry(0)->run;
        QCOMPARE(run.run->device, std::string("Made-up GPU"));
        QVERIFY(!run.run->samples.empty() && !run.run->solves.empty());
        QVERIFY(run.timeline && run.summary.achieved && run.summary.achieved->of_active > 0);

        // The launch is shown on the Occupancy page with one click in its chart.
        panel(the).show_tab(Tab::live);
        QTest::mouseClick(the.find<QToolButton>("live-theory"), Qt::LeftButton);
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("occupancy"));
        QCOMPARE(the.find<LongSpinBox>("grid")->value(), run.run->timeline->launches[0].grid);
        the.window->show_page(QStringLiteral("run"));

        QTest::mouseClick(the.find<QToolButton>("tab-blocks"), Qt::LeftButton);
        Replay& replay = panel(the).replay();
        QCOMPARE(replay.at(), 0.0);
        replay.advance(1);
        const double second = replay.at();
        QVERIFY(second > 0 && second < run.timeline->all().end);
        replay.change_speed(1);
        replay.advance(1);
        QVERIFY(replay.at() > 2.9 * second);
        replay.advance(1e9);
        QCOMPARE(replay.at(), run.timeline->all().end);
        QVERIFY(!replay.playing());
    }

    /// During the run the picture can be paused, and later shows the data that arrived in between.
    void a_picture_is_paused_while_the_run_continues() {
        tests::use_live_runner("good", "60");
        tests::Window the;
        open_run_page(the);
        the.session.set_watch({.probe = true, .repeat_s = 60});
        QTest::mouseClick(primary(the), Qt::LeftButton);
        TimeView& view = panel(the).view();
        KS_WAIT_FOR(panel(the).tab() == Tab::live && view.all().length() > 0.1);
        auto* picture = the.find<TimeCanvas>("live-picture");
        picture->setFocus();
        QTest::keyClick(picture, Qt::Key_Space);
        QVERIFY(view.paused());
        const scene::TimeSpan shown = view.window();
        KS_WAIT_FOR(view.all().end > shown.end * 2);
        QCOMPARE(view.window(), shown);
        QTest::keyClick(picture, Qt::Key_Space);
        QVERIFY(!view.paused());
        QCOMPARE(view.window(), view.all());
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(primary(the)->text(), QStringLiteral("Run"));
        KS_WAIT_FOR_EQUAL(panel(the).runs().count(), 1); // the data so far are kept
    }

    void the_time_is_zoomed_by_keys_wheel_and_drag() {
        tests::use_live_runner("good");
        tests::Window the;
        open_run_page(the);
        run_it(the);
        panel(the).show_tab(Tab::live);
        auto* picture = the.find<TimeCanvas>("live-picture");
        picture->setFocus();
        QCoreApplication::processEvents();
        TimeView& view = panel(the).view();
        const double all = view.all().length();
        QVERIFY(all > 0 && !view.zoomed());
        QTest::keyClick(picture, Qt::Key_Plus);
        QVERIFY(view.window().length() < all * 0.9);
        QTest::keyClick(picture, Qt::Key_Minus);
        QVERIFY(!view.zoomed());
        const scene::Rect plot = picture->plot().plot;
        QVERIFY(plot.width > 100);
        const QPoint left(static_cast<int>(plot.x + plot.width / 4),
                          static_cast<int>(plot.y + plot.height / 2));
        const QPoint right(static_cast<int>(plot.x + plot.width / 2), left.y());
        QTest::mouseMove(picture, left);
        QVERIFY(view.cursor());
        QTest::mousePress(picture, Qt::LeftButton, {}, left);
        QTest::mouseMove(picture, right);
        QTest::mouseRelease(picture, Qt::LeftButton, {}, right);
        QVERIFY(std::abs(view.window().length() - all / 4) < all / 20);
        QTest::mouseDClick(picture, Qt::LeftButton, {}, left);
        QVERIFY(!view.zoomed());
        QWheelEvent turn(left, picture->mapToGlobal(left), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                         Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(picture, &turn);
        QVERIFY(view.zoomed());
        QTest::keyClick(picture, Qt::Key_0);
        QVERIFY(!view.zoomed());
        QVERIFY(KeyChoices::of_program().choose("step.faster", {QKeySequence(Qt::Key_Z)}));
        QTest::keyClick(picture, Qt::Key_Plus); // the key has no effect here
        QVERIFY(!view.zoomed());
        QTest::keyClick(picture, Qt::Key_Z);
        QVERIFY(view.zoomed());
        KeyChoices::of_program().reset_all();
        QTest::keyClick(picture, Qt::Key_0, Qt::ControlModifier);
        QVERIFY(!view.zoomed());
        QTest::keyClick(picture, Qt::Key_Right);
        QVERIFY(view.cursor());
    }

    void every_tab_is_exported() {
        tests::use_live_runner("good");
        tests::Window the;
        open_run_page(the);
        the.session.set_watch({.probe = true, .counters = live::CounterSet::basic, .repeat_s = 1});
        run_it(the);
        for (const auto& [tab, head] : {std::pair(Tab::live, "t_s,occupancy"),
                                        {Tab::blocks, "launch,block"},
                                        {Tab::timing, "t_s,total_ms"},
                                        {Tab::counters, "range,launches"},
                                        {Tab::compare, "variant,parameters"}}) {
            panel(the).show_tab(tab);
            const auto csv = the.window->current_page()->csv();
            QVERIFY2(csv && csv->startsWith(head) && csv->count('\n') > 1, head);
            const auto picture = the.window->current_page()->picture({1200, 900});
            QVERIFY(picture);
            QCOMPARE(tests::differing_formats(*picture), QString());
            const auto png = visual::encoded(*picture, visual::Format::png);
            QVERIFY(png);
            QVERIFY2(has_margin(QImage::fromData(*png)), head);
        }
    }

    void a_run_is_saved_and_opened_again() {
        tests::use_live_runner("good");
        tests::Window the;
        open_run_page(the);
        run_it(the);
        const QString path = the.folder.filePath(QStringLiteral("a.knapscope-live.json"));
        panel(the).save(0, path);
        KS_WAIT_FOR(!panel(the).busy() && QFileInfo::exists(path));
        QCOMPARE(panel(the).runs().entry(0)->path, path);

        tests::Window other; // without an instance, and on a machine without a GPU
        QVERIFY(other.window->open_path(path));
        QCOMPARE(other.window->current_page()->info().id, QStringLiteral("run"));
        KS_WAIT_FOR_EQUAL(panel(other).runs().count(), 1);
        QVERIFY(other.find<TimeCanvas>("live-picture")->isVisible());
        const auto text_of = [](tests::Window& of) {
            return to_line(to_json(*panel(of).runs().entry(0)->run.run));
        };
        QCOMPARE(text_of(other), text_of(the));

        // A broken file is reported, and the current view is kept.
        QByteArray text = tests::Window::read(path);
        const QString broken = the.write(QStringLiteral("b.json"), text.left(text.size() / 2));
        QVERIFY(other.window->open_path(broken));
        const auto* failure = other.find<QLabel>("failure");
        KS_WAIT_FOR(failure->isVisible());
        QVERIFY2(failure->text().contains("b.json"), qPrintable(failure->text()));
        QCOMPARE(panel(other).runs().count(), 1);
        const QString later =
            the.write(QStringLiteral("c.json"), text.replace("\"version\":1", "\"version\":9"));
        QVERIFY(other.window->open_path(later));
        KS_WAIT_FOR(failure->text().contains("c.json"));
        QCOMPARE(panel(other).runs().count(), 1);
    }

    void runs_are_laid_over_each_other_and_compared() {
        tests::Window the;
        the.window->show_page(QStringLiteral("run"));
        WatchedRuns& runs = panel(the).runs();
        for (const auto& [variant, ms, full] :
             {std::tuple("mckp.shared", 2.0, 0.5F), {"mckp.sync", 1.0, 0.75F}}) {
            const LiveRunPtr run = tests::watched_run(variant, ms, full);
            runs.set_laid_out(
                {.run = run, .summary = summary_of(*run), .timeline = nullptr}); // not available yet
            const int row = runs.add(run);
            runs.set_laid_out({.run = run, .summary = summary_of(*run), .timeline = nullptr});
            QVERIFY(runs.setData(runs.index(row, 0), Qt::Checked, Qt::CheckStateRole));
        }
        QCOMPARE(runs.ticked().size(), std::size_t{2});
        runs.set_baseline(0);
        QVERIFY(runs.comparison(0).isEmpty());
        const QString words = runs.comparison(1);
        QVERIFY2(words.contains(QStringLiteral("2.00× as fast")) &&
                     words.contains(QStringLiteral("25.0 points more")),
                 qPrintable(words));
        auto emulated = std::make_shared<live::LiveRun>(*tests::watched_run("mckp.sync", 1, 0.5F));
        emulated->on = "emulator";
        const int row = runs.add(emulated);
        runs.set_laid_out({.run = emulated, .summary = summary_of(*emulated), .timeline = nullptr});
        QVERIFY2(!runs.comparison(row).contains(QStringLiteral("as fast")) &&
                     runs.comparison(row).contains(QStringLiteral("emulator")),
                 qPrintable(runs.comparison(row)));
        runs.remove(0);
        QCOMPARE(runs.baseline(), -1);
    }

    /// Without an instance, and with an empty table, the watched runs are available nevertheless.
    void watched_runs_stay_within_reach_of_the_empty_table() {
        tests::Window the;
        the.window->show_page(QStringLiteral("run"));
        QVERIFY(!the.find<QWidget>("live-tabs")->isVisible()); // nothing can be run yet
        the.session.add_watched(tests::watched_run("mckp.sync", 1, 0.5F));
        KS_WAIT_FOR(panel(the).runs().count() == 1 && panel(the).tab() != Tab::table);
        panel(the).show_tab(Tab::table);
        QVERIFY(the.find<QWidget>("live-tabs")->isVisible());
        const auto* words = the.find<QLabel>("no-runs");
        QVERIFY2(words->text().contains(QStringLiteral("were watched are under Live")),
                 qPrintable(words->text()));
        const auto csv = the.window->current_page()->csv();
        QVERIFY(!csv);
        QCOMPARE(csv.error().what, std::string("the table of runs is empty"));
    }

    void an_old_runner_is_asked_without_watching() {
        tests::use_live_runner("old");
        tests::Window the;
        open_run_page(the);
        QTest::mouseClick(primary(the), Qt::LeftButton);
        auto* offer = the.find<QPushButton>("run-unwatched");
        KS_WAIT_FOR(offer->isVisible());
        QVERIFY2(the.find<QLabel>("failure")->text().contains(QStringLiteral("cannot watch")),
                 qPrintable(the.find<QLabel>("failure")->text()));
        QTest::mouseClick(offer, Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.session.outcomes().size(), std::size_t{1});
        QVERIFY(the.find<QLabel>("failure")->isHidden() && offer->isHidden());
        QCOMPARE(panel(the).runs().count(), 0);
    }

    void a_bad_runner_leaves_the_window_alive_data() {
        QTest::addColumn<QByteArray>("behaviour");
        QTest::addColumn<QString>("said");
        QTest::newRow("dies") << QByteArray("dies") << QStringLiteral("crashed");
        QTest::newRow("cut") << QByteArray("cut") << QStringLiteral("ended with code 5");
        QTest::newRow("garbage") << QByteArray("garbage") << QStringLiteral("not an event");
    }
    void a_bad_runner_leaves_the_window_alive() {
        QFETCH(QByteArray, behaviour);
        QFETCH(QString, said);
        tests::use_live_runner(behaviour.constData());
        tests::Window the;
        open_run_page(the);
        QTest::mouseClick(primary(the), Qt::LeftButton);
        const auto* failure = the.find<QLabel>("failure");
        KS_WAIT_FOR(failure->isVisible());
        QVERIFY2(failure->text().contains(said), qPrintable(failure->text()));
        KS_WAIT_FOR_EQUAL(panel(the).runs().count(), 1); // the data so far are kept
        QVERIFY(!panel(the).runs().entry(0)->run.run->samples.empty());
        tests::use_live_runner("good"); // the next run starts another process
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(panel(the).runs().count(), 2);
    }

    void a_runner_that_hangs_is_cancelled() {
        tests::use_live_runner("hangs");
        tests::Window the;
        the.session.runner().set_patience({.answer_ms = 20'000, .silence_ms = 8'000, .cancel_ms = 300});
        open_run_page(the);
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR(panel(the).view().all().length() > 0);
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(primary(the)->text(), QStringLiteral("Run"));
        KS_WAIT_FOR_EQUAL(panel(the).runs().count(), 1);
    }

    void impossible_events_are_dropped() {
        for (const char* behaviour : {"wrong", "strange", "torn"}) {
            tests::use_live_runner(behaviour);
            tests::Window the;
            open_run_page(the);
            run_it(the);
            const LaidOutRun& run = panel(the).runs().entry(0)->run;
            QCOMPARE(run.timeline != nullptr, behaviour != QByteArray("strange"));
            QCOMPARE(the.session.outcomes().size(), std::size_t{1});
            if (behaviour == QByteArray("wrong"))
                QCOMPARE(run.run->samples.size(), std::size_t{2});
        }
    }

    /// Ten thousand samples at once: they are handled a few at a time, and the window responds in between.
    void a_flood_of_samples_leaves_the_window_alive() {
        tests::use_live_runner("flood");
        tests::Window the;
        open_run_page(the);
        QTest::mouseClick(primary(the), Qt::LeftButton);
        int heard = 0;
        QTimer user; // its timer fires each time the window's event loop runs
        connect(&user, &QTimer::timeout, this,
                [&] { heard += panel(the).view().all().length() > 0 && panel(the).runs().count() == 0; });
        user.start(0);
        KS_WAIT_FOR_EQUAL(panel(the).runs().count(), 1);
        QVERIFY2(heard > 10, qPrintable(QString::number(heard)));
        QCOMPARE(panel(the).runs().entry(0)->run.run->samples.size(), std::size_t{10'000});
    }

    void the_user_chooses_what_to_watch() {
        tests::use_live_runner("good");
        tests::Window the;
        open_run_page(the, false);
        auto* watch = the.find<QCheckBox>("watch");
        QVERIFY(!watch->isChecked());
        watch->click();
        QVERIFY(the.session.watch().probe && the.session.watch().telemetry);
        the.find<QCheckBox>("repeat")->click();
        QCOMPARE(the.session.watch().repeat_s, 10.0);
        watch->click();
        the.find<QCheckBox>("repeat")->click();
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.session.outcomes().size(), std::size_t{1});
        QCOMPARE(panel(the).runs().count(), 0);
        QCOMPARE(panel(the).tab(), Tab::table);
    }
};

KS_TEST(LiveFlowTest)
#include "live_flow_test.moc"
