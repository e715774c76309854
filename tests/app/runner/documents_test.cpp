// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/results.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/trace_file.h"
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/schemas.h"
#include "tests/solvers/answers.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace ks;

/// Every document and event that the runner prints fits its JSON Schema.
class DocumentsTest : public QObject {
    Q_OBJECT

    const QString example_ = instance_file("thesis-2.2", "multiple-choice");

    static QByteArray bytes(const QJsonObject& object) {
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }

    /// The variants from `list`, with the places where they can run here. The `question` of the teaching
    /// kernels is demo; some of them end with a fault.
    static QJsonArray variants() { return run_runner({"list", "--json"}).document()["variants"].toArray(); }

    static QString example_of(const QString& kind) {
        const Preset& first = *std::ranges::find(presets(), kind.toStdString(), &Preset::kind);
        return instance_file(std::string(first.id).c_str(), std::string(first.kind).c_str());
    }

private slots:
    void schemas_can_fail() {
        const Ran ran = run_runner({"solve", example_, "--variant", "mckp.sequential", "--json"});
        QJsonObject result = ran.document();
        QVERIFY2(schema_errors({{"result", bytes(result)}}).isEmpty(),
                 qPrintable(schema_errors({{"result", bytes(result)}})));
        for (const auto& [key, value] : {std::pair<const char*, QJsonValue>{"verified", QJsonValue::Null},
                                         {"status", "splendid"},
                                         {"objective", "7"},
                                         {"extra", 1},
                                         {"on", "gpu"}}) {
            QJsonObject wrong = result;
            wrong[QLatin1String(key)] = value;
            QVERIFY2(!schema_errors({{"result", bytes(wrong)}}).isEmpty(), key);
        }
        result.remove("timing");
        QVERIFY(!schema_errors({{"result", bytes(result)}}).isEmpty());
        QVERIFY(!schema_errors(
                     {{"event",
                       R"({"event": "progress", "t": 0, "fraction": 2, "phase": "", "row": 0, "rows": 0})"}})
                     .isEmpty());
        QVERIFY(!schema_errors({{"event", R"({"event": "surprise", "t": 0})"}}).isEmpty());
    }

    void lists() {
        Documents documents = {{"list", run_runner({"list", "--json"}).out},
                               {"list", run_runner({"list", "--kind", "demo", "--json"}).out},
                               {"devices", run_runner({"devices", "--json"}).out}};
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }

    /// A watched run in the emulator: its events and its document.
    void watched_runs() {
        const QString file = scratch_file("w.knapscope-live.json");
        const Ran ran = run_runner({"solve", example_, "--variant", "mckp.sync", "--on", "emulator",
                                    "--watch", file, "--repeat", "0.05", "--counters", "basic", "--events"});
        QVERIFY2(ran.code == 0, ran.err.constData());
        Documents documents;
        QStringList kinds;
        for (const QByteArray& event : ran.lines()) {
            documents.append({"event", event});
            kinds << QJsonDocument::fromJson(event).object()["event"].toString();
        }
        QVERIFY(kinds.count("solved") > 0);
        QCOMPARE(kinds.count("timeline"), 1);
        QCOMPARE(kinds.last(), "result");
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray document = written.readAll();
        documents.append({"live", document});
        // Further data that a GPU reports.
        for (
            const char* event :
            {R"({"event": "sample", "t": 0.5, "occupancy": [0, 0.5, 1], "barriers": 3, "telemetry": null})",
             R"({"event": "sample", "id": 4, "t": 0.5, "occupancy": null, "barriers": null, "telemetry": {"busy": 0.5, "power_w": 140.5, "memory_used_bytes": 5, "throttled": ["power"]}})",
             R"({"event": "counters", "t": 1, "counters": {"chip": "GH100", "passes": 1, "unavailable": "", "ranges": [{"name": "row", "launches": 2, "counters": [{"name": "a", "metric": "b", "unit": "%", "value": null}]}], "curves": []}})"})
            documents.append({QStringLiteral("event"), QByteArray(event)});
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
        for (const char* wrong :
             {R"({"event": "sample", "t": 0.5, "occupancy": [2], "barriers": 3, "telemetry": null})",
              R"({"event": "solved", "t": 0.5, "total_ms": 1, "probe": "thread"})",
              R"({"event": "timeline", "t": 0.5, "timeline": {}})"})
            QVERIFY2(!schema_errors({{"event", wrong}}).isEmpty(), wrong);
        // An output that cannot be written is refused before the run starts.
        const Ran nowhere = run_runner({"solve", example_, "--variant", "mckp.sync", "--on", "emulator",
                                        "--watch", "/nowhere/w.json", "--events"});
        QCOMPARE(nowhere.code, 8);
        QVERIFY(!nowhere.out.contains("started"));
        QJsonObject run = QJsonDocument::fromJson(document).object();
        const QString begins = "knapscope-run solve " + QFileInfo(example_).fileName() + " --variant ";
        QVERIFY2(run["command"].toString().startsWith(begins), qPrintable(run["command"].toString()));
        QVERIFY(run["commit"].isString());
        run.remove("samples");
        QVERIFY(!schema_errors({{"live", bytes(run)}}).isEmpty());
    }

