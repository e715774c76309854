// SPDX-License-Identifier: GPL-3.0-or-later
// The state of one window is saved and opened in another: the same page, step, trace, runs, notes, theme and
// layout.
#include "solvers/formats/format.h"
#include "solvers/run/in_process.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/kernel/kernel_page_driver.h"
#include "tests/ui/present/virtual_screens.h"
#include "ui/frame/session_commands.h"
#include "ui/layouts/page_layout.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/long_spin_box.h"
#include "visual/export/export.h"

#include <QRegularExpression>
#include <QSignalSpy>

#include <cmath>

using namespace ks;
using namespace ks::ui;

namespace {

/// Session files store times in whole microseconds.
void round_time(double& ms) {
    ms = std::round(ms * 1000) / 1000;
}

std::shared_ptr<const Outcome> solved(const char* variant, const InstancePtr& instance) {
    auto outcome = in_process::solve(variant, instance, {});
    if (!outcome)
        qFatal("%s", outcome.error().sentence().c_str());
    round_time(outcome->total_ms);
    for (Stage& stage : outcome->stages) {
        round_time(stage.begin_ms);
        round_time(stage.ms);
    }
    return std::make_shared<const Outcome>(*std::move(outcome));
}

/// The picture of the current page.
QString picture_of(const tests::Window& the) {
    const auto picture = the.window->current_page()->picture({1000, 700});
    if (!picture)
        qFatal("%s", picture.error().sentence().c_str());
    return QString::fromUtf8(*visual::encoded(*picture, visual::Format::svg));
}

QByteArray numbers_of(const tests::Window& the) {
    const auto csv = the.window->current_page()->csv();
    return csv ? *csv : QByteArray::fromStdString(csv.error().sentence());
}

/// A new window that shows the session of another one.
struct OpenedAnew : tests::Window {
    explicit OpenedAnew(tests::Window& first) {
        const QString path = first.folder.filePath(QStringLiteral("x.knapscope-session"));
        const auto left_out = first.window->sessions().save_to(path);
        if (!left_out || !left_out->isEmpty())
            qFatal("%s", left_out ? qPrintable(left_out->join(' ')) : left_out.error().sentence().c_str());
        if (const auto opened = window->open_path(path); !opened)
            qFatal("%s", opened.error().sentence().c_str());
        KS_WAIT_FOR(!window->current_page()->busy());
        if (!window->notice().text().isEmpty())
            qFatal("%s", qPrintable(window->notice().text()));
    }
};

} // namespace

class RoundTripTest : public tests::KernelPageDriver {
    Q_OBJECT

    static void choose_by_hand(const tests::Window& the, const char* chooser, const QString& text) {
        auto* box = the.find<QComboBox>(chooser);
        QVERIFY2(box->findText(text) >= 0, qPrintable(text));
        box->setCurrentIndex(box->findText(text));
        emit box->activated(box->currentIndex());
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_real_runner();
    }

    /// A trace that was never saved, of a launch other than the first, at a middle position; and the runs.
    void a_trace_is_shown_again() {
        tests::Window first;
        open(first, tests::table_2_2());
        choose(first, "variant", QStringLiteral("mckp.shared"));
        first.session.add_outcome(solved("mckp.sequential", first.session.instance()));
        trace(first);
        QSignalSpy settled(first.window->current_page(), &Page::settled);
        first.find<LongSpinBox>("launch")->set_value(2);
        KS_WAIT_FOR(!settled.isEmpty() && !first.window->current_page()->busy());
        for (int step = 0; step < 4; ++step)
            press(first, Qt::Key_Right);
        auto* docks = first.window->current_page()->findChild<DockArea*>();
        docks->move(*docks->parts().back(), DockPlace::bottom);
        const QString where = label(first);
        QVERIFY(where.startsWith(QStringLiteral("instruction 4")));

        const OpenedAnew second(first);
        QCOMPARE(second.window->current_page()->info().id, "kernel");
        QCOMPARE(label(second), where);
        QCOMPARE(second.find<QComboBox>("variant")->currentData().toString(), "mckp.shared");
        QCOMPARE(second.find<LongSpinBox>("launch")->value(), 2);
        QCOMPARE(said(second, "memory", "sentence"), said(first, "memory", "sentence"));
        QCOMPARE(numbers_of(second), numbers_of(first));
        QVERIFY(picture_of(second) == picture_of(first));
        QVERIFY(second.window->current_page()->findChild<DockArea*>()->layout() == docks->layout());
        QCOMPARE(second.session.outcomes().size(), std::size_t{1});
        QCOMPARE(fingerprint(*second.session.instance()), fingerprint(*first.session.instance()));
    }

