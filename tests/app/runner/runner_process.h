// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QStringList>

#include <functional>

/// What a finished command line gave.
struct Ran {
    int code = -1; ///< -1: it crashed or did not end
    QByteArray out, err;

    QList<QByteArray> lines() const;
    QList<QJsonObject> events() const;
    QJsonObject document() const;
};

/// Runs the real knapscope-run to its end, with nothing on its standard input.
Ran run_runner(const QStringList& arguments);

/// A running knapscope-run whose lines are read as they come.
class RunnerProcess {
public:
    explicit RunnerProcess(const QStringList& arguments);
    /// Its output goes to `head -n lines`, which goes away when it has read so many.
    RunnerProcess(const QStringList& arguments, int lines);
    ~RunnerProcess();

    void send(const QByteArray& line); ///< adds the newline
    void close_input();
    void signal(int number);

    /// The next event; an empty object when the process ended or nothing came for a long time.
    QJsonObject next();
    /// Events up to the first that `wanted` accepts, that one included; all are kept in `seen`.
    QJsonObject until(const std::function<bool(const QJsonObject&)>& wanted);
    QJsonObject until(const QString& event, int id);
    QJsonObject until(const QString& event);
    /// Waits for its end; its exit code, -1 if it crashed or does not end.
    int exit_code();

    QList<QJsonObject> seen;

private:
    QProcess reader_; ///< before process_, which writes to it
    QProcess process_;
};

/// A file made by `generate` (in this process), in a folder that goes with the program.
QString instance_file(const char* preset, const char* kind, const QStringList& settings = {});
/// The same instance as one line of JSON.
QByteArray instance_line(const char* preset, const char* kind, const QStringList& settings = {});
/// About ten seconds of work for mckp.sequential in little memory.
QString long_instance();
/// A name in the same folder.
QString scratch_file(const QString& name);
