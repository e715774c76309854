// SPDX-License-Identifier: Apache-2.0
// Files that try to exhaust the program: each is refused, and needs less memory than four times its size.
#include "solvers/core/sanitizers.h"
#include "tests/app/runner/measured_run.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <atomic>
#include <functional>
#include <thread>

namespace {

constexpr qint64 one_mib = 1 << 20;

QString filled_file(const QString& name, const std::function<void(QFile&)>& fill) {
    QFile file(scratch_file(name));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s cannot be filled_file", qPrintable(file.fileName()));
    fill(file);
    return file.fileName();
}

/// An object with `count` members, which begins with `header`.
QString file_of_members(const QByteArray& header, const QByteArray& value, int count) {
    return filled_file("members.json", [&](QFile& file) {
        file.write("{" + header);
        for (int i = 0; i < count; ++i)
            file.write("\"m" + QByteArray::number(i) + "\": " + value + ", ");
        file.write("\"last\": 0}\n");
    });
}

QString long_text(const QByteArray& before, char c, qint64 bytes, const QByteArray& after) {
    return filled_file("long.json", [&](QFile& file) {
        file.write(before);
        const QByteArray piece(one_mib, c);
        for (qint64 i = 0; i < bytes / one_mib; ++i)
            file.write(piece);
        file.write(after);
    });
}

const QByteArray header_of_ours = R"("format": "knapscope-instance", "version": 1, "kind": "knapsack", )";
const QByteArray one_item = R"("capacity": 5, "items": [{"value": 1, "weight": 1}]})";

} // namespace

class HostileFilesTest : public QObject {
    Q_OBJECT

private slots:
    void is_refused_in_little_memory_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("code");
        /// the memory allowed for the tree of a JSON table of another program
        QTest::addColumn<int>("tree_mib");
        QTest::newRow("members") << "members" << 4 << 0;
        QTest::newRow("members of an instance") << "members of an instance" << 4 << 0;
        QTest::newRow("objects as members") << "objects" << 3 << 256;
        QTest::newRow("objects as members of an instance") << "objects of an instance" << 3 << 0;
        QTest::newRow("a long name") << "name" << 4 << 0;
        QTest::newRow("a long name that does not end") << "no end" << 4 << 0;
        QTest::newRow("a long key") << "key" << 4 << 0;
        QTest::newRow("one long line") << "line" << 3 << 0;
    }
    void is_refused_in_little_memory() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("sanitizers take memory of their own");
#endif
        QFETCH(QString, what);
        QFETCH(int, code);
        QFETCH(int, tree_mib);
        // KS_HOSTILE=10 tries the reported sizes: ten million members, a name of 200 MB.
        const int times = qMax(1, qEnvironmentVariableIntValue("KS_HOSTILE"));
        const int many = 1'000'000 * times;
        const qint64 length = 20 * one_mib * times;
        const QString file =
            what == "members"                  ? file_of_members({}, "1", many)
            : what == "members of an instance" ? file_of_members(header_of_ours, "1", many)
            : what == "objects"                ? file_of_members({}, "{}", many)
            : what == "objects of an instance" ? file_of_members(header_of_ours, "{}", many)
            : what == "name"
                ? long_text("{" + header_of_ours + "\"name\": \"", 'n', length, "\", " + one_item)
            : what == "no end" ? long_text("{" + header_of_ours + "\"name\": \"", 'n', length, "")
            : what == "key"    ? long_text("{\"", 'k', length, "\": 1}")
                               : long_text("", 'a', length, "\n");
        const qint64 size = QFileInfo(file).size();
        const qint64 idle = measured_run(QStringList{"list"}).peak_bytes;
        QElapsedTimer clock;
        clock.start();
        const MeasuredRun run = measured_run({"convert", file, scratch_file("out.json")});
        const qint64 took = run.peak_bytes - idle;
        qInfo("%lld MiB: %lld ms, %lld MiB", size / one_mib, clock.elapsed(), took / one_mib);
        QVERIFY2(run.code == code || (times > 1 && run.code == 4), run.err);
        QVERIFY2(run.err.size() < 1000, run.err.left(1000));
        QVERIFY2(took < std::max(4 * size, tree_mib * one_mib), qPrintable(QString::number(took)));
        QFile::remove(file);
    }

    void a_workbook_that_grows_is_refused_data() {
        QTest::addColumn<QString>("what");
        for (const char* what : {"cells", "a long text", "shared texts", "every part",
                                 "one text in many cells", "repeated rows", "cells in one row"})
            QTest::newRow(what) << what;
    }
    /// A few kilobytes may be unpacked to 16 MiB, and are then read in less than four times that.
    void a_workbook_that_grows_is_refused() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("sanitizers take memory of their own");
#endif
        QFETCH(QString, what);
        const QString file = scratch_file("workbook");
        const QString mib = QString::number(20 * qMax(1, qEnvironmentVariableIntValue("KS_HOSTILE")));
        QCOMPARE(QProcess::execute(
                     "python3", {ks::source_path("tests/app/runner/hostile_workbooks.py"), what, file, mib}),
                 0);
        const qint64 idle = measured_run(QStringList{"list"}).peak_bytes;
        const MeasuredRun run = measured_run({"convert", file, scratch_file("out.json")});
        const qint64 took = run.peak_bytes - idle;
        qInfo("%lld KiB: %lld MiB", QFileInfo(file).size() / 1024, took / one_mib);
        QVERIFY2(run.code == 3, run.err);
        // A sheet counts as empty if its first 64 KiB have no value.
        QVERIFY2(run.err.contains("too large") || run.err.contains("are empty"), run.err);
        QVERIFY2(took < 4 * 16 * one_mib, qPrintable(QString::number(took)));
    }

    /// The file grows as long as it is read. It is refused, or read as it was at some moment.
    void a_file_that_grows_is_read_to_an_end() {
        const QString path = long_text("{" + header_of_ours, ' ', 10 * one_mib, "");
        std::atomic<bool> over = false;
        std::thread writer([&] {
            QFile file(path);
            const QByteArray piece(one_mib / 16, ' ');
            if (file.open(QIODevice::Append | QIODevice::Unbuffered))
                while (!over && file.size() < 300 * one_mib)
                    file.write(piece);
        });
        const MeasuredRun run = measured_run({"convert", path, scratch_file("out.json")});
        over = true;
        writer.join();
        QVERIFY2(run.code == 3 || run.code == 4, run.err);
        QFile::remove(path);
    }
};

KS_TEST(HostileFilesTest)
#include "hostile_files_test.moc"
