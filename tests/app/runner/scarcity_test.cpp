// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/sanitizers.h"
#include "tests/app/runner/failing_run.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <set>

namespace {

void put_text(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
}

Work work_of(const QString& name) {
    const QString example = instance_file("thesis-2.2", "multiple-choice");
    if (name == "solve on threads")
        return {{"solve", example, "--variant", "mckp.multicore", "--set", "threads=3", "--timeout", "60",
                 "--json"}};
    if (name == "solve with a table")
        return {{"solve", example, "--variant", "mckp.shared", "--on", "emulator", "--table",
                 scratch_file("scarce.table")}};
    if (name == "trace")
        return {{"trace", example, "--variant", "mckp.sync", "--device", "gtx-465", "-o",
                 scratch_file("scarce.kstrace")}};
    if (name == "bench") {
        const QString campaign = scratch_file("scarce-campaign.json");
        put_text(campaign, R"({"format": "knapscope-campaign", "version": 1, "repetitions": 2, "warmup": 0,
            "instances": [{"preset": "thesis-2.2"}],
            "runs": [{"variant": "mckp.sequential"}, {"variant": "mckp.global", "on": "emulator"}]})");
        const QString results = scratch_file("scarce-results.json");
        QFile::remove(results);
        return {{"bench", campaign, "-o", results}};
    }
    return {{"serve"},
            R"({"id": 1, "do": "list"})"
            "\n"
            R"({"id": 2, "do": "solve", "variant": "mckp.global", "on": "emulator", "instance": )" +
                instance_line("thesis-2.2", "multiple-choice") + "}\n"};
}

/// 1 .. count, or at most `most` of them: the first ones, and others spread evenly.
std::set<qint64> some_of(qint64 count, qint64 most) {
    std::set<qint64> some;
    for (qint64 i = 0; i < most; ++i)
        some.insert(1 + i * (count - 1) / std::max<qint64>(1, most - 1));
    for (qint64 i = 1; i <= std::min<qint64>(count, most / 4); ++i)
        some.insert(i);
    return some;
}

} // namespace

/// If any resource runs out at any point, the runner prints one sentence and returns the correct exit code;
/// it does not crash or hang.
class ScarcityTest : public QObject {
    Q_OBJECT

private slots:
    void every_failure_is_reported_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("what");
        for (const char* name : {"solve on threads", "solve with a table", "trace", "bench", "serve"})
            for (const char* what : {"memory", "write", "sync", "thread"})
                QTest::addRow("%s, %s", name, what) << name << what;
    }

    void every_failure_is_reported() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("the sanitizers' own malloc cannot be replaced");
#endif
        QFETCH(QString, name);
        QFETCH(QString, what);
        const qint64 count = calls_of(work_of(name), what);
        QVERIFY(count >= 0);
        const bool disk = what == "write" || what == "sync";
        int told = 0;
        for (const qint64 at : some_of(count, 40))
            for (const bool and_all_later : {false, true}) {
                if (at > count)
                    continue;
                const MeasuredRun run = run_failing(work_of(name), {what, at, and_all_later});
                const QString place = QStringLiteral("%1 %2 of %3%4: code %5, signal %6: %7")
                                          .arg(what)
                                          .arg(at)
                                          .arg(count)
                                          .arg(and_all_later ? " and all later" : "")
                                          .arg(run.code)
                                          .arg(run.signal)
                                          .arg(QString::fromUtf8(run.err + run.out.right(300)));
                QVERIFY2(run.code == 0 || run.code == (disk ? 8 : 4), qPrintable(place));
                QVERIFY2(!run.err.contains("bug") && !run.out.contains("as a bug"), qPrintable(place));
                // The last line must be ours; nlohmann's assertion may have printed a line about an object
                // that it could not create.
                const bool sentence = run.err.trimmed().split('\n').last().startsWith("knapscope-run: ") &&
                                      run.err.endsWith('\n');
                // Nothing can be printed if standard error fails, too.
                QVERIFY2(run.code == 0 || sentence || (disk && and_all_later), qPrintable(place));
                told += run.code != 0;
            }
        qInfo("%lld calls, %d runs failed", static_cast<long long>(count), told);
    }

    /// Which calls fail before main() depends on the libraries of the machine. If the first call fails,
    /// libstdc++ has no emergency pool, from which exceptions are allocated when memory runs out. All calls
    /// after the failing one fail, too: the CUDA runtime crashes if only a single call fails.
    void every_failure_before_main_is_one_sentence() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("the sanitizers' own malloc cannot be replaced");
