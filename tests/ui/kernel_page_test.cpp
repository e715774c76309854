// SPDX-License-Identifier: GPL-3.0-or-later
// The Kernel page driven by real events: tracing, stepping, lines, warps, two kernels, cancel, errors, files.
#include "solvers/emulator/trace_file.h"
#include "tests/ui/window.h"
#include "ui/canvas.h"
#include "ui/dialogs/long_spin_box.h"
#include "ui/export_view.h"
#include "ui/kernel_view.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <set>

using namespace ks;
using namespace ks::ui;

class KernelPageTest : public QObject {
    Q_OBJECT

    /// The one that is on the screen: each half of the comparison has such parts, too.
    template <class T>
    static T* shown(const tests::Window& the, const char* name = "") {
        for (T* each : the.window->current_page()->findChildren<T*>(QString::fromLatin1(name)))
            if (each->isVisible())
                return each;
        qFatal("there is no %s", name);
    }
    static void open(tests::Window& the, const InstancePtr& instance) {
        the.session.open(instance);
        QTest::keyClick(the.window.get(), Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("kernel"));
    }
    static void choose(const tests::Window& the, const char* chooser, const QString& data) {
        auto* box = the.find<QComboBox>(chooser);
        const int at = box->findData(data);
        QVERIFY2(at >= 0, qPrintable(data));
        box->setCurrentIndex(at);
    }
    static void trace(const tests::Window& the) {
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(!the.window->current_page()->busy(), 60000);
        QVERIFY2(the.find<QLabel>("failure")->isHidden(), qPrintable(the.find<QLabel>("failure")->text()));
    }
    static QString label(const tests::Window& the) {
        return the.window->current_page()
            ->transport_bar()
            ->findChild<QLabel*>(QStringLiteral("step-label"))
            ->text();
    }
    static std::string said(const tests::Window& the, const char* canvas, const char* region) {
        for (const auto& each : shown<Canvas>(the, canvas)->list().regions)
            if (each.id == region)
                return each.description;
        return {};
    }
    static void press(const tests::Window& the, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(shown<Canvas>(the, "source"), key, modifiers);
    }
    /// Walks with the keys to a region of a canvas and chooses it.
    static void choose_region(const tests::Window& the, const char* name, const char* region) {
        auto* canvas = shown<Canvas>(the, name);
        canvas->setFocus();
        const auto& regions = canvas->list().regions;
        const auto at = std::ranges::find(regions, region, &scene::Region::id);
        QVERIFY2(at != regions.end(), region);
        const QString wanted = QString::fromStdString(at->description);
        for (std::size_t i = 0; i <= regions.size(); ++i) // to the first one
            QTest::keyClick(canvas, Qt::Key_Up);
        for (std::size_t i = 0; i < regions.size() && canvas->accessibleDescription() != wanted; ++i)
            QTest::keyClick(canvas, Qt::Key_Down);
        QCOMPARE(canvas->accessibleDescription(), wanted);
        QTest::keyClick(canvas, Qt::Key_Return);
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_real_runner();
    }

