// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/sanitizers.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/registry.h"
#include "tests/app/runner/measured_run.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QtTest>

#include <algorithm>

namespace {

constexpr double mib = 1024 * 1024;

/// Three classes or tasks, or six items, with rows of 20,001 cells: enough for blocks on every SM of the
/// emulated device.
QByteArray instance_of(const std::string& kind) {
    QByteArray text = "{\"format\": \"knapscope-instance\", \"version\": 1, \"kind\": \"" +
                      QByteArray::fromStdString(kind) + "\", ";
    if (kind == "multiple-choice")
        return text + R"("capacity": 20000, "classes": [
            [{"value": 5, "weight": 9000}, {"value": 3, "weight": 41}, {"value": 0, "weight": 0}],
            [{"value": 7, "weight": 8000}, {"value": 2, "weight": 77}, {"value": 0, "weight": 0}],
            [{"value": 9, "weight": 7000}, {"value": 1, "weight": 12}, {"value": 0, "weight": 0}]]})";
    if (kind == "instruction-set")
        return text + R"("max_cost": 20000, "tasks": [
            {"execution": 9, "period": 20, "choices": [{"gain": 5, "cost": 9000}, {"gain": 3, "cost": 41}]},
            {"execution": 9, "period": 20, "choices": [{"gain": 7, "cost": 8000}, {"gain": 2, "cost": 77}]},
            {"execution": 9, "period": 20, "choices": [{"gain": 9, "cost": 7000}, {"gain": 1, "cost": 12}]}]})";
    if (kind == "subset-sum")
        return text + R"("target": 20000, "weights": [9000, 8000, 7000, 41, 77, 12]})";
    return text + R"("capacity": 20000, "items": [{"value": 5, "weight": 9000}, {"value": 7, "weight": 8000},
                    {"value": 9, "weight": 7000}, {"value": 1, "weight": 41}]})";
}

/// The limits of this suite concern tables. For a kind without a table, an instance of its first preset.
QString file_of(const std::string& kind) {
    if (ks::find_kind(kind)->table == nullptr) {
        const auto preset = std::ranges::find(ks::presets(), kind, &ks::Preset::kind);
        return instance_file(std::string(preset->id).c_str(), kind.c_str());
    }
    const QString path = scratch_file(QString::fromStdString("memory-" + kind + ".json"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(instance_of(kind));
    return path;
}

} // namespace

/// Compares the memory that a run reports with the memory that the system reports.
class MemoryTest : public QObject {
    Q_OBJECT

private slots:
    void estimates_hold_data() {
        QTest::addColumn<QString>("variant");
        for (const ks::Variant* variant : ks::variants())
            if (!variant->info().emulator_only)
                QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }

    /// The peak of resident memory, minus that of a process that solves nothing, is at most a quarter above
    /// the estimate, and the estimate is at most twice the peak; differences of up to 24 MiB are ignored.
    void estimates_hold() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("sanitizers take memory of their own");
#endif
        QFETCH(QString, variant);
        const ks::VariantInfo& info = (*ks::find_variant(variant.toStdString()))->info();
        const qint64 idle = measured_run(QStringList{"list"}).peak_bytes;
        QStringList words = {"solve",    file_of(info.kind), "--variant", variant,
                             "--events", "--device",         "rtx-3060"};
        if (info.place == ks::Place::kernel)
            words << "--on"
                  << "emulator";
        const MeasuredRun run = measured_run(words);
        QCOMPARE(run.code, 0);
        const double told = run.events().first().value("estimate").toObject().value("bytes").toDouble();
        const double took = static_cast<double>(run.peak_bytes - idle);
        constexpr double untold = 24 * mib;
        const std::string figures = ks::formatted("told {:.1f} MiB, took {:.1f}", told / mib, took / mib);
        qInfo("%s", figures.c_str());
        QVERIFY2(took <= 1.25 * told + untold, figures.c_str());
        QVERIFY2(told <= 2 * took + untold, figures.c_str());
    }

    /// Threads that share a pass copy what their parts read of others.
    void many_threads_need_the_estimated_memory() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("sanitizers take memory of their own");
#endif
        const QString path = scratch_file(QStringLiteral("memory-random-1.json"));
        QCOMPARE(measured_run({"generate", "subset-sum", "--preset", "sso-random1", "-o", path}).code, 0);
        const qint64 idle = measured_run(QStringList{"list"}).peak_bytes;
        const MeasuredRun run = measured_run(
            {"solve", path, "--variant", "subset-sum.bitset", "--set", "threads=64", "--events"});
        QCOMPARE(run.code, 0);
        const double told = run.events().first().value("estimate").toObject().value("bytes").toDouble();
        const double took = static_cast<double>(run.peak_bytes - idle);
        const std::string figures = ks::formatted("told {:.1f} MiB, took {:.1f}", told / mib, took / mib);
        QVERIFY2(took <= 1.1 * told, figures.c_str());
    }

    /// The stacks of lanes that wait for each other are refused before the run allocates anything.
    void stacks_are_refused_beforehand() {
        for (const char* variant : {"mckp.sync", "mckp.tuned"}) {
            const MeasuredRun run = measured_run({"solve", file_of("multiple-choice"), "--variant", variant,
                                                  "--on", "emulator", "--memory", "16M", "--events"});
            QCOMPARE(run.code, 4);
            QVERIFY2(run.err.contains("the run needs about"), run.err.constData());
            QCOMPARE(run.events().size(), 1);
            QCOMPARE(run.events().first().value("event").toString(), QStringLiteral("error"));
        }
    }
};

KS_TEST(MemoryTest, .alone = true)
#include "memory_test.moc"
