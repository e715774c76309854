// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/sanitizers.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/pareto_document.h"
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/schemas.h"
#include "tests/support/checks.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

#include <nlohmann/json.hpp>

using namespace ks;

/// `pareto`: fronts of every kind as text, document and table, and its options.
class ParetoTest : public QObject {
    Q_OBJECT

    const QString tasks_ = instance_file("ise-three-tasks", "instruction-set");

    static QString written(const QString& name, const QByteArray& text) {
        QFile file(scratch_file(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write a scratch file");
        return file.fileName();
    }
    static QString subset_sums(const QByteArray& weights, const QByteArray& target) {
        return written("sums-" + weights.left(20).replace(',', '-').replace(' ', "") + ".json",
                       R"({"format": "knapscope-instance", "version": 1, "kind": "subset-sum", "target": )" +
                           target + R"(, "weights": [)" + weights + "]}");
    }
    static QJsonArray points(const QStringList& asked) {
        const Ran ran = run_runner(QStringList{"pareto"} + asked + QStringList{"--json"});
        if (ran.code != 0)
            qFatal("%s", ran.err.constData());
        return ran.document()["points"].toArray();
    }
    static QList<int> costs(const QJsonArray& points) {
        QList<int> found;
        for (const QJsonValue point : points)
            found << point["cost"].toInt();
        return found;
    }
    static QByteArray compact(const QJsonValue& value) {
        return QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact);
    }

private slots:
    void a_task_set_for_programs() {
        const QJsonArray all = points({tasks_});
        QCOMPARE(all.size(), 10);
        const QJsonValue first = all.first(), last = all.last();
        QCOMPARE(first["cost"].toInt(), 0);
        QCOMPARE(first["utilisation"].toString(), "113/60");
        QCOMPARE(first["value"].toDouble(), 113.0 / 60);
        QCOMPARE(first["schedulable"].toBool(true), false);
        QCOMPARE(compact(first["choices"]), "[null,null,null]");
        QCOMPARE(last["cost"].toInt(), 12);
        QCOMPARE(last["utilisation"].toString(), "47/60");
        QCOMPARE(last["schedulable"].toBool(), true);
        for (const QJsonValue point : all)
            QCOMPARE(point["schedulable"].toBool(), point["cost"].toInt() >= 9);
    }

    /// The values of each point are recomputed from the choices and the instance's file.
    void choices_reach_their_points() {
        QFile file(tasks_);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray tasks = QJsonDocument::fromJson(file.readAll()).object()["tasks"].toArray();
        for (const QJsonValue point : points({tasks_})) {
            int cost = 0;
            double utilisation = 0;
            const QJsonArray choices = point["choices"].toArray();
            QCOMPARE(choices.size(), tasks.size());
            for (qsizetype i = 0; i < tasks.size(); ++i) {
                const QJsonValue task = tasks[i];
                double time = task["execution"].toDouble();
                if (!choices[i].isNull()) {
                    const QJsonValue choice = task["choices"].toArray()[choices[i].toInt()];
                    cost += choice["cost"].toInt();
                    time -= choice["gain"].toDouble();
                }
                utilisation += time / task["period"].toDouble();
            }
            QCOMPARE(point["cost"].toInt(), cost);
            QVERIFY(qAbs(point["value"].toDouble() - utilisation) < 1e-12);
        }
    }

    void a_task_set_as_text() {
        const Ran ran = run_runner({"pareto", tasks_, "--within", "8"});
        QVERIFY2(ran.code == 0, ran.err.constData());
        const QString text = QString::fromUtf8(ran.out);
        QVERIFY2(text.contains("10 points, from hardware cost 0 and utilisation 113/60 to hardware cost 12 "
                               "and utilisation 47/60"),
                 ran.out.constData());
        QVERIFY2(text.contains("COST  UTILISATION"), ran.out.constData());
        const QString cheapest = text.section("The cheapest point that is schedulable:", 1);
        QVERIFY2(cheapest.contains(QRegularExpression("\n>  +9 +11/12  0\\.9167  schedulable ")),
                 ran.out.constData());
        QVERIFY2(text.contains("The knee, behind which"), ran.out.constData());
        const QString within = text.section("The least utilisation within a cost of 8:", 1);
        QVERIFY2(within.contains(QRegularExpression("\n>  +8 .* not schedulable ")), ran.out.constData());
        QVERIFY2(within.contains(QRegularExpression("\n   +9 ")), ran.out.constData()); // the next point
    }

    /// With the full capacity, the last point of a front is the optimum that a solver finds.
    void ends_in_the_optimum_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("variant");
        QTest::newRow("0-1") << instance_file("thesis-2.1", "knapsack") << "knapsack.sequential";
        QTest::newRow("multiple choice")
            << instance_file("thesis-2.2", "multiple-choice") << "mckp.sequential";
        QTest::newRow("larger") << instance_file("uncorrelated", "multiple-choice", {"n=10", "m=8", "R=1000"})
                                << "mckp.sequential";
    }
    void ends_in_the_optimum() {
        QFETCH(QString, file);
        QFETCH(QString, variant);
        const QJsonArray all = points({file});
        QVERIFY(all.size() > 1);
        QCOMPARE(all.last()["value"],
                 run_runner({"solve", file, "--variant", variant, "--json"}).document()["objective"]);
        QVERIFY(!all.last().toObject().contains("utilisation"));
        const int half = all[all.size() / 2]["cost"].toInt();
        QFile whole(file);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QJsonObject smaller = QJsonDocument::fromJson(whole.readAll()).object();
        smaller["capacity"] = half;
        const QString part = written("smaller.json", QJsonDocument(smaller).toJson());
        QCOMPARE(all[all.size() / 2]["value"],
                 run_runner({"solve", part, "--variant", variant, "--json"}).document()["objective"]);
    }