    void occupancies() {
        Documents documents;
        for (const QJsonValue preset : run_runner({"devices", "--json"}).document()["presets"].toArray())
            for (const QStringList& needs :
                 {QStringList{"--block", "256", "--registers", "32"},
                  QStringList{"--block", "64", "--registers", "0", "--shared", "48K", "--grid", "9"},
                  QStringList{"--block", "1025", "--registers", "300", "--shared", "1M"},
                  QStringList{"--block", "672", "--kernel", "mckp_shared.row<int64>"}}) {
                const Ran ran = run_runner(
                    QStringList{"occupancy", "--json", "--device", preset["id"].toString()} + needs);
                QVERIFY2(ran.code == 0, ran.err.constData());
                documents.append({"occupancy", ran.out});
            }
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
        QJsonObject wrong =
            run_runner({"occupancy", "--block", "256", "--registers", "32", "--json"}).document();
        QVERIFY(schema_errors({{"occupancy", bytes(wrong)}}).isEmpty());
        wrong["blocks_per_sm"] = 0; // without stating that it was refused
        QVERIFY(!schema_errors({{"occupancy", bytes(wrong)}}).isEmpty());
    }

    void instances() {
        Documents documents;
        for (const Kind* kind : kinds())
            for (const ConformanceCase& test : kind->corpus())
                documents.append(
                    {"instance", QByteArray::fromStdString(write_json(*test.instance)).replace('\n', ' ')});
        const Ran ran = run_runner({"generate", "multiple-choice", "--preset", "thesis-set1"});
        documents.append({"instance", QByteArray(ran.out).replace('\n', ' ')});
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
        for (
            const char* wrong :
            {R"({"format": "knapscope-instance", "version": 1, "kind": "multiple-choice", "capacity": 3})",
             R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack", "capacity": -3, "items": [{"value": 1, "weight": 4}]})"})
            QVERIFY2(!schema_errors({{"instance", wrong}}).isEmpty(), wrong);
    }

    void results_and_events_of_every_variant_everywhere() {
        Documents documents;
        for (const QJsonValue variant : variants()) {
            if (variant["question"] == "demo")
                continue;
            const QString id = variant["id"].toString();
            const QString file = example_of(variant["kind"].toString());
            for (const QJsonValue place : variant["available"].toArray()) {
                const QStringList line = {"solve", file, "--variant", id, "--on", place.toString()};
                const Ran json = run_runner(line + QStringList{"--json"});
                QVERIFY2(json.code == 0, json.err.constData());
                documents.append({"result", json.out});
                QVERIFY(json.document()["on"].toString().startsWith(place.toString()));
                const Ran events = run_runner(line + QStringList{"--events"});
                QCOMPARE(events.code, 0);
                for (const QByteArray& event : events.lines())
                    documents.append({"event", event});
            }
        }
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }

    /// Handmade answers of every shape, including those that no variant gives.
    void fronts_and_plans() {
        Documents documents;
        const auto add = [&documents](const ks::Answer& answer) {
            documents.append(
                {"result", QByteArray::fromStdString(ks::to_line(to_json(ks::tests::outcome_of(answer))))});
        };
        add(ks::tests::sparse_selection());
        add(ks::tests::front());
        add(ks::tests::plan());
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
        const auto refuses = [](ks::Answer answer) {
            const auto document = ks::to_line(to_json(ks::tests::outcome_of(std::move(answer))));
            return !schema_errors({{"result", QByteArray::fromStdString(document)}}).isEmpty();
        };
        ks::Answer both = ks::tests::front();
        both.plan = ks::tests::plan().plan;
        QVERIFY(refuses(both));
        ks::Answer worth = ks::tests::front();
        worth.objective = 7;
        QVERIFY(refuses(worth));
        ks::Answer nothing = ks::tests::plan();
        nothing.plan.reset();
        QVERIFY(refuses(nothing));
        ks::Answer never = ks::tests::front();
        never.status = ks::Status::infeasible;
        QVERIFY(refuses(never));
    }

