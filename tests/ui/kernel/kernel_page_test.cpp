// SPDX-License-Identifier: GPL-3.0-or-later
// The Kernel page driven by real events: tracing, stepping, lines, warps, two kernels, cancel.
#include "solvers/run/trace_file.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/kernel/kernel_page_driver.h"
#include "tests/ui/when_asked.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/dock_area.h"
#include "ui/widgets/long_spin_box.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>

using namespace ks;
using namespace ks::ui;

class KernelPageTest : public tests::KernelPageDriver {
    Q_OBJECT

private:
    /// Whether the user sees a line of the source.
    static bool in_sight(const tests::Window& the, const std::string& id) {
        const auto* source = shown<Canvas>(the, "source");
        const auto& regions = source->list().regions;
        const auto at = std::ranges::find(regions, id, &scene::Region::id);
        if (at == regions.end())
            return false;
        const double scale = the.session.theme().scale();
        const QRect seen = source->visibleRegion().boundingRect();
        return seen.top() <= qCeil(at->rect.y * scale) &&
               qFloor((at->rect.y + at->rect.height) * scale) <= seen.bottom() + 1;
    }

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init() {
        tests::fail_on_warnings();
        tests::use_real_runner();
    }

    void without_a_document_advice_is_shown() {
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
        // This deletes the form of the previous variant.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(the.find<LongSpinBox>("block")->value(), 64);
    }

    /// If a part is hidden, its side asks all its other parts for their sizes.
    void parts_on_one_side_survive_another_document() {
        tests::Window the;
        open(the, tests::table_2_2());
        trace(the);
        auto& docks = *the.window->current_page()->findChild<DockArea*>();
        for (const char* id : {"part-findings", "part-lanes"})
            docks.move(*docks.findChild<DockPart*>(QLatin1String(id)), DockPlace::left);
        the.session.open(*generate("thesis-2.1", "", {}));
        QCoreApplication::processEvents();
        QVERIFY(QString::fromStdString(scene::to_text(shown<Canvas>(the, "source")->list()))
                    .contains("knapsack"));
    }

    /// The source appears at once, and the button in the empty half traces it.
    void source_then_trace() {
        tests::Window the;
        open(the, tests::table_2_2());
        const auto text = [&](const char* part) {
            return QString::fromStdString(scene::to_text(shown<Canvas>(the, part)->list()));
        };
        QVERIFY(text("source").contains(QStringLiteral("mckp_global_row")));
        QVERIFY(!the.find<Canvas>("source-head")->isVisible());
        QCOMPARE(the.window->current_page()->csv().error().code, ErrorCode::input);
        QTest::mouseClick(the.find<QPushButton>("trace-it"), Qt::LeftButton);
        QVERIFY(the.window->current_page()->busy());
        QVERIFY(!the.find<QPushButton>("trace-it")->isEnabled()); // a second press would cancel
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QVERIFY(text("source-head").contains(QStringLiteral("\"count\"")));
        QVERIFY(said(the, "source-head", "head count").find("Arithmetic is not counted") !=
                std::string::npos);
        QVERIFY(said(the, "source-head", "head sectors").find("32 bytes") != std::string::npos);
        // The headings do not move when the lines below them scroll.
        QVERIFY(!shown<Canvas>(the, "source")->isAncestorOf(shown<Canvas>(the, "source-head")));
        QVERIFY(!text("source").contains(QStringLiteral("\"count\"")));
        QCOMPARE(label(the), QStringLiteral("before the first instruction"));
        QVERIFY(said(the, "findings", "no findings").starts_with("No race seen"));
        QVERIFY(said(the, "findings", "no findings").find("all 3 blocks of 3 launches") != std::string::npos);
    }

