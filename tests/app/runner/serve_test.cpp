// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/sanitizers.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QtTest>

#include <csignal>

/// The protocol of `serve`: order, cancellation, invalid input, and all ways in which it can end.
class ServeTest : public QObject {
    Q_OBJECT

    const QByteArray small_ = instance_line("thesis-2.2", "multiple-choice");
    const QByteArray large_ = instance_line("thesis-set4", "multiple-choice");

    static QByteArray solve(int id, const QByteArray& instance, const QByteArray& more = {}) {
        return "{\"id\": " + QByteArray::number(id) +
               ", \"do\": \"solve\", \"variant\": \"mckp.sequential\"" + more +
               ", \"instance\": " + instance + "}";
    }
    static QByteArray cancel(int id, int of) {
        return "{\"id\": " + QByteArray::number(id) +
               ", \"do\": \"cancel\", \"of\": " + QByteArray::number(of) + "}";
    }
    /// The document that answers request `id`.
    static QJsonObject result_of(RunnerProcess& runner, int id) {
        return runner.until("result", id)["result"].toObject();
    }
    static bool ends(const QJsonObject& event) {
        return event["event"] == "result" || event["event"] == "error";
    }

private slots:
    void solves_and_ends_with_its_input() {
        RunnerProcess runner({"serve"});
        runner.send(solve(7, small_));
        const QJsonObject result = runner.until("result", 7);
        QCOMPARE(result["result"]["objective"].toInt(), 7);
        QCOMPARE(runner.seen.first()["event"].toString(), "started");
        for (const QJsonObject& event : runner.seen)
            QCOMPARE(event["id"].toInt(), 7);
        runner.close_input();
        QCOMPARE(runner.exit_code(), 0);
    }

    void works_in_order_of_arrival() {
        RunnerProcess runner({"serve"});
        for (int id = 1; id <= 20; ++id)
            runner.send(solve(id, small_));
        QVERIFY(!runner.until("result", 20).isEmpty());
        QList<int> order;
        for (const QJsonObject& event : runner.seen)
            if (event["event"] == "result")
                order << event["id"].toInt();
        QCOMPARE(order.size(), 20);
        QVERIFY(std::is_sorted(order.begin(), order.end()));
    }

    void traces_with_and_without_findings() {
        RunnerProcess runner({"serve"});
        const auto traced = [&](int id, const QByteArray& more) {
            QByteArray line = solve(id, small_, more);
            runner.send(line.replace("\"solve\"", "\"trace\"").replace("mckp.sequential", "mckp.shared"));
        };
        traced(1, ", \"findings\": false, \"lockstep\": true");
        const QJsonObject result = result_of(runner, 1);
        QCOMPARE(result["result"]["objective"].toInt(), 7);
        QCOMPARE(result["findings"].toArray().size(), 0);
        traced(2, ", \"lockstep\": 1");
        QCOMPARE(runner.until("error", 2)["where"].toString(), "request /lockstep");
    }

    void watches_a_run() {
        RunnerProcess runner({"serve"});
        runner.send(
            solve(1, small_,
                  R"(, "watch": {"probe": true, "telemetry": true, "counters": "basic", "repeat": 3600})"));
        QVERIFY(!runner.until("solved", 1).isEmpty());
        runner.send(R"({"id": 2, "do": "cancel", "of": 1})");
        QCOMPARE(runner.until("error", 1)["code"].toInt(), 6);
        for (const char* wrong : {R"({"probe": 1})", R"({"counters": "all"})", R"({"repeat": -1})",
                                  R"({"lanes": true})", R"(true)"}) {
            runner.send(solve(3, small_, QByteArray(R"(, "watch": )") + wrong));
            const QJsonObject error = runner.until(ends);
            QCOMPARE(error["event"].toString(), "error");
            QVERIFY2(error["code"].toInt() == 2 || error["code"].toInt() == 3, wrong);
            runner.seen.clear();
        }
    }