    /// Two kernels side by side are traced again.
    void two_traces_are_shown_again() {
        tests::Window first;
        open(first, tests::table_2_2());
        const auto applied = first.window->current_page()->apply(
            {.variants = {"mckp.global", "mckp.shared"}, .step = "3", .lesson = {}});
        QVERIFY2(applied, applied ? "" : applied.error().sentence().c_str());
        KS_WAIT_FOR(!first.window->current_page()->busy());
        const OpenedAnew second(first);
        QCOMPARE(second.window->current_page()->shown_view().options.variants,
                 (QStringList{"mckp.global", "mckp.shared"}));
        QCOMPARE(label(second), label(first));
        QCOMPARE(numbers_of(second), numbers_of(first));
    }

    /// Runs, on the pages that show them.
    void runs_are_shown_again_data() {
        QTest::addColumn<QString>("page");
        QTest::newRow("run") << QStringLiteral("run");
        QTest::newRow("compare") << QStringLiteral("compare");
    }
    void runs_are_shown_again() {
        QFETCH(const QString, page);
        tests::Window first;
        first.session.open(tests::table_2_2());
        for (const char* variant : {"mckp.sequential", "mckp.mcknap"})
            first.session.add_outcome(solved(variant, first.session.instance()));
        first.window->show_page(page);
        const OpenedAnew second(first);
        QCOMPARE(second.window->current_page()->info().id, page);
        QCOMPARE(second.session.outcomes().size(), std::size_t{2});
        QVERIFY(numbers_of(first).contains("mckp.mcknap"));
        QCOMPARE(numbers_of(second), numbers_of(first));
        QVERIFY(picture_of(second) == picture_of(first));
    }

    /// Results from a file, with the settings of their view.
    void results_are_shown_again() {
        tests::Window first;
        QVERIFY(first.window->open_path(source_path("assets/results/epyc-two-list-by-weights.json")));
        QCOMPARE(first.window->current_page()->info().id, "compare");
        KS_WAIT_FOR(!first.window->current_page()->busy()); // it reads the results that ship
        auto* instance = first.find<QComboBox>("instance");
        QVERIFY(instance->count() > 2);
        choose_by_hand(first, "instance", instance->itemText(1));
        choose_by_hand(first, "shown", QStringLiteral("Kernel speedup"));
        auto* baseline = first.find<QComboBox>("baseline");
        choose_by_hand(first, "baseline", baseline->itemText(baseline->count() - 1));
        choose_by_hand(first, "axis", QStringLiteral("Log"));
        const OpenedAnew second(first);
        QCOMPARE(second.window->current_page()->info().id, "compare");
        KS_WAIT_FOR(!second.window->current_page()->busy());
        QCOMPARE(second.find<QComboBox>("instance")->currentText(), instance->currentText());
        QCOMPARE(second.find<QComboBox>("shown")->currentText(), QStringLiteral("Kernel speedup"));
        QCOMPARE(second.find<QComboBox>("baseline")->currentText(), baseline->currentText());
        QCOMPARE(second.find<QComboBox>("axis")->currentText(), QStringLiteral("Log"));
        QCOMPARE(numbers_of(second), numbers_of(first));
        QVERIFY(picture_of(second) == picture_of(first));
    }

    /// The step with its surroundings: notes, theme, text size, window, and the page's parts.
    void a_step_and_its_window_are_shown_again() {
        tests::Window first;
        first.session.open(tests::table_2_2());
        first.window->resize(960, 640);
        first.window->show_page(QStringLiteral("step"));
        const ViewOptions view{.variants = {"mckp.sequential"},
                               .step = "17",
                               .lesson = {},
                               .what_if = {"/capacity=12"},
                               .together_by = "cell"};
        QVERIFY(first.window->current_page()->apply(view));
        KS_WAIT_FOR(!first.window->current_page()->busy());
        first.session.set_theme(paint::ThemeId::projector);
        first.session.set_text_size(90);
        first.session.set_notes(QStringLiteral("Ask who took it.\nThen go on."));
        auto* fold = first.window->current_page()->findChild<Fold*>();
        QVERIFY(fold->isVisible()); // at this size the choices next to the picture are hidden
        fold->click();
        const PageLayout layout = layout_of(*first.window->current_page());
        QVERIFY(!layout.empty());

        const OpenedAnew second(first);
        QCOMPARE(second.window->current_page()->info().id, "step");
        QVERIFY(second.window->current_page()->shown_view().options == view);
        QCOMPARE(second.session.notes(), first.session.notes());
        QCOMPARE(second.session.theme().id(), paint::ThemeId::projector);
        QCOMPARE(second.session.text_size(), 90);
        QCOMPARE(second.window->size(), first.window->size());
        QVERIFY(layout_of(*second.window->current_page()) == layout);
        QVERIFY(picture_of(second) == picture_of(first));
    }
};

KS_TEST(RoundTripTest, .before = tests::with_two_screens)
#include "round_trip_test.moc"
