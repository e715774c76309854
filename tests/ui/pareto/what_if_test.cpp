// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/ui/pareto/opened.h"
#include "ui/widgets/long_spin_box.h"
#include "visual/paint/theme.h"

#include <QAbstractItemModel>
#include <QComboBox>
#include <QSlider>
#include <QTableView>

using namespace ks;
using namespace ks::ui;
using tests::ParetoWindow;
using tests::three_tasks;

/// The what-if with changed numbers or settled choices, and the effect of edits on the picture.
class ParetoWhatIfTest : public QObject {
    Q_OBJECT

    /// The execution time of the first task, 3 of every 4, becomes 4 of every 4.
    static void drag(const ParetoWindow& the) {
        the.find<QSlider>("drag-execution")->setValue(4);
        the.wait();
    }
    static void settle(const ParetoWindow& the, int choice) {
        auto* settled = the.find<QComboBox>("settled");
        settled->setCurrentIndex(choice);
        emit settled->activated(choice);
        the.wait();
    }
    static SetValue period_of_the_first(std::int64_t period) {
        return {.at = FieldAt::of_group(2, 0), .value = period};
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    /// The new front is drawn next to the actual one. If the builder rejects a number, the page states why.
    void a_number_is_dragged() {
        ParetoWindow the(three_tasks());
        QCOMPARE(the.fronts().size(), std::size_t{1});
        auto* slider = the.find<QSlider>("drag-execution");
        slider->setValue(slider->minimum());
        QCOMPARE(the.find<LongSpinBox>("what-if-execution")->value(), 0);
        the.wait();
        QVERIFY(the.shows("what-if-refusal")); // its choices gain more than that
        const QString refusal = the.said("what-if-refusal");
        QVERIFY2(refusal.endsWith(" The picture still shows the front of the numbers before."),
                 qPrintable(refusal));
        QVERIFY2(!refusal.contains('/'), qPrintable(refusal)); // no JSON Pointer
        QCOMPARE(the.fronts().size(), std::size_t{1});
        drag(the);
        QVERIFY(!the.shows("what-if-refusal"));
        QCOMPARE(the.find<LongSpinBox>("what-if-execution")->value(), 4);
        QCOMPARE(the.fronts().size(), std::size_t{2});
        QCOMPARE(the.exact(0), QStringLiteral("32/15")); // 113/60 + 1/4
        QCOMPARE(the.fronts()[1].name, std::string("as it is"));
        QCOMPARE(the.session.undo_stack().count(), 0);
        the.press("reset");
        QCOMPARE(the.fronts().size(), std::size_t{1});
        QCOMPARE(the.find<LongSpinBox>("what-if-execution")->value(), 3);
        QCOMPARE(slider->value(), 3);
    }

    /// A drag with the pointer: fronts appear during the drag, and only Apply changes the instance, in one
    /// edit. The tried front, with its chosen point, stays until it has been computed again.
    void dragged_with_the_mouse_and_applied() {
        ParetoWindow the(three_tasks());
        auto* slider = the.find<QSlider>("drag-execution");
        const auto place = [&](int value) {
            return QPoint(QStyle::sliderPositionFromValue(slider->minimum(), slider->maximum(), value,
                                                          slider->width() - 16) +
                              8,
                          slider->height() / 2);
        };
        QTest::mousePress(slider, Qt::LeftButton, {}, place(3));
        for (int i = 4; i <= 8; ++i)
            QTest::mouseMove(slider, place(i));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, place(8));
        the.wait();
        const qint64 execution = the.find<LongSpinBox>("what-if-execution")->value();
        QVERIFY2(execution > 3, qPrintable(QString::number(execution)));
        QCOMPARE(the.fronts().size(), std::size_t{2});
        const QString tried = the.exact(0);
        the.key(Qt::Key_End);
        the.press("pin-a");
        const QString point = the.said("point");
        the.press("apply");
        QCOMPARE(the.fronts().size(), std::size_t{1}); // before the new front is available
        QCOMPARE(the.exact(0), tried);
        QVERIFY(!the.fronts()[0].old);
        QCOMPARE(the.said("point"), point);
        the.wait();
        QCOMPARE(the.session.undo_stack().count(), 1);
        QCOMPARE(the.fronts().size(), std::size_t{1});
        QCOMPARE(the.exact(0), tried);
        QCOMPARE(the.said("point"), point);
        QVERIFY(the.find<QPushButton>("pin-a")->isChecked());
        QCOMPARE(the.find<LongSpinBox>("what-if-execution")->value(), execution);
        QVERIFY(!the.find<QPushButton>("apply")->isEnabled());
        the.session.undo_stack().undo();
        the.wait();
        QCOMPARE(the.exact(0), QStringLiteral("113/60"));
    }

    /// The settled choice is not part of the instance, so the tried front is not that of the new instance.
    void applied_with_a_settled_choice() {
        ParetoWindow the(three_tasks());
        settle(the, 1);
        drag(the);
        the.press("apply");
        QVERIFY(the.fronts()[0].old);
        the.wait();
        QVERIFY(!the.fronts()[0].old);
        QCOMPARE(the.exact(0), QStringLiteral("32/15"));
        QCOMPARE(the.find<QComboBox>("settled")->currentIndex(), 0);
    }

