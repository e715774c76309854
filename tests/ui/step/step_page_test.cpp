// SPDX-License-Identifier: GPL-3.0-or-later
// The Step page driven by real key events: every key, jumps, playing, refusals, and following the open
// instance.
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/run/in_process.h"
#include "solvers/run/registry.h"
#include "tests/support/four_kernels.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/page_window.h"
#include "tests/ui/samples.h"
#include "tests/ui/shown.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/jobs/table_fill.h"
#include "ui/stepping/step_slider.h"
#include "ui/widgets/canvas.h"
#include "visual/paint/fonts.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

namespace ks::ui {
Page* make_step_page(Session& session);
}

using namespace ks;
using namespace ks::ui;

namespace {

InstancePtr first_of(const Kind& kind) {
    for (const Preset& preset : presets())
        if (preset.kind == kind.id)
            return *generate(preset.id, preset.kind, {});
    return nullptr;
}

struct StepWindow : tests::PageWindow {
    explicit StepWindow(Session& session) : PageWindow(make_step_page(session)) {}
    QString label() const { return findChild<QLabel*>(QStringLiteral("step-label"))->text(); }
    QStringList variants() const {
        QStringList all;
        const auto& box = *findChild<QComboBox*>(QStringLiteral("variant"));
        for (int i = 0; i < box.count(); ++i)
            all << box.itemData(i).toString();
        return all;
    }
    void check_variants(std::string_view kind) const {
        for (const QString& variant : variants())
            QCOMPARE((*find_variant(variant.toStdString()))->info().kind, kind);
    }
    /// Opens an instance of the kind and waits for its steps. Returns the variants that need no runner.
    QStringList open_and_check(Session& session, const Kind& kind) {
        session.open(first_of(kind));
        check_variants(kind.id);
        QStringList alone = variants();
        alone.removeIf(
            [](const QString& variant) { return in_process::records_with_programs(variant.toStdString()); });
        if (!alone.isEmpty()) {
            session.show_steps(alone.front());
            check_settled();
        }
        return alone;
    }
    void check_settled() const {
        KS_WAIT_FOR(!page->busy());
        const auto problem = page->problem();
        QVERIFY2(!problem, problem ? problem->sentence().c_str() : "");
    }
    std::string sentence() const {
        for (const auto& region : findChild<Canvas*>(QStringLiteral("words"))->list().regions)
            if (region.id == "sentence")
                return region.description;
        return {};
    }
};

} // namespace

class StepPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() { tests::fail_on_warnings(); }

    void every_key_moves() {
        Session session;
        session.open(*generate("thesis-2.2", "", {}));
        StepWindow window(session);
        window.bring_up();
        QCOMPARE(window.label(), "before the first cell");
        window.press(Qt::Key_Right);
        QCOMPARE(window.label(), "initialise · row 0 of 3");
        window.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(window.label(), "row 1 of 3 · cell 0");
        window.press(Qt::Key_PageDown);
        QCOMPARE(window.label(), "row 2 of 3 · cell 0");
        for (int i = 0; i < 7; ++i)
            window.press(Qt::Key_Right);
        QCOMPARE(window.label(), "row 2 of 3 · cell 7");
        QCOMPARE(window.sentence(), "z_{2}(7) = max(−∞, z_{1}(3) + 1) = 3: items 1a and 2a");
        window.press(Qt::Key_Left);
        QCOMPARE(window.label(), "row 2 of 3 · cell 6");
        window.press(Qt::Key_PageUp);
        QCOMPARE(window.label(), "row 2 of 3 · cell 0");
        window.press(Qt::Key_PageUp);
        QCOMPARE(window.label(), "row 1 of 3 · cell 0");
        window.press(Qt::Key_End);
        QCOMPARE(window.label(), "way back · row 1 of 3");
        window.press(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(window.label(), "way back · row 3 of 3");
        window.press(Qt::Key_Home);
        QCOMPARE(window.label(), "before the first cell");
        window.press(Qt::Key_Left); // already at the beginning
        QCOMPARE(window.label(), "before the first cell");
    }

    void space_plays_and_speed_changes() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.bring_up();
        auto* speed = window.findChild<QToolButton*>(QStringLiteral("speed"));
        QCOMPARE(speed->text(), "1×");
        for (int i = 0; i < 9; ++i)
            window.press(Qt::Key_Plus);
        QCOMPARE(speed->text(), "16×");
        window.press(Qt::Key_Minus);
        QCOMPARE(speed->text(), "8×");
        window.press(Qt::Key_Space);
        KS_WAIT_FOR(window.label() != "before the first cell");
        window.press(Qt::Key_Space);
        const QString stopped = window.label();
        QVERIFY(stopped != "before the first cell");
        window.press(Qt::Key_Plus);
        window.press(Qt::Key_Space);
        KS_WAIT_FOR_EQUAL(window.label(), QStringLiteral("way back · row 1 of 4"));
        KS_WAIT_FOR_EQUAL(window.page->findChild<QPushButton*>(QStringLiteral("primary"))->text(),
                          QStringLiteral("Play"));
    }

    void buttons_and_the_slider_move() {
        Session session;
        session.open(*generate("thesis-2.2", "", {}));
        StepWindow window(session);
        window.bring_up();
        QTest::mouseClick(window.findChild<QToolButton*>(QStringLiteral("step.last")), Qt::LeftButton);
        QCOMPARE(window.label(), "way back · row 1 of 3");
        QTest::mouseClick(window.findChild<QToolButton*>(QStringLiteral("step.previous-cell")),
                          Qt::LeftButton);
        QCOMPARE(window.label(), "way back · row 2 of 3");
        auto* slider = window.findChild<StepSlider*>();
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(qRound(slider->x_of(23)), slider->height() / 2));
        QCOMPARE(window.label(), "row 2 of 3 · cell 7");
        for (std::int64_t at = 0; at <= 41; ++at)
            QCOMPARE(slider->position_at(slider->x_of(at)), at);
    }

    void without_a_document_advice_is_shown() {
        Session session;
        StepWindow window(session);
        window.bring_up();
        QSignalSpy wanted(window.page, &Page::command_wanted);
        QPushButton* first = nullptr;
        for (auto* button : window.page->findChildren<QPushButton*>())
            if (button->isVisible() && button->property("primary").toBool())
                first = button;
        QVERIFY(first);
        QTest::mouseClick(first, Qt::LeftButton);
        QCOMPARE(wanted.takeFirst()[0].value<WindowCommand>().act, WindowCommand::generate);
        QCOMPARE(window.page->picture({800, 600}).error().code, ErrorCode::input);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_End, Qt::Key_Space, Qt::Key_PageDown})
            window.press(key);
    }

    void a_large_table_is_refused_in_a_sentence() {
        Session session;
        KnapsackBuilder builder;
        builder.capacity(INT64_MAX / 2).add({1, INT64_MAX / 2});
        session.open(*std::move(builder).build());
        StepWindow window(session);
        window.bring_up();
        bool said = false;
        for (auto* label : window.page->findChildren<QLabel*>())
            said = said || (label->isVisible() && label->text().contains(QStringLiteral("fits no file")));
        QVERIFY(said);
        QCOMPARE(window.page->problem()->code, ErrorCode::limit);
        QCOMPARE(window.page->csv().error().code, ErrorCode::limit);
    }

    /// A table for which the disk or the memory has no room is not offered, and the window does not mention
    /// options that it does not have.
    void a_table_is_offered_only_where_there_is_room_data() {
        QTest::addColumn<qint64>("capacity");
        QTest::addColumn<QString>("said");
        QTest::newRow("disk") << (qint64{1} << 50) << QStringLiteral("and the disk has");
        QTest::newRow("memory") << (qint64{1} << 30) << QStringLiteral("and the memory budget is 4 GiB");
    }
    void a_table_is_offered_only_where_there_is_room() {
        QFETCH(qint64, capacity);
        QFETCH(QString, said);
        Session session;
        KnapsackBuilder builder;
        builder.capacity(capacity).add({1, capacity});
        session.open(*std::move(builder).build());
        if (const auto room = TableFill::check_room(*session.instance()); !room && said.contains("budget"))
            QSKIP(room.error().sentence().c_str());
        StepWindow window(session);
        window.bring_up();
        const auto labels = window.page->findChildren<QLabel*>();
        const auto at = std::ranges::find_if(
            labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(said); });
        QVERIFY(at != labels.end());
        QVERIFY2(!(*at)->text().contains(QStringLiteral("--")), qPrintable((*at)->text()));
        QVERIFY(!window.findChild<QPushButton*>(QStringLiteral("fill"))->isVisible());
    }

    /// The steps are those of the chosen variant, but another variant without steps computed the rows; the
    /// page names both.
    void a_large_table_is_filled_by_another() {
        tests::use_real_runner();
        MultipleChoiceBuilder builder;
        builder.capacity(30'000);
        for (int i = 0; i < 8; ++i)
            builder.begin_class().add({1 + i, 400 * i}).add({5 + i, 1200 * i});
        Session session;
        session.open(*std::move(builder).build());
        StepWindow window(session);
        window.bring_up();
        auto* filled_by = window.findChild<QComboBox*>(QStringLiteral("filled-by"));
        QVERIFY(filled_by->isVisible());
        QCOMPARE(filled_by->currentData().toString(), QStringLiteral("mckp.sequential"));
        const auto says = [&](const QString& words) {
            const auto labels = window.page->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* label) {
                return label->isVisible() && label->text().contains(words);
            });
        };
        QVERIFY(!says(QStringLiteral("no recording of its own")));
        filled_by->setCurrentIndex(filled_by->findData(QStringLiteral("mckp.multicore")));
        QVERIFY(says(QStringLiteral("mckp.multicore has no recording of its own")));
        QVERIFY(says(QStringLiteral("those of mckp.sequential")));
        QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("fill")), Qt::LeftButton);
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(!window.page->problem());
        QVERIFY(says(QStringLiteral("rows by mckp.multicore on cpu · mckp.multicore has no recording")));
        QVERIFY(window.label().startsWith(QStringLiteral("row 8 of 8")));
    }

    void the_source_names_its_paper() {
        Session session;
        session.open(*generate("two-list-example", "", {}));
        StepWindow window(session);
        window.show();
        QVERIFY(window.page->apply({{"subset-sum.two-list.gpu"}, "end", {}}));
        KS_WAIT_FOR(!window.page->busy());
        const auto labels = window.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().startsWith(
                QStringLiteral("Algorithm 3 (Wan et al. 2014, section 3) · Two lists on the GPU"));
        }));
    }

    void it_follows_the_open_instance() {
        Session session;
        session.open(*generate("thesis-2.2", "", {}));
        StepWindow window(session);
        window.bring_up();
        window.press(Qt::Key_End);
        session.open(*generate("thesis-2.1", "", {}));
        KS_WAIT_FOR_EQUAL(window.label(), QStringLiteral("before the first cell"));
        window.press(Qt::Key_End);
        QCOMPARE(window.label(), "way back · row 1 of 4");
    }

    void the_command_line_goes_to_a_step() {
        Session session;
        session.open(*generate("thesis-2.2", "", {}));
        StepWindow window(session);
        window.show();
        QVERIFY(window.page->apply({{}, "end", {}}));
        KS_WAIT_FOR(!window.page->busy());
        QCOMPARE(window.label(), "way back · row 1 of 3");
        QVERIFY(window.page->apply({{"mckp.sequential"}, "23", {}}));
        KS_WAIT_FOR(!window.page->busy());
        QCOMPARE(window.label(), "row 2 of 3 · cell 7");
        QVERIFY(window.page->apply({{}, "42", {}}));
        KS_WAIT_FOR(window.page->problem());
        QCOMPARE(window.page->problem()->code, ErrorCode::usage);
        QCOMPARE(window.page->apply({{}, "-1", {}}).error().code, ErrorCode::usage);
        QCOMPARE(window.page->apply({{}, "x", {}}).error().code, ErrorCode::usage);
        QCOMPARE(window.page->apply({{"mckp.shared"}, {}, {}}).error().code, ErrorCode::usage);
    }

    /// The default variant's table may be too large while the chosen variant has a recording of another
    /// shape.
    void the_command_line_chooses_a_variant_without_a_table() {
        SubsetSumBuilder builder;
        builder.target(INT64_MAX / 2);
        for (int i = 0; i < 4; ++i)
            builder.add(INT64_MAX / 8 - i);
        Session session;
        session.open(*std::move(builder).build());
        StepWindow window(session);
        window.bring_up();
        QCOMPARE(window.page->problem()->code, ErrorCode::limit);
        QVERIFY(window.page->apply({{"subset-sum.exhaustive.smart"}, "1", {}}));
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(!window.page->problem());
        QVERIFY(window.page->picture({800, 600}));
        QCOMPARE(tests::shown_in<Canvas>(window, QStringLiteral("table"))->accessibleName(),
                 QStringLiteral("Picture of the algorithm"));
        const auto* variants = window.findChild<QComboBox*>(QStringLiteral("variant"));
        QVERIFY(variants->width() < window.width() / 2); // for any length of the titles
    }

    /// The runner solves the linear programs, and the steps are made here.
    void steps_with_linear_programs() {
        tests::use_real_runner();
        Session session;
        session.open(tests::four_kernels());
        StepWindow window(session);
        window.bring_up();
        session.show_steps(QStringLiteral("kernel-mix.column-generation"));
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(!window.page->problem());
        window.press(Qt::Key_End);
        QVERIFY2(window.sentence().find("Whole numbers: 2 batches of 2 patterns.") != std::string::npos,
                 window.sentence().c_str());
        QVERIFY(window.page->picture({800, 600}));
        // Choosing a variant without steps changes nothing.
        session.show_steps(QStringLiteral("kernel-mix.labels"));
        QCOMPARE(window.findChild<QComboBox*>(QStringLiteral("variant"))->currentData().toString(),
                 QStringLiteral("kernel-mix.column-generation"));
        QVERIFY(!window.page->busy());
    }

    void linear_programs_without_a_runner() {
        qputenv("KNAPSCOPE_RUNNER", "/nowhere/knapscope-run");
        Session session;
        session.open(tests::four_kernels());
        StepWindow window(session);
        window.bring_up();
        QVERIFY(!window.page->problem());
        session.show_steps(QStringLiteral("kernel-mix.column-generation"));
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(window.page->problem());
        QVERIFY2(window.page->problem()->sentence().find("/nowhere/knapscope-run") != std::string::npos,
                 window.page->problem()->sentence().c_str());
        session.show_steps(QStringLiteral("kernel-mix.first-fit"));
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(!window.page->problem());
    }

    void each_kind_has_its_own_steps_data() {
        QTest::addColumn<bool>("runs");
        QTest::newRow("a runner that does not answer") << true;
        QTest::newRow("none that runs") << false;
    }
    /// The variants that are offered are those of the open instance's kind, whatever the runner does.
    void each_kind_has_its_own_steps() {
        QFETCH(bool, runs);
        tests::use_fake_runner("stall");
        if (!runs)
            qputenv("KNAPSCOPE_RUNNER", "/bin/false");
        Session session;
        session.open(tests::table_2_1());
        StepWindow window(session);
        window.bring_up();
        session.ask_runner();
        if (!runs)
            KS_WAIT_FOR(session.runner_problem());
        for (const Kind* kind : kinds())
            for (const Kind* next : kinds()) {
                if (kind == next)
                    continue;
                for (const QString& variant : window.open_and_check(session, *kind)) {
                    session.open(first_of(*kind));
                    session.show_steps(variant); // it is being recorded when the other one is opened
                    window.open_and_check(session, *next);
                }
            }
    }

    /// The page is hidden when another kind is opened, the runner answers, and the first kind comes back.
    void an_answer_while_it_is_hidden_leaves_the_right_variants() {
        Session session;
        session.open(tests::table_2_1());
        StepWindow window(session);
        window.bring_up();
        window.page->hide();
        session.open(tests::table_2_2());
        emit session.catalogue_changed();
        session.open(tests::table_2_1());
        window.page->show();
        window.page->activated();
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(!window.page->problem());
        window.check_variants("knapsack");
    }

    void the_table_is_exported_as_it_stands() {
        Session session;
        session.open(*generate("thesis-2.2", "", {}));
        StepWindow window(session);
        window.bring_up();
        const QList<QByteArray> empty = window.page->csv()->split('\n');
        QCOMPARE(empty[1].trimmed(), "0,,,,,,,,,,,,");
        window.press(Qt::Key_End);
        const QList<QByteArray> lines = window.page->csv()->split('\n');
        QCOMPARE(lines[0].trimmed(), "class,items,0,1,2,3,4,5,6,7,8,9,10");
        QCOMPARE(lines[4].trimmed(),
                 "3,\"a (2, 1); b (3, 2); c (4, 3)\",-inf,-inf,-inf,-inf,-inf,-inf,-inf,-inf,5,6,7");
        QCOMPARE(window.page->picture({1000, 600})->size, QSizeF(1000, 600));
    }
};

KS_TEST(StepPageTest)
#include "step_page_test.moc"