    /// A parsed list of numbers takes some hundred times the memory of its text.
    void waiting_requests_are_kept_as_text() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("freed memory stays with the sanitizer");
#endif
        RunnerProcess runner({"serve"});
        runner.send(solve(1, large_));
        QVERIFY(!runner.until("progress", 1).isEmpty());
        const qint64 before = runner.resident_bytes();
        const QByteArray numbers = '[' + QByteArray("0,").repeated(1 << 20) + "0]";
        for (int id = 2; id < 8; ++id)
            runner.send(solve(id, numbers));
        runner.send(R"({"id": 9, "do": "list"})");
        QVERIFY(!runner.until("result", 9).isEmpty()); // so all of them wait
        const qint64 more = runner.resident_bytes() - before;
        QVERIFY2(before > 0 && more < 256 << 20, qPrintable(QString::number(more)));
        runner.send(cancel(10, 1));
        QCOMPARE(runner.until("error", 7)["code"].toInt(), 3); // a list is not an instance
    }

    void list_and_devices_are_answered_while_it_works() {
        RunnerProcess runner({"serve"});
        runner.send(solve(1, large_));
        QVERIFY(!runner.until("progress", 1).isEmpty());
        runner.send(R"({"id": 2, "do": "list"})");
        QCOMPARE(result_of(runner, 2)["format"].toString(), "knapscope-variants");
        runner.send(R"({"id": 3, "do": "devices"})");
        QCOMPARE(result_of(runner, 3)["format"].toString(), "knapscope-devices");
        for (const QJsonObject& event : runner.seen)
            QVERIFY(event["id"] != 1 || !ends(event));
    }

    void cancels_what_runs_and_goes_on() {
        RunnerProcess runner({"serve"});
        runner.send(solve(1, large_));
        runner.send(solve(2, small_));
        QVERIFY(!runner.until("progress", 1).isEmpty());
        QElapsedTimer clock;
        clock.start();
        runner.send(cancel(3, 1));
        const QJsonObject error = runner.until("error", 1);
        QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(error["code"].toInt(), 6);
        QCOMPARE(result_of(runner, 2)["objective"].toInt(), 7);
        const auto answered = [](const QJsonObject& event) {
            return event["id"] == 3 && event["result"]["cancelled"].toBool() && event["result"]["of"] == 1;
        };
        QVERIFY(std::any_of(runner.seen.begin(), runner.seen.end(), answered));
    }

    void cancels_what_waits_at_once() {
        RunnerProcess runner({"serve"});
        runner.send(solve(1, large_));
        runner.send(solve(2, large_));
        runner.send(solve(3, small_));
        QVERIFY(!runner.until("progress", 1).isEmpty());
        runner.send(cancel(4, 2));
        const QJsonObject error = runner.until("error", 2);
        QCOMPARE(error["code"].toInt(), 6);
        for (const QJsonObject& event : runner.seen)
            QVERIFY(event["id"] != 1 || !ends(event)); // request 1 continues
        runner.send(cancel(5, 1));
        QVERIFY(!runner.until("result", 3).isEmpty());
        for (const QJsonObject& event : runner.seen)
            QVERIFY(event["id"] != 2 || event["event"] == "error");
    }

    void cancelling_nothing_is_answered() {
        RunnerProcess runner({"serve"});
        runner.send(cancel(1, 99));
        const QJsonObject answer = runner.until("result", 1);
        QCOMPARE(answer["result"].toObject()["cancelled"].toBool(true), false);
    }

    void garbage_is_answered_and_survived_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("id"); // -1: no id can be read
        const QByteArray none = "{}";
        QTest::newRow("words") << QByteArray("hello there") << 3 << -1;
        QTest::newRow("half") << QByteArray("{\"id\": 4, \"do\": ") << 3 << -1;
        QTest::newRow("bytes") << QByteArray("\x00\xff\xfe{", 4) << 3 << -1;
        QTest::newRow("array") << QByteArray("[1, 2]") << 3 << -1;
        QTest::newRow("deep") << QByteArray(100'000, '[') << 3 << -1;
        QTest::newRow("no id") << QByteArray(R"({"do": "list"})") << 3 << -1;
        QTest::newRow("bad id") << QByteArray(R"({"id": "x", "do": "list"})") << 3 << -1;
        QTest::newRow("doubled key") << QByteArray(R"({"id": 4, "id": 5, "do": "list"})") << 3 << -1;
        QTest::newRow("nothing to do") << QByteArray(R"({"id": 4})") << 3 << 4;
        QTest::newRow("unknown") << QByteArray(R"({"id": 4, "do": "dance"})") << 2 << 4;
        QTest::newRow("plan of nothing") << QByteArray(R"({"id": 4, "do": "plan"})") << 3 << 4;
        QTest::newRow("no campaign") << QByteArray(R"({"id": 4, "do": "bench"})") << 3 << 4;
        QTest::newRow("empty campaign")
            << QByteArray(R"({"id": 4, "do": "bench", "campaign": {}})") << 3 << 4;
        QTest::newRow("unknown field") << QByteArray(R"({"id": 4, "do": "list", "loud": true})") << 3 << 4;
        QTest::newRow("cancel what") << QByteArray(R"({"id": 4, "do": "cancel"})") << 3 << 4;
        QTest::newRow("no instance") << QByteArray(
                                            R"({"id": 4, "do": "solve", "variant": "mckp.sequential"})")
                                     << 3 << 4;
        QTest::newRow("no variant") << QByteArray(R"({"id": 4, "do": "solve", "instance": {}})") << 3 << 4;
        QTest::newRow("empty instance") << solve(4, none) << 3 << 4;
        QTest::newRow("table without a name") << solve(4, small_, R"(, "table": "")") << 2 << 4;
        QTest::newRow("table that is no name") << solve(4, small_, R"(, "table": 7)") << 3 << 4;
        QTest::newRow("table nowhere") << solve(4, small_, R"(, "table": "/nowhere/x")") << 8 << 4;
        QTest::newRow("unknown variant")
            << QByteArray(R"({"id": 4, "do": "solve", "variant": "x", "instance": )") + small_ + "}" << 2
            << 4;
        QTest::newRow("unknown parameter") << solve(4, small_, R"(, "set": {"speed": 9})") << 2 << 4;
        QTest::newRow("settings as text") << solve(4, small_, R"(, "set": "block=2")") << 3 << 4;
        QTest::newRow("fraction as setting") << solve(4, small_, R"(, "set": {"block": 1.5})") << 3 << 4;
        QTest::newRow("bad place") << solve(4, small_, R"(, "on": "tpu")") << 2 << 4;
        QTest::newRow("bad preset") << solve(4, small_, R"(, "device": "h300")") << 2 << 4;
        QTest::newRow("bad memory") << solve(4, small_, R"(, "memory": "4X")") << 2 << 4;
        QTest::newRow("too little memory") << solve(4, large_, R"(, "memory": 1000)") << 4 << 4;
        QTest::newRow("bad time") << solve(4, small_, R"(, "timeout": -1)") << 3 << 4;
        const auto window = [&](const QByteArray& place) {
            return R"({"id": 4, "do": "trace", "variant": "mckp.global", "window": )" + place +
                   R"(, "instance": )" + small_ + "}";
        };
        QTest::newRow("window as a number") << window("0") << 3 << 4;
        QTest::newRow("half a window") << window(R"("0:0")") << 2 << 4;
        QTest::newRow("window in no launch") << window(R"("3:0:0")") << 2 << 4;
        QTest::newRow("window in no block") << window(R"("0:1:0")") << 2 << 4;
        QTest::newRow("time over") << solve(4, large_, R"(, "timeout": 0.05)") << 4 << 4;
    }
    void garbage_is_answered_and_survived() {
        QFETCH(QByteArray, line);
        QFETCH(int, code);
        QFETCH(int, id);
        RunnerProcess runner({"serve"});
        runner.send(line);
        const QJsonObject error = runner.until("error");
        QCOMPARE(error["code"].toInt(), code);
        QCOMPARE(error["id"].toInt(-1), id);
        runner.send(solve(9, small_));
        QCOMPARE(result_of(runner, 9)["objective"].toInt(), 7);
    }

    void random_bytes_never_kill_it() {
        const auto seed = static_cast<quint32>(QRandomGenerator::global()->generate());
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        const QByteArray good = solve(1, small_);
        RunnerProcess runner({"serve"});
        for (int i = 0; i < 300; ++i) {
            QByteArray line = good.left(random.bounded(int(good.size())) + 1);
            for (int change = random.bounded(4); change > 0; --change)
                line[random.bounded(int(line.size()))] = static_cast<char>(random.bounded(256));
            runner.send(line.replace('\n', ' '));
        }
        runner.send(R"({"id": 1000, "do": "list"})");
        QVERIFY(!runner.until("result", 1000).isEmpty());
        runner.close_input();
        while (!runner.next().isEmpty()) {
        }
        QCOMPARE(runner.exit_code(), 0);
    }

    void the_same_id_twice() {
        RunnerProcess runner({"serve"});
        runner.send(solve(1, large_));
        runner.send(solve(1, small_));
        QCOMPARE(runner.until("error", 1)["code"].toInt(), 3);
        runner.send(cancel(2, 1));
        QCOMPARE(runner.until("error", 1)["code"].toInt(), 6);
        runner.send(solve(1, small_));
        QVERIFY(!runner.until("result", 1).isEmpty());
    }

    void settings_and_limits_are_taken() {
        RunnerProcess runner({"serve"});
        runner.send(solve(
            1, small_, R"(, "on": "cpu", "set": {}, "device": "rtx-3060", "memory": "1G", "timeout": 60)"));
        QCOMPARE(result_of(runner, 1)["objective"].toInt(), 7);
        runner.send("   ");
        runner.send(solve(2, small_, R"(, "memory": 1000000, "timeout": 0.5e2)") + "\r");
        QCOMPARE(result_of(runner, 2)["objective"].toInt(), 7);
    }

    void the_end_of_input_cancels_everything() {
        RunnerProcess runner({"serve"});
        runner.send(solve(1, large_));
        runner.send(solve(2, small_));
        QVERIFY(!runner.until("progress", 1).isEmpty());
        QElapsedTimer clock;
        clock.start();
        runner.close_input();
        QCOMPARE(runner.exit_code(), 0);
        QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
        while (!runner.next().isEmpty()) {
        }
        for (const int id : {1, 2}) {
            const auto last = std::find_if(runner.seen.rbegin(), runner.seen.rend(),
                                           [id](const QJsonObject& event) { return event["id"] == id; });
            QVERIFY(last != runner.seen.rend());
            QCOMPARE((*last)["code"].toInt(), 6);
        }
    }

    void a_signal_ends_it() {
        Times best{1e9, 1e9};
        for (int attempt = 0; attempt < 5 && !(best.event <= 100 && best.end <= 500); ++attempt) {
            RunnerProcess runner({"serve"});
            runner.send(solve(1, large_));
            QVERIFY(!runner.until("progress", 1).isEmpty());
            QElapsedTimer clock;
            clock.start();
            runner.signal(SIGTERM);
            QCOMPARE(runner.until("error", 1)["code"].toInt(), 6);
            best.event = double(clock.elapsed());
            QCOMPARE(runner.exit_code(), 6);
            best.end = double(clock.elapsed());
        }
        QVERIFY2(best.event <= 100 && best.end <= 500,
                 qPrintable(QString("%1, %2 ms").arg(best.event).arg(best.end)));
    }

    void a_reader_that_goes_away_ends_it() {
        RunnerProcess runner({"serve"}, 2);
        runner.send(solve(1, large_));
        QCOMPARE(runner.exit_code(), 8);
    }

private:
    struct Times {
        double event, end;
    };
};

KS_TEST(ServeTest, .alone = true)
#include "serve_test.moc"