    /// For fronts and plans `bench` writes the number of points or batches instead of an objective.
    void recorded_fronts_and_plans() {
        ks::RecordedRow row;
        row.variant = "knapsack.theirs";
        row.on = "cpu";
        row.instance = "thesis-2.1";
        row.seed = 1;
        row.instance_sha256 = std::string(64, '0');
        row.total_ms = ks::spread_of({1, 2});
        row.stages = {{"shake", ks::spread_of({1, 2})}};
        row.facts = {{"discard-rate", "", ks::spread_of({0, 0.5})},
                     {"rows-kept", "bytes", ks::spread_of({-1, 7})}};
        Documents documents;
        for (const ks::Answer& answer : {ks::tests::front(), ks::tests::plan()}) {
            note(row, answer);
            ks::RecordedResults results;
            results.campaign = ks::RecordedCampaign{std::string(64, '0'), 2, 1, "", {}};
            results.rows = {row};
            documents.append({"results", QByteArray::fromStdString(ks::to_line(to_json(results)))});
        }
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }

    void infeasible_answers() {
        QFile file(scratch_file("infeasible.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "knapscope-instance", "version": 1, "kind": "multiple-choice", "capacity": 3,
                       "classes": [[{"value": 1, "weight": 4}]]})");
        file.close();
        Documents documents;
        for (const QJsonValue variant : variants()) {
            if (variant["kind"] != "multiple-choice")
                continue;
            for (const QJsonValue place : variant["available"].toArray()) {
                const Ran ran = run_runner({"solve", file.fileName(), "--variant", variant["id"].toString(),
                                            "--on", place.toString(), "--json"});
                QCOMPARE(ran.document()["status"].toString(), "infeasible");
                documents.append({"result", ran.out});
            }
        }
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }

