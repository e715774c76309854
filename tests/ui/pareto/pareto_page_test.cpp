// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/ui/pareto/opened.h"
#include "ui/widgets/long_spin_box.h"

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>

using namespace ks;
using namespace ks::ui;
using tests::ParetoWindow;
using tests::three_tasks;

/// The interactive front: three tasks with known points, every kind, and large fronts.
class ParetoPageTest : public QObject {
    Q_OBJECT

    static QPoint place(const FrontCanvas& canvas, double cost, double value) {
        return {qRound(canvas.drawn().axis.x_of(cost)), qRound(canvas.drawn().y_of(value))};
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void the_cheapest_schedulable_point_is_held_first() {
        const ParetoWindow the(three_tasks());
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 9"));
        QVERIFY2(the.said("point-value").contains(QStringLiteral("11/12")),
                 qPrintable(the.said("point-value")));
        QVERIFY(the.said("point-value").contains(QStringLiteral("schedulable")));
        const auto& choices = *the.find<QTableView>("choices")->model();
        QCOMPARE(choices.rowCount(), 3);
        QCOMPARE(choices.index(0, 0).data().toString(), QStringLiteral("control"));
        QCOMPARE(choices.index(0, 1).data().toString(), QStringLiteral("1b"));
        QCOMPARE(choices.index(0, 2).data().toString(), QStringLiteral("2"));
        QCOMPARE(choices.index(0, 3).data().toString(), QStringLiteral("5"));
        QVERIFY(the.drawn().contains(QStringLiteral("all in software")));
    }

    void keys_walk_along_the_front() {
        const ParetoWindow the(three_tasks());
        the.key(Qt::Key_Home);
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 0"));
        QVERIFY(the.said("point-value").contains(QStringLiteral("not schedulable")));
        QCOMPARE(the.find<QTableView>("choices")->model()->index(1, 1).data().toString(),
                 QStringLiteral("in software"));
        the.key(Qt::Key_Left);
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 0"));
        the.key(Qt::Key_Right);
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 1"));
        QVERIFY(the.find<QLabel>("cheaper")->text().contains(QStringLiteral("display: 3a → in software")));
        the.key(Qt::Key_PageDown);
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 12"));
        the.key(Qt::Key_Home);
        the.key(Qt::Key_End);
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 12"));
        QVERIFY(!the.find<QLabel>("dearer")->isVisible());
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 9"));
        the.press("knee");
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 6"));
    }

    void the_mouse_chooses_zooms_and_goes_back() {
        const ParetoWindow the(three_tasks());
        auto* canvas = the.find<FrontCanvas>("front");
        QTest::mouseMove(canvas, place(*canvas, 1, 107.0 / 60));
        QTest::mouseClick(canvas, Qt::LeftButton, {}, place(*canvas, 12, 47.0 / 60));
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 12"));
        QTest::mouseClick(canvas, Qt::LeftButton, {}, place(*canvas, 0, 113.0 / 60));
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 0"));
        const QPoint from = place(*canvas, 2, 1), to = place(*canvas, 8, 1);
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(canvas, (from + to) / 2);
        QTest::mouseMove(canvas, to);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
        QVERIFY(std::abs(canvas->drawn().axis.shown.from - 2) < 0.2);
        QVERIFY(std::abs(canvas->drawn().axis.shown.to - 8) < 0.2);
        QCOMPARE(the.find<LongSpinBox>("from")->value(), 2);
        QCOMPARE(the.find<LongSpinBox>("to")->value(), 8);
        the.key(Qt::Key_Home); // the visible range follows the point
        QVERIFY(canvas->drawn().axis.shown.from <= 0.01);
        QTest::mouseClick(the.find<QToolButton>("all-costs"), Qt::LeftButton);
        QCOMPARE(canvas->drawn().axis.shown, (scene::CostSpan{.from = 0, .to = 12}));
        the.key(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(canvas->drawn().axis.shown.length() < 9);
        the.key(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(canvas->drawn().axis.shown, (scene::CostSpan{.from = 0, .to = 12}));
        the.find<QCheckBox>("log")->click();
        QVERIFY(the.drawn().contains(QStringLiteral("hardware cost, log")));
    }

    void a_range_is_typed_and_a_budget_buys_its_best() {
        const ParetoWindow the(three_tasks());
        the.find<LongSpinBox>("to")->set_value(6);
        QCOMPARE(the.find<FrontCanvas>("front")->drawn().axis.shown, (scene::CostSpan{.from = 0, .to = 6}));
        the.find<LongSpinBox>("within")->set_value(7);
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 6"));
        the.find<LongSpinBox>("within")->set_value(11);
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 9"));
    }

    void two_points_are_pinned_and_compared() {
        const ParetoWindow the(three_tasks());
        the.key(Qt::Key_Home);
        the.press("pin-a");
        QVERIFY(!the.find<QLabel>("compared")->isVisible());
        the.key(Qt::Key_End);
        the.press("pin-b");
        QVERIFY2(the.said("compared").contains(QStringLiteral("hardware cost\u00a0+12 · U\u00a0−11/10")),
                 qPrintable(the.said("compared")));
        QVERIFY(the.said("compared").contains(QStringLiteral("filter: in software → 2a")));
        QVERIFY(the.drawn().contains(QStringLiteral("pin B")));
        the.press("pin-b"); // pressed again: removed
        QVERIFY(!the.find<QLabel>("compared")->isVisible());
    }

    void pages_and_files_have_what_is_shown() {
        const ParetoWindow the(three_tasks());
        const auto csv = the.window->current_page()->csv();
        QVERIFY(csv);
        QCOMPARE(csv->count('\n'), 1 + 10);
        QVERIFY2(csv->contains("\n9,"), csv->constData());
        QVERIFY(the.window->current_page()->picture({900, 600}));
    }

    /// Every field can be reached and left with Tab.
    void the_keyboard_reaches_every_field() {
        const ParetoWindow the(three_tasks());
        the.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(the.window.get()));
        the.find<QTableView>("choices")->setFocus();
        for (const char* next :
             {"settled", "drag-execution", "what-if-execution", "drag-period", "what-if-period", "drag-gain",
              "what-if-gain", "drag-cost", "what-if-cost", "pin-a", "pin-b"}) {
            const auto focus = [] { return QApplication::focusWidget(); };
            QVERIFY(focus());
            QTest::keyClick(focus(), Qt::Key_Tab);
            QVERIFY(focus());
            QCOMPARE(focus()->objectName(), QLatin1String(next));
        }
    }

    /// Sums may have more digits than fields usually show.
    void long_numbers_are_seen_whole() {
        const ParetoWindow the(*read_instance(R"({"format": "knapscope-instance", "version": 1, "kind":
            "subset-sum", "name": "", "target": 3000000000000, "weights": [1000000000000, 2000000000000]})",
                                              "long numbers"));
        for (const char* field : {"to", "within"}) {
            const auto* box = the.find<LongSpinBox>(field);
            const int text = box->fontMetrics().horizontalAdvance(QString::number(box->value()));
            QVERIFY2(box->findChild<QLineEdit*>()->width() >= text, field);
        }
    }

