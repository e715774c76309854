// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/pareto/opened.h"
#include "ui/widgets/long_spin_box.h"

#include <QAbstractItemModel>
#include <QComboBox>
#include <QSlider>
#include <QTableView>

using namespace ks;
using namespace ks::ui;
using tests::ParetoWindow;
using tests::three_tasks;

/// What if a number were another one, or a choice were settled? And what an edit leaves of the picture.
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

    /// The new front is drawn beside the one as it is. If the builder refuses a number, the page says why.
    void a_number_is_dragged() {
        ParetoWindow the(three_tasks());
        QCOMPARE(the.fronts().size(), std::size_t{1});
        auto* slider = the.find<QSlider>("drag-execution");
        slider->setValue(slider->minimum());
        QCOMPARE(the.find<LongSpinBox>("what-if-execution")->value(), 0);
        the.wait();
        QVERIFY(the.shows("what-if-refusal")); // its choices gain more than that
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

    /// A drag with the pointer: fronts come on the way, and only Apply changes the instance, in one edit. The
    /// front that was tried, with the point chosen of it, stays until it is found once more.
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
        QCOMPARE(the.fronts().size(), std::size_t{1}); // before the new one is there
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

    /// What was settled is not in the instance, so the front tried is not the one that is open then.
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

    /// Its numbers are offered again as soon as a task has a choice again.
    void what_stays_in_software_has_no_numbers_of_a_choice() {
        const ParetoWindow the(three_tasks());
        QVERIFY(the.shows("what-if-gain"));
        the.key(Qt::Key_Home);
        QVERIFY(!the.shows("what-if-gain"));
        QVERIFY(the.shows("what-if-period"));
        the.key(Qt::Key_End);
        QVERIFY(the.shows("what-if-gain"));
        QCOMPARE(the.find<LongSpinBox>("what-if-gain")->value(), 2);
        QCOMPARE(the.find<LongSpinBox>("what-if-cost")->value(), 5);
        QVERIFY(!the.find<QPushButton>("apply")->isEnabled()); // showing other numbers tries none
        QCOMPARE(the.fronts().size(), std::size_t{1});
    }

    /// Until the new front is found, the picture says that it is of what was before.
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

    /// While a front with other points is tried, the chosen one is one of these. An edit goes back to the
    /// instance's own: there is none at cost 7, so the best that 7 buys is chosen.
    void an_edit_while_something_is_tried() {
        ParetoWindow the(three_tasks());
        settle(the, 1); // the first task stays in software: fewer points
        the.key(Qt::Key_End);
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 7"));
        QVERIFY(the.session.edit(QStringLiteral("x"), period_of_the_first(5)));
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 6"));
        the.wait();
        QCOMPARE(the.said("point"), QStringLiteral("hardware cost 6"));
        QCOMPARE(the.fronts().size(), std::size_t{1});
    }

    /// Another document begins with its own usual point, not with what was chosen before.
    void another_document_begins_anew() {
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
