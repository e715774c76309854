// SPDX-License-Identifier: Apache-2.0
#include "app/runner/output.h"
#include "solvers/core/sanitizers.h"
#include "tests/paths.h"
#include "tests/support/suite.h"

#include <QProcess>
#include <QtTest>

#include <array>
#include <fcntl.h>
#include <string>
#include <thread>
#include <unistd.h>

/// Standard streams as real callers hand them over: closed, non-blocking, full.
class StreamsTest : public QObject {
    Q_OBJECT

    /// The exit code of the runner when a shell starts it with `words` after its name; -1 if it does not
    /// end.
    static int run_in_shell(const QString& words, QByteArray* messages = nullptr) {
        QProcess process;
        process.setStandardInputFile(QProcess::nullDevice());
        process.start("/bin/sh",
                      {"-c", "exec \"$0\" " + words, qEnvironmentVariable("KNAPSCOPE_RUNNER", KS_RUNNER)});
        const bool ended = process.waitForFinished(20'000);
        if (!ended) {
            process.kill();
            process.waitForFinished();
        }
        if (messages)
            *messages = process.readAllStandardError();
        return ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }

private slots:
    void a_closed_input_is_an_ended_one() {
        QCOMPARE(run_in_shell("serve <&-"), 0);
        QCOMPARE(run_in_shell("serve <&- >&- 2>&-"), 0);
    }

    void a_closed_output_is_said_by_serve_too() {
        QByteArray messages;
        QCOMPARE(run_in_shell("serve >&- <<'END'\n{\"id\": 1, \"do\": \"list\"}\nEND", &messages), 8);
        QVERIFY2(messages.contains("Bad file descriptor"), messages.constData());
    }

    void an_output_that_does_not_block_gets_everything() {
        std::array<int, 2> pipe{};
        QCOMPARE(::pipe2(pipe.data(), O_CLOEXEC), 0);
        QCOMPARE(::fcntl(pipe[1], F_SETFL, O_NONBLOCK), 0);
        const std::string text(1'000'000, 'x'); // more than a pipe holds
        std::size_t got = 0;
        std::thread reader([&] {
            std::array<char, 4096> piece{};
            for (ssize_t count = 0; (count = ::read(pipe[0], piece.data(), piece.size())) > 0;)
                got += static_cast<std::size_t>(count);
        });
        ks::runner::Output out(pipe[1]);
        const auto written = out.write(text);
        ::close(pipe[1]);
        reader.join();
        ::close(pipe[0]);
        QVERIFY2(written, written ? "" : written.error().what.c_str());
        QCOMPARE(got, text.size());
    }

    void nothing_comes_behind_the_last_word() {
        std::array<int, 2> pipe{};
        QCOMPARE(::pipe2(pipe.data(), O_CLOEXEC), 0);
        ks::runner::Output out(pipe[1]);
        QVERIFY(out.line("first"));
        out.close();
        QVERIFY(out.line("second"));
        QVERIFY(!out.last_line("third"));
        ::close(pipe[1]);
        std::array<char, 64> text{};
        QCOMPARE(::read(pipe[0], text.data(), text.size()), ssize_t(6));
        ::close(pipe[0]);
    }

    void want_of_memory_is_an_error_like_any_other() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("sanitizers take terabytes of address space for themselves");
#endif
        QProcess shell;
        shell.start("/bin/sh", {"-c",
                                "ulimit -v 60000; exec \"$0\" generate knapsack --preset uncorrelated "
                                "--set n=4000000",
                                qEnvironmentVariable("KNAPSCOPE_RUNNER", KS_RUNNER)});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.exitStatus(), QProcess::NormalExit);
        QCOMPARE(shell.exitCode(), 4);
        QVERIFY(shell.readAllStandardOutput().isEmpty());
        QVERIFY(shell.readAllStandardError().contains("no memory left"));
    }
};

KS_TEST(StreamsTest)
#include "streams_test.moc"
