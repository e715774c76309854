// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sanitizers.h"
#include "tests/support/paths.h"

#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <csignal>
#include <dlfcn.h>
#include <functional>
#include <memory>
#include <sys/wait.h>
#include <unistd.h>

// Tests writers that are killed, or whose computer loses power, while they write, in child processes.
// tests/app/runner/preload/power_cut.cpp interrupts them, so a suite that uses this needs `.before =
// preload_power_cut`.
namespace ks::tests {

/// The state of a document afterwards.
enum class Found { nothing, older, newer, broken };

inline const char* word(bool newer) {
    return newer ? "newer" : "older";
}

/// Which of the two documents contains this word.
inline Found found(const QString& text) {
    return text == QLatin1String(word(false))  ? Found::older
           : text == QLatin1String(word(true)) ? Found::newer
                                               : Found::broken;
}

/// A type of document: how it is written into a folder, and how it is opened.
struct Writer {
    const char* name;
    void (*write)(const QString& folder, bool newer);
    Found (*read)(const QString& folder);
    bool replaces = true; ///< it overwrites an existing document
};

/// Why the suite is skipped; null if it is not.
inline const char* no_power_cut() {
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
    return "the sanitizers have to come before what is preloaded";
#else
    return nullptr;
#endif
}

/// Starts the suite `power_cut` again with the interrupting library preloaded.
inline void preload_power_cut() {
    if (no_power_cut() != nullptr || qEnvironmentVariableIsSet("KS_CUT_READY"))
        return;
    qputenv("KS_CUT_READY", "1");
    qputenv("LD_PRELOAD", build_path(QStringLiteral("tests/libpower_cut.so")).toLocal8Bit());
    QFile line(QStringLiteral("/proc/self/cmdline"));
    if (!line.open(QIODevice::ReadOnly))
        qFatal("the command line cannot be read");
    QList<QByteArray> words = line.readAll().split('\0');
    words.removeLast();
    if (words.size() == 1 || words[1] != "power_cut")
        words.insert(1, "power_cut"); // main() removes the suite's name from a copy
    std::vector<char*> pointers;
    for (QByteArray& each : words)
        pointers.push_back(each.data());
    pointers.push_back(nullptr);
    ::execv("/proc/self/exe", pointers.data());
    qFatal("the suite cannot start again");
}

/// Runs `work` in a child process; returns the signal that ended it, or 0.
inline int in_child(const std::function<void()>& work) {
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

/// A point at which to interrupt a writer.
struct Cut {
    bool over = false;   ///< an older document exists
    long at = 0;         ///< the number of the call; 0: none
    bool forget = false; ///< unsynced data are lost
};

/// Writes the newer document up to the interruption. Returns the signal; `calls` receives the number of calls
/// that could be interrupted.
inline int write_and_cut(const Writer& writer, const QString& folder, const Cut& cut, long* calls) {
    using Begin = void (*)(const char*, const char*, long, bool);
    using Calls = long (*)();
    static const auto begin = reinterpret_cast<Begin>(dlsym(RTLD_DEFAULT, "ks_cut_begin"));
    static const auto calls_so_far = reinterpret_cast<Calls>(dlsym(RTLD_DEFAULT, "ks_cut_calls"));
    const QTemporaryDir store;
    int ends[2] = {};
    if (::pipe(ends) != 0)
        qFatal("no pipe");
    const int signal = in_child([&] {
        if (cut.over)
            writer.write(folder, false);
        begin(folder.toLocal8Bit().constData(), store.path().toLocal8Bit().constData(), cut.at, cut.forget);
        writer.write(folder, true);
        const long count = calls_so_far();
        (void)!::write(ends[1], &count, sizeof count);
    });
    ::close(ends[1]);
    if (calls)
        *calls = ::read(ends[0], calls, sizeof *calls) == sizeof *calls ? *calls : -1;
    ::close(ends[0]);
    return signal;
}

/// Interrupts once; returns the error afterwards; empty if there is none.
inline QString wrong_after(const Writer& writer, const Cut& cut) {
    const QTemporaryDir folder;
    if (write_and_cut(writer, folder.path(), cut, nullptr) != SIGKILL)
        return QStringLiteral("the writer is not killed");
    const Found left = writer.read(folder.path());
    if (left != Found::newer && left != (cut.over ? Found::older : Found::nothing))
        return QStringLiteral("found %1").arg(int(left));
    // The user continues and writes the newer document.
    if (in_child([&] { writer.write(folder.path(), true); }) != 0)
        return QStringLiteral("it crashes at the next writing");
    if (writer.replaces && writer.read(folder.path()) != Found::newer)
        return QStringLiteral("the next writing writes something else");
    return {};
}

/// Interrupts a writer at each of its calls, with and without loss of unsynced data. Returns the error; empty
/// if each document is then either the old or the new one.
inline QString wrong_after_any_cut(const Writer& writer, bool over) {
    long calls = 0;
    const QTemporaryDir folder;
    if (write_and_cut(writer, folder.path(), {.over = over}, &calls) != 0 ||
        writer.read(folder.path()) != Found::newer)
        return QStringLiteral("it does not write the newer document");
    if (calls < 2)
        return QStringLiteral("it has %1 calls to cut at").arg(calls);
    for (long at = 1; at <= calls; ++at)
        for (const bool forget : {false, true})
            if (const QString wrong = wrong_after(writer, {.over = over, .at = at, .forget = forget});
                !wrong.isEmpty())
                return QStringLiteral("cut at %1 of %2%3: %4")
                    .arg(at)
                    .arg(calls)
                    .arg(forget ? ", what is not synced is lost" : "", wrong);
    qInfo("%ld calls, %ld cuts", calls, 2 * calls);
    return {};
}

} // namespace ks::tests