#endif
        const qint64 count = calls_of(work_of("trace"), "memory", true);
        QVERIFY(count > 0);
        int told = 0;
        for (const qint64 at : some_of(count, 40)) {
            const MeasuredRun run = run_failing(
                work_of("trace"), {.what = "memory", .at = at, .and_all_later = true, .early = true});
            if (run.code == 0 || run.code == 127)
                continue; // no later memory was requested, or the system's loader printed the reason
            const QString place = QStringLiteral("memory %1 of %2 and all later: code %3, signal %4: %5")
                                      .arg(at)
                                      .arg(count)
                                      .arg(run.code)
                                      .arg(run.signal)
                                      .arg(QString::fromUtf8(run.err));
            QVERIFY2(run.code == 4 && run.err.startsWith("knapscope-run: ") && run.err.count('\n') == 1,
                     qPrintable(place));
            ++told;
        }
        QVERIFY(told > 0);
    }

    /// Down to the smallest space in which the program can be loaded. Before main() all kernels are
    /// registered with the CUDA runtime, which assumes that there is enough memory for it.
    void little_address_space_before_main() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("sanitizers reserve terabytes");
#endif
        int told = 0;
        for (qint64 bytes = 24 << 20;; bytes -= 64 << 10) {
            const MeasuredRun run = measured_run({"list"}, {.address_space = bytes});
            if (run.code == 127)
                break; // the system's loader has printed why
            const QString place = QStringLiteral("%1 KiB: code %2, signal %3: %4")
                                      .arg(bytes >> 10)
                                      .arg(run.code)
                                      .arg(run.signal)
                                      .arg(QString::fromUtf8(run.err));
            QVERIFY2(run.code == 0 || run.code == 4, qPrintable(place));
            QVERIFY2(run.code == 0 || run.err.startsWith("knapscope-run: "), qPrintable(place));
            told += run.code != 0;
        }
        QVERIFY(told > 0);
    }

    void little_address_space_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"solve on threads", "solve with a table", "trace", "bench", "serve"})
            QTest::newRow(name) << name;
    }

    /// ulimit -v, from the smallest space in which the program can be loaded.
    void little_address_space() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
        QSKIP("sanitizers reserve terabytes");
#endif
        QFETCH(QString, name);
        const Work work = work_of(name);
        int told = 0;
        bool loads = false;
        // With less than the 10 MiB of its code the system kills it before it runs.
        for (qint64 mib = 16; mib <= 400; mib += mib < 100 ? 6 : 50) {
            const MeasuredRun run =
                measured_run(work.words, {.address_space = mib << 20, .input = work.input});
            loads = loads || run.code != 127;
            if (!loads)
                continue; // the system's loader has printed why
            const QString place = QStringLiteral("%1 MiB: code %2, signal %3: %4")
                                      .arg(mib)
                                      .arg(run.code)
                                      .arg(run.signal)
                                      .arg(QString::fromUtf8(run.err));
            QVERIFY2(run.code == 0 || run.code == 4, qPrintable(place));
            QVERIFY2(run.code == 0 || run.err.startsWith("knapscope-run: "), qPrintable(place));
            QVERIFY2(!run.err.contains("bug"), qPrintable(place));
            told += run.code != 0;
        }
        QVERIFY(loads);
        qInfo("%d runs failed", told);
    }
};

KS_TEST(ScarcityTest)
#include "scarcity_test.moc"
