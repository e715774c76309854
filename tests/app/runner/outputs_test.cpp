// SPDX-License-Identifier: Apache-2.0
// Output never destroys data: the input of the command, a file behind a link, results that another process is
// writing.
#include "tests/app/runner/runner_process.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtTest>

#include <csignal>
#include <unistd.h>

namespace {

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(path));
}

/// A campaign with one run of this instance file.
QByteArray campaign(const QString& instance) {
    return R"({"format": "knapscope-campaign", "version": 1, "instances": [{"file": ")" + instance.toUtf8() +
           R"("}], "runs": [{"variant": "mckp.sequential"}], "repetitions": 1, "warmup": 1})";
}

} // namespace

class OutputsTest : public QObject {
    Q_OBJECT

    /// Checks that the runner refuses to write and states why, and that both files are unchanged.
    static void is_refused(const QStringList& words, const QString& input, const QString& output) {
        const QByteArray before = bytes_of(input);
        QVERIFY(!before.isEmpty());
        const Ran ran = run_runner(words);
        QVERIFY2(ran.code == 8, ran.err.constData());
        QVERIFY2(ran.err.contains(output.toUtf8()) && ran.err.contains("it is the file that is read"),
                 ran.err.constData());
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(bytes_of(input), before);
    }

private slots:
    void two_outputs_are_two_files_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("watch");
        const QString output = scratch_file("both"), folder = QFileInfo(output).path();
        QTest::newRow("absolute") << output << folder + "/./both";
        QTest::newRow("relative") << "both"
                                  << "./both";
        QTest::newRow("relative and absolute") << "both" << output;
        QTest::newRow("by the folder above") << "both"
                                             << "../" + QFileInfo(folder).fileName() + "/both";
    }
    void two_outputs_are_two_files() {
        QFETCH(QString, table);
        QFETCH(QString, watch);
        const QString instance = instance_file("thesis-2.2", "multiple-choice"),
                      output = scratch_file("both");
        QFile::remove(output);
        const auto back = qScopeGuard([folder = QDir::currentPath()] { QDir::setCurrent(folder); });
        QDir::setCurrent(QFileInfo(output).path());
        const Ran ran = run_runner(
            {"solve", instance, "--variant", "mckp.sequential", "--table", table, "--watch", watch});
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains("--table and --watch name the same file"), ran.err.constData());
        QVERIFY(!QFile::exists(output));
    }

    void an_output_spares_the_plan() {
        const QString instance = instance_file("thesis-2.2", "multiple-choice"),
                      plan = scratch_file("plan.json");
        write(plan, "{}");
        for (const char* const option : {"--table", "--watch"})
            is_refused({"solve", instance, "--variant", "mckp.global", "--plan", plan, option, plan}, plan,
                       plan);
    }

    void a_trace_spares_the_kernel_and_its_launch() {
        const QString instance = instance_file("thesis-2.2", "multiple-choice"),
                      kernel = scratch_file("own.cu"), beside = kernel + ".launch.json",
                      launch = scratch_file("launch.json");
        for (const QString& file : {kernel, beside, launch})
            write(file, "{}");
        is_refused({"trace", instance, "--kernel", kernel, "-o", kernel}, kernel, kernel);
        is_refused({"trace", instance, "--kernel", kernel, "-o", beside}, beside, beside);
        is_refused({"trace", instance, "--kernel", kernel, "--launch", launch, "-o", launch}, launch, launch);
    }

    /// One of the files is opened, and the others are read too.
    void an_output_spares_all_files_of_an_instance() {
        const QString capacity = scratch_file("q_c.txt"), weights = scratch_file("q_w.txt"),
                      profits = scratch_file("q_p.txt");
        write(capacity, "9\n");
        for (const QString& file : {weights, profits})
            write(file, "3\n4\n");
        for (const QString& file : {weights, profits}) {
            is_refused({"convert", capacity, file, "--to", "plain"}, file, file);
            is_refused({"solve", capacity, "--variant", "knapsack.sequential", "--table", file}, file, file);
            is_refused({"solve", capacity, "--variant", "knapsack.sequential", "--watch", file}, file, file);
        }
        is_refused({"convert", weights, scratch_file("q_s.txt"), "--to", "four-files"}, capacity, capacity);
        QCOMPARE(run_runner({"convert", capacity, scratch_file("other_c.txt"), "--to", "four-files"}).code,
                 0);
    }

    void an_output_must_not_be_an_input_data() {
        QTest::addColumn<bool>("hard");
        QTest::addColumn<bool>("link");
        QTest::newRow("the same name") << false << false;
        QTest::newRow("a link") << false << true;
        QTest::newRow("a hard link") << true << true;
    }
    void an_output_must_not_be_an_input() {
        QFETCH(bool, hard);
        QFETCH(bool, link);
        const QString instance = instance_file("thesis-2.2", "multiple-choice");
        const auto other_name = [&](const QString& file) {
            const QString name = link ? scratch_file("other-name") : file;
            QFile::remove(scratch_file("other-name"));
            if (link && hard && ::link(qPrintable(file), qPrintable(name)) != 0)
                qFatal("no hard link");
            if (link && !hard && !QFile::link(file, name))
                qFatal("no link");
            return name;
        };
        const QString output = other_name(instance);
        is_refused({"solve", instance, "--variant", "mckp.sequential", "--table", output}, instance, output);
        is_refused({"trace", instance, "--variant", "mckp.global", "-o", output}, instance, output);
        is_refused({"convert", instance, output, "--to", "plain"}, instance, output);
        const QString file = scratch_file("campaign.json");
        write(file, campaign(instance));
        is_refused({"bench", file, "-o", output}, instance, output);
        const QString again = other_name(file);
        is_refused({"bench", file, "-o", again}, file, again);
    }

    void serve_refuses_it_too() {
        const QString instance = instance_file("thesis-2.2", "multiple-choice");
        const QByteArray before = bytes_of(instance);
        RunnerProcess runner({"serve"});
        runner.send(R"({"id": 1, "do": "bench", "output": ")" + instance.toUtf8() + R"(", "campaign": )" +
                    campaign(instance) + "}");
        QCOMPARE(runner.until("error", 1)["code"].toInt(), 8);
        QCOMPARE(bytes_of(instance), before);
    }

    void a_link_that_leads_nowhere_stays() {
        const QString instance = instance_file("thesis-2.2", "multiple-choice");
        const QString link = scratch_file("nowhere");
        QFile::remove(link);
        QVERIFY(QFile::link(scratch_file("not-there"), link));
        const Ran ran = run_runner({"convert", instance, link});
        QCOMPARE(ran.code, 8);
        QVERIFY2(ran.err.contains("a link that leads nowhere"), ran.err.constData());
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(!QFile::exists(scratch_file("not-there")));
    }

    void two_campaigns_into_one_file_data() {
        QTest::addColumn<bool>("begun");
        QTest::newRow("a new file") << false;
        QTest::newRow("a file that was begun") << true;
    }
    void two_campaigns_into_one_file() {
        QFETCH(bool, begun);
        const QString output = scratch_file("shared.json"), file = scratch_file("long.json");
        QFile::remove(output);
        // The second instance takes minutes, so the first campaign runs until the test ends it.
        write(file, R"({"format": "knapscope-campaign", "version": 1, "instances": [{"preset": "thesis-2.2"},
            {"preset": "thesis-set4"}], "runs": [{"variant": "mckp.sequential"}], "repetitions": 1000})");
        const auto reaches_the_second = [](RunnerProcess& runner) {
            return !runner
                        .until([](const QJsonObject& event) {
                            return event["event"] == "progress" &&
                                   event["phase"].toString().startsWith("thesis-set4");
                        })
                        .isEmpty();
        };
        if (begun) {
            RunnerProcess before({"bench", file, "-o", output, "--events"});
            QVERIFY(reaches_the_second(before));
            before.signal(SIGTERM);
            QCOMPARE(before.exit_code(), 6);
        }
        RunnerProcess first({"bench", file, "-o", output, "--events"});
        QVERIFY(reaches_the_second(first));
        const QByteArray written = bytes_of(output);
        const Ran second = run_runner({"bench", file, "-o", output});
        QVERIFY2(second.code == 8, second.err.constData());
        QVERIFY2(second.err.contains("is writing it"), second.err.constData());
        QCOMPARE(bytes_of(output), written);
        first.signal(SIGTERM);
        QCOMPARE(first.exit_code(), 6);
        write(file, campaign(instance_file("thesis-2.2", "multiple-choice")));
        const Ran third = run_runner({"bench", file, "-o", output});
        QVERIFY2(third.code == 2 && third.err.contains("another campaign"),
                 third.err.constData()); // the lock is free again
    }

    void an_input_that_is_a_device_may_be_an_output() {
        QCOMPARE(run_runner({"convert", instance_file("thesis-2.2", "multiple-choice"), "/dev/stdout"}).code,
                 0);
        QCOMPARE(run_runner({"convert", "/dev/null", "/dev/null"}).code, 3); // the input is empty
    }
};

KS_TEST(OutputsTest)
#include "outputs_test.moc"
