// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/measured_run.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/paths.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <thread>
#include <vector>

namespace {

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<char*> pointers(std::vector<QByteArray>& texts) {
    std::vector<char*> all;
    for (QByteArray& text : texts)
        all.push_back(text.data());
    all.push_back(nullptr);
    return all;
}

/// The child's peak of resident memory so far; 0 before it executes the program, and after it has ended. (The
/// system's number for an ended child, ru_maxrss, includes the memory of this process at the fork.)
qint64 peak_of(pid_t child, const QByteArray& program) {
    const QString folder = QStringLiteral("/proc/%1/").arg(child);
    if (QFile::symLinkTarget(folder + "exe") !=
        QFileInfo(QString::fromLocal8Bit(program)).canonicalFilePath())
        return 0;
    for (const QByteArray& line : content(folder + "status").split('\n'))
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toLongLong() * 1024;
    return 0;
}

/// Runs in the child, where memory must not be allocated.
[[noreturn]] void become(const char* program, char** words, char** environment, const char* in,
                         const char* out, const char* err, rlim_t address_space) {
    dup2(open(in, O_RDONLY), 0);
    dup2(open(out, O_WRONLY | O_CREAT | O_TRUNC, 0600), 1);
    dup2(open(err, O_WRONLY | O_CREAT | O_TRUNC, 0600), 2);
    if (address_space > 0) {
        const rlimit bound{address_space, address_space};
        setrlimit(RLIMIT_AS, &bound);
    }
    execve(program, words, environment);
    _exit(127);
}

} // namespace

QList<QJsonObject> MeasuredRun::events() const {
    QList<QJsonObject> events;
    for (const QByteArray& line : out.split('\n'))
        if (!line.isEmpty())
            events.append(QJsonDocument::fromJson(line).object());
    return events;
}

MeasuredRun measured_run(const QStringList& arguments, const RunLimits& limits) {
    const QByteArray program = ks::runner_path().toLocal8Bit();
    const QString in = scratch_file("measured-in"), out = scratch_file("measured-out"),
                  err = scratch_file("measured-err");
    {
        QFile input(in);
        if (input.open(QIODevice::WriteOnly))
            input.write(limits.input);
    }
    std::vector<QByteArray> words = {program}, environment;
    for (const QString& argument : arguments)
        words.push_back(argument.toLocal8Bit());
    for (char** each = environ; *each != nullptr; ++each)
        environment.emplace_back(*each);
    environment.insert(environment.begin(), limits.environment.begin(), limits.environment.end());
    const QByteArray names[] = {in.toLocal8Bit(), out.toLocal8Bit(), err.toLocal8Bit()};
    auto word_pointers = pointers(words), environment_pointers = pointers(environment);

    const pid_t child = fork();
    if (child == 0)
        become(program.constData(), word_pointers.data(), environment_pointers.data(), names[0].constData(),
               names[1].constData(), names[2].constData(), static_cast<rlim_t>(limits.address_space));
    int status = 0;
    MeasuredRun run;
    const auto end = std::chrono::steady_clock::now() + limits.patience;
    while (waitpid(child, &status, WNOHANG) == 0) {
        run.peak_bytes = std::max(run.peak_bytes, peak_of(child, program));
        if (std::chrono::steady_clock::now() > end)
            kill(child, SIGKILL);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    run.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    run.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    run.out = content(out);
    run.err = content(err);
    return run;
}
