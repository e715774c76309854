// SPDX-License-Identifier: GPL-3.0-or-later
// The wrong cells and findings that the Kernel page shows, and the files that it writes and reads: pictures
// of its parts and traces.
#include "solvers/core/formatted.h"
#include "solvers/run/trace_file.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/kernel/kernel_page_driver.h"
#include "ui/frame/export_view.h"
#include "ui/kernel/kernel_view.h"
#include "ui/predict/predict_panel.h"
#include "ui/widgets/long_spin_box.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <set>

using namespace ks;
using namespace ks::ui;

class KernelFilesTest : public tests::KernelPageDriver {
    Q_OBJECT

    /// Traces Table 2.2 with one thread per cell, with the window on the warp of one launch.
    static Result<Trace> traced_global(std::int64_t launch = 1) {
        TraceRequest request;
        request.instance = tests::table_2_2();
        request.variant = "mckp.global";
        request.window = WarpPlace{launch, 0, 0};
        return ks::trace(request, {}, {});
    }
    /// A trace of Table 2.2 as a file.
    static QString file_of(tests::Window& the, const Trace& traced) {
        const std::string bytes = trace_file(traced, *tests::table_2_2());
        return the.write(QStringLiteral("t.kstrace"), QByteArray::fromStdString(bytes));
    }
    static bool open_file(tests::Window& the, const Trace& traced) {
        return static_cast<bool>(the.window->open_path(file_of(the, traced)));
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_real_runner();
    }

    /// A sheet states how to trace a kernel again; for a trace from a file this is unknown.
    void a_trace_from_a_file_is_not_an_exercise() {
        tests::Window the;
        const auto traced = traced_global();
        QVERIFY(traced && open_file(the, *traced));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        emit the.window->current_page()->findChild<PredictPanel*>()->sheet_wanted();
        QVERIFY(the.find<QLabel>("because")->text().contains("from a file"));
    }

    /// The fault is in the file, not in this program.
    void a_changed_answer_in_a_trace_file_is_not_a_bug() {
        tests::Window the;
        auto traced = traced_global();
        QVERIFY(traced && traced->outcome);
        *traced->outcome->answer.objective += 1;
        const auto opened = the.window->open_path(file_of(the, *traced));
        QVERIFY(!opened);
        const std::string sentence = opened.error().sentence();
        QVERIFY2(sentence.ends_with("; make the trace again: its file was changed"), sentence.c_str());
    }

    void from_the_command_line_into_every_format() {
        tests::Window the;
        open(the, tests::table_2_2());
        Page* page = the.window->current_page();
        QCOMPARE(page->apply({{QStringLiteral("mckp.sequential")}, {}, {}}).error().code, ErrorCode::usage);
        QVERIFY(page->apply({{QStringLiteral("mckp.shared")}, QStringLiteral("end"), {}}));
        KS_WAIT_FOR(!page->busy());
        QVERIFY(!page->problem());
        for (const char* name : {"png", "svg", "pdf", "csv"}) {
            const QString path = the.folder.filePath(QStringLiteral("view.") + QLatin1String(name));
            const auto done = export_view(*page, path, QSize(1200, 800));
            QVERIFY2(done, done ? "" : done.error().sentence().c_str());
            QVERIFY(tests::Window::read(path).size() > 500);
        }
        QVERIFY(page->apply({{QStringLiteral("mckp.shared")}, QStringLiteral("100000"), {}}));
        KS_WAIT_FOR(!page->busy());
        QCOMPARE(page->problem()->code, ErrorCode::usage);
    }

    /// If a kernel writes a wrong cell, the page names it, moves there and marks it.
    void a_wrong_cell_is_lit() {
        auto traced = traced_global();
        QVERIFY(traced);
        traced->window->instructions.back().values[7] = 2; // the right value is z2(7) = 3 (Table 2.3)
        tests::Window the;
        QVERIFY(open_file(the, *traced));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QCOMPARE(the.find<QLabel>("failure")->text(),
                 QStringLiteral(
                     "Row 2, capacity 7 is the first that this warp writes wrong: 2 where 3 is right."));
        QVERIFY2(said(the, "lanes", "cell 2 7").ends_with("2, wrong"),
                 said(the, "lanes", "cell 2 7").c_str());
        QVERIFY(!said(the, "lanes", "cell 2 8").ends_with("wrong"));
    }

