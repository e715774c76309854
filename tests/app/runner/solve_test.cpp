// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/machine_memory.h"
#include "solvers/core/units.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QtTest>

/// One run from the command line: its output formats, its limits, its events.
class SolveTest : public QObject {
    Q_OBJECT

    const QStringList solve_ = {"solve", instance_file("thesis-2.2", "multiple-choice"), "--variant",
                                "mckp.sequential"};

private slots:
    void the_thesiss_answer() {
        const Ran ran = run_runner(solve_ + QStringList{"--json"});
        QCOMPARE(ran.code, 0);
        QVERIFY(ran.err.isEmpty());
        const QJsonObject result = ran.document();
        QCOMPARE(result["status"].toString(), "optimal");
        QCOMPARE(result["objective"].toInt(), 7);
        QCOMPARE(result["weight"].toInt(), 10);
        QCOMPARE(result["selection"].toArray(), QJsonArray({0, 0, 2}));
        QCOMPARE(result["verified"].toBool(), true);
        QCOMPARE(result["on"].toString(), "cpu");
        QVERIFY(result["device"].isNull());
        QCOMPARE(result["executed"]["launches"].toInt(-1), 0);
    }

    void output_as_text() {
        const Ran ran = run_runner(solve_);
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("1a, 2a, 3c"), ran.out.constData());
        QVERIFY(ran.out.contains("total"));
        QVERIFY2(ran.out.contains("The whole table of 3 rows was kept.\n"), ran.out.constData());
    }

    void facts_of_the_run() {
        QStringList little = solve_;
        const QJsonArray whole = run_runner(little << "--json").document()["facts"].toArray();
        QCOMPARE(whole.size(), 2); // the run's value, and the bound next to its answer
        QCOMPARE(whole[1]["name"].toString(), "lp-bound");
        QCOMPARE(whole[1]["value"].toInt(), 7);
        QCOMPARE(whole[0]["name"].toString(), "rows-kept");
        QCOMPARE(whole[0]["value"].toInt(), 3);
        QCOMPARE(whole[0]["unit"].toString(), "rows");
    }

    void a_hostile_name_does_not_reach_the_terminal() {
        QFile file(scratch_file("hostile.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QByteArray text = instance_line("thesis-2.1", "knapsack");
        file.write(text.replace("Table 2.1", "a\\u001b[31mb\\nc")); // escaped in the file, as JSON requires
        file.close();
        const Ran ran = run_runner({"solve", file.fileName(), "--variant", "knapsack.sequential"});
        QCOMPARE(ran.code, 0);
        QVERIFY2(!ran.out.contains('\x1b') && ran.out.contains("a\\x1b[31mb\\nc"), ran.out.constData());
    }

    void infeasible_is_an_answer() {
        QFile file(scratch_file("infeasible.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "knapscope-instance", "version": 1, "kind": "multiple-choice", "capacity": 3,
                       "classes": [[{"value": 1, "weight": 4}]]})");
        file.close();
        const Ran ran = run_runner({"solve", file.fileName(), "--variant", "mckp.sequential", "--json"});
        QCOMPARE(ran.code, 0);
        const QJsonObject result = ran.document();
        QCOMPARE(result["status"].toString(), "infeasible");
        for (const char* key : {"objective", "weight", "selection", "verified"})
            QVERIFY2(result[QLatin1String(key)].isNull(), key);
        QVERIFY(run_runner({"solve", file.fileName(), "--variant", "mckp.sequential"})
                    .out.contains("infeasible"));
    }

    void total_is_the_stages_except_prepare() {
        const Ran ran = run_runner({"solve", instance_file("thesis-set3", "multiple-choice"), "--variant",
                                    "mckp.sequential", "--json"});
        const QJsonObject timing = ran.document()["timing"].toObject();
        double sum = 0;
        for (const QJsonValue stage : timing["stages"].toArray())
            sum += stage["name"] == "prepare" ? 0 : stage["ms"].toDouble();
        const double total = timing["total_ms"].toDouble();
        QVERIFY2(total >= sum - 0.01 && sum > 0.5 * total,
                 qPrintable(QString("%1 of %2").arg(sum).arg(total)));
    }

    void events_grow_and_end_with_the_result_data() {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QString>("variant");
        // Each takes about two seconds of work.
        QTest::newRow("cpu") << QStringList{"n=300", "m=30", "R=20000"} << "mckp.sequential";
        QTest::newRow("emulator") << QStringList{"n=100", "m=20", "R=5000"} << "mckp.global";
    }
    void events_grow_and_end_with_the_result() {
        QFETCH(QStringList, settings);
        QFETCH(QString, variant);
        const QString file = instance_file("uncorrelated", "multiple-choice", settings);
        QStringList line = {"solve", file, "--variant", variant, "--events"};
        if (variant == "mckp.global")
            line << "--on"
                 << "emulator";
        const Ran ran = run_runner(line);
        QCOMPARE(ran.code, 0);
        const QList<QJsonObject> events = ran.events();
        QCOMPARE(events.first()["event"].toString(), "started");
        QVERIFY(events.first()["estimate"]["bytes"].toDouble() > 1e5);
        QCOMPARE(events.last()["event"].toString(), "result");
        QCOMPARE(events.last()["result"]["status"].toString(), "optimal");
        double t = 0, fraction = 0, first_progress = -1, last_progress = 0;
        int growing = 0, progress = 0;
        for (const QJsonObject& event : events) {
            QVERIFY(event["t"].toDouble() >= t);
            t = event["t"].toDouble();
            if (event["event"] != "progress")
                continue;
            ++progress;
            QVERIFY(event["fraction"].toDouble() >= fraction);
            growing += event["fraction"].toDouble() > fraction;
            fraction = event["fraction"].toDouble();
            first_progress = first_progress < 0 ? t : first_progress;
            last_progress = t;
        }
        const double seconds = last_progress - first_progress;
        QVERIFY2(growing >= 10 * std::min(1.0, seconds / 2),
                 qPrintable(QString("%1 in %2 s").arg(growing).arg(seconds)));
        QVERIFY2(progress <= 61 * seconds + 4, qPrintable(QString("%1 in %2 s").arg(progress).arg(seconds)));
        QCOMPARE(fraction, 1.0);
    }

    void too_little_memory_is_refused_with_both_numbers() {
        const Ran ran = run_runner(
            {"solve", long_instance(), "--variant", "mckp.sequential", "--memory", "1M", "--json"});
        QCOMPARE(ran.code, 4);
        QVERIFY(ran.out.isEmpty());
        QVERIFY2(ran.err.contains("MiB") && ran.err.contains("1 MiB") && ran.err.contains("--memory"),
                 ran.err.constData());
        const QRegularExpressionMatch hint =
            QRegularExpression("--memory (\\d+[KMG])").match(QString::fromUtf8(ran.err));
        QVERIFY(hint.hasMatch());
        // The memory that the message proposes is enough, so this run ends at the time limit.
        const Ran enough = run_runner({"solve", long_instance(), "--variant", "mckp.sequential", "--memory",
                                       hint.captured(1), "--timeout", "0.05"});
        QCOMPARE(enough.code, 4);
        QVERIFY2(enough.err.contains("time limit"), enough.err.constData());
    }

    /// The command's budget is larger than the memory of the machine.
    void memory_beyond_the_machines_is_refused() {
        if (ks::memory_of_this_machine() > std::int64_t{700} << 30)
            QSKIP("this machine has that much memory");
        QFile file(scratch_file("huge.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QByteArray items = R"({"value": 1, "weight": 999999999})";
        for (int i = 1; i < 100; ++i)
            items += R"(, {"value": 1, "weight": 999999999})";
        file.write(
            R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack", "capacity": 2000000000,
                       "items": [)" +
            items + "]}");
        file.close();
        const Ran ran =
            run_runner({"solve", file.fileName(), "--variant", "knapsack.sequential", "--memory", "900G"});
        QCOMPARE(ran.code, 4);
        const QByteArray there =
            "this machine has " + QByteArray::fromStdString(ks::bytes_text(ks::memory_of_this_machine()));
        QVERIFY2(ran.err.contains(there), ran.err.constData());
    }

    void the_time_limit_ends_a_run() {
        const ks::CpuClock clock(ks::Cpu::there);
        const Ran ran = run_runner(
            {"solve", long_instance(), "--variant", "mckp.sequential", "--timeout", "0.3", "--events"});
        QCOMPARE(ran.code, 4);
        const QJsonObject last = ran.events().last();
        QCOMPARE(last["event"].toString(), "error");
        QCOMPARE(last["code"].toInt(), 4);
        QVERIFY2(last["what"].toString().contains("300 ms"), qPrintable(last["what"].toString()));
        QVERIFY(last["t"].toDouble() >= 0.3);
        QVERIFY2(clock.milliseconds() < 2000, "it went on long after the limit");
        QVERIFY(ran.err.contains("time limit"));
    }

    void failures_end_the_events_too() {
        for (const QStringList& more : {QStringList{"--on", "tpu"}, QStringList{"--set", "x=1"},
                                        QStringList{"--fast"}, QStringList{"--json"}}) {
            const Ran ran = run_runner(solve_ + more + QStringList{"--events"});
            QCOMPARE(ran.code, 2);
            QCOMPARE(ran.events().size(), 1);
            QCOMPARE(ran.events().last()["event"].toString(), "error");
            QCOMPARE(ran.events().last()["code"].toInt(), 2);
        }
    }
};

KS_TEST(SolveTest)
#include "solve_test.moc"