    void traces() {
        QSet<QString> kinds; // of findings: the form of the sentence
        Documents documents;
        for (const QJsonValue variant : variants()) {
            if (!variant["trace"].toBool())
                continue;
            const QString id = variant["id"].toString();
            const QStringList line = {"trace", example_of(variant["kind"].toString()), "--variant", id};
            const Ran json = run_runner(line + QStringList{"--json", "--window", "0:0:0"});
            QVERIFY2(json.code == 0, json.err.constData());
            documents.append({"trace", json.out});
            QVERIFY2(json.document()["window"].isObject(), qPrintable(id));
            for (const QJsonValue finding : json.document()["findings"].toArray())
                kinds << finding[QStringLiteral("text_as")][QStringLiteral("id")].toString();
            const Ran events =
                run_runner(line + QStringList{"--events", "--blocks", "1", "-o", scratch_file("t.kstrace")});
            QCOMPARE(events.code, 0);
            for (const QByteArray& event : events.lines())
                documents.append({"event", event});
            const auto file = ks::read_trace_file(scratch_file("t.kstrace").toStdString());
            QVERIFY2(file, file ? "" : file.error().sentence().c_str());
            QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(ks::to_line(ks::to_json(file->trace))))
                         .object(),
                     QJsonDocument::fromJson(events.lines().last()).object()["result"].toObject());
            const QByteArray text = run_runner(line).out;
            QVERIFY(text.contains("global "));
            if (variant["question"] == "demo")
                continue; // some are invalid on purpose
            QVERIFY(text.contains("no race"));
            QVERIFY(
                run_runner(line + QStringList{"--lockstep", "--no-findings"}).out.contains("not looked for"));
        }
        QVERIFY(kinds.size() >= 3);
        QVERIFY(!documents.isEmpty());
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }

    void steps() {
        Documents documents;
        for (const QJsonValue variant : variants()) {
            if (!variant["steps"].toBool())
                continue;
            const Ran ran = run_runner({"steps", example_of(variant["kind"].toString()), "--variant",
                                        variant["id"].toString(), "--json"});
            QVERIFY2(ran.code == 0, ran.err.constData());
            const QList<QByteArray> lines = ran.lines();
            for (const QByteArray& line : lines)
                documents.append({line == lines.first() ? "steps-header" : "steps-line", line});
        }
        QVERIFY(documents.size() > 10);
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }

    /// `steps` of `serve` contains the lines of the command (a part of them if requested) and the linear
    /// programs.
    void steps_are_served() {
        const QString file = instance_file("concurrency-register-trap", "kernel-mix");
        const QByteArray instance = instance_line("concurrency-register-trap", "kernel-mix");
        RunnerProcess runner({"serve"});
        const auto asked = [&](int id, const QByteArray& more) {
            runner.send("{\"id\": " + QByteArray::number(id) + ", \"do\": \"steps\", " + more +
                        ", \"instance\": " + instance + "}");
            return runner.until("result", id)["result"].toObject();
        };
        Documents documents;
        for (const auto& [id, variant] :
             {std::pair(1, "kernel-mix.column-generation"), std::pair(2, "kernel-mix.first-fit")}) {
            const QJsonObject served = asked(id, "\"variant\": \"" + QByteArray(variant) + "\"");
            documents.append({"steps", bytes(served)});
            const Ran ran = run_runner({"steps", file, "--variant", variant, "--json"});
            const QJsonArray steps = served["steps"].toArray();
            QCOMPARE(steps.size(), ran.lines().size() - 1);
            QCOMPARE(served["header"].toObject(), QJsonDocument::fromJson(ran.lines()[0]).object());
            for (qsizetype i = 0; i < steps.size(); ++i)
                QCOMPARE(steps[i].toObject(), QJsonDocument::fromJson(ran.lines()[i + 1]).object());
            QCOMPARE(served["programs"].toArray().isEmpty(), id == 2);
        }
        const QJsonObject part = asked(3, R"("variant": "kernel-mix.first-fit", "from": 1, "count": 2)");
        QCOMPARE(part["steps"].toArray().size(), 2);
        QCOMPARE(part["steps"].toArray()[0].toObject()["step"].toInt(), 1);
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
        for (const auto& [id, more] : {std::pair(4, R"("from": 99)"), std::pair(5, R"("level": "tile")")}) {
            runner.send("{\"id\": " + QByteArray::number(id) +
                        R"(, "do": "steps", "variant": "kernel-mix.first-fit", )" + more +
                        ", \"instance\": " + instance + "}");
            QCOMPARE(runner.until("error", id)["code"].toInt(), 2);
        }
    }

    void serving() {
        RunnerProcess runner({"serve"});
        const QByteArray instance = instance_line("thesis-2.2", "multiple-choice");
        runner.send("garbage");
        runner.send(R"({"id": 1, "do": "list"})");
        runner.send(R"({"id": 2, "do": "devices"})");
        runner.send(R"({"id": 3, "do": "cancel", "of": 1})");
        runner.send(R"({"id": 4, "do": "solve", "variant": "mckp.sequential", "instance": )" + instance +
                    "}");
        runner.send(
            R"({"id": 5, "do": "trace", "variant": "mckp.global", "blocks": "all", "window": "1:0:0", "instance": )" +
            instance + "}");
        runner.send(R"({"id": 6, "do": "solve", "variant": "none", "instance": )" + instance + "}");
        QVERIFY(!runner.until("error", 6).isEmpty());
        Documents documents;
        for (const QJsonObject& event : runner.seen)
            documents.append({event["event"] == "error" ? "error" : "event", bytes(event)});
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }

    void failures() {
        Documents documents;
        for (const QStringList& line :
             {QStringList{"solve", "nowhere", "--variant", "mckp.sequential", "--events"},
              QStringList{"solve", example_, "--variant", "none", "--events"},
              QStringList{"solve", QString::fromUtf8("na\xc3\xafve"), "--variant", "mckp.sequential",
                          "--events"},
              QStringList{"solve", example_, "--variant", "mckp.sequential", "--memory", "1", "--events"}}) {
            const Ran ran = run_runner(line);
            QVERIFY(ran.code > 0);
            documents.append({"error", ran.lines().last()});
            documents.append({"event", ran.lines().last()});
        }
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }
};

KS_TEST(DocumentsTest)
#include "documents_test.moc"
