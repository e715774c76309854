// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/origin.h"
#include "solvers/core/sanitizers.h"
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/schemas.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

#include <csignal>
#include <fstream>

namespace {

QByteArray line(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// A campaign with mckp.sequential and the further runs in `more`.
QByteArray campaign(const QByteArray& instances, int repetitions, const QByteArray& more = "") {
    return R"({"format": "knapscope-campaign", "version": 1, "instances": [)" + instances +
           R"(], "runs": [{"variant": "mckp.sequential"})" + more + R"(], "repetitions": )" +
           QByteArray::number(repetitions) + R"(, "warmup": 1})";
}

QString written(const QString& name, const QByteArray& text) {
    QFile file(scratch_file(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonArray rows_of(const QByteArray& results) {
    return QJsonDocument::fromJson(results).object()["rows"].toArray();
}

const QByteArray emulated_run =
    R"(, {"variant": "mckp.global", "on": "emulator", "set": {"block": [32, 64]}})";

} // namespace

/// `bench` on the command line and in `serve`, as scripts and the desktop program use it.
class BenchTest : public QObject {
    Q_OBJECT

    /// With this number of repetitions a run of set 1 takes seconds, enough time to cancel it.
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
    static constexpr int long_enough = 30;
#else
    static constexpr int long_enough = 150;
#endif

    /// Waits until the campaign is measuring the preset.
    static bool reaches(RunnerProcess& runner, const QString& preset) {
        return !runner
                    .until([&preset](const QJsonObject& event) {
                        return event["event"] == "progress" && event["phase"].toString().startsWith(preset);
                    })
                    .isEmpty();
    }

private slots:
    void campaigns_and_results_fit_their_schemas() {
        Documents documents;
        const QByteArray text = campaign(R"({"preset": "thesis-2.2"})", 2,
                                         emulated_run + R"(, {"variant": "mckp.shared", "on": "gpu:99"})");
        documents.append({"campaign", text});
        const QString file = written("campaign.json", text), output = scratch_file("results.json");
        const Ran json = run_runner({"bench", file, "--json"});
        QVERIFY2(json.code == 0, json.err.constData());
        documents.append({"results", json.out});
        const Ran events = run_runner({"bench", file, "-o", output, "--events"});
        QCOMPARE(events.code, 0);
        for (const QByteArray& event : events.lines())
            documents.append({"event", event});
        QCOMPARE(line(events.events().last()["result"].toObject()),
                 line(QJsonDocument::fromJson(contents(output)).object()));
        documents.append({"results", contents(output).replace('\n', ' ')});
        // No machine has a hundred GPUs.
        QCOMPARE(rows_of(contents(output)).last()["status"].toString(), "error");
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }

    void schemas_can_fail() {
        QVERIFY(!schema_errors({{"campaign", campaign("", 2)}}).isEmpty());
        QVERIFY(!schema_errors({{"campaign", campaign(R"({"preset": "a", "file": "b"})", 2)}}).isEmpty());
        QVERIFY(!schema_errors({{"campaign", campaign(R"({"preset": "a"})", 0)}}).isEmpty());
        const QString file = written("small.json", campaign(R"({"preset": "thesis-2.2"})", 1));
        const QJsonObject results = run_runner({"bench", file, "--json"}).document();
        QVERIFY(schema_errors({{"results", line(results)}}).isEmpty());
        for (const auto& [key, value] : {std::pair<const char*, QJsonValue>{"status", "error"},
                                         {"total_ms", QJsonValue::Null},
                                         {"on", "gpu"},
                                         {"error", QJsonObject()}}) {
            QJsonObject wrong = results;
            QJsonObject row = wrong["rows"].toArray().first().toObject();
            row[QLatin1String(key)] = value;
            wrong["rows"] = QJsonArray{row};
            QVERIFY2(!schema_errors({{"results", line(wrong)}}).isEmpty(), key);
        }
    }

    void runs_take_turns_and_warm_ups_do_not_count() {
        const QString file = written("turns.json", campaign(R"({"preset": "thesis-2.2"})", 2, emulated_run));
        QStringList order;
        const Ran ran = run_runner({"bench", file, "--events"});
        QCOMPARE(ran.code, 0);
        for (const QJsonObject& event : ran.events())
            if (event["event"] == "measured")
                order.append(QString("%1%2 %3%4")
                                 .arg(event["variant"].toString().mid(5, 1))
                                 .arg(event["parameters"]["block"].toInt())
                                 .arg(event["warmup"].toBool() ? "w" : "r")
                                 .arg(event["repetition"].toInt()));
        QCOMPARE(order, (QStringList{"s0 w1", "g32 w1", "g64 w1", "s0 r1", "g32 r1", "g64 r1", "s0 r2",
                                     "g32 r2", "g64 r2"}));
        for (const QJsonValue row : rows_of(line(ran.events().last()["result"].toObject())))
            QCOMPARE(row["total_ms"]["samples"].toArray().size(), 2);
    }

    void the_head_states_place_and_date() {
        const QString file = written("small.json", campaign(R"({"preset": "thesis-2.2"})", 1));
        const QJsonObject results = run_runner({"bench", file, "--json"}).document();
        // The folders of a user's files are private, and useless elsewhere.
        QCOMPARE(results["command"].toString(), "knapscope-run bench small.json --json");
        QVERIFY(QDateTime::fromString(results["date"].toString(), Qt::ISODate).isValid());
        QVERIFY(results["host"].toString().contains("logical core"));
        QVERIFY(results["device"].isNull() && results["driver"].isNull());
        const QJsonValue commit = results["commit"];
        QVERIFY(commit.isNull() ||
                QRegularExpression("^[0-9a-f]{40}(-dirty)?$").match(commit.toString()).hasMatch());
    }

    /// The ids of the system are confidential, so the document contains hashes of them.
    void the_origin_names_the_machine_and_the_session() {
        const QString file = written("small.json", campaign(R"({"preset": "thesis-2.2"})", 1));
        const QDateTime before = QDateTime::currentDateTimeUtc().addSecs(-1);
        const QJsonValue origin = run_runner({"bench", file, "--json"}).document()["origin"];
        const QDateTime started = QDateTime::fromString(origin["started"].toString(), Qt::ISODate);
        QVERIFY(started.isValid() && started >= before && started <= QDateTime::currentDateTimeUtc());
        const auto id = [](const char* path) {
            return QString::fromUtf8(contents(path)).remove('-').trimmed();
        };
        const QRegularExpression whole("^[0-9a-f]{32}$");
        for (const auto& [key, raw] : {std::pair("machine_id", id("/etc/machine-id")),
                                       std::pair("boot_id", id("/proc/sys/kernel/random/boot_id"))}) {
            const QJsonValue published = origin[QLatin1String(key)];
            if (whole.match(raw).hasMatch())
                QCOMPARE(published.toString().toStdString(), ks::published_id(raw.toStdString()));
            else
                QVERIFY(published.isNull());
        }
        const QJsonValue again = run_runner({"bench", file, "--json"}).document()["origin"];
        for (const char* key : {"machine_id", "boot_id", "gpu_uuid"})
            QCOMPARE(again[QLatin1String(key)], origin[QLatin1String(key)]);
    }

    /// Two machines can have the same processor and the same number of cores.
    void a_file_of_another_machine_is_left_alone() {
        const QString file = written("small.json", campaign(R"({"preset": "thesis-2.2"})", 1));
        const QString output = scratch_file("elsewhere.json");
        QCOMPARE(run_runner({"bench", file, "-o", output}).code, 0);
        QJsonObject results = QJsonDocument::fromJson(contents(output)).object();
        QJsonObject origin = results["origin"].toObject();
        // After a restart the boot id is different, but the machine is the same.
        origin["boot_id"] = QString(32, '0');
        results["origin"] = origin;
        written("elsewhere.json", line(results));
        QCOMPARE(run_runner({"bench", file, "-o", output}).code, 0);
        origin["gpu_uuid"] = "GPU-of-another-machine";
        results["origin"] = origin;
        written("elsewhere.json", line(results));
        const Ran ran = run_runner({"bench", file, "-o", output});
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains("was measured on another machine"), ran.err.constData());
    }

    void a_table_as_text() {
        const QString file = written("small.json", campaign(R"({"preset": "thesis-2.2"})", 1));
        const Ran ran = run_runner({"bench", file});
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("MEDIAN MS") && ran.out.contains("mckp.sequential"), ran.out.constData());
        QVERIFY(!ran.out.contains("emulat"));
        QVERIFY(ran.err.isEmpty());
    }

    /// An emulated time is not a GPU's time, so its row states this; a row without a time does not.
    void emulated_times_are_marked() {
        const QString file = written(
            "marked.json", campaign(R"({"preset": "thesis-2.2"})", 1,
                                    emulated_run + R"(, {"variant": "mckp.shared", "on": "gpu:99"})"));
        const Ran ran = run_runner({"bench", file});
        QCOMPARE(ran.code, 0);
        for (const QByteArray& row : ran.lines().mid(2, 4))
            QVERIFY2(row.endsWith("  emulated") == row.contains("mckp.global"), ran.out.constData());
        QCOMPARE(ran.out.count("\nemulated: a time of the emulation on this machine, not of a GPU\n"), 1);
    }

    void files_are_beside_the_campaign() {
        const QString instance = instance_file("thesis-2.2", "multiple-choice");
        const QString name = QFileInfo(instance).fileName();
        const QString file = written("beside.json", campaign("{\"file\": \"" + name.toUtf8() + "\"}", 1));
        const Ran ran = run_runner({"bench", file, "--json"});
        QVERIFY2(ran.code == 0, ran.err.constData());
        QCOMPARE(ran.document()["rows"][0]["instance"]["file"].toString(), name);
        QCOMPARE(ran.document()["rows"][0]["objective"].toInt(), 7);
    }

    void several_instances_of_a_file_are_measured_each() {
        const QString lines = scratch_file("lines-of-bench.txt");
        std::ofstream(lines.toStdString()) << "7 1 5 1 2\n8 1 6 1 3\n9 1 6 1 4\n";
        const auto instance = [&](int index) {
            return QJsonObject{{"file", QFileInfo(lines).fileName()}, {"index", index}};
        };
        const QByteArray text = line({{"format", "knapscope-campaign"},
                                      {"version", 1},
                                      {"instances", QJsonArray{instance(2), instance(3)}},
                                      {"runs", QJsonArray{QJsonObject{{"variant", "knapsack.sequential"}}}},
                                      {"repetitions", 1},
                                      {"warmup", 0}});
        const QString file = written("indices.json", text);
        const Ran ran = run_runner({"bench", file, "--json"});
        QVERIFY2(ran.code == 0, ran.err.constData());
        const QJsonObject document = ran.document();
        QVERIFY(schema_errors({{"campaign", text}, {"results", ran.out}}).isEmpty());
        for (const int row : {0, 1}) {
            QCOMPARE(document["rows"][row]["instance"]["index"].toInt(), row + 2);
            QCOMPARE(document["rows"][row]["objective"].toInt(), row + 3);
        }
        QVERIFY(run_runner({"bench", file}).out.contains("lines-of-bench.txt, instance 3"));
    }

    void a_cancelled_campaign_goes_on() {
        const QString output = scratch_file("going-on.json");
        const QString file = written(
            "long.json", campaign(R"({"preset": "thesis-2.2"}, {"preset": "thesis-set1"})", long_enough));
        {
            RunnerProcess runner({"bench", file, "-o", output, "--events"});
            QVERIFY(reaches(runner, "thesis-set1"));
            runner.signal(SIGINT);
            QCOMPARE(runner.until("error")["code"].toInt(), 6);
            QCOMPARE(runner.exit_code(), 6);
        }
        const QJsonArray kept = rows_of(contents(output));
        QCOMPARE(kept.size(), 1);
        QVERIFY(schema_errors({{"results", contents(output).replace('\n', ' ')}}).isEmpty());
        const Ran again = run_runner({"bench", file, "-o", output, "--events"});
        QVERIFY2(again.code == 0, again.err.constData());
        // Finished rows are sent first, so that a page is filled at once.
        QCOMPARE(again.events().first()["event"].toString(), "row");
        for (const QJsonObject& event : again.events())
            if (event["event"] == "measured")
                QCOMPARE(event["instance"]["preset"].toString(), "thesis-set1");
        const QJsonArray rows = rows_of(contents(output));
        QCOMPARE(rows.size(), 2);
        QCOMPARE(line(rows[0].toObject()), line(kept[0].toObject()));
        QCOMPARE(rows[1]["total_ms"]["samples"].toArray().size(), long_enough);
        const QByteArray whole = contents(output);
        QCOMPARE(run_runner({"bench", file, "-o", output}).code, 0); // everything is done already
        QCOMPARE(contents(output), whole);
    }

    void cancelling_takes_no_longer_than_100_ms() {
        const QString file = written("very-long.json", campaign(R"({"preset": "thesis-set4"})", 5));
        // On a busy machine one attempt may be late, but not all five.
        qint64 event = 0, end = 0;
        for (int attempt = 0; attempt < 5; ++attempt) {
            RunnerProcess runner({"bench", file, "--events"});
            QVERIFY(reaches(runner, "thesis-set4"));
            QElapsedTimer clock;
            clock.start();
            runner.signal(SIGTERM);
            QCOMPARE(runner.until("error")["code"].toInt(), 6);
            event = clock.elapsed();
            QCOMPARE(runner.exit_code(), 6);
            end = clock.elapsed();
            if (event <= 100 && end <= 500)
                return;
        }
        QFAIL(qPrintable(QString("last event after %1 ms, end after %2 ms").arg(event).arg(end)));
    }

    void other_files_are_left_alone() {
        const QString file = written("small.json", campaign(R"({"preset": "thesis-2.2"})", 1));
        const QString output = scratch_file("other.json");
        QCOMPARE(run_runner({"bench", file, "-o", output}).code, 0);
        const QByteArray first = contents(output);
        const QString longer = written("longer.json", campaign(R"({"preset": "thesis-2.2"})", 2));
        QCOMPARE(run_runner({"bench", longer, "-o", output}).code, 2);
        QCOMPARE(contents(output), first);
        const QJsonObject head = QJsonDocument::fromJson(first).object();
        const QString elsewhere = written(
            "elsewhere.json", QByteArray(first).replace(head["host"].toString().toUtf8(), "another machine"));
        QCOMPARE(run_runner({"bench", file, "-o", elsewhere}).code, 2);
        const QString notes = written("notes.json", "my notes");
        QCOMPARE(run_runner({"bench", file, "-o", notes}).code, 3);
        QCOMPARE(contents(notes), QByteArray("my notes"));
    }

    void an_unwritable_output_is_reported_before_anything_runs() {
        const QString file = written("small.json", campaign(R"({"preset": "thesis-2.2"})", 1));
        const Ran ran = run_runner({"bench", file, "-o", scratch_file("no/folder.json"), "--events"});
        QCOMPARE(ran.code, 8);
        QCOMPARE(ran.events().size(), 1);
        QCOMPARE(run_runner({"bench", file, "-o", "/dev/full"}).code, 8);
    }

    void wrong_campaigns_have_their_place() {
        const auto said = [](const QByteArray& text, int code, const char* place) {
            const Ran ran = run_runner({"bench", written("wrong.json", text), "--json"});
            if (ran.code != code || !ran.out.isEmpty() || !ran.err.contains(place))
                qWarning("%d %s", ran.code, ran.err.constData());
            return ran.code == code && ran.out.isEmpty() && ran.err.contains(place);
        };
        QVERIFY(said("{", 3, "wrong.json:1:"));
        QVERIFY(said("{}", 3, "wrong.json"));
        QVERIFY(said(campaign(R"({"preset": "none"})", 1), 2, " /instances/0/preset"));
        QVERIFY(said(campaign(R"({"preset": "thesis-2.1"})", 1), 2, " /instances/0"));
        QVERIFY(said(campaign(R"({"preset": "thesis-2.2"})", 0), 3, " /repetitions"));
        QVERIFY(said(campaign(R"({"file": "nowhere.json"})", 1), 3, "nowhere.json"));
        QCOMPARE(run_runner({"bench", "nowhere.json"}).code, 3);
    }

    void serve_runs_campaigns() {
        RunnerProcess runner({"serve"});
        const QString output = scratch_file("served.json");
        const auto request = [&](int id, const QByteArray& text) {
            return "{\"id\": " + QByteArray::number(id) + ", \"do\": \"bench\", \"output\": \"" +
                   output.toUtf8() + "\", \"campaign\": " + text + "}";
        };
        const QByteArray text =
            campaign(R"({"preset": "thesis-2.2"}, {"preset": "thesis-set1"})", long_enough);
        runner.send(request(1, text));
        QVERIFY(reaches(runner, "thesis-set1"));
        runner.send(R"({"id": 2, "do": "cancel", "of": 1})");
        QCOMPARE(runner.until("error", 1)["code"].toInt(), 6);
        QCOMPARE(rows_of(contents(output)).size(), 1);
        runner.send(request(3, text));
        QCOMPARE(rows_of(line(runner.until("result", 3)["result"].toObject())).size(), 2);
        QCOMPARE(rows_of(contents(output)).size(), 2);
        runner.send(request(4, campaign(R"({"preset": "none"})", 1)));
        const QJsonObject error = runner.until("error", 4);
        QCOMPARE(error["code"].toInt(), 2);
        QCOMPARE(error["where"].toString(), "request /campaign/instances/0/preset");
        Documents documents;
        for (const QJsonObject& event : runner.seen)
            documents.append({"event", line(event)});
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }
};

KS_TEST(BenchTest, .alone = true)
#include "bench_test.moc"
