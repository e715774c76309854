// SPDX-License-Identifier: GPL-3.0-or-later
// The limit of a watched run, and the runs that ship: read, replayed, and compared with the ceilings.
#include <QMenu>

#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/live_samples.h"
#include "tests/ui/window.h"
#include "ui/live/live_panel.h"
#include "ui/live/recordings.h"

#include <QCheckBox>
#include <QPushButton>
#include <QToolButton>

using namespace ks;
using namespace ks::ui;

class LiveLimitTest : public QObject {
    Q_OBJECT

    using Tab = LivePanel::Tab;

    static LivePanel& panel(tests::Window& the) { return *the.find<LivePanel>("live-panel"); }

    static void open(tests::Window& the, const QString& path) {
        const int before = panel(the).runs().count();
        panel(the).open(path);
        KS_WAIT_FOR(panel(the).runs().count() == before + 1 && !panel(the).busy());
    }
    static QString path_of(const char* title) {
        for (const RecordedRun& each : recordings())
            if (each.title.startsWith(QLatin1String(title)))
                return each.path;
        return {};
    }
    static QString limit_words(tests::Window& the, int row = 0) {
        const WatchedRuns::Entry* entry = panel(the).runs().entry(row);
        return entry && entry->limit ? entry->limit->words : QString();
    }
    static void run_watched(tests::Window& the) {
        the.session.set_target(QStringLiteral("gpu:0"));
        the.session.open(tests::table_2_2());
        the.session.set_watch({.probe = true, .telemetry = true, .repeat_s = 1});
        the.window->show_page(QStringLiteral("run"));
        KS_WAIT_FOR(the.find<QCheckBox>("mckp.shared"));
        the.find<VariantList>("variants")->tick({QStringLiteral("mckp.shared")});
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR(panel(the).runs().count() == 1 && !the.window->current_page()->busy());
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        qunsetenv("KS_LIVE_PACE");
        qunsetenv("KS_LIVE_CEILINGS");
    }

    void recordings_have_names() {
        QStringList titles;
        for (const RecordedRun& each : recordings())
            titles << each.title;
        QVERIFY2(titles.contains(QStringLiteral("mckp.sync, blocks of 672, on NVIDIA H200, 2026-11-25")),
                 qPrintable(titles.join(QLatin1Char('\n'))));
        QVERIFY(titles.contains(QStringLiteral("mckp.tuned, on NVIDIA H200, 2026-11-25")));
        // Two runs of the same mix differ in their schedule.
        QVERIFY(titles.contains(
            QStringLiteral("kernel-mix.run, blocks of 256, on NVIDIA H200, 2026-11-26, schedule = planned")));
        QCOMPARE(titles.removeDuplicates(), qsizetype{0});
        tests::Window the;
        const QString broken = the.write(QStringLiteral("b.knapscope-live.json"), "{\"format\":");
        QCOMPARE(recording_title(broken), QStringLiteral("b.knapscope-live.json"));
    }

    /// From the menu of a page that has no instance and no GPU.
    void every_recording_is_replayed() {
        tests::Window the;
        the.window->show_page(QStringLiteral("run"));
        auto* menu = the.find<QMenu>("empty-recordings-menu");
        emit menu->aboutToShow();
        emit menu->aboutToShow(); // filled again each time, without duplicates
        QCOMPARE(static_cast<std::size_t>(menu->actions().size()), recordings().size());
        QVERIFY(menu->actions().size() >= 5);
        int count = 0;
        for (QAction* action : menu->actions()) {
            action->trigger();
            ++count;
            KS_WAIT_FOR(panel(the).runs().count() == count && !panel(the).busy());
            QVERIFY2(!panel(the).problem(), qPrintable(action->text()));
            const WatchedRuns::Entry* entry = panel(the).runs().entry(count - 1);
            QVERIFY(entry->run.timeline && entry->run.summary.achieved && entry->path.isEmpty());
            QVERIFY2(limit_words(the, count - 1).contains(QStringLiteral("Open the instance")),
                     qPrintable(limit_words(the, count - 1)));
        }
        auto* more = the.find<QMenu>("open-live-menu");
        emit more->aboutToShow();
        QVERIFY(more->actions().size() >= count + 2); // a file, a separator, the recordings
    }

