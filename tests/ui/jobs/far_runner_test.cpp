// SPDX-License-Identifier: GPL-3.0-or-later
// A runner on another computer: through a stand-in for the connection, with various faults, and through ssh.
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/missing.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/samples.h"
#include "tests/visual/quiet.h"
#include "ui/jobs/documents.h"
#include "ui/jobs/runner.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace ks;
using namespace ks::ui;

namespace {

/// The result of a job.
struct Ending {
    std::optional<Message> document;
    std::optional<Error> error;
    bool ended() const { return document || error; }
};

std::shared_ptr<Ending> watch(Job* job) {
    auto ending = std::make_shared<Ending>();
    QObject::connect(job, &Job::result, [ending](const Message& document) { ending->document = document; });
    QObject::connect(job, &Job::failed, [ending](const Error& error) { ending->error = error; });
    return ending;
}

SolveRequest request() {
    return {QStringLiteral("mckp.sequential"), QStringLiteral("cpu"), {}};
}

/// An unused port of the loopback address.
int free_port() {
    const int made = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    if (bind(made, any, size) != 0 || getsockname(made, any, &size) != 0)
        qFatal("no port is free");
    close(made);
    return ntohs(address.sin_port);
}

std::string sentence(const Ending& ending) {
    return ending.error ? ending.error->sentence() : "no error";
}

} // namespace

class FarRunnerTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void lines_travel_data() {
        QTest::addColumn<QByteArray>("mode");
        QTest::newRow("plain") << QByteArray("plain");
        QTest::newRow("slow") << QByteArray("slow");
    }
    void lines_travel() {
        QFETCH(QByteArray, mode);
        Runner runner(tests::far_host(mode.constData()));
        const auto devices = watch(runner.devices());
        const auto solved = watch(runner.solve(*tests::table_2_2(), request()));
        KS_WAIT_FOR(devices->ended() && solved->ended());
        QVERIFY2(devices->document, sentence(*devices).c_str());
        QVERIFY2(solved->document, sentence(*solved).c_str());
        QVERIFY(!read_devices(*devices->document)->host.isEmpty());
        QCOMPARE(read_outcome(*solved->document)->answer.objective, std::optional<std::int64_t>(7));
    }

    void a_failure_gives_a_sentence_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("said");
        const QString far = u'"' + source_path("tests/ui/far.py") + QStringLiteral("\" ");
        QTest::newRow("refused") << far + QStringLiteral("refuses")
                                 << QStringLiteral(
                                        "knapscope-run on gpuhost ended with code 255 (“ssh: connect "
                                        "to host gpuhost port 22: Connection refused”)");
        QTest::newRow("a greeting") << far + QStringLiteral("banner")
                                    << QStringLiteral(
                                           "knapscope-run on gpuhost wrote something that is not an "
                                           "event (“Welcome to gpuhost”)");
        QTest::newRow("a line cut off")
            << far + QStringLiteral("cuts") << QStringLiteral("knapscope-run on gpuhost ended with code 255");
        QTest::newRow("no such command") << QStringLiteral("/no/such/command")
                                         << QStringLiteral("the command of gpuhost could not be started");
    }
    void a_failure_gives_a_sentence() {
        QFETCH(QString, command);
        QFETCH(QString, said);
        RunnerHost host = tests::far_host("plain");
        host.command = command;
        Runner runner(host);
        const auto first = watch(runner.solve(*tests::table_2_2(), request()));
        const auto second = watch(runner.solve(*tests::table_2_2(), request()));
        KS_WAIT_FOR(first->ended() && second->ended());
        QVERIFY(second->error);
        QVERIFY2(sentence(*second).find(said.toStdString()) != std::string::npos, sentence(*second).c_str());
        QVERIFY(!second->error->todo.empty());
        QVERIFY(!runner.running());
    }

    /// Sending a long request takes longer than the allowed silence of a runner; while it is being sent, the
    /// runner counts as alive.
    void a_long_request_takes_its_time() {
        Runner runner(tests::far_host("narrow"));
        const auto first = watch(runner.list());
        KS_WAIT_FOR(first->ended());
        QVERIFY2(first->document, sentence(*first).c_str());
        runner.set_patience({.answer_ms = 2000, .silence_ms = 200});
        const InstancePtr large = tests::uncorrelated("knapsack", "30000");
        SolveRequest one = request();
        one.variant = QStringLiteral("knapsack.greedy");
        const auto solved = watch(runner.solve(*large, one));
        KS_WAIT_FOR(solved->ended());
        QVERIFY2(solved->document, sentence(*solved).c_str());
    }

    /// The first answer may take longer, because a login may be needed; later ones have the normal limit.
    void the_first_word_has_time() {
        Runner runner(tests::far_host("silent"));
        runner.set_patience({.answer_ms = 10, .far_ms = 300});
        QElapsedTimer since;
        since.start();
        const auto asked = watch(runner.list());
        KS_WAIT_FOR(asked->ended());
        QVERIFY(since.elapsed() >= 300);
        QVERIFY2(sentence(*asked).find("knapscope-run on gpuhost does not answer") != std::string::npos,
                 sentence(*asked).c_str());
    }

    void through_ssh() {
        const QString server = QStandardPaths::findExecutable(
            QStringLiteral("sshd"), {QStringLiteral("/usr/sbin"), QStringLiteral("/usr/local/sbin")});
        if (server.isEmpty() || QStandardPaths::findExecutable(QStringLiteral("ssh")).isEmpty())
            KS_SKIP_FOR_WANT("openssh-server is not installed");
        QTemporaryDir folder;
        const auto at = [&folder](const char* name) { return folder.filePath(QString::fromLatin1(name)); };
        for (const char* key : {"host_key", "key"})
            QCOMPARE(QProcess::execute(QStringLiteral("ssh-keygen"),
                                       {QStringLiteral("-q"), QStringLiteral("-t"), QStringLiteral("ed25519"),
                                        QStringLiteral("-N"), QString(), QStringLiteral("-f"), at(key)}),
                     0);
        QVERIFY(QFile::copy(at("key.pub"), at("authorized")));
        if (geteuid() == 0)
            QDir().mkpath(QStringLiteral("/run/sshd")); // sshd needs this folder
        const QString port = QString::number(free_port());
        QFile config(at("config"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write(QStringLiteral("Port %1\nListenAddress 127.0.0.1\nHostKey %2\nAuthorizedKeysFile %3\n"
                                    "StrictModes no\nUsePAM no\nPasswordAuthentication no\nPidFile none\n"
                                    "PermitRootLogin prohibit-password\n")
                         .arg(port, at("host_key"), at("authorized"))
                         .toUtf8());
        config.close();
        QProcess sshd;
        sshd.start(server, {QStringLiteral("-D"), QStringLiteral("-e"), QStringLiteral("-f"), at("config")});
        QByteArray said;
        KS_WAIT_FOR((said += sshd.readAllStandardError()).contains("Server listening") ||
                    sshd.state() == QProcess::NotRunning);
        QVERIFY2(sshd.state() == QProcess::Running, said.constData());

        const RunnerHost host{
            .name = QStringLiteral("localhost"),
            .command = QStringLiteral("ssh -F none -p %1 -i \"%2\" -o BatchMode=yes -o LogLevel=ERROR "
                                      "-o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null 127.0.0.1")
                           .arg(port, at("key")),
            .program = built_runner()};
        {
            Runner runner(host);
            const auto devices = watch(runner.devices());
            const auto solved = watch(runner.solve(*tests::table_2_2(), request()));
            KS_WAIT_FOR(devices->ended() && solved->ended());
            said += sshd.readAllStandardError();
            QVERIFY2(devices->document, (sentence(*devices) + said.toStdString()).c_str());
            QVERIFY2(solved->document, sentence(*solved).c_str());
            QCOMPARE(read_outcome(*solved->document)->answer.objective, std::optional<std::int64_t>(7));
        }
        sshd.kill();
        sshd.waitForFinished();
        Runner nobody(host); // the command for its connection fails
        const auto asked = watch(nobody.list());
        KS_WAIT_FOR(asked->ended());
        QVERIFY2(sentence(*asked).find("Connection refused") != std::string::npos, sentence(*asked).c_str());
    }
};

KS_TEST(FarRunnerTest)
#include "far_runner_test.moc"
