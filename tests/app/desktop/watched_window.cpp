// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/watched_window.h"

#include "solvers/core/sanitizers.h"
#include "tests/support/paths.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>

#include <csignal>
#include <unistd.h>

#include <algorithm>

namespace ks::tests {

namespace {

#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
constexpr int slower = 5;
#else
constexpr int slower = 1;
#endif
constexpr qint64 patience_ms = 5'000 * slower;
/// Other programs may use the processor. The window is at fault if it computed for half of the time, or if it
/// did not answer for this long.
constexpr qint64 long_ms = 6 * patience_ms;
constexpr qint64 look_again_ms = 250;
constexpr std::size_t most_programs = 3;

/// The CPU time of the process's first thread, which answers the pings.
qint64 cpu_ms(pid_t process) {
    QFile file(QStringLiteral("/proc/%1/task/%1/stat").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray stat = file.readAll();
    const auto words = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    if (words.size() < 13)
        return 0;
    return (words[11].toLongLong() + words[12].toLongLong()) * 1000 / sysconf(_SC_CLK_TCK);
}

void let_events_come(int ms) {
    QEventLoop loop;
    QCoreApplication::processEvents(QEventLoop::AllEvents, ms);
    ::usleep(1000);
}

} // namespace

WatchedWindow::WatchedWindow(XDisplay& display, const Sandbox& sandbox, const QStringList& arguments)
    : display_(display), sandbox_(sandbox) {
    process_.setProcessEnvironment(sandbox.environment());
    process_.setWorkingDirectory(sandbox.path(QStringLiteral("files")));
    process_.setProcessChannelMode(QProcess::MergedChannels);
    process_.start(built_desktop(), arguments);
}

WatchedWindow::~WatchedWindow() {
    process_.kill();
    process_.waitForFinished();
}

QString WatchedWindow::too_slow(pid_t process, const Waiting& waiting, qint64 waited_ms) const {
    const qint64 computed = cpu_ms(process) - waiting.cpu_ms;
    if (waited_ms < patience_ms || (computed < waited_ms / 2 && waited_ms < long_ms))
        return {};
    return QStringLiteral("process %1 has not answered for %2 ms, in which it computed for %3 ms")
        .arg(process)
        .arg(waited_ms)
        .arg(computed);
}

QString WatchedWindow::wait_for_answers() {
    std::map<pid_t, Waiting> waiting;
    std::map<std::uint32_t, pid_t> asked;
    QElapsedTimer clock;
    clock.start();
    ++ping_;
    for (qint64 looked = -look_again_ms; runs();) {
        if (clock.elapsed() - looked >= look_again_ms) { // windows open and close in the meantime
            looked = clock.elapsed();
            windows_ = display_.windows();
            std::map<pid_t, Waiting> still;
            for (const TopWindow& window : windows_) {
                display_.ping(window, ping_);
                const bool is_new = asked.empty() || waiting.contains(window.process);
                if (is_new)
                    still.try_emplace(window.process, waiting.contains(window.process)
                                                          ? waiting[window.process]
                                                          : Waiting{.cpu_ms = cpu_ms(window.process)});
            }
            for (const TopWindow& window : windows_)
                asked[window.id] = window.process;
            waiting = still;
        }
        for (const std::uint32_t window : display_.answered(ping_))
            waiting.erase(asked[window]);
        if (waiting.empty() && !windows_.empty())
            break;
        for (const auto& [process, since] : waiting)
            if (const QString slow = too_slow(process, since, clock.elapsed()); !slow.isEmpty())
                return slow;
        if (windows_.empty() && clock.elapsed() > long_ms)
            return QStringLiteral("the program runs without a window");
        let_events_come(1);
    }
    limit_programs();
    return {};
}

/// Each window opened by the program is a separate program, and may open others.
void WatchedWindow::limit_programs() {
    std::map<pid_t, int> others;
    for (const TopWindow& window : windows_)
        if (window.process != process_.processId())
            ++others[window.process];
    while (others.size() >= most_programs) {
        ::kill(others.begin()->first, SIGTERM);
        others.erase(others.begin());
    }
}

QString WatchedWindow::end() {
    for (const pid_t process : sandbox_.processes())
        ::kill(process, SIGTERM);
    QElapsedTimer clock;
    clock.start();
    while (runs() || !sandbox_.processes().empty()) {
        let_events_come(5);
        if (clock.elapsed() < long_ms)
            continue;
        QString left;
        for (const pid_t process : sandbox_.processes())
            left += QStringLiteral(" %1 (%2)")
                        .arg(process)
                        .arg(QFile::symLinkTarget(QStringLiteral("/proc/%1/exe").arg(process)));
        return QStringLiteral("after SIGTERM these processes do not end:") + left;
    }
    return finding();
}

namespace {

/// Whether a line reports a fault.
bool is_fault(const QByteArray& line) {
    constexpr const char* faults[] = {"Qt warning: ", "Qt critical: ", "Qt fatal: ", "Sanitizer",
                                      "runtime error:"};
    return std::ranges::any_of(faults, [&](const char* fault) { return line.contains(fault); });
}

} // namespace

QString WatchedWindow::finding() {
    output_ += process_.readAll();
    for (qsizetype end = output_.indexOf('\n', read_); end >= 0; end = output_.indexOf('\n', read_)) {
        const QByteArray line = output_.mid(read_, end - read_);
        read_ = end + 1;
        if (!is_fault(line))
            continue;
        process_.waitForFinished(static_cast<int>(patience_ms)); // a warning ends the program
        return QString::fromUtf8(line) + u'\n' + sandbox_.signals_seen();
    }
    if (const QString signal = sandbox_.signals_seen(); !signal.isEmpty())
        return signal;
    if (!runs() && process_.exitStatus() != QProcess::NormalExit)
        return QStringLiteral("the program was ended by signal %1").arg(process_.exitCode());
    if (!runs() && process_.exitCode() != 0)
        return QStringLiteral("the program ended with exit code %1").arg(process_.exitCode());
    return {};
}

} // namespace ks::tests
