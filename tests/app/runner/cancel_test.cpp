// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/runner_process.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"

#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/// Runs that end early: by a signal, a closed reader, or a full disk.
class CancelTest : public QObject {
    Q_OBJECT

    const QStringList long_run_ = {"solve", long_instance(), "--variant", "mckp.sequential", "--events"};

    /// Milliseconds from the signal to the last event and to the end.
    struct Times {
        qint64 event = 0, end = 0;
    };

    static Times cancel(RunnerProcess& runner, int signal) {
        QElapsedTimer clock;
        clock.start();
        runner.signal(signal);
        Times times;
        const QJsonObject last = runner.until("error");
        times.event = clock.elapsed();
        const int code = runner.exit_code();
        times.end = clock.elapsed();
        if (last["code"] != 6 || code != 6 || !runner.next().isEmpty())
            qFatal("the last event's code is %d, the exit code %d", last["code"].toInt(), code);
        return times;
    }

    /// Whether the process has blocked SIGINT, which shows that it waits for signals.
    static bool waits_for_signals(pid_t pid) {
        QFile status(QString("/proc/%1/status").arg(pid));
        if (!status.open(QIODevice::ReadOnly))
            return false;
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("SigBlk:"))
                return line.mid(7).trimmed().toULongLong(nullptr, 16) >> (SIGINT - 1) & 1;
        return false;
    }

    /// The CPU time of a process, in milliseconds.
    static qint64 processor_ms(pid_t pid) {
        QFile status(QString("/proc/%1/stat").arg(pid));
        if (!status.open(QIODevice::ReadOnly))
            return 0;
        // The fields after the name, which is in brackets and may contain spaces: the state, and the ticks as
        // the 12th.
        const QByteArray text = status.readAll();
        const QList<QByteArray> words = text.mid(text.lastIndexOf(')') + 2).split(' ');
        return words.value(11).toLongLong() * 1000 / ::sysconf(_SC_CLK_TCK);
    }

