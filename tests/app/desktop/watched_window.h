// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/desktop/sandbox.h"
#include "tests/app/desktop/x_display.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <map>

namespace ks::tests {

/// Watches the real program in a sandbox: whether it answers, what it prints, how it ends.
class WatchedWindow {
public:
    WatchedWindow(XDisplay& display, const Sandbox& sandbox, const QStringList& arguments);
    ~WatchedWindow();

    /// Waits until each program with a window has answered a ping. Returns an error if one of them does not
    /// answer for 5 s; returns an empty text if all have answered, or if the program has ended.
    QString wait_for_answers();
    /// Ends the programs as a system shutdown does. Returns an error if they do not end correctly.
    QString end();
    /// The first error so far: a signal, a message of Qt, or an exit code; empty if there is none.
    QString finding();

    bool runs() const { return process_.state() != QProcess::NotRunning; }
    /// The windows at the last call of `wait_for_answers`, the lowest first.
    const std::vector<TopWindow>& windows() const { return windows_; }
    const QByteArray& output() const { return output_; }

private:
    /// A program that has not answered yet.
    struct Waiting {
        qint64 cpu_ms = 0; ///< the CPU time of its first thread when the ping was sent
    };

    QString too_slow(pid_t process, const Waiting& waiting, qint64 waited_ms) const;
    void limit_programs();

    XDisplay& display_;
    const Sandbox& sandbox_;
    QProcess process_;
    std::vector<TopWindow> windows_;
    QByteArray output_;
    std::uint32_t ping_ = 0;
    qsizetype read_ = 0; ///< the number of output bytes that were searched for messages
};

} // namespace ks::tests