    /// Every feature of the page works for all kinds with fronts.
    void every_kind_with_a_front_data() {
        QTest::addColumn<QString>("kind");
        for (const Kind* kind : kinds())
            if (kind->front)
                QTest::newRow(std::string(kind->id).c_str()) << QString::fromStdString(std::string(kind->id));
    }
    void every_kind_with_a_front() {
        QFETCH(QString, kind);
        const auto preset = std::ranges::find(presets(), kind.toStdString(), &Preset::kind);
        QVERIFY(preset != presets().end());
        const ParetoWindow the(*generate(preset->id, preset->kind, {}));
        const QString first = the.said("point");
        QVERIFY(!first.isEmpty());
        the.key(Qt::Key_Home);
        the.key(Qt::Key_End);
        QVERIFY(the.said("point") != QString());
        auto* canvas = the.find<FrontCanvas>("front");
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->rect().center());
        QVERIFY(the.window->current_page()->csv());
        QVERIFY(the.window->current_page()->picture({900, 600}));
    }

    /// The thesis names its task sets but prints no numbers, so the page states where the numbers come from.
    void where_the_numbers_come_from() {
        const ParetoWindow the(*generate("thesis-ise5", "", {}));
        const auto said = QStringLiteral("drawn from our model");
        QVERIFY(the.find<QLabel>("source")->text().contains(said));
        QVERIFY(the.window->findChild<QLabel*>("headline")->toolTip().contains(said));
    }

    /// Thesis, task set 1: the time of a frame after a step along the front, including the list and painting.
    void a_large_front_stays_fluid() {
        const ParetoWindow the(*generate("thesis-ise1", "", {}));
        the.window->resize(1920, 1080);
        auto* canvas = the.find<FrontCanvas>("front");
        QVERIFY(canvas->shown().fronts[0].front->size() > 50'000);
        QPixmap frame(canvas->size());
        constexpr int frames = 50;
        const CpuClock zooming;
        for (int i = 0; i < frames; ++i) {
            canvas->zoom(i % 2 == 0 ? 0.8 : 1.3);
            canvas->render(&frame);
        }
        qInfo() << "CPU time of a frame while zooming:" << zooming.milliseconds() / frames << "ms at"
                << canvas->size();
        canvas->show_all();
        const CpuClock all;
        for (int i = 0; i < frames; ++i) {
            canvas->refresh();
            canvas->render(&frame);
        }
        qInfo() << "of all of it:" << all.milliseconds() / frames << "ms";
        const CpuClock stepping;
        for (int i = 0; i < frames; ++i) {
            the.key(Qt::Key_Right); // including the point's description, the what-if and both schedules
            canvas->render(&frame);
        }
        qInfo() << "of a step along it:" << stepping.milliseconds() / frames << "ms";
        QVERIFY(canvas->list().items.size() < 5'000);
    }
};

KS_TEST(ParetoPageTest)
#include "pareto_page_test.moc"
