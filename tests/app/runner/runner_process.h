// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QStringList>

#include <functional>

/// The result of a finished command line.
struct Ran {
    int code = -1; ///< -1: it crashed or did not end
    QByteArray out, err;

    QList<QByteArray> lines() const;
    QList<QJsonObject> events() const;
    QJsonObject document() const;
};

/// Runs the real knapscope-run to its end, with an empty standard input.
Ran run_runner(const QStringList& arguments);

/// A running knapscope-run whose lines are read as they arrive.
class RunnerProcess {
public:
    explicit RunnerProcess(const QStringList& arguments);
    /// Its output goes to `head -n lines`, which ends after that number of lines.
    RunnerProcess(const QStringList& arguments, int lines);
    ~RunnerProcess();

    void send(const QByteArray& line); ///< appends the newline
    void close_input();
    void signal(int number);
    /// Its current memory in bytes.
    qint64 resident_bytes() const;
    qint64 peak_bytes() const; ///< the peak so far
    double cpu_ms() const;     ///< the CPU time of all its threads

    /// The next event; an empty object if the process has ended or nothing arrives for a long time.
    QJsonObject next();
    /// Reads events until `wanted` accepts one, and returns that one; all of them are stored in `seen`.
    QJsonObject until(const std::function<bool(const QJsonObject&)>& wanted);
    QJsonObject until(const QString& event, int id);
    QJsonObject until(const QString& event);
    /// Waits for the end of the process and returns its exit code; -1 if it crashed or does not end.
    int exit_code();

    QList<QJsonObject> seen;

private:
    /// A number of KiB from the system's status of the process, in bytes.
    qint64 status_bytes(const QByteArray& name) const;

    QProcess reader_; ///< declared before process_, which writes to it
    QProcess process_;
};

/// Path of an instance made by `generate` (in this process), in a folder that is removed at the end.
QString instance_file(const char* preset, const char* kind, const QStringList& settings = {});
/// The same instance as one line of JSON.
QByteArray instance_line(const char* preset, const char* kind, const QStringList& settings = {});
/// An instance that takes mckp.sequential about ten seconds with little memory.
QString long_instance();
/// The path of a file with this name in the same folder.
QString scratch_file(const QString& name);