    void sums_that_exist() {
        const QString file = subset_sums("3, 5, 9", "14");
        QCOMPARE(costs(points({file})), (QList<int>{0, 3, 5, 8, 9, 12, 14}));
        QCOMPARE(costs(points({file, "--from", "5", "--to", "9"})), (QList<int>{5, 8, 9}));
    }

    void too_many_sums_unasked() {
        QByteArray weights;
        for (int i = 0; i < 21; ++i)
            weights += (i == 0 ? "" : ", ") + QByteArray::number(1 << i);
        const QString file = subset_sums(weights, "2097151");
        const Ran all = run_runner({"pareto", file, "--json"});
        QCOMPARE(all.code, 4);
        QVERIFY(all.out.isEmpty());
        QVERIFY2(all.err.contains("range of costs"), all.err.constData());
        QCOMPARE(costs(points({file, "--from", "1000", "--to", "1002"})), (QList<int>{1000, 1001, 1002}));
    }

    void forced_and_forbidden_choices() {
        const QJsonArray taken = points({tasks_, "--take", "2a"});
        QVERIFY(!taken.isEmpty());
        for (const QJsonValue point : taken)
            QCOMPARE(point["choices"].toArray()[1].toInt(-1), 0);
        const QJsonArray without = points({tasks_, "--without", "3", "--without", "1"});
        QVERIFY(!without.isEmpty());
        for (const QJsonValue point : without)
            QVERIFY(point["choices"].toArray()[2].isNull() && point["choices"].toArray()[0].isNull());
        const QJsonObject document =
            run_runner({"pareto", tasks_, "--take", "2a", "--without", "3", "--to", "7", "--json"})
                .document();
        QCOMPARE(compact(document["take"]), "[\"2a\"]");
        QCOMPARE(compact(document["without"]), "[3]");
        QCOMPARE(document["to"].toInt(), 7);
        QVERIFY(!document.contains("from"));
        // Items of a 0-1 instance are both choices and groups.
        const QString items = instance_file("thesis-2.1", "knapsack");
        for (const QJsonValue point : points({items, "--take", "1", "--without", "2"})) {
            QVERIFY(point["choices"].toArray().contains(0));
            QVERIFY(!point["choices"].toArray().contains(1));
        }
    }

