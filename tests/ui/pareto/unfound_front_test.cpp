// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/formats/format.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/ui/pareto/opened.h"

#include <QProgressBar>

using namespace ks;
using namespace ks::ui;
using tests::ParetoWindow;
using tests::three_tasks;

/// A front that is not computed: it has too many points, it does not exist, or the user cancels.
class ParetoUnfoundFrontTest : public QObject {
    Q_OBJECT

    /// 1, 2, 4, ...: every sum up to 2^n - 1 is one of its points.
    static InstancePtr powers_of_two(int n) {
        QStringList weights;
        for (int i = 0; i < n; ++i)
            weights << QString::number(std::int64_t{1} << i);
        const QString text = QStringLiteral(R"({"format": "knapscope-instance", "version": 1,
            "kind": "subset-sum", "name": "Powers", "target": %1, "weights": [%2]})")
                                 .arg((std::int64_t{1} << n) - 1)
                                 .arg(weights.join(QStringLiteral(", ")));
        return *read_instance(text.toStdString(), "powers");
    }
    /// Items whose front takes some seconds, although the knapsack holds almost none of them.
    static InstancePtr many_items(std::int64_t capacity) {
        return *changed(*tests::uncorrelated("knapsack", "2000"), capacity_of(capacity));
    }
    static SetValue capacity_of(std::int64_t capacity) {
        return {.at = FieldAt::scalar(0), .value = capacity};
    }
    static constexpr std::int64_t large = 400'000;
    static void wait_for_some_progress(const ParetoWindow& the) {
        KS_WAIT_FOR(the.shows("cancel") && the.find<QProgressBar>("progress")->value() > 0);
    }
    /// Measured in CPU time, because other programs may use the processor.
    static void cancel(const ParetoWindow& the) {
        QVERIFY(the.busy());
        const CpuClock clock;
        the.press("cancel");
        the.wait();
        const double ms = clock.milliseconds();
        QVERIFY2(ms < 100, qPrintable(QStringLiteral("%1 ms").arg(ms)));
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    /// 2^21 sums are too many to draw; half of them are not.
    void the_cheaper_half_is_the_way_out() {
        ParetoWindow the(powers_of_two(21));
        QVERIFY(the.shows("refusal"));
        QVERIFY(!the.shows("front"));
        QVERIFY2(the.said("refusal").contains(QStringLiteral("points; ask for a range of costs")),
                 qPrintable(the.said("refusal")));
        QVERIFY(!the.window->current_page()->csv());
        the.press("again"); // as before
        the.wait();
        QVERIFY(the.shows("refusal"));
        the.press("narrower");
        the.wait();
        QVERIFY(the.shows("front"));
        QCOMPARE(the.fronts()[0].front->size(), std::size_t{1} << 20);
        QCOMPARE(the.fronts()[0].front->points().back().cost, (std::int64_t{1} << 20) - 1);
        const auto labels = the.window->current_page()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("only up to sum 1"));
        }));
        the.session.open(powers_of_two(4)); // for another document the whole front is computed
        the.wait();
        QCOMPARE(the.fronts()[0].front->size(), std::size_t{16});
    }

    /// Halving the costs would not help here.
    void without_a_front_no_half_is_offered() {
        ParetoWindow the(tests::table_2_2());
        QVERIFY(the.shows("front"));
        QVERIFY(the.session.edit(QStringLiteral("x"), capacity_of(1))); // each class needs more
        the.wait();
        QVERIFY(the.shows("refusal"));
        QVERIFY(!the.shows("narrower"));
        the.session.undo_stack().undo();
        the.wait();
        QVERIFY(the.shows("front"));
    }

    void cancelled_before_there_was_any() {
        ParetoWindow the;
        the.session.open(many_items(large));
        wait_for_some_progress(the);
        cancel(the);
        QVERIFY(the.shows("refusal"));
        QVERIFY2(the.said("refusal").contains(QStringLiteral("Cancelled")), qPrintable(the.said("refusal")));
        QVERIFY(!the.shows("narrower"));
        the.press("again");
        wait_for_some_progress(the);
        the.key(Qt::Key_F5, Qt::ShiftModifier);
        the.wait();
        QVERIFY(the.shows("refusal"));
    }

    /// The picture stays and states that it is out of date; the computation can be repeated.
    void cancelled_after_an_edit() {
        ParetoWindow the(many_items(20));
        const std::size_t points = the.fronts()[0].front->size();
        const QString point = the.said("point");
        QVERIFY(the.session.edit(QStringLiteral("x"), capacity_of(large)));
        wait_for_some_progress(the);
        cancel(the);
        QVERIFY(the.shows("front"));
        QCOMPARE(the.fronts()[0].front->size(), points);
        QVERIFY(the.fronts()[0].old);
        QCOMPARE(the.said("point"), point);
        QVERIFY2(the.said("doing").startsWith(QStringLiteral("Cancelled")), qPrintable(the.said("doing")));
        QVERIFY(!the.shows("cancel"));
        the.press("find-again");
        wait_for_some_progress(the);
        cancel(the);
        the.session.undo_stack().undo();
        the.wait();
        QVERIFY(!the.fronts()[0].old);
        QVERIFY(!the.shows("doing"));
    }

    void nothing_is_open() {
        const ParetoWindow the;
        QVERIFY(!the.window->current_page()->csv());
        const auto picture = the.window->current_page()->picture({900, 600});
        QVERIFY(!picture);
        QVERIFY(picture.error().what.find("no instance is open") != std::string::npos);
    }
};

KS_TEST(ParetoUnfoundFrontTest)
#include "unfound_front_test.moc"
