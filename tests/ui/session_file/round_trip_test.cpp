// SPDX-License-Identifier: GPL-3.0-or-later
// What one window shows is saved and opened in a fresh one: the same kernels, and the same results, looked at
// in the same way.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/kernel/kernel_page_driver.h"
#include "tests/ui/present/virtual_screens.h"
#include "ui/frame/session_commands.h"
#include "visual/export/export.h"

#include <QRegularExpression>

using namespace ks;
using namespace ks::ui;

namespace {

/// The picture of the page that is open. Outlines of letters depend on what a font was used for before; where
/// they are does not.
QString picture_of(const tests::Window& the) {
    static const QRegularExpression outline(QStringLiteral(" d=\"[^\"]*\""));
    const auto picture = the.window->current_page()->picture({1000, 700});
    if (!picture)
        qFatal("%s", picture.error().sentence().c_str());
    return QString::fromUtf8(*visual::encoded(*picture, visual::Format::svg)).remove(outline);
}

QByteArray numbers_of(const tests::Window& the) {
    const auto csv = the.window->current_page()->csv();
    return csv ? *csv : QByteArray::fromStdString(csv.error().sentence());
}

/// A fresh window that shows what another one does.
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

    /// Two kernels side by side are traced anew.
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

    /// Results of a file, and how they are looked at.
    void results_are_shown_again() {
        tests::Window first;
        QVERIFY(first.window->open_path(
            QStringLiteral(KS_SOURCE_DIR "/assets/results/epyc-two-list-by-weights.json")));
        QCOMPARE(first.window->current_page()->info().id, "compare");
        auto* instance = first.find<QComboBox>("instance");
        QVERIFY(instance->count() > 2);
        choose_by_hand(first, "instance", instance->itemText(1));
        choose_by_hand(first, "shown", QStringLiteral("Kernel speedup"));
        auto* baseline = first.find<QComboBox>("baseline");
        choose_by_hand(first, "baseline", baseline->itemText(baseline->count() - 1));
        choose_by_hand(first, "axis", QStringLiteral("Log"));
        const OpenedAnew second(first);
        QCOMPARE(second.window->current_page()->info().id, "compare");
        QCOMPARE(second.find<QComboBox>("instance")->currentText(), instance->currentText());
        QCOMPARE(second.find<QComboBox>("shown")->currentText(), QStringLiteral("Kernel speedup"));
        QCOMPARE(second.find<QComboBox>("baseline")->currentText(), baseline->currentText());
        QCOMPARE(second.find<QComboBox>("axis")->currentText(), QStringLiteral("Log"));
        QCOMPARE(numbers_of(second), numbers_of(first));
        QVERIFY(picture_of(second) == picture_of(first));
    }
};

KS_TEST(RoundTripTest, .before = tests::with_two_screens)
#include "round_trip_test.moc"