    void nothing_left_is_an_answer() {
        const Ran ran = run_runner({"pareto", tasks_, "--take", "1a", "--to", "0"});
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("No selection keeps to all that was asked."), ran.out.constData());
        QCOMPARE(points({tasks_, "--take", "1a", "--to", "0"}).size(), 0);
        QCOMPARE(run_runner({"pareto", tasks_, "--take", "1a", "--to", "0", "--csv"}).lines().size(), 1);
    }

    void items_with_names_and_units_as_text() {
        const QString path = scratch_file("bag.csv");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("kind,knapsack\ncapacity,200\nweight unit,kg\nweight factor,10\n"
                   "item,value,weight,name\n1,40,157,tent\n2,9,32,stove\n");
        file.close();
        const Ran ran = run_runner({"pareto", path});
        QVERIFY2(ran.code == 0, ran.err.constData());
        QVERIFY2(ran.out.contains("189 (18.9 kg)     49  tent, stove"), ran.out.constData());
    }

    void tables_for_spreadsheets() {
        const QList<QByteArray> lines = run_runner({"pareto", tasks_, "--csv"}).lines();
        QCOMPARE(lines.size(), 11);
        QCOMPARE(lines.first(), "cost,utilisation,schedulable,choices");
        QCOMPARE(lines[1], "0,1.8833333333333333,false,");
        QVERIFY2(QRegularExpression("^12,0\\.783333333333333[0-9]?,true,[123][a-z]( [123][a-z])*$")
                     .match(lines.last())
                     .hasMatch(),
                 lines.last().constData());
        const QList<QByteArray> items =
            run_runner({"pareto", instance_file("thesis-2.2", "multiple-choice"), "--csv"}).lines();
        QCOMPARE(items.first(), "cost,value,choices");
        QVERIFY2(items.last().startsWith("10,7,"), items.last().constData());
    }

    void tables_for_spreadsheets_with_decimal_commas() {
        const QStringList csv{"pareto", tasks_, "--csv"};
        const QList<QByteArray> lines = run_runner(csv + QStringList{"--csv-decimal", "comma"}).lines();
        QCOMPARE(lines.first(), "\xEF\xBB\xBF"
                                "cost;utilisation;schedulable;choices");
        QCOMPARE(lines[1], "0;1,8833333333333333;false;");
        QCOMPARE(run_runner(csv + QStringList{"--csv-decimal", "point"}).out, run_runner(csv).out);
        QCOMPARE(run_runner(csv + QStringList{"--csv-decimal", "german"}).code, 2);
        QCOMPARE(run_runner({"pareto", tasks_, "--csv-decimal", "comma"}).code, 2); // no CSV is written
    }

    /// A variant's front has the same points as the lists', possibly with other choices.
    void a_variant_finds_the_same_points() {
        const QJsonObject lists = run_runner({"pareto", tasks_, "--json"}).document();
        const QJsonObject table =
            run_runner({"pareto", tasks_, "--variant", "instruction-set.sequential", "--json"}).document();
        QCOMPARE(table["variant"].toString(), "instruction-set.sequential");
        QCOMPARE(lists["variant"].toString(), "instruction-set.front-list");
        const QJsonArray of_lists = lists["points"].toArray(), of_table = table["points"].toArray();
        QCOMPARE(of_table.size(), of_lists.size());
        for (qsizetype i = 0; i < of_lists.size(); ++i)
            for (const char* member : {"cost", "utilisation", "value", "schedulable"})
                QCOMPARE(of_table[i][member], of_lists[i][member]);
        QCOMPARE(
            costs(points({tasks_, "--variant", "instruction-set.sequential", "--from", "4", "--to", "9"})),
            costs(points({tasks_, "--from", "4", "--to", "9"})));
        QVERIFY(run_runner({"pareto", instance_file("thesis-2.2", "multiple-choice"), "--json"})
                    .document()["variant"]
                    .isNull());
    }

    /// The document written piece by piece equals the text of the tree.
    void pieces_make_the_document() {
        for (const Kind* kind : kinds()) {
            if (kind->front == nullptr)
                continue;
            const auto instance = generate(std::ranges::find(presets(), kind->id, &Preset::kind)->id, "", {});
            KS_VERIFY_OK(instance);
            const auto problem = kind->front->problem(**instance);
            KS_VERIFY_OK(problem);
            Context context;
            const auto lists = front_by_lists(*problem, context, {.from = 1, .to = 5000});
            KS_VERIFY_OK(lists);
            const ParetoQuestion question{.range = {.from = 1, .to = 5000}, .take = {"1a"}};
            std::string text;
            KS_VERIFY_OK(write_pareto_json(**instance, lists->front, question,
                                           [&text](std::string_view piece) -> Result<void> {
                                               text += piece;
                                               return {};
                                           }));
            QCOMPARE(text, to_line(to_json(**instance, lists->front, question)) + '\n');
        }
    }

    void every_kind_fits_the_schema() {
        Documents documents;
        for (const Kind* kind : kinds()) {
            if (kind->front == nullptr)
                continue;
            const Preset& first = *std::ranges::find(presets(), kind->id, &Preset::kind);
            const Ran ran = run_runner(
                {"pareto", instance_file(std::string(first.id).c_str(), std::string(first.kind).c_str()),
                 "--to", "100", "--json"});
            QVERIFY2(ran.code == 0, ran.err.constData());
            documents.append({"pareto", ran.out});
        }
        QVERIFY(documents.size() >= 4);
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
        QJsonObject wrong = run_runner({"pareto", tasks_, "--json"}).document();
        QJsonArray all = wrong["points"].toArray();
        QJsonObject point = all.first().toObject();
        point.remove("schedulable");
        all.replace(0, point);
        wrong["points"] = all;
        QVERIFY(!schema_errors({{"pareto", QJsonDocument(wrong).toJson(QJsonDocument::Compact)}}).isEmpty());
    }

    void serves_it_too() {
        RunnerProcess runner({"serve"});
        const QByteArray instance = instance_line("ise-three-tasks", "instruction-set");
        runner.send(R"({"id": 1, "do": "pareto", "instance": )" + instance + "}");
        const QJsonObject served = runner.until("result", 1)["result"].toObject();
        QCOMPARE(served, run_runner({"pareto", tasks_, "--json"}).document());
        runner.send(
            R"({"id": 2, "do": "pareto", "from": 4, "to": 9, "take": ["2a"], "without": [3], "instance": )" +
            instance + "}");
        QCOMPARE(runner.until("result", 2)["result"].toObject(),
                 run_runner({"pareto", tasks_, "--from", "4", "--to", "9", "--take", "2a", "--without", "3",
                             "--json"})
                     .document());
        runner.send(R"({"id": 3, "do": "pareto", "take": [2], "instance": )" + instance + "}");
        QCOMPARE(runner.until("error", 3)["where"].toString(), "request /take/0");
        runner.send(R"({"id": 4, "do": "pareto", "variant": "sofa", "instance": )" +
                    instance_line("thesis-2.1", "knapsack") + "}");
        QVERIFY(runner.until("error", 4)["what"].toString().contains("no variant 'sofa'"));
    }

    void wrong_use_data() {
        QTest::addColumn<QStringList>("asked");
        QTest::addColumn<QString>("says");
        const QString classes = instance_file("thesis-2.2", "multiple-choice");
        QTest::newRow("two forms") << QStringList{tasks_, "--json", "--csv"} << "exclude each other";
        QTest::newRow("no such choice") << QStringList{tasks_, "--take", "9z"} << "no choice '9z'";
        QTest::newRow("no such task") << QStringList{tasks_, "--without", "4"} << "there is no task 4";
        QTest::newRow("no number") << QStringList{tasks_, "--without", "aes"} << "count from 1";
        QTest::newRow("one of each") << QStringList{classes, "--without", "1"} << "has to be taken";
        QTest::newRow("two of a task") << QStringList{tasks_, "--take", "1a", "--take", "1b"}
                                       << "task 1 is settled in two ways; settle each task once";
        QTest::newRow("taken and left out")
            << QStringList{tasks_, "--take", "2a", "--without", "2"} << "task 2 is settled in two ways";
        QTest::newRow("backwards") << QStringList{tasks_, "--from", "9", "--to", "4"} << "from 9 to 4";
        QTest::newRow("a place of nothing") << QStringList{tasks_, "--on", "cpu"} << "are of a variant";
        QTest::newRow("a device of nothing")
            << QStringList{tasks_, "--device", "tesla-t4"} << "are of a variant";
        QTest::newRow("a variant and a choice")
            << QStringList{tasks_, "--variant", "instruction-set.sequential", "--take", "2a"}
            << "leave the variant out";
        QTest::newRow("a variant of one selection")
            << QStringList{classes, "--variant", "mckp.sequential"} << "not a front";
        QTest::newRow("a variant of another kind")
            << QStringList{tasks_, "--variant", "mckp.sequential"} << "multiple-choice";
        QTest::newRow("within a document")
            << QStringList{tasks_, "--within", "4", "--json"} << "for the text alone";
    }
    void wrong_use() {
        QFETCH(QStringList, asked);
        QFETCH(QString, says);
        const Ran ran = run_runner(QStringList{"pareto"} + asked);
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY2(ran.err.contains(says.toUtf8()), ran.err.constData());
        QCOMPARE(ran.err.count('\n'), 1);
    }

    void limits() {
        const QString large = instance_file("thesis-ise1", "instruction-set");
        const Ran memory = run_runner({"pareto", large, "--memory", "1M"});
        QCOMPARE(memory.code, 4);
        QVERIFY2(memory.err.contains("need more than 1 MiB"), memory.err.constData());
        const Ran nothing = run_runner({"pareto", tasks_, "--memory", "1"});
        QVERIFY2(nothing.err.contains("need more than 1 byte;"), nothing.err.constData());
        QCOMPARE(run_runner({"pareto", large, "--timeout", "0"}).code, 4);
    }

    /// One name per item: each name is looked up, without a search through all items.
    void many_choices_are_settled() {
        QByteArray items;
        QStringList asked;
        for (int i = 1; i <= 40'000; ++i) {
            items += (i == 1 ? "" : ", ") + QByteArray(R"({"value": 1, "weight": 1})");
            asked << "--take" << QString::number(i);
        }
        const QString file =
            written("many.json", R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack",
                                     "capacity": 40000, "items": [)" +
                                     items + "]}");
        const ks::CpuClock clock(ks::Cpu::there);
        QCOMPARE(costs(points(QStringList{file} + asked)), (QList<int>{40'000}));
        QVERIFY2(clock.milliseconds() < 5000, qPrintable(QString::number(clock.milliseconds())));
    }

    /// The document's tree would need ten times the memory of its text.
    void serves_large_fronts_in_little_memory() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("sanitizers take memory of their own");
#endif
        RunnerProcess runner({"serve"});
        const qint64 before = runner.peak_bytes();
        runner.send(R"({"id": 1, "do": "pareto", "instance": )" +
                    instance_line("thesis-ise1", "instruction-set") + "}");
        const QJsonObject served = runner.until("result", 1)["result"].toObject();
        QCOMPARE(served["points"].toArray().size(), 94'977);
        const qint64 took = runner.peak_bytes() - before;
        QVERIFY2(before > 0 && took < 100 << 20, qPrintable(QString::number(took)));
    }

    /// If there are many points, the first and the last are shown.
    void many_points_as_text() {
        const Ran ran = run_runner({"pareto", instance_file("thesis-ise5", "instruction-set")});
        QVERIFY2(ran.code == 0, ran.err.constData());
        QVERIFY2(ran.out.contains(" points are left out here; --json and --csv write all."),
                 ran.out.constData());
        QVERIFY(ran.lines().size() < 70);
    }
};

KS_TEST(ParetoTest)
#include "pareto_test.moc"
