// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/kind.h"
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/schemas.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace ks;

/// `plan`: kernels that run at the same time, as text and as a document, and its options.
class PlanTest : public QObject {
    Q_OBJECT

    const QString table_ = instance_file("concurrency-table1", "kernel-mix");
    const QString trap_ = instance_file("concurrency-register-trap", "kernel-mix");

    static QString scratch(const QString& name, const QByteArray& text) {
        QFile file(scratch_file(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write a scratch file");
        return file.fileName();
    }
    static QString written(const QString& name, const QByteArray& kernels) {
        return scratch(
            name,
            R"({"format": "knapscope-instance", "version": 1, "kind": "kernel-mix", "device": "gtx-titan-x", "kernels": [)" +
                kernels + "]}");
    }
    /// Kernels of the pool on two small multiprocessors of 8 warps, more than fit into one batch.
    static QString pool_mix(int copies) {
        return scratch(
            QString("pool%1.json").arg(copies),
            R"({"format": "knapscope-instance", "version": 1, "kind": "kernel-mix", "sms": 2, "sm_warps": 8, "sm_blocks": 4, )"
            R"("sm_registers": 65536, "sm_shared_bytes": 65536, "kernels": [)"
            R"({"name": "vector-add", "registers": 16, "shared_bytes": 0, "threads": 192, "copies": )" +
                QByteArray::number(copies) +
                R"(}, {"name": "scan", "registers": 20, "shared_bytes": 1024, "threads": 256, "copies": 1}]})");
    }
    static QJsonObject planned(const QStringList& asked) {
        const Ran ran = run_runner(QStringList{"plan"} + asked + QStringList{"--json"});
        if (ran.code != 0)
            qFatal("%s", ran.err.constData());
        return ran.document();
    }

private slots:
    void five_kernels_for_programs() {
        const QJsonObject plan = planned({table_});
        QCOMPARE(plan["variant"].toString().toStdString(),
                 std::string(find_kind("kernel-mix")->plan->variant));
        QCOMPARE(plan["device"].toString(), "gtx-titan-x");
        QCOMPARE(plan["status"].toString(), "optimal");
        QCOMPARE(plan["batch_count"].toInt(), 1);
        QCOMPARE(plan["lower_bound"].toInt(), 1);
        QVERIFY(plan["optimal"].toBool() && plan["infeasible"].toArray().isEmpty());
        const QJsonObject batch = plan["batches"].toArray().first().toObject();
        const QJsonArray kernels = batch["kernels"].toArray();
        QCOMPARE(kernels.size(), 5);
        QCOMPARE(kernels[4].toObject(), (QJsonObject{{"index", 4},
                                                     {"name", "V"},
                                                     {"blocks", 24},
                                                     {"blocks_per_sm", 1},
                                                     {"threads_per_block", 256}}));
        QCOMPARE(batch["used"].toObject(),
                 (QJsonObject{{"warps", 40}, {"blocks", 5}, {"registers", 30720}, {"shared_bytes", 49152}}));
        QCOMPARE(batch["threads"].toInt(), 5 * 24 * 256);
    }

    void five_kernels_as_text() {
        const Ran ran = run_runner({"plan", table_});
        QVERIFY2(ran.code == 0, ran.err.constData());
        for (const char* line :
             {"device    GeForce GTX TITAN X\n", "plan      1 batch, the fewest there can be\n",
              "Batch 1, 30,720 threads at once:\n",
              "  KERNEL  LAUNCHES  GRID  BLOCKS PER SM  THREADS PER BLOCK\n",
              "  V              1    24              1                256\n",
              "An SM gives 40 of 64 warps, 5 of 32 blocks, 30,720 of 65,536 registers, 49,152 of 98,304 "
              "bytes "
              "of shared memory.\n"})
            QVERIFY2(ran.out.contains(line), ran.out.constData());
    }

    /// assets/errata.json, concurrency paper, Section III-B: the paper's reduction finds no plan where one
    /// exists.
    void the_papers_reduction_may_find_nothing() {
        const QJsonObject exact = planned({trap_, "--variant", "kernel-mix.labels"});
        QCOMPARE(exact["status"].toString(), "found");
        const QJsonArray kernels = exact["batches"].toArray().first().toObject()["kernels"].toArray();
        QCOMPARE(kernels[0].toObject()["blocks_per_sm"].toInt(), 5);
        QCOMPARE(kernels[0].toObject()["threads_per_block"].toInt(), 7 * 32);
        const QJsonObject papers = planned({trap_, "--variant", "kernel-mix.paper-dp"});
        QCOMPARE(papers["status"].toString(), "not-found");
        QVERIFY(papers["batches"].toArray().isEmpty());
        const Ran people = run_runner({"plan", trap_, "--variant", "kernel-mix.paper-dp"});
        QCOMPARE(people.code, 0);
        QVERIFY2(
            people.out.contains("plan      none was found that runs all at once, which proves nothing\n") &&
                people.out.contains("66,048 of 65,536 registers"),
            people.out.constData());
    }

    void batches_and_kernels_left_out() {
        const QString file =
            written("batches.json",
                    R"({"name": "wide", "registers": 32, "shared_bytes": 0, "threads": 49920, "copies": 1},
               {"name": "small", "registers": 64, "shared_bytes": 49152, "threads": 6144, "copies": 6})");
        const QJsonObject plan = planned({file, "--variant", "kernel-mix.first-fit"});
        QCOMPARE(plan["status"].toString(), "feasible");
        QCOMPARE(plan["batch_count"].toInt(), 3);
        const QJsonArray batches = plan["batches"].toArray();
        QCOMPARE(batches.size(), 1);
        QCOMPARE(batches[0].toObject()["repeat"].toInt(), 3);
        QCOMPARE(plan["infeasible"].toArray().first().toObject()["why"].toString(),
                 "wide takes 65 warps of each multiprocessor, which has 64");
        const Ran people = run_runner({"plan", file, "--variant", "kernel-mix.first-fit"});
        QVERIFY2(
            people.out.contains("Batches 1 to 3, each, 12,288 threads at once:") &&
                people.out.contains(
                    "One kernel is left out: wide takes 65 warps of each multiprocessor, which has 64.\n"),
            people.out.constData());
        const QJsonObject best = planned({file});
        QCOMPARE(best["status"].toString(), "optimal");
        QCOMPARE(best["batch_count"].toInt(), 3);
        const Ran none = run_runner({"plan", file, "--variant", "kernel-mix.labels"});
        QVERIFY2(none.out.contains("It was left out because wide takes 65 warps") &&
                     none.out.contains("plan      none runs all at once: it takes several batches\n"),
                 none.out.constData());
    }

    void many_batches_as_text() {
        QByteArray kernels;
        for (int i = 0; i < 12; ++i)
            kernels += kernel_of_half_an_sm(i, i == 0 ? "" : ",");
        const Ran ran =
            run_runner({"plan", written("many.json", kernels), "--variant", "kernel-mix.first-fit"});
        QVERIFY2(ran.out.contains("Batch 10, ") && !ran.out.contains("Batch 11, ") &&
                     ran.out.contains("2 of 12 batches are left out here; --json writes all.\n"),
                 ran.out.constData());
    }

    void documents_fit_the_schema() {
        Documents documents;
        for (const QString& file : {table_, trap_})
            for (const char* variant : {"kernel-mix.labels", "kernel-mix.paper-dp", "kernel-mix.first-fit",
                                        "kernel-mix.column-generation"}) {
                documents.append({"plan", run_runner({"plan", file, "--variant", variant, "--json"}).out});
                documents.append({"result", run_runner({"solve", file, "--variant", variant, "--json"}).out});
            }
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
        QJsonObject wrong = planned({table_});
        wrong["status"] = "not-found";
        QVERIFY(!schema_errors({{"plan", QJsonDocument(wrong).toJson(QJsonDocument::Compact)}}).isEmpty());
    }

    void serves_it_too() {
        RunnerProcess runner({"serve"});
        const QByteArray instance = instance_line("concurrency-register-trap", "kernel-mix");
        runner.send(R"({"id": 1, "do": "plan", "instance": )" + instance + "}");
        QCOMPARE(runner.until("result", 1)["result"].toObject(), planned({trap_}));
        runner.send(R"({"id": 2, "do": "plan", "variant": "kernel-mix.first-fit", "instance": )" + instance +
                    "}");
        QCOMPARE(runner.until("result", 2)["result"].toObject(),
                 planned({trap_, "--variant", "kernel-mix.first-fit"}));
        runner.send(R"({"id": 3, "do": "plan", "on": "cpu", "instance": )" + instance + "}");
        QCOMPARE(runner.until("error", 3)["code"].toInt(), 3);
        runner.send(R"({"id": 4, "do": "plan", "instance": )" +
                    instance_line("thesis-2.2", "multiple-choice") + "}");
        QCOMPARE(runner.until("error", 4)["code"].toInt(), 2);
    }

    /// For a server that cannot plan: a plan from elsewhere is launched unchanged.
    void a_plan_is_taken_along() {
        const QString mix = pool_mix(4), other = pool_mix(3);
        const Ran made = run_runner({"plan", mix, "--variant", "kernel-mix.first-fit", "--json"});
        QCOMPARE(made.code, 0);
        const QString file = scratch("taken.json", made.out);
        const QStringList run{"solve", mix, "--variant", "kernel-mix.run", "--on", "emulator", "--json"};
        const QStringList planned_run = run + QStringList{"--set", "schedule=planned"};

        const Ran ran = run_runner(planned_run + QStringList{"--plan", file});
        QVERIFY2(ran.code == 0, ran.err.constData());
        QCOMPARE(ran.document()["plan"].toObject()["batches"].toArray(),
                 made.document()["batches"].toArray());
        QCOMPARE(ran.document()["verified"].toBool(), true);
        QVERIFY(ran.out.contains("The plan was given with the run."));
        const Ran again = run_runner(planned_run + QStringList{"--plan", scratch("result.json", ran.out)});
        QVERIFY2(again.code == 0, again.err.constData()); // a result contains a plan, too

        RunnerProcess runner({"serve"});
        QFile text(mix);
        QVERIFY(text.open(QIODevice::ReadOnly));
        runner.send(R"({"id": 1, "do": "solve", "variant": "kernel-mix.run", "on": "emulator", )"
                    R"("set": {"schedule": "planned"}, "plan": )" +
                    made.out.trimmed() + ", \"instance\": " + text.readAll() + "}");
        QCOMPARE(runner.until("result", 1)["result"].toObject()["plan"].toObject()["batches"].toArray(),
                 made.document()["batches"].toArray());

        const auto refused = [&](const QStringList& asked, int code, const char* says) {
            const Ran wrong = run_runner(asked);
            if (wrong.code != code || !wrong.err.contains(says) || wrong.err.count('\n') != 1)
                qWarning("%d: %s", wrong.code, wrong.err.constData());
            return wrong.code == code && wrong.err.contains(says) && wrong.err.count('\n') == 1;
        };
        const QString others = scratch(
            "others.json", run_runner({"plan", other, "--variant", "kernel-mix.first-fit", "--json"}).out);
        QVERIFY(refused(planned_run + QStringList{"--plan", others}, 3,
                        "the plan is none of this instance: its plan launches kernel 0 3 times, not 4"));
        QVERIFY(refused(run + QStringList{"--plan", file}, 2, "schedule = sequential"));
        QVERIFY(refused({"solve", mix, "--variant", "kernel-mix.first-fit", "--plan", file}, 2,
                        "kernel-mix.first-fit runs no plan"));
        QVERIFY(refused(planned_run + QStringList{"--plan", mix}, 3, "neither a plan nor a result"));
        QVERIFY(refused(
            planned_run + QStringList{"--plan", scratch("later.json", QByteArray(made.out).replace(
                                                                          "\"version\":1", "\"version\":9"))},
            3, "/version"));
        QVERIFY(refused(planned_run + QStringList{"--plan", "/nowhere/plan.json"}, 3, "/nowhere/plan.json"));
    }

    void chunks_are_counted() {
        const Ran ran = run_runner({"solve", pool_mix(1), "--variant", "kernel-mix.run", "--on", "emulator",
                                    "--set", "chunks=3", "--events"});
        QVERIFY2(ran.code == 0, ran.err.constData());
        Documents documents;
        QStringList counted;
        for (const QByteArray& line : ran.lines()) {
            documents.append({"event", line});
            const QJsonObject event = QJsonDocument::fromJson(line).object();
            if (event["event"] == "progress" && event["phase"] == "compute")
                counted << QString("%1 of %2 %3s")
                               .arg(event["row"].toInt())
                               .arg(event["rows"].toInt())
                               .arg(event["rows_are"].toString());
        }
        QVERIFY(!counted.isEmpty()); // a fast machine reports only the first and the last
        QCOMPARE(counted.last(), "3 of 3 chunks");
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }

    void wrong_use_data() {
        QTest::addColumn<QStringList>("asked");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const QString classes = instance_file("thesis-2.2", "multiple-choice");
        QTest::newRow("another kind")
            << QStringList{classes} << 2 << "nothing to plan in an instance of kind multiple-choice";
        QTest::newRow("no such variant") << QStringList{table_, "--variant", "plan"} << 2 << "'plan'";
        QTest::newRow("a variant of another kind")
            << QStringList{table_, "--variant", "mckp.sequential"} << 2 << "multiple-choice";
        QTest::newRow("too little memory")
            << QStringList{table_, "--variant", "kernel-mix.paper-dp", "--memory", "1K"} << 4 << "--memory";
        QTest::newRow("no time") << QStringList{table_, "--timeout", "0"} << 4 << "time";
    }
    void wrong_use() {
        QFETCH(QStringList, asked);
        QFETCH(int, code);
        QFETCH(QString, says);
        const Ran ran = run_runner(QStringList{"plan"} + asked);
        QVERIFY2(ran.code == code, ran.err.constData());
        QVERIFY(ran.out.isEmpty());
        QVERIFY2(ran.err.contains(says.toUtf8()), ran.err.constData());
        QCOMPARE(ran.err.count('\n'), 1);
    }

private:
    /// A kernel that needs more than half of the warps of a multiprocessor; it differs for each i.
    static QByteArray kernel_of_half_an_sm(int i, const char* before) {
        return before + QByteArray(R"({"registers": 8, "shared_bytes": 0, "copies": 1, "threads": )") +
               QByteArray::number(24 * 32 * (33 + i)) + "}";
    }
};

KS_TEST(PlanTest)
#include "plan_test.moc"
