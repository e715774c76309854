// SPDX-License-Identifier: GPL-3.0-or-later
// The hardware's counters on the Kernel page, from an invented GPU (tests/ui/counting_runner.py).
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/kernel/kernel_page_driver.h"
#include "ui/frame/export_view.h"
#include "ui/kernel/kernel_view.h"
#include "ui/widgets/long_spin_box.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace ks;
using namespace ks::ui;

class KernelCountsTest : public tests::KernelPageDriver {
    Q_OBJECT

    static void use_counting_runner(const char* behaviour) {
        qputenv("KNAPSCOPE_RUNNER", source_path("tests/ui/counting_runner.py").toLocal8Bit());
        qputenv("KS_REAL_RUNNER", built_runner().toLocal8Bit());
        qputenv("KS_COUNT", behaviour);
    }
    static void open_and_trace(tests::Window& the) {
        open(the, tests::table_2_2());
        the.session.ask_runner(); // as the program does at its start
        KS_WAIT_FOR(the.session.runner_answered());
        trace(the);
    }
    static QPushButton& button(const tests::Window& the) { return *the.find<QPushButton>("count-on-gpu"); }
    static void count(const tests::Window& the) {
        QVERIFY(button(the).isVisible());
        QTest::mouseClick(&button(the), Qt::LeftButton);
        KS_WAIT_FOR(!the.window->current_page()->busy());
    }
    static QToolButton& toggle(const tests::Window& the) { return *the.find<QToolButton>("show-counters"); }
    /// The text of a counter's line.
    static QString line(const tests::Window& the, const char* counter) {
        for (const auto& each : shown<Canvas>(the, "kernel-counters")->list().regions)
            if (QString::fromStdString(each.description).startsWith(QLatin1String(counter)))
                return QString::fromStdString(each.description);
        return {};
    }
    static QString failure(const tests::Window& the) {
        const auto* label = the.find<QLabel>("failure");
        return label->isVisible() ? label->text() : QString();
    }

private slots:
    void init() { tests::fail_on_warnings(); }
    void cleanup() { qunsetenv("KS_COUNT_ASKED"); }

    /// The same run is made again on the GPU, and its counters are shown next to the emulator's.
    void hardware_counts_are_shown_next_to_the_emulators() {
        use_counting_runner("good");
        tests::Window the;
        const QString asked = the.folder.filePath(QStringLiteral("asked.json"));
        qputenv("KS_COUNT_ASKED", QFile::encodeName(asked));
        open(the, tests::table_2_2());
        the.session.ask_runner(); // as the program does at its start
        KS_WAIT_FOR(the.session.runner_answered());
        QVERIFY(!button(the).isVisible()); // there is nothing to compare yet
        trace(the);
        const QByteArray before = *the.window->current_page()->csv();
        count(the);
        QCOMPARE(failure(the), QString());
        QVERIFY(toggle(the).isChecked());

        const QJsonObject request = QJsonDocument::fromJson(tests::Window::read(asked)).object();
        QCOMPARE(request[QLatin1String("on")].toString(), QStringLiteral("gpu:0"));
        QCOMPARE(request[QLatin1String("variant")].toString(), QStringLiteral("mckp.global"));
        QCOMPARE(request[QLatin1String("watch")].toObject(),
                 QJsonObject({{QStringLiteral("counters"), QStringLiteral("full")}}));
        QVERIFY(request[QLatin1String("set")].toObject().contains(QLatin1String("block")));

        QCOMPARE(said(the, "kernel-counters", "source"),
                 std::string("Counted by the hardware: Made-up GPU (GH100), 7 passes."));
        QVERIFY(line(the, "kernel, launches:")
                    .endsWith(QStringLiteral("the emulator counted 3, the hardware counted 3")));
        QVERIFY(line(the, "global memory, stores, requests: the emulator counted 3, the hardware counted 3 (")
                    .endsWith(QLatin1Char(')')));
        const QString loads = line(the, "global memory, loads, requests:");
        QVERIFY2(loads.contains(QStringLiteral("the hardware counted 215\u202F891")) &&
                     loads.contains(QStringLiteral("they differ: +215\u202F")),
                 qPrintable(loads));
        QVERIFY(line(the, "global memory, loads, sectors:") // a negative count is invalid
                    .endsWith(QStringLiteral("the hardware has no figure")));

        const QByteArray after = *the.window->current_page()->csv();
        QVERIFY(after.contains(",counter,emulated,hardware,unit,metric,gpu"));
        QVERIFY2(after.contains(",global_store_requests,3,3,,l1tex__t_requests_pipe_lsu_mem_global_op_st.sum,"
                                "Made-up GPU"),
                 after.constData());
        QVERIFY(!before.contains("counter,emulated"));
        const auto columns = after.split('\n').front().count(',');
        for (const QByteArray& row : after.trimmed().split('\n'))
            QCOMPARE(row.count(','), columns);
    }