    /// A slider keeps its place on the screen, in windows of all heights.
    void sliders_stay_where_they_are_when_another_point_is_chosen_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("height");
        for (const char* preset : {"ise-three-tasks", "thesis-2.2"})
            for (const paint::ThemeId theme : {paint::ThemeId::light, paint::ThemeId::projector})
                for (int height = 700; height <= 1000; height += 60)
                    QTest::addRow("%s %d %d", preset, static_cast<int>(theme), height)
                        << QString::fromLatin1(preset) << static_cast<int>(theme) << height;
    }
    void sliders_stay_where_they_are_when_another_point_is_chosen() {
        QFETCH(QString, preset);
        QFETCH(int, theme);
        QFETCH(int, height);
        const auto instance = generate(preset.toStdString(), "", {});
        KS_VERIFY_OK(instance);
        ParetoWindow the(*instance);
        the.session.set_theme(static_cast<paint::ThemeId>(theme));
        the.window->resize(1400, height);
        const auto places = [&the] {
            // a layout may ask its parent for room, and the parent its own parent
            for (int round = 0; round < 4; ++round)
                QCoreApplication::processEvents();
            std::vector<QRect> all;
            for (const auto* slider : the.find<QWidget>("what-if")->findChildren<QSlider*>())
                all.emplace_back(slider->mapTo(the.window.get(), QPoint()), slider->size());
            return all;
        };
        the.key(Qt::Key_Home);
        const auto before = places();
        QVERIFY(!before.empty());
        const std::size_t points = the.fronts().front().front->size();
        for (std::size_t point = 1; point < points; ++point) {
            the.key(Qt::Key_Right);
            QVERIFY2(places() == before, qPrintable(the.said("point")));
        }
        the.find<QPushButton>("pin-a")->click();
        the.key(Qt::Key_Home);
        the.find<QPushButton>("pin-b")->click();
        QVERIFY(places() == before);
    }

    void a_choice_is_settled_and_let_go() {
        const ParetoWindow the(three_tasks());
        const auto* settled = the.find<QComboBox>("settled");
        QCOMPARE(settled->count(), 4); // any, in software, two choices
        settle(the, 1);
        QCOMPARE(the.fronts().size(), std::size_t{2});
        for (int i = 0; i < 3; ++i) {
            the.key(i == 0 ? Qt::Key_End : Qt::Key_Left);
            QCOMPARE(the.find<QTableView>("choices")->model()->index(0, 1).data().toString(),
                     QStringLiteral("in software"));
        }
        the.press("reset");
        QCOMPARE(the.fronts().size(), std::size_t{1});
        QCOMPARE(settled->currentIndex(), 0);
        QVERIFY(!the.find<QPushButton>("apply")->isEnabled());
    }

    /// Its numbers are offered again when a task has a choice again.
    void software_tasks_have_no_numbers_of_a_choice() {
        const ParetoWindow the(three_tasks());
        const auto offers = [&the](const char* box) { return the.find<LongSpinBox>(box)->isEnabled(); };
        KS_WAIT_FOR(offers("what-if-gain") && the.shows("what-if-gain"));
        the.key(Qt::Key_Home);
        QVERIFY(!offers("what-if-gain") && the.shows("what-if-gain"));
        QVERIFY(the.find<LongSpinBox>("what-if-gain")->is_unknown());
        QVERIFY(offers("what-if-period"));
        the.key(Qt::Key_End);
        QVERIFY(offers("what-if-gain"));
        QCOMPARE(the.find<LongSpinBox>("what-if-gain")->value(), 2);
        QCOMPARE(the.find<LongSpinBox>("what-if-cost")->value(), 5);
        QVERIFY(!the.find<QPushButton>("apply")->isEnabled()); // showing other numbers does not change them
        QCOMPARE(the.fronts().size(), std::size_t{1});
    }

    /// Until the new front has been computed, the picture states that it shows the previous one.
    void an_edit_elsewhere_keeps_the_point_and_shows_the_old_front_as_old() {
        ParetoWindow the(three_tasks());
        the.key(Qt::Key_End);
        QVERIFY(!the.drawn().contains(QStringLiteral("before the edit")));
        QVERIFY(the.session.edit(QStringLiteral("x"), period_of_the_first(5)));
        QVERIFY(the.fronts()[0].old);
        QVERIFY(the.drawn().contains(QStringLiteral("before the edit")));
        the.wait();
        QVERIFY(!the.fronts()[0].old);
        QVERIFY(!the.drawn().contains(QStringLiteral("before the edit")));
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 12"));
    }

    /// While a front with other points is tried, one of its points is chosen. An edit returns to the
    /// instance's own front: it has no point at cost 7, so the best point for a budget of 7 is chosen.
    void an_edit_while_something_is_tried() {
        ParetoWindow the(three_tasks());
        settle(the, 1); // the first task stays in software, so there are fewer points
        the.key(Qt::Key_End);
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 7"));
        QVERIFY(the.session.edit(QStringLiteral("x"), period_of_the_first(5)));
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 6"));
        the.wait();
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 6"));
        QCOMPARE(the.fronts().size(), std::size_t{1});
    }

    /// Another document begins with its default point, not with the previous choice.
    void another_document_begins_with_its_default_point() {
        ParetoWindow the(three_tasks());
        the.key(Qt::Key_End);
        the.press("pin-a");
        the.session.open(*generate("ise-drawn", "", {}));
        QVERIFY(the.fronts().empty());
        QVERIFY(!the.shows("point"));
        the.session.open(three_tasks());
        the.wait();
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 9"));
        QVERIFY(!the.find<QPushButton>("pin-a")->isChecked());
    }
};

KS_TEST(ParetoWhatIfTest)
#include "what_if_test.moc"
