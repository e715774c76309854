// SPDX-License-Identifier: Apache-2.0
#include "app/runner/output.h"
#include "solvers/core/files.h"
#include "solvers/core/sanitizers.h"
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/sheet_files.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QProcess>
#include <QtTest>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <string>
#include <thread>
#include <unistd.h>

/// Standard streams in the states that real callers pass: closed, non-blocking, full.
class StreamsTest : public QObject {
    Q_OBJECT

    /// Returns the exit code of the runner started by a shell with the arguments `words`; -1 if it does not
    /// end.
    static int run_in_shell(const QString& words, QByteArray* messages = nullptr) {
        QProcess process;
        process.setStandardInputFile(QProcess::nullDevice());
        process.start("/bin/sh", {"-c", "exec \"$0\" " + words, ks::runner_path()});
        const bool ended = process.waitForFinished(20'000);
        if (!ended) {
            process.kill();
            process.waitForFinished();
        }
        if (messages)
            *messages = process.readAllStandardError();
        return ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }

    /// Returns the exit code and the output on both streams, if a shell executes `first` before.
    static std::pair<int, QByteArray> said_in_shell(const QString& words, const QString& first = {}) {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start("/bin/sh",
                      {"-c", "run() { " + first + "\"$0\" \"$@\"; }; run " + words, ks::runner_path()});
        process.closeWriteChannel();
        if (!process.waitForFinished(300'000))
            return {-1, "it does not end"};
        return {process.exitCode(), process.readAll()};
    }

private slots:
    void a_closed_input_is_an_ended_one() {
        QCOMPARE(run_in_shell("serve <&-"), 0);
        QCOMPARE(run_in_shell("serve <&- >&- 2>&-"), 0);
    }

    void serve_reports_a_closed_output() {
        QByteArray messages;
        QCOMPARE(run_in_shell("serve >&- <<'END'\n{\"id\": 1, \"do\": \"list\"}\nEND", &messages), 8);
        QVERIFY2(messages.contains("Bad file descriptor"), messages.constData());
    }

    /// "-" is standard input for every command that takes a file, and standard output for `convert`.
    void a_dash_is_standard_input_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("says");
        const QString example = instance_file("thesis-2.2", "multiple-choice");
        const auto row = [&](const char* name, const QString& words, const char* says) {
            QTest::newRow(name) << words + " <" + example << says;
        };
        row("solve", "solve - --variant mckp.sequential", "1a, 2a, 3c");
        row("solve -- -", "solve --variant mckp.sequential -- -", "1a, 2a, 3c");
        row("trace", "trace - --variant mckp.global", "no race");
        row("steps", "steps - --variant mckp.sequential", "41 steps");
        row("pareto", "pareto -", "3 points");
        row("convert", "convert - - --to csv", "3,3,4,3\n");
        QTest::newRow("plan") << "plan - <" + instance_file("concurrency-register-trap", "kernel-mix")
                              << "1 batch, the fewest";
        QTest::newRow("bench") << QStringLiteral(
                                      "bench - <<'END'\n"
                                      R"({"format": "knapscope-campaign", "version": 1, "repetitions": 1,
            "instances": [{"preset": "thesis-2.1"}], "runs": [{"variant": "knapsack.sequential"}]})"
                                      "\nEND")
                               << "knapsack.sequential";
        QTest::newRow("a part that was read before")
            << QStringLiteral("solve - --variant knapsack.sequential <<'END'\n{}END") << "standard input";
    }
    void a_dash_is_standard_input() {
        QFETCH(QString, words);
        QFETCH(QString, says);
        const auto [code, said] = said_in_shell(words);
        QVERIFY2(said.contains(says.toUtf8()), said.constData());
    }

    void answers_come_from_standard_input_too() {
        const QString sheet = scratch_file("sheet-.json"), answers = scratch_file("answers-.json");
        write_sheet_files(sheet, answers);
        QVERIFY(said_in_shell("check-answers - " + answers + " <" + sheet).second.contains("2 of 2"));
        QVERIFY(said_in_shell("check-answers " + sheet + " - <" + answers).second.contains("2 of 2"));
    }

