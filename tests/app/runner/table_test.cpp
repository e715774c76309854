// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/same_cell.h"
#include "solvers/formats/format.h"
#include "solvers/table/table_file.h"
#include "tests/app/runner/runner_process.h"
#include "tests/app/runner/schemas.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <sys/resource.h>

namespace {

/// The values of this instance need 64-bit cells.
const char* const wide_instance =
    "{\"format\": \"knapscope-instance\", \"version\": 1, \"kind\": \"multiple-choice\", \"capacity\": 6, "
    "\"classes\": [[{\"value\": 1099511627776, \"weight\": 2}, {\"value\": 5, \"weight\": 9}], "
    "[{\"value\": 3, \"weight\": 1}, {\"value\": 1152921504606846976, \"weight\": 4}]]}";

/// The times in an outcome, in ms.
struct Times {
    double total = 0, stages = 0, table = 0; ///< `stages`: the sum of the stages that count for the total

    static Times of(const Ran& ran) {
        const QJsonValue timing = ran.document()["timing"];
        Times times{.total = timing["total_ms"].toDouble()};
        for (const QJsonValue stage : timing["stages"].toArray()) {
            if (stage["name"] == "table")
                times.table = stage["ms"].toDouble();
            else if (stage["name"] != "prepare")
                times.stages += stage["ms"].toDouble();
        }
        return times;
    }
    double in_no_stage() const { return total - stages; }
};

} // namespace

