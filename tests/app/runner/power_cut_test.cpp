// SPDX-License-Identifier: Apache-2.0
#include "app/runner/user_ceilings.h"
#include "solvers/run/trace_file.h"
#include "tests/app/runner/measured_run.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/power_cut.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>

namespace tests = ks::tests;

namespace {

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

/// The bytes of a file; null if it does not exist.
QByteArray bytes_left_in(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() + QByteArray("") : QByteArray();
}

QString items_of(bool newer) {
    return instance_file("uncorrelated", "knapsack", {newer ? "n=5" : "n=4"});
}

/// The document that a writer has left; null if there is none.
QByteArray document_left(const QString& writer, const QString& output) {
    if (writer != "convert to several files")
        return bytes_left_in(output);
    const MeasuredRun run = measured_run({"convert", output + "_c.txt", "-"});
    return run.code == 0 ? run.out : QByteArray();
}

/// The command line that writes `output`: an older or a newer document.
QStringList writing(const QString& writer, const QString& output, bool newer) {
    const QString instance = newer ? instance_file("uncorrelated", "multiple-choice", {"n=12", "m=3"})
                                   : instance_file("thesis-2.2", "multiple-choice");
    if (writer == "solve --table")
        return {"solve", instance, "--variant", "mckp.shared", "--on", "emulator", "--table", output};
    if (writer == "solve --watch")
        return {"solve", instance, "--variant", "mckp.sequential", "--watch", output};
    if (writer == "trace")
        return {"trace", instance, "--variant", "mckp.shared", "-o", output};
    if (writer == "generate")
        return {"generate", "knapsack",        "--preset", "uncorrelated",
                "--seed",   newer ? "2" : "1", "-o",       output};
    if (writer == "convert")
        return {"convert", instance, output, "--to", "csv"};
    if (writer == "convert to several files")
        return {"convert", items_of(newer), output + "_c.txt", "--to", "four-files"};
    const QString campaign = scratch_file("campaign.json");
    put(campaign, R"({"format": "knapscope-campaign", "version": 1, "repetitions": 1, "warmup": 0,
        "instances": [{"preset": "thesis-2.2"}],
        "runs": [{"variant": "mckp.sequential"}, {"variant": "mckp.global", "on": "emulator"}]})");
    return {"bench", campaign, "-o", output};
}

/// A document that contains times is complete if it can be read; no two runs write the same bytes.
bool is_whole(const QString& writer, const QByteArray& bytes) {
    if (writer == "trace")
        return bool(
            ks::parse_trace_file({bytes.constData(), static_cast<std::size_t>(bytes.size())}, "trace"));
    return QJsonDocument::fromJson(bytes).object().contains("format");
}

/// What cuts a run at one of its calls in the folder; `calls` is the file that gets their number.
RunLimits cut_in(const QString& folder, const QTemporaryDir& store, qint64 at, bool forget,
                 const QString& calls) {
    RunLimits limits;
    limits.environment = {"LD_PRELOAD=" + ks::build_path("tests/libpower_cut.so").toLocal8Bit(),
                          "KS_CUT_FOLDER=" + folder.toLocal8Bit(),
                          "KS_CUT_STORE=" + store.path().toLocal8Bit(), "KS_CUT_AT=" + QByteArray::number(at),
                          "KS_CUT_COUNT=" + calls.toLocal8Bit()};
    if (forget)
        limits.environment << "KS_CUT_FORGET=1";
    return limits;
}

/// A writer at work in a folder, which it is killed in.
struct Cuts {
    QString writer;
    QTemporaryDir folder, store, elsewhere;
    QString output = folder.filePath("document"), calls = elsewhere.filePath("calls");
    QByteArray older, newer;

    explicit Cuts(QString name) : writer(std::move(name)) {
        older = written(false);
        newer = written(true);
    }

    QByteArray written(bool is_newer) const {
        const QString path = elsewhere.filePath(is_newer ? "newer/document" : "older/document");
        QDir().mkpath(QFileInfo(path).path());
        return measured_run(writing(writer, path, is_newer)).code == 0 ? document_left(writer, path)
                                                                       : QByteArray();
    }