    void nothing_open_says_what_to_do() {
        tests::Window the;
        the.window->show_page(QStringLiteral("kernel"));
        QSignalSpy wanted(the.window->current_page(), &Page::command_wanted);
        for (auto* button : the.window->current_page()->findChildren<QPushButton*>())
            QVERIFY(!button->isVisible() || !button->text().contains(QStringLiteral("Trace")));
        QCOMPARE(the.window->current_page()->picture({800, 600}).error().code, ErrorCode::input);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_End, Qt::Key_Space, Qt::Key_PageDown, Qt::Key_F5})
            QTest::keyClick(the.window->current_page(), key);
        QVERIFY(!the.window->current_page()->busy());
    }

    void a_lesson_chooses_the_kernel() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.session.choose_kernel(QStringLiteral("mckp.shared"));
        the.window->show_page(QStringLiteral("kernel"));
        QCOMPARE(the.find<QComboBox>("variant")->currentData().toString(), QStringLiteral("mckp.shared"));
        the.session.choose_kernel(QStringLiteral("mckp.global"), {{"block", "64"}, {"no such", "1"}});
        QCOMPARE(the.find<QComboBox>("variant")->currentData().toString(), QStringLiteral("mckp.global"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the form of the one before
        QCOMPARE(the.find<LongSpinBox>("block")->value(), 64);
    }

    /// The source stands there at once; the button in the empty half traces it.
    void source_then_trace() {
        tests::Window the;
        open(the, tests::table_2_2());
        const auto text = [&] {
            return QString::fromStdString(scene::to_text(shown<Canvas>(the, "source")->list()));
        };
        QVERIFY(text().contains(QStringLiteral("mckp_global_row")));
        QVERIFY(!text().contains(QStringLiteral("\"instr.\"")));
        QCOMPARE(the.window->current_page()->csv().error().code, ErrorCode::input);
        QTest::mouseClick(the.find<QPushButton>("trace-it"), Qt::LeftButton);
        QVERIFY(the.window->current_page()->busy());
        QTRY_VERIFY_WITH_TIMEOUT(!the.window->current_page()->busy(), 60000);
        QVERIFY(text().contains(QStringLiteral("\"instr.\"")));
        QCOMPARE(label(the), QStringLiteral("before the first instruction"));
        QVERIFY(said(the, "findings", "no findings").starts_with("No race seen"));
        QVERIFY(said(the, "findings", "no findings").find("all 3 blocks of 3 launches") != std::string::npos);
    }

    /// Capacity 10: 11 of warp 0's lanes compute cells, and the last of its instructions writes them.
    void time_goes_by_warp_instruction() {
        tests::Window the;
        open(the, tests::table_2_2());
        trace(the);
        press(the, Qt::Key_Right);
        QVERIFY2(label(the).startsWith(QStringLiteral("instruction 1 of ")), qPrintable(label(the)));
        QVERIFY2(said(the, "memory", "sentence")
                     .starts_with("The warp diverges: the condition holds for 21 lanes"),
                 said(the, "memory", "sentence").c_str()); // j > capacity
        press(the, Qt::Key_End);
        QVERIFY2(said(the, "memory", "sentence")
                     .ends_with("for 44 bytes: 11 of 32 lanes write 4 bytes, next to each other."),
                 said(the, "memory", "sentence").c_str());
        QVERIFY(said(the, "lanes", "lane 11").ends_with("masked"));
        QVERIFY(said(the, "lanes", "cell 1 10").find("written now") != std::string::npos);
        const QString end = label(the);
        press(the, Qt::Key_Home);
        press(the, Qt::Key_PageDown); // the next writing of cells
        QCOMPARE(label(the), end);
        press(the, Qt::Key_PageUp);
        QCOMPARE(label(the), QStringLiteral("before the first instruction"));
        press(the, Qt::Key_Space);
        QTRY_VERIFY(label(the) != QStringLiteral("before the first instruction"));
        press(the, Qt::Key_Space);
    }

    void before_a_class_only_what_there_is_to_look_at() {
        tests::Window the;
        open(the, tests::table_2_2());
        choose(the, "variant", QStringLiteral("mckp.shared"));
        trace(the);
        QTest::keyClick(the.window.get(), Qt::Key_F11);
        QVERIFY(!the.find<LongSpinBox>("warp")->isVisible());
        QVERIFY(shown<Canvas>(the, "source")->height() > 0);
        press(the, Qt::Key_Right); // and it can be stepped through
        QVERIFY(label(the).startsWith(QStringLiteral("instruction 1 ")));
        QTest::keyClick(the.window.get(), Qt::Key_Escape);
        QVERIFY(the.find<LongSpinBox>("warp")->isVisible());
    }

    /// A line chosen with the keys goes to where the warp runs it next.
    void a_line_is_chosen() {
        tests::Window the;
        open(the, tests::table_2_2());
        trace(the);
        choose_region(the, "source", "line 16");
        QVERIFY2(label(the).endsWith(QStringLiteral("line 16")), qPrintable(label(the)));
        const QString first = label(the);
        choose_region(the, "source", "line 16");
        QVERIFY(label(the) != first);
        QVERIFY(label(the).endsWith(QStringLiteral("line 16")));
    }

    /// The strip follows an array: for each lane the element that it touched last, whatever runs meanwhile.
    void the_strip_follows_an_array() {
        tests::Window the;
        open(the, tests::table_2_2());
        choose(the, "variant", QStringLiteral("mckp.shared"));
        trace(the);
        press(the, Qt::Key_End);
        auto* strip = shown<QComboBox>(the, "strip");
        for (const char* name : {"table[]", "weights[]", "values[]", "local_weights[]", "local_values[]"})
            QVERIFY2(strip->findData(QLatin1String(name)) > 0, name);
        const auto follow = [&](const char* name) {
            strip->setCurrentIndex(strip->findData(QLatin1String(name)));
            emit strip->activated(strip->currentIndex());
        };
        follow("table[]"); // row 1 is written: class 1 gives at most 3
        QCOMPARE(said(the, "lanes", "lane 10"), std::string("lane 10: 3, [10]"));
        QCOMPARE(said(the, "lanes", "lane 11"), std::string("lane 11: has not touched table"));
        QVERIFY(scene::to_text(shown<Canvas>(the, "lanes")->list())
                    .find("table[1]: what each lane touched last") != std::string::npos);
        follow("weights[]"); // two items, fetched by lanes 0 and 1
        QVERIFY(said(the, "lanes", "lane 1").ends_with(", [1]"));
        QCOMPARE(said(the, "lanes", "lane 2"), std::string("lane 2: has not touched weights"));
        follow("local_weights[]");
        QVERIFY(said(the, "lanes", "lane 10").find("byte ") != std::string::npos);
        press(the, Qt::Key_Home);
        QCOMPARE(said(the, "lanes", "lane 10"), std::string("lane 10: has not touched local_weights"));
    }

    /// Launch 2 is row 3: its cells are read from row 2.
    void another_warp_is_fetched() {
        tests::Window the;
        open(the, tests::table_2_2());
        trace(the);
        the.find<LongSpinBox>("launch")->set_value(2);
        QTRY_VERIFY(the.window->current_page()->busy());
        QTRY_VERIFY_WITH_TIMEOUT(!the.window->current_page()->busy(), 60000);
        QCOMPARE(the.find<LongSpinBox>("launch")->value(), 2);
        press(the, Qt::Key_End);
        QVERIFY(!said(the, "lanes", "cell 3 10").empty());
    }

    void two_kernels_side_by_side() {
        tests::Window the;
        open(the, tests::table_2_2());
        choose(the, "beside", QStringLiteral("mckp.shared"));
        trace(the);
        auto* counters = the.find<Canvas>("counters");
        QVERIFY(counters->isVisible());
        const QString text = QString::fromStdString(scene::to_text(counters->list()));
        QVERIFY2(text.contains(QStringLiteral("mckp.shared")) &&
                     text.contains(QStringLiteral("sectors read")),
                 qPrintable(text));
        QTest::keyClick(the.window->current_page(), Qt::Key_PageDown);
        for (const char* side : {"first", "second"}) { // both have written the same cells
            auto* memory = the.find<QWidget>(side)->findChild<Canvas*>(QStringLiteral("memory"));
            std::string sentence;
            for (const auto& region : memory->list().regions)
                if (region.id == "sentence")
                    sentence = region.description;
            QVERIFY2(sentence.find("11 of 32 lanes write 4 bytes") != std::string::npos, sentence.c_str());
        }
        const auto data = the.window->current_page()->csv();
        QVERIFY(data->contains("\nmckp.shared,0,") && data->contains("\nmckp.global,0,"));
        choose(the, "beside", QString());
        QVERIFY(!counters->isVisible());
    }

    /// What cannot run is said where it happened, and what was there stays.
    void an_error_stands_in_its_place() {
        tests::use_fake_runner("garbage");
        tests::Window the;
        open(the, tests::table_2_2());
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        QTRY_VERIFY(!the.window->current_page()->busy());
        auto* failure = the.find<QLabel>("failure");
        QVERIFY(failure->isVisible());
        QVERIFY2(failure->text().contains(QStringLiteral("not an event")), qPrintable(failure->text()));
        QVERIFY(the.find<QPushButton>("trace-it")->isVisible());
        QCOMPARE(the.window->current_page()->picture({800, 600}).error().code, ErrorCode::device);
    }

    void a_trace_is_cancelled() {
        tests::use_fake_runner("deaf"); // it never answers a trace
        tests::Window the;
        open(the, tests::table_2_2());
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        QVERIFY(the.window->current_page()->busy());
        QCOMPARE(the.find<QPushButton>("primary")->text(), QStringLiteral("Cancel"));
        QVERIFY(the.find<QProgressBar>("progress")->isVisible());
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!the.window->current_page()->busy(), 10000);
        QCOMPARE(the.find<QLabel>("failure")->text(), QStringLiteral("Cancelled."));
        QCOMPARE(the.find<QPushButton>("primary")->text(), QStringLiteral("Trace"));
    }

    void from_the_command_line_into_every_format() {
        tests::Window the;
        open(the, tests::table_2_2());
        Page* page = the.window->current_page();
        QCOMPARE(page->apply({{QStringLiteral("mckp.sequential")}, {}, {}}).error().code, ErrorCode::usage);
        QVERIFY(page->apply({{QStringLiteral("mckp.shared")}, QStringLiteral("end"), {}}));
        QTRY_VERIFY_WITH_TIMEOUT(!page->busy(), 60000);
        QVERIFY(!page->problem());
        for (const char* name : {"png", "svg", "pdf", "csv"}) {
            const QString path = the.folder.filePath(QStringLiteral("view.") + QLatin1String(name));
            const auto done = export_view(*page, path, {1200, 800});
            QVERIFY2(done, done ? "" : done.error().sentence().c_str());
            QVERIFY(tests::Window::read(path).size() > 500);
        }
        QVERIFY(page->apply({{QStringLiteral("mckp.shared")}, QStringLiteral("100000"), {}}));
        QTRY_VERIFY_WITH_TIMEOUT(!page->busy(), 60000);
        QCOMPARE(page->problem()->code, ErrorCode::usage);
    }

    /// A kernel that writes a wrong cell: the page says which, stands there and marks it.
    void a_wrong_cell_is_lit() {
        TraceRequest request;
        request.instance = tests::table_2_2();
        request.variant = "mckp.global";
        request.window = WindowPlace{1, 0, 0};
        auto traced = ks::trace(request, {}, {});
        QVERIFY(traced);
        traced->window->instructions.back().values[7] = 2; // z2(7) = 3 (Table 2.3)
        tests::Window the;
        QVERIFY(the.window->open_path(the.write(
            QStringLiteral("w.kstrace"), QByteArray::fromStdString(trace_file(*traced, *request.instance)))));
        QTRY_VERIFY_WITH_TIMEOUT(!the.window->current_page()->busy(), 60000);
        QCOMPARE(the.find<QLabel>("failure")->text(),
                 QStringLiteral(
                     "Row 2, capacity 7 is the first that this warp writes wrong: 2 where 3 is right."));
        QVERIFY2(said(the, "lanes", "cell 2 7").ends_with("2, wrong"),
                 said(the, "lanes", "cell 2 7").c_str());
        QVERIFY(!said(the, "lanes", "cell 2 8").ends_with("wrong"));
    }

    /// The first wrong cell of the run is another warp's: it is named, lit beside the table, and the button
    /// fetches that warp.
    void a_wrong_cell_of_another_warp_is_named() {
        TraceRequest request;
        request.instance = tests::table_2_2();
        request.variant = "mckp.global";
        request.window = WindowPlace{1, 0, 0};
        auto traced = ks::trace(request, {}, {});
        QVERIFY(traced && traced->compared);
        traced->compared->first_wrong =
            WrongCell{.row = 3, .capacity = 10, .got = 6, .expected = 7, .writer = WindowPlace{2, 0, 0}};
        tests::Window the;
        const auto open_it = [&] {
            QVERIFY(the.window->open_path(
                the.write(QStringLiteral("w.kstrace"),
                          QByteArray::fromStdString(trace_file(*traced, *request.instance)))));
            QTRY_VERIFY_WITH_TIMEOUT(!the.window->current_page()->busy(), 60000);
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
        QTRY_VERIFY_WITH_TIMEOUT(!the.window->current_page()->busy(), 60000);
        QCOMPARE(the.find<LongSpinBox>("launch")->value(), 2);
        QVERIFY(!failure->isVisible() && !show->isVisible()); // the kernel itself is right

        request.window = WindowPlace{2, 0, 0}; // the warp that wrote it: where it does is one press away
        const auto wrong = traced->compared;
        traced = ks::trace(request, {}, {});
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

    /// Each part is a picture of its own, from its menu.
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
        QVERIFY2(said(the, "schedule", "sentence").starts_with("1 wave, less than 1 % full: 1 block on "),
                 said(the, "schedule", "sentence").c_str());
        QCOMPARE(view->export_part(QStringLiteral("memory"), QStringLiteral("/nowhere/x.png")).error().code,
                 ErrorCode::output);
    }

    /// What a trace file was made with stands in the form, so that Trace makes it again; --step goes where it
    /// says.
    void a_trace_file_fills_the_form() {
        TraceRequest request;
        request.instance = tests::table_2_2();
        request.variant = "mckp.sync";
        request.device = "gtx-titan-x";
        request.set = {{"block", "64"}};
        request.window = WindowPlace{0, 0, 0};
        const auto traced = ks::trace(request, {}, {});
        QVERIFY(traced);
        tests::Window the;
        QVERIFY(the.window->open_path(the.write(
            QStringLiteral("f.kstrace"), QByteArray::fromStdString(trace_file(*traced, *request.instance)))));
        QVERIFY(the.window->current_page()->apply({{}, QStringLiteral("3"), {}}));
        QTRY_VERIFY_WITH_TIMEOUT(!the.window->current_page()->busy(), 60000);
        QCOMPARE(the.find<QComboBox>("variant")->currentData().toString(), QStringLiteral("mckp.sync"));
        QCOMPARE(the.find<QComboBox>("device")->currentData().toString(), QStringLiteral("gtx-titan-x"));
        const auto* form = the.find<QWidget>("parameters");
        QCOMPARE(form->findChild<LongSpinBox*>(QStringLiteral("block"))->value(), 64);
        QVERIFY2(label(the).startsWith(QStringLiteral("instruction 3 of ")), qPrintable(label(the)));
    }

    /// A trace file opens with its instance, and its finding's lines, lanes and word are shown.
    void a_trace_file_with_a_finding_opens() {
        TraceRequest request;
        request.instance = tests::table_2_2();
        request.variant = "mckp.global";
        request.window = WindowPlace{1, 0, 0};
        auto traced = ks::trace(request, {}, {});
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
        const QString path = the.write(QStringLiteral("t.kstrace"),
                                       QByteArray::fromStdString(trace_file(*traced, *request.instance)));
        QVERIFY(the.window->open_path(path));
        QTRY_VERIFY_WITH_TIMEOUT(!the.window->current_page()->busy(), 60000);
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("kernel"));
        QCOMPARE(the.session.instance()->name(), request.instance->name());
        choose_region(the, "findings", "finding 0");
        QCOMPARE(said(the, "memory", "sentence"), std::string("two lanes write one cell"));
        QVERIFY(said(the, "lanes", "lane 4").ends_with("named by the finding"));
        QVERIFY(!said(the, "lanes", "lane 5").ends_with("named by the finding"));
        press(the, Qt::Key_Left); // moving on leaves the finding
        QVERIFY(said(the, "memory", "sentence") != "two lanes write one cell");

        QByteArray cut = tests::Window::read(path);
        cut.chop(10);
        QVERIFY(the.window->open_path(the.write(QStringLiteral("cut.kstrace"), cut)));
        QTRY_VERIFY(!the.window->current_page()->busy());
        QVERIFY(the.find<QLabel>("failure")->isVisible());
    }
};

QTEST_MAIN(KernelPageTest)
#include "kernel_page_test.moc"