    /// The sentence and the point appear when the run's instance is opened, and stay when it is closed.
    void a_recording_is_held_against_its_ceilings() {
        tests::Window the;
        the.window->show_page(QStringLiteral("run"));
        open(the, path_of("mckp.shared"));
        QVERIFY(!panel(the).runs().entry(0)->limit->roofline);
        const auto set5 = generate("thesis-set5", "multiple-choice", {});
        QVERIFY(set5);
        the.session.open(*set5);
        KS_WAIT_FOR(panel(the).runs().entry(0)->limit->roofline.has_value());
        const LiveLimit limit = *panel(the).runs().entry(0)->limit;
        QVERIFY2(limit.words.contains(QStringLiteral("is the limit")) ||
                     limit.words.contains(QStringLiteral("nothing that is counted")),
                 qPrintable(limit.words));
        QVERIFY(limit.point && limit.ceilings);
        QCOMPARE(limit.ceilings->device, std::string("NVIDIA H200"));
        // 100 launches according to the recording, each either waited for or in a queue.
        QVERIFY2(limit.roofline->find(roofline::Resource::launches) != nullptr, qPrintable(limit.words));
        QVERIFY(limit.roofline->find(roofline::Resource::launches)->how.starts_with("100 x"));
        the.session.open(tests::table_2_2());
        KS_WAIT_FOR(!panel(the).busy());
        QCOMPARE(limit_words(the), limit.words);

        panel(the).show_tab(Tab::limit);
        QVERIFY(!the.find<QWidget>("chart-bar")->isVisible()); // it has no time axis
        const auto csv = the.window->current_page()->csv();
        QVERIFY(csv && csv->startsWith("resource,seconds,share") && csv->contains("arithmetic"));
    }

    void a_watched_run_of_this_session_has_a_limit() {
        tests::use_live_runner("good");
        qputenv("KS_LIVE_CEILINGS", source_path("assets/ceilings/nvidia-h200.json").toLocal8Bit());
        tests::Window the;
        run_watched(the);
        const WatchedRuns::Entry* entry = panel(the).runs().entry(0);
        KS_WAIT_FOR(entry->limit && entry->limit->roofline);
        QVERIFY(entry->limit->roofline->seconds == 1.4e-3);
        QTest::mouseClick(the.find<QToolButton>("tab-limit"), Qt::LeftButton);
        QCOMPARE(panel(the).tab(), Tab::limit);
    }

    void without_ceilings_the_command_is_shown() {
        tests::use_live_runner("good");
        tests::Window the;
        run_watched(the);
        KS_WAIT_FOR(limit_words(the).contains(QStringLiteral("knapscope-run devices --measure")));
        panel(the).show_tab(Tab::limit);
        QVERIFY(!the.window->current_page()->csv());
        QVERIFY(the.window->current_page()->picture({1000, 700}));
    }

    /// Its own blocks are reported at the end, but an earlier run had the same launches.
    void the_theory_is_shown_for_a_current_run() {
        tests::use_live_runner("good", "60");
        tests::Window the;
        run_watched(the);
        panel(the).show_tab(Tab::live);
        auto* theory = the.find<QToolButton>("live-theory");
        QVERIFY(theory->isVisible());
        the.session.set_watch({.probe = true, .telemetry = true, .repeat_s = 60});
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        auto* pause = the.find<QToolButton>("live-play"); // it is visible during a run
        KS_WAIT_FOR(pause->isVisible() && panel(the).view().all().length() > 0.1);
        KS_WAIT_FOR(theory->isVisible() && pause->isVisible());
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR(panel(the).runs().count() == 2 && !the.window->current_page()->busy());
    }

    void a_missing_limit_is_explained() {
        auto run = std::make_shared<live::LiveRun>(*tests::watched_run("mckp.shared", 1, 0.5F));
        const auto words = [&run](const InstancePtr& instance = {}) {
            const auto ceilings = ceilings_of(*run, {});
            return limit_of({.run = run, .instance = instance, .launches = 3, .ceilings = ceilings}, {})
                .words;
        };
        QVERIFY(words().contains(QStringLiteral("no time of any stage")));
        QVERIFY(!may_have_limit(*run));
        run->stages = {{.name = "compute", .begin_ms = 0, .ms = 1}};
        QVERIFY(may_have_limit(*run));
        QVERIFY(words().contains(QStringLiteral("--measure")));
        run->device = "NVIDIA H200";
        QVERIFY(words(tests::table_2_2()).contains(QStringLiteral("without an answer")));
        run->instance_sha256 = "00";
        QVERIFY(
            words(tests::table_2_2()).contains(QStringLiteral("Open the instance of this run, Table 2.2")));
        run->instance_sha256 = fingerprint(*tests::table_2_2());
        QVERIFY(words().contains(QStringLiteral("Open the instance")));
        QVERIFY(words(tests::table_2_2()).contains(QStringLiteral("nothing that is counted explains")));
        run->stages.front().name = "upload";
        QVERIFY(words(tests::table_2_2()).contains(QStringLiteral("no time of its stage compute")));
        run->stages.front().name = "compute";
        run->parameters = {{"block", "33"}};
        QVERIFY(words(tests::table_2_2()).startsWith(QStringLiteral("What limits this run is not known: ")));
        run->variant = "mckp.sequential"; // a CPU variant, whose work is not counted
        run->parameters = {};
        QVERIFY(words(tests::table_2_2()).startsWith(QStringLiteral("mckp.sequential does not tell")));
        run->on = "emulator";
        QVERIFY(words(tests::table_2_2()).contains(QStringLiteral("emulator")));
        QVERIFY(!may_have_limit(*run));
    }
};

KS_TEST(LiveLimitTest)
#include "live_limit_test.moc"