    /// At most five controls come first, each with a word; the rest is behind *More*. The device is modelled.
    void five_controls_come_first() {
        tests::Window the;
        the.window->resize(1280, 800);
        open(the, tests::table_2_2());
        trace(the);
        const QWidget& page = *the.window->current_page();
        const auto boxes = [&page] {
            QStringList names;
            for (const QComboBox* box : page.findChildren<QComboBox*>())
                if (box->isVisible())
                    names << box->objectName();
            return names;
        };
        QCOMPARE(shown<QComboBox>(the, "device")->currentText(), QStringLiteral("Modelled: H200"));
        const QStringList first = boxes();
        QVERIFY2(first.size() <= 5, qPrintable(first.join(u' ')));
        for (const QComboBox* box : page.findChildren<QComboBox*>())
            QVERIFY2(!box->isVisible() || !box->accessibleName().isEmpty(), qPrintable(box->objectName()));
        QVERIFY(!first.contains(QStringLiteral("beside")));
        auto* more = shown<QToolButton>(the, "fold");
        QCOMPARE(more->text(), QStringLiteral("More"));
        more->click();
        QVERIFY(boxes().contains(QStringLiteral("beside")));
        more->click();
        QCOMPARE(boxes(), first);
    }

    /// In the projector theme the source has the least room beside a question.
    void the_line_of_a_question_is_in_sight() {
        tests::Window the;
        the.session.set_theme(paint::ThemeId::projector);
        the.window->resize(1280, 800);
        the.session.open(tests::table_2_1());
        the.session.choose_kernel(QStringLiteral("demo.missing-barrier"), {{"block", "64"}});
        the.window->show_page(QStringLiteral("kernel"));
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        KS_WAIT_FOR(!the.window->current_page()->busy());
        press(the, Qt::Key_P);
        KS_WAIT_FOR(shown<QPushButton>(the, "give-answer"));
        int asked = 0;
        for (int i = 0; i < 12 && asked < 4; ++i) {
            const auto* text = the.window->current_page()->findChild<QLabel*>(QStringLiteral("question"));
            static const QRegularExpression number(QStringLiteral("[Ll]ine (\\d+)"));
            const auto match = number.match(text ? text->text() : QString());
            if (match.hasMatch()) {
                ++asked;
                const std::string id = "line " + match.captured(1).toStdString();
                KS_WAIT_FOR(in_sight(the, id));
            }
            auto* leave_out = the.window->current_page()->findChild<QPushButton*>("leave-out");
            if (!leave_out->isVisible())
                break; // this was the last question
            leave_out->click();
            shown<QPushButton>(the, "give-answer")->click(); // goes on
        }
        QVERIFY(asked > 0);
    }

    /// The findings answer whether an access races, so Predict hides them until the last step.
    void findings_are_hidden_during_predictions() {
        tests::Window the;
        the.window->resize(1600, 1000);
        the.session.open(tests::table_2_1());
        the.session.choose_kernel(QStringLiteral("demo.missing-barrier"), {{"block", "64"}});
        the.window->show_page(QStringLiteral("kernel"));
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        KS_WAIT_FOR(!the.window->current_page()->busy());
        const auto is_told = [&] {
            const auto& lines = shown<Canvas>(the, "source")->list().regions;
            const bool marked = std::ranges::any_of(lines, [](const scene::Region& line) {
                return line.description.find("a finding names this line") != std::string::npos;
            });
            const bool told = !said(the, "findings", "finding 0").empty();
            [&] { QCOMPARE(marked, told); }();
            return told;
        };
        QVERIFY(is_told());
        press(the, Qt::Key_P);
        KS_WAIT_FOR(shown<QPushButton>(the, "give-answer"));
        shown<QPushButton>(the, "again"); // the page moved to the wrong cell; the round begins here
        the.window->current_page()->findChild<QAction*>("the-same")->trigger();
        QVERIFY(label(the).startsWith("before the first"));
        QVERIFY(!is_told());
        QVERIFY2(said(the, "findings", "no findings").starts_with("They would answer"),
                 said(the, "findings", "no findings").c_str());
        press(the, Qt::Key_End);
        QVERIFY(is_told()); // no questions remain
        press(the, Qt::Key_Home);
        QVERIFY(is_told());

        QTest::keyClick(the.window->current_page(), Qt::Key_F5); // a new trace begins at its beginning
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QVERIFY(label(the).startsWith("before the first"));
        QVERIFY(!is_told());
        press(the, Qt::Key_P);
        QVERIFY(is_told());
    }