    void the_column_is_in_every_export() {
        use_counting_runner("good");
        tests::Window the;
        open_and_trace(the);
        count(the);
        Page* page = the.window->current_page();
        for (const char* name : {"png", "svg", "pdf", "csv"}) {
            const QString path = the.folder.filePath(QStringLiteral("view.") + QLatin1String(name));
            const auto done = export_view(*page, path, QSize(1200, 800));
            QVERIFY2(done, done ? "" : done.error().sentence().c_str());
            QVERIFY(tests::Window::read(path).size() > 500);
        }
        const auto picture = page->picture({1200, 800});
        QVERIFY(picture);
        const QString path = the.folder.filePath(QStringLiteral("part.svg"));
        QVERIFY(shown<KernelView>(the)->export_part(QStringLiteral("kernel-counters"), path));
        QVERIFY(tests::Window::read(path).contains("215"));
        QVERIFY(tests::Window::read(the.folder.filePath(QStringLiteral("view.svg"))).contains("215"));
    }

    /// Tracing another warp of the same run keeps the counters; another variant discards them.
    void counts_stay_with_their_run() {
        use_counting_runner("good");
        tests::Window the;
        open_and_trace(the);
        count(the);
        QSignalSpy settled(the.window->current_page(), &Page::settled);
        the.find<LongSpinBox>("launch")->set_value(2);
        KS_WAIT_FOR(!settled.isEmpty() && !the.window->current_page()->busy());
        QVERIFY(line(the, "global memory, loads, requests:").contains(QStringLiteral("215\u202F891")));
        the.find<QToolButton>("show-schedule")->setChecked(true); // only one of them can be on
        QVERIFY(!toggle(the).isChecked());
        toggle(the).setChecked(true);
        QVERIFY(!the.find<QToolButton>("show-schedule")->isChecked());
        choose(the, "variant", QStringLiteral("mckp.shared"));
        trace(the);
        QVERIFY(line(the, "global memory, loads, requests:")
                    .endsWith(QStringLiteral("the hardware has no figure")));
        QCOMPARE(said(the, "kernel-counters", "source"),
                 std::string("Not counted by the hardware yet: press Count on the GPU."));
        choose(the, "beside", QStringLiteral("mckp.global")); // two kernels leave no room for it
        trace(the);
        QVERIFY(!button(the).isVisible() && !toggle(the).isVisible());
    }

    void a_kernel_that_was_not_seen() {
        use_counting_runner("other");
        tests::Window the;
        open_and_trace(the);
        count(the);
        QVERIFY(
            scene::to_text(shown<Canvas>(the, "kernel-counters")->list()).find("it counted other.kernel") !=
            std::string::npos);
        QVERIFY(line(the, "kernel, launches:").endsWith(QStringLiteral("the hardware has no figure")));
    }

    /// Without a GPU the button is hidden; only the view of the counters states why.
    void without_a_gpu_only_the_view_of_counters_explains_why_data() {
        QTest::addColumn<QByteArray>("behaviour");
        QTest::addColumn<QString>("words");
        QTest::newRow("no GPU") << QByteArray("none") << QStringLiteral("none is in this test");
        QTest::newRow("closed") << QByteArray("closed")
                                << QStringLiteral("NVreg_RestrictProfilingToAdminUsers=0");
    }
    void without_a_gpu_only_the_view_of_counters_explains_why() {
        QFETCH(const QByteArray, behaviour);
        QFETCH(const QString, words);
        use_counting_runner(behaviour.constData());
        tests::Window the;
        open_and_trace(the);
        QVERIFY(!button(the).isVisible());
        for (const auto* label : the.window->current_page()->findChildren<QLabel*>())
            QVERIFY(!label->text().contains(words));
        QVERIFY(!the.window->current_page()->csv()->contains("hardware"));
        QTest::mouseClick(&toggle(the), Qt::LeftButton);
        const QString source = QString::fromStdString(said(the, "kernel-counters", "source"));
        QVERIFY2(source.contains(words), qPrintable(source));
        QVERIFY(line(the, "global memory, stores, requests: the emulator counted 3")
                    .endsWith(QStringLiteral("the hardware has no figure")));
    }