    /// Puts the older document, or none, at the place and writes the newer one over it.
    MeasuredRun run(qint64 at, bool forget, bool was_there) const {
        for (const QString& name : entries())
            if (!QFile::remove(folder.filePath(name))) // it is a folder
                QDir(folder.filePath(name)).removeRecursively();
        if (was_there)
            for (const QFileInfo& file : QDir(elsewhere.filePath("older")).entryInfoList(QDir::Files))
                QFile::copy(file.filePath(), folder.filePath(file.fileName()));
        return measured_run(writing(writer, output, true), cut_in(folder.path(), store, at, forget, calls));
    }

    QStringList entries() const {
        return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    bool is_newer(const QByteArray& bytes) const {
        const bool holds_times = writer == "bench" || writer == "solve --watch" || writer == "trace";
        return holds_times ? bytes != older && is_whole(writer, bytes) : bytes == newer;
    }
};

/// The file of `devices --measure`, written by this process: a test machine has no GPU to measure.
void write_ceilings(const QString& folder, bool newer) {
    qputenv("XDG_DATA_HOME", folder.toLocal8Bit());
    (void)ks::runner::keep_ceilings(
        {.device = "A GPU",
         .uuid = "GPU-1",
         .cc = "9.0",
         .sms = 132,
         .driver = "1.2.3",
         .host = tests::word(newer),
         .date = "2026-11-25T10:00:00Z",
         .command = "a test",
         .ceilings = {ks::roofline::ceiling_of(ks::roofline::CeilingId::copy, {1e12, 2e12, 3e12}, "1 GiB")}});
}

tests::Found read_ceilings_again(const QString& folder) {
    qputenv("XDG_DATA_HOME", folder.toLocal8Bit());
    const ks::runner::UserCeilings kept = ks::runner::user_ceilings();
    if (!kept.unreadable.empty())
        return tests::Found::broken;
    return kept.ceilings.empty() ? tests::Found::nothing
                                 : tests::found(QString::fromStdString(kept.ceilings.front().host));
}

} // namespace