    /// A pending layout asks pictures of the old trace for their sizes, although the trace has been deleted.
    void another_instance_leaves_no_picture_of_the_old_trace() {
        tests::Window the;
        open(the, tests::table_2_2());
        trace(the);
        the.session.open(tests::table_2_1());
        for (Canvas* canvas : the.window->current_page()->findChildren<Canvas*>()) {
            canvas->resize(canvas->size() + QSize(1, 1));
            QVERIFY(canvas->sizeHint().isValid());
        }
        KS_WAIT_FOR(!the.window->current_page()->busy());
    }

    /// The capacity is 10, so 11 lanes of warp 0 compute cells, and the warp's last instruction writes them.
    void steps_are_warp_instructions() {
        tests::Window the;
        open(the, tests::table_2_2());
        trace(the);
        press(the, Qt::Key_Right);
        QVERIFY2(label(the).startsWith(QStringLiteral("instruction 1 of ")), qPrintable(label(the)));
        QVERIFY2(said(the, "memory", "sentence")
                     .starts_with("The warp diverges: the condition holds for 21 lanes"),
                 said(the, "memory", "sentence").c_str()); // for the condition j > capacity
        press(the, Qt::Key_End);
        QVERIFY2(said(the, "memory", "sentence")
                     .ends_with("for 44 bytes: 11 of 32 lanes write 4 bytes, next to each other."),
                 said(the, "memory", "sentence").c_str());
        QVERIFY(said(the, "lanes", "lane 11").ends_with("masked"));
        QVERIFY(said(the, "lanes", "cell 1 10").find("written now") != std::string::npos);
        const QString end = label(the);
        press(the, Qt::Key_Home);
        press(the, Qt::Key_PageDown); // moves to the next write of cells
        QCOMPARE(label(the), end);
        press(the, Qt::Key_PageUp);
        QCOMPARE(label(the), QStringLiteral("before the first instruction"));
        press(the, Qt::Key_Space);
        KS_WAIT_FOR(label(the) != QStringLiteral("before the first instruction"));
        press(the, Qt::Key_Space);
    }

    /// Before a trace the page itself is shown full-screen, so that it can be traced; afterwards its picture
    /// is.
    void presents_the_page_until_there_is_a_picture() {
        tests::Window the;
        open(the, tests::table_2_2());
        choose(the, "variant", QStringLiteral("mckp.shared"));
        the.window->set_presenting(true, true);
        QVERIFY(the.window->isFullScreen());
        trace(the); // the page can be used
        the.window->set_presenting(false);
        the.window->set_presenting(true, true);
        QVERIFY(!the.window->isFullScreen());
        press(the, Qt::Key_Right); // stepping works in this view, too
        QVERIFY(label(the).startsWith(QStringLiteral("instruction 1 ")));
        the.window->set_presenting(false);
    }

    /// If a line is chosen with the keys, the page moves to where the warp runs it next.
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