    /// An error is one sentence; the trace is kept, and the user can try again.
    void a_failure_is_a_sentence_data() {
        QTest::addColumn<QByteArray>("behaviour");
        QTest::addColumn<QString>("words");
        QTest::newRow("unavailable") << QByteArray("unavailable")
                                     << QStringLiteral("Another program uses the hardware's counters");
        QTest::newRow("silent") << QByteArray("silent") << QStringLiteral("told no counters of that run");
        QTest::newRow("wrong") << QByteArray("wrong")
                               << QStringLiteral("expected a string, found an integer");
        QTest::newRow("fails") << QByteArray("fails") << QStringLiteral("the GPU fell off the bus");
        QTest::newRow("old") << QByteArray("old") << QStringLiteral("is of an earlier version");
        QTest::newRow("dies") << QByteArray("dies") << QString();
    }
    void a_failure_is_a_sentence() {
        QFETCH(const QByteArray, behaviour);
        QFETCH(const QString, words);
        use_counting_runner(behaviour.constData());
        tests::Window the;
        open_and_trace(the);
        count(the);
        QVERIFY2(failure(the).contains(words, Qt::CaseInsensitive), qPrintable(failure(the)));
        QVERIFY(!failure(the).isEmpty());
        QVERIFY(!toggle(the).isChecked());
        QVERIFY(!the.window->current_page()->problem()); // the trace itself has no error
        QVERIFY(the.window->current_page()->picture({800, 600}));
        press(the, Qt::Key_Right);
        QVERIFY(label(the).startsWith(QStringLiteral("instruction 1 ")));
    }

    void a_run_that_needs_more_memory_is_allowed_it() {
        use_counting_runner("short");
        tests::Window the;
        open_and_trace(the);
        count(the);
        auto* allow = shown<QPushButton>(the, "allow-memory");
        QCOMPARE(allow->text(), QStringLiteral("Allow 4.5 GiB and count again"));
        QTest::mouseClick(allow, Qt::LeftButton);
        KS_WAIT_FOR(toggle(the).isChecked());
        QVERIFY(allow->isHidden());
    }

    void counting_is_cancelled() {
        use_counting_runner("hangs");
        tests::Window the;
        open_and_trace(the);
        QTest::mouseClick(&button(the), Qt::LeftButton);
        QVERIFY(the.window->current_page()->busy());
        QVERIFY(!button(the).isVisible());
        KS_WAIT_FOR(the.find<QLabel>("doing")->text() ==
                    QStringLiteral("counting mckp.global on Made-up GPU: compute"));
        press(the, Qt::Key_Right); // during the run the user can step through the trace
        QVERIFY(label(the).startsWith(QStringLiteral("instruction 1 ")));
        QCOMPARE(the.find<QPushButton>("primary")->text(), QStringLiteral("Cancel"));
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QCOMPARE(failure(the), QStringLiteral("Cancelled."));
        QVERIFY(button(the).isVisible() && !toggle(the).isChecked());
    }

    /// A new trace cancels the current count, whose result is ignored.
    void a_new_trace_ends_a_count() {
        use_counting_runner("hangs");
        tests::Window the;
        open_and_trace(the);
        QTest::mouseClick(&button(the), Qt::LeftButton);
        QSignalSpy settled(the.window->current_page(), &Page::settled);
        the.find<LongSpinBox>("launch")->set_value(1);
        KS_WAIT_FOR(!settled.isEmpty() && !the.window->current_page()->busy());
        QCOMPARE(failure(the), QString());
        QVERIFY(!toggle(the).isChecked());
    }
};

KS_TEST(KernelCountsTest)
#include "kernel_counts_test.moc"