private slots:
    void a_signal_ends_work_in_time_data() {
        QTest::addColumn<QStringList>("work");
        QTest::addColumn<int>("number");
        const QStringList emulated = {"solve", long_instance(), "--variant", "mckp.shared",
                                      "--on",  "emulator",      "--events"};
        const QStringList traced = {"trace", long_instance(), "--variant", "mckp.global", "--blocks",
                                    "8",     "--events"};
        const QStringList many_kernels = {"solve",     instance_file("concurrency-pool", "kernel-mix"),
                                          "--variant", "kernel-mix.run",
                                          "--on",      "emulator",
                                          "--set",     "schedule=own",
                                          "--set",     "chunks=10000",
                                          "--events"};
        QTest::newRow("cpu, SIGINT") << long_run_ << SIGINT;
        QTest::newRow("cpu, SIGTERM") << long_run_ << SIGTERM;
        QTest::newRow("cpu, SIGHUP") << long_run_ << SIGHUP;
        QTest::newRow("emulator, SIGINT") << emulated << SIGINT;
        QTest::newRow("trace, SIGTERM") << traced << SIGTERM;
        QTest::newRow("many kernels, SIGINT") << many_kernels << SIGINT;
    }
    void a_signal_ends_work_in_time() {
        QFETCH(QStringList, work);
        QFETCH(int, number);
        // On a busy machine one attempt may be late, but not all five.
        Times times;
        for (int attempt = 0; attempt < 5; ++attempt) {
            RunnerProcess runner(work);
            QVERIFY(!runner.until("progress").isEmpty());
            times = cancel(runner, number);
            if (times.event <= 100 && times.end <= 500)
                return;
        }
        QFAIL(qPrintable(QString("last event after %1 ms, end after %2 ms").arg(times.event).arg(times.end)));
    }

    void work_that_does_not_stop_is_left_behind() {
        // Opening a pipe without a writer blocks forever and ignores the stop token.
        const QString pipe = scratch_file("pipe");
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        Times times;
        for (int attempt = 0; attempt < 5; ++attempt) {
            RunnerProcess runner({"solve", pipe, "--variant", "mckp.sequential", "--events"});
            // Our end opens only after the runner has opened its end. While our end is open and silent, the
            // runner waits.
            const int writer = ::open(qPrintable(pipe), O_WRONLY);
            QVERIFY(writer >= 0);
            times = cancel(runner, SIGTERM);
            ::close(writer);
            if (times.event <= 100 && times.end <= 500)
                return;
        }
        QFAIL(qPrintable(QString("last event after %1 ms, end after %2 ms").arg(times.event).arg(times.end)));
    }

    void a_cancelled_conversion_writes_nothing() {
        const QString pipe = scratch_file("convert-pipe"), copy = scratch_file("copy.json");
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        QFile source(instance_file("thesis-2.2", "multiple-choice"));
        QVERIFY(source.open(QIODevice::ReadOnly));
        const QByteArray text = source.readAll();
        QProcess runner;
        runner.setStandardInputFile(QProcess::nullDevice());
        runner.start(ks::runner_path(), {"convert", pipe, copy});
        const int writer = ::open(qPrintable(pipe), O_WRONLY); // blocks until the runner opens its end
        // While a reader is open, writing cannot kill this program.
        const int spare = ::open(qPrintable(pipe), O_RDONLY | O_NONBLOCK);
        QVERIFY(writer >= 0 && spare >= 0);
        runner.terminate();
        runner.setReadChannel(QProcess::StandardError);
        // The runner has reported the cancellation; only now does the text arrive.
        QVERIFY(runner.waitForReadyRead(60'000));
        QCOMPARE(::write(writer, text.constData(), size_t(text.size())), ssize_t(text.size()));
        ::close(writer);
        ::close(spare);
        QVERIFY(runner.waitForFinished(60'000));
        QCOMPARE(runner.exitCode(), 6);
        QVERIFY(!QFile::exists(copy));
    }

    /// Fronts report no progress; the CPU time shows that one is being computed.
    void a_signal_ends_a_front_in_time_data() {
        QTest::addColumn<QStringList>("how");
        QTest::newRow("lists") << QStringList{};
        QTest::newRow("a range of lists") << QStringList{"--from", "1000"};
        QTest::newRow("a table") << QStringList{"--variant", "instruction-set.sequential"};
    }
    void a_signal_ends_a_front_in_time() {
        QFETCH(QStringList, how);
        const QStringList asked{
            "pareto",
            instance_file("ise-drawn", "instruction-set", {"tasks=100", "choices=100", "cost=10000"}),
            "--json"};
        qint64 took = 0;
        for (int attempt = 0; attempt < 5; ++attempt) { // on a busy machine one may be late, but not all
            QProcess runner;
            runner.setStandardInputFile(QProcess::nullDevice());
            runner.start(ks::runner_path(), asked + how);
            QVERIFY(runner.waitForStarted(60'000));
            const auto pid = static_cast<pid_t>(runner.processId());
            KS_WAIT_FOR(processor_ms(pid) > 300);
            QElapsedTimer clock;
            clock.start();
            ::kill(pid, SIGINT);
            QVERIFY(runner.waitForFinished(60'000));
            took = clock.elapsed();
            QCOMPARE(runner.exitStatus(), QProcess::NormalExit);
            QCOMPARE(runner.exitCode(), 6);
            QVERIFY(runner.readAllStandardOutput().isEmpty());
            QCOMPARE(runner.readAllStandardError(), QByteArray("knapscope-run: cancelled\n"));
            if (took <= 500)
                return;
        }
        QFAIL(qPrintable(QString("it ended after %1 ms").arg(took)));
    }

    void a_cancelled_run_prints_no_document() {
        QProcess runner;
        runner.setStandardInputFile(QProcess::nullDevice());
        runner.start(ks::runner_path(), {"solve", long_instance(), "--variant", "mckp.sequential", "--json"});
        QVERIFY(runner.waitForStarted(60'000));
        const auto pid = static_cast<pid_t>(runner.processId());
        KS_WAIT_FOR(waits_for_signals(pid)); // before this, a signal kills the process
        ::kill(pid, SIGINT);
        QVERIFY(runner.waitForFinished(60'000));
        QCOMPARE(runner.exitStatus(), QProcess::NormalExit);
        QCOMPARE(runner.exitCode(), 6);
        QVERIFY(runner.readAllStandardOutput().isEmpty());
    }

    void a_reader_that_goes_away_ends_the_run() {
        const ks::CpuClock clock(ks::Cpu::there);
        RunnerProcess runner(long_run_, 2);
        QCOMPARE(runner.exit_code(), 8);
        // Otherwise the run would continue for many seconds and report one stage after the other.
        QVERIFY2(clock.milliseconds() < 3000, qPrintable(QString::number(clock.milliseconds())));
    }

    void a_full_disk_is_reported() {
        for (const QStringList& arguments :
             {QStringList{"list"}, QStringList{"list", "--json"}, QStringList{"--help"}, long_run_,
              QStringList{"generate", "knapsack", "--preset", "thesis-2.1"}}) {
            QProcess process;
            process.setStandardInputFile(QProcess::nullDevice());
            process.setStandardOutputFile("/dev/full");
            process.start(ks::runner_path(), arguments);
            QVERIFY(process.waitForFinished(60'000));
            QCOMPARE(process.exitCode(), 8);
            QVERIFY(process.readAllStandardError().contains("No space left"));
        }
        QCOMPARE(run_runner({"generate", "knapsack", "--preset", "thesis-2.1", "-o", "/dev/full"}).code, 8);
    }

    void a_closed_standard_output_is_reported() {
        QProcess process;
        process.start("/bin/sh", {"-c", "exec \"$0\" list >&-", ks::runner_path()});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 8);
    }
};

KS_TEST(CancelTest, .alone = true)
#include "cancel_test.moc"