    /// The strip can follow an array: for each lane it shows the element that the lane accessed last, at
    /// every instruction.
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
        follow("table[]"); // row 1 is written; class 1 gives at most 3
        QCOMPARE(said(the, "lanes", "lane 10"), std::string("lane 10: 3, [10]"));
        QCOMPARE(said(the, "lanes", "lane 11"), std::string("lane 11: has not touched table"));
        QVERIFY(scene::to_text(shown<Canvas>(the, "lanes")->list())
                    .find("table[1]: what each lane touched last") != std::string::npos);
        follow("weights[]"); // lanes 0 and 1 load the two items
        QVERIFY(said(the, "lanes", "lane 1").ends_with(", [1]"));
        QCOMPARE(said(the, "lanes", "lane 2"), std::string("lane 2: has not touched weights"));
        follow("local_weights[]");
        QVERIFY(said(the, "lanes", "lane 10").find("byte ") != std::string::npos);
        press(the, Qt::Key_Home);
        QCOMPARE(said(the, "lanes", "lane 10"), std::string("lane 10: has not touched local_weights"));
    }

    /// Launch 2 computes row 3 and reads its cells from row 2.
    void another_warp_is_fetched() {
        tests::Window the;
        open(the, tests::table_2_2());
        trace(the);
        QSignalSpy settled(the.window->current_page(), &Page::settled);
        the.find<LongSpinBox>("launch")->set_value(2);
        KS_WAIT_FOR(!settled.isEmpty() && !the.window->current_page()->busy());
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
        for (const char* side : {"first", "second"}) { // both kernels have written the same cells
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

    /// A file holds one trace, so if there are two kernels the user chooses one.
    void of_two_kernels_either_is_saved() {
        tests::Window the;
        open(the, tests::table_2_2());
        choose(the, "beside", QStringLiteral("mckp.shared"));
        trace(the);
        const auto* save = the.find<QPushButton>("save-trace");
        QVERIFY(save->menu());
        QStringList names;
        for (QAction* one : save->menu()->actions()) {
            const QString path = the.folder.filePath(one->text() + QStringLiteral(".kstrace"));
            tests::when_asked<QFileDialog>([&](QFileDialog& dialog) {
                names << QFileInfo(dialog.selectedFiles().value(0)).fileName();
                dialog.selectFile(path);
                static_cast<QDialog&>(dialog).accept();
            });
            one->trigger();
            const auto read = read_trace_file(path.toStdString());
            QVERIFY(read);
            QCOMPARE(read->trace.variant, one->text().toStdString());
        }
        QCOMPARE(names,
                 QStringList({QStringLiteral("mckp.global.kstrace"), QStringLiteral("mckp.shared.kstrace")}));
        choose(the, "beside", QString());
        QVERIFY(!save->menu());
    }

    /// An error is shown where it happened, and the previous view is kept.
    void an_error_is_shown_where_it_happened() {
        tests::use_fake_runner("garbage");
        tests::Window the;
        open(the, tests::table_2_2());
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        KS_WAIT_FOR(!the.window->current_page()->busy());
        auto* failure = the.find<QLabel>("failure");
        QVERIFY(failure->isVisible());
        QVERIFY2(failure->text().contains(QStringLiteral("not an event")), qPrintable(failure->text()));
        QVERIFY(the.find<QPushButton>("trace-it")->isVisible());
        QCOMPARE(the.window->current_page()->picture({800, 600}).error().code, ErrorCode::device);
    }

    void a_trace_that_needs_more_memory_is_allowed_it() {
        tests::use_fake_runner("hungry");
        tests::Window the;
        open(the, tests::table_2_2());
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        const auto* failure = the.find<QLabel>("failure");
        KS_WAIT_FOR(failure->isVisible());
        QVERIFY2(!failure->text().contains(QStringLiteral("--memory")), qPrintable(failure->text()));
        auto* allow = shown<QPushButton>(the, "allow-memory");
        QCOMPARE(allow->text(), QStringLiteral("Allow 4.5 GiB and trace again"));
        QTest::mouseClick(allow, Qt::LeftButton);
        KS_WAIT_FOR(failure->isVisible() &&
                    failure->text().contains(QStringLiteral("here was enough memory")));
        QVERIFY(allow->isHidden());
    }

    void a_trace_is_cancelled() {
        tests::use_fake_runner("deaf"); // this runner never answers a trace
        tests::Window the;
        open(the, tests::table_2_2());
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        QVERIFY(the.window->current_page()->busy());
        QCOMPARE(the.find<QPushButton>("primary")->text(), QStringLiteral("Cancel"));
        QVERIFY(the.find<QProgressBar>("progress")->isVisible());
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QCOMPARE(the.find<QLabel>("failure")->text(), QStringLiteral("Cancelled."));
        QCOMPARE(the.find<QPushButton>("primary")->text(), QStringLiteral("Trace"));
    }
};

KS_TEST(KernelPageTest)
#include "kernel_page_test.moc"
