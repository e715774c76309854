// SPDX-License-Identifier: GPL-3.0-or-later
// window_on_gpu INSTANCE VARIANT FOLDER [SECONDS]: the program's own window, offscreen, on a machine with an
// NVIDIA GPU. It watches a run by its Run page and takes pictures of the window: while the kernel runs, and
// of its blocks afterwards. KNAPSCOPE_RUNNER names the runner. Built by hand: `ninja window_on_gpu`; the
// machine needs Qt's libraries.
#include "solvers/formats/format.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/live/live_panel.h"
#include "ui/live/watched_runs.h"

#include <QApplication>
#include <QCheckBox>
#include <QPushButton>

#include <cstdio>

using namespace ks;
using namespace ks::ui;

namespace {

constexpr int patience_ms = 60'000;

bool until(const std::function<bool()>& holds, const char* what) {
    if (QTest::qWaitFor(holds, patience_ms))
        return true;
    std::printf("waited in vain for %s\n", what);
    return false;
}

void shoot(tests::Window& the, const QString& folder, const char* name) {
    const QString path = folder + '/' + QLatin1String(name) + QStringLiteral(".png");
    std::printf("%s: %s\n", qPrintable(path), the.window->grab().save(path) ? "taken" : "cannot be written");
}

int watch(const QString& instance, const QString& variant, const QString& folder, double seconds) {
    const auto read = read_instance_file(instance.toStdString());
    if (!read) {
        std::puts(read.error().sentence().c_str());
        return 1;
    }
    tests::Window the;
    the.window->resize(1366, 768);
    the.session.set_target(QStringLiteral("gpu:0"));
    the.session.open(*read);
    the.session.set_watch(
        {.probe = true, .telemetry = true, .counters = live::CounterSet::basic, .repeat_s = seconds});
    the.window->show_page(QStringLiteral("run"));
    const QByteArray id = variant.toUtf8();
    if (!until([&] { return the.find<QCheckBox>(id.constData()) != nullptr; }, "the list of variants"))
        return 1;
    the.find<VariantList>("variants")->tick({variant});
    auto& panel = *the.find<LivePanel>("live-panel");
    QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
    const bool begun = until(
        [&] { return panel.tab() == LivePanel::Tab::live && panel.view().all().length() > seconds / 2; },
        "half of the run");
    std::printf("still running: %s\n", the.window->current_page()->busy() ? "yes" : "no");
    shoot(the, folder, "while-it-runs");
    if (!begun ||
        !until([&] { return panel.runs().count() == 1 && !the.window->current_page()->busy(); }, "its end"))
        return 1;
    shoot(the, folder, "afterwards");
    panel.show_tab(LivePanel::Tab::blocks);
    QCoreApplication::processEvents();
    shoot(the, folder, "blocks");
    panel.show_tab(LivePanel::Tab::timing);
    QCoreApplication::processEvents();
    shoot(the, folder, "timing");
    panel.show_tab(LivePanel::Tab::counters);
    QCoreApplication::processEvents();
    shoot(the, folder, "counters");
    panel.save(0, folder + QStringLiteral("/window.knapscope-live.json"));
    return until([&] { return !panel.busy(); }, "the file") ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // so that the last output is visible after a crash
    QApplication application(argc, argv);
    if (argc < 4) {
        std::puts("usage: window_on_gpu INSTANCE VARIANT FOLDER [SECONDS]");
        return 2;
    }
    return watch(argv[1], argv[2], argv[3], argc > 4 ? QByteArray(argv[4]).toDouble() : 4);
}