    /// If another warp wrote the first wrong cell of the run, the page names the cell and marks it next to
    /// the table, and the button traces that warp.
    void a_wrong_cell_of_another_warp_is_named() {
        auto traced = traced_global();
        QVERIFY(traced && traced->compared);
        traced->compared->first_wrong =
            WrongCell{.row = 3, .capacity = 10, .got = 6, .expected = 7, .writer = WarpPlace{2, 0, 0}};
        tests::Window the;
        const auto open_it = [&] {
            QVERIFY(open_file(the, *traced));
            KS_WAIT_FOR(!the.window->current_page()->busy());
        };
        open_it();
        auto* failure = the.find<QLabel>("failure");
        QCOMPARE(failure->text(),
                 QStringLiteral("Row 3, capacity 10 is the first wrong cell: 6 where 7 is right. "
                                "Warp 0 of block 0 wrote it in launch 2."));
        QCOMPARE(said(the, "lanes", "wrong"),
                 std::string("first wrong: row 3, capacity 10 holds 6, 7 is right"));
        auto* show = the.find<QPushButton>("show-wrong");
        QVERIFY(show->isVisible());
        QTest::mouseClick(show, Qt::LeftButton);
        QVERIFY(the.window->current_page()->busy());
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QCOMPARE(the.find<LongSpinBox>("launch")->value(), 2);
        QVERIFY(!failure->isVisible() && !show->isVisible()); // the kernel itself is correct

        const auto wrong = traced->compared;
        // The window contains the warp that wrote the cell, so the page can move there.
        traced = traced_global(2);
        traced->compared = wrong;
        traced->window->instructions.back().values[10] = 6;
        open_it();
        const QString there = label(the);
        QVERIFY2(there.startsWith(QStringLiteral("instruction ")), qPrintable(there));
        QVERIFY(said(the, "lanes", "cell 3 10").ends_with("6, wrong"));
        press(the, Qt::Key_Home);
        choose_region(the, "lanes", "wrong");
        QCOMPARE(label(the), there);
    }

    /// The menu of each part exports it as a picture.
    void each_part_is_exported() {
        tests::Window the;
        open(the, tests::table_2_2());
        const auto* view = shown<KernelView>(the);
        const QString path = the.folder.filePath(QStringLiteral("part.svg"));
        QCOMPARE(view->export_part(QStringLiteral("memory"), path).error().code, ErrorCode::input);
        trace(the);
        press(the, Qt::Key_End);
        std::set<QByteArray> written;
        for (const char* part : {"source", "findings", "memory", "lanes", "schedule"}) {
            the.find<QToolButton>("show-schedule")->setChecked(part == std::string_view("schedule"));
            QVERIFY(!shown<Canvas>(the, part)->actions().isEmpty());
            QVERIFY(view->export_part(QLatin1String(part), path));
            written.insert(tests::Window::read(path));
        }
        QCOMPARE(written.size(), std::size_t(5));
        QVERIFY2(said(the, "schedule", "sentence").starts_with("1 wave, <1\u202F% full: 1 block on "),
                 said(the, "schedule", "sentence").c_str());
        QCOMPARE(view->export_part(QStringLiteral("memory"), QStringLiteral("/nowhere/x.png")).error().code,
                 ErrorCode::output);
    }

