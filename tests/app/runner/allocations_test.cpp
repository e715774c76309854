// SPDX-License-Identifier: Apache-2.0
// Allocations of every command fail.
//   KS_ALL_ALLOCATIONS  each 50th one (else at most 8 of each command)
#include "solvers/core/sanitizers.h"
#include "tests/app/runner/failing_run.h"
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/sheet_files.h"
#include "tests/support/suite.h"

#include "app/runner/command.h"

#include <QFile>
#include <QtTest>

namespace {

QString file_with(const QString& name, const QByteArray& bytes) {
    QFile file(scratch_file(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(name));
    return file.fileName();
}

/// A command line for each command; empty if it cannot be run here.
Work work_for(const QString& command) {
    const QString example = instance_file("thesis-2.2", "multiple-choice");
    if (command == "solve")
        return {{"solve", example, "--variant", "mckp.sequential"}};
    if (command == "trace")
        return {{"trace", example, "--variant", "mckp.shared", "--json"}};
    if (command == "steps")
        return {{"steps", example, "--variant", "mckp.sequential"}};
    if (command == "generate")
        return {{"generate", "knapsack", "--preset", "uncorrelated"}};
    if (command == "convert")
        return {{"convert", example, scratch_file("converted.csv"), "--to", "csv"}};
    if (command == "pareto")
        return {{"pareto", instance_file("uncorrelated", "knapsack", {"n=10"}), "--json"}};
    if (command == "plan")
        return {{"plan", instance_file("concurrency-table1", "kernel-mix")}};
    if (command == "occupancy")
        return {{"occupancy", "--device", "h200", "--block", "128", "--registers", "32"}};
    if (command == "selftest")
        return {{"selftest", "--on", "cpu", "--seconds", "0.05", "--seed", "1"}};
    if (command == "describe")
        return {{"describe", "man"}};
    if (command == "check-answers") {
        const QString sheet = scratch_file("week-3.json"), answers = scratch_file("ada.json");
        write_sheet_files(sheet, answers);
        return {{"check-answers", sheet, answers}};
    }
    if (command == "bench")
        return {
            {"bench", file_with("allocations-campaign.json", R"({"format": "knapscope-campaign", "version": 1,
            "repetitions": 1, "warmup": 0, "instances": [{"preset": "thesis-2.2"}],
            "runs": [{"variant": "mckp.sequential"}]})")}};
    if (command == "serve")
        return {{"serve"},
                R"({"id": 1, "do": "solve", "variant": "mckp.sequential", "instance": )" +
                    instance_line("thesis-2.2", "multiple-choice") + "}\n"};
    return {{command}}; // list, devices, schema
}

} // namespace

class AllocationsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("the sanitizers' own malloc cannot be replaced");
#endif
    }

    void every_command_ends_in_order_data() {
        QTest::addColumn<QString>("command");
        for (const ks::runner::Command& command : ks::runner::commands())
            QTest::newRow(std::string(command.name).c_str())
                << QString::fromStdString(std::string(command.name));
    }
    void every_command_ends_in_order() {
        QFETCH(QString, command);
        const Work work = work_for(command);
        const qint64 count = calls_of(work, "memory");
        QVERIFY(count > 0);
        constexpr qint64 each = 50;
        const qint64 step =
            qEnvironmentVariableIsSet("KS_ALL_ALLOCATIONS") ? each : std::max(each, count / 8 / each * each);
        int runs = 0, refused = 0;
        for (qint64 at = 1; at <= count; at += step)
            for (const bool and_all_later : {false, true}) {
                const MeasuredRun run = run_failing(work, {"memory", at, and_all_later});
                const QString place = QStringLiteral("allocation %1 of %2%3: code %4, signal %5: %6")
                                          .arg(at)
                                          .arg(count)
                                          .arg(and_all_later ? " and all later" : "")
                                          .arg(run.code)
                                          .arg(run.signal)
                                          .arg(QString::fromUtf8(run.err + run.out.right(300)));
                QVERIFY2(run.code == 0 || run.code == 4, qPrintable(place));
                ++runs;
                refused += run.code == 4;
            }
        qInfo("%lld allocations, %d runs, %d of them refused", static_cast<long long>(count), runs, refused);
    }
};

KS_TEST(AllocationsTest)
#include "allocations_test.moc"
