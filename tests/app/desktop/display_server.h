// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QStandardPaths>
#include <QString>
#include <QTemporaryDir>

#include <csignal>
#include <functional>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace ks::tests {

/// A display server without a screen for one suite, which ends with the suite. Qt asks for the display only
/// once, so the server starts before there is an application, and cannot be a QProcess.
class DisplayServer {
public:
    static DisplayServer& of_suite() {
        static DisplayServer server;
        return server;
    }
    ~DisplayServer() {
        // the last one first, because it needs the others
        for (; !processes_.empty(); processes_.pop_back()) {
            ::kill(processes_.back(), SIGTERM);
            ::waitpid(processes_.back(), nullptr, 0);
        }
    }

    /// Why the server is missing; empty if it runs.
    const QString& missing() const { return missing_; }

    /// Xvfb finds a free display and prints its number on a line when it is ready. Before that it may print
    /// that other displays are taken.
    static void start_x11() {
        DisplayServer& server = of_suite();
        QByteArray number;
        server.start("Xvfb", {"-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"},
                     [&number](const QByteArray& said) {
                         number = said.trimmed().split('\n').constLast();
                         bool is_number = false;
                         number.toUInt(&is_number);
                         return is_number && said.endsWith('\n');
                     });
        if (!server.missing_.isEmpty())
            return;
        qputenv("DISPLAY", ":" + number);
        qputenv("QT_QPA_PLATFORM", "xcb");
    }

    /// The same with the services of screen readers: a session bus with at-spi2-core.
    static void start_x11_with_speech() {
        start_x11();
        DisplayServer& server = of_suite();
        QByteArray address;
        server.start("dbus-daemon", {"--session", "--nofork", "--print-address"},
                     [&address](const QByteArray& said) {
                         address = said.trimmed();
                         return said.endsWith('\n');
                     });
        use_own_runtime_folder();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        qputenv("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1");
        server.start("at-spi-bus-launcher", {"--launch-immediately"}, [](const QByteArray&) { return true; });
    }

    /// weston continues to print after it has started to listen.
    static void start_wayland() {
        DisplayServer& server = of_suite();
        if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR")) // there was no login
            use_own_runtime_folder();
        const QString socket = qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/knapscope-test");
        server.start("weston",
                     {"--backend=headless-backend.so", "--socket=knapscope-test", "--width=1600",
                      "--height=1000", "--idle-time=0"},
                     [&socket](const QByteArray&) { return QFile::exists(socket); });
        if (!server.missing_.isEmpty())
            return;
        qputenv("WAYLAND_DISPLAY", "knapscope-test");
        qputenv("QT_QPA_PLATFORM", "wayland");
    }

private:
    static void use_own_runtime_folder() {
        static QTemporaryDir folder;
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(folder.path()));
    }

    /// Waits until its output, on either stream, shows that it is ready.
    void start(const char* program, std::vector<const char*> arguments,
               const std::function<bool(const QByteArray&)>& ready) {
        if (!missing_.isEmpty())
            return;
        const QString name = QString::fromLatin1(program);
        QString found = QStandardPaths::findExecutable(name);
        if (found.isEmpty())
            found = QStandardPaths::findExecutable(name, {QStringLiteral("/usr/libexec")});
        int ends[2];
        if (found.isEmpty() || ::pipe(ends) != 0) {
            missing_ = QStringLiteral("%1 is not installed").arg(name);
            return;
        }
        arguments.insert(arguments.begin(), program);
        arguments.push_back(nullptr);
        const QByteArray path = QFile::encodeName(found);
        const pid_t process = ::fork();
        if (process == 0) {
            ::prctl(PR_SET_PDEATHSIG, SIGTERM); // a suite that crashes leaves no server behind
            ::dup2(ends[1], STDOUT_FILENO);
            ::dup2(ends[1], STDERR_FILENO);
            ::close(ends[0]);
            ::execv(path.constData(), const_cast<char**>(arguments.data()));
            ::_exit(127);
        }
        ::close(ends[1]);
        if (process < 0) {
            ::close(ends[0]);
            missing_ = QStringLiteral("%1 does not start").arg(name);
            return;
        }
        processes_.push_back(process);
        QByteArray said;
        char byte = 0;
        while (!ready(said) && ::read(ends[0], &byte, 1) == 1)
            said += byte;
        if (!ready(said))
            missing_ = QStringLiteral("%1 does not start: %2").arg(name, QString::fromLocal8Bit(said));
        // The reading end stays open, because the server may print more.
    }

    std::vector<pid_t> processes_;
    QString missing_;
};

} // namespace ks::tests