/// `solve --table`, and `table` in `serve`: every variant writes the same rows, and a failed run leaves no
/// files.
class TableTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    const QString small_ = instance_file("thesis-2.2", "multiple-choice");

    QString path(const QString& name = "t") const { return folder_.filePath(name); }
    QStringList left() const { return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden); }

    static QByteArray content(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QString written(const QString& name, const QByteArray& text) {
        QFile file(scratch_file(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }

    /// Rows and checksums without the header, which names the variant. For float64s only the rows: checksums
    /// depend on the last bits, which depend on the arithmetic.
    QByteArray rows(const QString& instance, const QString& variant, const QString& place) {
        const Ran ran =
            run_runner({"solve", instance, "--variant", variant, "--on", place, "--table", path(), "--json"});
        if (ran.code != 0)
            qFatal("%s on %s: %s", qPrintable(variant), qPrintable(place), ran.err.constData());
        if (ran.document()["table"] != path() || left() != QStringList{"t"})
            qFatal("%s", ran.out.constData());
        const auto table = ks::TableFile::open(path().toStdString());
        if (!table || !(*table)->check_rows({}) ||
            !(*table)->check_instance(**ks::read_instance_file(instance.toStdString())))
            qFatal("%s: the table cannot be read", qPrintable(variant));
        const ks::TableDescription& described = (*table)->description();
        if (described.variant != variant.toStdString() ||
            !QString::fromStdString(described.on).startsWith(place))
            qFatal("%s: the table says %s on %s", qPrintable(variant), described.variant.c_str(),
                   described.on.c_str());
        const QByteArray bytes = content(path());
        const bool reals = described.shape.cell == ks::CellType::float64;
        const qsizetype behind = 8 + (reals ? 8 * described.shape.all_rows() : 0);
        return bytes.mid(ks::FileLayout::header_bytes, bytes.size() - ks::FileLayout::header_bytes - behind);
    }

    /// The first cell of a row is at most the largest of the base row, so it can serve as the scale.
    static bool same_rows(const QByteArray& a, const QByteArray& b, bool reals) {
        if (!reals)
            return a == b;
        const auto cells_of = [](const QByteArray& rows) {
            std::vector<double> cells(static_cast<std::size_t>(rows.size()) / sizeof(double));
            std::memcpy(cells.data(), rows.data(), cells.size() * sizeof(double));
            return cells;
        };
        const std::vector<double> x = cells_of(a), y = cells_of(b);
        const ks::SameCell same(x.front());
        return std::ranges::equal(x, y,
                                  [&](double p, double q) { return same(ks::value_of(p), ks::value_of(q)); });
    }

private slots:
    void cleanup() {
        for (const QString& name : left())
            QFile::remove(path(name));
    }

    void every_variant_writes_the_same_rows() {
        const QString wide = written("wide.json", wide_instance);
        const QMap<QString, QStringList> instances = {
            {"knapsack",
             {instance_file("thesis-2.1", "knapsack"), instance_file("uncorrelated", "knapsack")}},
            {"multiple-choice",
             {small_, wide, instance_file("uncorrelated", "multiple-choice", {"n=7", "m=9", "R=40"})}},
            {"instruction-set",
             {instance_file("ise-three-tasks", "instruction-set"),
              instance_file("ise-drawn", "instruction-set", {"tasks=7", "choices=6", "cost=30"})}}};
        QMap<QString, QByteArray> first;
        int compared = 0;
        for (const QJsonValue variant : run_runner({"list", "--json"}).document()["variants"].toArray()) {
            if (!variant["table"].toBool())
                continue;
            for (const QString& instance : instances[variant["kind"].toString()])
                for (const QJsonValue place : variant["available"].toArray()) {
                    const QByteArray got = rows(instance, variant["id"].toString(), place.toString());
                    QVERIFY(got.size() > 8);
                    if (!first.contains(instance))
                        first[instance] = got;
                    QVERIFY2(same_rows(got, first[instance], variant["kind"] == "instruction-set"),
                             qPrintable(variant["id"].toString() + ", " + instance));
                    ++compared;
                }
        }
        QVERIFY2(compared >= 5, qPrintable(QString::number(compared)));
    }

    void documents_contain_the_path_of_the_table() {
        const QStringList line = {"solve", small_, "--variant", "mckp.sequential", "--table", path()};
        const Ran json = run_runner(line + QStringList{"--json"});
        QCOMPARE(json.document()["table"].toString(), path());
        Documents documents = {{"result", json.out}};
        const Ran events = run_runner(line + QStringList{"--events"});
        for (const QByteArray& event : events.lines())
            documents.append({"event", event});
        const QString errors = schema_errors(documents);
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
        const Ran text = run_runner(line);
        QVERIFY2(text.out.contains(path().toUtf8()) && text.out.contains("(not in the total)"),
                 text.out.constData());
        QVERIFY(!run_runner({"solve", small_, "--variant", "mckp.sequential", "--json"})
                     .document()
                     .contains("table"));
    }

    /// Some of the total time is in no stage, such as allocating the tables. Writing a table must not
    /// increase this part. On a busy machine it can be larger for other reasons, so one small value is
    /// enough. The rows are wide and fast to compute, so that writing is a large part of the work.
    void writing_does_not_count_as_computing_time() {
        const QString file = instance_file("uncorrelated", "knapsack", {"n=8", "R=400000"});
        const QStringList command{"solve", file, "--variant", "knapsack.sequential", "--json"};
        double without = 1e9; // the least time in no stage without a table, in ms
        QString seen;
        for (int tries = 0; tries < 50; ++tries) {
            without = std::min(without, Times::of(run_runner(command)).in_no_stage());
            const Times with = Times::of(run_runner(command + QStringList{"--table", path()}));
            QVERIFY(with.table > 0);
            QVERIFY(with.in_no_stage() >= -0.01);
            if (with.in_no_stage() < without + with.table / 2)
                return;
            seen += QString("in no stage %1 (without a table %2), table %3\n")
                        .arg(with.in_no_stage())
                        .arg(without)
                        .arg(with.table);
        }
        QFAIL(qPrintable(seen));
    }

    void an_unwritable_output_ends_with_8() {
        for (const QString& where : {path("no/folder"), folder_.path(), QStringLiteral("/dev/full")}) {
            const Ran ran =
                run_runner({"solve", small_, "--variant", "mckp.sequential", "--table", where, "--json"});
            QCOMPARE(ran.code, 8);
            QVERIFY(ran.out.isEmpty() && ran.err.contains(where.toUtf8()));
        }
        QVERIFY(QFileInfo("/dev/full").exists() && !QFileInfo("/dev/full").isFile());
        QCOMPARE(left(), QStringList());
    }

    /// A limit on file size simulates a disk that fills up while rows are written.
    void a_disk_that_fills_up_leaves_nothing() {
        QProcess process;
        process.setChildProcessModifier([] {
            const rlimit limit{300'000, 300'000};
            ::setrlimit(RLIMIT_FSIZE, &limit);
        });
        process.start(ks::runner_path(), {"solve", instance_file("thesis-set3", "multiple-choice"),
                                          "--variant", "mckp.sequential", "--table", path(), "--json"});
        QVERIFY(process.waitForFinished(120'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 8);
        QVERIFY(process.readAllStandardError().contains("File too large"));
        QCOMPARE(left(), QStringList());
    }

    void a_cancelled_run_leaves_nothing_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("signal");
        QTest::newRow("cpu") << "mckp.sequential" << SIGTERM;
        QTest::newRow("kernel") << "mckp.shared" << SIGTERM;
        QTest::newRow("killed") << "mckp.sequential" << SIGKILL;
    }
    void a_cancelled_run_leaves_nothing() {
        QFETCH(QString, variant);
        QFETCH(int, signal);
        RunnerProcess runner({"solve", long_instance(), "--variant", variant, "--on",
                              variant.endsWith("sequential") ? "cpu" : "emulator", "--table", path(),
                              "--events"});
        QVERIFY(!runner.until("progress").isEmpty());
        QVERIFY(!QFile::exists(path())); // it has no name until it is complete
        runner.signal(signal);
        QCOMPARE(runner.exit_code(), signal == SIGKILL ? -1 : 6);
        QCOMPARE(left(), QStringList());
    }

    void a_run_that_fails_leaves_the_old_table() {
        QCOMPARE(run_runner({"solve", small_, "--variant", "mckp.sequential", "--table", path()}).code, 0);
        const QByteArray before = content(path());
        QCOMPARE(run_runner({"solve", long_instance(), "--variant", "mckp.sequential", "--table", path(),
                             "--timeout", "0.05"})
                     .code,
                 4);
        QCOMPARE(content(path()), before);
        QCOMPARE(left(), QStringList{"t"});
    }

    void serve_writes_tables_too() {
        RunnerProcess runner({"serve"});
        const auto solve = [this](int id, const QByteArray& instance) {
            return "{\"id\": " + QByteArray::number(id) +
                   ", \"do\": \"solve\", \"variant\": \"mckp.sequential\", \"table\": \"" +
                   path(QString::number(id)).toUtf8() + "\", \"instance\": " + instance + "}";
        };
        runner.send(solve(1, instance_line("thesis-2.2", "multiple-choice")));
        const QJsonObject result = runner.until("result", 1)["result"].toObject();
        QCOMPARE(result["table"].toString(), path("1"));
        QVERIFY(ks::TableFile::open(path("1").toStdString()));

        runner.send(solve(2, instance_line("thesis-set4", "multiple-choice")));
        QVERIFY(!runner.until("progress", 2).isEmpty());
        runner.send(R"({"id": 3, "do": "cancel", "of": 2})");
        QCOMPARE(runner.until("error", 2)["code"].toInt(), 6);
        QCOMPARE(left(), QStringList{"1"});
    }
};

KS_TEST(TableTest)
#include "table_test.moc"