    void standard_input_is_read_from_its_position() {
        const auto [code, said] = said_in_shell(
            "convert - - --from plain --to plain <<'END'\nnot this line\n1 5\n2 3\nEND", "read line; ");
        QCOMPARE(said, QByteArray("1 5\n2 3\n"));
    }

    void an_input_that_does_not_block_is_waited_for() {
        std::array<int, 2> pipe{};
        QCOMPARE(::pipe2(pipe.data(), O_CLOEXEC), 0);
        QCOMPARE(::fcntl(pipe[0], F_SETFL, O_NONBLOCK), 0);
        const int kept = ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
        QCOMPARE(::dup2(pipe[0], STDIN_FILENO), STDIN_FILENO);
        std::thread writer([&] {
            for (int i = 0; i < 100; ++i)
                std::this_thread::yield();
            QCOMPARE(::write(pipe[1], "late", 4), ssize_t{4});
            ::close(pipe[1]);
        });
        const auto read = ks::read_file("-", {100}, ks::ReadFrom::anything);
        writer.join();
        ::dup2(kept, STDIN_FILENO);
        ::close(kept);
        ::close(pipe[0]);
        QVERIFY2(read, read ? "" : read.error().sentence().c_str());
        QCOMPARE(*read, std::string("late"));
    }

    void waiting_for_input_can_be_cancelled() {
        RunnerProcess runner({"solve", "-", "--variant", "mckp.sequential", "--events"});
        runner.send(QByteArray(1'000'000, ' ')); // more than fits into a pipe, so the runner is reading
        runner.signal(SIGINT);
        QCOMPARE(runner.until("error")["code"].toInt(), 6);
        QCOMPARE(runner.exit_code(), 6);
    }

    void messages_name_standard_input() {
        for (const auto& [words, says] :
             {std::pair("solve - --variant mckp.sequential <<'END'\n{\noops}\nEND", "standard input:2:"),
              {"pareto - </dev/null", "standard input: the file is empty"},
              {"solve - --variant mckp.sequential </", "standard input: cannot be read: it is a folder"},
              {"bench - <<'END'\n{}\nEND", "standard input"}}) {
            const auto [code, said] = said_in_shell(words);
            QCOMPARE(code, 3);
            QVERIFY2(said.contains(says), said.constData());
        }
    }

    void the_file_behind_standard_input_is_spared() {
        const QString file = instance_file("thesis-2.1", "knapsack", {});
        const auto [code, said] = said_in_shell("trace - --variant knapsack.global -o " + file + " <" + file);
        QCOMPARE(code, 8);
        QVERIFY2(said.contains("it is the file that is read (standard input)"), said.constData());
    }

    /// A file with this name is written as "./-", and such a file does not prevent output to "-".
    void a_file_called_dash() {
        const QString folder = scratch_file("dash");
        QVERIFY(QDir().mkpath(folder));
        const QString first = "cd " + folder + "; echo '1 5\n2 3' >-; ";
        QCOMPARE(said_in_shell("convert ./- - --from plain --to plain", first).second,
                 QByteArray("1 5\n2 3\n"));
    }

    void an_output_that_does_not_block_gets_everything() {
        std::array<int, 2> pipe{};
        QCOMPARE(::pipe2(pipe.data(), O_CLOEXEC), 0);
        QCOMPARE(::fcntl(pipe[1], F_SETFL, O_NONBLOCK), 0);
        const std::string text(1'000'000, 'x'); // more than fits into a pipe
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
                                ks::runner_path()});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.exitStatus(), QProcess::NormalExit);
        QCOMPARE(shell.exitCode(), 4);
        QVERIFY(shell.readAllStandardOutput().isEmpty());
        QVERIFY(shell.readAllStandardError().contains("no memory left"));
    }
};

KS_TEST(StreamsTest)
#include "streams_test.moc"