    /// The form shows the settings of a trace file, so that Trace repeats the same trace. --step moves to its
    /// step.
    void a_trace_file_fills_the_form() {
        TraceRequest request;
        request.instance = tests::table_2_2();
        request.variant = "mckp.sync";
        request.device = "gtx-titan-x";
        request.set = {{"block", "64"}};
        request.window = WarpPlace{0, 0, 0};
        const auto traced = ks::trace(request, {}, {});
        QVERIFY(traced);
        tests::Window the;
        QVERIFY(open_file(the, *traced));
        QVERIFY(the.window->current_page()->apply({{}, QStringLiteral("3"), {}}));
        // deletes the form of the previous variant
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(the.find<QComboBox>("variant")->currentData().toString(), QStringLiteral("mckp.sync"));
        QCOMPARE(the.find<QComboBox>("device")->currentData().toString(), QStringLiteral("gtx-titan-x"));
        const auto* form = the.find<QWidget>("parameters");
        QCOMPARE(form->findChild<LongSpinBox*>(QStringLiteral("block"))->value(), 64);
        QVERIFY2(label(the).startsWith(QStringLiteral("instruction 3 of ")), qPrintable(label(the)));
    }

    /// A trace file opens with its instance and shows the lines, lanes and word of its finding.
    void a_trace_file_with_a_finding_opens() {
        auto traced = traced_global();
        QVERIFY(traced);
        const auto& store = traced->window->instructions.back();
        Finding race;
        race.kind = "race";
        race.severity = "error";
        race.launch = 1;
        race.lanes = {4};
        race.address = store.addresses[4];
        race.sites = {store.site};
        race.text = "two lanes write one cell";
        traced->findings.push_back(race);
        tests::Window the;
        const QString path = file_of(the, *traced);
        QVERIFY(the.window->open_path(path));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("kernel"));
        QCOMPARE(the.session.instance()->name(), tests::table_2_2()->name());
        choose_region(the, "findings", "finding 0");
        QCOMPARE(said(the, "memory", "sentence"), std::string("two lanes write one cell"));
        QVERIFY(said(the, "lanes", "lane 4").ends_with("named by the finding"));
        QVERIFY(!said(the, "lanes", "lane 5").ends_with("named by the finding"));
        press(the, Qt::Key_Left); // moving on clears the finding
        QVERIFY(said(the, "memory", "sentence") != "two lanes write one cell");

        QByteArray cut = tests::Window::read(path);
        cut.chop(10);
        QVERIFY(!the.window->open_path(the.write(QStringLiteral("cut.kstrace"), cut)));
        QVERIFY(the.window->current_page()->picture({800, 600})); // the previous trace is kept
    }

    /// Two findings are visible without scrolling, and their lines are marked before one of them is chosen.
    void findings_are_seen_at_once() {
        auto traced = traced_global();
        QVERIFY(traced);
        Finding race;
        race.kind = "race";
        race.severity = "error";
        race.sites = {traced->window->instructions.back().site};
        race.text =
            "lane 4 of block 0 writes a word that lane 5 of block 0 writes too, and nothing orders them";
        traced->findings = {race, race};
        tests::Window the;
        QVERIFY(open_file(the, *traced));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        const auto* findings = shown<Canvas>(the, "findings");
        KS_WAIT_FOR_EQUAL(findings->visibleRegion().boundingRect().height(), findings->height());
        QVERIFY(findings->list().regions.size() == 2);
        KS_WAIT_FOR(findings->height() >= qRound(findings->list().height));
        const int line = traced->launches[0].sites[static_cast<std::size_t>(race.sites[0])].line;
        QVERIFY(
            said(the, "source", formatted("line {}", line).c_str()).ends_with("a finding names this line"));
    }

    void a_finding_of_another_warp_has_it_fetched() {
        auto traced = traced_global();
        QVERIFY(traced);
        Finding race;
        race.kind = "race";
        race.severity = "error";
        race.launch = 2;
        race.lanes = {4};
        race.text = "two lanes write one cell";
        traced->findings.push_back(race);
        tests::Window the;
        QVERIFY(open_file(the, *traced));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        choose_region(the, "findings", "finding 0");
        QVERIFY(the.window->current_page()->busy());
        QCOMPARE(said(the, "memory", "sentence"), race.text); // it stays marked in the meantime
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QCOMPARE(the.find<LongSpinBox>("launch")->value(), 2);
        QVERIFY(said(the, "findings", "no findings").starts_with("No race seen")); // the kernel is correct
    }
};

KS_TEST(KernelFilesTest)
#include "kernel_files_test.moc"