/// If the runner is killed, or the computer loses power, each document is either the old or the new one.
class PowerCutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (const char* const why = tests::no_power_cut())
            QSKIP(why);
    }

    void documents_survive_data() {
        QTest::addColumn<QString>("writer");
        QTest::addColumn<bool>("was_there");
        for (const char* writer : {"solve --table", "solve --watch", "trace", "generate", "convert",
                                   "convert to several files", "bench"})
            for (const bool was_there : {false, true})
                if (!was_there || qstrcmp(writer, "bench") != 0) // which continues a document of its campaign
                    QTest::addRow("%s, %s", writer, was_there ? "over a document" : "new")
                        << writer << was_there;
    }
    void documents_survive() {
        QFETCH(QString, writer);
        QFETCH(bool, was_there);
        const Cuts cuts(writer);
        QVERIFY(!cuts.older.isEmpty() && cuts.is_newer(cuts.newer));
        QCOMPARE(cuts.run(0, false, was_there).code, 0);
        const qint64 calls = bytes_left_in(cuts.calls).toLongLong();
        QVERIFY2(calls >= 3,
                 qPrintable(QString::number(calls))); // syncing and renaming the file, syncing the folder
        for (qint64 at = 1; at <= calls + 1; ++at)
            for (const bool forget : {false, true}) {
                const bool at_end = at > calls;
                const MeasuredRun run = cuts.run(at_end ? -1 : at, forget, was_there);
                const QByteArray left = document_left(writer, cuts.output);
                const QString place = QStringLiteral("cut at %1 of %2%3: code %4, signal %5, %6 bytes: %7")
                                          .arg(at)
                                          .arg(calls)
                                          .arg(forget ? ", what is not synced is lost" : "")
                                          .arg(run.code)
                                          .arg(run.signal)
                                          .arg(left.size())
                                          .arg(QString::fromUtf8(run.err));
                QVERIFY2(run.signal == SIGKILL, qPrintable(place));
                const bool is_older = was_there ? left == cuts.older : left.isEmpty();
                QVERIFY2(cuts.is_newer(left) || (is_older && !at_end), qPrintable(place));
                // The next run writes it, and removes the files that the killed run left.
                QVERIFY2(measured_run(writing(writer, cuts.output, true)).code == 0, qPrintable(place));
                QVERIFY2(cuts.is_newer(document_left(writer, cuts.output)), qPrintable(place));
                QVERIFY2(cuts.entries() == QDir(cuts.elsewhere.filePath("newer")).entryList(QDir::Files),
                         qPrintable(place + cuts.entries().join(' ')));
            }
        qInfo("%lld calls, %lld cuts", static_cast<long long>(calls), 2 * static_cast<long long>(calls + 1));
    }

    /// None of them replaces a file, so each is there as a whole or not at all.
    void each_of_several_instances_is_whole() {
        const QTemporaryDir whole, store, elsewhere;
        const QString lines = elsewhere.filePath("lines.txt"), calls = elsewhere.filePath("calls");
        put(lines, "7 1 5 1 2\n8 1 6 1 2\n");
        const auto convert = [&](const QString& folder, qint64 at, bool forget) {
            return measured_run({"convert", lines, folder, "--index", "all"},
                                cut_in(folder, store, at, forget, calls));
        };
        QCOMPARE(convert(whole.path(), 0, false).code, 0);
        const QStringList names = QDir(whole.path()).entryList(QDir::Files);
        QCOMPARE(names.size(), 2);
        const qint64 count = bytes_left_in(calls).toLongLong();
        for (qint64 at = 1; at <= count; ++at)
            for (const bool forget : {false, true}) {
                const QTemporaryDir folder;
                QCOMPARE(convert(folder.path(), at, forget).signal, SIGKILL);
                for (const QString& name : names)
                    if (const QByteArray left = bytes_left_in(folder.filePath(name)); !left.isNull())
                        QCOMPARE(left, bytes_left_in(QDir(whole.path()).filePath(name)));
            }
    }

    void ceilings_survive_data() {
        QTest::addColumn<bool>("over");
        QTest::newRow("new") << false;
        QTest::newRow("over others") << true;
    }
    void ceilings_survive() {
        QFETCH(bool, over);
        const QString wrong = tests::wrong_after_any_cut(
            {.name = "ceilings", .write = write_ceilings, .read = read_ceilings_again}, over);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    /// The test detects a writer that does not sync.
    void the_cut_loses_what_is_not_synced() {
        const QTemporaryDir folder, store;
        const QString file = folder.filePath("a");
        put(file, "older");
        QProcess shell;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LD_PRELOAD", ks::build_path("tests/libpower_cut.so"));
        environment.insert("KS_CUT_FOLDER", folder.path());
        environment.insert("KS_CUT_STORE", store.path());
        environment.insert("KS_CUT_AT", "2");
        environment.insert("KS_CUT_FORGET", "1");
        shell.setProcessEnvironment(environment);
        shell.start("python3", {"-c",
                                "import os, sys\n"
                                "path = sys.argv[1]\n"
                                "file = os.open(path + '.part', os.O_WRONLY | os.O_CREAT)\n"
                                "os.write(file, b'newer')\n"
                                "os.rename(path + '.part', path)\n"
                                "folder = os.open(os.path.dirname(path), os.O_RDONLY)\n"
                                "os.environ.get('SYNC') and os.fsync(folder)\n"
                                "os.rename(path, path)\n",
                                file});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(bytes_left_in(file), QByteArray("older")); // the new name is lost
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("a"));

        environment.insert("SYNC", "1");
        environment.insert("KS_CUT_AT", "3");
        shell.setProcessEnvironment(environment);
        shell.start(shell.program(), shell.arguments());
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(bytes_left_in(file), QByteArray("")); // the name exists, but not the bytes
    }
};

KS_TEST(PowerCutTest, .before = ks::tests::preload_power_cut)
#include "power_cut_test.moc"
