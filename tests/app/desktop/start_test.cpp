// SPDX-License-Identifier: GPL-3.0-or-later
// The CPU time and memory that the program needs to show its first lesson.
#include "tests/app/desktop/budgets.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <unistd.h>

using namespace ks;
using tests::Budget;

namespace {

QByteArray read_all(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A running process, as described by /proc.
class Observed {
public:
    explicit Observed(qint64 id) : folder_(QStringLiteral("/proc/%1").arg(id)) {}

    /// Whether all its threads sleep, and those of its child processes.
    bool sleeps() const {
        for (const QString& task : QDir(folder_ + "/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QString thread = folder_ + "/task/" + task;
            if (fields(thread).value(0) != "S")
                return false;
            for (const QByteArray& child : read_all(thread + "/children").split(' '))
                if (!child.isEmpty() && !Observed(child.toLongLong()).sleeps())
                    return false;
        }
        return true;
    }
    /// The milliseconds of CPU that the process has used, without its child processes.
    double cpu_ms() const {
        const QList<QByteArray> all = fields(folder_);
        return 1e3 * (all.value(11).toDouble() + all.value(12).toDouble()) /
               static_cast<double>(sysconf(_SC_CLK_TCK));
    }
    /// A value of `status` or `smaps_rollup` in MiB: "VmRSS" or "Pss".
    double mib(const char* file, const char* name) const {
        const QRegularExpression line(QStringLiteral("^%1:\\s+([0-9]+) kB").arg(QLatin1String(name)),
                                      QRegularExpression::MultilineOption);
        return line.match(QString::fromLatin1(read_all(folder_ + '/' + QLatin1String(file))))
                   .captured(1)
                   .toDouble() /
               1024;
    }

private:
    /// The fields of `stat` after the name, which may contain spaces; the state is the first.
    static QList<QByteArray> fields(const QString& folder) {
        const QByteArray stat = read_all(folder + "/stat");
        return stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    }

    QString folder_;
};

struct Needs {
    double cpu_ms = INFINITY, rss_mib = INFINITY, pss_mib = INFINITY;
};

} // namespace

class StartTest : public QObject {
    Q_OBJECT

    /// Starts the program as for a new user, and ends it when it is idle: in 10 consecutive checks every
    /// thread sleeps and has used no CPU since the previous check.
    static Needs start() {
        QTemporaryDir home;
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            environment.insert(QLatin1String(name), home.filePath(QLatin1String(name)));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(built_desktop(), QStringList());
        if (!program.waitForStarted(60'000))
            return {};
        const Observed process(program.processId());
        double worked = 0;
        int looks = 0;
        const auto at_rest = [&] {
            const double now = process.cpu_ms();
            looks = now > 0 && now == worked && process.sleeps() ? looks + 1 : 0;
            worked = now;
            return looks == 10;
        };
        const bool rests = QTest::qWaitFor(at_rest, 60'000) && program.state() == QProcess::Running;
        const Needs needs{.cpu_ms = process.cpu_ms(),
                          .rss_mib = process.mib("status", "VmRSS"),
                          .pss_mib = process.mib("smaps_rollup", "Pss")};
        program.kill();
        program.waitForFinished(60'000);
        return rests ? needs : Needs{};
    }

private slots:
    void initTestCase() {
        if (tests::sanitized)
            QSKIP("sanitizers multiply CPU time and memory");
    }

    void the_first_lesson_keeps_its_budget_of_cpu_time() {
        const Budget budget = Budget::named(QStringLiteral("start_cpu_ms"));
        const double needed = tests::least_cpu_ms(budget, [] { return start().cpu_ms; });
        qInfo("%s", qPrintable(budget.compared_with(needed)));
        QVERIFY2(needed <= budget.at_most, qPrintable(budget.compared_with(needed)));
    }

    /// The budget is for the resident memory (RSS). The proportional share (PSS) would be smaller while other
    /// Qt programs run.
    void the_first_lesson_keeps_its_budget_of_memory() {
        const Budget budget = Budget::named(QStringLiteral("start_rss_mib"));
        const Needs needs = start();
        qInfo("%s; PSS %.1f", qPrintable(budget.compared_with(needs.rss_mib)), needs.pss_mib);
        QVERIFY2(needs.rss_mib <= budget.at_most, qPrintable(budget.compared_with(needs.rss_mib)));
    }
};

KS_TEST(StartTest, .alone = true) // a second busy core slows the caches that both share
#include "start_test.moc"
